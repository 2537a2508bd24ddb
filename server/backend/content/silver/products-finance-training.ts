// Sample data: every firm, service and figure here is invented.
import type { PackProduct } from '../pack.ts'
import { from, product } from './product-record.ts'

const shanghai = from('中国上海', 'Shanghai, China')
const singapore = from('新加坡', 'Singapore')
const beijing = from('中国北京', 'Beijing, China')
const nanchang = from('中国江西南昌', 'Nanchang, Jiangxi, China')
const changchun = from('中国吉林长春', 'Changchun, Jilin, China')

/** Insurance and finance; training and consultancy. */
export const financeAndTraining: PackProduct[] = [
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
  }),
  product({
    id: 2114,
    exhibitor: 257,
    category: 241,
    name_cn: '六周照护入门班',
    name_en: 'Six-week introduction to care work',
    summary_cn: '两周实训室、三周机构跟班、一周考核，包食宿。',
    summary_en: 'Two weeks in the practice rooms, three in a home, one of tests, with board and lodging.',
    html_cn:
      '<p>四十六岁的学员和二十岁的学员分开编组，讲法不同。跟班期间由院方一位师傅带，师傅拿带教补贴。结业后三个月内，遇到难事可以打电话问老师。</p>',
    html_en:
      '<p>People of forty-six and of twenty are taught in separate groups and in different ways. In the home each follows one experienced carer, who is paid for it. For three months afterwards a teacher can be rung for advice.</p>',
    ...nanchang,
    certificate_cn: '养老护理员职业技能等级认定',
    certificate_en: 'Leads to the national vocational grade for care workers'
  }),
  product({
    id: 2115,
    exhibitor: 229,
    category: 241,
    name_cn: '认知症沟通工作坊',
    name_en: 'Workshop: talking with people living with dementia',
    summary_cn: '两天，十六人，多数时间在听录音和练习怎样不纠正对方。',
    summary_en: 'Two days for sixteen people, mostly spent listening and practising how not to correct.',
    html_cn:
      '<p>第一天听十二段真实对话，讨论哪句话让人松了一口气。第二天由演员扮演住户，学员轮流进房间。讲师授课用日语，有固定的中文口译，讲义双语。</p>',
    html_en:
      '<p>Day one is given to twelve real conversations and the sentence that brought relief in each. On day two actors play residents and the class takes turns to enter the room. Teaching is in Japanese with a regular interpreter; handouts are in both languages.</p>',
    ...from('日本静冈县', 'Shizuoka, Japan'),
    certificate_cn: '颁发十六学时结业证明',
    certificate_en: 'Certificate of attendance, sixteen hours'
  }),
  product({
    id: 2116,
    exhibitor: 258,
    category: 242,
    name_cn: '两晚暗访评估',
    name_en: 'Two-night mystery stay',
    summary_cn: '轮椅使用者与退休护士以客人身份入住，报告只分三栏。',
    summary_en: 'A wheelchair user and a retired nurse stay as guests; the report has three columns.',
    html_cn:
      '<p>照旧、本月就改、明年预算，每一条都配照片和实测尺寸。机构可以逐条回复，回复与报告装订在一起。适用于养老机构、酒店和展馆，每年最多接四十家。</p>',
    html_en:
      '<p>Keep, change this month, budget for next year: every line has a photograph and a measurement. The institution may answer each, and its answers are bound with the report. Forty homes, hotels or venues a year are accepted.</p>',
    ...from('英国康沃尔郡', 'Cornwall, United Kingdom'),
    certificate_cn: '对照ISO 21542建筑无障碍与可用性标准',
    certificate_en: 'Measured against ISO 21542, accessibility of buildings'
  }),
  product({
    id: 2117,
    exhibitor: 219,
    category: 242,
    name_cn: '上线前流程梳理',
    name_en: 'Sorting out routines before software',
    summary_cn: '顾问跟四个班次，把重复填的表合并，再决定要不要买系统。',
    summary_en: 'A consultant follows four shifts, merges duplicate forms and then says whether software is needed.',
    html_cn:
      '<p>按天收费，通常八天。交付一张流程图、一份可删表格清单和一页建议，有时建议就是“先不买”。已买别家系统的机构也可以做。</p>',
    html_en:
      '<p>Eight days at a daily rate is usual. The result is a chart, a list of forms to drop and one page of advice, which may be to buy nothing yet. Homes that use other software are welcome.</p>',
    ...from('中国湖北武汉', 'Wuhan, Hubei, China'),
    certificate_cn: '质量管理体系ISO 9001认证',
    certificate_en: 'ISO 9001, quality management'
  }),
  product({
    id: 2118,
    exhibitor: 259,
    category: 243,
    name_cn: '四十八公斤护理模型',
    name_en: 'Nursing manikin of 48 kilograms',
    summary_cn: '真人重量、关节可动，翻身、移位、更衣都像给真人做。',
    summary_en: 'The weight of a person and joints that move, so turning, transfer and dressing feel real.',
    html_cn:
      '<p>肩、髋、膝的阻力可以分别调紧，模拟僵硬的一侧。皮肤件分二十四片，坏哪片换哪片。头部可装眼镜、助听器和活动假牙，供口腔清洁练习。</p>',
    html_en:
      '<p>Shoulder, hip and knee can be tightened one by one to stand for a stiff side. Skin comes in twenty-four pieces. Spectacles, hearing aids and dentures fit the head for practice in mouth care.</p>',
    ...changchun,
    certificate_cn: '材料有害物质测试，关节一万次耐久测试',
    certificate_en: 'Materials tested; joints tested through 10,000 movements'
  }),
  product({
    id: 2119,
    exhibitor: 259,
    category: 243,
    name_cn: '老化体验服',
    name_en: 'Ageing experience suit',
    summary_cn: '加重背心、限位关节、模糊眼镜和耳塞，十分钟穿好。',
    summary_en: 'Weighted vest, stiff joints, blurred glasses and ear plugs, on in ten minutes.',
    html_cn:
      '<p>给护理学员、设计师和公交司机用。随附六个任务：过马路、找零钱、读药盒、下楼梯、穿袜子、听广播。每次不超过二十分钟，须有人陪同，做完留十分钟谈感受。</p>',
    html_en:
      '<p>For students of care, designers and bus drivers. Six tasks are enclosed: cross a road, find change, read a medicine box, go downstairs, put on socks, follow an announcement. Twenty minutes at most, never alone, and ten minutes to talk afterwards.</p>',
    ...changchun,
    certificate_cn: '纺织品有害物质测试',
    certificate_en: 'Textiles tested for harmful substances'
  }),
  product({
    id: 2120,
    exhibitor: 257,
    category: 243,
    name_cn: '照护动作图卡与短片',
    name_en: 'Picture cards and short films of care',
    summary_cn: '八十个动作，一卡一码，扫了看一分钟短片，挂在床尾也能用。',
    summary_en: 'Eighty movements, each on a card with a one-minute film behind its code, to hang on the bed.',
    html_cn:
      '<p>短片都由护理员出镜，不配音乐，先正面、再侧面、最后只拍手。文字版有汉语、藏语、维吾尔语和英语。可离线存进平板，不需要账号。</p>',
    html_en:
      '<p>Carers act in the films, without music: from the front, from the side, then the hands alone. Texts are in Chinese, Tibetan, Uyghur and English. They run offline on a tablet with no account.</p>',
    ...nanchang,
    certificate_cn: '出版物内容审读，由两名主任护师审核',
    certificate_en: 'Content reviewed by two senior nurses'
  })
]
