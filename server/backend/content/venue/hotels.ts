// Sample data: every hotel, address and figure here is invented.
import type { PackSection } from '../pack.ts'

/** The seven partner hotels with room type, travel time and free services. */
export const hotelsSection: PackSection = {
  type: 'hotels',
  anchor: 'hotels',
  title_cn: '七家合作酒店',
  title_en: 'Seven partner hotels',
  summary_cn: '打电话订房时报展会名称，可享协议价，房量留到5月20日。时间均按到三号入口厅计算。',
  summary_en:
    'Give the name of the fair when you ring to have the agreed rate; rooms are held until 20 May. Times are to Entrance Hall 3.',
  list: [
    {
      id: 1,
      name_cn: '云栖展城酒店',
      name_en: 'Cloudrest Expo Hotel',
      room_cn: '高级双床房',
      room_en: 'Superior twin',
      travel_cn: '步行6分钟',
      travel_en: '6 minutes on foot',
      address_cn: '浦东新区示例路11号',
      address_en: '11 Sample Road, Pudong',
      minutes: 6,
      kilometres: 0.5,
      phone: '+86 21 0000 0071',
      stepFree: true,
      listCn: ['早餐', '行李寄存'],
      listEn: ['Breakfast', 'Luggage room'],
      picture: {
        picture: 'venue/hotel-1',
        alt_cn: '云栖展城酒店的手绘：板式高楼，底层有雨棚',
        alt_en: 'Drawing of the Cloudrest Expo Hotel, a tall slab with a canopy at street level'
      }
    },
    {
      id: 2,
      name_cn: '花木里精选酒店',
      name_en: 'Huamu Lane Select',
      room_cn: '大床房',
      room_en: 'Queen',
      travel_cn: '步行10分钟',
      travel_en: '10 minutes on foot',
      address_cn: '浦东新区示例支路26弄3号',
      address_en: '3, Lane 26, Sample Side Road, Pudong',
      minutes: 10,
      kilometres: 0.8,
      phone: '+86 21 0000 0072',
      stepFree: false,
      listCn: ['无线网络', '自助洗衣'],
      listEn: ['Wi-Fi', 'Self-service laundry'],
      picture: {
        picture: 'venue/hotel-2',
        alt_cn: '花木里精选酒店的手绘：巷子里的四层小楼',
        alt_en: 'Drawing of Huamu Lane Select, a four-storey house in a lane'
      }
    },
    {
      id: 3,
      name_cn: '龙阳驿商务酒店',
      name_en: 'Longyang Station Business Hotel',
      room_cn: '商务大床房',
      room_en: 'Business king',
      travel_cn: '7号线一站，全程18分钟',
      travel_en: 'One stop on line 7, 18 minutes door to door',
      address_cn: '浦东新区示例大道300号',
      address_en: '300 Sample Avenue, Pudong',
      minutes: 18,
      kilometres: 2.4,
      phone: '+86 21 0000 0073',
      stepFree: true,
      listCn: ['8:00和8:30两班接驳车', '会议室每天一小时'],
      listEn: ['Shuttle at 08:00 and 08:30', 'Meeting room for an hour a day'],
      picture: {
        picture: 'venue/hotel-3',
        alt_cn: '龙阳驿商务酒店的手绘：紧挨高架车站的方形楼',
        alt_en: 'Drawing of the Longyang Station Business Hotel, a square block beside the elevated station'
      }
    },
    {
      id: 4,
      name_cn: '世纪林畔酒店',
      name_en: 'Century Grove Hotel',
      room_cn: '豪华双床房',
      room_en: 'Deluxe twin',
      travel_cn: '打车12分钟',
      travel_en: '12 minutes by taxi',
      address_cn: '浦东新区示例公园路58号',
      address_en: '58 Sample Park Road, Pudong',
      minutes: 12,
      kilometres: 4.6,
      phone: '+86 21 0000 0074',
      stepFree: true,
      listCn: ['健身房', '延迟退房至14:00'],
      listEn: ['Gym', 'Late check-out at 14:00'],
      picture: {
        picture: 'venue/hotel-4',
        alt_cn: '世纪林畔酒店的手绘：公园树林前的弧形楼',
        alt_en: 'Drawing of the Century Grove Hotel, a curved building in front of trees'
      }
    },
    {
      id: 5,
      name_cn: '张江星旅公寓',
      name_en: 'Zhangjiang Star Residence',
      room_cn: '带厨房的单间公寓',
      room_en: 'Studio with kitchen',
      travel_cn: '2号线两站换7号线一站，全程32分钟',
      travel_en: 'Two stops on line 2, one on line 7, 32 minutes',
      address_cn: '浦东新区示例科苑路909号',
      address_en: '909 Sample Science Road, Pudong',
      minutes: 32,
      kilometres: 7.5,
      phone: '+86 21 0000 0075',
      stepFree: false,
      listCn: ['厨房用具', '洗衣房'],
      listEn: ['Kitchen equipment', 'Laundry room'],
      picture: {
        picture: 'venue/hotel-5',
        alt_cn: '张江星旅公寓的手绘：两栋带阳台的公寓楼',
        alt_en: 'Drawing of the Zhangjiang Star Residence, two blocks of flats with balconies'
      }
    },
    {
      id: 6,
      name_cn: '浦江晚晴酒店',
      name_en: 'Evening River Hotel',
      room_cn: '无障碍双床房，卫生间有扶手',
      room_en: 'Step-free twin with grab rails',
      travel_cn: '地铁20分钟',
      travel_en: '20 minutes by metro',
      address_cn: '浦东新区示例滨江道7号',
      address_en: '7 Sample Riverside, Pudong',
      minutes: 20,
      kilometres: 8.2,
      phone: '+86 21 0000 0076',
      stepFree: true,
      listCn: ['轮椅借用', '早餐送到房间'],
      listEn: ['Wheelchair loan', 'Breakfast brought to the room'],
      picture: {
        picture: 'venue/hotel-6',
        alt_cn: '浦江晚晴酒店的手绘：江边低层建筑，门前是坡道',
        alt_en: 'Drawing of the Evening River Hotel, a low building by the river with a ramp at the door'
      }
    },
    {
      id: 7,
      name_cn: '虹桥联程酒店',
      name_en: 'Hongqiao Link Hotel',
      room_cn: '标准大床房',
      room_en: 'Standard king',
      travel_cn: '地铁55分钟',
      travel_en: '55 minutes by metro',
      address_cn: '闵行区示例航站路66号',
      address_en: '66 Sample Terminal Road, Minhang District',
      minutes: 55,
      kilometres: 31,
      phone: '+86 21 0000 0077',
      stepFree: true,
      listCn: ['机场接机'],
      listEn: ['Airport pick-up'],
      picture: {
        picture: 'venue/hotel-7',
        alt_cn: '虹桥联程酒店的手绘：长条形楼，屋顶上方有一架飞机',
        alt_en: 'Drawing of the Hongqiao Link Hotel, a long building with an aeroplane above the roof'
      }
    }
  ]
}
