// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.

import { editions } from '../../../../shared/editions.ts'
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'
import { pavilions } from './partners.ts'

/** What the fair is. */
export const aboutPages: PackPage[] = [
  {
    path: '/exhibition/about',
    updated: day('2025-05-28'),
    title_cn: '认识展会',
    title_en: 'About the fair',
    summary_cn: '2025年是第18届。有机食品和有机非食品在同一座馆里展出，种的人、做的人、卖的人三天里都找得到。',
    summary_en:
      'This is the 18th fair. Organic food and organic non-food share one hall, and those who grow, make and sell them are there for three days.',
    kws_cn: '有机展会,天然产品展,展会历史,代表团馆,上海',
    kws_en: 'organic fair,natural products fair,history,delegation pavilions,Shanghai',
    sections: [
      {
        type: 'text',
        title_cn: '一场只收有机的展会',
        title_en: 'A fair that admits organic only',
        html_cn:
          '<p>这是一场只收有机的展会。摆上展台的产品，要么通过有机认证，要么正处在有机转换期；其他的，再好也进不来。</p><p>它从德国母展发展而来，2007年第一次在上海举办。母展管标准，上海的团队管买家：谁真的在下单，就请谁来。展会每年六月举行，展期三天，不设零售日。</p>',
        html_en:
          '<p>This fair admits organic only. What stands on a booth is either certified organic or in conversion; anything else, however good, stays outside.</p><p>It grew out of a German parent fair and was first held in Shanghai in 2007. The parent looks after the standards, the Shanghai team after the buyers: those who really place orders are invited. It takes place in June, for three days, without a day of retail sales.</p>'
      },
      {
        type: 'figures',
        title_cn: '第18届的规模',
        title_en: 'The 18th fair in figures',
        list: [
          {
            value_cn: '18',
            value_en: '18',
            label_cn: '届',
            label_en: 'editions',
            note_cn: '2007年起，2022年停办一年',
            note_en: 'Since 2007; none in 2022'
          },
          {
            value_cn: '31',
            value_en: '31',
            label_cn: '个国家和地区',
            label_en: 'countries and regions',
            note_cn: '展商与登记买家合计',
            note_en: 'Exhibitors and registered buyers together'
          },
          {
            value_cn: '4',
            value_en: '4',
            label_cn: '个代表团馆',
            label_en: 'delegation pavilions',
            note_cn: '黑土、高原、德语区、安第斯',
            note_en: 'Black Soil, Plateau, German-speaking, Andean'
          },
          {
            value_cn: '240',
            value_en: '240',
            label_cn: '家展商',
            label_en: 'exhibitors',
            note_cn: 'A至H共八排',
            note_en: 'In eight rows from A to H'
          },
          {
            value_cn: '11,500',
            value_en: '11,500',
            label_cn: '平方米',
            label_en: 'square metres',
            note_cn: 'N5整馆',
            note_en: 'The whole of hall N5'
          }
        ]
      },
      {
        type: 'table',
        title_cn: '展会一览',
        title_en: 'At a glance',
        anchor: 'glance',
        caption_cn: '时间、地点与入场',
        caption_en: 'Dates, place and admission',
        listCn: ['事项', '安排'],
        listEn: ['What', 'Details'],
        dataCn: [
          ['展期', '2025年6月11日（周三）至13日（周五）'],
          ['观众入场', '9:00至17:00，最后一天到15:00'],
          ['贵宾买家入场', '8:30起，走三号入口厅贵宾通道'],
          ['展商入场', '8:00至17:30，最后一天到20:00撤展结束'],
          ['展馆', '上海新国际博览中心N5馆'],
          ['谁可以进', '专业观众，凭登记证件换证；未满十六岁谢绝入场'],
          ['费用', '展前登记免费，现场登记50元']
        ],
        dataEn: [
          ['Fair days', 'Wednesday 11 to Friday 13 June 2025'],
          ['Visitors', '09:00 to 17:00, last day to 15:00'],
          ['VIP buyers', 'From 08:30 by the VIP lane in Entrance Hall 3'],
          ['Exhibitors', '08:00 to 17:30, last day until dismantling ends at 20:00'],
          ['Hall', 'Hall N5, Shanghai New International Expo Centre'],
          ['Who may enter', 'Trade visitors, against the document they registered with; no one under sixteen'],
          ['Price', 'Free when registered before the fair, RMB 50 at the door']
        ]
      },
      {
        type: 'timeline',
        title_cn: '十八届走过来',
        title_en: 'Eighteen fairs',
        list: [
          {
            date: day('2007-05-31'),
            title_cn: '第一届',
            title_en: 'First fair',
            text_cn: '六十一家企业，借了半座馆。最受欢迎的展台在卖有机酱油。',
            text_en: 'Sixty-one firms in half a borrowed hall. The best-loved booth sold organic soy sauce.'
          },
          {
            date: day('2011-05-26'),
            title_cn: '第五届',
            title_en: 'Fifth fair',
            text_cn: '第一次设国家展团，第一次有观众为了茶专程来三天。',
            text_en: 'The first national pavilion, and the first visitors who came all three days for tea alone.'
          },
          {
            date: day('2015-05-28'),
            title_cn: '第九届',
            title_en: 'Ninth fair',
            text_cn: '非食品单独成区，纺织和护肤占了两排。',
            text_en: 'Non-food had an area of its own; textiles and skin care took two rows.'
          },
          {
            date: day('2019-05-16'),
            title_cn: '第十三届',
            title_en: 'Thirteenth fair',
            text_cn: '有机力量奖首次评选，参评产品三十七件。',
            text_en: 'The Organic Power Award was given for the first time, out of thirty-seven products.'
          },
          {
            date: day('2022-06-01'),
            title_cn: '停办',
            title_en: 'No fair',
            text_cn: '这一年没有展会。主办方用线上样品间维持买卖双方的联系。',
            text_en: 'There was no fair this year. An online sample room kept sellers and buyers in touch.'
          },
          {
            date: day('2023-06-07'),
            end: day('2023-06-09'),
            title_cn: '第十六届',
            title_en: 'Sixteenth fair',
            text_cn: '停一年后重开，176家企业、14,920名观众。',
            text_en: 'Open again after a year: 176 firms and 14,920 visitors.',
            href: '/news/302'
          },
          {
            date: day('2024-06-12'),
            end: day('2024-06-14'),
            title_cn: '第十七届',
            title_en: 'Seventeenth fair',
            text_cn: '212家企业、18,460名观众，母婴沙龙坐不下。',
            text_en: '212 firms and 18,460 visitors; the session on baby food ran out of seats.',
            href: '/exhibition/review'
          },
          {
            date: day('2025-06-11'),
            end: day('2025-06-13'),
            title_cn: '第十八届',
            title_en: 'Eighteenth fair',
            text_cn: '移到N5馆，三场论坛，四个代表团馆。',
            text_en: 'In hall N5, with three forums and four delegation pavilions.',
            href: '/event/activities'
          }
        ]
      },
      {
        type: 'partners',
        title_cn: '四个代表团馆',
        title_en: 'Four delegation pavilions',
        summary_cn: '四馆合计102家企业，展前可以预约会面。',
        summary_en: 'Together they hold 102 firms; meetings can be arranged before the fair.',
        anchor: 'pavilions',
        list: pavilions
      },
      {
        type: 'cards',
        title_cn: '接着看',
        title_en: 'Read on',
        list: [
          {
            title_cn: '看看展什么',
            title_en: 'See what is shown',
            text_cn: '有机食品九类，有机非食品五类。',
            text_en: 'Nine groups of organic food, five of organic non-food.',
            href: '/exhibition/range'
          },
          {
            title_cn: '产品怎样才能进馆',
            title_en: 'How a product gets in',
            text_cn: '标准、文件和审核步骤。',
            text_en: 'Standards, papers and the steps of admission.',
            href: '/exhibition/standards'
          },
          {
            title_cn: '上一届的数据',
            title_en: 'Last year in figures',
            text_cn: '谁来了，为什么来，满不满意。',
            text_en: 'Who came, why, and whether they were content.',
            href: '/exhibition/review'
          }
        ]
      },
      {
        type: 'contacts',
        title_cn: '主办单位',
        title_en: 'Organisers',
        summary_cn: '两家主办单位，各有商务、参展、参观三个联系窗口。',
        summary_en: 'Two organisers, each with a desk for business, exhibitors and visitors.',
        list: editions.organic.organisers
      }
    ]
  }
]
