// Sample data: every firm, person and figure here is invented.
import { exhibitorRecords } from './exhibitor-record.ts'

export const exhibitorsRowC = exhibitorRecords('2025-05-09', [
  {
    id: 104,
    booth: 'N5C07',
    country: 'CN',
    categories: [22],
    featured: true,
    since: 2013,
    area: 72,
    website: 'https://hejian.example.com/',
    company_cn: '禾间纺织',
    company_en: 'Hejian Textiles',
    brand_cn: '禾间',
    brand_en: 'Hejian',
    summary_cn: '江苏的有机棉全流程工厂，针织服装与水洗棉床品。',
    summary_en: 'An organic cotton mill in Jiangsu, from yarn to knitted clothing and washed bed linen.',
    html_cn:
      '<p>纺、织、染、缝四道工序在同一个厂区，有机棉与常规棉分楼层、分机台。染色废水经膜处理后七成回用，排放口的实时数据挂在工厂大门上，也挂在展台上。</p><p>自有品牌只占两成，其余为国内外品牌代工：三百件起订，打样十天。今年新增吊牌追溯码，扫码看得到棉田所在的县和轧花日期。</p>',
    html_en:
      '<p>Spinning, knitting, dyeing and sewing happen on one site, with organic and conventional cotton on separate floors and machines. Seven tenths of the dyeing water is cleaned by membranes and used again; live readings from the outfall hang at the factory gate and on the stand as well.</p><p>A fifth of the output carries its own label, the rest is made for others: 300 pieces and upwards, samples in ten days. New this year is a code on the swing tag that shows the county of the field and the date of ginning.</p>'
  },
  {
    id: 119,
    booth: 'N5C02',
    country: 'IN',
    categories: [22],
    since: 2017,
    area: 27,
    company_cn: '卡帕西卡棉业',
    company_en: 'Kapasika Cotton',
    brand_cn: 'Kapasika',
    brand_en: 'Kapasika',
    summary_cn: '印度中央邦的有机棉纱厂，由种植者合作社持股。',
    summary_en: 'A spinner of organic cotton in Madhya Pradesh, partly owned by the growers’ co-operative.',
    html_cn:
      '<p>棉农拿四成股份，按籽棉交售量分红，这是Kapasika与别家纱厂不同的地方。精梳纱从20支到80支，另有一条色织手工布线，每卷布挂着织工的名字。</p><p>中国客户以床品厂为主，交期通常四十五天到上海港。希望再找两三家针织企业，签年度锁量、季度定价的合同。</p>',
    html_en:
      '<p>Growers own four tenths of the mill and are paid a dividend on the seed cotton they deliver, which sets Kapasika apart from other spinners. Combed yarn runs from Ne 20 to Ne 80; there is also a small line of yarn-dyed handloom cloth, each roll bearing its weaver’s name.</p><p>Its customers in China are mostly makers of bed linen, and goods usually reach Shanghai port in 45 days. Two or three knitters are sought for contracts with a yearly volume and a quarterly price.</p>'
  },
  {
    id: 120,
    booth: 'N5C11',
    country: 'CN',
    categories: [22],
    since: 2018,
    area: 36,
    company_cn: '棉小筑婴童用品',
    company_en: 'Mianxiaozhu Babywear',
    brand_cn: '棉小筑',
    brand_en: 'Mianxiaozhu',
    summary_cn: '浙江的婴童纺织品牌，有机棉内衣、浴巾与新生儿礼盒。',
    summary_en: 'Babywear from Zhejiang: organic cotton underwear, bath towels and gift boxes for newborns.',
    html_cn:
      '<p>没有标签，没有金属扣，缝线朝外：这些细节是月子会所的护士一条条提出来的。棉小筑只做零到三岁，颜色只有本白、浅褐、草绿三种，都是彩棉原色，不经染色。</p><p>欢迎月嫂培训机构、妇产医院和礼品公司来谈联名礼盒，一百盒即可印自己的卡片。</p>',
    html_en:
      '<p>No labels, no metal studs, seams on the outside: nurses in postnatal care centres asked for each of these. Mianxiaozhu makes clothes for children up to three in off-white, light brown and grass green only, the colours in which the cotton grows, with no dye.</p><p>Maternity nurse schools, maternity hospitals and gift companies may order a box of their own; a hundred boxes are enough for a printed card.</p>'
  },
  {
    id: 121,
    booth: 'N5C14',
    country: 'DE',
    categories: [21],
    featured: true,
    since: 2010,
    area: 36,
    website: 'https://lindgrund.example.com/',
    company_cn: '林德格伦特天然护肤',
    company_en: 'Lindgrund Naturkosmetik',
    brand_cn: 'Lindgrund',
    brand_en: 'Lindgrund',
    summary_cn: '德国博登湖畔的有机护肤品，自种玫瑰、金盏花和燕麦。',
    summary_en: 'Organic skin care from Lake Constance, made with its own roses, calendula and oats.',
    html_cn:
      '<p>工厂后面就是花田，十一公顷，早晨五点采花，九点进蒸馏罐。配方里不用矿物油和合成香精，全部成分与来源写在网站上，每半年更新一次。</p><p>中文备案已完成十四个单品。Lindgrund正在挑选华东和华南的美容院线伙伴，并提供两天的产品培训；展台上每小时做一次手部护理演示。</p>',
    html_en:
      '<p>Behind the factory lie eleven hectares of flowers, picked at five in the morning and in the still by nine. Mineral oil and synthetic fragrance are left out. Every ingredient and its source can be read on the website, brought up to date twice a year.</p><p>Fourteen products have been filed for sale in China. Partners among the beauty salons of eastern and southern China are being chosen now, with two days of training included; a hand treatment is shown on the stand every hour.</p>'
  },
  {
    id: 122,
    booth: 'N5C17',
    country: 'CN',
    categories: [21],
    featured: true,
    since: 2017,
    area: 45,
    website: 'https://shicao.example.com/',
    company_cn: '拾草本妆',
    company_en: 'Shicao Botanicals',
    brand_cn: '拾草',
    brand_en: 'Shicao',
    summary_cn: '广东的植物护肤品牌，山茶籽、野菊与皂角三个系列。',
    summary_en: 'Botanical skin care from Guangdong in three lines: camellia seed, wild chrysanthemum and soapberry.',
    html_cn:
      '<p>从一块手工皂做起，九年里只出了十七个单品。山茶籽油来自有机油茶林，野菊由粤北三个村代种，皂角剪下即送提取车间；包装是替换装加玻璃瓶，替换装占到销量的一半。</p><p>拾草也开放研发：化妆品集合店和酒店可以在现有基料上调香、改规格，三千支起。</p>',
    html_en:
      '<p>It started with one bar of soap and has brought out only seventeen products in nine years. Camellia seed oil comes from certified woods, the chrysanthemums are grown by three villages in the north of Guangdong, and soapberry pods go straight to extraction. Glass bottles can be refilled; refills are half of all sales.</p><p>The laboratory works for others too: beauty stores and hotels may choose scent and size on an existing base, from 3,000 pieces.</p>'
  },
  {
    id: 123,
    booth: 'N5C20',
    country: 'CN',
    categories: [22],
    since: 2021,
    area: 27,
    company_cn: '苎溪麻纺',
    company_en: 'Zhuxi Ramie',
    brand_cn: '苎溪',
    brand_en: 'Zhuxi',
    summary_cn: '湖南的苎麻纺织，夏被、凉感床品与衬衫面料。',
    summary_en: 'Ramie from Hunan, woven into summer quilts, cool bed linen and shirting.',
    html_cn:
      '<p>苎麻一年收三季，不用农药也长得快，难的是脱胶。苎溪用生物酶代替烧碱，工期长了五天，废液可以还田。老织机留下十二台，专织一尺四寸的窄幅夏布。</p><p>基地处在有机转换的第二年，2026年可拿正式证书。设计师品牌若愿意先用转换期面料，价格可以商量。</p>',
    html_en:
      '<p>Ramie is cut three times a year and grows fast without sprays; degumming is the hard part. Zhuxi uses enzymes in place of caustic soda, which takes five days longer but leaves a liquor that may go back on the fields. Twelve old looms remain for narrow summer cloth of 47 centimetres.</p><p>Its plantations are in the second year of conversion and expect full certification in 2026. Designers who take in-conversion cloth now will find the price open to discussion.</p>'
  },
  {
    id: 124,
    booth: 'N5C23',
    country: 'AU',
    categories: [21],
    since: 2023,
    area: 12,
    company_cn: '凯拉伍德植物油',
    company_en: 'Kerrawood Botanicals',
    brand_cn: 'Kerrawood',
    brand_en: 'Kerrawood',
    summary_cn: '澳大利亚新南威尔士州北部的有机茶树油与柠檬香桃木精油。',
    summary_en: 'Organic tea tree and lemon myrtle oil from the north of New South Wales.',
    html_cn:
      '<p>两兄弟、一座蒸馏房、八十五公顷茶树。油料批批附气相色谱图，10毫升零售瓶到180公斤桶都灌。</p><p>首要目标是香薰与洗护的原料采购商；代理权按省授予，第一年不设销量指标。</p>',
    html_en:
      '<p>Two brothers, one still and 85 hectares of tea trees. Each batch comes with its chromatogram, and anything from a 10 ml bottle to a 180 kg drum is filled.</p><p>Buyers of raw materials for fragrance and hair care come first. Agencies are given by province, without a sales target in the first year.</p>'
  }
])
