// Sample data: every firm, person and figure here is invented.
import type { PackPage } from '../pack.ts'
import { atVenue, day } from '../venue/dates.ts'
import { deadlines, documents, manual, standChecklist } from './downloads.ts'

export const exhibitorCentrePage: PackPage = {
  path: '/exhibitor/centre',
  updated: day('2025-04-02'),
  title_cn: '参展商中心',
  title_en: 'Exhibitor centre',
  summary_cn: '截止日期、手册、布展时间和现场规则，都在这一页。',
  summary_en: 'Deadlines, manuals, set-up hours and the rules of the floor on one page.',
  sections: [
    {
      type: 'timeline',
      anchor: 'deadlines',
      title_cn: '截止日期',
      title_en: 'Deadlines',
      summary_cn: '错过日期请打电话，能补的我们尽量补，加急费按手册所列。',
      summary_en: 'If you have missed one, ring us. We do what we can; late fees are in the manual.',
      list: [
        {
          date: day('2025-01-31'),
          title_cn: '晚照奖报名',
          title_en: 'Entries for the Evening Light Award',
          text_cn: '每家最多两件，样品同时寄出。',
          text_en: 'Two entries a firm at most; send the samples at the same time.',
          href: '/event/award'
        },
        {
          date: day('2025-03-14'),
          title_cn: '产品文件（首次参展）',
          title_en: 'Product documents, first exhibitors',
          text_cn: '审核约十五个工作日。',
          text_en: 'The check takes about fifteen working days.',
          href: '/exhibition/standards'
        },
        {
          date: day('2025-03-31'),
          title_cn: '展位预订',
          title_en: 'Stand booking',
          text_cn: '此后按剩余展位安排。',
          text_en: 'After this date, whatever is left.',
          href: '/exhibitor/booth'
        },
        {
          date: day('2025-04-11'),
          title_cn: '产品文件（上届参展商）',
          title_en: 'Product documents, returning exhibitors',
          text_cn: '只交新型号，五个工作日答复。',
          text_en: 'New models only, answered within five working days.',
          href: '/exhibition/standards'
        },
        {
          date: day('2025-04-18'),
          title_cn: '光地搭建方案报审',
          title_en: 'Designs for bare space',
          text_cn: '含坡道图、材料防火等级和用电负荷。',
          text_en: 'With ramp, fire class of materials and electrical load.'
        },
        {
          date: day('2025-04-25'),
          title_cn: '名录信息与产品资料',
          title_en: 'Directory entry and products',
          text_cn: '中英文公司简介各一百五十字以内。',
          text_en: 'Company text of up to 100 words in each language.'
        },
        {
          date: day('2025-04-30'),
          title_cn: '配对会面与试走道时段',
          title_en: 'Meetings and time on the track',
          text_cn: '按收到先后安排。',
          text_en: 'In the order received.',
          href: '/visitor/vip'
        },
        {
          date: day('2025-05-09'),
          title_cn: '电力、家具与餐饮',
          title_en: 'Power, furniture and catering',
          text_cn: '逾期加收三成。',
          text_en: '30 per cent more after this date.'
        },
        {
          date: day('2025-05-23'),
          title_cn: '工作人员证件',
          title_en: 'Staff badges',
          text_cn: '每9平方米四张，姓名与身份证件一致。',
          text_en: 'Four for every 9 square metres, with names as in the identity document.'
        },
        {
          date: atVenue('2025-06-09T08:00'),
          end: atVenue('2025-06-10T20:00'),
          title_cn: '布展',
          title_en: 'Set-up',
          text_cn: '光地6月9日8:00进场，标准展位6月10日8:00进场。',
          text_en: 'Bare space from 08:00 on 9 June, shell stands from 08:00 on 10 June.'
        }
      ]
    },
    {
      type: 'table',
      anchor: 'hours',
      title_cn: '布展与撤展时间',
      title_en: 'Set-up and dismantling hours',
      caption_cn: '进馆时间，从卸货区经北侧大门',
      caption_en: 'Access by the loading yard and the north gate',
      listCn: ['日期', '光地', '标准展位', '说明'],
      listEn: ['Day', 'Bare space', 'Shell stands', 'Note'],
      dataCn: [
        ['6月9日 周一', '8:00至20:00', '不开放', '大件与护理床先进'],
        ['6月10日 周二', '8:00至18:00', '8:00至20:00', '16:00起样品抽查'],
        ['6月11日、12日', '8:00至9:00补货', '8:00至9:00补货', '9:00前完成样品自检签字'],
        ['6月13日 周五', '15:30至22:00撤展', '15:30至20:00撤展', '观众离场后才可拆除']
      ],
      dataEn: [
        ['Monday 9 June', '08:00 to 20:00', 'closed', 'Large items and beds first'],
        ['Tuesday 10 June', '08:00 to 18:00', '08:00 to 20:00', 'Samples are checked from 16:00'],
        [
          '11 and 12 June',
          '08:00 to 09:00, restocking',
          '08:00 to 09:00, restocking',
          'Samples signed for before 09:00'
        ],
        [
          'Friday 13 June',
          '15:30 to 22:00, dismantling',
          '15:30 to 20:00, dismantling',
          'Only after visitors have left'
        ]
      ]
    },
    {
      type: 'cards',
      anchor: 'rules',
      title_cn: '现场四条',
      title_en: 'Four rules of the floor',
      list: [
        {
          title_cn: '每个展位都要进得去',
          title_en: 'Every stand can be entered',
          text_cn: '抬高地台超过两厘米，须有一比十二的坡道，宽九十厘米。',
          text_en: 'A floor raised by more than two centimetres has a ramp of one in twelve, 90 centimetres wide.',
          href: '/exhibitor/download'
        },
        {
          title_cn: '声音不过七十分贝',
          title_en: 'Sound under 70 decibels',
          text_cn: '在展位边界处测量；安静时段不用扩音。',
          text_en: 'Measured at the edge of the stand; no amplifiers in the quiet hour.',
          href: '/exhibitor/download'
        },
        {
          title_cn: '价签写全',
          title_en: 'The whole price',
          text_cn: '售价、配件、年度费用、保修期写在同一块牌上。',
          text_en: 'Price, accessories, yearly cost and warranty on one label.',
          href: '/exhibition/standards'
        },
        {
          title_cn: '试用有人陪',
          title_en: 'Nobody tries alone',
          text_cn: '移位机、电动床、代步车试用时，须有受过培训的人在旁。',
          text_en: 'Hoists, powered beds and scooters are tried with a trained person alongside.',
          href: '/exhibition/standards'
        }
      ]
    },
    {
      type: 'downloads',
      anchor: 'manuals',
      title_cn: '手册与表格',
      title_en: 'Manuals and forms',
      list: [manual, deadlines, standChecklist, documents]
    }
  ]
}
