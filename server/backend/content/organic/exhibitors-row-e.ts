// Sample data: every firm, person and figure here is invented.
import { exhibitorRecords } from './exhibitor-record.ts'

export const exhibitorsRowE = exhibitorRecords('2025-05-13', [
  {
    id: 132,
    booth: 'N5E02',
    country: 'CN',
    categories: [13],
    since: 2018,
    area: 36,
    company_cn: '野果集饮品',
    company_en: 'Yeguoji Drinks',
    brand_cn: '野果集',
    brand_en: 'Yeguoji',
    summary_cn: '青海高原的有机沙棘原浆与沙棘饮料。',
    summary_en: 'Organic sea buckthorn juice and drinks from the Qinghai plateau.',
    html_cn:
      '<p>沙棘枝条带刺，果子又软，只能等到零下十度冻在枝头时敲下来。野果集每年十一月进山，四十天收完一年的原料，零下十八度存放，全年分批压榨。</p><p>原浆酸得直接，适合做茶饮和气泡水的基底，吨桶与一升利乐包都有。正在找饮品研发团队，也想把60毫升小瓶送进便利店冷柜。</p>',
    html_en:
      '<p>Sea buckthorn has thorns and soft fruit; it can only be knocked off once it is frozen on the branch at minus ten. Yeguoji goes up in November, brings in the year’s fruit within forty days, stores it at minus eighteen and presses it little by little.</p><p>The juice is frankly sour and makes a good base for tea drinks and soda; it comes in one-tonne containers and one-litre cartons. Drinks developers are welcome, and a 60 ml bottle is looking for a place in convenience store chillers.</p>'
  },
  {
    id: 133,
    booth: 'N5E05',
    country: 'FR',
    categories: [13],
    since: 2016,
    area: 18,
    company_cn: '瓦尔孔布雷特酒庄',
    company_en: 'Domaine Valcombrette',
    brand_cn: 'Valcombrette',
    brand_en: 'Valcombrette',
    summary_cn: '法国朗格多克的有机葡萄酒庄，三款红、一款桃红。',
    summary_en: 'An organic wine estate in Languedoc with three reds and a rosé.',
    html_cn:
      '<p>二十六公顷葡萄园对着海风，病害少，所以早在2006年就放弃了化学药剂。手工采收，自然酵母发酵，二氧化硫用量不到常规酒的一半。</p><p>每个城市只选一家经销商。侍酒师可预约闭馆后的垂直品鉴，2017至2023七个年份。</p>',
    html_en:
      '<p>Sea wind keeps disease away from these 26 hectares, which is why chemical sprays were given up as early as 2006. Grapes are picked by hand and ferment with their own yeasts; sulphur is less than half of what is usual.</p><p>One dealer is chosen in each city. Sommeliers may book a vertical tasting after hours, seven vintages from 2017 to 2023.</p>'
  },
  {
    id: 134,
    booth: 'N5E08',
    country: 'CN',
    categories: [13],
    featured: true,
    since: 2019,
    area: 27,
    website: 'https://gaopo.example.com/',
    company_cn: '高坡咖啡庄园',
    company_en: 'Gaopo Coffee Estate',
    brand_cn: '高坡',
    brand_en: 'Gaopo',
    summary_cn: '云南的有机咖啡，自有庄园与水洗站，生豆、熟豆都供。',
    summary_en: 'Organic coffee from an estate with its own washing station in Yunnan, green or roasted.',
    html_cn:
      '<p>咖啡树种在坚果林下，海拔一千四百到一千六百米，一公顷只种两千四百株。鲜果分三次采，过浮选、去皮、发酵，再在木架上晒二十天；2024/25产季的杯测平均83.5分。</p><p>带来水洗、日晒、蜜处理三种生豆，有60公斤麻袋和15公斤小袋。展台设四个杯测座位，每小时一场，扫码预约。烘焙商可锁定微批次，独立咖啡馆可以买熟豆。</p>',
    html_en:
      '<p>Here coffee grows below macadamia trees at 1,400 to 1,600 metres, only 2,400 bushes to the hectare. Cherries are picked in three rounds, floated, pulped, fermented and dried for twenty days on wooden racks. In the 2024/25 season the average cup score was 83.5.</p><p>Washed, natural and honey lots are on show in 60 kg and 15 kg bags. There are four cupping seats with one session an hour, booked by code. Roasters can reserve small lots and independent cafés can buy roasted beans.</p>'
  },
  {
    id: 135,
    booth: 'N5E11',
    country: 'BR',
    categories: [13, 19],
    since: 2018,
    area: 18,
    company_cn: '好雾庄园',
    company_en: 'Fazenda Boa Neblina',
    brand_cn: 'Boa Neblina',
    brand_en: 'Boa Neblina',
    summary_cn: '巴西米纳斯吉拉斯州的有机咖啡与原蔗糖。',
    summary_en: 'Organic coffee and raw cane sugar from Minas Gerais, Brazil.',
    html_cn:
      '<p>一座庄园两样作物：山坡种咖啡，谷底种甘蔗，蔗渣烧锅炉，咖啡果皮堆肥还田。咖啡豆风味偏坚果和可可，是做意式拼配的底子。</p><p>整柜发货，天津、上海、广州三港任选。原蔗糖有1公斤、25公斤两种规格，烘焙厂可索取粒度表。</p>',
    html_en:
      '<p>One farm, two crops: coffee on the slopes, sugar cane in the valley. Bagasse heats the boiler and coffee pulp goes back to the fields as compost. The beans taste of nuts and cocoa and serve as the base of espresso blends.</p><p>Shipment is by full container to Tianjin, Shanghai or Guangzhou. Raw sugar is packed in 1 kg and 25 kg, and a table of grain sizes is ready for bakeries.</p>'
  },
  {
    id: 136,
    booth: 'N5E14',
    country: 'CN',
    categories: [13],
    since: 2017,
    area: 27,
    company_cn: '稻语酒坊',
    company_en: 'Daoyu Winery',
    brand_cn: '稻语',
    brand_en: 'Daoyu',
    summary_cn: '浙江的有机糯米黄酒，手工酒曲，陶坛陈年。',
    summary_en: 'Yellow wine of organic glutinous rice from Zhejiang, made with hand-pressed starter and aged in jars.',
    html_cn:
      '<p>立冬投料，立春压榨，酒坊按这个节气做了八年。糯米来自二十公里外的稻鸭共作田，酒曲在伏天用脚踩成砖。</p><p>五年陈今年装进了200毫升瓶，低温喝也行，适合佐餐。江浙沪以外的餐厅酒单还是空白，稻语愿意派人去做员工培训。</p>',
    html_en:
      '<p>Rice goes in at the beginning of winter and is pressed at the beginning of spring; the winery has kept to that for eight years. The glutinous rice comes from fields twenty kilometres away where ducks do the weeding, and the starter is trodden into bricks at midsummer.</p><p>The five-year-old is now sold in 200 ml bottles, good chilled and with food. Restaurants beyond the Yangtze delta do not list it yet, and Daoyu is willing to send someone to train their staff.</p>'
  },
  {
    id: 137,
    booth: 'N5E17',
    country: 'DK',
    categories: [13],
    since: 2021,
    area: 36,
    company_cn: '哈弗胡斯燕麦饮',
    company_en: 'Havrehus',
    brand_cn: 'Havrehus',
    brand_en: 'Havrehus',
    summary_cn: '丹麦日德兰半岛的有机燕麦饮，咖啡师款可打发。',
    summary_en: 'Organic oat drinks from Jutland; the barista version foams.',
    html_cn:
      '<p>燕麦、水、一撮海盐，咖啡师款再加葵花籽油，如此而已。甜味来自酶解后的燕麦本身。工厂用风电，纸盒可回收，每盒标注从农田到港口的碳排放。</p><p>每天下午请一位咖啡师来展台打奶泡对比。茶饮与咖啡连锁、航空配餐、酒店早餐都在洽谈名单上。</p>',
    html_en:
      '<p>Oats, water and a pinch of sea salt; sunflower oil in the barista version, and nothing more. Sweetness comes from the oats themselves after treatment with enzymes. The plant runs on wind power, and every carton states the carbon from field to port.</p><p>A barista compares foams on the stand each afternoon. On the list for talks are tea and coffee chains, airline caterers and hotel breakfasts.</p>'
  },
  {
    id: 138,
    booth: 'N5E20',
    country: 'ET',
    categories: [13],
    since: 2024,
    area: 9,
    company_cn: '谢克拉纳咖啡合作社',
    company_en: 'Sheklana Coffee Co-operative',
    brand_cn: 'Sheklana',
    brand_en: 'Sheklana',
    summary_cn: '埃塞俄比亚南部的小农合作社，森林咖啡有机生豆。',
    summary_en: 'A smallholders’ co-operative in southern Ethiopia with organic forest coffee.',
    html_cn:
      '<p>六百多户社员，平均每户不到一公顷，咖啡长在原生林的树荫里，从没用过化肥。日晒豆有茉莉和佛手柑的香气，水洗豆干净明亮。</p><p>展位只有9平方米，样品却带足了四个村的。合作社想跳过中间两层，直接对接中国的烘焙商，最少可发十袋。</p>',
    html_en:
      '<p>More than 600 members own less than a hectare each on average. Their coffee stands in the shade of native forest and has never seen artificial fertiliser. Naturals smell of jasmine and bergamot; washed lots are clean and bright.</p><p>The stand measures nine square metres and holds samples from four villages. Members wish to skip two middlemen and deal with Chinese roasters directly, from ten bags.</p>'
  },
  {
    id: 139,
    booth: 'N5E23',
    country: 'TH',
    categories: [13, 19],
    since: 2016,
    area: 18,
    company_cn: '水岸椰园',
    company_en: 'Suan Rimnam',
    brand_cn: 'Suan Rimnam',
    brand_en: 'Suan Rimnam',
    summary_cn: '泰国叻丕府的有机香水椰，椰子水与椰花糖。',
    summary_en: 'Organic aromatic coconuts from Ratchaburi, Thailand: coconut water and blossom sugar.',
    html_cn:
      '<p>椰树沿着水渠种，工人划船采收。摘下来的青椰当天开，椰子水过滤后常温超高压，不加糖也不用浓缩液还原。</p><p>椰花糖的花汁每天割两次，熬成后磨粉。希望认识做轻食烘焙的工厂和东南亚餐厅的食材商；已在上海外高桥备有小批现货。</p>',
    html_en:
      '<p>The palms line canals and are harvested by boat. Green nuts are opened on the day they are cut; the water is filtered and treated under high pressure without heat, with no sugar and nothing from concentrate.</p><p>Sap for the sugar is tapped twice a day, boiled down and ground. Bakeries and suppliers of South-East Asian restaurants are the contacts wanted; a little stock is held in the Waigaoqiao zone of Shanghai.</p>'
  }
])
