// Sample data: every firm, person and figure here is invented.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'
import { report, reportData } from './downloads.ts'

const entries = {
  unit_cn: '%',
  unit_en: '%',
  source_cn: '2024年入场登记，11430人（示例数据）',
  source_en: 'Entry records of 2024, 11,430 people (sample data)'
}

const survey = {
  unit_cn: '%',
  unit_en: '%',
  source_cn: '2024年出口问卷，1126份（示例数据）',
  source_en: 'Exit survey of 2024, 1,126 replies (sample data)'
}

export const reviewPage: PackPage = {
  path: '/exhibition/review',
  updated: day('2024-07-23'),
  title_cn: '上届回顾：2024',
  title_en: 'Report on 2024',
  summary_cn: '第七届展会，2024年6月5日至7日：谁来了，来看什么，满意什么，不满意什么。',
  summary_en: 'The seventh edition, 5 to 7 June 2024: who came, for what, what pleased them and what did not.',
  sections: [
    {
      type: 'figures',
      title_cn: '一眼看完',
      title_en: 'At a glance',
      summary_cn: '均为2024年数字，示例数据。',
      summary_en: 'All figures are of 2024 and samples.',
      list: [
        {
          value_cn: '11,430',
          value_en: '11,430',
          label_cn: '专业观众',
          label_en: 'professional visitors',
          note_cn: '比2023年多16%',
          note_en: '16 per cent more than in 2023'
        },
        {
          value_cn: '58',
          value_en: '58',
          label_cn: '参展商',
          label_en: 'exhibitors',
          note_cn: '来自12个国家和地区',
          note_en: 'from twelve countries and regions'
        },
        { value_cn: '9,200㎡', value_en: '9,200 m²', label_cn: '展出面积', label_en: 'exhibition area' },
        {
          value_cn: '204',
          value_en: '204',
          label_cn: '预约会面',
          label_en: 'arranged meetings',
          note_cn: '2023年为118次',
          note_en: '118 in 2023'
        },
        { value_cn: '19', value_en: '19', label_cn: '场演讲', label_en: 'talks' },
        { value_cn: '317', value_en: '317', label_cn: '封观众来信', label_en: 'letters from visitors' }
      ]
    },
    {
      type: 'chart',
      kind: 'parts',
      anchor: 'origins',
      title_cn: '观众从哪里来',
      title_en: 'Where visitors came from',
      ...entries,
      list: [
        { label_cn: '上海', label_en: 'Shanghai', value: 41 },
        { label_cn: '江苏、浙江、安徽', label_en: 'Jiangsu, Zhejiang, Anhui', value: 33 },
        { label_cn: '内地其他省份', label_en: 'Other mainland provinces', value: 17 },
        { label_cn: '境外', label_en: 'Outside the mainland', value: 9 }
      ]
    },
    {
      type: 'chart',
      kind: 'bars',
      anchor: 'roles',
      title_cn: '在采购里担任什么角色',
      title_en: 'Their part in purchasing',
      ...entries,
      list: [
        { label_cn: '参与采购决定', label_en: 'Participate in purchasing decision', value: 34 },
        { label_cn: '拥有采购决定权', label_en: 'Hold purchasing decision power', value: 28 },
        { label_cn: '提供采购建议', label_en: 'Provide purchasing advice', value: 23 },
        { label_cn: '其他', label_en: 'Others', value: 15 }
      ]
    },
    {
      type: 'chart',
      kind: 'bars',
      anchor: 'interests',
      title_cn: '为哪些产品而来',
      title_en: 'What they came to see',
      summary_cn: '可多选，合计超过100%。',
      summary_en: 'Several answers were possible; the sum is above 100 per cent.',
      ...entries,
      list: [
        { label_cn: '辅具与出行', label_en: 'Mobility and assistive devices', value: 46 },
        { label_cn: '适老化家居', label_en: 'Age-friendly home', value: 41 },
        { label_cn: '护理与失禁', label_en: 'Nursing and continence care', value: 37 },
        { label_cn: '智慧照护', label_en: 'Smart care and monitoring', value: 35 },
        { label_cn: '康复', label_en: 'Rehabilitation', value: 33 },
        { label_cn: '营养膳食', label_en: 'Nutrition', value: 24 },
        { label_cn: '养老机构与社区', label_en: 'Care institutions and communities', value: 22 },
        { label_cn: '旅居、教育与文化', label_en: 'Travel, learning and culture', value: 15 },
        { label_cn: '培训与咨询', label_en: 'Training and consultancy', value: 12 },
        { label_cn: '保险与金融', label_en: 'Insurance and finance', value: 9 }
      ]
    },
    {
      type: 'chart',
      kind: 'parts',
      anchor: 'satisfaction',
      title_cn: '满意吗',
      title_en: 'Were they satisfied?',
      ...survey,
      list: [
        { label_cn: '很满意', label_en: 'Very', value: 38 },
        { label_cn: '满意', label_en: 'Yes', value: 49 },
        { label_cn: '一般', label_en: 'So so', value: 10 },
        { label_cn: '不满意', label_en: 'No', value: 3 }
      ]
    },
    {
      type: 'table',
      title_cn: '没有做好的六件事，以及今年怎么改',
      title_en: 'Six things we did not do well, and what changes this year',
      caption_cn: '按来信次数排列',
      caption_en: 'In order of how many letters named them',
      listCn: ['观众怎么说', '来信', '2025年怎么做'],
      listEn: ['What visitors said', 'Letters', 'What we do in 2025'],
      dataCn: [
        ['导览图的字太小', '61封', '字高五毫米，入口两侧都放'],
        ['午后空调太冷', '48封', '调到二十五度，服务台备薄毯'],
        ['停车贵', '39封', '价格由展馆规定，未能改变；指南里写清封顶价'],
        ['试走道排队太久', '33封', '加长到三十六米，分两条'],
        ['餐饮区没有软食', '21封', '两家餐饮点提供软食和低盐餐'],
        ['讲稿找不到', '17封', '两周内集中放到资料下载页']
      ],
      dataEn: [
        ['Type on the plan too small', '61', 'Letters of five millimetres, copies on both sides of the entrance'],
        ['Cold after lunch', '48', 'Set to 25 degrees; thin blankets at the desk'],
        ['Parking is dear', '39', 'The venue sets the price and it stands; the guide now states the daily ceiling'],
        ['Long queue for the walking track', '33', '36 metres long and divided into two lanes'],
        ['No soft food', '21', 'Two kitchens offer soft and low-salt meals'],
        ['Slides could not be found', '17', 'All on the download page within two weeks']
      ]
    },
    {
      type: 'quotes',
      title_cn: '他们这样说',
      title_en: 'In their words',
      list: [
        {
          text_cn: '我第一次在展会上躺下来试一张床，没有人催我起来。',
          text_en: 'It was the first exhibition where I lay down on a bed and nobody hurried me off.',
          name_cn: '秦月仙',
          name_en: 'Qin Yuexian',
          position_cn: '观众，七十六岁',
          position_en: 'Visitor, aged 76',
          company_cn: '上海',
          company_en: 'Shanghai'
        },
        {
          text_cn: '六次会面，四次谈到价格以外的事，这在别处少见。',
          text_en: 'Six meetings, and in four of them we talked about more than price. That is rare.',
          name_cn: '薛立群',
          name_en: 'Xue Liqun',
          position_cn: '院长',
          position_en: 'Director',
          company_cn: '南浔里养老院',
          company_en: 'Nanxunli Care Home'
        },
        {
          text_cn: '观众把我们的刹车批评得很具体，第七版就是照着改的。',
          text_en: 'Visitors took our brake apart in some detail. The seventh version is what they asked for.',
          name_cn: '陆砚行',
          name_en: 'Lu Yanxing',
          position_cn: '产品总监',
          position_en: 'Product director',
          company_cn: '行安辅具',
          company_en: "Xing'an Mobility"
        },
        {
          text_cn: '安静时段那一小时，我们谈成的事比整个上午都多。',
          text_en: 'In the quiet hour we settled more than in the whole morning.',
          name_cn: '英格丽德·哈弗尔曼',
          name_en: 'Ingrid Havelmann',
          position_cn: '店主',
          position_en: 'Owner',
          company_cn: '哈弗尔曼辅具店（德国）',
          company_en: 'Havelmann Aids, Germany'
        }
      ]
    },
    {
      type: 'downloads',
      title_cn: '完整报告',
      title_en: 'The report',
      list: [report, reportData]
    }
  ]
}
