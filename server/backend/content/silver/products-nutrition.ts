// Sample data: every firm, product and figure here is invented.
import type { PackProduct } from '../pack.ts'
import { from, product } from './product-record.ts'

const hongKong = from('中国香港', 'Hong Kong, China')
const nanjing = from('中国江苏南京', 'Nanjing, Jiangsu, China')

export const nutrition: PackProduct[] = [
  product({
    id: 2079,
    exhibitor: 244,
    category: 161,
    name_cn: '原形软鲭鱼',
    name_en: 'Soft mackerel in its own shape',
    summary_cn: '酶液浸软的整块鱼肉，看得出纹理，舌头一压就散。',
    summary_en: 'A whole fillet softened in an enzyme bath, its grain still visible, that yields to the tongue.',
    html_cn:
      '<p>骨与皮在浸软前手工去净。隔水加热八分钟，摆盘时用宽铲，不要夹。每份六十克，含蛋白质九克，冷冻保存十二个月。</p>',
    html_en:
      '<p>Bones and skin are taken out by hand first. Warm for eight minutes in the bag and lift with a broad slice, not tongs. A portion of 60 grams has nine grams of protein and keeps frozen for a year.</p>',
    ...from('日本长崎县', 'Nagasaki, Japan'),
    certificate_cn: 'HACCP体系认证，硬度逐批测试',
    certificate_en: 'HACCP certified; firmness tested in every batch'
  }),
  product({
    id: 2080,
    exhibitor: 250,
    category: 161,
    name_cn: '模塑点心拼盘',
    name_en: 'Moulded dim sum platter',
    summary_cn: '虾饺、烧卖、叉烧包各两件，外形照旧，入口细滑。',
    summary_en: 'Two prawn dumplings, two siu mai and two pork buns: the old shapes, smooth in the mouth.',
    html_cn:
      '<p>三种点心分别调味、分别入模，颜色来自食材本身。蒸七分钟即可上桌，放凉后仍不出水。稠度为国际吞咽障碍饮食标准第四级，选用前请由言语治疗师评估。</p>',
    html_en:
      '<p>Each kind is seasoned and moulded by itself, with colour from its own ingredients. Steam for seven minutes; no water separates as it cools. The texture is level 4 of the international dysphagia diet standard: a speech therapist should advise first.</p>',
    ...hongKong,
    certificate_cn: 'ISO 22000认证，稠度按IDDSI第四级测试',
    certificate_en: 'ISO 22000; texture tested at IDDSI level 4'
  }),
  product({
    id: 2081,
    exhibitor: 248,
    category: 161,
    name_cn: '茉莉香米细粥',
    name_en: 'Smooth jasmine rice congee',
    summary_cn: '米、水、盐熬三小时再过筛，常温一年，鸡肉、南瓜、鱼茸三味。',
    summary_en: 'Rice, water and salt, three hours on the stove and through a sieve; plain pouches keep for a year.',
    html_cn:
      '<p>撕口在宽的一侧，热过之后倒出来不烫手。每袋二百二十克，盐零点六克。口味里没有味精，鱼茸款用的是淡水鲈鱼。</p>',
    html_en:
      '<p>It tears along the broad side and pours without burning fingers. A pouch holds 220 grams with 0.6 grams of salt and no monosodium glutamate. Choose chicken, pumpkin or freshwater perch.</p>',
    ...from('泰国清迈', 'Chiang Mai, Thailand'),
    certificate_cn: 'HACCP体系认证',
    certificate_en: 'HACCP certified'
  }),
  product({
    id: 2082,
    exhibitor: 250,
    category: 161,
    name_cn: '清汤增稠粉',
    name_en: 'Thickener for clear drinks',
    summary_cn: '茶和清汤加了仍是透明的，搅三十秒、静置一分钟即成。',
    summary_en: 'Tea and clear soup stay clear: stir for thirty seconds, leave for a minute.',
    html_cn:
      '<p>以黄原胶为主，无淀粉，放久了不变稀。随罐附三种颜色的量勺，对应三级稠度，勺柄上有触摸得到的圆点。使用级别由专业人员确定。</p>',
    html_en:
      '<p>Made with xanthan gum and no starch, it does not thin with time. Three coloured scoops match three levels, with raised dots to feel. A professional decides which level is right.</p>',
    ...hongKong,
    certificate_cn: '稠度按IDDSI流动测试检测',
    certificate_en: 'Tested by the IDDSI flow test'
  }),
  product({
    id: 2083,
    exhibitor: 243,
    category: 162,
    name_cn: '燕麦大豆蛋白粉',
    name_en: 'Oat and soya protein powder',
    summary_cn: '一勺三十克含蛋白质十五克，不加蔗糖，温水也冲得开。',
    summary_en: 'A 30-gram scoop has fifteen grams of protein and no added sugar, and dissolves in warm water.',
    html_cn:
      '<p>豆子当年收、当年磨，豆腥味用低温烘焙去掉。厨房用的十公斤袋带拉链口和刻度铲。肾脏功能不好的人增加蛋白质前请先问医生。</p>',
    html_en:
      '<p>Beans are milled in the year of harvest and gently roasted. The ten-kilogram kitchen bag has a zip and a marked scoop. People with kidney trouble should ask a doctor before eating more protein.</p>',
    ...from('中国黑龙江哈尔滨', 'Harbin, Heilongjiang, China'),
    certificate_cn: 'ISO 22000认证，按GB 7101饮料检测',
    certificate_en: 'ISO 22000; tested to GB 7101, beverages'
  }),
  product({
    id: 2084,
    exhibitor: 246,
    category: 162,
    name_cn: '高钙低乳糖奶粉',
    name_en: 'Calcium-rich, low-lactose milk powder',
    summary_cn: '四百克小罐，掌压即开的盖子，一勺正好一杯。',
    summary_en: 'A 400-gram tin with a lid that opens under the palm and one scoop to the cup.',
    html_cn:
      '<p>乳糖用酶分解到每百克零点五克以下，甜味来自牛奶本身。每杯含钙四百毫克、维生素D五微克。罐底二维码可查是哪一天、哪座塔喷的粉。</p>',
    html_en:
      '<p>Enzymes bring lactose below half a gram in a hundred. A cup has 400 milligrams of calcium and five micrograms of vitamin D. The code underneath tells the day of drying.</p>',
    ...from('新西兰', 'New Zealand'),
    certificate_cn: '按GB 19644乳粉检测，进口检验检疫合格',
    certificate_en: 'Tested to GB 19644, milk powder; passed import inspection'
  }),
  product({
    id: 2085,
    exhibitor: 249,
    category: 162,
    name_cn: '八十克小杯酸奶',
    name_en: 'Yoghurt in an 80-gram cup',
    summary_cn: '一次吃得完的分量，撕口宽两厘米，勺子扣在杯侧。',
    summary_en: 'A portion one can finish, with a tear strip two centimetres wide and a spoon on the side.',
    html_cn:
      '<p>原味与红枣味两种，红枣味每杯加糖三克，原味不加。封膜用力均匀就能揭开，工厂每班用握力计抽查。早餐时段可整箱常温放置两小时。</p>',
    html_en:
      '<p>There is plain, unsweetened, and jujube with three grams of sugar. Every shift a force gauge checks that lids peel easily. A case may stand at room temperature for two hours at breakfast.</p>',
    ...from('中国内蒙古呼和浩特', 'Hohhot, Inner Mongolia, China'),
    certificate_cn: '按GB 19302发酵乳检测',
    certificate_en: 'Tested to GB 19302, fermented milk'
  }),
  product({
    id: 2086,
    exhibitor: 245,
    category: 162,
    name_cn: '牛肝菌核桃浓汤',
    name_en: 'Cep and walnut soup',
    summary_cn: '咸鲜口味的营养补充，一袋含蛋白质十二克，加热即食。',
    summary_en: 'A savoury supplement with twelve grams of protein a pouch, ready once warm.',
    html_cn:
      '<p>牛肝菌当季采收，核桃带内皮打浆，微苦之后回甘。可以直接喝，也可以拌面、浇饭。钠含量印在正面，每袋三百二十毫克。</p>',
    html_en:
      '<p>Ceps are picked in season and walnuts ground with their inner skin, which leaves a pleasant bitterness. Drink it or pour it over noodles or rice. The sodium, 320 milligrams, stands on the front.</p>',
    ...from('中国云南昆明', 'Kunming, Yunnan, China'),
    certificate_cn: 'HACCP体系认证',
    certificate_en: 'HACCP certified'
  }),
  product({
    id: 2087,
    exhibitor: 247,
    category: 163,
    name_cn: '社区食堂整套方案',
    name_en: 'Community canteen package',
    summary_cn: '设备清单、四季菜谱、结算软件和三十天驻店指导打包提供。',
    summary_en: 'Kitchen list, recipes for four seasons, accounts software and thirty days of help on site.',
    html_cn:
      '<p>按日供一百、三百、六百份分三种规模。每道菜写明常温、软烂、细碎三档的切法和时间。结算支持社保卡、现金和家属代付，补贴单独列账，便于审计。</p>',
    html_en:
      '<p>It comes for 100, 300 or 600 meals a day. Each recipe gives cut and cooking time for the usual, soft and fine versions. Guests pay by social security card or cash, or relatives pay for them; subsidies are booked apart for the auditor.</p>',
    ...nanjing,
    certificate_cn: '餐饮服务食品安全操作规范自查表，附第三方评估',
    certificate_en: 'Catering food-safety checklist with third-party assessment'
  }),
  product({
    id: 2088,
    exhibitor: 247,
    category: 163,
    name_cn: '双温送餐箱',
    name_en: 'Two-temperature delivery box',
    summary_cn: '上层保热六十度，下层保冷八度，一趟送二十四份。',
    summary_en: 'Sixty degrees above and eight below, with twenty-four meals in one trip.',
    html_cn:
      '<p>箱门侧开，骑手不必下车翻找。每格贴一张大字名牌，写着口味与忌口。到门口时箱盖的小铃会响，灯也会闪，听不清的人看得见。</p>',
    html_en:
      '<p>It opens at the side, so the rider need not unpack. Each compartment carries a name in large type with likes and dislikes. A bell rings at the door, and a lamp flashes for those who do not hear it.</p>',
    ...nanjing,
    certificate_cn: '食品接触材料检测，四小时保温测试',
    certificate_en: 'Food-contact test; four-hour temperature test'
  }),
  product({
    id: 2089,
    exhibitor: 234,
    category: 163,
    name_cn: '陪吃一顿饭',
    name_en: 'A meal in company',
    summary_cn: '照护员带菜上门，一起做、一起吃、一起收拾，九十分钟。',
    summary_en: 'A carer brings the ingredients: cook, eat and wash up together in ninety minutes.',
    html_cn:
      '<p>一个人常常懒得开火，两个人就有滋味了。菜由住户前一天点，在家门口的菜市场买，小票照价结算。照护员会记下当天吃了多少，经住户同意后发给家人。</p>',
    html_en:
      '<p>Alone one hardly bothers to cook; with someone else it tastes of something. The menu is chosen the day before, shopping is done at the nearest market and charged by the receipt. With consent, a note on how much was eaten goes to the family.</p>',
    ...from('中国重庆', 'Chongqing, China'),
    certificate_cn: '从业人员健康证明与上岗培训记录',
    certificate_en: 'Health certificates and training records of staff'
  })
]
