import type { PackSection } from '../pack.ts'

/**
 * Taxi distances of about 20, 32 and 28 km. The distances are given by the fair; which stations and airports they start
 * from is an assumption.
 */
export const taxiSection: PackSection = {
  type: 'table',
  anchor: 'taxi-distances',
  title_cn: '打车距离',
  title_en: 'Taxi distances',
  caption_cn: '从三个主要车站、机场到展馆的大约里程与路上时间',
  caption_en: 'Approximate distance and time to the venue from three main stations and airports',
  listCn: ['出发地', '大约里程', '平时路上时间', '早晚高峰'],
  listEn: ['From', 'Distance', 'Usual time', 'At rush hour'],
  dataCn: [
    ['上海火车站', '20公里', '35分钟', '60分钟'],
    ['虹桥火车站、虹桥机场', '32公里', '50分钟', '80分钟'],
    ['浦东国际机场', '28公里', '35分钟', '50分钟']
  ],
  dataEn: [
    ['Shanghai Railway Station', '20 km', '35 minutes', '60 minutes'],
    ['Hongqiao railway station and airport', '32 km', '50 minutes', '80 minutes'],
    ['Pudong International Airport', '28 km', '35 minutes', '50 minutes']
  ]
}
