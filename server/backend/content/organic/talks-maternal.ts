// Sample data: every firm, person and figure here is invented.
import type { PackTalk } from '../pack.ts'
import { atVenue, day } from '../venue/dates.ts'
import { maternalSpeakers as who } from './speakers-maternal.ts'

/** The talks of the maternal and infant summit, Friday 13 June. */
export const maternalTalks: PackTalk[] = [
  {
    id: 517,
    forum: 'maternal',
    start: atVenue('2025-06-13T09:30'),
    end: atVenue('2025-06-13T10:00'),
    updated: day('2025-05-22'),
    room_cn: 'N5馆二层M12会议室',
    room_en: 'Room M12, upper level of hall N5',
    title_cn: '四百位家长最想问的十个问题',
    title_en: 'Ten questions that four hundred parents ask',
    html_cn: '<p>研究员带来问题，医生负责回答。排在第一的不是奶粉，而是“有机的是不是就不用洗”。</p>',
    html_en:
      '<p>The researcher brings the questions, the dietitian answers them. First on the list is not formula milk but “if it is organic, must I still wash it?”</p>',
    speakers: [who.ying, who.zhong],
    exhibitors: []
  },
  {
    id: 518,
    forum: 'maternal',
    start: atVenue('2025-06-13T10:00'),
    end: atVenue('2025-06-13T10:30'),
    updated: day('2025-05-22'),
    room_cn: 'N5馆二层M12会议室',
    room_en: 'Room M12, upper level of hall N5',
    title_cn: '一碗米粉的配料表为什么只有一行',
    title_en: 'Why the label of a baby cereal has a single line',
    html_cn:
      '<p>不加糖、不加香精容易，难的是不加营养强化剂还要达到国家标准。陶然予讲初粒怎样在稻种和碾磨两步上想办法，也讲哪些月龄的孩子仍然应当吃强化铁米粉。</p>',
    html_en:
      '<p>Leaving out sugar and flavouring is easy. Meeting the national standard without added nutrients is not. Tao Ranyu tells what Chuli did with the variety and the milling, and at which age a child should have iron-fortified cereal all the same.</p>',
    speakers: [who.tao],
    exhibitors: []
  },
  {
    id: 519,
    forum: 'maternal',
    start: atVenue('2025-06-13T10:30'),
    end: atVenue('2025-06-13T11:15'),
    updated: day('2025-05-22'),
    room_cn: 'N5馆二层M12会议室',
    room_en: 'Room M12, upper level of hall N5',
    title_cn: '从六十头奶牛到一罐配方粉',
    title_en: 'From sixty cows to a tin of formula',
    html_cn:
      '<p>牧场主讲放牧、产量和一家客户的风险；法规经理讲欧盟与中国在婴配粉原料奶上的不同限值。会后可索取对照表。</p>',
    html_en:
      '<p>The farmer speaks about grazing, yield and the risk of a single customer; the regulatory manager about the limits for raw milk that differ between the European Union and China. A table of both can be had afterwards.</p>',
    speakers: [who.oste, who.luo],
    exhibitors: [103]
  },
  {
    id: 520,
    forum: 'maternal',
    start: atVenue('2025-06-13T11:15'),
    end: atVenue('2025-06-13T12:00'),
    updated: day('2025-05-22'),
    room_cn: 'N5馆二层M12会议室',
    room_en: 'Room M12, upper level of hall N5',
    title_cn: '贴身一层：棉花批次与残留检测',
    title_en: 'Next to the skin: cotton lots and residues',
    html_cn:
      '<p>同一件连体衣，棉花来自三个批次，染缸换过两次，检测报告该覆盖哪一段？禾间纺织拿出一份真实的生产记录，检测工程师逐行指出要抽样的地方。</p>',
    html_en:
      '<p>One romper, three lots of cotton, two dye baths: what must the test report cover? Hejian Textiles brings a production record and the test engineer marks, line by line, where a sample belongs.</p>',
    speakers: [who.shen, who.liu],
    exhibitors: [104]
  },
  {
    id: 521,
    forum: 'maternal',
    start: atVenue('2025-06-13T12:45'),
    end: atVenue('2025-06-13T13:15'),
    updated: day('2025-05-22'),
    room_cn: 'N5馆二层M12会议室',
    room_en: 'Room M12, upper level of hall N5',
    title_cn: '婴儿衣物怎么洗：配方师与助产士',
    title_en: 'Washing for a baby: a formulator and a midwife',
    html_cn:
      '<p>洗衣液要不要买“婴儿专用”？水温多少？漂几遍？一位看成分，一位看过两千多个家庭的洗衣房，结论比想象的简单。</p>',
    html_en:
      '<p>Does one need a detergent “for babies”? How warm, how many rinses? One of them reads ingredients, the other has seen two thousand laundry corners. Their answer is simpler than expected.</p>',
    speakers: [who.yin, who.chu],
    exhibitors: [105]
  },
  {
    id: 522,
    forum: 'maternal',
    start: atVenue('2025-06-13T13:15'),
    end: atVenue('2025-06-13T13:45'),
    updated: day('2025-05-22'),
    room_cn: 'N5馆二层M12会议室',
    room_en: 'Room M12, upper level of hall N5',
    title_cn: '放进嘴里的木头',
    title_en: 'Wood that goes into the mouth',
    html_cn: '<p>两岁以下的孩子会咬一切。玛丽特·索尔旺带来六种木材的样块，讲木纹、含水率和边角半径，现场可以上手。</p>',
    html_en:
      '<p>Children under two bite everything. Marit Solvang brings blocks of six kinds of wood, to be handled, and speaks about grain, moisture and the radius of an edge.</p>',
    speakers: [who.solv],
    exhibitors: []
  },
  {
    id: 523,
    forum: 'maternal',
    start: atVenue('2025-06-13T13:45'),
    end: atVenue('2025-06-13T14:15'),
    updated: day('2025-05-22'),
    room_cn: 'N5馆二层M12会议室',
    room_en: 'Room M12, upper level of hall N5',
    title_cn: '社区母婴店还开得下去吗',
    title_en: 'Can a neighbourhood baby shop still live',
    html_cn:
      '<p>叶小满三家店的损益表：房租占一成七，有机产品占销售额的三成、毛利的四成六。她讲怎样选四十个单品，怎样对付“先来店里试、再去网上买”。</p>',
    html_en:
      '<p>Ye Xiaoman shows the accounts of her three shops: rent takes 17 per cent, organic goods bring 30 per cent of sales and 46 per cent of gross profit. She tells how she picks forty lines and what she does about those who try in the shop and buy online.</p>',
    speakers: [who.ye, who.zhong],
    exhibitors: []
  }
]
