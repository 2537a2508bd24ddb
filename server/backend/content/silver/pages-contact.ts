// Sample data: every firm, person and figure here is invented.
import { editions } from '../../../../shared/editions.ts'
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'
import { venueSection } from '../venue/place.ts'

export const contactPage: PackPage = {
  path: '/contact/us',
  updated: day('2025-05-20'),
  title_cn: '联系方式',
  title_en: 'How to reach us',
  summary_cn: '打电话、发邮件、写信都可以。工作日9:00至17:00有人接听，展期8:00至18:00。',
  summary_en:
    'By telephone, e-mail or letter. Someone answers from 09:00 to 17:00 on working days, 08:00 to 18:00 during the show.',
  sections: [
    {
      type: 'contacts',
      title_cn: '两家主办单位',
      title_en: 'The two organisers',
      summary_cn: '两边都能接待；不确定找谁，打第一个电话，我们替你转。',
      summary_en: 'Either will look after you. If you are not sure, ring the first number and we put you through.',
      list: editions.silver.organisers
    },
    {
      type: 'table',
      title_cn: '这件事找谁',
      title_en: 'Whom to ask',
      caption_cn: '按事情列出的联系窗口',
      caption_en: 'Which desk for which matter',
      listCn: ['事情', '窗口', '多久答复'],
      listEn: ['Matter', 'Desk', 'Answer within'],
      dataCn: [
        ['订展位、产品文件、布展', '参展商登记', '三个工作日'],
        ['登记、轮椅、陪同、手语', '观众登记', '当天'],
        ['贵宾买家与配对会面', '观众登记', '三个工作日'],
        ['媒体采访、合作、论坛讲者', '商务合作', '两个工作日'],
        ['个人信息查询、更正、删除', '观众登记', '十五个工作日']
      ],
      dataEn: [
        ['Stands, product documents, set-up', 'Exhibitor registration', 'three working days'],
        ['Registration, wheelchairs, companions, sign language', 'Visitor registration', 'the same day'],
        ['VIP buyers and meetings', 'Visitor registration', 'three working days'],
        ['Press, partnership, speakers', 'Business cooperation', 'two working days'],
        ['Seeing, correcting or deleting your data', 'Visitor registration', 'fifteen working days']
      ]
    },
    {
      type: 'questions',
      title_cn: '打电话之前',
      title_en: 'Before you ring',
      list: [
        {
          question_cn: '能说方言吗？',
          question_en: 'Which languages do you speak?',
          answer_cn: '普通话、上海话和英语都有人接。听不清可以请我们慢一点，或改发邮件。',
          answer_en: 'Mandarin, Shanghainese and English. Ask us to slow down, or write instead.'
        },
        {
          question_cn: '可以上门拜访吗？',
          question_en: 'May I call in person?',
          answer_cn: '可以，请先约时间。两处办公室都有直梯和坡道。',
          answer_en: 'Yes, by appointment. Both offices have a lift and a ramp.'
        },
        {
          question_cn: '陌生人自称展会人员来电，怎么核实？',
          question_en: 'Someone rings in the name of the exhibition. How can I be sure?',
          answer_cn: '我们不在电话里要验证码、银行卡号，也不会要求转账。请挂断，再打本页的号码问一声。',
          answer_en:
            'We never ask for codes, card numbers or transfers by telephone. Hang up and ring a number on this page.'
        }
      ]
    },
    venueSection
  ]
}
