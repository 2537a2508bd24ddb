// Sample data: every firm, person and figure here is invented.
import { productRecords } from './product-record.ts'

export const babyProducts = productRecords('2025-05-14', [
  {
    id: 1061,
    exhibitor: 114,
    category: 171,
    name_cn: '法罗谷有机幼儿配方奶粉（3段）',
    name_en: 'Farrowdale organic young child formula, stage 3',
    summary_cn: '适合12至36月龄，单一奶源，800克听装。',
    summary_en: 'For 12 to 36 months, milk from one region, in 800 g tins.',
    html_cn:
      '<p>原料奶全部来自工厂六十公里内的有机牧场，乳糖是唯一的碳水化合物。听底印有牧场组编号与喷粉日期，勺子收在盖内侧，不埋在粉里。</p>',
    html_en:
      '<p>All the milk comes from organic farms within sixty kilometres of the plant, and lactose is the only carbohydrate. Farm group and drying date are under the tin; the scoop sits in the lid and not in the powder.</p>',
    origin_cn: '新西兰怀卡托',
    origin_en: 'Waikato, New Zealand',
    certificate: 'nationalGb',
    code: '00002114106184529',
    validUntil: '2026-05-31'
  },
  {
    id: 1062,
    exhibitor: 103,
    category: 171,
    name_cn: '牧云有机幼儿配方奶粉（3段）',
    name_en: 'Muyun organic young child formula, stage 3',
    summary_cn: '鲜奶一次成粉，12至36月龄，小条装便于外出。',
    summary_en: 'Dried once from fresh milk for 12 to 36 months, in sticks for travelling.',
    html_cn: '<p>挤奶到成粉不过三十小时，不用外购基粉。15克小条三十支一盒，对一百毫升温水；门店可拿五支试用装。</p>',
    html_en:
      '<p>From milking to powder takes no more than thirty hours, with no bought-in base. Thirty sticks of 15 g to a box, each for 100 ml of warm water; shops can have packs of five for trial.</p>',
    origin_cn: '中国内蒙古',
    origin_en: 'Inner Mongolia, China',
    certificate: 'gb',
    code: '00002103106260387',
    validUntil: '2026-06-08'
  },
  {
    id: 1063,
    exhibitor: 115,
    category: 172,
    name_cn: '早禾原味有机米粉',
    name_en: 'Zaohe plain organic rice cereal',
    summary_cn: '六月龄起第一口辅食，配料三项，含铁。',
    summary_en: 'A first food from six months, three ingredients, with iron.',
    html_cn:
      '<p>有机大米、焦磷酸铁、维生素C，没有别的。滚筒干燥让米片薄到见水即溶，调得稀还是稠由家长决定；盒里附浓稠度对照卡。</p>',
    html_en:
      '<p>Organic rice, iron pyrophosphate and vitamin C, nothing else. Drum drying makes flakes thin enough to dissolve at once, and a card in the box shows how thick the spoonful should be at each age.</p>',
    origin_cn: '中国北京',
    origin_en: 'Beijing, China',
    certificate: 'gb',
    code: '00002115106347816',
    validUntil: '2025-12-01'
  },
  {
    id: 1064,
    exhibitor: 115,
    category: 172,
    name_cn: '无盐有机颗粒面',
    name_en: 'Unsalted organic tiny pasta',
    summary_cn: '粒径三毫米，煮六分钟，八月龄起。',
    summary_en: 'Grains of three millimetres, six minutes in the pot, from eight months.',
    html_cn:
      '<p>河套小麦磨粉，添胡萝卜粉或菠菜粉调色。切粒大小参照儿科营养师的意见改过四次，够软，又要嚼一嚼。200克盒装内分十小袋。</p>',
    html_en:
      '<p>Wheat from the Hetao plain, coloured with carrot or spinach. On the advice of nutritionists the grain was changed four times until it was soft yet asked for chewing. Ten small bags in a 200 g box.</p>',
    origin_cn: '中国北京',
    origin_en: 'Beijing, China',
    certificate: 'gb',
    code: '00002115106491253',
    validUntil: '2025-12-01'
  },
  {
    id: 1065,
    exhibitor: 116,
    category: 172,
    name_cn: '有机燕麦苹果晚安糊',
    name_en: 'Organic oat and apple evening porridge',
    summary_cn: '全谷燕麦配苹果片，不加糖，温水冲调。',
    summary_en: 'Whole-grain oats with apple flakes, no added sugar, stirred into warm water.',
    html_cn: '<p>晚饭后一小碗，这是德国家庭的习惯。燕麦先烘后碾，甜味全靠苹果。250克纸盒，内袋可单独回收。</p>',
    html_en:
      '<p>A small bowl in the evening is a habit of German families. Oats are toasted before rolling, and apple alone makes it sweet. Carton of 250 g whose inner bag can be recycled separately.</p>',
    origin_cn: '德国黑森',
    origin_en: 'Hesse, Germany',
    certificate: 'eu'
  },
  {
    id: 1066,
    exhibitor: 154,
    category: 172,
    name_cn: '有机米饼棒（紫薯）',
    name_en: 'Organic rice sticks with purple sweet potato',
    summary_cn: '入口即化，非油炸，一袋三十克。',
    summary_en: 'Melts in the mouth, not fried, 30 g a bag.',
    html_cn:
      '<p>长七厘米、粗一点五厘米，掉在地上也不容易碎成渣。有机大米占九成四，其余是紫薯粉。八月龄起，请坐着吃。</p>',
    html_en:
      '<p>Seven centimetres long and one and a half thick, it leaves few crumbs. Organic rice makes up 94%, purple sweet potato the rest. From eight months, sitting up.</p>',
    origin_cn: '韩国全罗南道',
    origin_en: 'South Jeolla, South Korea',
    certificate: 'national'
  },
  {
    id: 1067,
    exhibitor: 116,
    category: 173,
    name_cn: '玻璃瓶有机胡萝卜泥',
    name_en: 'Organic carrot purée in glass',
    summary_cn: '只有胡萝卜和水，190克，两年保质。',
    summary_en: 'Carrots and water, 190 g, keeps for two years.',
    html_cn: '<p>沙土地的晚收胡萝卜甜度高，蒸汽去皮后直接打泥灌瓶。瓶盖中心有真空钮，拧开“啪”一声才算完好。</p>',
    html_en:
      '<p>Late carrots from sandy soil are sweet; they are peeled by steam, puréed and filled at once. The lid has a vacuum button that must click on opening.</p>',
    origin_cn: '德国黑森',
    origin_en: 'Hesse, Germany',
    certificate: 'euGb',
    code: '00002116106772094',
    validUntil: '2026-04-01'
  },
  {
    id: 1068,
    exhibitor: 115,
    category: 173,
    name_cn: '苹果南瓜有机果蔬泥',
    name_en: 'Organic apple and pumpkin purée',
    summary_cn: '吸嘴袋90克，当季原料，六月龄起。',
    summary_en: 'A 90 g pouch of produce in season, from six months.',
    html_cn:
      '<p>七成苹果、三成贝贝南瓜，不加浓缩果汁。吸嘴盖直径大于三厘米，防止误吞。批号前两位是原料采收月，因此每个月的味道略有不同。</p>',
    html_en:
      '<p>Seven parts apple to three of small pumpkin, with no juice concentrate. The cap is wider than three centimetres so that it cannot be swallowed. The first two digits of the lot give the month of harvest, and the taste varies a little with it.</p>',
    origin_cn: '中国北京',
    origin_en: 'Beijing, China',
    certificate: 'gb',
    code: '00002115106853641',
    validUntil: '2025-12-01'
  }
])
