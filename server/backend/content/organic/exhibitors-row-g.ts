// Sample data: every firm, person and figure here is invented.
import { exhibitorRecords } from './exhibitor-record.ts'

export const exhibitorsRowG = exhibitorRecords('2025-05-15', [
  {
    id: 148,
    booth: 'N5G02',
    country: 'DE',
    categories: [11, 18],
    featured: true,
    since: 2007,
    area: 45,
    website: 'https://aehrenwinkel.example.com/',
    company_cn: '艾伦温克尔庄园',
    company_en: 'Hofgut Ährenwinkel',
    brand_cn: 'Ährenwinkel',
    brand_en: 'Ährenwinkel',
    summary_cn: '德国弗兰肯地区的农庄磨坊，有机斯佩尔特小麦粉、燕麦片与脆饼。',
    summary_en: 'A farm and mill in Franconia with organic spelt flour, oat flakes and crispbread.',
    html_cn:
      '<p>2007年第一届就来了上海，此后年年在。农庄一百六十公顷，斯佩尔特小麦、燕麦、三叶草轮作；水轮磨坊修于1902年，如今由电机辅助，仍用石磨。</p><p>面粉之外，烘焙间出脆饼和早餐麦片。艾伦温克尔的进口商负责一二线城市，庄园想补上西北和西南的区域经销，也欢迎欧包店主来要菜谱。</p>',
    html_en:
      '<p>Ährenwinkel came to Shanghai for the first edition in 2007 and has not missed one. Its 160 hectares carry spelt, oats and clover in turn. The water mill dates from 1902; a motor helps it now, but the stones are still stones.</p><p>Besides flour, the bakehouse makes crispbread and muesli. An importer looks after the large cities; regional dealers in the north-west and south-west of China are still wanted, and sourdough bakers may ask for recipes.</p>'
  },
  {
    id: 149,
    booth: 'N5G05',
    country: 'AU',
    categories: [16],
    since: 2014,
    area: 36,
    company_cn: '维拉本牧业',
    company_en: 'Wirrabourne Beef',
    brand_cn: 'Wirrabourne',
    brand_en: 'Wirrabourne',
    summary_cn: '澳大利亚昆士兰的有机草饲牛肉，冷冻与冰鲜分割。',
    summary_en: 'Organic grass-fed beef from Queensland, frozen and chilled.',
    html_cn:
      '<p>牧场面积比上海的两个区还大，牛却不多：平均二十公顷一头。全程草饲，不用激素，干旱年份宁可减栏也不进饲喂场。</p><p>冰鲜空运每周两班，牛腩、牛腱等中餐部位可定量。火锅、面馆和轻食沙拉三类客户的分割图都翻成了中文，欢迎厨师长来拿。</p>',
    html_en:
      '<p>The station is larger than two districts of Shanghai and its cattle are few, one to twenty hectares on average. They eat grass all their lives and are given no hormones; in dry years the herd is cut before any animal goes to a feedlot.</p><p>Chilled beef flies twice a week. Brisket, shin and other cuts for Chinese cooking can be booked by weight. Cutting charts for hot pot, noodle shops and salad bars are ready in Chinese, and head chefs may help themselves.</p>'
  },
  {
    id: 150,
    booth: 'N5G08',
    country: 'IN',
    categories: [19],
    since: 2016,
    area: 18,
    company_cn: '萨亚兰香料',
    company_en: 'Sahyaran Spices',
    brand_cn: 'Sahyaran',
    brand_en: 'Sahyaran',
    summary_cn: '印度喀拉拉邦西高止山的有机姜黄、黑胡椒与豆蔻。',
    summary_en: 'Organic turmeric, black pepper and cardamom from the Western Ghats of Kerala.',
    html_cn:
      '<p>胡椒藤爬在银桦树上，姜黄种在树下，一块地三层收成。Sahyaran从一千三百户山农手里收货，蒸汽灭菌代替辐照，粉碎在零下四十度进行，香气跑得少。</p><p>今年带来姜黄素含量3%、5%两档的指标单。复合调味料工厂请看25公斤规格，餐厅用500克铝罐。</p>',
    html_en:
      '<p>Pepper vines climb silver oaks and turmeric grows beneath, three harvests from one plot. Sahyaran buys from 1,300 hill farmers, sterilises with steam in place of irradiation and grinds at minus forty so that little aroma escapes.</p><p>Turmeric is offered in two grades, 3% and 5% curcumin. Blenders will want the 25 kg sack, restaurants the 500 g tin.</p>'
  },
  {
    id: 151,
    booth: 'N5G11',
    country: 'LK',
    categories: [12],
    since: 2012,
    area: 18,
    company_cn: '希尔坎杜拉茶业',
    company_en: 'Hillkandura Tea',
    brand_cn: 'Hillkandura',
    brand_en: 'Hillkandura',
    summary_cn: '斯里兰卡乌瓦高地的有机红茶与肉桂姜茶包。',
    summary_en: 'Organic black tea from the Uva highlands of Sri Lanka, and cinnamon and ginger infusion bags.',
    html_cn:
      '<p>七月到九月的季风把乌瓦吹出薄荷般的香，Hillkandura只在这三个月留作单一茶园装，其余时候供拼配。茶园里有自己的幼儿园和诊所，公平贸易溢价由工人委员会支配。</p><p>奶茶连锁可比较四款碎茶的茶色、浓度与每杯成本；OEM茶包五万袋起。这家的有机茶在国内已完成进口备案。</p>',
    html_en:
      '<p>From July to September the monsoon gives Uva its breath of mint. Only these three months are kept for single-garden packs; the rest goes into blends. The estate has a nursery school and a clinic, and a workers’ committee decides how the fair-trade premium is spent.</p><p>Milk-tea chains can compare four broken grades by colour, strength and cost per cup; tea bags under the buyer’s label start at 50,000. Import filing in China has been completed for this organic tea.</p>'
  },
  {
    id: 152,
    booth: 'N5G14',
    country: 'PE',
    categories: [13, 11],
    since: 2019,
    area: 12,
    company_cn: '科里云卡可可',
    company_en: 'Qoriyunka Cacao',
    brand_cn: 'Qoriyunka',
    brand_en: 'Qoriyunka',
    summary_cn: '秘鲁的有机可可粉、可可液块与三色藜麦。',
    summary_en: 'Organic cocoa powder, cocoa mass and three-colour quinoa from Peru.',
    html_cn:
      '<p>安第斯山东坡产可可，西边高原产藜麦，Qoriyunka把两地合作社的货并到一个集装箱里，正好解决小买家凑不满柜的麻烦。可可豆在产地发酵七天，深加工在利马。</p><p>寻找：精品巧克力作坊、代餐粉厂、婴儿辅食企业的藜麦订单。</p>',
    html_en:
      '<p>Cocoa comes from the eastern slope of the Andes, quinoa from the high plain. Qoriyunka loads the crops of both groups of co-operatives into one container, a relief to small buyers who cannot fill one. Beans ferment for seven days where they grow and are processed in Lima.</p><p>Craft chocolate makers, producers of meal powders and weaning food companies in need of quinoa are invited to call.</p>'
  },
  {
    id: 153,
    booth: 'N5G17',
    country: 'NZ',
    categories: [18],
    featured: true,
    since: 2015,
    area: 27,
    website: 'https://southmere.example.com/',
    company_cn: '萨瑟米尔蜂场',
    company_en: 'Southmere Apiary',
    brand_cn: 'Southmere',
    brand_en: 'Southmere',
    summary_cn: '新西兰北岛东岸的有机麦卢卡蜂蜜，批批送检。',
    summary_en: 'Organic manuka honey from the east coast of New Zealand’s North Island, each batch tested.',
    html_cn:
      '<p>直升机把蜂箱吊进没有路的山谷，花期六周，之后再吊出来。麦卢卡的真伪靠实验室说话：每批送检四项化学标志物和一项花粉DNA，编号印在瓶底。</p><p>展台提供盲品，四种浓度不标价。萨瑟米尔今年要选定一家全国总代理，候选企业请提前递交渠道方案。</p>',
    html_en:
      '<p>Helicopters lift the hives into valleys without roads and bring them out after six weeks of flower. Whether honey is manuka is for the laboratory to say: every batch is tested for four chemical markers and one pollen DNA marker, and the number is on the base of the jar.</p><p>Four strengths can be tasted blind, prices hidden. Southmere will appoint one agent for the whole of China this year; candidates are asked to hand in their plan beforehand.</p>'
  },
  {
    id: 154,
    booth: 'N5G20',
    country: 'KR',
    categories: [17, 18],
    since: 2018,
    area: 18,
    company_cn: '哈努玛鲁食品',
    company_en: 'Haneulmaru Foods',
    brand_cn: 'Haneulmaru',
    brand_en: 'Haneulmaru',
    summary_cn: '韩国全罗南道的有机婴儿米饼与柿饼。',
    summary_en: 'Organic rice puffs for babies and dried persimmons from South Jeolla, South Korea.',
    html_cn:
      '<p>米饼入口即化，长短刚好一只小手握得住，这个尺寸试了三十一版。原料是合作农场的有机大米，不油炸，不加盐，蔬果粉按克称。</p><p>柿饼每年十二月才有，现在接受年节礼盒预订。已有电商代理，线下母婴店的省级代理在招。</p>',
    html_en:
      '<p>A puff that melts in the mouth and fits a small fist: the size took 31 attempts. Made of organic rice from partner farms, it is not fried and not salted, and the vegetable powder is weighed by the gram.</p><p>Dried persimmons are ready in December, and New Year gift boxes may be ordered now. Online sales have an agent; provincial agents for baby shops are being sought.</p>'
  },
  {
    id: 155,
    booth: 'N5G23',
    country: 'IT',
    categories: [11, 19],
    since: 2011,
    area: 18,
    company_cn: '蒙特拉尔科面厂',
    company_en: 'Pastificio Montelarco',
    brand_cn: 'Montelarco',
    brand_en: 'Montelarco',
    summary_cn: '意大利阿布鲁佐山区的有机意面与番茄酱。',
    summary_en: 'Organic pasta and tomato passata from the hills of Abruzzo.',
    html_cn:
      '<p>铜模挤压、低温慢干，长面要五十个小时，表面粗糙才挂得住酱。硬质小麦全来自中部意大利，番茄在采收当日装瓶。</p><p>十一种面形全部到场，煮面锅从十点一直开着。西餐连锁可以按盘克重定制小袋，零售商可以先拿五箱试销。</p>',
    html_en:
      '<p>Bronze dies and slow drying, fifty hours for long shapes, leave a rough surface that holds the sauce. The durum wheat is all from central Italy, and tomatoes are bottled on the day they are picked.</p><p>Eleven shapes are here and the pot boils from ten o’clock. Restaurant chains can have bags filled to the weight of one plate; shops may begin with five cases.</p>'
  }
])
