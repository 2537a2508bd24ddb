// Sample data: every firm, service and figure here is invented.
import type { PackProduct } from '../pack.ts'
import { from, product } from './product-record.ts'

const huzhou = from('中国浙江湖州', 'Huzhou, Zhejiang, China')
const xian = from('中国陕西西安', "Xi'an, Shaanxi, China")
const almeria = from('西班牙阿尔梅里亚', 'Almería, Spain')

/** Care institutions and communities; travel, education and culture. */
export const services: PackProduct[] = [
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
  }),
  product({
    id: 2098,
    exhibitor: 230,
    category: 221,
    name_cn: '海南过冬月',
    name_en: 'Winter months in Hainan',
    summary_cn: '十一月到三月，按月住，机场接送、三餐与体检都在一份合同里。',
    summary_en: 'November to March by the month, with transfers, meals and a health check in one contract.',
    html_cn:
      '<p>房间二十八平方米起，浴室无门槛。楼下门诊可用北方十一个城市的医保异地结算。行李可寄存到下一季，箱子上写好名字，来时已在房间里。</p>',
    html_en:
      '<p>Rooms start at 28 square metres with step-free bathrooms. The clinic downstairs settles bills with the health insurance of eleven northern cities. Leave a suitcase with your name on it, and next season it is waiting in the room.</p>',
    ...from('中国海南海口、琼海、万宁', 'Haikou, Qionghai and Wanning, Hainan, China'),
    certificate_cn: '旅居康养机构服务自评报告与消防验收',
    certificate_en: 'Service self-assessment and fire safety approval'
  }),
  product({
    id: 2099,
    exhibitor: 252,
    category: 221,
    name_cn: '黔中避暑村居',
    name_en: 'Cool summers in Guizhou villages',
    summary_cn: '六月到九月，住进村民家的二楼，房东住一楼，每周两趟车进城。',
    summary_en:
      'June to September upstairs in a village house, with the landlord below and a bus to town twice a week.',
    html_cn:
      '<p>每户最多接四位客人，一起在院子里吃饭，也可以自己开伙。驻村健康员每天早上在村口量血压，顺便通报天气。退房提前一周告知即可，余款照退。</p>',
    html_en:
      "<p>A house takes four guests at most, who eat in the yard with the family or cook for themselves. Each morning the health worker takes blood pressure at the village gate and tells the weather. A week's notice ends the stay and the balance is returned.</p>",
    ...from('中国贵州贵阳、六盘水', 'Guiyang and Liupanshui, Guizhou, China'),
    certificate_cn: '乡村民宿备案与水质检测报告',
    certificate_en: 'Registered rural lodging; water quality report'
  }),
  product({
    id: 2100,
    exhibitor: 261,
    category: 221,
    name_cn: '槟城与茶山六周',
    name_en: 'Six weeks between Penang and the tea hills',
    summary_cn: '海边老街三周，高原茶区三周，会说普通话的管家随行。',
    summary_en: 'Three weeks in an old street by the sea, three among tea gardens, with a Mandarin-speaking host.',
    html_cn:
      '<p>行程里每周留出三天空白。两地的住处都在步行十分钟内有诊所，楼梯装座椅电梯。团队上限十六人，单人房不加价。</p>',
    html_en:
      '<p>Three days of every week are left free. Both houses have a clinic within ten minutes on foot and a lift on the stairs. Groups stop at sixteen, and single rooms cost no more.</p>',
    ...from('马来西亚槟城', 'Penang, Malaysia'),
    certificate_cn: '当地旅游经营许可',
    certificate_en: 'Local tour operator licence'
  }),
  product({
    id: 2101,
    exhibitor: 232,
    category: 221,
    name_cn: '漓江双人短住',
    name_en: 'Stays for two by the Li River',
    summary_cn: '一位有人照看，另一位出去走走，两周起住。',
    summary_en: 'One of the couple is looked after while the other goes out; two weeks or longer.',
    html_cn:
      '<p>院里白天有两名护理员、夜里一名护士。走得动的那位可以跟船、学画、逛早市，回来时晚饭已在桌上。房间由教室改成，窗户大，黑板还在墙上，可以写字。</p>',
    html_en:
      '<p>Two carers by day and a nurse at night are in the house. The partner who walks may go boating, learn to paint or see the market, and comes back to supper. Rooms were classrooms: windows are large and the blackboards may be written on.</p>',
    ...from('中国广西桂林', 'Guilin, Guangxi, China'),
    certificate_cn: '养老机构备案与消防验收',
    certificate_en: 'Registered care institution; fire safety approval'
  }),
  product({
    id: 2102,
    exhibitor: 251,
    category: 222,
    name_cn: '双师同步课堂',
    name_en: 'One class, two teachers',
    summary_cn: '主讲在西安直播，社区教室里另有一位助教手把手带。',
    summary_en: "A lecturer speaks live from Xi'an while an assistant in the local room helps hands on.",
    html_cn:
      '<p>一学期十二次课，每次七十分钟，中间休息两回。屏上字幕三十六磅，听不清的可以看。助教由学堂培训，可以就是社区里的退休教师。</p>',
    html_en:
      '<p>A term has twelve lessons of seventy minutes with two breaks. Subtitles are in 36-point type. Assistants are trained by the school and may well be retired teachers from the neighbourhood.</p>',
    ...xian,
    certificate_cn: '民办非学历教育办学许可',
    certificate_en: 'Licence for non-degree education'
  }),
  product({
    id: 2103,
    exhibitor: 251,
    category: 222,
    name_cn: '手机课教具箱',
    name_en: 'Telephone course in a box',
    summary_cn: '二十部练习机、大字图卡和六节课的教案，挂号、付款、拍照都能放心试。',
    summary_en: 'Twenty practice phones, large cards and six lesson plans for booking, paying and taking pictures.',
    html_cn:
      '<p>练习机里的银行、医院都是模拟的，点错了也不会真的扣钱。每节课最后十分钟讲一个骗局，由学员先猜哪里不对。箱子带轮，一节电梯运得下。</p>',
    html_en:
      '<p>Bank and hospital on the practice phones are make-believe, so a wrong tap costs nothing. The last ten minutes of each lesson tell of a fraud, and the class guesses what is amiss. The box has wheels.</p>',
    ...xian,
    certificate_cn: '教学软件安全检测报告',
    certificate_en: 'Safety test report for the teaching software'
  }),
  product({
    id: 2104,
    exhibitor: 260,
    category: 223,
    name_cn: '宣纸书写套装',
    name_en: 'Rice paper writing set',
    summary_cn: '字大行疏的描红帖三十张，配短锋毛笔，墨汁不沾手。',
    summary_en: 'Thirty large, well-spaced model sheets, a short brush and ink that does not stain fingers.',
    html_cn:
      '<p>笔杆加粗到两厘米，握不紧也写得了。帖子从“平安”二字开始，最后一张是空白信笺，写好可以寄给家人，信封已附邮票位。</p>',
    html_en:
      '<p>The handle is two centimetres thick for a loose grip. Sheets begin with the two characters for peace, and the last is blank letter paper for someone at home, envelope included.</p>',
    ...from('中国安徽宣城', 'Xuancheng, Anhui, China'),
    certificate_cn: '墨汁与纸张有害物质测试',
    certificate_en: 'Ink and paper tested for harmful substances'
  }),
  product({
    id: 2105,
    exhibitor: 262,
    category: 223,
    name_cn: '三厘米马赛克箱',
    name_en: 'Mosaic box with three-centimetre tiles',
    summary_cn: '十二人用一个下午，大瓷片、慢干胶、给成年人的图案。',
    summary_en: 'An afternoon for twelve: large tiles, slow glue and patterns made for adults.',
    html_cn:
      '<p>瓷片边缘磨圆，掉在地上也不碎。图案有柑橘、海鸟和老城门，拼好可以当茶杯垫带走。说明书每步一张照片，不用读字。</p>',
    html_en:
      '<p>Edges are rounded and tiles survive a fall. Oranges, seabirds and an old town gate turn into coasters to take home. Every step is a photograph, so there is nothing to read.</p>',
    ...almeria,
    certificate_cn: '按EN 71-3有害元素迁移测试',
    certificate_en: 'Tested to EN 71-3, migration of elements'
  }),
  product({
    id: 2106,
    exhibitor: 262,
    category: 223,
    name_cn: '磁性大骰桌游',
    name_en: 'Table game with magnetic dice',
    summary_cn: '四厘米的骰子吸在盘上，不会滚到桌子底下；规则一页纸。',
    summary_en: 'Dice of four centimetres cling to the board and never roll off; the rules fill one page.',
    html_cn:
      '<p>二到六人，一局四十分钟。靠运气也靠记性，孙辈与祖辈机会相当。点数凹下去，用手摸得出；棋子高六厘米，拇指和掌心都能拿。</p>',
    html_en:
      '<p>Two to six people play for forty minutes. Luck and memory count alike, so grandchildren and grandparents are well matched. Pips can be felt, and pieces six centimetres tall are easily held.</p>',
    ...almeria,
    certificate_cn: '按EN 71-3有害元素迁移测试',
    certificate_en: 'Tested to EN 71-3, migration of elements'
  })
]
