// Sample data: every firm, person and figure here is invented.
import type { PackHome } from '../pack.ts'

type Partner = PackHome['mediaBox'][number]

const medium = (name_cn: string, name_en: string, summary_cn: string, summary_en: string): Partner => ({
  kind: 'media',
  name_cn,
  name_en,
  summary_cn,
  summary_en
})

/** The twelve media partners. */
export const mediaPartners: Partner[] = [
  medium(
    '有机观察周刊',
    'Organic Observer Weekly',
    '每周三出刊，跟踪价格、政策和抽检。',
    'Prices, rules and spot checks, every Wednesday.'
  ),
  medium(
    '田头纪事',
    'Furrow Chronicle',
    '记者住在村里写的农事长文。',
    'Long reports by writers who live in the villages they describe.'
  ),
  medium('好物成分志', 'Ingredient Notes', '给普通读者拆解配料表。', 'Labels taken apart for general readers.'),
  medium(
    '茶市声',
    'Tea Market Voice',
    '春茶、秋茶两季发布产区行情。',
    'Growing-area reports for the spring and autumn pickings.'
  ),
  medium(
    '母婴渠道通讯',
    'Mother and Child Trade Letter',
    '写给母婴门店店主和区域代理。',
    'For shop owners and regional agents in baby goods.'
  ),
  medium(
    '鲜链评论',
    'Fresh Chain Review',
    '冷链、产地仓与生鲜电商。',
    'Cold chain, packing houses and fresh food online.'
  ),
  medium('绿标资讯', 'Green Label Bulletin', '认证规则的变化与解读。', 'Certification rules and what changes in them.'),
  medium(
    '净妆研究',
    'Clean Cosmetics Review',
    '天然原料与配方的双月刊。',
    'Natural raw materials and formulas, six issues a year.'
  ),
  medium('纤维与土地', 'Fibre and Soil', '从棉田、麻田写到衣橱。', 'From cotton and flax fields to the wardrobe.'),
  medium(
    '北方有机贸易',
    'Northern Organic Trade',
    '用英文报道波罗的海沿岸的有机进出口。',
    'Imports and exports around the Baltic, in English.'
  ),
  medium(
    '农庄商店信使',
    'Farm Shop Courier',
    '面向欧洲农庄商店的德文月报。',
    'A German-language monthly for farm shops in Europe.'
  ),
  medium(
    '沪上餐桌',
    'Shanghai Table',
    '午间广播，讲上海人吃什么、从哪里买。',
    'A lunchtime radio hour on what Shanghai eats and where it shops.'
  )
]

/** The four delegation pavilions. */
export const pavilions: Partner[] = [
  {
    kind: 'pavilion',
    name_cn: '黑土馆',
    name_en: 'Black Soil Pavilion',
    summary_cn: '东北十一个县的合作社一起来：大米、大豆、杂粮和林下山珍。',
    summary_en:
      'Co-operatives from eleven counties of the north-east with rice, soya, coarse grains and forest produce.'
  },
  {
    kind: 'pavilion',
    name_cn: '高原馆',
    name_en: 'Plateau Pavilion',
    summary_cn: '海拔三千米以上的牧场与青稞田，牦牛奶、藜麦、沙棘。',
    summary_en: 'Pastures and barley fields above 3,000 metres: yak milk, quinoa, sea buckthorn.'
  },
  {
    kind: 'pavilion',
    name_cn: '德语区馆',
    name_en: 'German-Speaking Countries Pavilion',
    summary_cn: '由德国母展组团，面包、饮品、婴儿食品和天然护肤品牌同台。',
    summary_en: 'Brought together by the German parent fair: bread, drinks, baby food and natural skin care.'
  },
  {
    kind: 'pavilion',
    name_cn: '安第斯馆',
    name_en: 'Andean Pavilion',
    summary_cn: '咖啡、可可、玛卡和羊驼毛，生产者直接面对亚洲买家。',
    summary_en: 'Coffee, cocoa, maca and alpaca wool, with growers meeting Asian buyers in person.'
  }
]

/** Associations that support the fair. */
export const associations: Partner[] = [
  {
    kind: 'association',
    name_cn: '长江有机生产者联合会',
    name_en: 'Yangtze Organic Growers Union',
    summary_cn: '会员三百余家，负责推荐圆桌会议的生产者代表。',
    summary_en: 'More than three hundred members; it proposes the growers who speak at the roundtable.'
  },
  {
    kind: 'association',
    name_cn: '天然护理标准研究会',
    name_en: 'Society for Natural Care Standards',
    summary_cn: '参与有机非食品类的产品审核。',
    summary_en: 'It takes part in admitting organic non-food products.'
  },
  {
    kind: 'association',
    name_cn: '社区支持农业互助网',
    name_en: 'Community Supported Farming Network',
    summary_cn: '带来二十多个城市的团购组织者。',
    summary_en: 'It brings organisers of group buying from more than twenty cities.'
  }
]
