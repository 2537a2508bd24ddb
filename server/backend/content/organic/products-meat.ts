// Sample data: every firm, person and figure here is invented.
import { productRecords } from './product-record.ts'

export const meatProducts = productRecords('2025-05-13', [
  {
    id: 1053,
    exhibitor: 113,
    category: 161,
    name_cn: '草原有机羔羊法式羊排',
    name_en: 'Organic rack of lamb from the steppe',
    summary_cn: '八个月龄，七肋，一羊一码，真空冷冻。',
    summary_en: 'Eight months old, seven ribs, traceable to the animal, vacuum-frozen.',
    html_cn:
      '<p>荒漠草原上有甘草、沙葱，羊肉膻味轻。修整后每块七百克上下，扫包装上的码，看得到放牧地块与出栏日。餐厅可订制修割尺寸。</p>',
    html_en:
      '<p>Liquorice and wild chives grow on the desert steppe and keep the meat mild. A trimmed rack weighs about 700 g; its code shows where the lamb grazed and when it left. Restaurants may set the trim.</p>',
    origin_cn: '中国宁夏',
    origin_en: 'Ningxia, China',
    certificate: 'gb',
    code: '00002113105321064',
    validUntil: '2025-10-09'
  },
  {
    id: 1054,
    exhibitor: 113,
    category: 161,
    name_cn: '有机羊肉卷',
    name_en: 'Organic lamb rolls for hot pot',
    summary_cn: '后腿与肩肉，不注水不拼接，切片1.2毫米。',
    summary_en: 'Leg and shoulder with no added water and no binding, sliced at 1.2 mm.',
    html_cn: '<p>整块肉自然成卷，所以每片纹路都不同。涮八秒最好。五百克家庭盒与两公斤餐饮装，零下十八度十二个月。</p>',
    html_en:
      '<p>Rolled from whole muscle, so no two slices look alike. Eight seconds in the pot are enough. Boxes of 500 g for homes and 2 kg for restaurants; twelve months at minus eighteen.</p>',
    origin_cn: '中国宁夏',
    origin_en: 'Ningxia, China',
    certificate: 'gb',
    code: '00002113105448793',
    validUntil: '2025-10-09'
  },
  {
    id: 1055,
    exhibitor: 149,
    category: 161,
    name_cn: '草饲有机牛腱',
    name_en: 'Grass-fed organic beef shin',
    summary_cn: '金钱腱与前腱，冰鲜空运或冷冻海运。',
    summary_en: 'Shin and heel muscle, chilled by air or frozen by sea.',
    html_cn:
      '<p>胶质多，卤煮两小时不散。草饲牛脂肪偏黄，这是胡萝卜素的颜色。每周两班冰鲜到上海，按周锁量；冷冻每箱约二十公斤。</p>',
    html_en:
      '<p>Rich in gelatine, it holds together after two hours of braising. The fat of grass-fed cattle is yellowish from carotene. Chilled meat lands in Shanghai twice a week, booked weekly; frozen cases weigh about 20 kg.</p>',
    origin_cn: '澳大利亚昆士兰',
    origin_en: 'Queensland, Australia',
    certificate: 'nationalGb',
    code: '00002149105513302',
    validUntil: '2026-01-20'
  },
  {
    id: 1056,
    exhibitor: 117,
    category: 162,
    name_cn: '竹林散养有机鸡蛋',
    name_en: 'Organic eggs from the bamboo grove',
    summary_cn: '产后三日内发货，盒盖内印饲料配方。',
    summary_en: 'Sent within three days of laying, the feed recipe printed inside the lid.',
    html_cn:
      '<p>蛋黄颜色随季节变，不加色素。每枚喷日期与鸡舍号，大小不一，按枚不按斤卖。十枚装，托盘用回收纸浆压成。</p>',
    html_en:
      '<p>Yolks change colour with the season, as no pigment is fed. Each egg is stamped with the date and the henhouse; sizes differ, so they are sold by number. Ten to a box of recycled pulp.</p>',
    origin_cn: '中国安徽',
    origin_en: 'Anhui, China',
    certificate: 'gb',
    code: '00002117105687415',
    validUntil: '2025-12-16'
  },
  {
    id: 1057,
    exhibitor: 117,
    category: 162,
    name_cn: '有机咸鸭蛋',
    name_en: 'Salted organic duck eggs',
    summary_cn: '草木灰与海盐裹腌三十天，蛋黄起沙出油。',
    summary_en: 'Cured for thirty days in wood ash and sea salt, with an oily, sandy yolk.',
    html_cn:
      '<p>鸭群在稻田和河沟里找食，秋季产的蛋黄最红。腌制用的盐减了两成，空口吃也不齁。六枚真空熟制，面包房做咸蛋黄馅可订蛋黄粒。</p>',
    html_en:
      '<p>Ducks forage in paddies and ditches, and autumn yolks are the reddest. A fifth less salt is used, so the egg can be eaten on its own. Six cooked eggs in vacuum; bakers can order yolks in pieces.</p>',
    origin_cn: '中国安徽',
    origin_en: 'Anhui, China',
    certificate: 'gb',
    code: '00002117105702286',
    validUntil: '2025-12-16'
  },
  {
    id: 1058,
    exhibitor: 159,
    category: 163,
    name_cn: '水草有机河蟹（预订）',
    name_en: 'Organic mitten crabs, advance order',
    summary_cn: '九月底起捕，公蟹四两以上，活体礼盒。',
    summary_en: 'Caught from late September, males of 200 g and over, live in a gift box.',
    html_cn:
      '<p>每亩只放五百只，螺蛳和水草喂大。起捕前两周停食吐泥，捆扎用稻草绳。</p><p>展会期间签约的客户可选到货周次，死蟹包赔，凭开箱照片即可。</p>',
    html_en:
      '<p>Only 7,500 to the hectare, raised on snails and water weed. Crabs rest without food for two weeks before the catch and are tied with rice straw.</p><p>Buyers who sign at the fair choose the week of delivery. Any that arrive dead are made good on a photograph of the opened box.</p>',
    origin_cn: '中国江苏',
    origin_en: 'Jiangsu, China',
    certificate: 'gb',
    code: '00002159105890153',
    validUntil: '2026-07-01'
  },
  {
    id: 1059,
    exhibitor: 160,
    category: 163,
    name_cn: '外海有机海带结',
    name_en: 'Organic kelp knots from open water',
    summary_cn: '四月头刀嫩海带，盐渍冷冻，火锅与煲汤用。',
    summary_en: 'Young kelp of the first April cut, salted and frozen, for hot pot and soup.',
    html_cn:
      '<p>离岸十二公里的浮筏，碘与重金属逐批检测。手打的结不易散，泡十五分钟去盐。宝宝辅食厂用的是同批海带磨成的粉，一百目。</p>',
    html_en:
      '<p>From rafts twelve kilometres out, each lot tested for iodine and heavy metals. Tied by hand, the knots stay closed; soak for fifteen minutes to remove the salt. Weaning food makers take the same kelp as powder.</p>',
    origin_cn: '中国山东',
    origin_en: 'Shandong, China',
    certificate: 'gb',
    code: '00002160105937840',
    validUntil: '2026-03-05'
  },
  {
    id: 1060,
    exhibitor: 161,
    category: 163,
    name_cn: '醋汁有机贻贝罐头',
    name_en: 'Organic mussels in pickled sauce',
    summary_cn: '八到十只一罐，先炸后浸，111克。',
    summary_en: 'Eight to ten to a tin of 111 g, fried and then marinated.',
    html_cn:
      '<p>橄榄油小锅炸到金黄，浸入醋、甜椒粉和月桂叶。常温可放四年，开罐回到室温再吃。礼盒三罐装附一把开罐小叉。</p>',
    html_en:
      '<p>Fried golden in small pans of olive oil, then laid in vinegar, sweet paprika and bay. It keeps for four years; serve at room temperature. The gift box has three tins and a small fork.</p>',
    origin_cn: '西班牙加利西亚',
    origin_en: 'Galicia, Spain',
    certificate: 'eu'
  }
])
