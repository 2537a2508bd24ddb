// Sample data: every figure here is invented.
import type { PackSection } from '../pack.ts'

/** The drawn statistics of the 17th fair. */
export const reviewCharts: PackSection[] = [
  {
    type: 'chart',
    kind: 'parts',
    title_cn: '观众从哪里来',
    title_en: 'Where visitors came from',
    summary_cn: '将近一半来自华东；境外观众第一次占到一成。',
    summary_en: 'Nearly half are from the east; for the first time one in ten came from abroad.',
    anchor: 'origins',
    unit_cn: '%',
    unit_en: '%',
    source_cn: '第17届观众登记，2024年6月，18,460人',
    source_en: 'Visitor registration of the 17th fair, June 2024, 18,460 people',
    list: [
      {
        label_cn: '华东',
        label_en: 'East China',
        value: 46
      },
      {
        label_cn: '华南',
        label_en: 'South China',
        value: 14
      },
      {
        label_cn: '华北',
        label_en: 'North China',
        value: 13
      },
      {
        label_cn: '境外',
        label_en: 'Abroad',
        value: 10
      },
      {
        label_cn: '西南',
        label_en: 'South-west China',
        value: 9
      },
      {
        label_cn: '其他地区',
        label_en: 'Other regions',
        value: 8
      }
    ]
  },
  {
    type: 'chart',
    kind: 'parts',
    title_cn: '观众在采购中的角色',
    title_en: 'Their part in purchasing',
    summary_cn: '十个人里有六个人能决定或参与决定。',
    summary_en: 'Six in ten decide or take part in deciding.',
    anchor: 'roles',
    unit_cn: '%',
    unit_en: '%',
    source_cn: '第17届观众登记，2024年6月，18,460人',
    source_en: 'Visitor registration of the 17th fair, June 2024, 18,460 people',
    list: [
      {
        label_cn: '参与采购决定',
        label_en: 'Take part in purchasing decisions',
        value: 35
      },
      {
        label_cn: '有采购决定权',
        label_en: 'Hold purchasing decision power',
        value: 27
      },
      {
        label_cn: '提供采购建议',
        label_en: 'Provide purchasing advice',
        value: 20
      },
      {
        label_cn: '其他',
        label_en: 'Others',
        value: 18
      }
    ]
  },
  {
    type: 'chart',
    kind: 'parts',
    title_cn: '观众做哪一行',
    title_en: 'What they do',
    unit_cn: '%',
    unit_en: '%',
    source_cn: '第17届观众登记，2024年6月，18,460人',
    source_en: 'Visitor registration of the 17th fair, June 2024, 18,460 people',
    list: [
      {
        label_cn: '零售',
        label_en: 'Retail',
        value: 38
      },
      {
        label_cn: '经销',
        label_en: 'Distribution',
        value: 29
      },
      {
        label_cn: '电商与团购',
        label_en: 'Online and group buying',
        value: 12
      },
      {
        label_cn: '生产与服务',
        label_en: 'Production and services',
        value: 11
      },
      {
        label_cn: '餐饮',
        label_en: 'Catering',
        value: 10
      }
    ]
  },
  {
    type: 'chart',
    kind: 'bars',
    title_cn: '他们来找什么',
    title_en: 'What they looked for',
    summary_cn: '婴幼儿食品从上一届的第六位升到第三位，所以才有了今年的母婴峰会。',
    summary_en: 'Baby food rose from sixth place to third, which is why it has a summit of its own this year.',
    anchor: 'groups',
    unit_cn: '%',
    unit_en: '%',
    source_cn: '第17届观众登记，2024年6月，18,460人，可多选',
    source_en: 'Visitor registration of the 17th fair, June 2024, 18,460 people; several answers possible',
    list: [
      {
        label_cn: '粮油',
        label_en: 'Grain and oil',
        value: 48
      },
      {
        label_cn: '果蔬',
        label_en: 'Fruit and vegetables',
        value: 44
      },
      {
        label_cn: '婴幼儿食品',
        label_en: 'Baby and infant food',
        value: 37
      },
      {
        label_cn: '休闲食品、坚果与蜂蜜',
        label_en: 'Snacks, nuts and honey',
        value: 35
      },
      {
        label_cn: '茶',
        label_en: 'Tea',
        value: 33
      },
      {
        label_cn: '乳制品',
        label_en: 'Dairy',
        value: 31
      },
      {
        label_cn: '美妆与个护',
        label_en: 'Cosmetics and care',
        value: 29
      },
      {
        label_cn: '调味品',
        label_en: 'Seasonings',
        value: 22
      },
      {
        label_cn: '纺织品',
        label_en: 'Textiles',
        value: 17
      },
      {
        label_cn: '家居日用',
        label_en: 'Household',
        value: 15
      }
    ]
  },
  {
    type: 'chart',
    kind: 'bars',
    title_cn: '满意不满意',
    title_en: 'How content they were',
    summary_cn: '现场服务得分最低，主要扣在布展日的货梯上；今年加开了一个卸货时段。',
    summary_en:
      'Services on site score lowest, chiefly for the goods lift on set-up day. There is one more unloading slot this year.',
    anchor: 'satisfaction',
    unit_cn: '%',
    unit_en: '%',
    source_cn: '第17届现场问卷，2024年6月，展商198份、观众2,140份',
    source_en: 'Survey at the 17th fair, June 2024, 198 exhibitors and 2,140 visitors',
    list: [
      {
        label_cn: '观众：达到了来访目的',
        label_en: 'Visitors: reached what they came for',
        value: 88
      },
      {
        label_cn: '展商：愿意再次参展',
        label_en: 'Exhibitors: would come again',
        value: 86
      },
      {
        label_cn: '展商：对观众质量满意',
        label_en: 'Exhibitors: content with the quality of visitors',
        value: 84
      },
      {
        label_cn: '观众：下一届还来',
        label_en: 'Visitors: will return',
        value: 83
      },
      {
        label_cn: '展商：对接洽数量满意',
        label_en: 'Exhibitors: content with the number of contacts',
        value: 81
      },
      {
        label_cn: '展商：对现场服务满意',
        label_en: 'Exhibitors: content with services on site',
        value: 79
      }
    ]
  }
]
