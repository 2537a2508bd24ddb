// Sample data: every firm, person and figure here is invented.
import type { PackNews } from '../pack.ts'
import { day } from '../venue/dates.ts'

export const news2024: PackNews[] = [
  {
    id: 307,
    kind: 'industry_news',
    date: day('2024-01-16'),
    updated: day('2024-01-16'),
    recommend: false,
    source_cn: '鲜链评论',
    source_en: 'Fresh Chain Review',
    title_cn: '会员店的有机货架：少一点，卖得快一点',
    title_en: 'Organic shelves in club stores: fewer lines, faster sales',
    summary_cn: '对九家会员店的走访。',
    summary_en: 'A visit to nine club stores.',
    html_cn:
      '<p>《鲜链评论》在去年第四季度走访了九家会员店。和一年前相比，七家减少了有机单品，平均从二百三十个减到一百六十个。</p><p>减下来的多是包装零食。鸡蛋、牛奶、米和叶菜四类占有机销售额的六成，补货频率却高得多，叶菜一天要补三次。</p><p>一位店长说，顾客不再问“有没有有机的”，而是问“今天的是哪里来的”。三家店已经把产地写得比有机标识还大。</p>',
    html_en:
      '<p>Fresh Chain Review visited nine club stores in the last quarter. Compared with a year ago seven had cut their organic range, on average from 230 lines to 160.</p><p>Most of what went was packaged snacks. Eggs, milk, rice and leafy greens make up six tenths of organic sales and need far more refilling; greens are topped up three times a day.</p><p>Customers no longer ask whether there is anything organic, says one manager, but where today’s comes from. Three stores now print the place larger than the organic mark.</p>',
    picture: {
      picture: 'organic/news-3',
      alt_cn: '货架剖面，几格空着',
      alt_en: 'A shelf in section, some places empty'
    }
  },
  {
    id: 308,
    kind: 'industry_news',
    date: day('2024-02-27'),
    updated: day('2024-02-27'),
    recommend: false,
    source_cn: '有机观察周刊',
    source_en: 'Organic Observer Weekly',
    company_cn: '牧云乳业',
    company_en: 'Muyun Dairy',
    booth: 'N5B03',
    title_cn: '牧云乳业把第九牧场交给青草',
    title_en: 'Muyun Dairy gives its ninth farm back to grass',
    summary_cn: '四百二十头牛改为放牧，日产奶量降了两成。',
    summary_en: '420 cows go out to graze; daily yield falls by a fifth.',
    html_cn:
      '<p>牧云乳业第九牧场完成转换，420头奶牛从今年起夏天在草场放牧，不少于一百二十天，冬季喂自种的燕麦干草。单头日产奶从28公斤降到22公斤。</p><p>企业的算法是：饲料费少了三成，兽医费少了四成，加上有机奶价，利润大致持平。渠道总监谭牧遥承认，第一年亏在栅栏和饮水点上。</p><p>这片牧场的奶自3月起供应华东门店，瓶盖换了颜色，方便顾客分辨。</p>',
    html_en:
      '<p>The ninth farm of Muyun Dairy has finished its conversion. Its 420 cows graze for at least 120 days of summer from this year on and eat home-grown oat hay in winter. Each gives 22 kilograms a day instead of 28.</p><p>The firm’s sum runs like this: a third less for feed, 40 per cent less for the vet and the organic milk price leave the profit about where it was. Sales director Tan Muyao admits that fences and water troughs made the first year a loss.</p><p>Its milk reaches shops in the east from March, with a cap of its own colour so that customers can tell it apart.</p>'
  },
  {
    id: 309,
    kind: 'exhibition_news',
    date: day('2024-03-19'),
    updated: day('2024-03-19'),
    recommend: false,
    source_cn: '展会新闻处',
    source_en: 'Press office of the fair',
    title_cn: '老展商审核从十四份文件减到四份',
    title_en: 'Returning exhibitors: four papers instead of fourteen',
    summary_cn: '产品与工艺没有变化的企业可走简化程序。',
    summary_en: 'A simplified procedure for firms whose products and processes have not changed.',
    html_cn:
      '<p>从第17届起，连续参展且产品、配方、认证机构均未变化的企业，只需提交续展声明、有效证书、标签照片和产品清单四份文件。</p><p>展会产品审核组会抽查其中两成，抽中的企业补交完整文件。新增产品仍按首次参展办理。</p><p>参展商在申请表中勾选即可，审核周期由十五个工作日缩短为五个。</p>',
    html_en:
      '<p>From the 17th fair on, firms that exhibit again with the same products, formulas and certifier hand in four papers only: a declaration, the valid certificate, a photograph of the label and the product list.</p><p>The admission desk will check one in five and ask those for the whole file. New products go the full way as before.</p><p>A tick in the application form is enough. The answer takes five working days instead of fifteen.</p>'
  },
  {
    id: 310,
    kind: 'industry_news',
    date: day('2024-04-23'),
    updated: day('2024-04-23'),
    recommend: false,
    source_cn: '净妆研究',
    source_en: 'Clean Cosmetics Review',
    title_cn: '“天然”写在瓶身上，算不算数',
    title_en: 'Does “natural” on a bottle count for anything',
    summary_cn: '四十款护肤品的标签对照。',
    summary_en: 'The labels of forty skin-care products compared.',
    html_cn:
      '<p>本刊买来四十款标称“天然”的护肤品，把正面宣称与背面成分逐条对照。十九款的植物成分不足百分之五，六款没有写明任何认证依据。</p><p>写得清楚的也有。九款标出了天然来源成分的百分比和计算方法，其中四款连水算不算在内都说明了。</p><ul><li>看百分比，不看叶子图案</li><li>看认证机构名称和编号</li><li>看香精是否单列</li></ul><p>三条都满足的，四十款里有七款。</p>',
    html_en:
      '<p>We bought forty creams and lotions that call themselves natural and compared the front with the back. In nineteen the plant content is below 5 per cent; six name no certificate at all.</p><p>Some are clear. Nine give the percentage of natural origin and how it was worked out, four of them even whether water is counted.</p><ul><li>Look at the percentage, not at the leaf</li><li>Look for the certifier’s name and number</li><li>See whether perfume is listed by itself</li></ul><p>Seven of the forty pass all three.</p>',
    picture: {
      picture: 'organic/news-4',
      alt_cn: '滴管与叶片的剖面',
      alt_en: 'A pipette beside a leaf in section'
    }
  },
  {
    id: 311,
    kind: 'exhibition_news',
    date: day('2024-05-21'),
    updated: day('2024-05-21'),
    recommend: false,
    source_cn: '展会新闻处',
    source_en: 'Press office of the fair',
    title_cn: '第17届日程公布：两场论坛、三次品鉴',
    title_en: 'Programme of the 17th fair: two forums, three tastings',
    summary_cn: '品鉴首次排在最后一天。',
    summary_en: 'For the first time there is a tasting on the last day.',
    html_cn:
      '<p>第17届展会将举行产业圆桌会议和产品流通峰会两场论坛，并安排茶、酒、油三次品鉴。按照上届展商的建议，茶品鉴放在第三天中午。</p><p>产业圆桌会议6月12日上午开始，流通峰会在13日。所有论坛凭观众证入场，不另收费。</p><p>母婴方向的讨论暂以两个小时的沙龙形式进行，如果座位不够，下一届将独立成会。</p>',
    html_en:
      '<p>The 17th fair brings two forums, the industry roundtable and the product distribution summit, and tastings of tea, wine and oil. As exhibitors asked last year, tea is at noon on the third day.</p><p>The roundtable starts on the morning of 12 June, the summit is on the 13th. A visitor badge opens all doors; nothing is charged.</p><p>Mother and infant goods have a two-hour session this time. Should the seats not suffice, it will become a forum of its own.</p>'
  },
  {
    id: 312,
    kind: 'exhibition_news',
    date: day('2024-06-12'),
    updated: day('2024-06-12'),
    recommend: false,
    source_cn: '展会新闻处',
    source_en: 'Press office of the fair',
    title_cn: '第17届开幕：212家企业，母婴沙龙一座难求',
    title_en: '17th fair opens with 212 firms and no seat left for baby food',
    summary_cn: '来自28个国家和地区的展商到场。',
    summary_en: 'Exhibitors have come from 28 countries and regions.',
    html_cn:
      '<p>212家企业今天在上海开展，比上届多36家，来自28个国家和地区。展览面积11,800平方米。</p><p>上午的母婴沙龙准备了八十把椅子，开场前二十分钟坐满，门外站了近百人。主办方当场决定，下一届把它办成独立的峰会。</p><p>雨从中午下到傍晚，接驳车加开了六班。</p>',
    html_en:
      '<p>The fair opened in Shanghai today with 212 firms, 36 more than last time, from 28 countries and regions on 11,800 square metres.</p><p>Eighty chairs stood ready for the mother and infant session. They were taken twenty minutes before it began and nearly a hundred people stood outside. The organisers decided on the spot that it will be a summit next year.</p><p>It rained from noon to evening; the shuttle put on six extra runs.</p>',
    picture: {
      picture: 'organic/news-5',
      alt_cn: '展馆俯视，展位排成田块',
      alt_en: 'A hall seen from above, its booths laid out like fields'
    }
  },
  {
    id: 313,
    kind: 'exhibition_news',
    date: day('2024-06-25'),
    updated: day('2024-06-25'),
    recommend: true,
    source_cn: '展会新闻处',
    source_en: 'Press office of the fair',
    title_cn: '第17届展后报告发布',
    title_en: 'Report on the 17th fair published',
    summary_cn: '18,460名观众，86%的展商表示愿意再来。',
    summary_en: '18,460 visitors; 86 per cent of exhibitors would come again.',
    html_cn:
      '<p>第17届共接待专业观众18,460名，比上届增加近24%。其中27%的观众能独立做出采购决定，35%参与决定。</p><p>86%的展商表示愿意继续参展，不愿意的企业主要提到布展日货梯排队。展馆已同意下一届增加一个卸货时段。</p><p>图表和原始数据见<a href="/exhibition/review">上届回顾</a>。</p>',
    html_en:
      '<p>The 17th fair received 18,460 trade visitors, nearly 24 per cent more than the one before. Of these 27 per cent decide on purchases themselves and 35 per cent take part in deciding.</p><p>Among exhibitors 86 per cent would come again. Those who would not mostly named the queue at the goods lift; the venue has agreed to one more unloading slot next time.</p><p>Charts and figures are in the <a href="/exhibition/review">report</a>.</p>'
  },
  {
    id: 314,
    kind: 'industry_news',
    date: day('2024-08-06'),
    updated: day('2024-08-06'),
    recommend: false,
    source_cn: '纤维与土地',
    source_en: 'Fibre and Soil',
    company_cn: '禾间纺织',
    company_en: 'Hejian Textiles',
    booth: 'N5C07',
    title_cn: '禾间纺织公布染缸记录',
    title_en: 'Hejian Textiles opens its dye-bath records',
    summary_cn: '凭订单号可以查到每批布用了哪一缸染料。',
    summary_en: 'An order number now shows which bath coloured each lot.',
    html_cn:
      '<p>从秋季订单起，禾间纺织的客户可以查到每批布的染缸编号和废水检测日期。产品总监沈若棉说，最难的是让纺、织、染、缝四个车间用同一种编号。</p><p>系统上线前停了两周产线，只为统一缸号。结果发现染色车间把两个缸写成了同一个号，已经用了三年。</p><p>目前能查到的是染色和后整理，棉田所在的县和轧花日期计划明年加到吊牌上。</p>',
    html_en:
      '<p>From the autumn orders on, clients of Hejian Textiles can look up the dye bath of each lot and the date of its waste-water test. The hardest part, says product director Shen Ruomian, was one way of numbering for spinning, knitting, dyeing and sewing.</p><p>The lines stood still for two weeks to agree on it. It turned out that the dyers had given two baths the same number for three years.</p><p>Dyeing and finishing are covered for now; the county of the field and the date of ginning are to follow on the tag next year.</p>'
  },
  {
    id: 315,
    kind: 'exhibition_news',
    date: day('2024-09-10'),
    updated: day('2024-09-10'),
    recommend: false,
    source_cn: '展会新闻处',
    source_en: 'Press office of the fair',
    title_cn: '第18届定于2025年6月11日至13日，移师N5馆',
    title_en: 'The 18th fair: 11 to 13 June 2025, in hall N5',
    summary_cn: '面积增至11,500平方米，母婴峰会独立举行。',
    summary_en: '11,500 square metres, and a maternal and infant summit of its own.',
    html_cn:
      '<p>第18届展会将于2025年6月11日至13日在N5馆举行，展览面积11,500平方米，分A至H八排。</p><p>论坛由两场增至三场，新增的母婴峰会安排在最后一天。展位申请即日开放，老展商优先选位到10月31日。</p><p>同期举行的还有银发经济展，两展观众证互认。</p>',
    html_en:
      '<p>The 18th fair will be held in hall N5 from 11 to 13 June 2025, on 11,500 square metres in eight rows from A to H.</p><p>There will be three forums instead of two: the maternal and infant summit takes the last day. Booth applications are open; returning exhibitors choose first until 31 October.</p><p>The silver economy exhibition takes place at the same time, and each accepts the other’s badge.</p>'
  },
  {
    id: 316,
    kind: 'industry_news',
    date: day('2024-10-15'),
    updated: day('2024-10-15'),
    recommend: false,
    source_cn: '田头纪事',
    source_en: 'Furrow Chronicle',
    title_cn: '连雨二十天，洋槐蜜少了一半',
    title_en: 'Twenty days of rain halve the acacia honey',
    summary_cn: '有机蜂农怎样熬过一个坏年份。',
    summary_en: 'How organic beekeepers get through a bad year.',
    html_cn:
      '<p>五月的连阴雨让北方几个蜜源县的洋槐蜜减产过半。有机蜂农不能喂白糖过冬，只能把夏天的荆条蜜留下一部分给蜂吃。</p><p>记者走访的二十三户里，十九户今年没有卖洋槐蜜。他们与买家商量改签荆条蜜和枣花蜜，价格低，但合同没有断。</p><p>一位养蜂三十年的师傅说，坏年份反而看得出谁是长久的买家。</p>',
    html_en:
      '<p>Steady rain in May cut the acacia honey of several northern counties by more than half. Organic beekeepers may not winter their hives on white sugar, so they kept back part of the summer honey for the bees.</p><p>Of twenty-three families we visited nineteen sold no acacia this year. They agreed with their buyers on chaste-tree and jujube honey instead: a lower price, but the contract held.</p><p>A bad year shows who means to stay, says a man who has kept bees for thirty.</p>',
    picture: {
      picture: 'organic/news-6',
      alt_cn: '蜂箱与洋槐花',
      alt_en: 'Hives under acacia blossom'
    }
  },
  {
    id: 317,
    kind: 'industry_news',
    date: day('2024-11-12'),
    updated: day('2024-11-12'),
    recommend: false,
    source_cn: '净妆研究',
    source_en: 'Clean Cosmetics Review',
    company_cn: '素山日化',
    company_en: 'Sushan Home Care',
    booth: 'N5D11',
    title_cn: '补充装卖不动，素山日化换了一种瓶子',
    title_en: 'Refills did not sell, so Sushan changed the bottle',
    summary_cn: '问题不在价格，在拧不开。',
    summary_en: 'The trouble was not the price but the cap.',
    html_cn:
      '<p>素山日化三年前推出洗洁精补充装，便宜两成，销量却不到一成。企业回访了三百位买过一次的顾客，六成人的理由是“倒的时候洒了”。</p><p>新瓶把瓶口加大到五厘米，补充袋改成硬嘴，倒完整袋约二十秒。试销两个月，补充装占比升到34%。</p><p>配方没有变：茶皂素为主，十种成分。公司下一步想把补充站放进超市。</p>',
    html_en:
      '<p>Three years ago Sushan Home Care brought out refills for its washing-up liquid, a fifth cheaper. They never passed one sale in ten. The firm rang three hundred people who had bought one once; six in ten said they had spilt it.</p><p>The new bottle has a neck of five centimetres and the pouch a stiff spout; pouring takes about twenty seconds. In two months of trial the share of refills rose to 34 per cent.</p><p>The formula is as it was, tea saponin first among ten ingredients. Refill stations in supermarkets are to come next.</p>'
  },
  {
    id: 318,
    kind: 'exhibition_news',
    date: day('2024-12-10'),
    updated: day('2024-12-10'),
    recommend: true,
    source_cn: '展会新闻处',
    source_en: 'Press office of the fair',
    title_cn: '四个代表团馆确定',
    title_en: 'Four delegation pavilions confirmed',
    summary_cn: '黑土馆、高原馆、德语区馆、安第斯馆。',
    summary_en: 'Black Soil, Plateau, German-speaking countries, Andes.',
    html_cn:
      '<p>第18届展会将设四个代表团馆：东北的黑土馆、青藏高原的高原馆、由德国母展组团的德语区馆，以及首次到来的安第斯馆。</p><p>四馆合计一百零二家企业。安第斯馆以咖啡、可可和羊驼毛为主，将带来四位会说中文的生产者。</p><p>想在展前约见代表团的买家，可在<a href="/visitor/vip">贵宾买家</a>页面申请。</p>',
    html_en:
      '<p>The 18th fair will have four delegation pavilions: Black Soil from the north-east, Plateau from the Qinghai-Tibet highlands, one for the German-speaking countries brought by the parent fair and, for the first time, an Andean one.</p><p>Together they hold 102 firms. The Andean Pavilion comes with coffee, cocoa and alpaca, and with four growers who speak Chinese.</p><p>Buyers who want to meet a delegation can apply on the page for <a href="/visitor/vip">VIP visitors</a>.</p>'
  }
]
