// Sample data: every firm, service and figure here is invented.
import type { PackProduct } from '../pack.ts'
import { from, product } from './product-record.ts'

const shanghai = from('中国上海', 'Shanghai, China')
const singapore = from('新加坡', 'Singapore')
const beijing = from('中国北京', 'Beijing, China')

export const finance: PackProduct[] = [
  product({
    id: 2107,
    exhibitor: 253,
    category: 231,
    name_cn: '入住者团体意外险',
    name_en: 'Group accident cover for residents',
    summary_cn: '按床位投保，八十五岁以上同价，跌倒骨折的门诊费也在内。',
    summary_en: 'Insured by the bed at one price, above eighty-five too, with outpatient costs of a fall included.',
    html_cn:
      '<p>免责条款只有七条，用十六磅字印在一页上，签约前逐条念。理赔由经纪人跑腿，机构交三样材料。入住、退住当天即可增减名单，不必等月底。</p>',
    html_en:
      '<p>Seven exclusions fill one page in 16-point type and are read aloud before signing. The broker does the errands of a claim; the home hands in three papers. Names are added or removed on the day.</p>',
    ...shanghai,
    certificate_cn: '保险经纪业务许可，条款备案编号见合同',
    certificate_en: 'Insurance brokerage licence; filing number in the contract'
  }),
  product({
    id: 2108,
    exhibitor: 253,
    category: 231,
    name_cn: '照护机构责任险',
    name_en: 'Liability cover for care providers',
    summary_cn: '覆盖院内与上门服务，护理员骑车途中受伤一并承保。',
    summary_en: 'Covers care in the home and on visits, and carers hurt on the way by bicycle.',
    html_cn:
      '<p>投保前先做半天风险走查，指出浴室、楼梯、用药三处的隐患。整改完成的机构次年费率下调。出险后律师当天到场，先安顿人，再谈责任。</p>',
    html_en:
      '<p>A half-day walk finds weak points in bathrooms, stairs and medication first, and homes that put them right pay less next year. After an incident a lawyer comes the same day: people first, liability later.</p>',
    ...shanghai,
    certificate_cn: '保险经纪业务许可',
    certificate_en: 'Insurance brokerage licence'
  }),
  product({
    id: 2109,
    exhibitor: 255,
    category: 231,
    name_cn: '境外旅居保障方案',
    name_en: 'Cover for long stays abroad',
    summary_cn: '为一到六个月的旅居客人配置医疗与中途返程保障，由运营商统一投保。',
    summary_en: 'Medical and early-return cover for stays of one to six months, taken out by the operator.',
    html_cn:
      '<p>有慢性病的客人需先填一页问卷，能保什么、不能保什么，三个工作日内书面答复。热线有普通话坐席，可与当地诊所直接对话。本方案由当地持牌保险公司承保。</p>',
    html_en:
      '<p>Guests with a long-term condition fill in one page and learn in writing within three working days what is covered and what is not. The hotline speaks Mandarin and talks to the clinic itself. Licensed local insurers bear the risk.</p>',
    ...singapore,
    certificate_cn: '新加坡财务顾问牌照',
    certificate_en: 'Financial adviser licence in Singapore'
  }),
  product({
    id: 2110,
    exhibitor: 254,
    category: 232,
    name_cn: '照护费用信托',
    name_en: 'Trust for care fees',
    summary_cn: '每月五日把费用直接付给机构，动用本金须两人签字。',
    summary_en: 'Fees leave for the home on the fifth of each month; touching the capital needs two signatures.',
    html_cn:
      '<p>设立时写下三件事：付给谁、每月多少、什么情况下可以改。此后每季度寄一页对账单，字号十六磅。受益人去世后的余款去向，在第一天就定好。信托不保证投资收益。</p>',
    html_en:
      '<p>Three things are written down at the start: who is paid, how much, and when that may change. A one-page statement in 16-point type follows each quarter. What happens to the rest is settled on day one. No investment return is promised.</p>',
    ...from('中国香港', 'Hong Kong, China'),
    certificate_cn: '香港信托或公司服务提供者牌照',
    certificate_en: 'Hong Kong trust or company service provider licence'
  }),
  product({
    id: 2111,
    exhibitor: 255,
    category: 232,
    name_cn: '退休前三次课',
    name_en: 'Three lessons before retirement',
    summary_cn: '雇主付费的小组课，算清每月要用多少，不推销任何产品。',
    summary_en: 'Group lessons paid by the employer on what a month will cost, with nothing for sale.',
    html_cn:
      '<p>第一课记账，第二课看住房和照护，第三课带配偶来。十二人一组，表格带回家，讲师三个月后电话回访一次。中文讲师来自上海和新加坡。</p>',
    html_en:
      '<p>Lesson one keeps accounts, two looks at housing and care, and partners come to the third. Twelve people make a group, the sheets go home, and the teacher rings once after three months. Chinese is spoken by staff from Shanghai and Singapore.</p>',
    ...singapore,
    certificate_cn: '讲师具备理财规划资格',
    certificate_en: 'Teachers are qualified financial planners'
  }),
  product({
    id: 2112,
    exhibitor: 256,
    category: 233,
    name_cn: '大字收款终端',
    name_en: 'Large-type payment terminal',
    summary_cn: '金额三十六磅，按键有凸点，超过设定数额由家人一起确认。',
    summary_en: 'Amounts in 36-point type, keys with raised dots, and a second person to confirm larger sums.',
    html_cn:
      '<p>读出金额、等人点头、再扣款，三步不能跳。收据可打印大字版。大额转账自动等待两小时，期间可在任何一部绑定的手机上撤回。</p>',
    html_en:
      '<p>It reads the amount aloud, waits for a yes and only then takes the money. Receipts print in large type. Large transfers rest for two hours, in which any linked phone may recall them.</p>',
    ...beijing,
    certificate_cn: '银行卡受理终端安全检测',
    certificate_en: 'Security test for card terminals'
  }),
  product({
    id: 2113,
    exhibitor: 256,
    category: 233,
    name_cn: '来电停一停',
    name_en: 'Pause on a doubtful call',
    summary_cn: '听到催转账的字眼，手机先插一句提醒，是否告诉家人由本人定。',
    summary_en: 'When a caller presses for money the phone breaks in; whether to tell the family is up to the user.',
    html_cn:
      '<p>识别在手机本地完成，通话不上传。提醒是一位老演员录的：“先别急，打个电话问问孩子。”可由银行、通信公司预装，也可单独安装。误报可以一键关掉当天的提醒。</p>',
    html_en:
      '<p>Calls are judged on the phone itself and never sent away. The warning was spoken by an old actor: "No hurry. Ring the children first." Banks and phone companies can install it, and one key silences it for the day.</p>',
    ...beijing,
    certificate_cn: '应用软件个人信息安全检测',
    certificate_en: 'Personal-data security test for apps'
  })
]
