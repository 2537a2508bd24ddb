// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

/** Why firms exhibit: statistics and comments. */
export const exhibitorWhyPages: PackPage[] = [
  {
    path: '/exhibitor/why',
    updated: day('2025-04-10'),
    title_cn: '为什么参展',
    title_en: 'Why exhibit',
    summary_cn: '三天里见到平时要跑半年的买家：十个观众有六个能决定采购或参与决定。',
    summary_en:
      'Three days for buyers that otherwise take half a year of travelling: six visitors in ten decide on purchases or take part in it.',
    kws_cn: '参展,展商评价,买家,观众构成',
    kws_en: 'exhibit,exhibitor comments,buyers,visitor statistics',
    sections: [
      {
        type: 'figures',
        title_cn: '数字先说',
        title_en: 'Figures first',
        list: [
          {
            value_cn: '62%',
            value_en: '62%',
            label_cn: '的观众能决定或参与决定采购',
            label_en: 'of visitors decide or take part in deciding',
            note_cn: '第17届观众登记',
            note_en: 'Registration of the 17th fair'
          },
          {
            value_cn: '31',
            value_en: '31',
            label_cn: '次接洽，每家展商三天平均',
            label_en: 'contacts for an exhibitor, on average',
            note_cn: '第17届展商问卷',
            note_en: 'Survey of the 17th fair'
          },
          {
            value_cn: '86%',
            value_en: '86%',
            label_cn: '的展商愿意再来',
            label_en: 'of exhibitors would come again',
            note_cn: '第17届展商问卷',
            note_en: 'Survey of the 17th fair'
          },
          {
            value_cn: '102',
            value_en: '102',
            label_cn: '家企业随代表团来',
            label_en: 'firms come with a delegation',
            note_cn: '四个代表团馆',
            note_en: 'Four pavilions'
          }
        ]
      },
      {
        type: 'chart',
        kind: 'parts',
        title_cn: '你会见到谁',
        title_en: 'Whom you will meet',
        unit_cn: '%',
        unit_en: '%',
        source_cn: '第17届观众登记，2024年6月',
        source_en: 'Visitor registration of the 17th fair, June 2024',
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
        type: 'cards',
        title_cn: '展位之外',
        title_en: 'Besides the booth',
        list: [
          {
            title_cn: '会面提前约好',
            title_en: 'Meetings arranged ahead',
            text_cn: '配对系统在开展前三周开放，每场二十分钟，桌号写在日程里。',
            text_en:
              'The matchmaking calendar opens three weeks ahead; each meeting has twenty minutes and a table number.',
            href: '/visitor/vip'
          },
          {
            title_cn: '同馆就有论坛',
            title_en: 'Forums in the same hall',
            text_cn: '三十五位嘉宾、二十三场演讲，听众散场就到你的展台。',
            text_en: 'Thirty-five speakers, twenty-three talks, and an audience that walks past your booth afterwards.',
            href: '/event/activities'
          },
          {
            title_cn: '产品进名录',
            title_en: 'Products in the directory',
            text_cn: '每件审核通过的产品都有自己的网页，两种语言，展后仍然保留。',
            text_en: 'Each admitted product has a page of its own in both languages, and keeps it after the fair.',
            href: '/visitor/products'
          },
          {
            title_cn: '有机会得奖',
            title_en: 'A chance at an award',
            text_cn: '有机力量奖只收本届展商的产品，今年98件参评。',
            text_en: 'The Organic Power Award is for exhibitors of this fair; 98 products are in it this year.',
            href: '/event/award'
          }
        ]
      },
      {
        type: 'quotes',
        title_cn: '展商说',
        title_en: 'Exhibitors say',
        list: [
          {
            text_cn: '前两年我们只租九平方米，今年订了五十四。原因很简单：来的人真的会下单。',
            text_en:
              'For two years we took nine square metres. This year it is fifty-four, for a plain reason: people place orders.',
            name_cn: '蓝雨筠',
            name_en: 'Lan Yuyun',
            position_cn: '茶园主理人',
            position_en: 'Tea garden manager',
            company_cn: '青岭茶事',
            company_en: 'Qingling Tea House'
          },
          {
            text_cn: '在别的展会要先解释什么叫有机棉，在这里直接谈克重和交期。',
            text_en: 'Elsewhere I begin by explaining organic cotton. Here we start with weight and delivery dates.',
            name_cn: '沈若棉',
            name_en: 'Shen Ruomian',
            position_cn: '产品总监',
            position_en: 'Product director',
            company_cn: '禾间纺织',
            company_en: 'Hejian Textiles'
          },
          {
            text_cn: '我们的第一家中国经销商，是在排队买咖啡时认识的。',
            text_en: 'We met our first distributor in China in the queue for coffee.',
            name_cn: '格蕾塔·奥斯特布伦',
            name_en: 'Greta Osterbrunn',
            position_cn: '法规经理',
            position_en: 'Regulatory manager',
            company_cn: '山麓婴儿食品',
            company_en: 'Foothill Baby Foods'
          },
          {
            text_cn: '没谈成的也有用：三位买家告诉我们包装哪里看不懂，回去就改了。',
            text_en:
              'Even the talks that failed helped: three buyers told us what they could not read on the pack, and we changed it.',
            name_cn: '尹素衣',
            name_en: 'Yin Suyi',
            position_cn: '配方师',
            position_en: 'Formulator',
            company_cn: '素山日化',
            company_en: 'Sushan Home Care'
          }
        ]
      },
      {
        type: 'steps',
        title_cn: '四步参展',
        title_en: 'Four steps',
        list: [
          {
            title_cn: '看标准',
            title_en: 'Read the standards',
            text_cn: '确认产品是百分之百有机或有机转换。',
            text_en: 'Make sure that your products are 100 per cent organic or in conversion.'
          },
          {
            title_cn: '交申请',
            title_en: 'Apply',
            text_cn: '填参展申请，三个工作日内有人联系。',
            text_en: 'Fill in the application; someone rings within three working days.'
          },
          {
            title_cn: '订展位',
            title_en: 'Book',
            text_cn: '标准展位9平方米起，光地36平方米起。',
            text_en: 'Standard booths from 9 square metres, bare space from 36.'
          },
          {
            title_cn: '备文件',
            title_en: 'Prepare the papers',
            text_cn: '老展商只需四份。',
            text_en: 'Returning exhibitors need four only.'
          }
        ]
      },
      {
        type: 'cards',
        title_cn: '开始',
        title_en: 'Begin here',
        list: [
          {
            title_cn: '预订展位',
            title_en: 'Book a booth',
            text_cn: '已经想好面积，直接订。',
            text_en: 'When you know the area you want.',
            href: '/exhibitor/booth'
          },
          {
            title_cn: '参展申请',
            title_en: 'Apply to exhibit',
            text_cn: '先问问，再决定。',
            text_en: 'When you would rather talk first.',
            href: '/exhibitor/apply'
          }
        ]
      }
    ]
  }
]
