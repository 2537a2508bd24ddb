// Sample data: every firm, service and figure here is invented.
import type { PackProduct } from '../pack.ts'
import { from, product } from './product-record.ts'

const xian = from('中国陕西西安', "Xi'an, Shaanxi, China")
const almeria = from('西班牙阿尔梅里亚', 'Almería, Spain')

export const leisure: PackProduct[] = [
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
