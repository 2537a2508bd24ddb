// Sample data: every firm, person and figure here is invented.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

const updated = day('2025-05-20')

export const visitorWhyPages: PackPage[] = [
  {
    path: '/visitor/why',
    updated,
    title_cn: '为什么来看',
    title_en: 'Why visit',
    summary_cn: '同一类东西摆在一起，坐一坐就知道差别；这件事网上做不到。',
    summary_en: 'Things of one kind stand side by side, and sitting down tells you the difference. No website can.',
    sections: [
      {
        type: 'cards',
        title_cn: '你可能是……',
        title_en: 'You may be …',
        list: [
          {
            title_cn: '替自己挑',
            title_en: 'choosing for yourself',
            text_cn: '一个馆里有三十多种助行器和轮椅，都能上试走道。',
            text_en: 'Over thirty walking frames and wheelchairs in one hall, all for the track.',
            href: '/exhibition/range'
          },
          {
            title_cn: '替父母看',
            title_en: 'looking for your parents',
            text_cn: '先听一场怎样开口，再看卫生间和床。',
            text_en: 'Hear first how to raise the subject, then look at bathrooms and beds.',
            href: '/event/maternal'
          },
          {
            title_cn: '办机构、开门店',
            title_en: 'running a home or a shop',
            text_cn: '带清单来，会面替你排好。',
            text_en: 'Bring a list; we arrange the meetings.',
            href: '/visitor/vip'
          },
          {
            title_cn: '治疗师、护士、护理员',
            title_en: 'a therapist, nurse or carer',
            text_cn: '翻身移位可以动手练，新器械可以拆开看。',
            text_en: 'Practise turning and moving, and see equipment opened up.',
            href: '/event/activities'
          },
          {
            title_cn: '设计师、施工方',
            title_en: 'a designer or builder',
            text_cn: '按原尺寸搭的房子，每一处都标着工时和价钱。',
            text_en: 'A flat in full size with hours and price on every change.',
            href: '/news/421'
          },
          {
            title_cn: '只想看看',
            title_en: 'just curious',
            text_cn: '馆里有茶、有座位，有人读信。',
            text_en: 'There are tea and seats, and letters read aloud.',
            href: '/event/maternal/626'
          }
        ]
      },
      {
        type: 'figures',
        title_cn: '上届观众',
        title_en: 'Visitors last year',
        summary_cn: '2024年数字，示例数据。',
        summary_en: 'Figures of 2024, samples.',
        list: [
          { value_cn: '4.2小时', value_en: '4.2 hours', label_cn: '平均停留', label_en: 'average stay' },
          { value_cn: '87%', value_en: '87%', label_cn: '满意或很满意', label_en: 'satisfied or very satisfied' },
          {
            value_cn: '3.4件',
            value_en: '3.4',
            label_cn: '平均每人试用的产品',
            label_en: 'products tried by each visitor'
          },
          { value_cn: '71%', value_en: '71%', label_cn: '打算再来', label_en: 'mean to come again' }
        ]
      },
      {
        type: 'chart',
        kind: 'bars',
        title_cn: '观众多大年纪',
        title_en: 'How old visitors are',
        unit_cn: '%',
        unit_en: '%',
        source_cn: '2024年出口问卷，1126份（示例数据）',
        source_en: 'Exit survey of 2024, 1,126 replies (sample data)',
        list: [
          { label_cn: '35岁以下', label_en: 'Under 35', value: 18 },
          { label_cn: '35至49岁', label_en: '35 to 49', value: 34 },
          { label_cn: '50至64岁', label_en: '50 to 64', value: 29 },
          { label_cn: '65至74岁', label_en: '65 to 74', value: 14 },
          { label_cn: '75岁及以上', label_en: '75 and over', value: 5 }
        ]
      },
      {
        type: 'quotes',
        title_cn: '观众怎么说',
        title_en: 'What visitors say',
        list: [
          {
            text_cn: '我以为来看轮椅，最后买的是一盏床头灯，问题真的出在灯上。',
            text_en: 'I came for a wheelchair and bought a bedside lamp. It was the light all along.',
            name_cn: '房玉芬',
            name_en: 'Fang Yufen',
            position_cn: '退休会计，七十一岁',
            position_en: 'Retired accountant, aged 71',
            company_cn: '上海',
            company_en: 'Shanghai'
          },
          {
            text_cn: '三家床垫轮流躺，我们护理主管当场排出了名次。',
            text_en: 'We lay on three mattresses in turn, and our nursing manager ranked them on the spot.',
            name_cn: '董凯',
            name_en: 'Dong Kai',
            position_cn: '采购专员',
            position_en: 'Buyer',
            company_cn: '槐西护理院',
            company_en: 'Huaixi Nursing Home'
          },
          {
            text_cn: '父亲自己推着试了四辆助行车，挑了我最没看上的那辆。他用到现在。',
            text_en: 'My father tried four rollators and took the one I liked least. He still uses it.',
            name_cn: '樊晓',
            name_en: 'Fan Xiao',
            position_cn: '软件测试员',
            position_en: 'Software tester',
            company_cn: '苏州',
            company_en: 'Suzhou'
          }
        ]
      }
    ]
  }
]
