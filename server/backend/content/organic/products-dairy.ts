// Sample data: every firm, person and figure here is invented.
import { productRecords } from './product-record.ts'

export const dairyProducts = productRecords('2025-05-09', [
  {
    id: 1037,
    exhibitor: 103,
    category: 141,
    name_cn: '牧云有机鲜牛奶',
    name_en: 'Muyun organic fresh milk',
    summary_cn: '七十五度巴氏杀菌，四小时进厂，冷藏九天。',
    summary_en: 'Pasteurised at 75 °C, in the dairy within four hours, keeps nine days chilled.',
    html_cn:
      '<p>蛋白质3.6%，脂肪4.0%，不均质款瓶口会浮一层奶油。夏天放牧，冬天喂自种苜蓿，因此冬夏两季的奶色不同，这一点写在了瓶标上。</p>',
    html_en:
      '<p>3.6% protein and 4.0% fat; the version that is not homogenised has cream at the neck. Cows graze in summer and eat the farm’s lucerne in winter, so the colour changes with the seasons, as the label explains.</p>',
    origin_cn: '中国内蒙古',
    origin_en: 'Inner Mongolia, China',
    certificate: 'gb',
    code: '00002103103702584',
    validUntil: '2026-06-08'
  },
  {
    id: 1038,
    exhibitor: 103,
    category: 141,
    name_cn: '牧云无糖有机酸奶',
    name_en: 'Muyun unsweetened organic yoghurt',
    summary_cn: '只有牛奶和两种菌，凝固型，玻璃瓶135克。',
    summary_en: 'Milk and two cultures, set in a 135 g glass jar.',
    html_cn:
      '<p>慢发酵七小时，酸度柔和，不加稳定剂，运输途中少量乳清析出属正常。咖啡馆可订一公斤桶，用来做早餐碗。</p>',
    html_en:
      '<p>Seven hours of slow fermentation give a mild acidity. With no stabiliser a little whey may appear on the way. Cafés can have one-kilogram tubs for breakfast bowls.</p>',
    origin_cn: '中国内蒙古',
    origin_en: 'Inner Mongolia, China',
    certificate: 'gb',
    code: '00002103103816739',
    validUntil: '2026-06-08'
  },
  {
    id: 1039,
    exhibitor: 118,
    category: 142,
    name_cn: '发酵型有机黄油片',
    name_en: 'Cultured organic butter sheets',
    summary_cn: '乳脂发酵十六小时，脂肪84%，起酥专用。',
    summary_en: 'Cream ripened for sixteen hours, 84% fat, made for puff pastry.',
    html_cn:
      '<p>片状一公斤，厚一厘米，十四度时可弯不断。榛子香来自发酵而非香料。烘焙师可以在展台领取可颂开酥的温度表。</p>',
    html_en:
      '<p>Sheets of one kilogram, a centimetre thick, bend without breaking at 14 °C. The hazelnut note comes from ripening, not flavouring. Bakers may take away a table of temperatures for croissants.</p>',
    origin_cn: '法国卢瓦尔河地区',
    origin_en: 'Pays de la Loire, France',
    certificate: 'euGb',
    code: '00002118103994027',
    validUntil: '2026-02-14'
  },
  {
    id: 1040,
    exhibitor: 118,
    category: 142,
    name_cn: '有机白霉软奶酪',
    name_en: 'Organic soft cheese with white rind',
    summary_cn: '地窖二十一天，250克木盒，空运到沪。',
    summary_en: 'Twenty-one days in the cellar, 250 g in a wooden box, flown to Shanghai.',
    html_cn: '<p>用当天的全脂奶做成，外皮薄，中心从粉状慢慢变得流心。盒底写着“适食周”，按那一周上架，口味才对。</p>',
    html_en:
      '<p>Made of the day’s whole milk, with a thin rind and a heart that goes from chalky to flowing. The week in which it is at its best is written under the box, and that is the week to sell it.</p>',
    origin_cn: '法国卢瓦尔河地区',
    origin_en: 'Pays de la Loire, France',
    certificate: 'eu'
  },
  {
    id: 1041,
    exhibitor: 112,
    category: 142,
    name_cn: '干草奶有机山地奶酪（十二个月）',
    name_en: 'Organic hay-milk mountain cheese, twelve months',
    summary_cn: '整轮三十公斤，也有150克切片，可融可直接吃。',
    summary_en: 'Wheels of thirty kilograms or slices of 150 g, for melting or eating as it is.',
    html_cn:
      '<p>没有青贮饲料，奶里就没有会让奶酪鼓包的芽孢，因此不需添加剂也能放得久。十二个月是坚果味，十八个月出现结晶。奶酪火锅店可订去皮块。</p>',
    html_en:
      '<p>Without silage the milk is free of the spores that make cheese swell, so it ages long with no additive. At twelve months it tastes of nuts, at eighteen it has crystals. Fondue restaurants can order rindless blocks.</p>',
    origin_cn: '奥地利蒂罗尔',
    origin_en: 'Tyrol, Austria',
    certificate: 'euGb',
    code: '00002112104128853',
    validUntil: '2025-12-31'
  },
  {
    id: 1042,
    exhibitor: 114,
    category: 143,
    name_cn: '全脂有机奶粉（25公斤）',
    name_en: 'Organic whole milk powder, 25 kg',
    summary_cn: '喷雾干燥，脂肪26%，供烘焙、巧克力与冰淇淋。',
    summary_en: 'Spray-dried with 26% fat for bakery, chocolate and ice cream.',
    html_cn: '<p>中热粉，溶解度99%。每批二百余项检测的电子报告随提单发出。除整柜外，上海仓备有托盘货，四十袋起。</p>',
    html_en:
      '<p>Medium heat, 99% soluble. Reports of more than 200 tests per batch arrive with the bill of lading. Apart from full containers there are pallets of forty sacks in Shanghai.</p>',
    origin_cn: '新西兰怀卡托',
    origin_en: 'Waikato, New Zealand',
    certificate: 'nationalGb',
    code: '00002114104271906',
    validUntil: '2026-05-31'
  },
  {
    id: 1043,
    exhibitor: 103,
    category: 142,
    name_cn: '儿童有机奶酪条',
    name_en: 'Organic cheese sticks for children',
    summary_cn: '原制奶酪，每条20克，钠含量标在正面。',
    summary_en: 'Natural cheese, 20 g a stick, with the sodium stated on the front.',
    html_cn:
      '<p>不是再制奶酪：配料为有机生牛乳、菌种、凝乳酶和少量盐。撕成丝吃是孩子们自己发明的办法。五条一袋，冷藏九十天。</p>',
    html_en:
      '<p>This is not processed cheese: it is organic milk, cultures, rennet and a little salt. Tearing it into threads is what children came up with by themselves. Five to a bag, ninety days chilled.</p>',
    origin_cn: '中国内蒙古',
    origin_en: 'Inner Mongolia, China',
    certificate: 'gb',
    code: '00002103104335271',
    validUntil: '2026-06-08'
  }
])
