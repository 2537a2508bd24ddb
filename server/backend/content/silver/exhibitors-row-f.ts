// Sample data: every firm, person and figure here is invented.
import type { PackExhibitor } from '../pack.ts'
import { exhibitor } from './exhibitor-record.ts'

export const rowF: PackExhibitor[] = [
  exhibitor({
    id: 243,
    country: 'CN',
    booth: 'N5F02',
    categories: [16],
    area: 36,
    since: 2020,
    website: 'https://example.com/beihe',
    company_cn: '北禾营养',
    company_en: 'Beihe Nutrition',
    brand_cn: '北禾',
    brand_en: 'Beihe',
    summary_cn: '哈尔滨谷物营养品企业，用燕麦和大豆做高蛋白冲调粉，不加蔗糖。',
    summary_en: 'Harbin firm that makes high-protein drinks in powder from oats and soya, with no added sugar.',
    html_cn:
      '<p>北禾营养的大豆来自自有合同田，距黑龙江哈尔滨的工厂不到两百公里，当年收、当年磨。粉体细度比市面常见的豆粉高一级，冲开后不挂杯。</p><p>现有罐装、条装和机构用十公斤大袋三种规格。公司今年主推大袋，希望与团餐企业、养老院厨房直接签供货。</p>',
    html_en:
      "<p>The soya comes from contract fields less than two hundred kilometres from the works in Harbin, Heilongjiang, and is milled in the year of harvest. Ground one grade finer than usual, the powder leaves no film on the cup.</p><p>It is sold in tins, sticks and ten-kilogram kitchen bags. The bags are this year's subject: caterers and care-home kitchens may order direct.</p>"
  }),
  exhibitor({
    id: 244,
    country: 'JP',
    booth: 'N5F05',
    categories: [16],
    area: 27,
    since: 2019,
    featured: true,
    website: 'https://example.com/wataya',
    company_cn: '绵屋食品',
    company_en: 'Wataya Foods',
    brand_cn: '绵屋',
    brand_en: 'Wataya',
    summary_cn: '日本软食厂家，鱼和根菜保持原来的形状，用舌头就能压碎。',
    summary_en: 'Soft food from Japan: fish and root vegetables that keep their shape and give way to the tongue.',
    html_cn:
      '<p>打成糊的饭菜，往往连自己吃的是什么都认不出。绵屋食品在长崎县用酶液慢慢浸软食材，整块鲭鱼看上去仍是鲭鱼，胡萝卜还是胡萝卜。</p><p>展台每日十一点和十五点试吃。公司已完成六款产品的中文标签，正在联系冷链进口商和医院膳食科的供应商。</p>',
    html_en:
      '<p>When a meal is blended, one may no longer know what it was. In Nagasaki Prefecture Wataya softens food slowly in enzyme baths, so a piece of mackerel still looks like mackerel and a carrot like a carrot.</p><p>Tastings are at eleven and three each day. Six products carry Chinese labels already; importers with a cold chain and suppliers to hospital kitchens are the people to see.</p>'
  }),
  exhibitor({
    id: 245,
    country: 'CN',
    booth: 'N5F08',
    categories: [16],
    area: 27,
    since: 2022,
    company_cn: '滇暖食养',
    company_en: 'Diannuan Foods',
    brand_cn: '滇暖',
    brand_en: 'Diannuan',
    summary_cn: '昆明企业，把云南菌菇、藜麦和核桃做成咸鲜口味的即热浓汤。',
    summary_en: 'Kunming firm turning Yunnan mushrooms, quinoa and walnuts into savoury soups ready to warm.',
    html_cn:
      '<p>市面上的营养品大多是甜的，云南人吃不惯。滇暖食养于是做咸的：牛肝菌核桃汤、番茄藜麦汤、火腿豌豆汤，每份含蛋白质十二克，钠含量写在正面。</p><p>工厂在昆明呈贡，年产八百万袋。来找沿海城市的商超和旅居基地，样品按箱免费寄送。</p>',
    html_en:
      '<p>Most supplements are sweet, which is not to the taste of Yunnan. Diannuan makes savoury ones: cep with walnut, tomato with quinoa, ham with pea, each with twelve grams of protein and its sodium printed on the front.</p><p>Eight million pouches a year leave the plant in Chenggong, Kunming. Supermarkets on the coast and long-stay resorts are invited to ask for a free case.</p>'
  }),
  exhibitor({
    id: 246,
    country: 'NZ',
    booth: 'N5F11',
    categories: [16],
    area: 18,
    since: 2024,
    website: 'https://example.com/kahuroa',
    company_cn: '卡胡罗阿乳品',
    company_en: 'Kahuroa Dairy',
    brand_cn: '卡胡罗阿',
    brand_en: 'Kahuroa',
    summary_cn: '新西兰家庭牧场合作社，生产高钙低乳糖奶粉，一勺一杯的小罐装。',
    summary_en: 'Co-operative of New Zealand family farms with calcium-rich, low-lactose milk powder in small tins.',
    html_cn:
      '<p>四十四户牧场共用一座喷粉塔，利润年底平分。卡胡罗阿乳品不做婴儿配方，只做成年人喝的奶，罐盖用手掌一压就开，关节不灵活也不费劲。</p><p>公司现有华南代理，需要补上华中和西南。</p>',
    html_en:
      '<p>Forty-four farms share one drying tower and divide the profit at the end of the year. Kahuroa makes no infant formula, only milk for adults, and its lid opens at a press of the palm, which stiff fingers appreciate.</p><p>An agent covers southern China; central and south-western China are still open.</p>'
  }),
  exhibitor({
    id: 247,
    country: 'CN',
    booth: 'N5F14',
    categories: [16, 21],
    area: 54,
    since: 2020,
    featured: true,
    website: 'https://example.com/linzao',
    company_cn: '邻灶助餐',
    company_en: 'Linzao Meals',
    brand_cn: '邻灶',
    brand_en: 'Linzao',
    summary_cn: '南京社区助餐运营商，中央厨房每日供应两百个社区食堂，菜单按咀嚼能力分三档。',
    summary_en: 'Community canteens from Nanjing: one kitchen serves two hundred sites, with menus in three textures.',
    html_cn:
      '<p>十二块钱，一荤两素一汤，常温、软烂、细碎三档任选。邻灶助餐在江苏南京做了九年社区食堂，一半顾客走进来吃，另一半等人送上门。</p><p>系统里记着谁不吃香菜、谁在控盐。现在公司把中央厨房的设备清单、菜谱和结算软件打包输出，面向县级市的国资平台与餐饮企业。</p>',
    html_en:
      '<p>Twelve yuan buys one meat dish, two vegetables and a soup, served as usual, soft or finely cut. Linzao has run neighbourhood canteens in Nanjing, Jiangsu, for nine years; half its guests walk in and half are served at the door.</p><p>The system knows who dislikes coriander and who is watching salt. Kitchen lists, recipes and accounts are now offered as one package to public owners and caterers in smaller cities.</p>'
  }),
  exhibitor({
    id: 249,
    country: 'CN',
    booth: 'N5F20',
    categories: [16],
    area: 36,
    since: 2019,
    company_cn: '牧晨乳养',
    company_en: 'Muchen Dairy',
    brand_cn: '牧晨',
    brand_en: 'Muchen',
    summary_cn: '呼和浩特乳企，小杯酸奶八十克一杯，撕口加宽，勺子附在杯侧。',
    summary_en: 'Dairy from Hohhot with yoghurt in 80-gram cups, a wide tear strip and a spoon on the side.',
    html_cn:
      '<p>牧晨乳养在内蒙古呼和浩特养着三千头奶牛，鲜奶四小时内进罐发酵。小杯是食堂阿姨提的主意：大杯常常剩一半，倒掉可惜。</p><p>产品覆盖酸奶、奶酪条和无乳糖鲜奶，保质期二十一天起。采购方若有自己的冷链，可以谈出厂价。</p>',
    html_en:
      '<p>Three thousand cows near Hohhot, Inner Mongolia, supply Muchen, whose milk is in the fermenter within four hours. The small cup was the idea of a canteen cook who was tired of throwing half-eaten large ones away.</p><p>Yoghurt, cheese sticks and lactose-free milk keep for three weeks and more. Buyers with their own refrigerated vans may ask for prices at the gate.</p>'
  }),
  exhibitor({
    id: 250,
    country: 'HK',
    booth: 'N5F23',
    categories: [16],
    area: 12,
    since: 2022,
    website: 'https://example.com/spoonwell',
    company_cn: '匙润食品',
    company_en: 'Spoonwell Foods',
    brand_cn: '匙润',
    brand_en: 'Spoonwell',
    summary_cn: '中国香港软餐品牌，把烧味、点心做成按稠度分级的模塑软餐。',
    summary_en: 'Soft meals from Hong Kong: roast meats and dim sum moulded to graded textures.',
    html_cn:
      '<p>生日那天想吃一只虾饺，怎么办？匙润食品的创办人是言语治疗师，她和一位点心师傅花了两年，做出入口即化、外形照旧的虾饺和叉烧。</p><p>产品按国际吞咽障碍饮食标准分为四级，急冻运输。正在找大湾区以外的分销商，并开放周末的试做课堂。</p>',
    html_en:
      '<p>What if the birthday wish is a prawn dumpling? The founder, a speech therapist, and a dim sum chef spent two years on dumplings and barbecued pork that look the same and melt on the tongue.</p><p>Meals follow four levels of the international dysphagia diet standard and travel frozen. Distributors beyond the Greater Bay Area are wanted; weekend classes are open to cooks.</p>'
  })
]
