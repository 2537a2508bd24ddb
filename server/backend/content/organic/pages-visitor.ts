// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

/** Services for visitors. */
export const visitorPages: PackPage[] = [
  {
    path: '/visitor/match',
    updated: day('2025-05-20'),
    title_cn: '观众服务',
    title_en: 'Services for visitors',
    summary_cn: '来之前能约好人，来了能找到展位，走了还能查到产品。',
    summary_en:
      'Arrange meetings before you come, find every booth while you are here, and look products up when you have left.',
    kws_cn: '观众服务,买家配对,参观计划,同声传译',
    kws_en: 'visitor services,matchmaking,visit plan,interpreting',
    sections: [
      {
        type: 'cards',
        title_cn: '六项服务',
        title_en: 'Six services',
        list: [
          {
            title_cn: '观众登记',
            title_en: 'Visitor registration',
            text_cn: '展前登记免费，到场凭证件换观众证。',
            text_en: 'Free before the fair; your badge waits against your document.',
            href: '/visitor/register'
          },
          {
            title_cn: '贵宾买家与配对',
            title_en: 'VIP buyers and matchmaking',
            text_cn: '采购负责人和团购组织者可以申请一对一洽谈。',
            text_en: 'Heads of buying and organisers of group buying can ask for meetings.',
            href: '/visitor/vip'
          },
          {
            title_cn: '产品目录',
            title_en: 'Product directory',
            text_cn: '按类别、公司和文字查找，每件产品写明证书。',
            text_en: 'By category, firm or text; each product with its certificate.',
            href: '/visitor/products'
          },
          {
            title_cn: '我的参观计划',
            title_en: 'My visit plan',
            text_cn: '给展商、产品和演讲加星，按时间和展位排好，可打印。',
            text_en: 'Star firms, products and talks; the plan sorts them by hour and booth and prints.',
            href: '/plan'
          },
          {
            title_cn: '有机码查询',
            title_en: 'Organic code query',
            text_cn: '核对包装上的十七位数字。',
            text_en: 'Check the seventeen digits on a pack.',
            href: '/visitor/code'
          },
          {
            title_cn: '参观指南',
            title_en: 'Visitor guide',
            text_cn: '地铁、停车、酒店、无障碍路线。',
            text_en: 'Metro, parking, hotels and the way without steps.',
            href: '/visitor/guide'
          }
        ]
      },
      {
        type: 'table',
        title_cn: '到了馆里',
        title_en: 'In the hall',
        caption_cn: '现场服务',
        caption_en: 'Services in the hall',
        listCn: ['服务', '地点', '时间', '费用'],
        listEn: ['Service', 'Where', 'When', 'Price'],
        dataCn: [
          ['问询与证件', '三号入口厅', '8:30–闭馆', '免费'],
          ['中英文陪同翻译', 'N5馆服务台', '提前一天预约', '每小时200元'],
          ['轮椅、婴儿车借用', '三号入口厅', '先到先借', '免费，押证件'],
          ['母婴室', 'N5馆东侧', '全天', '免费'],
          ['衣物与行李寄存', '三号入口厅', '8:30–闭馆后半小时', '每件10元'],
          ['样品代寄', 'N5馆北2号门', '10:00–16:30', '按快递价'],
          ['饮水点', '馆内六处', '全天', '免费，自带杯']
        ],
        dataEn: [
          ['Information and badges', 'Entrance Hall 3', '08:30 to closing', 'Free'],
          ['Interpreter at your side', 'Desk in hall N5', 'Booked a day ahead', 'RMB 200 an hour'],
          ['Wheelchairs and pushchairs', 'Entrance Hall 3', 'While they last', 'Free, against a document'],
          ['Nursing room', 'East side of hall N5', 'All day', 'Free'],
          ['Cloakroom', 'Entrance Hall 3', '08:30 to half an hour after closing', 'RMB 10 an item'],
          ['Parcels for samples', 'North door 2, hall N5', '10:00 to 16:30', 'Courier’s price'],
          ['Drinking water', 'Six places in the hall', 'All day', 'Free, bring a cup']
        ]
      },
      {
        type: 'steps',
        title_cn: '怎么安排一次参观',
        title_en: 'How to plan a visit',
        list: [
          {
            title_cn: '登记',
            title_en: 'Register',
            text_cn: '填姓名、公司、采购角色。',
            text_en: 'Name, firm and your part in purchasing.'
          },
          {
            title_cn: '挑选',
            title_en: 'Choose',
            text_cn: '在名录里给想见的展商加星。',
            text_en: 'Star the exhibitors you want to meet.'
          },
          {
            title_cn: '约见',
            title_en: 'Arrange',
            text_cn: '贵宾买家在日历里约时间，其他观众直接到展位。',
            text_en: 'VIP buyers book a time, others simply go to the booth.'
          },
          {
            title_cn: '参观',
            title_en: 'Visit',
            text_cn: '带着打印好的计划进馆。',
            text_en: 'Enter with your printed plan.'
          }
        ]
      }
    ]
  }
]
