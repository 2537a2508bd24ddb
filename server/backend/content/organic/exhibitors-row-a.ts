// Sample data: every firm, person and figure here is invented.
import { exhibitorRecords } from './exhibitor-record.ts'

export const exhibitorsRowA = exhibitorRecords('2025-05-06', [
  {
    id: 101,
    booth: 'N5A01',
    country: 'CN',
    categories: [11],
    featured: true,
    since: 2009,
    area: 72,
    website: 'https://guyeyuan.example.com/',
    company_cn: '谷野原有机农场',
    company_en: 'Guyeyuan Organic Farms',
    brand_cn: '谷野原',
    brand_en: 'Guyeyuan',
    summary_cn: '黑龙江三江平原的有机粳米和非转基因黄豆，自有农场，自有米厂。',
    summary_en:
      'Organic japonica rice and non-GM soya beans from its own farms and mill on the Sanjiang Plain, Heilongjiang.',
    html_cn:
      '<p>农场在三江平原北部，一千九百公顷连片黑土，稻、豆、绿肥三年一轮。稻谷低温入仓，接到订单才碾米，从出仓到装箱不超过三天。</p><p>今年带来两个粳米品种和一款做豆浆用的高蛋白黄豆。希望见到超市自有品牌的采购、豆制品厂，以及愿意签三年种植合同的团餐企业。</p>',
    html_en:
      '<p>The farms lie in the north of the Sanjiang Plain: 1,900 hectares of black soil in one piece, rice, beans and green manure in a three-year rotation. Paddy is stored cool and milled only when an order comes in; no more than three days pass between silo and carton.</p><p>On the stand are two varieties of japonica rice and a high-protein bean for soya milk. Guyeyuan would like to meet private-label buyers of supermarkets, tofu makers and caterers who would sign a three-year growing contract.</p>'
  },
  {
    id: 102,
    booth: 'N5A05',
    country: 'CN',
    categories: [12],
    featured: true,
    since: 2011,
    area: 54,
    website: 'https://qingling.example.com/',
    company_cn: '青岭茶事',
    company_en: 'Qingling Tea House',
    brand_cn: '青岭',
    brand_en: 'Qingling',
    summary_cn: '浙江山区有机茶：绿茶、红茶与杭白菊，从茶园到小罐一处完成。',
    summary_en:
      'Organic tea from the hills of Zhejiang: green, black and white chrysanthemum, from garden to tin in one place.',
    html_cn:
      '<p>六百米以上的七片茶园，最大的不到二十公顷，林子把它们隔开，虫害因此难以连片。鲜叶当天下山，当晚做完；头采绿茶用手工锅炒，其余上线烘青。2012年起全部按有机茶管理，十三年没有断过认证。</p><p>展台每天十点、十四点各冲一轮新茶。酒店客房茶包、企业礼品茶和茶饮店基底茶都可以谈，起订量五公斤。</p>',
    html_en:
      '<p>Seven tea gardens above 600 metres, the largest under twenty hectares, kept apart by woodland so that pests rarely pass from one to the next. Leaf comes down the hill and is finished the same night: the first flush by hand in the wok, the rest on a drying line. Everything has been run as organic tea since 2012 without a gap in certification.</p><p>This year’s tea is brewed on the stand at 10:00 and 14:00 each day. Hotel tea bags, company gifts and base tea for tea bars can all be discussed; the smallest order is five kilograms.</p>'
  },
  {
    id: 106,
    booth: 'N5A09',
    country: 'CN',
    categories: [12],
    featured: true,
    since: 2014,
    area: 36,
    company_cn: '云坳茶业',
    company_en: 'Yun’ao Tea',
    brand_cn: '云坳',
    brand_en: 'Yun’ao',
    summary_cn: '云南西南部的有机普洱茶与滇红，原料来自三个村的茶农合作社。',
    summary_en: 'Organic pu-erh and Yunnan black tea made with the growers’ co-operatives of three villages.',
    html_cn:
      '<p>三个村、二百一十四户茶农，一本共同的田间记录。云坳在海拔一千七百米处建初制所，鲜叶不出村就杀青；压饼、发酵和仓储在县城的厂里，每批留样十年。</p><p>除了生普、熟普，今年第一次把滇红做成餐饮用大包装。正在找德语区和日本的进口商，也欢迎做有机茶专柜的零售商来对样。</p>',
    html_en:
      '<p>Three villages, 214 growing families and one shared field book. Yun’ao built its first processing station at 1,700 metres, so leaf is fixed without leaving the village; pressing, fermenting and storage follow in the county town, where a sample of each batch is kept for ten years.</p><p>Besides raw and ripe pu-erh there is, for the first time, Yunnan black tea in catering packs. The firm is looking for importers in German-speaking Europe and Japan, and for retailers with an organic tea counter who want to compare samples.</p>'
  },
  {
    id: 107,
    booth: 'N5A12',
    country: 'CN',
    categories: [11],
    since: 2016,
    area: 36,
    company_cn: '南塬粮仓',
    company_en: 'Nanyuan Grain Store',
    brand_cn: '南塬',
    brand_en: 'Nanyuan',
    summary_cn: '陕北旱塬上的有机杂粮：小米、荞麦和石磨荞麦面。',
    summary_en:
      'Organic minor grains from the dry plateau of northern Shaanxi: millet, buckwheat and stone-milled noodles.',
    html_cn:
      '<p>年降水四百毫米的地方种不了水稻，却适合谷子和苦荞。南塬同四十六个家庭农场签约，统一供种、统一收购，石磨房就建在粮仓隔壁，荞麦磨粉后两小时内上面条机。</p><p>想找的合作：轻食餐厅、婴儿米粉厂的小米原料订单、以及懂杂粮包装设计的工作室。</p>',
    html_en:
      '<p>With 400 millimetres of rain a year, rice is out of the question; foxtail millet and buckwheat thrive. Nanyuan supplies seed to 46 family farms and buys back the whole crop. Its mill stands next to the grain store, and buckwheat flour reaches the noodle machine within two hours of grinding.</p><p>Wanted: light-meal restaurants, baby cereal makers who need millet by the tonne, and a design studio that understands grain packaging.</p>'
  },
  {
    id: 108,
    booth: 'N5A15',
    country: 'JP',
    categories: [12],
    featured: true,
    since: 2017,
    area: 27,
    website: 'https://kirisawa.example.com/',
    company_cn: '雾泽制茶',
    company_en: 'Kirisawa Seicha',
    brand_cn: '雾泽',
    brand_en: 'Kirisawa',
    summary_cn: '静冈县山间茶厂，有机抹茶与焙茶，供烘焙、茶饮与零售。',
    summary_en: 'A hill factory in Shizuoka making organic matcha and hojicha for bakers, tea bars and shops.',
    html_cn:
      '<p>石臼一小时只磨四十克，所以雾泽留着三十六台石臼给茶席级抹茶，另用球磨机做烘焙级，两条线分得很清楚。茶树覆荫二十天，肥料是自家堆的菜籽饼和稻草。</p><p>中国的茶饮连锁是今年的重点。请带着配方来：展台有打奶泡的设备，可以当场比较三个等级在牛奶里的颜色与味道。</p>',
    html_en:
      '<p>A stone mill grinds forty grams in an hour. Kirisawa therefore keeps 36 of them for ceremonial grades and a ball mill for culinary grades, on two separate lines. The bushes are shaded for twenty days and fed on the firm’s own compost of rapeseed cake and rice straw.</p><p>Tea-bar chains in China are the aim this year. Bring your recipe: there is a milk frother on the stand, and three grades can be compared for colour and taste on the spot.</p>'
  },
  {
    id: 109,
    booth: 'N5A18',
    country: 'CN',
    categories: [11],
    since: 2015,
    area: 36,
    company_cn: '榨坊里油脂',
    company_en: 'Zhafangli Oil Mill',
    brand_cn: '榨坊里',
    brand_en: 'Zhafangli',
    summary_cn: '江西丘陵的有机山茶油，低温压榨，小瓶零售与餐饮桶装。',
    summary_en: 'Cold-pressed organic camellia oil from the hills of Jiangxi, in retail bottles and catering cans.',
    html_cn:
      '<p>油茶果霜降以后才采，这时出油率高，酸价低。榨坊里有自管油茶林三百二十公顷，另收周边五个村的有机茶果；晒果、脱壳、压榨、过滤都在一个院子里，参观者可以从头看到尾。</p><p>本届主推250毫升轻食装，寻找精品超市和电商。茶粕可以供给天然洗涤品工厂，价格面议。</p>',
    html_en:
      '<p>Camellia fruit is picked only after the first frost, when yield is high and acidity low. Zhafangli looks after 320 hectares of its own and buys certified fruit from five villages around. Drying, shelling, pressing and filtering happen in a single yard that visitors may walk from end to end.</p><p>A 250 ml bottle for salads is new; food halls and online shops are welcome. The press cake is for sale to makers of natural detergents, price on request.</p>'
  },
  {
    id: 110,
    booth: 'N5A21',
    country: 'IT',
    categories: [11],
    since: 2018,
    area: 18,
    company_cn: '卡瓦斯特里亚庄园',
    company_en: 'Poderi Calvastria',
    brand_cn: 'Calvastria',
    brand_en: 'Calvastria',
    summary_cn: '意大利普利亚的家庭橄榄园，单一品种有机特级初榨橄榄油。',
    summary_en: 'A family olive estate in Apulia with single-variety organic extra virgin oil.',
    html_cn:
      '<p>四千三百棵橄榄树，三个品种，分开采、分开榨。十月上旬开始收青果，六小时内进冷榨机，油罐充氮保存，灌装在接单之后。</p><p>上海有固定的仓库和中文背标，整托或混托都能发。庄园主人三天都在，带来未过滤的新油和上一季的油供盲品。</p>',
    html_en:
      '<p>There are 4,300 trees of three varieties, picked apart and pressed apart. Harvest of green olives starts in early October; the fruit reaches the cold press within six hours, the tanks are kept under nitrogen, and bottles are filled to order.</p><p>Stock in Shanghai carries Chinese back labels and ships by full or mixed pallet. The owner is present on all three days with unfiltered new oil and last season’s for a blind tasting.</p>'
  },
  {
    id: 111,
    booth: 'N5A24',
    country: 'CN',
    categories: [12],
    since: 2019,
    area: 27,
    company_cn: '白芽里茶园',
    company_en: 'Baiyali Tea Gardens',
    brand_cn: '白芽里',
    brand_en: 'Baiyali',
    summary_cn: '福建东北部的有机白茶，另有少量闽北乌龙。',
    summary_en: 'Organic white tea from north-eastern Fujian, with a little oolong from the north of the province.',
    html_cn:
      '<p>白茶不炒不揉，好坏全看晒。白芽里盖了可以开合的玻璃晒棚，雨天萎凋也不靠加温。茶山在太姥山余脉，2017年开始转换，2020年取得证书，此后出厂的都是有机茶。</p><p>年份白茶按批号销售，2019年以来每个批次都有存货清单。经销商可在展台领取十二个批次的小样，七月底前给出报价。</p>',
    html_en:
      '<p>White tea is neither fired nor rolled; everything depends on the withering. Baiyali built a glasshouse whose roof opens and closes, so no heat is needed even on rainy days. The gardens lie on the last hills of the Taimu range. They began conversion in 2017 and were certified in 2020; all that has left them since is organic tea.</p><p>Aged tea is sold by batch number and every batch since 2019 is on the stock list. Dealers can take away samples of twelve batches and will have a quotation by the end of July.</p>'
  }
])
