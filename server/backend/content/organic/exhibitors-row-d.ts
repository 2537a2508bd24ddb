// Sample data: every firm, person and figure here is invented.
import { exhibitorRecords } from './exhibitor-record.ts'

export const exhibitorsRowD = exhibitorRecords('2025-05-12', [
  {
    id: 105,
    booth: 'N5D11',
    country: 'CN',
    categories: [23, 21],
    featured: true,
    since: 2016,
    area: 54,
    website: 'https://sushan.example.com/',
    company_cn: '素山日化',
    company_en: 'Sushan Home Care',
    brand_cn: '素山',
    brand_en: 'Sushan',
    summary_cn: '上海的天然洗护企业，茶皂素洗洁精、皂粉与洗手液，可补充装。',
    summary_en:
      'Natural home care from Shanghai: tea saponin washing-up liquid, soap powder and hand wash, all refillable.',
    html_cn:
      '<p>榨完山茶油剩下的茶粕，含有天然表面活性物质茶皂素。素山把它从江西运到奉贤的工厂，水提、浓缩、复配，做成洗洁精和果蔬清洗剂，不加磷酸盐和荧光增白剂。</p><p>补充站是今年的重点：一台柜子、四个品种，自带瓶子按克付费。正在上海、苏州、杭州寻找五十个超市和社区点位，设备由素山提供。</p>',
    html_en:
      '<p>The press cake of camellia oil contains saponin, a natural surfactant. Sushan brings it from Jiangxi to its factory in Fengxian, extracts it with water and blends it into washing-up liquid and a rinse for fruit and vegetables. Phosphates and optical brighteners are not used.</p><p>Refill stations are what matters this year: one cabinet, four products, bring a bottle and pay by weight. Sushan supplies the machine and is looking for fifty places in supermarkets and neighbourhoods of Shanghai, Suzhou and Hangzhou.</p>'
  },
  {
    id: 125,
    booth: 'N5D02',
    country: 'CN',
    categories: [25],
    since: 2008,
    area: 36,
    company_cn: '度衡认证中心',
    company_en: 'Duheng Certification',
    brand_cn: '度衡',
    brand_en: 'Duheng',
    summary_cn: '北京的有机产品认证与农残检测机构，可办理国内外多项标准。',
    summary_en: 'A Beijing body for organic certification and residue testing to Chinese and foreign standards.',
    html_cn:
      '<p>申请有机认证要准备哪些记录？转换期从哪天算起？度衡的六位检查员轮流坐在展台，这类问题当面解答，不收费。机构有一百三十名注册检查员，实验室能测五百八十种农药残留。</p><p>第二天下午三点开放“一对一诊断”，带上地块图和近三年的投入品清单即可。</p>',
    html_en:
      '<p>Which records does an application need? From which day does conversion count? Six Duheng inspectors take turns on the stand to answer such questions free of charge. Behind them are 130 registered inspectors and a laboratory that can measure 580 pesticide residues.</p><p>On the second day from three o’clock there are one-to-one reviews; bring a field map and the list of inputs of the last three years.</p>'
  },
  {
    id: 126,
    booth: 'N5D05',
    country: 'CN',
    categories: [25],
    since: 2020,
    area: 27,
    company_cn: '叶壳包装',
    company_en: 'Yeke Packaging',
    brand_cn: '叶壳',
    brand_en: 'Yeke',
    summary_cn: '广东的可堆肥包装工厂，咖啡袋、茶包滤纸与甘蔗浆托盘。',
    summary_en: 'Compostable packaging from Guangdong: coffee bags, tea bag paper and sugar cane trays.',
    html_cn:
      '<p>客户常问：可堆肥的袋子能放多久？叶壳的答案是常温避光十二个月；咖啡豆存放半年后的盲测结果，展台上可以拿走一份。甘蔗浆托盘由糖厂蔗渣制成，月产四百万只。</p><p>欢迎有机食品企业带着自己的产品来试装，展台有小型封口机。</p>',
    html_en:
      '<p>How long does a compostable bag last? Twelve months in the dark at room temperature, says Yeke, and a blind tasting of coffee kept in it for half a year is there to take away. Trays are moulded from the bagasse of a sugar mill, four million a month.</p><p>Organic food firms may bring their own goods and try them in a bag, as there is a small sealing machine on the stand.</p>'
  },
  {
    id: 127,
    booth: 'N5D08',
    country: 'HK',
    categories: [25],
    since: 2014,
    area: 18,
    company_cn: '宽乐供应链',
    company_en: 'Kwanlok Supply Chain',
    brand_cn: '宽乐',
    brand_en: 'Kwanlok',
    summary_cn: '香港的有机食品进口与分销服务商，清关、冷库与上架一站办理。',
    summary_en: 'Import and distribution of organic food from Hong Kong: customs, cold store and listing in one hand.',
    html_cn:
      '<p>宽乐不做自己的品牌，只替别人把有机食品送上货架。葵涌的三温冷库有九百个托盘位；内地清关在深圳和上海两处办理，备有中文标签、进口有机认证与报检的清单模板。</p><p>第一次进中国市场的海外展商，可在展会期间预约四十五分钟的免费路线图会谈。</p>',
    html_en:
      '<p>Kwanlok has no label of its own; it brings other people’s organic food to the shelf. Its cold store in Kwai Chung keeps 900 pallets at three temperatures. Goods for the mainland clear customs in Shenzhen and Shanghai, with ready templates for Chinese labels, organic certification of imports and inspection.</p><p>Foreign exhibitors new to China can book 45 minutes at the fair, free of charge, to draw up their route to market.</p>'
  },
  {
    id: 128,
    booth: 'N5D14',
    country: 'CN',
    categories: [23],
    since: 2019,
    area: 36,
    company_cn: '絮白纸品',
    company_en: 'Xubai Paper',
    brand_cn: '絮白',
    brand_en: 'Xubai',
    summary_cn: '重庆的竹浆本色纸与有机棉卫生用品。',
    summary_en: 'Unbleached bamboo paper and organic cotton hygiene products from Chongqing.',
    html_cn:
      '<p>慈竹三年成材，砍了还长，纸厂四周五十公里就够全年用料。絮白的纸不漂白，浆是什么颜色，纸就是什么颜色；卫生巾和护垫的表层、吸收层都用有机棉，外包换成了纸袋。</p><p>正与酒店布草商和写字楼物业洽谈大卷纸，个护店可以拿独立小包装。</p>',
    html_en:
      '<p>Bamboo is ready after three years and grows again where it is cut; fifty kilometres around the mill supply it all year. Nothing is bleached, so the paper has the colour of the pulp. Pads and liners are organic cotton in both the cover and the core and now come in paper bags.</p><p>Jumbo rolls are offered to hotel suppliers and office buildings, single packs to chemists.</p>'
  },
  {
    id: 129,
    booth: 'N5D17',
    country: 'CN',
    categories: [23],
    since: 2023,
    area: 27,
    company_cn: '竹寸器物',
    company_en: 'Zhucun Bambooware',
    brand_cn: '竹寸',
    brand_en: 'Zhucun',
    summary_cn: '贵州赤水河谷的竹制厨具与儿童餐具，整竹展开，不拼胶。',
    summary_en:
      'Kitchenware and children’s tableware from the Chishui valley, Guizhou, of whole bamboo unrolled without glue.',
    html_cn:
      '<p>蒸软、剖开、压平，一根竹子展开成一块完整的板，这门手艺省掉了拼接用的胶。木蜡油由亚麻籽油和蜂蜡调成，孩子咬到也放心。</p><p>首次租下27平方米，目标简单：三家餐具零售商，一家幼儿园采购平台。</p>',
    html_en:
      '<p>Steamed soft, slit and pressed flat, a bamboo stem becomes one whole board, and the glue of laminated boards is not needed. The finish is linseed oil and beeswax, safe when children bite it.</p><p>It has taken 27 square metres for the first time, with a simple aim: three tableware shops and one purchasing platform for nurseries.</p>'
  },
  {
    id: 130,
    booth: 'N5D20',
    country: 'JP',
    categories: [19],
    since: 2015,
    area: 18,
    company_cn: '细永酿造',
    company_en: 'Hosonaga Jozo',
    brand_cn: '细永',
    brand_en: 'Hosonaga',
    summary_cn: '日本长野县的味噌老铺，木桶熟成的有机米味噌。',
    summary_en: 'An old miso house in Nagano with organic rice miso aged in wooden vats.',
    html_cn:
      '<p>六十只杉木桶，最老的用了一百一十年。桶里住着自家的酵母，所以搬厂房时连木板一起搬。有机米味噌熟成十个月，不加酒精，冷藏发货。</p><p>日料店之外，细永想让中餐厨师认识味噌：展台每天中午用它拌面、腌鱼，请人来尝。</p>',
    html_en:
      '<p>Sixty cedar vats stand in the cellar, the oldest in use for 110 years. They are home to the house yeast, so when the building moved, the boards moved too. The organic rice miso ages for ten months, contains no added alcohol and travels chilled.</p><p>Japanese restaurants know it already. Hosonaga wants Chinese cooks to try it, and at noon each day dresses noodles and cures fish with miso on the stand.</p>'
  },
  {
    id: 131,
    booth: 'N5D23',
    country: 'CN',
    categories: [19],
    featured: true,
    since: 2012,
    area: 45,
    website: 'https://tanlu.example.com/',
    company_cn: '坛麓酿造',
    company_en: 'Tanlu Brewing',
    brand_cn: '坛麓',
    brand_en: 'Tanlu',
    summary_cn: '四川的有机酱油、糙米醋与红花椒，晒露发酵，坛装陈酿。',
    summary_en: 'Organic soy sauce, brown rice vinegar and red Sichuan pepper, sun-brewed and aged in jars in Sichuan.',
    html_cn:
      '<p>一千二百口陶坛排在山坡上，白天揭盖晒，夜里盖上露。酱油晒足三百六十天才压榨，不加味精、色素和防腐剂，配料只有水、黄豆、小麦、盐四样。</p><p>花椒种在海拔一千五百米的干热河谷，七月采收，现货要等展会之后。餐饮连锁的定制酱汁可以当场试味，研发师傅三天都在。</p>',
    html_en:
      '<p>On a hillside stand 1,200 earthen jars, open to the sun by day and covered by night. Soy sauce stays in them for 360 days before pressing and is made of water, soya beans, wheat and salt alone, without flavour enhancers, colouring or preservatives.</p><p>The pepper grows in a hot, dry valley at 1,500 metres and is harvested in July, so new crop ships after the fair. Sauces made to order for restaurant chains can be tasted at once; the development cook is there on all three days.</p>'
  }
])
