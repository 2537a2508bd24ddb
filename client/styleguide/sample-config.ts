/** The configuration of the style guide: sample facts of a fair. */
import type { ConfigEntry } from '../../shared/records/records.ts'

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

export const sampleConfig: ConfigEntry[] = Object.entries(values).map(([code, content]) => ({ code, content }))
/** The first day of the sample fair, midnight UTC in unix seconds. */
export const sampleDay = 1749600000
