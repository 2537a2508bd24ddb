// Sample data: every firm, person and figure here is invented.
import { productRecords } from './product-record.ts'

export const seasoningProducts = productRecords('2025-05-15', [
  {
    id: 1079,
    exhibitor: 131,
    category: 191,
    name_cn: '坛麓三百六十日有机酱油',
    name_en: 'Tanlu 360-day organic soy sauce',
    summary_cn: '水、黄豆、小麦、盐四样，陶坛晒露一年。',
    summary_en: 'Water, soya beans, wheat and salt, a year in jars in the open.',
    html_cn:
      '<p>氨基酸态氮每百毫升1.1克，全凭日晒。颜色不深，蘸食和清蒸最合适；红烧请另用老抽。</p><p>零售500毫升，餐饮五升桶，酱料厂可谈吨桶。</p>',
    html_en:
      '<p>Amino acid nitrogen of 1.1 g per 100 ml owes everything to the sun. The colour is light, so it is best for dipping and for steamed fish.</p><p>Retail 500 ml, catering 5 l; sauce makers may ask for bulk containers.</p>',
    origin_cn: '中国四川',
    origin_en: 'Sichuan, China',
    certificate: 'gb',
    code: '00002131107961835',
    validUntil: '2026-02-26'
  },
  {
    id: 1080,
    exhibitor: 131,
    category: 191,
    name_cn: '三年有机糙米醋',
    name_en: 'Three-year organic brown rice vinegar',
    summary_cn: '糙米固态发酵，陶坛陈放三年，酸度5.5。',
    summary_en: 'Solid-fermented from brown rice and aged in jars for three years, acidity 5.5%.',
    html_cn: '<p>入口先甜后酸，有米糠的焦香。兑水二十倍就是一杯果醋饮的底；川菜师傅用它收糖醋汁，少放一勺糖。</p>',
    html_en:
      '<p>Sweet first, then sour, with a toasted note of bran. One part to twenty of water is the base of a fruit vinegar drink; cooks use it in sweet-and-sour dishes and save a spoonful of sugar.</p>',
    origin_cn: '中国四川',
    origin_en: 'Sichuan, China',
    certificate: 'gb',
    code: '00002131108040297',
    validUntil: '2026-02-26'
  },
  {
    id: 1081,
    exhibitor: 130,
    category: 191,
    name_cn: '木桶有机米味噌',
    name_en: 'Organic rice miso from wooden vats',
    summary_cn: '熟成十个月，不加酒精，活菌冷藏。',
    summary_en: 'Aged ten months, without alcohol, kept chilled and alive.',
    html_cn:
      '<p>大豆与米曲一比一，盐11%。袋上有单向排气阀，因为它还在发酵。做汤请关火再放；腌三文鱼一夜，烤出来有焦糖色。</p>',
    html_en:
      '<p>Soya beans and rice koji in equal parts with 11% salt. The pouch has a one-way valve because it is still fermenting. Stir it into soup off the heat, or cure salmon in it overnight for a caramel crust.</p>',
    origin_cn: '日本长野',
    origin_en: 'Nagano, Japan',
    certificate: 'national'
  },
  {
    id: 1082,
    exhibitor: 155,
    category: 191,
    name_cn: '有机番茄酱泥',
    name_en: 'Organic tomato passata',
    summary_cn: '采收当日装瓶，只加罗勒一叶，690克。',
    summary_en: 'Bottled on the day of picking with a single basil leaf, 690 g.',
    html_cn: '<p>八月的番茄，热破碎后过细网去籽皮，糖度八。不加盐、不加糖、不加浓缩酱，倒出来就能当披萨底。</p>',
    html_en:
      '<p>August tomatoes are crushed hot and sieved fine, at 8 °Brix. No salt, sugar or concentrate is added, and it may go straight on a pizza.</p>',
    origin_cn: '意大利阿布鲁佐',
    origin_en: 'Abruzzo, Italy',
    certificate: 'eu'
  },
  {
    id: 1083,
    exhibitor: 131,
    category: 192,
    name_cn: '干热河谷有机红花椒',
    name_en: 'Organic red Sichuan pepper from the dry valley',
    summary_cn: '七月手采，果皮开口率95%，麻味上得快。',
    summary_en: 'Picked by hand in July, 95% open husks, quick to numb.',
    html_cn:
      '<p>海拔一千五百米，正午不采，怕油胞破。竹席晒一天即干，过筛去籽去梗。2024年货余量不多，新椒八月初可发。</p>',
    html_en:
      '<p>Grown at 1,500 metres and not picked at noon, when oil glands burst. A day on bamboo mats dries it, and sieves remove seeds and stalks. Little is left of 2024; the new crop ships in early August.</p>',
    origin_cn: '中国四川',
    origin_en: 'Sichuan, China',
    certificate: 'gb',
    code: '00002131108375064',
    validUntil: '2025-08-20'
  },
  {
    id: 1084,
    exhibitor: 150,
    category: 192,
    name_cn: '高姜黄素有机姜黄粉',
    name_en: 'High-curcumin organic turmeric powder',
    summary_cn: '姜黄素5%，零下四十度粉碎，蒸汽灭菌。',
    summary_en: '5% curcumin, ground at minus forty, sterilised with steam.',
    html_cn:
      '<p>根茎煮后晒二十天再磨，颜色橙黄。咖喱、烘焙、姜黄拿铁都可用；铅与铬逐批检测，因为这一行曾有人掺色。</p>',
    html_en:
      '<p>Rhizomes are boiled and sunned for twenty days, and the powder is a deep orange. For curry, baking or turmeric latte. Lead and chromium are checked in each lot, as the trade has known added colour.</p>',
    origin_cn: '印度喀拉拉',
    origin_en: 'Kerala, India',
    certificate: 'nationalGb',
    code: '00002150108421973',
    validUntil: '2026-03-28'
  },
  {
    id: 1085,
    exhibitor: 150,
    category: 192,
    name_cn: '有机黑胡椒粒',
    name_en: 'Organic black peppercorns',
    summary_cn: '550克每升，粒大饱满，柑橘尾香。',
    summary_en: 'Bold berries of 550 g per litre with a citrus finish.',
    html_cn: '<p>半熟采摘，热水一烫后晒干，所以黑得均匀。牛排馆用五百克铝罐，内有铝膜；研磨瓶贴牌一万只起。</p>',
    html_en:
      '<p>Picked half ripe, dipped in hot water and dried to an even black. Steak houses take the 500 g tin; grinders under the buyer’s label from 10,000.</p>',
    origin_cn: '印度喀拉拉',
    origin_en: 'Kerala, India',
    certificate: 'eu'
  },
  {
    id: 1086,
    exhibitor: 139,
    category: 193,
    name_cn: '有机椰花糖',
    name_en: 'Organic coconut blossom sugar',
    summary_cn: '花汁熬制，焦糖香，可一比一替代砂糖。',
    summary_en: 'Boiled from blossom sap, with a taste of caramel, used one for one.',
    html_cn:
      '<p>清晨和傍晚各割一次花穗，花汁四小时内下锅。褐色细砂，烘焙会让成品颜色深一号，配方里请减少两成可可。</p>',
    html_en:
      '<p>Flower stalks are tapped at dawn and dusk and the sap boiled within four hours. The sugar is brown and fine; it darkens cakes by a shade, so use a fifth less cocoa.</p>',
    origin_cn: '泰国叻丕',
    origin_en: 'Ratchaburi, Thailand',
    certificate: 'eu'
  },
  {
    id: 1087,
    exhibitor: 135,
    category: 193,
    name_cn: '有机原蔗糖',
    name_en: 'Organic raw cane sugar',
    summary_cn: '一次结晶，金黄色，0.6至0.8毫米。',
    summary_en: 'Crystallised once, golden, 0.6 to 0.8 mm.',
    html_cn:
      '<p>甘蔗人工收割，不烧蔗叶；榨汁只用石灰澄清。保留一层薄糖蜜，溶解略慢，做曲奇有脆边。粒度表按烘焙用途分三档。</p>',
    html_en:
      '<p>Cane is cut by hand without burning the leaves, and the juice is cleared with lime alone. A film of molasses remains: it dissolves a little slowly and gives biscuits a crisp edge. Three grain sizes for bakers.</p>',
    origin_cn: '巴西米纳斯吉拉斯',
    origin_en: 'Minas Gerais, Brazil',
    certificate: 'nationalGb',
    code: '00002135108768154',
    validUntil: '2025-12-12'
  }
])
