import type { PackSection } from '../pack.ts'

/** The price of parking at the venue: 8 RMB an hour, 64 RMB a day at most. */
export const parkingSection: PackSection = {
  type: 'parking',
  anchor: 'parking',
  title_cn: '停车费用',
  title_en: 'What parking costs',
  summary_cn: '每小时8元，每天最多收64元；不足一小时按一小时算。停满八小时就到上限，之后当天不再加收。',
  summary_en:
    'RMB 8 for each hour or part of an hour and never more than RMB 64 a day. The ceiling is reached after eight hours.',
  hourly: 8,
  daily: 64,
  currency_cn: '元',
  currency_en: 'RMB'
}
