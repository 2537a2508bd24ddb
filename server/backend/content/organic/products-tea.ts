// Sample data: every firm, person and figure here is invented.
import { productRecords } from './product-record.ts'

export const teaProducts = productRecords('2025-05-07', [
  {
    id: 1012,
    exhibitor: 102,
    category: 121,
    name_cn: '青岭明前有机茶（手工绿茶）',
    name_en: 'Qingling first-flush organic tea, hand-fired green',
    summary_cn: '清明前头采，一芽一叶，手工锅炒，每年不足三百公斤。',
    summary_en: 'Picked before Qingming, one bud and one leaf, fired by hand in the wok, under 300 kg a year.',
    html_cn:
      '<p>六百八十米的老茶园，群体种，芽头大小不一，味道反而有层次。炒茶师傅八位，一锅二两鲜叶，二十五分钟。</p><p>八十五度水，三克茶，第二泡最好。50克小罐，十罐一箱。</p>',
    html_en:
      '<p>The old garden at 680 metres was grown from seed, so buds differ in size and the taste has depth. Eight masters fire a hundred grams of leaf at a time for 25 minutes.</p><p>Three grams, water at 85 °C; the second infusion is the best. Tins of 50 g, ten to a case.</p>',
    origin_cn: '中国浙江',
    origin_en: 'Zhejiang, China',
    certificate: 'gb',
    code: '00002102101257904',
    validUntil: '2026-04-30'
  },
  {
    id: 1013,
    exhibitor: 102,
    category: 121,
    name_cn: '烘青有机茶酒店茶包',
    name_en: 'Organic tea bags for hotels, oven-dried green',
    summary_cn: '可堆肥滤纸，单袋2.5克，客房两杯量。',
    summary_en: 'Compostable paper, 2.5 g a bag, enough for two cups in a guest room.',
    html_cn:
      '<p>夏初烘青剪碎后装袋，冲泡两分钟不苦。外封可印酒店标识，五万袋起，二十天交货。滤纸和外袋都能进厨余桶，客房部不用分拣。</p>',
    html_en:
      '<p>Early summer leaf, oven-dried and cut, does not turn bitter in two minutes. The envelope can bear the hotel’s own mark from 50,000 bags, ready in twenty days. Bag and envelope both go into the food-waste bin, so housekeeping need not sort them.</p>',
    origin_cn: '中国浙江',
    origin_en: 'Zhejiang, China',
    certificate: 'gb',
    code: '00002102101383340',
    validUntil: '2026-04-30'
  },
  {
    id: 1014,
    exhibitor: 111,
    category: 121,
    name_cn: '有机白毫银针',
    name_en: 'Organic Silver Needle white tea',
    summary_cn: '单芽，日光萎凋四十八小时，2025年春。',
    summary_en: 'Single buds withered in the sun for 48 hours, spring 2025.',
    html_cn:
      '<p>芽长不短于二点五厘米，满披白毫。今年春天雨水多，晒棚派上大用，没有一批动用加温。水温九十度，闷一分钟即可出汤，毫香里带一点甜瓜味。</p>',
    html_en:
      '<p>Buds of 2.5 cm and more, covered in white down. Spring was wet, and thanks to the opening glass roof no batch needed heat. A minute at 90 °C gives a cup with a hint of melon.</p>',
    origin_cn: '中国福建',
    origin_en: 'Fujian, China',
    certificate: 'gb',
    code: '00002111101419657',
    validUntil: '2026-05-15'
  },
  {
    id: 1015,
    exhibitor: 111,
    category: 121,
    name_cn: '2019年有机寿眉饼',
    name_en: 'Organic Shoumei white tea cake, 2019',
    summary_cn: '六年陈，枣香，350克一饼，批号可查存仓记录。',
    summary_en: 'Six years old with a scent of dates, 350 g a cake, its storage on record by batch.',
    html_cn:
      '<p>原料为秋茶，转换期结束前做的最后一批，按有机转换标识销售。压饼用力轻，撬开不碎。适合煮：五克茶、六百毫升水，小火十分钟。</p>',
    html_en:
      '<p>Autumn leaf from the last batch made before conversion ended, and sold as in-conversion tea. It is pressed lightly and breaks off cleanly. Simmer five grams in 600 ml of water for ten minutes.</p>',
    origin_cn: '中国福建',
    origin_en: 'Fujian, China',
    certificate: 'gbConversion'
  },
  {
    id: 1016,
    exhibitor: 108,
    category: 121,
    name_cn: '有机抹茶（茶席级）',
    name_en: 'Organic matcha, ceremonial grade',
    summary_cn: '石臼研磨，覆荫二十天，30克铝罐。',
    summary_en: 'Stone-milled from leaf shaded for twenty days, in a 30 g tin.',
    html_cn: '<p>粒径约八微米，沫细，苦味短。开罐后请冷藏并在一个月内用完；雾泽在罐底印研磨日，而非包装日。</p>',
    html_en:
      '<p>Particles of about eight microns make a fine foam with little bitterness. Keep it cold once opened and use it within a month. The base of the tin gives the day of milling, not of packing.</p>',
    origin_cn: '日本静冈',
    origin_en: 'Shizuoka, Japan',
    certificate: 'nationalGb',
    code: '00002108101624718',
    validUntil: '2025-09-30'
  },
  {
    id: 1017,
    exhibitor: 108,
    category: 121,
    name_cn: '有机焙茶三角茶包',
    name_en: 'Organic hojicha pyramid bags',
    summary_cn: '秋番茶砂炒，咖啡因低，冷泡热泡皆可。',
    summary_en: 'Autumn leaf roasted in hot sand, low in caffeine, for hot or cold brewing.',
    html_cn: '<p>焙炒分浅、中两档，中焙有焦糖味，加奶也压得住。玉米纤维茶包，三克二十包。茶饮店另有一公斤散装。</p>',
    html_en:
      '<p>There are two roasts; the medium one tastes of caramel and stands up to milk. Bags are of maize fibre, twenty of three grams. Tea bars can buy it loose by the kilogram.</p>',
    origin_cn: '日本静冈',
    origin_en: 'Shizuoka, Japan',
    certificate: 'national'
  },
  {
    id: 1018,
    exhibitor: 106,
    category: 122,
    name_cn: '云坳有机滇红',
    name_en: 'Yun’ao organic Yunnan black tea',
    summary_cn: '大叶种，蜜香，散茶与餐饮用500克装。',
    summary_en: 'Large-leaf tea with a honey scent, loose and in 500 g catering packs.',
    html_cn:
      '<p>春末鲜叶，室内萎凋一夜，发酵四小时。茶汤浓而不涩，加柠檬、加奶都站得住，所以今年专为茶饮店做了大包装。</p>',
    html_en:
      '<p>Late spring leaf withers overnight and ferments for four hours. Strong without astringency, it carries lemon or milk, which is why a large pack for tea bars has been added.</p>',
    origin_cn: '中国云南',
    origin_en: 'Yunnan, China',
    certificate: 'gb',
    code: '00002106101840629',
    validUntil: '2026-02-10'
  },
  {
    id: 1019,
    exhibitor: 102,
    category: 122,
    name_cn: '青岭有机红茶',
    name_en: 'Qingling organic black tea',
    summary_cn: '绿茶产区的夏叶做红茶，细卷，花果香。',
    summary_en: 'Summer leaf from a green tea district made into a fine, fruity black tea.',
    html_cn:
      '<p>夏叶做绿茶偏苦，做红茶正好。传统手工揉捻，竹筐发酵，松木以外的木炭烘干，没有烟味。适合搭配点心，礼盒为两罐各75克。</p>',
    html_en:
      '<p>Summer leaf is bitter as green tea and just right as black. It is rolled by hand, fermented in bamboo baskets and dried over smokeless charcoal. Good with pastries; the gift box holds two tins of 75 g.</p>',
    origin_cn: '中国浙江',
    origin_en: 'Zhejiang, China',
    certificate: 'gb',
    code: '00002102101966083',
    validUntil: '2026-04-30'
  },
  {
    id: 1020,
    exhibitor: 151,
    category: 122,
    name_cn: '乌瓦有机红茶碎叶',
    name_en: 'Uva organic black tea, broken leaf',
    summary_cn: '季风季采制，薄荷般的清凉尾韵，奶茶基底。',
    summary_en: 'Made in the monsoon season with a cool minty finish, a base for milk tea.',
    html_cn:
      '<p>BOP级，茶色深红。以一杯五百毫升的奶茶计，用茶九克；供应商给出四款拼配的每杯成本表。纸袋内衬铝膜，二十公斤。</p>',
    html_en:
      '<p>Grade BOP, deep red in the cup. Nine grams make half a litre of milk tea, and a table shows the cost per cup of four blends. Paper sacks of 20 kg with foil lining.</p>',
    origin_cn: '斯里兰卡乌瓦',
    origin_en: 'Uva, Sri Lanka',
    certificate: 'euGb',
    code: '00002151102037415',
    validUntil: '2026-06-30'
  },
  {
    id: 1021,
    exhibitor: 111,
    category: 122,
    name_cn: '闽北有机乌龙',
    name_en: 'Organic oolong from northern Fujian',
    summary_cn: '轻火两焙，兰花香，一年只做春季一批。',
    summary_en: 'Lightly roasted twice, orchid-scented, a single spring batch each year.',
    html_cn: '<p>茶园与白茶隔一座山，去年才取得证书。摇青七遍，炭焙两次，中间退火二十天。沸水快出汤，七泡有余味。</p>',
    html_en:
      '<p>The garden lies one mountain away from the white tea and was certified only last year. Leaves are shaken seven times and roasted over charcoal twice, with a rest of twenty days between. Boiling water, short steeps, seven rounds.</p>',
    origin_cn: '中国福建',
    origin_en: 'Fujian, China',
    certificate: 'gb',
    code: '00002111102152296',
    validUntil: '2025-10-18'
  },
  {
    id: 1022,
    exhibitor: 106,
    category: 123,
    name_cn: '2023年春有机普洱茶（生茶饼）',
    name_en: 'Organic raw pu-erh cake, spring 2023',
    summary_cn: '三村拼配，晒青，357克石磨压饼。',
    summary_en: 'A blend of three villages, sun-dried and pressed under stone to 357 g.',
    html_cn:
      '<p>海拔一千七百米的采摘，初制在村里完成，茶饼背面印着三个村的收料比例。两年干仓存放，青味已退，回甘来得快。</p>',
    html_en:
      '<p>Leaf from 1,700 metres was first processed in the villages, and the back of the wrapper shows how much each gave. After two years in a dry store the green note has gone and sweetness comes quickly.</p>',
    origin_cn: '中国云南',
    origin_en: 'Yunnan, China',
    certificate: 'gb',
    code: '00002106102274531',
    validUntil: '2026-02-10'
  },
  {
    id: 1023,
    exhibitor: 106,
    category: 123,
    name_cn: '有机熟普小方片',
    name_en: 'Organic ripe pu-erh squares',
    summary_cn: '一片五克，免撬，餐厅一壶一片。',
    summary_en: 'Five grams a square: no pick needed, one to a pot.',
    html_cn:
      '<p>小堆发酵，一堆四百公斤，温度每六小时记一次。压成薄片后出汤均匀，服务员不必学撬茶。餐饮装二百片，铁盒装十六片。</p>',
    html_en:
      '<p>Fermented in small heaps of 400 kg with the temperature noted every six hours. Pressed thin, it brews evenly and waiters need no training. Two hundred to a catering box, sixteen to a tin.</p>',
    origin_cn: '中国云南',
    origin_en: 'Yunnan, China',
    certificate: 'gb',
    code: '00002106102398806',
    validUntil: '2026-02-10'
  },
  {
    id: 1024,
    exhibitor: 102,
    category: 124,
    name_cn: '有机胎菊',
    name_en: 'Organic chrysanthemum buds',
    summary_cn: '未开的杭白菊，蒸汽杀青，低温烘干。',
    summary_en: 'Unopened white chrysanthemums, steamed and dried at low heat.',
    html_cn: '<p>十一月初的清晨采苞，当天蒸制。不熏硫，花色微黄是正常的。一杯七八朵，玻璃杯里会慢慢打开。</p>',
    html_en:
      '<p>Buds are gathered on early November mornings and steamed the same day. No sulphur is used, so a yellow tinge is as it should be. Seven or eight open slowly in a glass.</p>',
    origin_cn: '中国浙江',
    origin_en: 'Zhejiang, China',
    certificate: 'gb',
    code: '00002102102411572',
    validUntil: '2025-12-05'
  },
  {
    id: 1025,
    exhibitor: 116,
    category: 124,
    name_cn: '有机茴香葛缕子草本茶',
    name_en: 'Organic fennel and caraway infusion',
    summary_cn: '茴香、茴芹、葛缕子三种籽实，全家可饮。',
    summary_en: 'Fennel, aniseed and caraway, crushed, for the whole family.',
    html_cn:
      '<p>籽实在装袋前十分钟才压裂，香气锁在单独的纸封里。不含茶叶与咖啡因。二十袋一盒，盒盖内侧写着冲泡时间。</p>',
    html_en:
      '<p>Seeds are cracked only ten minutes before they are bagged, each bag in its own paper envelope. It contains no tea leaf and no caffeine. Twenty bags; steeping times are inside the lid.</p>',
    origin_cn: '德国黑森',
    origin_en: 'Hesse, Germany',
    certificate: 'eu'
  },
  {
    id: 1026,
    exhibitor: 151,
    category: 124,
    name_cn: '锡兰肉桂姜有机茶包',
    name_en: 'Organic tea bags with Ceylon cinnamon and ginger',
    summary_cn: '红茶打底，肉桂与干姜各占两成。',
    summary_en: 'Black tea with a fifth each of true cinnamon and dried ginger.',
    html_cn:
      '<p>肉桂来自茶园边的十二家小户，剥皮、卷筒都靠手。冬天加红糖，夏天冷泡兑苏打，茶饮师给了两份配方，印在袋卡背面。</p>',
    html_en:
      '<p>Twelve smallholders beside the estate peel and roll the cinnamon by hand. Brown sugar in winter, cold with soda in summer: both recipes are on the back of the tag.</p>',
    origin_cn: '斯里兰卡乌瓦',
    origin_en: 'Uva, Sri Lanka',
    certificate: 'eu'
  }
])
