// Sample data: every firm, person and figure here is invented.
import { exhibitorRecords } from './exhibitor-record.ts'

export const exhibitorsRowB = exhibitorRecords('2025-05-08', [
  {
    id: 103,
    booth: 'N5B03',
    country: 'CN',
    categories: [14, 17],
    featured: true,
    since: 2010,
    area: 108,
    website: 'https://muyun.example.com/',
    company_cn: '牧云乳业',
    company_en: 'Muyun Dairy',
    brand_cn: '牧云',
    brand_en: 'Muyun',
    summary_cn: '内蒙古的有机牧场与乳品厂，低温奶、酸奶、奶酪和幼儿奶粉。',
    summary_en: 'Organic pastures and dairy in Inner Mongolia: chilled milk, yoghurt, cheese and young child formula.',
    html_cn:
      '<p>草场、牛群、乳品厂都归一家管：一万一千公顷牧草地，四千二百头泌乳牛，夏季放牧不少于一百二十天。挤奶后四小时内进厂，巴氏杀菌乳从出厂到华东冷柜不超过四十八小时。</p><p>展台是本届N5馆里的大展位之一，设有试饮吧和奶酪工作台。牧云想同母婴连锁、精品咖啡馆和学校供餐企业见面，也为海外品牌代工有机奶粉。</p>',
    html_en:
      '<p>Grassland, herd and dairy are under one roof: 11,000 hectares of pasture, 4,200 cows in milk and at least 120 days of grazing in summer. Milk reaches the dairy within four hours of milking; fresh milk is in the chillers of eastern China within 48 hours of leaving it.</p><p>The stand is among the large ones in hall N5 and has a tasting bar and a cheese bench. Muyun wishes to see mother-and-baby chains, independent coffee shops and school caterers, and packs organic milk powder for brands abroad.</p>'
  },
  {
    id: 112,
    booth: 'N5B08',
    country: 'AT',
    categories: [14],
    featured: true,
    since: 2013,
    area: 36,
    website: 'https://almkern.example.com/',
    company_cn: '阿尔姆肯乳品合作社',
    company_en: 'Almkern Molkerei',
    brand_cn: 'Almkern',
    brand_en: 'Almkern',
    summary_cn: '奥地利蒂罗尔的干草奶合作社，有机硬质奶酪整轮与切片。',
    summary_en: 'A hay-milk co-operative in Tyrol with organic hard cheese by the wheel and in slices.',
    html_cn:
      '<p>不喂青贮，是干草奶的根本：夏天山地牧草，冬天晒干的草。合作社由九十一户山区小农组成，平均每户十四头牛，牛奶合在一口铜锅里做成奶酪。</p><p>十二个月和十八个月的整轮奶酪在展台现切。Almkern的产品已进入日本和韩国，中国大陆的冷链分销商位置还空着。</p>',
    html_en:
      '<p>No silage: that is what hay milk means. The cows eat mountain herbage in summer and dried hay in winter. The co-operative has 91 hill farms with fourteen cows each on average, and their milk meets in a copper vat.</p><p>Wheels of twelve and eighteen months are cut on the stand. Almkern is already sold in Japan and South Korea; the place of a chilled distributor for the Chinese mainland is still open.</p>'
  },
  {
    id: 113,
    booth: 'N5B11',
    country: 'CN',
    categories: [16],
    since: 2016,
    area: 36,
    company_cn: '原上牧场',
    company_en: 'Yuanshang Pastures',
    brand_cn: '原上',
    brand_en: 'Yuanshang',
    summary_cn: '宁夏中部荒漠草原的有机羊肉，一羊一码，分割冷冻。',
    summary_en: 'Organic lamb from the desert steppe of central Ningxia, tagged one by one, cut and frozen.',
    html_cn:
      '<p>每只羊出生后三天打耳标，放牧路线、补饲和出栏日期都记在耳标号下，餐厅可以把它印进菜单。草场分成二十四块轮牧，载畜量比当地标准低三成。</p><p>目前年出栏九千只，主要卖给北京和上海的西餐厅。希望通过展会找到涮肉连锁与高端超市冷柜，七个分割部位都有样品。</p>',
    html_en:
      '<p>Every lamb is tagged within three days of birth. Grazing route, extra feed and date of slaughter are kept under its number, and restaurants are free to print it on the menu. The range is grazed in turn in 24 blocks, three tenths below the stocking rate that the region allows.</p><p>Of 9,000 lambs a year most go to restaurants in Beijing and Shanghai. Hot-pot chains and the freezers of better supermarkets are the next step; samples of seven cuts are at hand.</p>'
  },
  {
    id: 114,
    booth: 'N5B14',
    country: 'NZ',
    categories: [14, 17],
    featured: true,
    since: 2012,
    area: 54,
    website: 'https://farrowdale.example.com/',
    company_cn: '法罗谷乳业',
    company_en: 'Farrowdale Dairy',
    brand_cn: '法罗谷',
    brand_en: 'Farrowdale',
    summary_cn: '新西兰怀卡托的有机奶粉厂，大包装奶粉与3段幼儿配方奶粉。',
    summary_en: 'An organic drying plant in Waikato, New Zealand: bulk milk powder and stage 3 young child formula.',
    html_cn:
      '<p>工厂周围六十公里内有五十三家有机牧场，收奶车每天只走固定的四条线，从不与常规奶混装。喷雾塔一年生产六千吨全脂和脱脂奶粉，每批检测二百余项。</p><p>带到上海的有25公斤工业装和800克听装。除了食品厂的原料订单，法罗谷今年还想和烘焙企业以及冰淇淋、巧克力、瓶装奶茶的生产商谈谈。</p>',
    html_en:
      '<p>Fifty-three organic farms lie within sixty kilometres of the plant. Tankers run four fixed rounds a day and never carry conventional milk. The dryer turns out 6,000 tonnes of whole and skimmed powder a year, and each batch passes more than 200 tests.</p><p>In Shanghai there are 25 kg sacks for industry and 800 g tins. Apart from orders for ingredients, Farrowdale wants to talk with bakers and with makers of ice cream, chocolate and bottled milk tea.</p>'
  },
  {
    id: 115,
    booth: 'N5B18',
    country: 'CN',
    categories: [17, 11],
    featured: true,
    since: 2015,
    area: 54,
    website: 'https://zaohe.example.com/',
    company_cn: '早禾宝贝食品',
    company_en: 'Zaohe Baby Food',
    brand_cn: '早禾',
    brand_en: 'Zaohe',
    summary_cn: '北京的婴幼儿辅食企业，有机米粉、颗粒面与果蔬泥。',
    summary_en: 'A Beijing maker of organic weaning food: rice cereal, tiny pasta and fruit and vegetable purées.',
    html_cn:
      '<p>配料表不超过五项，是早禾给自己定的规矩。米粉用黑龙江有机大米，颗粒面用河套有机小麦，果蔬泥只用当季原料；洁净车间在北京南郊，每条线一年停产两次做过敏原清场验证。</p><p>已有零售门店一千六百家。这次来，一是见华南和西南的母婴代理，二是找能稳定供货的有机胡萝卜和苹果种植户。</p>',
    html_en:
      '<p>No more than five ingredients on a label: that is the house rule. Rice for the cereal comes from Heilongjiang, wheat for the pasta from the Hetao plain, and purées use only what is in season. The clean plant south of Beijing stops each line twice a year to prove that no allergens carry over.</p><p>Zaohe is on the shelves of 1,600 shops. It has come to meet mother-and-baby agents for southern and south-western China and growers who can deliver organic carrots and apples steadily.</p>'
  },
  {
    id: 116,
    booth: 'N5B21',
    country: 'DE',
    categories: [17, 12],
    since: 2008,
    area: 36,
    company_cn: '韦德尔巴赫儿童食品',
    company_en: 'Weidelbach Kindernahrung',
    brand_cn: 'Weidelbach',
    brand_en: 'Weidelbach',
    summary_cn: '德国黑森州的婴幼儿辅食厂，玻璃瓶菜泥、燕麦糊与茴香草本茶。',
    summary_en: 'Weaning food from Hesse: vegetable purée in glass, oat porridge and fennel infusion.',
    html_cn:
      '<p>1974年从一家磨坊起步，第二代经营者改做婴儿辅食，至今只用欧盟有机原料，签约农场都种养结合。菜泥装在可回收玻璃瓶里，保质期两年，不加盐也不加糖。</p><p>第十五次到上海参展。跨境电商已经做得不错，这次着重谈一般贸易：母婴店、月子会所、儿科医院的便利店。</p>',
    html_en:
      '<p>It began as a mill in 1974; the second generation turned to weaning food and has used EU organic raw materials ever since, from contract farms that keep both cattle and crops. Purées come in returnable glass, keep for two years and contain neither salt nor sugar.</p><p>This is its fifteenth time in Shanghai. Cross-border sales online go well, so the talk this time is of general trade: baby shops, postnatal care centres and the kiosks of children’s hospitals.</p>'
  },
  {
    id: 117,
    booth: 'N5B24',
    country: 'CN',
    categories: [16],
    since: 2021,
    area: 18,
    company_cn: '散步蛋场',
    company_en: 'Sanbu Egg Farm',
    brand_cn: '散步',
    brand_en: 'Sanbu',
    summary_cn: '安徽皖南山区的有机鸡蛋与鸭蛋，每栋鸡舍配一片林地。',
    summary_en: 'Organic hen and duck eggs from southern Anhui, with a piece of woodland to every henhouse.',
    html_cn:
      '<p>一栋鸡舍最多两千只，门外就是竹林，下午一点放出，天黑自己回来。饲料是本地有机稻谷、玉米和豆粕，配方贴在每盒蛋的盖里。</p><p>蛋品不怕没人要，怕的是运输。散步想在展会上见到做周配送的生鲜平台和有冷藏车队的区域经销商，杭州、南京、合肥优先。</p>',
    html_en:
      '<p>No house holds more than 2,000 hens. A bamboo grove begins at the door; the birds go out at one in the afternoon and come back by themselves at dusk. Feed is local organic rice, maize and soya meal, and the recipe is printed inside the lid of every box.</p><p>Demand is not the difficulty, transport is. Sanbu hopes to meet fresh-food platforms with weekly rounds and regional dealers with chilled vans, first of all in Hangzhou, Nanjing and Hefei.</p>'
  },
  {
    id: 118,
    booth: 'N5B27',
    country: 'FR',
    categories: [14],
    since: 2019,
    area: 27,
    company_cn: '欧贝卢瓦牧场',
    company_en: 'Fermes d’Aubeloire',
    brand_cn: 'Aubeloire',
    brand_en: 'Aubeloire',
    summary_cn: '法国卢瓦尔河下游十二家牧场的有机黄油与软质奶酪。',
    summary_en: 'Organic butter and soft cheese from twelve farms on the lower Loire.',
    html_cn:
      '<p>黄油用木桶慢搅，乳脂先发酵十六小时，所以有一股淡淡的榛子香。软质奶酪在地窖里养二十一天，空运到上海时正好可以吃。</p><p>酥皮师傅们关心的片状黄油也有，脂肪含量84%，一公斤一片。酒店饼房和法式面包连锁可预约试做，展台备有压面机。</p>',
    html_en:
      '<p>Cream ripens for sixteen hours and is churned slowly in wood, which gives the butter a faint note of hazelnut. Soft cheeses spend 21 days in the cellar and are ready to eat when they land in Shanghai by air.</p><p>For pastry there is butter in sheets, 84% fat, one kilogram apiece. Hotel pastry kitchens and bakery chains may book a trial; the stand has a dough sheeter.</p>'
  }
])
