// Sample data: every firm, service and figure here is invented.
import type { PackProduct } from '../pack.ts'
import { from, product } from './product-record.ts'

const huzhou = from('中国浙江湖州', 'Huzhou, Zhejiang, China')

export const institutions: PackProduct[] = [
  product({
    id: 2090,
    exhibitor: 205,
    category: 211,
    name_cn: '湖畔康养社区',
    name_en: 'Lakeside community',
    summary_cn: '二十栋小楼、五百二十套住房，自理公寓与护理楼由风雨廊相连。',
    summary_en: 'Twenty low houses with 520 flats; covered walks join independent and assisted living.',
    html_cn:
      '<p>户型三十八到八十六平方米，全部朝南，阳台放得下两把椅子。社区里有菜地、木工房和一支三十人的合唱队，护理楼四十八小时内可安排入住。</p><p>可先住满一个月再决定，期间费用按短住价计算。</p>',
    html_en:
      '<p>Flats of 38 to 86 square metres face south and have balconies for two chairs. There are vegetable plots, a joinery and a choir of thirty; a place in the care house is found within 48 hours.</p><p>A trial month at short-stay rates comes before any contract.</p>',
    ...huzhou,
    certificate_cn: '按GB/T 35796养老机构服务质量基本规范评估',
    certificate_en: 'Assessed to GB/T 35796, service quality in care institutions'
  }),
  product({
    id: 2091,
    exhibitor: 205,
    category: 211,
    name_cn: '喘息短住',
    name_en: 'Short stays for a break',
    summary_cn: '七天到四周，给在家照护的人放个假，住的人也换换环境。',
    summary_en: 'Seven days to four weeks: a rest for the family carer and a change of scene for the guest.',
    html_cn:
      '<p>入住前护士上门一次，把家里的作息、口味、称呼抄下来，房间照家里的样子摆。照护的家人出门期间，每天收到一条简短的文字，不发视频，除非住客愿意。</p>',
    html_en:
      '<p>A nurse calls first and writes down hours, tastes and how a person likes to be addressed; the room is arranged as at home. The family receives one short message a day, with film only if the guest agrees.</p>',
    ...huzhou,
    certificate_cn: '按GB 38600养老机构服务安全基本规范评估',
    certificate_en: 'Assessed to GB 38600, service safety in care institutions'
  }),
  product({
    id: 2092,
    exhibitor: 231,
    category: 211,
    name_cn: '单层康养村规划授权',
    name_en: 'Licence for single-storey villages',
    summary_cn: '六十到一百二十户的村落布局、居民章程与维修基金模型。',
    summary_en: "Layout, residents' charter and repair-fund model for villages of 60 to 120 homes.",
    html_cn:
      '<p>授权文本分三册，每册附一座已建成村子的实测数据：步行距离、用电、空置周期。合作方须派两人到维多利亚州住一个月，和村民一起开会。授权费按户数，分三年支付。</p>',
    html_en:
      '<p>Each of three volumes carries figures from a built village: walking distances, electricity, time between tenants. The partner sends two people to Victoria for a month to sit in the village meeting. The fee goes by homes and is paid over three years.</p>',
    ...from('澳大利亚维多利亚州', 'Victoria, Australia'),
    certificate_cn: '五座已运营村落的年度审计报告',
    certificate_en: 'Annual audits of five working villages'
  }),
  product({
    id: 2093,
    exhibitor: 228,
    category: 212,
    name_cn: '槐里日托',
    name_en: 'Huaili day centre',
    summary_cn: '早接晚送，三餐两点，单日、半日、包月都可以来。',
    summary_en: 'Fetched in the morning, home by evening, meals included; by the day, half-day or month.',
    html_cn:
      '<p>一天的安排写在门口黑板上：操、报、饭、午睡、手工或下棋。不想参加就在窗边坐着，也算一天。每站配一名护士，一名康复助理，车上有轮椅固定位两个。</p>',
    html_en:
      '<p>The day is chalked up at the door: exercises, newspapers, lunch, a nap, handicraft or chess. Sitting by the window instead is fine. Each centre has a nurse and a rehabilitation assistant, and two wheelchair places in the van.</p>',
    ...from('中国北京', 'Beijing, China'),
    certificate_cn: '按社区老年人日间照料中心服务国家标准评估',
    certificate_en: 'Assessed to the national standard for day centres'
  }),
  product({
    id: 2094,
    exhibitor: 234,
    category: 212,
    name_cn: '步行半小时上门照护',
    name_en: 'Home visits from round the corner',
    summary_cn: '照护员都住在步行半小时以内，固定两位轮流来，不临时换人。',
    summary_en: 'Carers live within half an hour on foot; the same two take turns and nobody is sent at random.',
    html_cn:
      '<p>服务从助洁、助浴到陪诊共十六项，按次计价，价目贴在服务卡背面。首次上门由督导同来，把家里的危险点拍照记下，能当场改的就当场改。</p>',
    html_en:
      "<p>Sixteen services, from cleaning and bathing to company at the doctor's, are paid by the visit at prices printed on the card. A supervisor joins the first one, photographs what is dangerous at home and mends at once what can be mended.</p>",
    ...from('中国重庆', 'Chongqing, China'),
    certificate_cn: '从业人员职业技能等级证书',
    certificate_en: 'Vocational certificates of all carers'
  }),
  product({
    id: 2095,
    exhibitor: 217,
    category: 212,
    name_cn: '夜间接听代运营',
    name_en: 'Night call service',
    summary_cn: '晚八点到早八点，替居家服务公司和设备厂家接听每一个呼叫。',
    summary_en: 'From eight to eight at night every call is answered on behalf of home-care firms and device makers.',
    html_cn:
      '<p>以委托方的名字应答，话术由双方一起写。平均八秒接起，超过二十秒自动转值班主管。每月提供逐条明细和三段脱敏录音，用于复盘。</p>',
    html_en:
      "<p>Calls are taken in the client's name with a script written together. The mean time to answer is eight seconds; after twenty a supervisor is rung. Each month brings a full list and three anonymised recordings to learn from.</p>",
    ...from('中国四川成都', 'Chengdu, Sichuan, China'),
    certificate_cn: '呼叫中心业务经营许可',
    certificate_en: 'Call-centre operating licence'
  }),
  product({
    id: 2096,
    exhibitor: 233,
    category: 213,
    name_cn: '养老设施建筑设计',
    name_en: 'Care-home design',
    summary_cn: '从任务书到开业一年后的回访，走廊、采光与花园动线一并推敲。',
    summary_en: 'From the brief to a visit a year after opening: corridors, daylight and garden paths thought through.',
    html_cn:
      '<p>方案阶段先做一比一的纸板房间，请护理员和未来住户走一遍再定图。每层不超过两个单元、每单元不超过十四人，是工作室坚持的上限。</p>',
    html_en:
      '<p>Rooms are built full-size in cardboard first, and carers and future residents walk through before a line is fixed. The studio keeps to two units a floor and fourteen people a unit at most.</p>',
    ...from('法国里昂', 'Lyon, France'),
    certificate_cn: '按JGJ 450老年人照料设施建筑设计标准复核',
    certificate_en: 'Checked against JGJ 450, design of care facilities'
  }),
  product({
    id: 2097,
    exhibitor: 229,
    category: 213,
    name_cn: '小单元运营移交',
    name_en: 'Small-unit operations handover',
    summary_cn: '店长驻场十八个月，从招人到第一次家属会，一步步交到本地团队手里。',
    summary_en: 'A house manager stays for eighteen months, from hiring to the first family meeting, and hands over.',
    html_cn:
      '<p>前六个月共同值班，中间六个月退到旁边看，最后六个月只来月会。手册四百页，其中一半是空白表格，留给本地团队自己填。每位住户入住前都有一次两小时的生活史访谈。</p>',
    html_en:
      '<p>Six months of shared shifts, six of standing by, six of monthly meetings only. Half of the four hundred pages of the manual are blank forms for the local team. A two-hour talk about a life precedes each move-in.</p>',
    ...from('日本静冈县', 'Shizuoka, Japan'),
    certificate_cn: '质量管理体系ISO 9001认证',
    certificate_en: 'ISO 9001, quality management'
  })
]
