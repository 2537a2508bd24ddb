// Sample data: every firm, person and figure here is invented.
import { exhibitorRecords } from './exhibitor-record.ts'

export const exhibitorsRowH = exhibitorRecords('2025-05-16', [
  {
    id: 156,
    booth: 'N5H03',
    country: 'CN',
    categories: [24],
    since: 2014,
    area: 36,
    company_cn: '壤生农业科技',
    company_en: 'Rangsheng Soil',
    brand_cn: '壤生',
    brand_en: 'Rangsheng',
    summary_cn: '河南的有机农业投入品企业，蚯蚓粪肥、生物炭与苦参碱制剂。',
    summary_en: 'Organic farming inputs from Henan: worm castings, biochar and a plant-based insecticide.',
    html_cn:
      '<p>养牛场的粪、菌菇场的渣、果园的枝，在壤生的院子里变成三样东西：蚯蚓粪、生物炭和堆肥茶。全部产品通过有机生产投入品评估，重金属指标随货附单。</p><p>想建有机基地却不知道从哪块地开始的人，可以带一公斤土样来：展台免费测有机质、酸碱度和团粒结构，半小时出结果。</p>',
    html_en:
      '<p>Cattle dung, spent mushroom blocks and orchard prunings enter the yard and leave it as worm castings, biochar and compost tea. All of it has been assessed for organic production, and a sheet with the heavy metals travels with the goods.</p><p>Anyone who plans an organic farm and wonders which field to start with may bring a kilogram of soil: organic matter, acidity and structure are tested free of charge within half an hour.</p>'
  },
  {
    id: 157,
    booth: 'N5H06',
    country: 'CN',
    categories: [24],
    since: 2020,
    area: 18,
    company_cn: '籽田种业',
    company_en: 'Zitian Seeds',
    brand_cn: '籽田',
    brand_en: 'Zitian',
    summary_cn: '甘肃河西走廊的有机蔬菜与绿肥种子，不包衣，可留种。',
    summary_en:
      'Organic vegetable and green manure seed from the Hexi corridor in Gansu, untreated and open-pollinated.',
    html_cn:
      '<p>干燥少雨的河西走廊天生适合制种。籽田繁育二十八个常规种，农户买一次就能自己留种；每袋标着发芽率、繁种地块和年份。</p><p>欢迎种植基地拿老品种来合作提纯。家庭菜园小包装首次展出，花市和文创店都可以代销。</p>',
    html_en:
      '<p>Dry air makes the Hexi corridor a natural seed garden. Zitian multiplies 28 open-pollinated varieties, which farmers buy once and may save themselves; every bag names germination rate, field and year.</p><p>Farms with an old variety worth keeping can have it cleaned up in partnership. Small packets for home gardens are shown for the first time and suit flower markets and gift shops.</p>'
  },
  {
    id: 158,
    booth: 'N5H09',
    country: 'NL',
    categories: [24],
    since: 2017,
    area: 18,
    company_cn: '扎德维尔德种子',
    company_en: 'Zaadveld Seeds',
    brand_cn: 'Zaadveld',
    brand_en: 'Zaadveld',
    summary_cn: '荷兰的有机生菜种子与温室天敌昆虫。',
    summary_en: 'Organic lettuce seed and natural enemies for greenhouses, from the Netherlands.',
    html_cn:
      '<p>抗霜霉病的生菜，不靠包衣靠育种，一个新品种要走八年。Zaadveld另设昆虫房，饲养捕食螨和丽蚜小蜂，冷链包装，北京落地后三天内释放。</p><p>植保顾问随展，按温室面积现场算投放量。正在物色山东、云南两地的技术服务商。</p>',
    html_en:
      '<p>A lettuce that resists downy mildew by breeding and not by coating takes eight years. Zaadveld also keeps an insectary for predatory mites and parasitic wasps, packs them chilled and has them released within three days of landing in Beijing.</p><p>A crop adviser on the stand works out numbers for any greenhouse. Service partners in Shandong and Yunnan are being looked for.</p>'
  },
  {
    id: 159,
    booth: 'N5H12',
    country: 'CN',
    categories: [16],
    since: 2018,
    area: 27,
    company_cn: '芦湾渔社',
    company_en: 'Luwan Fishery',
    brand_cn: '芦湾',
    brand_en: 'Luwan',
    summary_cn: '江苏的有机河蟹与草鱼片，水草养殖，按订单起捕。',
    summary_en:
      'Organic mitten crabs and grass carp fillets from Jiangsu, raised among water plants and caught to order.',
    html_cn:
      '<p>一亩水面六成种草，蟹苗减到常规的一半，剩下的事交给水。芦湾十一户养殖户共用一套水质探头，数据每十五分钟上传，买家随时可看。</p><p>河蟹九月底开捕，展会上签的是预订单；草鱼片常年有货，真空冷冻，去掉了细刺。生鲜电商与酒席餐厅请带着档期来。</p>',
    html_en:
      '<p>Six tenths of every pond is planted with water weed, young crabs are half the usual number, and the water does the rest. Eleven families share one set of probes; readings go online every fifteen minutes for buyers to see.</p><p>Crabs are caught from the end of September, so what is signed at the fair is an advance order. Grass carp fillets, vacuum-frozen and freed of fine bones, are in stock all year. Online grocers and banquet restaurants should bring their calendars.</p>'
  },
  {
    id: 160,
    booth: 'N5H15',
    country: 'CN',
    categories: [16],
    since: 2021,
    area: 18,
    company_cn: '褐藻湾海品',
    company_en: 'Hezaowan Seaweed',
    brand_cn: '褐藻湾',
    brand_en: 'Hezaowan',
    summary_cn: '山东半岛外海的有机海带与裙带菜，盐渍、干制与即食。',
    summary_en: 'Organic kelp and wakame from open water off the Shandong peninsula, salted, dried and ready to eat.',
    html_cn:
      '<p>离岸十二公里，水深三十米，浮筏上不投肥、不用药。四月割海带，船上清洗，上岸两小时内烫漂。</p><p>订单多来自日韩，国内市场从零开始。愿意为养生餐厅、便当厂和宝宝辅食厂打样，海带结、海带粉、海带芽各有三个规格。</p>',
    html_en:
      '<p>Twelve kilometres offshore, over thirty metres of water, the rafts receive no fertiliser and no chemicals. Kelp is cut in April, washed on board and blanched within two hours of landing.</p><p>Orders so far come mainly from Japan and South Korea; the home market is new. Samples can be made for restaurants, lunch-box kitchens and weaning food plants: knots, powder and sprouts, each in three sizes.</p>'
  },
  {
    id: 161,
    booth: 'N5H18',
    country: 'ES',
    categories: [16],
    since: 2024,
    area: 12,
    company_cn: '玛德里亚海鲜罐头',
    company_en: 'Conservas Mardelia',
    brand_cn: 'Mardelia',
    brand_en: 'Mardelia',
    summary_cn: '西班牙加利西亚的有机贻贝罐头，小锅油炸，手工码装。',
    summary_en: 'Tinned organic mussels from Galicia, fried in small pans and packed by hand.',
    html_cn:
      '<p>贻贝挂绳养在峡湾里，不需投喂。罐头厂四十三人，码一罐八到十只，浸在有机橄榄油与醋汁中，放两年更入味。</p><p>酒吧和西班牙餐厅最懂它，精品超市可以看礼盒。首单免费中文贴标。</p>',
    html_en:
      '<p>Mussels hang on ropes in the rías and need no feed. Forty-three people pack eight to ten to a tin, in organic olive oil and vinegar; two years of rest improve the taste.</p><p>Wine bars and Spanish restaurants know what to do with it, food halls may look at the gift box. Chinese labels are free with the first order.</p>'
  },
  {
    id: 162,
    booth: 'N5H21',
    country: 'AT',
    categories: [11, 18],
    since: 2025,
    area: 9,
    company_cn: '施泰因洛厄南瓜农庄',
    company_en: 'Kürbishof Steinlohe',
    brand_cn: 'Steinlohe',
    brand_en: 'Steinlohe',
    summary_cn: '奥地利施泰尔马克的有机南瓜籽油与烘烤南瓜籽。',
    summary_en: 'Organic pumpkin seed oil and roasted seeds from Styria, Austria.',
    html_cn:
      '<p>三十六个南瓜才榨得出一升油，墨绿色，炒过的坚果香。农庄第三代经营，今年头一回走出欧洲。</p><p>展位小，却有整套试吃：拌凉菜、浇冰淇淋、蘸面包。先找一家愿意共同教育市场的进口商。</p>',
    html_en:
      '<p>It takes 36 pumpkins to press one litre of dark green oil with a scent of roasted nuts. The farm is in its third generation and leaves Europe for the first time.</p><p>The stand is small, the tasting complete: on salad, over ice cream, with bread. One importer who would help to make the oil known is all that is sought.</p>'
  }
])
