// Sample data: the home page's figures are invented. '18th', dates and countries are the specification's.
import type { PackHome } from '../pack.ts'
import { atVenue, day } from '../venue/dates.ts'
import { mediaPartners } from './partners.ts'

export const home: PackHome = {
  updated: day('2025-06-05'),
  bannerBox: {
    title_cn: '第18届上海有机与天然产品展览会',
    title_en: '18th Shanghai Organic and Natural Products Fair',
    summary_cn: '一座馆，三天，从种子到货架：种有机的、做有机的、卖有机的人在这里见面。',
    summary_en: 'One hall, three days, from seed to shelf: where those who grow, make and sell organic meet.',
    exhibition_date_cn: '2025年6月11日至13日',
    exhibition_date_en: 'Jun 11 - Jun 13, 2025',
    exhibition_address_cn: '上海新国际博览中心N5馆，浦东新区龙阳路2345号',
    exhibition_address_en: 'Hall N5, Shanghai New International Expo Centre, 2345 Longyang Road, Pudong'
  },
  areaBox: [
    {
      value_cn: '11,500',
      value_en: '11,500',
      label_cn: '平方米展览面积',
      label_en: 'square metres of exhibition area',
      note_cn: 'N5整馆，八排展位',
      note_en: 'All of hall N5, eight rows of booths'
    },
    {
      value_cn: '21,000',
      value_en: '21,000',
      label_cn: '名专业观众',
      label_en: 'professional visitors',
      note_cn: '本届预计，上届实到18,460名',
      note_en: 'Expected this year; 18,460 came last year'
    },
    {
      value_cn: '240',
      value_en: '240',
      label_cn: '家参展企业',
      label_en: 'exhibitors',
      note_cn: '来自31个国家和地区',
      note_en: 'From 31 countries and regions'
    },
    {
      value_cn: '32',
      value_en: '32',
      label_cn: '场同期活动',
      label_en: 'concurrent activities',
      note_cn: '三场论坛、一项评选、品鉴与配对',
      note_en: 'Three forums, one award, tastings and matchmaking'
    }
  ],
  activeBox: [
    {
      title_cn: '产业圆桌会议',
      title_en: 'Industry Roundtable',
      text_cn: '土壤、认证、转换期的钱从哪里来：生产者、认证机构和零售商坐在同一张桌子上。',
      text_en:
        'Soil, certification and who pays for the conversion years: growers, certifiers and retailers at one table.',
      href: '/event/roundtable',
      start: atVenue('2025-06-11T10:15'),
      picture: {
        picture: 'organic/event-roundtable',
        alt_cn: '圆桌俯视图，桌面纹理像一圈圈田垄',
        alt_en: 'A round table seen from above, its grain like furrows'
      }
    },
    {
      title_cn: '产品流通峰会',
      title_en: 'Product Distribution Summit',
      text_cn: '从产地仓到会员店、社区团购和直播间，讲清楚每一环的成本与损耗。',
      text_en: 'From packing house to club store, neighbourhood buying and live selling: cost and loss at every link.',
      href: '/event/distribution',
      start: atVenue('2025-06-12T09:30'),
      picture: {
        picture: 'organic/event-distribution',
        alt_cn: '几条曲线从田块通向货架',
        alt_en: 'Curving lines that run from fields to shelves'
      }
    },
    {
      title_cn: '母婴峰会',
      title_en: 'Maternal and Infant Summit',
      text_cn: '孕期营养、婴儿辅食、贴身衣物，听医生、工程师和店主各讲一遍。',
      text_en:
        'Nutrition in pregnancy, first foods, clothes next to the skin, told by doctors, engineers and shopkeepers.',
      href: '/event/maternal',
      start: atVenue('2025-06-13T09:30'),
      picture: {
        picture: 'organic/event-maternal',
        alt_cn: '两片叶子抱着一颗种子',
        alt_en: 'Two leaves folded around a seed'
      }
    },
    {
      title_cn: '有机力量奖颁奖',
      title_en: 'Organic Power Award ceremony',
      text_cn: '五个月评选，98件产品，6,320名大众评委，八个奖项在这一小时揭晓。',
      text_en: 'Five months, 98 products, 6,320 public judges: eight awards are announced within this hour.',
      href: '/event/award',
      start: atVenue('2025-06-12T16:00'),
      picture: {
        picture: 'organic/event-award',
        alt_cn: '奖杯轮廓由发芽的种子组成',
        alt_en: 'A trophy whose outline is a sprouting seed'
      }
    }
  ],
  brandBox: [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112],
  newsBox: [326, 325, 324, 323, 322, 321],
  mediaBox: mediaPartners
}
