// Sample data: every firm, person and figure here is invented.
import type { PackHome } from '../pack.ts'
import { atVenue, day } from '../venue/dates.ts'
import { mediaPartners } from './partners.ts'

export const home: PackHome = {
  bannerBox: {
    title_cn: '上海银发经济与康养产业展览会',
    title_en: 'Shanghai Silver Economy and Senior Care Exhibition',
    summary_cn: '把日子过好所需要的东西，坐上去、拿起来、问清楚。三天，一个馆，一条三十六米的试走道。',
    summary_en:
      'Things for living well: sit on them, pick them up, ask about them. Three days, one hall, a walking track of 36 metres.',
    exhibition_date_cn: '2025年6月11日至13日',
    exhibition_date_en: 'Jun 11 - Jun 13, 2025',
    exhibition_address_cn: '上海新国际博览中心N5馆',
    exhibition_address_en: 'Hall N5, Shanghai New International Expo Centre'
  },
  areaBox: [
    {
      value_cn: '11,500㎡',
      value_en: '11,500 m²',
      label_cn: '展出面积',
      label_en: 'Exhibition area',
      note_cn: 'N5馆，比上一届多四分之一（示例数据）',
      note_en: 'Hall N5, a quarter more than in 2024 (sample figure)'
    },
    {
      value_cn: '14,000',
      value_en: '14,000',
      label_cn: '专业观众',
      label_en: 'Professional visitors',
      note_cn: '三天预计人次（示例数据）',
      note_en: 'Expected over three days (sample figure)'
    },
    {
      value_cn: '62',
      value_en: '62',
      label_cn: '参展商',
      label_en: 'Exhibitors',
      note_cn: '全部可在参展企业页查到（示例数据）',
      note_en: 'All listed under Exhibitors on show (sample figure)'
    },
    {
      value_cn: '26',
      value_en: '26',
      label_cn: '同期活动',
      label_en: 'Concurrent activities',
      note_cn: '三场论坛的演讲与颁奖（示例数据）',
      note_en: 'Talks of three forums and the award (sample figure)'
    }
  ],
  activeBox: [
    {
      title_cn: '银发经济产业圆桌会议',
      title_en: 'Silver Economy Industry Roundtable',
      text_cn: '六十岁以上的人买什么、谁付钱、夜里谁来帮忙：八场，从一份二千一百户的调查说起。',
      text_en:
        'What people over sixty buy, who pays, who comes at night: eight sessions, from a survey of 2,100 homes.',
      href: '/event/roundtable',
      picture: {
        picture: 'silver/event-roundtable',
        alt_cn: '手绘：几个人围坐一张圆桌，中间一盏灯',
        alt_en: 'Drawing of people round a table with a lamp in the middle'
      },
      start: atVenue('2025-06-11T10:00')
    },
    {
      title_cn: '康养渠道与采购峰会',
      title_en: 'Care Channels and Procurement Summit',
      text_cn: '药房、巷口小店、租赁、联合采购、送货上门：产品怎样到达用它的人手里。',
      text_en:
        'Pharmacy, corner shop, rental, joint purchasing, delivery: how a product reaches the person who uses it.',
      href: '/event/distribution',
      picture: {
        picture: 'silver/event-distribution',
        alt_cn: '手绘：货架、箱子与伸出的手',
        alt_en: 'Drawing of shelves, boxes and an open hand'
      },
      start: atVenue('2025-06-12T09:30')
    },
    {
      title_cn: '三代家庭论坛',
      title_en: 'Three Generations Family Forum',
      text_cn: '搬家、做饭、学新东西、记性变化，一家人可以一起来听，有一场要动手。',
      text_en: 'Moving, cooking, learning, changes of memory: bring the family. One session is for practising.',
      href: '/event/maternal',
      picture: {
        picture: 'silver/event-maternal',
        alt_cn: '手绘：老中小三双手叠在一起',
        alt_en: 'Drawing of the hands of three generations, one upon another'
      },
      start: atVenue('2025-06-12T13:30')
    },
    {
      title_cn: '晚照奖',
      title_en: 'Evening Light Award',
      text_cn: '2480位五十五岁以上的试用者用了四个月，选出三十五件。获奖者现场都能试。',
      text_en: '2,480 people of 55 and over tried 76 products for four months and chose 35. All can be tried here.',
      href: '/event/award',
      picture: {
        picture: 'silver/event-award',
        alt_cn: '手绘：水面上方的一盏灯笼与弧形光晕',
        alt_en: 'Drawing of a lantern over water with arcs of light'
      },
      start: atVenue('2025-06-11T16:00')
    }
  ],
  brandBox: [201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212],
  newsBox: [426, 425, 423, 424, 422, 420],
  mediaBox: mediaPartners,
  updated: day('2025-06-13')
}
