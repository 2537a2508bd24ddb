// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

/** VIP visitors: buyers, group buyers, matchmaking. */
export const vipPages: PackPage[] = [
  {
    path: '/visitor/vip',
    updated: day('2025-05-08'),
    title_cn: '贵宾买家',
    title_en: 'VIP visitors',
    summary_cn: '给两种人：手里有采购预算的中高端买家，和背后有几百户人家的团购组织者。',
    summary_en:
      'For two kinds of people: buyers with a budget for good things, and organisers of group buying with hundreds of households behind them.',
    kws_cn: '贵宾买家,团购,配对洽谈,VIP',
    kws_en: 'VIP buyers,group buyers,matchmaking,VIP',
    sections: [
      {
        type: 'cards',
        title_cn: '谁可以申请',
        title_en: 'Who may apply',
        list: [
          {
            title_cn: '中高端买家',
            title_en: 'Mid-range and high-end buyers',
            text_cn: '会员店、精品超市、酒店餐饮的采购负责人。年采购额300万元以上，或门店20家以上。',
            text_en:
              'Heads of buying for club stores, fine grocers, hotels and restaurants: from RMB 3 million a year or twenty outlets.',
            href: '/visitor/register'
          },
          {
            title_cn: '团购组织者',
            title_en: 'Group buyers',
            text_cn: '社区团购、企业福利、工会和学校食堂的组织者。每期下单300户以上。',
            text_en:
              'Organisers for neighbourhoods, staff benefits, unions and school kitchens: from 300 households an order.',
            href: '/visitor/register'
          }
        ]
      },
      {
        type: 'table',
        title_cn: '待遇',
        title_en: 'Benefits',
        caption_cn: '贵宾买家待遇',
        caption_en: 'What VIP buyers receive',
        listCn: ['待遇', '中高端买家', '团购组织者'],
        listEn: ['Benefit', 'Mid-range and high-end', 'Group buyers'],
        dataCn: [
          ['提前半小时入场', '有', '有'],
          ['配对洽谈', '最多12场', '最多6场，可三人同来'],
          ['洽谈休息区', '有', '有'],
          ['住宿', '外地买家一晚', '无'],
          ['代表团馆导览', '6月11日14:00', '6月12日10:30'],
          ['样品代寄', '免费10公斤', '免费20公斤']
        ],
        dataEn: [
          ['Entry half an hour early', 'Yes', 'Yes'],
          ['Matchmaking meetings', 'Up to 12', 'Up to 6, three people may come'],
          ['Lounge', 'Yes', 'Yes'],
          ['Hotel', 'One night from out of town', 'None'],
          ['Guided tour of the pavilions', '11 June, 14:00', '12 June, 10:30'],
          ['Samples sent home', '10 kg free', '20 kg free']
        ]
      },
      {
        type: 'timeline',
        title_cn: '配对六步',
        title_en: 'Six phases of matchmaking',
        anchor: 'phases',
        list: [
          {
            date: day('2025-03-01'),
            end: day('2025-03-31'),
            title_cn: '申请',
            title_en: 'Apply',
            text_cn: '填观众登记并选采购角色，另附公司简介。',
            text_en: 'Register, state your part in purchasing and add a page about your firm.'
          },
          {
            date: day('2025-04-01'),
            end: day('2025-04-20'),
            title_cn: '填写需求',
            title_en: 'State your needs',
            text_cn: '要什么品类、多少量、哪类证书。',
            text_en: 'Categories, quantities and certificates.'
          },
          {
            date: day('2025-04-21'),
            end: day('2025-05-10'),
            title_cn: '配对计算',
            title_en: 'Matching',
            text_cn: '系统按品类、数量和时间给双方各列二十个人选。',
            text_en: 'Category, quantity and time give each side a list of twenty.'
          },
          {
            date: day('2025-05-12'),
            end: day('2025-05-30'),
            title_cn: '日历开放',
            title_en: 'Calendar open',
            text_cn: '双方互相邀请、接受、改约。',
            text_en: 'Both sides invite, accept and move meetings.'
          },
          {
            date: day('2025-06-03'),
            title_cn: '定稿',
            title_en: 'Final list',
            text_cn: '日程发到邮箱，写明桌号；之后只能现场改。',
            text_en: 'The schedule with table numbers is sent out; later changes on site only.'
          },
          {
            date: day('2025-06-11'),
            end: day('2025-06-13'),
            title_cn: '现场洽谈',
            title_en: 'On site',
            text_cn: 'N5馆洽谈区，每场二十分钟，迟到五分钟即让给候补。',
            text_en:
              'In the meeting area of hall N5, twenty minutes each; after five minutes the table goes to the next in line.'
          }
        ]
      },
      {
        type: 'quotes',
        title_cn: '用过的人说',
        title_en: 'From those who used it',
        list: [
          {
            text_cn: '十二场谈下来，四家寄了样，两家进了我们的货架。',
            text_en: 'Twelve meetings, four samples, two firms on our shelves.',
            name_cn: '宣明澈',
            name_en: 'Xuan Mingche',
            position_cn: '商品部经理',
            position_en: 'Merchandise manager',
            company_cn: '澄仓会员店',
            company_en: 'Chengcang Club Stores'
          },
          {
            text_cn: '最有用的是提前知道对方一次最少发多少箱。',
            text_en: 'What helped most was to know beforehand the least number of cases they send.',
            name_cn: '戚若梅',
            name_en: 'Qi Ruomei',
            position_cn: '创始人',
            position_en: 'Founder',
            company_cn: '弄堂团',
            company_en: 'Longtang Group Buying'
          }
        ]
      },
      {
        type: 'questions',
        title_cn: '常见问题',
        title_en: 'Questions',
        list: [
          {
            question_cn: '申请要交钱吗？',
            question_en: 'Is there a fee?',
            answer_cn: '不收费。约好三场以上却全部缺席的，下一届不再受理。',
            answer_en: 'No. Whoever books three meetings or more and misses all of them is not taken the next time.'
          },
          {
            question_cn: '展商能拒绝我的邀请吗？',
            question_en: 'May an exhibitor decline?',
            answer_cn: '可以，双方都能拒绝，不必说明理由。',
            answer_en: 'Yes; both sides may, and no reason is asked.'
          }
        ]
      },
      {
        type: 'cards',
        title_cn: '申请',
        title_en: 'Apply',
        list: [
          {
            title_cn: '现在申请',
            title_en: 'Apply now',
            text_cn: '登记时选“有采购决定权”或“参与采购决定”。',
            text_en: 'When registering, state that you decide on purchases or take part.',
            href: '/visitor/register'
          }
        ]
      }
    ]
  }
]
