// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

/** Why people visit: statistics and comments. */
export const visitorWhyPages: PackPage[] = [
  {
    path: '/visitor/why',
    updated: day('2025-05-20'),
    title_cn: '为什么参观',
    title_en: 'Why visit',
    summary_cn: '一天看完240家只做有机的企业，而且每件产品的证书都查过。',
    summary_en: '240 firms that make nothing but organic, in one day, and every certificate has been read.',
    kws_cn: '参观理由,观众评价,观众统计',
    kws_en: 'reasons to visit,visitor comments,visitor statistics',
    sections: [
      {
        type: 'figures',
        title_cn: '一天能看到什么',
        title_en: 'What a day holds',
        list: [
          {
            value_cn: '240',
            value_en: '240',
            label_cn: '家展商',
            label_en: 'exhibitors',
            note_cn: '全部通过产品审核',
            note_en: 'All through product admission'
          },
          {
            value_cn: '31',
            value_en: '31',
            label_cn: '个国家和地区',
            label_en: 'countries and regions'
          },
          {
            value_cn: '23',
            value_en: '23',
            label_cn: '场演讲与对谈',
            label_en: 'talks and conversations',
            note_cn: '凭观众证免费听',
            note_en: 'Free with a badge'
          },
          {
            value_cn: '88%',
            value_en: '88%',
            label_cn: '的观众达到来访目的',
            label_en: 'of visitors reached what they came for',
            note_cn: '第17届现场问卷',
            note_en: 'Survey of the 17th fair'
          }
        ]
      },
      {
        type: 'chart',
        kind: 'bars',
        title_cn: '观众为什么来',
        title_en: 'Why visitors come',
        unit_cn: '%',
        unit_en: '%',
        source_cn: '第17届现场问卷，2024年6月，2,140份，可多选',
        source_en: 'Survey at the 17th fair, June 2024, 2,140 answers, several possible',
        list: [
          {
            label_cn: '找新供应商',
            label_en: 'To find new suppliers',
            value: 64
          },
          {
            label_cn: '看新产品',
            label_en: 'To see new products',
            value: 58
          },
          {
            label_cn: '见老供应商',
            label_en: 'To meet present suppliers',
            value: 41
          },
          {
            label_cn: '听论坛',
            label_en: 'To hear the forums',
            value: 33
          },
          {
            label_cn: '了解认证规则',
            label_en: 'To learn about certification',
            value: 22
          },
          {
            label_cn: '找代理机会',
            label_en: 'To find agencies',
            value: 19
          }
        ]
      },
      {
        type: 'chart',
        kind: 'parts',
        title_cn: '和你一样的人',
        title_en: 'People like you',
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
        type: 'quotes',
        title_cn: '观众说',
        title_en: 'Visitors say',
        list: [
          {
            text_cn: '不用先问有没有证书，省下来的时间拿来尝味道。',
            text_en: 'I need not ask for certificates, so I spend the time on tasting.',
            name_cn: '段青禾',
            name_en: 'Duan Qinghe',
            position_cn: '有机品类采购总监',
            position_en: 'Head of organic buying',
            company_cn: '里巷超市',
            company_en: 'Lane Supermarkets'
          },
          {
            text_cn: '我带了三位团长来，一上午定下了秋天的米和苹果。',
            text_en: 'I brought three group buyers. In one morning we settled the rice and the apples for autumn.',
            name_cn: '戚若梅',
            name_en: 'Qi Ruomei',
            position_cn: '创始人',
            position_en: 'Founder',
            company_cn: '弄堂团',
            company_en: 'Longtang Group Buying'
          },
          {
            text_cn: '第三天人少，正好和农场主坐下来聊一个钟头。',
            text_en: 'The third day is quiet, just right for an hour with a farmer.',
            name_cn: '温故里',
            name_en: 'Wen Guli',
            position_cn: '餐饮供应链负责人',
            position_en: 'Head of restaurant supply',
            company_cn: '时令厨房',
            company_en: 'Shiling Kitchens'
          },
          {
            text_cn: '过道宽，推着轮椅也能看完一排。',
            text_en: 'The aisles are wide: one can see a whole row from a wheelchair.',
            name_cn: '褚安宁',
            name_en: 'Chu Anning',
            position_cn: '助产士',
            position_en: 'Midwife',
            company_cn: '安宁家庭护理',
            company_en: 'Anning Family Care'
          }
        ]
      },
      {
        type: 'cards',
        title_cn: '按你的行当安排',
        title_en: 'A day for your trade',
        list: [
          {
            title_cn: '零售与会员店',
            title_en: 'Retail and club stores',
            text_cn: '先看粮油、果蔬、乳制品，再听6月12日的流通峰会。',
            text_en: 'Begin with grain, produce and dairy, then hear the summit on 12 June.',
            href: '/event/distribution'
          },
          {
            title_cn: '母婴门店',
            title_en: 'Baby shops',
            text_cn: '13日上午峰会，下午直接去看辅食和贴身衣物。',
            text_en: 'The summit on the morning of the 13th, then first foods and clothes.',
            href: '/event/maternal'
          },
          {
            title_cn: '品牌与生产者',
            title_en: 'Brands and growers',
            text_cn: '11日听圆桌会议，认识认证和检测机构。',
            text_en: 'The roundtable on the 11th, then the certifiers and laboratories.',
            href: '/event/roundtable'
          }
        ]
      },
      {
        type: 'cards',
        title_cn: '决定了',
        title_en: 'Made up your mind?',
        list: [
          {
            title_cn: '登记参观',
            title_en: 'Register',
            text_cn: '两分钟，免费。',
            text_en: 'Two minutes, free of charge.',
            href: '/visitor/register'
          },
          {
            title_cn: '怎么来',
            title_en: 'How to get here',
            text_cn: '地铁7号线花木路站。',
            text_en: 'Metro line 7, Huamu Road.',
            href: '/visitor/guide#metro'
          }
        ]
      }
    ]
  }
]
