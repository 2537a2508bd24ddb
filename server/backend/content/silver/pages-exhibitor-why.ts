// Sample data: every firm, person and figure here is invented.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

const updated = day('2025-05-12')

const registrations = {
  unit_cn: '%',
  unit_en: '%',
  source_cn: '2024年入场登记，11430人（示例数据）',
  source_en: 'Entry records of 2024, 11,430 people (sample data)'
}

export const exhibitorWhyPages: PackPage[] = [
  {
    path: '/exhibitor/why',
    updated,
    title_cn: '为什么参展',
    title_en: 'Why exhibit',
    summary_cn: '在这里，买的人和用的人同时站在你面前，而且都会说真话。',
    summary_en: 'Those who buy and those who use stand in front of you together, and both say what they think.',
    sections: [
      {
        type: 'figures',
        title_cn: '去年的结果',
        title_en: 'What came of last year',
        summary_cn: '2024年数字，示例数据。',
        summary_en: 'Figures of 2024, samples.',
        list: [
          {
            value_cn: '62%',
            value_en: '62%',
            label_cn: '观众参与或决定采购',
            label_en: 'of visitors decide or share in deciding purchases'
          },
          {
            value_cn: '197人',
            value_en: '197',
            label_cn: '平均每家参展商的登记观众',
            label_en: 'registered visitors for each exhibitor on average'
          },
          {
            value_cn: '204次',
            value_en: '204',
            label_cn: '预约会面',
            label_en: 'arranged meetings',
            note_cn: '三个月内81次进入报价或试用',
            note_en: '81 led to a quotation or a trial within three months'
          },
          {
            value_cn: '38家',
            value_en: '38',
            label_cn: '参展商已为2025年续约',
            label_en: 'exhibitors signed again for 2025'
          }
        ]
      },
      {
        type: 'chart',
        kind: 'bars',
        title_cn: '谁会走进展位',
        title_en: 'Who walks on to a stand',
        ...registrations,
        list: [
          { label_cn: '养老机构与社区', label_en: 'Care institutions and communities', value: 30 },
          { label_cn: '医院与康复机构', label_en: 'Hospitals and rehabilitation', value: 21 },
          { label_cn: '零售、租赁与经销', label_en: 'Retail, rental and distribution', value: 20 },
          { label_cn: '长者与家属', label_en: 'Older visitors and families', value: 14 },
          { label_cn: '设计、施工与地产', label_en: 'Design, building and property', value: 9 },
          { label_cn: '保险、培训与其他', label_en: 'Insurance, training and others', value: 6 }
        ]
      },
      {
        type: 'cards',
        title_cn: '四样别处不一定有的',
        title_en: 'Four things you may not find elsewhere',
        list: [
          {
            title_cn: '试走道',
            title_en: 'The walking track',
            text_cn: '三十六米，每家每天可预约两段各二十分钟，有人主持。',
            text_en: '36 metres, two slots of twenty minutes a day for each exhibitor, with a host.',
            href: '/exhibitor/centre'
          },
          {
            title_cn: '试用团的意见',
            title_en: 'The trial panel',
            text_cn: '2480位五十五岁以上的试用者，评语原样交给你。',
            text_en: '2,480 people of 55 and over, whose comments reach you unedited.',
            href: '/event/award'
          },
          {
            title_cn: '带清单来的采购方',
            title_en: 'Buyers with a list',
            text_cn: '会面之前，你已经知道对方要什么、要多少。',
            text_en: 'Before you meet you know what they need and how many.',
            href: '/visitor/vip'
          },
          {
            title_cn: '一小时安静',
            title_en: 'An hour of quiet',
            text_cn: '每天13:00至14:00不开广播，适合坐下来谈。',
            text_en: 'No loudspeakers from 13:00 to 14:00: time to sit and talk.',
            href: '/exhibition/about'
          }
        ]
      },
      {
        type: 'quotes',
        title_cn: '参展商怎么说',
        title_en: 'What exhibitors say',
        list: [
          {
            text_cn: '一位老先生把我们的床开关翻过来看螺丝，问了三个我们答不上的问题。回厂第一件事就是改它。',
            text_en:
              'A gentleman turned our bed control over, looked at the screws and asked three questions that we could not answer. We changed it the week we were back.',
            name_cn: '郝立原',
            name_en: 'Hao Liyuan',
            position_cn: '产品负责人',
            position_en: 'Head of products',
            company_cn: '守灯智护',
            company_en: 'Shoudeng Smart Care'
          },
          {
            text_cn: '我们只租了九平方米，见到了四家连锁的采购，两家后来上了架。',
            text_en: 'Nine square metres brought us the buyers of four chains. Two of them stock us now.',
            name_cn: '黎素文',
            name_en: 'Li Suwen',
            position_cn: '创办人',
            position_en: 'Founder',
            company_cn: '小满助餐具工作室',
            company_en: 'Xiaoman Tableware Workshop'
          },
          {
            text_cn: '把房子按原样搬来很费事，可是有三百多人量完尺寸当场约了上门。',
            text_en:
              'Rebuilding a flat in the hall is hard work. More than three hundred people measured it and booked a visit.',
            name_cn: '汤佩芳',
            name_en: 'Tang Peifang',
            position_cn: '设计总监',
            position_en: 'Design director',
            company_cn: '檐下适老',
            company_en: 'Yanxia Homes'
          }
        ]
      },
      {
        type: 'steps',
        title_cn: '从想参展到开门',
        title_en: 'From the idea to the first visitor',
        list: [
          {
            title_cn: '预订展位',
            title_en: 'Book',
            text_cn: '填写展位预订表，三个工作日内回电，发平面图和报价。',
            text_en: 'Send the form. Within three working days we ring and send plan and price.'
          },
          {
            title_cn: '核对产品',
            title_en: 'Check',
            text_cn: '按参展产品要求提交清单和文件，老客户走简化手续。',
            text_en: 'List your products and send the documents; returning firms take the shorter way.'
          },
          {
            title_cn: '登记需求',
            title_en: 'Order',
            text_cn: '四月底前选定电力、家具、试走道时段和会面。',
            text_en: 'By the end of April choose power, furniture, time on the track and meetings.'
          },
          {
            title_cn: '布展',
            title_en: 'Set up',
            text_cn: '6月9日、10日两天，样品自检后开门迎客。',
            text_en: 'On 9 and 10 June, with a check of the samples before the doors open.'
          }
        ]
      }
    ]
  }
]
