/** Sample data for the style guide: one section of every kind that needs no API call. */
import type { ConfigEntry, Section } from '../../shared/records/records.ts'

/** The fields of a text in both languages: `title_cn`, `title_en`. */
const both = <K extends string>(key: K, cn: string, en: string) =>
  // TypeScript widens computed keys to string.
  ({ [`${key}_cn`]: cn, [`${key}_en`]: en }) as Record<`${K}_cn` | `${K}_en`, string>

const day = 1749600000

export const sampleSections: Section[] = [
  {
    type: 'figures',
    ...both('title', '数字', 'Figures'),
    list: [
      {
        ...both('value', '11,500 m²', '11,500 m²'),
        ...both('label', '面积', 'area'),
        ...both('note', '示例', 'sample')
      },
      { ...both('value', '240', '240'), ...both('label', '家展商', 'exhibitors') },
      { ...both('value', '21,000', '21,000'), ...both('label', '名观众', 'visitors') },
      { ...both('value', '86%', '86%'), ...both('label', '愿意再来', 'would come again') }
    ]
  },
  {
    type: 'steps',
    ...both('title', '步骤', 'Steps'),
    ...both('summary', '先做什么，再做什么。', 'One thing after the other.'),
    list: [
      { ...both('title', '登记', 'Register'), ...both('text', '两分钟，免费。', 'Two minutes, free.') },
      { ...both('title', '加星', 'Star'), ...both('text', '把想看的展商加进计划。', 'Put exhibitors into your plan.') }
    ]
  },
  {
    type: 'timeline',
    ...both('title', '时间线', 'Timeline'),
    list: [
      {
        date: day - 86400 * 30,
        ...both('title', '已经过去', 'Past'),
        ...both('text', '圆点填满。', 'The dot is filled.')
      },
      {
        date: day + 86400 * 4000,
        end: day + 86400 * 4002,
        href: '/visitor/guide',
        ...both('title', '还没到', 'To come'),
        ...both('text', '带链接的一项。', 'An entry with a link.')
      }
    ]
  },
  {
    type: 'table',
    ...both('title', '表格', 'Table'),
    ...both('caption', '三列数字', 'Three columns of numbers'),
    listCn: ['届次', '展商', '观众'],
    listEn: ['Edition', 'Exhibitors', 'Visitors'],
    dataCn: [
      ['第17届', '212', '18,460'],
      ['第18届', '240', '21,000']
    ],
    dataEn: [
      ['17th', '212', '18,460'],
      ['18th', '240', '21,000']
    ]
  },
  {
    type: 'chart',
    kind: 'bars',
    ...both('title', '条形图', 'Bars'),
    ...both('unit', '占比（%）', 'Share (%)'),
    ...both('source', '示例数据', 'Sample data'),
    list: [
      { value: 64, ...both('label', '找新供应商', 'New suppliers') },
      { value: 41, ...both('label', '见老供应商', 'Known suppliers') }
    ]
  },
  {
    type: 'chart',
    kind: 'parts',
    ...both('title', '构成图', 'Parts of a whole'),
    ...both('unit', '占比（%）', 'Share (%)'),
    ...both('source', '示例数据', 'Sample data'),
    list: [
      { value: 46, ...both('label', '华东', 'East') },
      { value: 32, ...both('label', '华南', 'South') },
      { value: 22, ...both('label', '其他', 'Elsewhere') }
    ]
  },
  {
    type: 'people',
    ...both('title', '人物', 'People'),
    list: [
      {
        ...both('name', '示例人物', 'Sample Person'),
        ...both('position', '没有头像时用标记', 'A mark where there is no portrait'),
        ...both('company', '示例机构', 'Sample Institute'),
        ...both('text', '一句介绍。', 'One sentence about the person.')
      }
    ]
  },
  {
    type: 'quotes',
    ...both('title', '引语', 'Quotes'),
    list: ['1', '2', '3'].map((n) => ({
      ...both('text', `第${n}位说的一句话，不长。`, `What visitor number ${n} said, in one sentence.`),
      ...both('name', '示例人物', 'Sample Person'),
      ...both('position', '采购经理', 'Buyer'),
      ...both('company', '示例企业', 'Sample Company')
    }))
  },
  {
    type: 'questions',
    ...both('title', '问答', 'Questions'),
    list: [
      {
        ...both('question', '点开看答案吗？', 'Does it open?'),
        ...both('answer', '<p>是的，没有脚本也能打开。</p>', '<p>Yes, without script too.</p>')
      }
    ]
  },
  {
    type: 'downloads',
    ...both('title', '下载', 'Downloads'),
    list: [
      {
        src: '/_parts',
        format: 'PDF',
        bytes: 440000,
        updated: day,
        ...both('title', '展商手册', 'Exhibitor manual'),
        ...both('summary', '布展、用电、消防。', 'Set-up, power, fire safety.')
      }
    ]
  },
  {
    type: 'parking',
    ...both('title', '计算', 'A calculator'),
    hourly: 8,
    daily: 64,
    ...both('currency', '元', 'RMB')
  },
  {
    type: 'hall',
    ...both('title', '馆内设施', 'In the hall'),
    list: [
      { kind: 'door', side: 'front', at: 50, ...both('name', '通往中央广场的门', 'Door to the court') },
      { kind: 'lift', side: 'right', at: 50, step_free: true, ...both('name', '电梯', 'Lift') }
    ]
  }
]

const values: Record<string, string> = {
  fact_name_cn: '示例展览会',
  fact_name_en: 'Sample Fair',
  fact_first_day: '2025-06-11',
  fact_last_day: '2025-06-13',
  fact_hours: '09:00-17:00, 09:00-17:00, 09:00-15:00',
  fact_venue_cn: '上海新国际博览中心',
  fact_venue_en: 'Shanghai New International Expo Centre',
  fact_address_cn: '上海市浦东新区龙阳路2345号',
  fact_address_en: '2345 Longyang Road, Pudong, Shanghai',
  fact_hall_cn: 'N5馆',
  fact_hall_en: 'Hall N5'
}

/** The configuration of the style guide: sample facts of a fair. */
export const sampleConfig: ConfigEntry[] = Object.entries(values).map(([code, content]) => ({ code, content }))
/** The first day of the sample fair, midnight UTC in unix seconds. */
export const sampleDay = 1749600000
