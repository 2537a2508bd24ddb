// Sample data: every firm, person and figure here is invented.
import { productRecords } from './product-record.ts'

export const drinksProducts = productRecords('2025-05-08', [
  {
    id: 1027,
    exhibitor: 132,
    category: 131,
    name_cn: '高原有机沙棘原浆',
    name_en: 'Organic sea buckthorn juice from the plateau',
    summary_cn: '冻果现榨，不加水不加糖，60毫升小瓶与一升装。',
    summary_en: 'Pressed from frozen berries without water or sugar, in 60 ml and one-litre packs.',
    html_cn:
      '<p>沙棘果在枝头冻硬后敲落，分批解冻压榨，保留果油，静置会分层，摇一摇即可。直接喝很酸；一份原浆配四份苹果汁，是展台上最受欢迎的兑法。</p>',
    html_en:
      '<p>Berries are knocked off frozen, thawed in small lots and pressed with their oil, so the juice separates and wants a shake. It is very sour alone; one part to four of apple juice is the mix that people on the stand like best.</p>',
    origin_cn: '中国青海',
    origin_en: 'Qinghai, China',
    certificate: 'gb',
    code: '00002132102753190',
    validUntil: '2025-10-25'
  },
  {
    id: 1028,
    exhibitor: 137,
    category: 131,
    name_cn: '咖啡师有机燕麦饮',
    name_en: 'Organic barista oat drink',
    summary_cn: '可打出细密奶泡，遇咖啡不分层，一升纸盒。',
    summary_en: 'Foams finely and does not split in coffee; one-litre carton.',
    html_cn:
      '<p>燕麦占一成一，另有葵花籽油和海盐。六十五度时泡沫最稳，超过七十度会变稀；建议用法印在盒侧。每盒碳足迹0.34公斤。</p>',
    html_en:
      '<p>It holds 11% oats with sunflower oil and sea salt. Foam is steadiest at 65 °C and thins above 70 °C; the side of the carton says how. The carbon footprint of a carton is 0.34 kg.</p>',
    origin_cn: '丹麦日德兰',
    origin_en: 'Jutland, Denmark',
    certificate: 'euGb',
    code: '00002137102880447',
    validUntil: '2026-03-31'
  },
  {
    id: 1029,
    exhibitor: 139,
    category: 131,
    name_cn: '有机香水椰子水',
    name_en: 'Organic aromatic coconut water',
    summary_cn: '当日开果，超高压冷杀菌，330毫升冷藏瓶。',
    summary_en: 'Opened the day it is cut, treated by high pressure, in a chilled 330 ml bottle.',
    html_cn:
      '<p>香水椰自带斑斓叶似的香。天然椰子水有时微微泛粉，是多酚遇空气的颜色，不影响饮用。冷藏六十天，全程零到四度。</p>',
    html_en:
      '<p>Aromatic coconuts smell faintly of pandan. The water may turn a little pink in air; this is natural. It keeps for sixty days at 0–4 °C.</p>',
    origin_cn: '泰国叻丕',
    origin_en: 'Ratchaburi, Thailand',
    certificate: 'eu'
  },
  {
    id: 1030,
    exhibitor: 141,
    category: 131,
    name_cn: '非浓缩还原有机橙汁',
    name_en: 'Organic orange juice, not from concentrate',
    summary_cn: '晚熟甜橙，冷冻吨桶与750毫升玻璃瓶。',
    summary_en: 'Late sweet oranges, frozen in bulk containers or in 750 ml glass.',
    html_cn:
      '<p>三月到六月榨季，糖酸比十四以上才下线。果肉含量可按客户要求调到2%至12%。玻璃瓶适合酒店早餐台，开瓶后三天饮完。</p>',
    html_en:
      '<p>The season runs from March to June, and fruit is pressed once its ratio of sugar to acid passes fourteen. Pulp can be set between 2% and 12%. Glass bottles suit the hotel breakfast and should be finished within three days of opening.</p>',
    origin_cn: '西班牙瓦伦西亚',
    origin_en: 'Valencia, Spain',
    certificate: 'eu'
  },
  {
    id: 1031,
    exhibitor: 134,
    category: 132,
    name_cn: '高坡水洗有机咖啡生豆',
    name_en: 'Gaopo washed organic green coffee',
    summary_cn: '2024/25产季，杯测84分，坚果与红糖，15公斤起。',
    summary_en: 'Season 2024/25, cup score 84, nuts and brown sugar, from 15 kg.',
    html_cn:
      '<p>卡蒂姆与铁皮卡混种，分开采、分开处理，本批为卡蒂姆。水分11.2%，瑕疵豆在三百克里不超过五颗。生豆到上海保税仓，三天内可发。</p>',
    html_en:
      '<p>Catimor and Typica grow side by side but are picked and processed apart; this lot is Catimor. Moisture is 11.2% with no more than five defects in 300 g. Stock is in a Shanghai bonded store and leaves within three days.</p>',
    origin_cn: '中国云南',
    origin_en: 'Yunnan, China',
    certificate: 'gb',
    code: '00002134103117264',
    validUntil: '2026-01-15'
  },
  {
    id: 1032,
    exhibitor: 138,
    category: 132,
    name_cn: '森林日晒有机咖啡生豆',
    name_en: 'Natural organic green coffee from the forest',
    summary_cn: '埃塞俄比亚原生种，茉莉与莓果香，四村分装。',
    summary_en: 'Ethiopian heirloom varieties with jasmine and berries, kept apart by village.',
    html_cn:
      '<p>林下散生，亩产不到普通园的三分之一。鲜果铺在棚架上晒二十五天，夜里盖布。每袋附村名与社长签字的交售单，十袋起运。</p>',
    html_en:
      '<p>Bushes stand scattered in the forest and yield less than a third of a plantation. Cherries dry on raised beds for 25 days under cloth at night. Each bag carries the village’s name and a delivery slip signed by its chairman; ten bags is the least.</p>',
    origin_cn: '埃塞俄比亚南部',
    origin_en: 'Southern Ethiopia',
    certificate: 'eu'
  },
  {
    id: 1033,
    exhibitor: 135,
    category: 132,
    name_cn: '意式拼配用有机咖啡豆',
    name_en: 'Organic coffee for espresso blends',
    summary_cn: '半日晒黄波旁，坚果可可调，酸度低。',
    summary_en: 'Pulped natural Yellow Bourbon with nuts, cocoa and low acidity.',
    html_cn:
      '<p>机器采收后人工复选，十六目以上占八成。作为拼配底豆建议用到五成至七成。整柜三百二十袋，可附到港前样。</p>',
    html_en:
      '<p>Picked by machine and sorted again by hand, with four fifths above screen 16. As a base it can make up 50–70% of a blend. A container holds 320 bags, and a sample can be sent ahead.</p>',
    origin_cn: '巴西米纳斯吉拉斯',
    origin_en: 'Minas Gerais, Brazil',
    certificate: 'national'
  },
  {
    id: 1034,
    exhibitor: 152,
    category: 132,
    name_cn: '未碱化有机可可粉',
    name_en: 'Natural organic cocoa powder',
    summary_cn: '天然可可粉，可可脂11%，浅褐色，果酸明亮。',
    summary_en: 'Not alkalised, 11% cocoa butter, light brown with bright fruit acids.',
    html_cn:
      '<p>产地发酵七天的可可豆，在利马低温压饼磨粉。与小苏打同用时起发好，做热饮要先用少量温水调开。一公斤、二十五公斤两种规格。</p>',
    html_en:
      '<p>Beans that fermented for seven days are pressed and ground cool in Lima. It rises well with baking soda; for drinks, first stir it with a little warm water. Packed in 1 kg and 25 kg.</p>',
    origin_cn: '秘鲁圣马丁',
    origin_en: 'San Martín, Peru',
    certificate: 'eu'
  },
  {
    id: 1035,
    exhibitor: 133,
    category: 133,
    name_cn: '瓦尔孔布雷特有机干红2021',
    name_en: 'Valcombrette organic red 2021',
    summary_cn: '西拉与歌海娜，自然酵母，不下胶不过滤。',
    summary_en: 'Syrah and Grenache with native yeasts, neither fined nor filtered.',
    html_cn:
      '<p>石灰岩坡地，每公顷产量三千五百升。水泥罐发酵，旧橡木桶陈十个月。黑橄榄与迷迭香的气息，配红烧羊肉合适。酒精度13.5%，六瓶一箱。</p>',
    html_en:
      '<p>Limestone slopes give 3,500 litres a hectare. The wine ferments in concrete and rests in old oak for ten months. It smells of black olives and rosemary and goes with braised lamb. 13.5% alcohol, six bottles a case.</p>',
    origin_cn: '法国朗格多克',
    origin_en: 'Languedoc, France',
    certificate: 'eu'
  },
  {
    id: 1036,
    exhibitor: 136,
    category: 133,
    name_cn: '五年陈有机糯米黄酒',
    name_en: 'Five-year-old organic yellow wine',
    summary_cn: '稻鸭共作糯米，脚踩酒曲，半干型，200毫升。',
    summary_en: 'Made of rice from fields weeded by ducks; half-dry, in 200 ml bottles.',
    html_cn:
      '<p>2019年冬酿，五年陶坛，没有焦糖色。冰镇到十二度，酸味会把油腻带走；温到四十度，则多了桂圆香。酒精度14%。</p>',
    html_en:
      '<p>Brewed in the winter of 2019 and kept in jars for five years, with no caramel colour. At 12 °C its acidity cuts through fat; at 40 °C it shows dried longan. 14% alcohol.</p>',
    origin_cn: '中国浙江',
    origin_en: 'Zhejiang, China',
    certificate: 'gb',
    code: '00002136103695032',
    validUntil: '2025-11-12'
  }
])
