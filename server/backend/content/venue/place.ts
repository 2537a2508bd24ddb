import type { PackSection } from '../pack.ts'

/** Where the fair is held. The point is approximate, in the coordinates of Chinese maps (GCJ-02). */
export const venueSection: PackSection = {
  type: 'venue',
  anchor: 'venue',
  title_cn: '展馆位置',
  title_en: 'Where the fair is',
  summary_cn: '展会设在N5馆，从三号入口厅（东北）进馆最近。把下面的地址给出租车司机看就行。',
  summary_en:
    'The fair fills hall N5; Entrance Hall 3, on the north-east side, is the nearest. Show the address below to a taxi driver.',
  longitude: 121.56,
  latitude: 31.21,
  name_cn: '上海新国际博览中心',
  name_en: 'Shanghai New International Expo Centre',
  address_cn: '上海市浦东新区龙阳路2345号',
  address_en: '2345 Longyang Road, Pudong, Shanghai',
  hall_cn: 'N5馆',
  hall_en: 'Hall N5',
  entrance_cn: '三号入口厅（东北）',
  entrance_en: 'Entrance Hall 3 (north-east)'
}
