// Sample data: every firm, person and figure here is invented.
import { productRecords } from './product-record.ts'

export const grainProducts = productRecords('2025-05-06', [
  {
    id: 1001,
    exhibitor: 101,
    category: 111,
    name_cn: '三江平原有机粳米',
    name_en: 'Organic japonica rice from the Sanjiang Plain',
    summary_cn: '2024年新稻，接单后三日内碾米装箱。',
    summary_en: 'The 2024 crop, milled and packed within three days of the order.',
    html_cn:
      '<p>圆粒粳稻，生长期一百四十二天，灌溉用水取自地下。米粒留胚率六成，煮出来软而不粘，冷饭也不回生。</p><ul><li>规格：2公斤真空砖、5公斤布袋、25公斤餐饮装</li><li>建议水米比：1.2比1</li></ul>',
    html_en:
      '<p>A round-grained rice that grows for 142 days on well water. About six tenths of the kernels keep their germ. Cooked, it is soft without sticking and stays pleasant when cold.</p><ul><li>Packs: 2 kg vacuum brick, 5 kg cloth bag, 25 kg for catering</li><li>Water to rice: 1.2 to 1</li></ul>',
    origin_cn: '中国黑龙江',
    origin_en: 'Heilongjiang, China',
    certificate: 'gb',
    code: '00002101100148213',
    validUntil: '2026-03-18'
  },
  {
    id: 1002,
    exhibitor: 107,
    category: 111,
    name_cn: '陕北有机黄小米',
    name_en: 'Organic yellow millet from northern Shaanxi',
    summary_cn: '旱地谷子，熬粥出油快，米色金黄。',
    summary_en: 'Dryland foxtail millet, golden in colour, that makes a creamy porridge.',
    html_cn:
      '<p>谷子在八月灌浆，昼夜温差常到十五度。南塬把谷壳脱两遍、色选一遍，不抛光，粥面会浮一层米油。350克小袋适合家庭，婴儿米粉厂可订一吨袋。</p>',
    html_en:
      '<p>Grain fills in August, when day and night are often fifteen degrees apart. Nanyuan hulls twice and sorts by colour but does not polish. Families buy 350 g bags; makers of baby cereal can have one-tonne sacks.</p>',
    origin_cn: '中国陕西',
    origin_en: 'Shaanxi, China',
    certificate: 'gb',
    code: '00002107100230975',
    validUntil: '2025-11-30'
  },
  {
    id: 1003,
    exhibitor: 148,
    category: 111,
    name_cn: '有机大粒燕麦片',
    name_en: 'Organic jumbo oat flakes',
    summary_cn: '整粒蒸压，不切碎，煮五分钟仍有嚼劲。',
    summary_en: 'Whole kernels steamed and rolled, still chewy after five minutes in the pan.',
    html_cn:
      '<p>每批燕麦都测麸质交叉混入；蒸汽只用来停住酶，不加油、不加糖。500克纸袋可进家庭回收，中文背标已备好。</p>',
    html_en:
      '<p>Each lot is tested for stray wheat. Steam stops the enzymes and nothing is added, neither oil nor sugar. The 500 g paper bag goes into household recycling and already has a Chinese back label.</p>',
    origin_cn: '德国巴伐利亚',
    origin_en: 'Bavaria, Germany',
    certificate: 'euGb',
    code: '00002148100366120',
    validUntil: '2026-01-31'
  },
  {
    id: 1004,
    exhibitor: 152,
    category: 111,
    name_cn: '三色有机藜麦',
    name_en: 'Three-colour organic quinoa',
    summary_cn: '白、红、黑三种藜麦按六比二比二混合，洗净皂苷。',
    summary_en: 'White, red and black quinoa mixed six to two to two, washed free of saponin.',
    html_cn:
      '<p>海拔三千八百米的高原上，农户用大羊驼粪做底肥，收割后在石板上脱粒。成品经四道水洗和光学分选，煮熟后三种颜色分明，适合沙拉吧。</p>',
    html_en:
      '<p>At 3,800 metres farmers manure with llama dung and thresh on slabs of stone. Four washes and an optical sorter follow; cooked, the three colours remain distinct, which salad bars like.</p>',
    origin_cn: '秘鲁普诺',
    origin_en: 'Puno, Peru',
    certificate: 'eu'
  },
  {
    id: 1005,
    exhibitor: 101,
    category: 112,
    name_cn: '高蛋白有机黄豆',
    name_en: 'High-protein organic soya beans',
    summary_cn: '蛋白质42%，非转基因，专供豆浆与豆腐。',
    summary_en: 'Non-GM beans with 42% protein for soya milk and tofu.',
    html_cn:
      '<p>与水稻、绿肥轮作的第二茬。豆粒直径七毫米以上，破碎率低于2%，泡六小时即可磨浆。豆制品厂关心的出浆率，展台有三家客户的对比数据。</p>',
    html_en:
      '<p>The second crop in a rotation with rice and green manure. Beans are seven millimetres and over with under 2% broken, and can be ground after six hours of soaking. The yield of milk that three tofu makers measured may be seen on the stand.</p>',
    origin_cn: '中国黑龙江',
    origin_en: 'Heilongjiang, China',
    certificate: 'gb',
    code: '00002101100571346',
    validUntil: '2026-03-18'
  },
  {
    id: 1006,
    exhibitor: 109,
    category: 113,
    name_cn: '霜降有机山茶油',
    name_en: 'After-frost organic camellia oil',
    summary_cn: '霜降后采果，首道低温压榨，250毫升与500毫升两种瓶装。',
    summary_en: 'Fruit picked after the first frost, first cold pressing, in 250 ml and 500 ml bottles.',
    html_cn:
      '<p>压榨温度不超过六十度，只过滤，不精炼，因此保留了茶籽的青草香。烟点约二百二十度，凉拌与煎炒都合用。</p><table><thead><tr><th>指标</th><th>2024榨季</th></tr></thead><tbody><tr><td>酸价（毫克/克）</td><td>0.8</td></tr><tr><td>油酸</td><td>79%</td></tr></tbody></table>',
    html_en:
      '<p>Pressed below sixty degrees and filtered but not refined, the oil keeps the grassy scent of the seed. With a smoke point of about 220 °C it suits salads and the wok alike.</p><table><thead><tr><th>Value</th><th>2024 pressing</th></tr></thead><tbody><tr><td>Acid value (mg/g)</td><td>0.8</td></tr><tr><td>Oleic acid</td><td>79%</td></tr></tbody></table>',
    origin_cn: '中国江西',
    origin_en: 'Jiangxi, China',
    certificate: 'gb',
    code: '00002109100692057',
    validUntil: '2025-12-20'
  },
  {
    id: 1007,
    exhibitor: 110,
    category: 113,
    name_cn: '早收有机特级初榨橄榄油',
    name_en: 'Early-harvest organic extra virgin olive oil',
    summary_cn: '十月青果冷榨，微辣，带番茄叶香。',
    summary_en: 'Cold-pressed from green October olives, peppery with a scent of tomato leaf.',
    html_cn:
      '<p>单一品种，酸度0.2%。深色方瓶避光，瓶颈贴采收日期，而不只是灌装日期。淋在豆腐或清蒸鱼上，比想象中更配中餐。</p>',
    html_en:
      '<p>One variety, acidity 0.2%. The dark square bottle keeps out light and states the day of picking as well as the day of filling. Poured over tofu or steamed fish it suits Chinese food better than one expects.</p>',
    origin_cn: '意大利普利亚',
    origin_en: 'Apulia, Italy',
    certificate: 'euGb',
    code: '00002110100715538',
    validUntil: '2025-10-31'
  },
  {
    id: 1008,
    exhibitor: 162,
    category: 113,
    name_cn: '烘焙有机南瓜籽油',
    name_en: 'Roasted organic pumpkin seed oil',
    summary_cn: '墨绿色，坚果香浓，凉拌和甜点用油。',
    summary_en: 'Dark green and nutty, a finishing oil for salads and desserts.',
    html_cn:
      '<p>无壳南瓜籽磨碎、和水揉团、文火炒四十分钟再榨，做法一百年没变。不宜加热；香草冰淇淋上滴三滴，是当地人的吃法。</p>',
    html_en:
      '<p>Hull-less seeds are ground, kneaded with water and roasted gently for forty minutes before pressing, as they were a century ago. It should not be heated. Three drops on vanilla ice cream are the local habit.</p>',
    origin_cn: '奥地利施泰尔马克',
    origin_en: 'Styria, Austria',
    certificate: 'eu'
  },
  {
    id: 1009,
    exhibitor: 107,
    category: 114,
    name_cn: '石磨有机荞麦面',
    name_en: 'Stone-milled organic buckwheat noodles',
    summary_cn: '荞麦粉占七成，冷水过面不断条。',
    summary_en: 'Seven parts buckwheat in ten, and firm enough to rinse in cold water.',
    html_cn:
      '<p>磨粉到上机不超过两小时，麦香还在。另外三成是有机小麦粉，只靠面筋成形，不加胶。煮四分半，过凉，蘸汁或浇羊肉汤都行。</p>',
    html_en:
      '<p>Flour goes into the machine within two hours of milling. The other three parts are organic wheat, whose gluten alone binds the dough. Boil for four and a half minutes, rinse, and serve with a dip or in lamb broth.</p>',
    origin_cn: '中国陕西',
    origin_en: 'Shaanxi, China',
    certificate: 'gb',
    code: '00002107100944862',
    validUntil: '2025-11-30'
  },
  {
    id: 1010,
    exhibitor: 155,
    category: 114,
    name_cn: '铜模有机硬麦意面',
    name_en: 'Bronze-cut organic durum pasta',
    summary_cn: '十一种面形，五十小时慢干，表面粗糙挂汁。',
    summary_en: 'Eleven shapes dried for up to fifty hours, with a rough surface that holds sauce.',
    html_cn: '<p>只用硬麦粉和山泉水，蛋白质14.5%。包装印着每种面形的煮制秒数，餐饮装为一公斤乘十二袋。</p>',
    html_en:
      '<p>Durum semolina and spring water, 14.5% protein. Cooking time is printed on the pack for each shape, and the catering case holds twelve bags of one kilogram.</p>',
    origin_cn: '意大利阿布鲁佐',
    origin_en: 'Abruzzo, Italy',
    certificate: 'euGb',
    code: '00002155101008291',
    validUntil: '2026-02-28'
  },
  {
    id: 1011,
    exhibitor: 148,
    category: 114,
    name_cn: '有机斯佩尔特小麦粉630型',
    name_en: 'Organic spelt flour type 630',
    summary_cn: '古老带壳小麦，石磨细粉，适合欧包与松饼。',
    summary_en: 'An old hulled wheat, stone-ground fine for bread and pancakes.',
    html_cn: '<p>斯佩尔特吸水少、面筋软，揉面时间减到平常的一半。庄园把试过的五份欧包配方译成了中文，随样品发放。</p>',
    html_en:
      '<p>Spelt takes up less water and its gluten is tender, so kneading is halved. Five bread recipes that the farm has tried come with the samples, in Chinese too.</p>',
    origin_cn: '德国巴伐利亚',
    origin_en: 'Bavaria, Germany',
    certificate: 'eu'
  }
])
