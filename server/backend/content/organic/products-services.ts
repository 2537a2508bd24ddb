// Sample data: every firm, person and figure here is invented.
import { productRecords } from './product-record.ts'

export const serviceProducts = productRecords('2025-05-19', [
  {
    id: 1115,
    exhibitor: 125,
    category: 251,
    name_cn: '有机产品认证（种植、养殖、加工）',
    name_en: 'Organic certification for farms, herds and processors',
    summary_cn: '按GB/T 19630实施，从申请到发证的全流程。',
    summary_en: 'To GB/T 19630, from application to certificate.',
    html_cn:
      '<p>四步：文件审核、现场检查、抽样检测、认证决定。首次认证一般要六十个工作日，转换期时间由作物决定，一年生二十四个月，多年生三十六个月。</p><p>展期内接受咨询预约，不承诺发证结果。</p>',
    html_en:
      '<p>Four steps: documents, inspection on site, samples, decision. A first certificate usually takes sixty working days. Conversion lasts 24 months for annual crops and 36 for perennials.</p><p>Appointments are taken at the fair; no outcome is promised.</p>',
    origin_cn: '中国北京',
    origin_en: 'Beijing, China',
    certificate: 'service'
  },
  {
    id: 1116,
    exhibitor: 125,
    category: 251,
    name_cn: '农药残留五百八十项筛查',
    name_en: 'Screening for 580 pesticide residues',
    summary_cn: '七个工作日出报告，加急三天。',
    summary_en: 'A report in seven working days, three if urgent.',
    html_cn:
      '<p>茶叶、谷物、果蔬、乳品四类基质各有方法。送样量干品两百克、鲜品一公斤；报告附中英文，并注明检出限。低于检出限不等于没有用药，结论里会写清。</p>',
    html_en:
      '<p>Methods exist for tea, grain, produce and dairy. Send 200 g dry or 1 kg fresh; the report is in Chinese and English with limits of detection. Below the limit does not mean never sprayed, and the conclusion says so.</p>',
    origin_cn: '中国北京',
    origin_en: 'Beijing, China',
    certificate: 'service'
  },
  {
    id: 1117,
    exhibitor: 126,
    category: 252,
    name_cn: '可堆肥咖啡与茶叶自立袋',
    name_en: 'Compostable stand-up bags for coffee and tea',
    summary_cn: '纤维素与植物膜复合，带单向排气阀，一千只起。',
    summary_en: 'Cellulose and plant film with a valve, from 1,000 bags.',
    html_cn: '<p>常温避光十二个月有效，热封一百三十度。可水墨印刷四色；家庭堆肥慢，请走工业堆肥，袋底有分类说明。</p>',
    html_en:
      '<p>Good for twelve months in the dark; seal at 130 °C. Four-colour printing with water-based ink. It breaks down slowly at home, so the base tells people to use industrial composting.</p>',
    origin_cn: '中国广东',
    origin_en: 'Guangdong, China',
    certificate: 'compostable'
  },
  {
    id: 1118,
    exhibitor: 126,
    category: 252,
    name_cn: '甘蔗浆果蔬托盘',
    name_en: 'Sugar cane pulp trays for produce',
    summary_cn: '替代泡沫托，耐零下四十度，可微波。',
    summary_en: 'Replace foam, stand minus forty and the microwave.',
    html_cn:
      '<p>蔗渣模压，每只十二克，表面不淋膜。小番茄、毛豆、羊排三种尺寸是现成模具，其余开模四周。湿度大时边角会软，堆高请不过八层。</p>',
    html_en:
      '<p>Moulded from bagasse, twelve grams each, without film. Sizes for small tomatoes, edamame and lamb are ready; other moulds take four weeks. Corners soften in damp rooms, so stack no more than eight high.</p>',
    origin_cn: '中国广东',
    origin_en: 'Guangdong, China',
    certificate: 'compostable'
  },
  {
    id: 1119,
    exhibitor: 127,
    category: 253,
    name_cn: '有机食品进口清关与三温仓储',
    name_en: 'Customs and three-temperature storage for imported organic food',
    summary_cn: '标签、报检、冷库一条龙，按托盘收费。',
    summary_en: 'Labels, inspection and cold store, charged by the pallet.',
    html_cn:
      '<ol><li>到货前四周核对标签和有机证书</li><li>到港清关，深圳或上海</li><li>常温、冷藏、冷冻三温入库</li><li>按门店拆零出库</li></ol><p>首单前三个托盘免仓租一个月。</p>',
    html_en:
      '<ol><li>Four weeks before arrival: labels and organic certificates are checked</li><li>On arrival: customs in Shenzhen or Shanghai</li><li>Storage dry, chilled or frozen</li><li>Picking by shop</li></ol><p>The first three pallets of a new customer are stored free for a month.</p>',
    origin_cn: '中国香港',
    origin_en: 'Hong Kong, China',
    certificate: 'service'
  },
  {
    id: 1120,
    exhibitor: 127,
    category: 253,
    name_cn: '海外品牌商超上架方案',
    name_en: 'Shelf listing plan for foreign brands',
    summary_cn: '选渠道、定价、样品试销，九十天出结论。',
    summary_en: 'Channel, price and trial sale, with a verdict after ninety days.',
    html_cn:
      '<p>先做四十五分钟的诊断，再选八家门店试销。九十天后把动销数据连同失败的原因一起给客户，不合适就劝退。费用按阶段付，不收上架保证金。</p>',
    html_en:
      '<p>Forty-five minutes of questions come first, then a trial in eight shops. After ninety days the client receives the sales figures with the reasons for failure, if any, and is told when to stop. Fees are paid in stages; no deposit is asked.</p>',
    origin_cn: '中国香港',
    origin_en: 'Hong Kong, China',
    certificate: 'service'
  }
])
