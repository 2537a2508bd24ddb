// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

/** Visitor registration. */
export const registerPages: PackPage[] = [
  {
    path: '/visitor/register',
    updated: day('2025-05-20'),
    title_cn: '观众登记',
    title_en: 'Visitor registration',
    summary_cn: '展前登记免费。填完当场收到确认，到馆凭登记时用的证件领证。',
    summary_en:
      'Registration before the fair is free. It is confirmed at once; your badge waits against the document you name.',
    kws_cn: '观众登记,预登记,观众证,免费入场',
    kws_en: 'visitor registration,pre-registration,badge,free entry',
    sections: [
      {
        type: 'text',
        html_cn: '<p>本展只对专业观众开放。请按实际情况选择采购角色和想看的类别，这只用来安排接待，不会影响入场。</p>',
        html_en:
          '<p>The fair is for the trade. Please state your part in purchasing and what you come for as they are: it helps us prepare and has no bearing on entry.</p>'
      },
      {
        type: 'form',
        form: 'visitor',
        title_cn: '登记表',
        title_en: 'Registration form',
        anchor: 'form'
      },
      {
        type: 'questions',
        title_cn: '常见问题',
        title_en: 'Questions',
        list: [
          {
            question_cn: '可以给同事一起登记吗？',
            question_en: 'May I register a colleague?',
            answer_cn: '请每人各填一份，证件对应到人。',
            answer_en: 'One form a person, please: badges are personal.'
          },
          {
            question_cn: '带孩子可以进吗？',
            question_en: 'May I bring a child?',
            answer_cn: '未满十六岁不能入场；哺乳期的婴儿例外，馆内有母婴室。',
            answer_en: 'No one under sixteen, except babies who are nursed. There is a nursing room.'
          },
          {
            question_cn: '没登记能进吗？',
            question_en: 'May I come without registration?',
            answer_cn: '可以在三号入口厅现场登记，费用50元，需排队。',
            answer_en: 'Yes, at Entrance Hall 3 for RMB 50, with a queue.'
          },
          {
            question_cn: '我的信息会给展商吗？',
            question_en: 'Do exhibitors get my details?',
            answer_cn: '不会自动提供。只有你主动让展商扫描观众证时，对方才会看到姓名、公司和邮箱。',
            answer_en:
              'Not by themselves. Only when you let an exhibitor scan your badge do they see name, firm and email.'
          }
        ]
      }
    ]
  }
]
