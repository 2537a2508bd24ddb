// Sample data: every firm, person and figure here is invented; what the specification gives stands as it is.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

/** Exhibitor application. */
export const applyPages: PackPage[] = [
  {
    path: '/exhibitor/apply',
    updated: day('2025-04-10'),
    title_cn: '参展申请',
    title_en: 'Apply to exhibit',
    summary_cn: '先留下联系方式，我们的参展服务组会打电话说明展区、价格和文件。',
    summary_en: 'Leave your details and the exhibitor desk will ring to explain areas, prices and papers.',
    kws_cn: '参展申请,申请表,展商服务',
    kws_en: 'exhibitor application,form,exhibitor desk',
    sections: [
      {
        type: 'text',
        html_cn:
          '<p>这张表不等于订展位，填了也没有费用。想好面积的企业可以直接去<a href="/exhibitor/booth">预订展位</a>。</p><p>表上的“意向展会”可以选有机展、同期的银发经济展，或两者都选。</p>',
        html_en:
          '<p>This form books nothing and costs nothing. Firms that know the area they want can go straight to <a href="/exhibitor/booth">booth booking</a>.</p><p>Under partner exhibition you choose the organic fair, the silver economy exhibition held beside it, or both.</p>'
      },
      {
        type: 'form',
        form: 'exhibitor',
        title_cn: '申请表',
        title_en: 'Application form',
        anchor: 'form'
      },
      {
        type: 'timeline',
        title_cn: '几个日子',
        title_en: 'Dates to know',
        summary_cn: '全部截止日期见展商中心。',
        summary_en: 'All deadlines are in the exhibitor centre.',
        list: [
          {
            date: day('2025-03-31'),
            title_cn: '展位申请截止',
            title_en: 'Booth applications close',
            text_cn: '之后按候补名单安排。',
            text_en: 'Later ones go on the waiting list.'
          },
          {
            date: day('2025-04-15'),
            title_cn: '产品文件截止',
            title_en: 'Product papers due',
            text_cn: '首次参展交全套，老展商交四份。',
            text_en: 'The whole file the first time, four papers when returning.'
          },
          {
            date: day('2025-04-30'),
            title_cn: '名录内容截止',
            title_en: 'Directory entry due',
            text_cn: '两种语言的公司介绍与产品说明。',
            text_en: 'Firm and products, in both languages.'
          }
        ]
      },
      {
        type: 'cards',
        title_cn: '申请前看看',
        title_en: 'Before you apply',
        list: [
          {
            title_cn: '参展产品标准',
            title_en: 'Standards for exhibits',
            text_cn: '先看产品合不合规定。',
            text_en: 'See first whether your products fit.',
            href: '/exhibition/standards'
          },
          {
            title_cn: '展商中心',
            title_en: 'Exhibitor centre',
            text_cn: '日期、手册和布展安排。',
            text_en: 'Dates, manuals and set-up.',
            href: '/exhibitor/centre'
          }
        ]
      }
    ]
  }
]
