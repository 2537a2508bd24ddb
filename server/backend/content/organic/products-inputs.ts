// Sample data: every firm, person and figure here is invented.
import { productRecords } from './product-record.ts'

export const inputProducts = productRecords('2025-05-19', [
  {
    id: 1109,
    exhibitor: 156,
    category: 241,
    name_cn: '壤生蚯蚓粪肥',
    name_en: 'Rangsheng worm castings',
    summary_cn: '牛粪与菌渣喂蚯蚓，腐熟九十天，无臭。',
    summary_en: 'Worms fed on dung and spent mushroom block, matured for ninety days, odourless.',
    html_cn:
      '<p>颗粒二到四毫米，有机质45%。叶菜底肥每亩三百公斤，果树沟施加倍。二十五公斤袋，附重金属检测单和施用表。</p>',
    html_en:
      '<p>Granules of two to four millimetres with 45% organic matter. Leaf crops take 4.5 tonnes a hectare, fruit trees twice that in a trench. Bags of 25 kg with a heavy metal report and a table of rates.</p>',
    origin_cn: '中国河南',
    origin_en: 'Henan, China',
    certificate: 'input'
  },
  {
    id: 1110,
    exhibitor: 156,
    category: 241,
    name_cn: '果枝生物炭',
    name_en: 'Orchard biochar',
    summary_cn: '五百度缺氧炭化，先吸满堆肥茶再出厂。',
    summary_en: 'Charred at 500 °C without air and charged with compost tea.',
    html_cn:
      '<p>空炭会夺肥，所以先浸堆肥茶七天。沙土保水、黏土透气，一次施用管五年以上。吨袋发货，可与蚯蚓粪肥混装。</p>',
    html_en:
      '<p>Raw char would take food from the crop, so it soaks for seven days first. It holds water in sand and lets clay breathe, and one dressing lasts five years or longer. One-tonne bags, mixed loads with castings on request.</p>',
    origin_cn: '中国河南',
    origin_en: 'Henan, China',
    certificate: 'input'
  },
  {
    id: 1111,
    exhibitor: 157,
    category: 242,
    name_cn: '常规种有机叶菜种子组合',
    name_en: 'Open-pollinated organic leaf vegetable seed set',
    summary_cn: '八个品种，不包衣，可自留种。',
    summary_en: 'Eight varieties, untreated, seed may be saved.',
    html_cn:
      '<p>鸡毛菜、菠菜、生菜、芫荽等八样，繁种于河西走廊，发芽率每季复测。基地装按公顷用种量配好，家庭装一版八小袋，背面有播种月历。</p>',
    html_en:
      '<p>Young pak choi, spinach, lettuce, coriander and four more, multiplied in the Hexi corridor and tested for germination each season. Farm packs are made up by the hectare; the card for homes has eight packets and a sowing calendar.</p>',
    origin_cn: '中国甘肃',
    origin_en: 'Gansu, China',
    certificate: 'gb',
    code: '00002157111170493',
    validUntil: '2026-06-20'
  },
  {
    id: 1112,
    exhibitor: 158,
    category: 242,
    name_cn: '抗霜霉有机生菜种子',
    name_en: 'Organic lettuce seed resistant to downy mildew',
    summary_cn: '散叶与半结球各三款，八年选育，五千粒装。',
    summary_en: 'Three loose-leaf and three butterhead types, eight years in breeding, 5,000 seeds a pack.',
    html_cn:
      '<p>抗性来自杂交选育，不是包衣药剂。叶色从浅绿到暗红，适合切配沙拉。云南、山东两地做过三季对比，数据可在展台复印。</p>',
    html_en:
      '<p>Resistance is bred in, not coated on. Leaves run from pale green to dark red for cut salads. Three seasons of trials in Yunnan and Shandong can be copied at the stand.</p>',
    origin_cn: '荷兰',
    origin_en: 'Netherlands',
    certificate: 'seed'
  },
  {
    id: 1113,
    exhibitor: 156,
    category: 243,
    name_cn: '苦参碱植物源杀虫剂',
    name_en: 'Matrine botanical insecticide',
    summary_cn: '苦参根提取，防治菜青虫与蚜虫，安全间隔三天。',
    summary_en: 'Extracted from sophora root, for caterpillars and aphids, three days to harvest.',
    html_cn:
      '<p>傍晚喷施，见光分解快，对蜜蜂的风险避开花期即可控制。稀释八百倍，一亩六十克。仅在栽培与物理措施不够时使用，这一条写在标签最上面。</p>',
    html_en:
      '<p>Spray in the evening, as light breaks it down; keep away from flowering crops to spare bees. Dilute 1 to 800, 0.9 kg a hectare. The first line of the label says that it is for when growing methods and barriers do not suffice.</p>',
    origin_cn: '中国河南',
    origin_en: 'Henan, China',
    certificate: 'input'
  },
  {
    id: 1114,
    exhibitor: 158,
    category: 243,
    name_cn: '温室捕食螨缓释袋',
    name_en: 'Predatory mite sachets for greenhouses',
    summary_cn: '胡瓜新小绥螨，挂枝上六周持续释放。',
    summary_en: 'Neoseiulus cucumeris, released over six weeks from a sachet on the stem.',
    html_cn:
      '<p>防治蓟马。每袋含一千头捕食螨和麸皮饵料，每四平方米挂一袋。冷链箱十二至十五度，北京落地后三天内要释放，顾问负责算数量。</p>',
    html_en:
      '<p>Against thrips. Each sachet holds 1,000 mites and bran as food; hang one to four square metres. Boxes travel at 12–15 °C and must be used within three days of Beijing; an adviser works out the number.</p>',
    origin_cn: '荷兰',
    origin_en: 'Netherlands',
    certificate: 'input'
  }
])
