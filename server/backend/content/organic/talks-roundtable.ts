// Sample data: every firm, person and figure here is invented.
import type { PackTalk } from '../pack.ts'
import { atVenue, day } from '../venue/dates.ts'
import { roundtableSpeakers as who } from './speakers-roundtable.ts'

/** The talks of the industry roundtable, Wednesday 11 June. */
export const roundtableTalks: PackTalk[] = [
  {
    id: 501,
    forum: 'roundtable',
    start: atVenue('2025-06-11T10:15'),
    end: atVenue('2025-06-11T10:45'),
    updated: day('2025-05-20'),
    room_cn: 'N5馆论坛区',
    room_en: 'Forum stage, hall N5',
    title_cn: '十八届看过来：哪些地真的变了',
    title_en: 'Eighteen fairs on: which fields have really changed',
    html_cn:
      '<p>从2007年第一届到今天，石绍禾每年都回访同一批地块。他带来其中四十块地的对比照片和土壤有机质数据：有的翻了一番，有的在第七年又退了回去。</p><p>退回去的那几块，原因不在技术，而在租约只签三年。</p>',
    html_en:
      '<p>Shi Shaohe has gone back to the same fields every year since the first fair in 2007. He shows forty of them in pictures and in figures for soil organic matter: some have doubled it, some slipped back in year seven.</p><p>Those that slipped did not lack skill. Their leases ran for three years only.</p>',
    speakers: [who.shi],
    exhibitors: []
  },
  {
    id: 502,
    forum: 'roundtable',
    start: atVenue('2025-06-11T10:45'),
    end: atVenue('2025-06-11T11:30'),
    updated: day('2025-05-20'),
    room_cn: 'N5馆论坛区',
    room_en: 'Forum stage, hall N5',
    title_cn: '转换期三年，钱从哪里来',
    title_en: 'Three years of conversion: who pays',
    html_cn:
      '<p>转换期的产量往往先降，价格却还不能按有机产品卖。三位嘉宾把自己的账本摊开讲。</p><ul><li>谷野原：银行贷款占四成，其余靠种植合同的预付款</li><li>青岭茶事：用酒店茶包的订单养头采茶</li><li>联合会：县里的补贴什么时候到账、能用在哪</li></ul>',
    html_en:
      '<p>Yields tend to drop first, and the price may not yet be the organic one. Three speakers open their books.</p><ul><li>Guyeyuan: four tenths bank credit, the rest from advances on growing contracts</li><li>Qingling: hotel tea-bag orders that carry the first flush</li><li>The growers’ union: when county support arrives and what it may be spent on</li></ul>',
    speakers: [who.wei, who.lan, who.qi],
    exhibitors: [101, 102]
  },
  {
    id: 503,
    forum: 'roundtable',
    start: atVenue('2025-06-11T11:30'),
    end: atVenue('2025-06-11T12:00'),
    updated: day('2025-05-20'),
    room_cn: 'N5馆论坛区',
    room_en: 'Forum stage, hall N5',
    title_cn: '检查员进门先看什么',
    title_en: 'What an inspector looks at first',
    html_cn:
      '<p>顾晚棠讲一次现场检查的完整过程：先看投入品仓库和采购票据，再算产量与销量是否对得上，最后才下地。</p><p>适合第一次申请认证的企业，现场发放自查清单。</p>',
    html_en:
      '<p>Gu Wantang walks through a whole inspection: first the input store and the invoices, then whether harvest and sales add up, and only then the field.</p><p>For firms that apply for the first time. A self-check list is handed out.</p>',
    speakers: [who.gu],
    exhibitors: []
  },
  {
    id: 504,
    forum: 'roundtable',
    start: atVenue('2025-06-11T13:15'),
    end: atVenue('2025-06-11T13:45'),
    updated: day('2025-05-20'),
    room_cn: 'N5馆论坛区',
    room_en: 'Forum stage, hall N5',
    title_cn: '轮作不是口号：九年试验的结果',
    title_en: 'Rotation without slogans: results of nine years',
    html_cn:
      '<p>三个省、五种轮作方式、九年数据。豆科作物进入轮作后，第四年起杂草密度明显下降，但头两年要多除两次草，人工账不能不算。</p>',
    html_en:
      '<p>Three provinces, five rotations, nine years. With legumes in the sequence weeds thin out from the fourth year, yet the first two years need two more weedings, and that labour has to be counted.</p>',
    speakers: [who.shao],
    exhibitors: [101]
  },
  {
    id: 505,
    forum: 'roundtable',
    start: atVenue('2025-06-11T13:45'),
    end: atVenue('2025-06-11T14:15'),
    updated: day('2025-05-20'),
    room_cn: 'N5馆论坛区',
    room_en: 'Forum stage, hall N5',
    title_cn: '母展怎样审产品',
    title_en: 'How the parent fair admits a product',
    html_cn:
      '<p>哪些有机标准被认可、转换期产品怎样标注、非食品看成分还是看工艺，准入负责人逐条解释，并举出去年被退回最多的五种文件。</p>',
    html_en:
      '<p>Which organic standards count, how in-conversion goods are marked, whether non-food is judged by content or by process: the head of admission goes through it clause by clause and names the five papers that were sent back most often last year.</p>',
    speakers: [who.falk],
    exhibitors: []
  },
  {
    id: 506,
    forum: 'roundtable',
    start: atVenue('2025-06-11T14:15'),
    end: atVenue('2025-06-11T15:00'),
    updated: day('2025-05-20'),
    room_cn: 'N5馆论坛区',
    room_en: 'Forum stage, hall N5',
    title_cn: '同一包燕麦，十四种价格',
    title_en: 'One bag of oats, fourteen prices',
    html_cn:
      '<p>安妮卡·霍姆维克比较十四国的有机溢价，段青禾拿出里巷超市的价签作对照。两人都认为：溢价超过四成，复购就会掉头向下。</p><p>留二十分钟提问。</p>',
    html_en:
      '<p>Annika Holmvik compares organic premiums in fourteen countries; Duan Qinghe puts the price tags of Lane Supermarkets beside them. They agree on one thing: above a premium of 40 per cent repeat sales turn down.</p><p>Twenty minutes are kept for questions.</p>',
    speakers: [who.holm, who.duan],
    exhibitors: []
  },
  {
    id: 507,
    forum: 'roundtable',
    start: atVenue('2025-06-11T15:15'),
    end: atVenue('2025-06-11T15:45'),
    updated: day('2025-05-20'),
    room_cn: 'N5馆论坛区',
    room_en: 'Forum stage, hall N5',
    title_cn: '九百户蜂农，一张蜂箱地图',
    title_en: 'Nine hundred beekeepers, one map of hives',
    html_cn:
      '<p>扫一罐蜂蜜的码，能看到蜂箱所在的山谷。坦迪薇·莫罗拉讲这套系统怎样用最便宜的手机做成，以及蜂农为什么愿意每周填一次表：出口价高了，钱当月到。</p>',
    html_en:
      '<p>Scan a jar and you see the valley where the hive stands. Thandiwe Morola tells how the system was built on the cheapest phones, and why beekeepers fill in a form each week: the export price is better and the money comes the same month.</p>',
    speakers: [who.moro],
    exhibitors: []
  },
  {
    id: 508,
    forum: 'roundtable',
    start: atVenue('2025-06-11T15:45'),
    end: atVenue('2025-06-11T16:30'),
    updated: day('2025-05-20'),
    room_cn: 'N5馆论坛区',
    room_en: 'Forum stage, hall N5',
    title_cn: '果子出了园，包装谁来管',
    title_en: 'Once the fruit leaves: who answers for the box',
    html_cn:
      '<p>果农合作社与包装工程师的对谈。话题包括可堆肥覆膜纸的成本、果盒回收的往返距离，以及一枚不干胶标签怎样毁掉整批可降解包装。</p>',
    html_en:
      '<p>A growers’ co-operative and a packaging engineer in conversation: what compostable paper costs, how far a fruit crate may travel to be used again, and how one sticky label spoils a whole batch of degradable wrapping.</p>',
    speakers: [who.vald, who.zhuo],
    exhibitors: []
  }
]
