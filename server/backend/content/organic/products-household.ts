// Sample data: every firm, person and figure here is invented.
import { productRecords } from './product-record.ts'

export const householdProducts = productRecords('2025-05-16', [
  {
    id: 1103,
    exhibitor: 105,
    category: 231,
    name_cn: '茶皂素洗洁精',
    name_en: 'Tea saponin washing-up liquid',
    summary_cn: '茶粕水提，去油不伤手，一升装可续。',
    summary_en: 'From tea seed cake, cuts grease and is kind to hands, refillable one-litre bottle.',
    html_cn:
      '<p>有机山茶油的副产物做成的洗洁精，颜色天然偏褐。泡沫不多，去油力照样够，国标盘数测到1.4倍。洗水果同样放心。</p>',
    html_en:
      '<p>It is made of what is left of organic camellia oil and is brown by nature. There is little foam but enough power: 1.4 times the number of plates that the Chinese standard asks. It may be used for fruit as well.</p>',
    origin_cn: '中国上海',
    origin_en: 'Shanghai, China',
    certificate: 'household'
  },
  {
    id: 1104,
    exhibitor: 105,
    category: 231,
    name_cn: '无荧光皂粉',
    name_en: 'Laundry soap powder without brightener',
    summary_cn: '椰油皂基加小苏打，冷水可溶，两公斤纸袋。',
    summary_en: 'Coconut soap and soda, dissolves cold, in a 2 kg paper bag.',
    html_cn:
      '<p>每桶衣服两勺，婴儿衣物也能洗。不含磷和荧光剂，所以白衣不会“越洗越白”，只会干净。硬水地区附一小包柠檬酸。</p>',
    html_en:
      '<p>Two scoops a load, fit for baby clothes. Free of phosphate and brighteners, it makes whites clean but no whiter than they are. A sachet of citric acid is added for hard-water areas.</p>',
    origin_cn: '中国上海',
    origin_en: 'Shanghai, China',
    certificate: 'household'
  },
  {
    id: 1105,
    exhibitor: 128,
    category: 232,
    name_cn: '竹浆本色卷纸',
    name_en: 'Unbleached bamboo toilet roll',
    summary_cn: '四层，不漂白不染色，无塑料外膜。',
    summary_en: 'Four plies, neither bleached nor dyed, wrapped in paper.',
    html_cn:
      '<p>慈竹长纤维，湿水不碎，入水可散。十卷一提，纸带捆扎；写字楼用的大卷直径二十二厘米，一天换一次就够。</p>',
    html_en:
      '<p>Long bamboo fibre holds when wet and breaks up in water. Ten rolls in a paper band; the office jumbo of 22 cm needs changing once a day.</p>',
    origin_cn: '中国重庆',
    origin_en: 'Chongqing, China',
    certificate: 'forest'
  },
  {
    id: 1106,
    exhibitor: 128,
    category: 232,
    name_cn: '有机棉卫生巾',
    name_en: 'Organic cotton sanitary pads',
    summary_cn: '表层与芯体都是有机棉，无香精，独立纸包。',
    summary_en: 'Organic cotton cover and core, unscented, each in a paper sachet.',
    html_cn:
      '<p>没有高分子吸水颗粒，日用款四毫米厚，请勤换。背胶为食品级淀粉胶，纸包拆开无声。个护店十二片盒，机场与写字楼两片装。</p>',
    html_en:
      '<p>There are no absorbent granules in it; the day pad is four millimetres thick and wants changing often. Food-grade starch glue holds it, and the sachet opens without noise. Twelve a box, or two for washroom vending.</p>',
    origin_cn: '中国重庆',
    origin_en: 'Chongqing, China',
    certificate: 'textile'
  },
  {
    id: 1107,
    exhibitor: 129,
    category: 233,
    name_cn: '整竹展开砧板',
    name_en: 'One-piece bamboo chopping board',
    summary_cn: '一根竹展成一块板，无胶缝，厚十二毫米。',
    summary_en: 'Unrolled from a single stem, no glue lines, twelve millimetres thick.',
    html_cn:
      '<p>取五年生楠竹，蒸软展开后定形三十天。竹青朝上硬，竹黄朝上软，两面各有用处。每月抹一次随附木蜡油，不可泡水。</p>',
    html_en:
      '<p>Five-year bamboo is steamed, unrolled and set for thirty days. The outer side is hard, the inner softer, each with its use. Oil it once a month from the little tin supplied, and do not soak.</p>',
    origin_cn: '中国贵州',
    origin_en: 'Guizhou, China',
    certificate: 'forest'
  },
  {
    id: 1108,
    exhibitor: 129,
    category: 233,
    name_cn: '竹制儿童餐具三件套',
    name_en: 'Bamboo children’s tableware, three pieces',
    summary_cn: '碗、勺、叉，圆角打磨，亚麻籽油蜂蜡涂层。',
    summary_en: 'Bowl, spoon and fork with rounded edges, finished with linseed oil and beeswax.',
    html_cn: '<p>碗底配硅胶吸盘，推不翻。天然竹纹每套不同。幼儿园装二十套一箱，附备用吸盘四只。</p>',
    html_en:
      '<p>A suction base keeps the bowl from tipping. The grain differs from set to set. Nurseries receive twenty sets to a case with four spare bases.</p>',
    origin_cn: '中国贵州',
    origin_en: 'Guizhou, China',
    certificate: 'household'
  }
])
