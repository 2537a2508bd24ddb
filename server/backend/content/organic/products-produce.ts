// Sample data: every firm, person and figure here is invented.
import { productRecords } from './product-record.ts'

export const produceProducts = productRecords('2025-05-12', [
  {
    id: 1044,
    exhibitor: 140,
    category: 151,
    name_cn: '崇明有机叶菜配送箱',
    name_en: 'Organic leaf vegetable box from Chongming',
    summary_cn: '当日采收六种叶菜，三公斤，周转箱回收。',
    summary_en: 'Six kinds of leaves picked the same day, three kilograms in a returnable crate.',
    html_cn:
      '<p>箱里装什么由田里说了算：五月是鸡毛菜、米苋、生菜、菠菜、油麦菜与韭菜。食堂客户提前三天收到清单，可以换掉其中两种。</p>',
    html_en:
      '<p>The field decides what is in the box: in May young pak choi, amaranth, two lettuces, spinach and garlic chives. Canteens get the list three days before and may exchange two of the six.</p>',
    origin_cn: '中国上海',
    origin_en: 'Shanghai, China',
    certificate: 'gb',
    code: '00002140104440968',
    validUntil: '2026-04-12'
  },
  {
    id: 1045,
    exhibitor: 140,
    category: 151,
    name_cn: '土栽有机小番茄',
    name_en: 'Soil-grown organic small tomatoes',
    summary_cn: '树上熟透再采，糖度九度以上，蜂授粉。',
    summary_en: 'Ripened on the vine, sugar above nine, pollinated by bumblebees.',
    html_cn:
      '<p>大棚里土壤栽培，一年一茬，换茬种绿肥。红、黄、褐三色混装300克，皮略厚，咬开有汁。四月底到七月初有货。</p>',
    html_en:
      '<p>One crop a year in the soil of the tunnels, followed by green manure. Red, yellow and brown fruit share a 300 g punnet; the skin is firm and the inside juicy. From late April to early July.</p>',
    origin_cn: '中国上海',
    origin_en: 'Shanghai, China',
    certificate: 'gb',
    code: '00002140104557120',
    validUntil: '2026-04-12'
  },
  {
    id: 1046,
    exhibitor: 146,
    category: 152,
    name_cn: '坡地有机沃柑',
    name_en: 'Organic Orah mandarins from the slope',
    summary_cn: '二月到五月留树采，无果蜡，按果径分三级。',
    summary_en: 'Picked from the tree from February to May, unwaxed, in three sizes.',
    html_cn:
      '<p>不打蜡、不催色，果面有风疤，剥开却一样甜。糖度十四，带核二到四粒。采后两小时预冷，冷链到华东约四十小时；五公斤、十公斤纸箱。</p>',
    html_en:
      '<p>Neither waxed nor coloured, the skin shows marks of the wind but the flesh is sweet: 14 °Brix with two to four pips. Cooled within two hours, it is in eastern China after forty. Cartons of 5 and 10 kg.</p>',
    origin_cn: '中国广西',
    origin_en: 'Guangxi, China',
    certificate: 'gb',
    code: '00002146104609845',
    validUntil: '2025-09-22'
  },
  {
    id: 1047,
    exhibitor: 141,
    category: 152,
    name_cn: '带叶有机黄柠檬',
    name_en: 'Organic lemons with leaf',
    summary_cn: '果皮未处理，可食用，酒吧与烘焙适用。',
    summary_en: 'Untreated edible peel for bars and bakeries.',
    html_cn:
      '<p>留一片叶子证明新鲜。果皮不打蜡、不用防霉剂，擦皮屑、泡酒都放心，代价是保质期短：冷藏五周。十二月至次年四月空运，其余月份海运。</p>',
    html_en:
      '<p>A leaf is left on as proof of freshness. No wax and no fungicide touch the peel, so it can be grated or steeped; in return it keeps only five weeks chilled. By air from December to April, by sea in other months.</p>',
    origin_cn: '西班牙瓦伦西亚',
    origin_en: 'Valencia, Spain',
    certificate: 'euGb',
    code: '00002141104733618',
    validUntil: '2025-11-15'
  },
  {
    id: 1048,
    exhibitor: 142,
    category: 153,
    name_cn: '段木有机干香菇',
    name_en: 'Dried organic shiitake grown on logs',
    summary_cn: '两年生段木菇，菌盖四到五厘米，香气厚。',
    summary_en: 'Grown on logs for two years, caps of four to five centimetres, deep in aroma.',
    html_cn:
      '<p>接种后第二个冬天才出菇，低温长得慢，菌肉紧实。烘到水分10%，冷水泡一夜，泡菇水当高汤。按菌盖直径分三级，误差不过两毫米。</p>',
    html_en:
      '<p>The logs bear in their second winter, when cold slows growth and makes the flesh dense. Dried to 10%; soak overnight in cold water and keep the water as stock. Three grades, true to two millimetres.</p>',
    origin_cn: '中国浙江',
    origin_en: 'Zhejiang, China',
    certificate: 'gb',
    code: '00002142104886357',
    validUntil: '2025-12-28'
  },
  {
    id: 1049,
    exhibitor: 142,
    category: 153,
    name_cn: '有机黑木耳（秋耳）',
    name_en: 'Organic black wood ear, autumn harvest',
    summary_cn: '小朵肉厚，单片无根，泡发十倍。',
    summary_en: 'Small, thick, trimmed single ears that swell tenfold.',
    html_cn:
      '<p>挂袋露天栽培，只靠雨雾保湿。秋耳温差大，口感脆。泡发请放冰箱，不要超过四小时；100克盒装附泡发刻度杯。</p>',
    html_en:
      '<p>Bags hang outdoors and live on rain and mist; cool autumn nights make the ears crisp. Soak in the fridge, never longer than four hours. A marked cup comes with the 100 g box.</p>',
    origin_cn: '中国浙江',
    origin_en: 'Zhejiang, China',
    certificate: 'gb',
    code: '00002142104910482',
    validUntil: '2025-12-28'
  },
  {
    id: 1050,
    exhibitor: 140,
    category: 154,
    name_cn: '速冻有机毛豆',
    name_en: 'Frozen organic edamame',
    summary_cn: '采后三小时漂烫速冻，两头剪角，校餐装。',
    summary_en: 'Blanched and frozen within three hours, tips cut, packed for school meals.',
    html_cn:
      '<p>七月采收，八成饱满时最甜。单体速冻，倒出来不结块，沸水三分钟。一公斤袋，五袋一箱，供中央厨房的另有去壳豆仁。</p>',
    html_en:
      '<p>Harvested in July when four fifths full and at their sweetest. Frozen one by one, they pour freely and need three minutes in boiling water. Five 1 kg bags a case; shelled beans for central kitchens.</p>',
    origin_cn: '中国上海',
    origin_en: 'Shanghai, China',
    certificate: 'gb',
    code: '00002140105062739',
    validUntil: '2026-04-12'
  },
  {
    id: 1051,
    exhibitor: 141,
    category: 154,
    name_cn: '冷冻有机洋蓟心',
    name_en: 'Frozen organic artichoke hearts',
    summary_cn: '手工去瓣，四分切，解冻即烤。',
    summary_en: 'Trimmed by hand and quartered, ready for the oven.',
    html_cn:
      '<p>一颗洋蓟只有四成能吃，剥瓣是苦活，河谷里的九家农户轮流帮工。柠檬水浸过，颜色不发黑。披萨与沙拉餐厅用一公斤袋。</p>',
    html_en:
      '<p>Four tenths of an artichoke can be eaten and trimming is hard work, so the nine families of the valley help each other in turn. A bath in lemon water keeps the hearts pale. One-kilogram bags for pizzerias and salad bars.</p>',
    origin_cn: '西班牙瓦伦西亚',
    origin_en: 'Valencia, Spain',
    certificate: 'eu'
  },
  {
    id: 1052,
    exhibitor: 146,
    category: 154,
    name_cn: '冷冻有机百香果浆',
    name_en: 'Frozen organic passion fruit pulp',
    summary_cn: '带籽原浆，转换期第三年果园，茶饮用一公斤袋。',
    summary_en: 'Pulp with seeds from an orchard in its third year of conversion, 1 kg for tea bars.',
    html_cn: '<p>百香果园比柑园晚两年起步，今秋可转正。酸甜比稳定，批次差不超过0.3度；一公斤袋平冻，掰一块就能用。</p>',
    html_en:
      '<p>The passion fruit was planted two years after the mandarins and will be fully certified this autumn. Sugar varies by no more than 0.3 °Brix between lots. Bags are frozen flat, so a piece can be broken off.</p>',
    origin_cn: '中国广西',
    origin_en: 'Guangxi, China',
    certificate: 'gbConversion'
  }
])
