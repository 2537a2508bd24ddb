// Sample data: every firm, person and figure here is invented.
import { exhibitorRecords } from './exhibitor-record.ts'

export const exhibitorsRowF = exhibitorRecords('2025-05-14', [
  {
    id: 140,
    booth: 'N5F02',
    country: 'CN',
    categories: [15],
    featured: true,
    since: 2014,
    area: 45,
    website: 'https://longshang.example.com/',
    company_cn: '垄上鲜蔬',
    company_en: 'Longshang Vegetables',
    brand_cn: '垄上',
    brand_en: 'Longshang',
    summary_cn: '上海崇明的有机菜园，叶菜配送箱、小番茄与冷冻毛豆。',
    summary_en: 'Organic market gardens on Chongming, Shanghai: vegetable boxes, small tomatoes and frozen edamame.',
    html_cn:
      '<p>清晨五点采，上午十点前进城，这是崇明岛给垄上的便利。一百四十公顷露地和大棚，四十二种蔬菜，一半卖给家庭会员，另一半供写字楼食堂与餐厅。</p><p>去年建了速冻车间，旺季的毛豆和西兰花不再贱卖。这次重点接洽中央厨房与校餐企业，也收集餐厅对小品种香草的需求，可以按需试种。</p>',
    html_en:
      '<p>Picked at five in the morning and in town before ten: that is what Chongming island offers. Longshang grows 42 vegetables on 140 hectares outdoors and under film. Half goes to member households, half to office canteens and restaurants.</p><p>Since the freezing plant opened last year, summer’s edamame and broccoli need no longer be sold off cheaply. Central kitchens and school caterers are this year’s aim, and restaurants may name the herbs they miss, to be grown on trial.</p>'
  },
  {
    id: 141,
    booth: 'N5F06',
    country: 'ES',
    categories: [15, 13],
    since: 2017,
    area: 27,
    company_cn: '索托克拉罗果蔬园',
    company_en: 'Huerta Sotoclaro',
    brand_cn: 'Sotoclaro',
    brand_en: 'Sotoclaro',
    summary_cn: '西班牙瓦伦西亚的有机柑橘、橙汁与冷冻蔬菜。',
    summary_en: 'Organic citrus, orange juice and frozen vegetables from Valencia.',
    html_cn:
      '<p>柠檬一年采三季，鲜果出不完的进榨汁线，果皮蒸精油，榨渣喂羊：Sotoclaro把一颗果子用到底。冷冻洋蓟心来自同一片河谷的九家农户。</p><p>去年冬季起柠檬开始发往中国，海运二十八天。水果批发商可查看到港记录，即饮果汁品牌可洽谈非浓缩还原橙汁的吨桶供应。</p>',
    html_en:
      '<p>Lemons are picked three times a year. What is not sold fresh is pressed, the peel is distilled and the pulp feeds sheep, so that nothing of the fruit is wasted. Frozen artichoke hearts come from nine growers in the same valley.</p><p>Lemons have sailed to China since last winter, 28 days at sea, and fruit wholesalers may look at the arrival records. Juice brands can ask for orange juice, not from concentrate, in bulk containers.</p>'
  },
  {
    id: 142,
    booth: 'N5F09',
    country: 'CN',
    categories: [15],
    since: 2020,
    area: 18,
    company_cn: '松坡菌菇',
    company_en: 'Songpo Mushrooms',
    brand_cn: '松坡',
    brand_en: 'Songpo',
    summary_cn: '浙江丽水山区的有机香菇与黑木耳，段木与菌棒两种栽培。',
    summary_en:
      'Organic shiitake and black wood ear from the hills of Lishui, Zhejiang, on logs and on sawdust blocks.',
    html_cn:
      '<p>同一种香菇，长在段木上要两年，长在菌棒上只要七个月，味道差在哪里？展台把两种干菇各煮一锅清汤，请您自己判断。</p><p>所有木屑来自本县有证的杂木，废菌棒转给蚯蚓养殖场。求购：食品级无纺布袋；求售：每年四十吨干香菇，可分级到毫米。</p>',
    html_en:
      '<p>The same shiitake takes two years on a log and seven months on a block. What does that do to the taste? A clear broth of each simmers on the stand, and visitors judge for themselves.</p><p>All sawdust is of licensed mixed hardwood from the county; spent blocks go to a worm farm. To buy: food-grade non-woven bags. To sell: forty tonnes of dried shiitake a year, graded by the millimetre.</p>'
  },
  {
    id: 143,
    booth: 'N5F12',
    country: 'CN',
    categories: [18],
    featured: true,
    since: 2013,
    area: 27,
    website: 'https://fengmian.example.com/',
    company_cn: '蜂眠山谷',
    company_en: 'Fengmian Valley',
    brand_cn: '蜂眠',
    brand_en: 'Fengmian',
    summary_cn: '吉林长白山林区的有机椴树蜜与蜂花粉。',
    summary_en: 'Organic linden honey and bee pollen from the Changbai forests of Jilin.',
    html_cn:
      '<p>椴树两年一大年，花期只有二十天，遇雨就歉收。蜂眠因此不追产量：蜂箱固定在五公里内没有农田的林场，封盖后才摇蜜，不浓缩，水分自然降到18%以下。</p><p>2024年恰逢大年，可供四十二吨结晶蜜。除零售瓶装外，面包房与茶饮店的三公斤挤压桶是新规格。</p>',
    html_en:
      '<p>Lindens flower well every second year, for twenty days, and rain can spoil it all. Fengmian does not chase quantity. Its hives stay in forests with no farmland within five kilometres, honey is spun only when the comb is capped, and water falls below 18% with no heating.</p><p>As 2024 was a good year, 42 tonnes of set honey are on offer. Apart from jars there is a new three-kilogram squeeze pail for bakers and tea bars.</p>'
  },
  {
    id: 144,
    booth: 'N5F15',
    country: 'CN',
    categories: [18],
    since: 2016,
    area: 27,
    company_cn: '核里坚果',
    company_en: 'Heli Nuts',
    brand_cn: '核里',
    brand_en: 'Heli',
    summary_cn: '河北燕山的有机核桃与板栗，带壳、去壳、即食。',
    summary_en: 'Organic walnuts and chestnuts from the Yan mountains of Hebei, in shell, shelled and ready to eat.',
    html_cn:
      '<p>老核桃树不用打药，真正的难题是脱青皮后的霉变。核里用冷风干代替日晒，三十六小时把水分降到7%，黄曲霉毒素逐批检测，结果同货走。</p><p>板栗仁蒸煮后充氮小袋装，开袋就吃。目标客户写在展台背板上：儿童零食品牌、月饼厂、高铁零食供应商。</p>',
    html_en:
      '<p>Old walnut trees need no spraying; mould after hulling is the real trouble. Heli dries in cold moving air in place of the sun, down to 7% moisture in 36 hours, tests every lot for aflatoxin and sends the result with the goods.</p><p>Chestnuts are steamed and sealed under nitrogen in small bags. The back wall of the stand names the customers wanted: children’s snacks, mooncake bakeries and suppliers of railway catering.</p>'
  },
  {
    id: 145,
    booth: 'N5F18',
    country: 'TR',
    categories: [18],
    since: 2015,
    area: 18,
    company_cn: '因吉洛瓦果干',
    company_en: 'Incirova Dried Fruit',
    brand_cn: 'Incirova',
    brand_en: 'Incirova',
    summary_cn: '土耳其爱琴海地区的有机无花果干，及马拉蒂亚杏干。',
    summary_en: 'Organic dried figs from the Aegean and apricots from Malatya, Türkiye.',
    html_cn:
      '<p>无花果在树上自己干到落地，再铺在苇席上收尾；不熏硫，所以颜色偏深。工厂用紫外灯逐颗挑选，一个班组二十四名女工，平均工龄十一年。</p><p>十月新果，九月底前下单可享头船价格。混合坚果厂是老客户，今年想试试酸奶与麦片的果粒订单。</p>',
    html_en:
      '<p>Figs dry on the tree until they fall and finish on reed mats. They are not sulphured and so look darker. In the factory each one passes under ultraviolet light; the 24 women of a shift have done this for eleven years on average.</p><p>New crop sails in October, and orders before the end of September get the price of the first boat. Makers of nut mixes are old customers; diced fruit for yoghurt and muesli is what Incirova would try next.</p>'
  },
  {
    id: 146,
    booth: 'N5F21',
    country: 'CN',
    categories: [15],
    since: 2023,
    area: 27,
    company_cn: '果坡果园',
    company_en: 'Guopo Orchards',
    brand_cn: '果坡',
    brand_en: 'Guopo',
    summary_cn: '广西的有机沃柑与百香果，鲜果及冷冻果浆。',
    summary_en: 'Organic mandarins and passion fruit from Guangxi, fresh and as frozen pulp.',
    html_cn:
      '<p>坡地种柑，坡脚搭架种百香果，行间留草，养鹅除草。2020年第一批树进入转换，2023年拿到证书，去年采果一千一百吨。</p><p>果园离冷库只有四公里，采后两小时预冷。不走批发市场，只做订单：社区团购、果切品牌、冷冻果浆进茶饮，三种合同文本都印好带来了。</p>',
    html_en:
      '<p>Mandarins cover the slope and passion fruit its foot; grass grows between the rows and geese keep it short. The first trees entered conversion in 2020 and were certified in 2023; last season gave 1,100 tonnes.</p><p>The cold store is four kilometres away, so fruit is cooled within two hours. Guopo avoids wholesale markets and grows to order: for neighbourhood buying groups, for cut fruit, and pulp for tea bars. All three contracts are printed and on the stand.</p>'
  },
  {
    id: 147,
    booth: 'N5F24',
    country: 'IT',
    categories: [18],
    since: 2023,
    area: 12,
    company_cn: '布里卡尔塔榛子',
    company_en: 'Nocciole Bricalta',
    brand_cn: 'Bricalta',
    brand_en: 'Bricalta',
    summary_cn: '意大利皮埃蒙特的有机榛子农庄，榛子可可酱与烘烤榛仁。',
    summary_en: 'A hazelnut farm in Piedmont making organic hazelnut and cocoa spread.',
    html_cn:
      '<p>榛子占五成五，可可、蔗糖、可可脂分掉其余，没有棕榈油。农庄自己烤、自己磨，一天只出八百瓶。</p><p>冰淇淋店和巧克力工坊可拿五公斤纯榛子酱；对单店买家，Bricalta愿意从一箱卖起。</p>',
    html_en:
      '<p>Hazelnuts make up 55% of the spread; cocoa, cane sugar and cocoa butter share the rest, and palm oil has no part in it. The farm roasts and grinds by itself, 800 jars a day.</p><p>Pure hazelnut paste in five-kilogram tubs is meant for ice cream and chocolate makers. A single shop may begin with one case.</p>'
  }
])
