// Sample data: every firm, product and figure here is invented.
import type { PackProduct } from '../pack.ts'
import { from, product } from './product-record.ts'

const shenzhen = from('中国广东深圳', 'Shenzhen, Guangdong, China')
const hangzhou = from('中国浙江杭州', 'Hangzhou, Zhejiang, China')
const daejeon = from('韩国大田', 'Daejeon, South Korea')
const chengdu = from('中国四川成都', 'Chengdu, Sichuan, China')
const singapore = from('新加坡', 'Singapore')
const suzhou = from('中国江苏苏州', 'Suzhou, Jiangsu, China')

export const smart: PackProduct[] = [
  product({
    id: 2047,
    exhibitor: 213,
    category: 141,
    name_cn: '浴室姿态雷达',
    name_en: 'Bathroom posture radar',
    summary_cn: '装在吊顶内，只分辨站、坐、倒地、离开四种状态，不成像。',
    summary_en: 'Sits behind the ceiling and tells standing, seated, on the floor and gone, without an image.',
    html_cn:
      '<p>塑料扣板和石膏板都能穿过，无须开孔。倒地持续三十秒才上报，弯腰捡东西不会误响。每个浴室一只，用家里的照明线供电。</p><p>误报、漏报的现场统计表可在展台查阅。</p>',
    html_en:
      '<p>It looks through plastic panels and plasterboard, so no hole is cut. Only thirty seconds on the floor raise an alert; bending for the soap does not. One serves a bathroom and runs from the lighting circuit.</p><p>Field records of false and missed alerts can be read on the stand.</p>',
    ...shenzhen,
    certificate_cn: '无线电发射设备型号核准',
    certificate_en: 'Radio type approval',
    registered: ['000014125001', '2027-12-31']
  }),
  product({
    id: 2048,
    exhibitor: 203,
    category: 141,
    name_cn: '离床感知垫',
    name_en: 'Bed-exit mat',
    summary_cn: '铺在床垫下，起身三秒内点亮床下小灯并通知护理站。',
    summary_en:
      'Lies under the mattress; three seconds after someone sits up, a floor lamp comes on and staff are told.',
    html_cn:
      '<p>先给人照路，再叫护理员，这个次序是夜班护理员提出来的。垫子厚八毫米，二十厘米以内的床垫都能感知，超时未归可单独设定时长。</p>',
    html_en:
      '<p>Light the way first, call staff second: night carers asked for that order. Eight millimetres thick, the mat senses through mattresses up to twenty centimetres, and the time allowed for a return can be set for each person.</p>',
    ...hangzhou,
    certificate_cn: '电气安全与电磁兼容检测',
    certificate_en: 'Tested for electrical safety and electromagnetic compatibility',
    registered: ['000014125002', '2028-06-30']
  }),
  product({
    id: 2049,
    exhibitor: 218,
    category: 141,
    name_cn: '地板下感应膜',
    name_en: 'Sensing film for floors',
    summary_cn: '按卷出售，裁剪后铺在地板下，一个接线盒管三十平方米。',
    summary_en: 'Sold by the roll, cut to the room and laid beneath the floor; one box serves thirty square metres.',
    html_cn:
      '<p>膜上印有导电墨网格，裁断不影响其余部分工作。接线盒只上报三种事件：有人进入、有人倒地、无人移动，接口文件公开。设计寿命与地板相同，不需电池。</p>',
    html_en:
      '<p>A grid of conductive ink goes on working where the film is cut. The box reports three events: someone has entered, someone is on the floor, nobody has moved. The interface is published, no battery is needed, and it is built to last as long as the floor.</p>',
    ...from('芬兰坦佩雷', 'Tampere, Finland'),
    certificate_cn: '耐磨与长期静压测试',
    certificate_en: 'Wear and long-term load tests'
  }),
  product({
    id: 2050,
    exhibitor: 214,
    category: 141,
    name_cn: '睡眠起身带',
    name_en: 'Sleep belt',
    summary_cn: '一条六厘米宽的布带，记录躺下、翻身和起床的时间，早上出一页摘要。',
    summary_en:
      'A cloth belt six centimetres wide that notes lying down, turning and rising, and gives one page each morning.',
    html_cn:
      '<p>摘要用普通话写成句子，例如“昨晚起来两次，第二次在四点”，家人一看就懂。不测心率、不下结论。布套可洗，数据默认保存三十天后删除。</p>',
    html_en:
      '<p>The page is written in sentences such as "Got up twice, the second time at four". It measures no heartbeat and draws no conclusions. The sleeve is washable and records are deleted after thirty days unless you choose otherwise.</p>',
    ...daejeon,
    certificate_cn: '电磁兼容检测与个人信息保护评估',
    certificate_en: 'Electromagnetic compatibility test and personal-data assessment',
    registered: ['000014125003', '2026-10-31']
  }),
  product({
    id: 2051,
    exhibitor: 217,
    category: 142,
    name_cn: '挂坠与拉绳套装',
    name_en: 'Pendant and pull-cord set',
    summary_cn: '挂坠防水可戴着洗澡，拉绳垂到地面，跌坐时也够得着。',
    summary_en: 'The pendant may be worn in the shower; the cord hangs to the floor, within reach after a fall.',
    html_cn:
      '<p>触发后主机先开口问一句“您要帮忙吗”，说“不用”即可取消。内置电话卡，停网停电仍可通话八小时。每月自动做一次线路自检并向家属发短信。</p>',
    html_en:
      '<p>The base unit asks first, "Do you need help?", and a "no" cancels the call. With its own phone card it talks for eight hours when internet and mains are down. It checks the line monthly and texts the family the result.</p>',
    ...chengdu,
    certificate_cn: '电信设备进网许可，防水等级IPX7测试',
    certificate_en: 'Telecom network access licence; IPX7 water test',
    registered: ['000014225001', '2027-03-31']
  }),
  product({
    id: 2052,
    exhibitor: 217,
    category: 142,
    name_cn: '指针式定位手表',
    name_en: 'Location watch with hands',
    summary_cn: '看上去是普通指针表，长按表冠三秒即可通话并报出位置。',
    summary_en: 'An ordinary watch to look at; three seconds on the crown open a call and send the position.',
    html_cn:
      '<p>不用学菜单，也没有消息提示。电池续航九天，临近没电时表盘上的小窗变红。家属只能在佩戴者本人同意的时段内查看位置，同意书随表附上。</p>',
    html_en:
      '<p>There is no menu to learn and no message to disturb. The battery lasts nine days and a small window turns red near the end. Relatives see the position only at times the wearer has agreed to; the form comes with the watch.</p>',
    ...chengdu,
    certificate_cn: '电信设备进网许可与无线电型号核准',
    certificate_en: 'Telecom network access licence and radio type approval',
    registered: ['000014225002', '2027-03-31']
  }),
  product({
    id: 2053,
    exhibitor: 203,
    category: 142,
    name_cn: '夜灯呼叫钮',
    name_en: 'Night-light call button',
    summary_cn: '平时是床头一盏小夜灯，按下任何位置都会呼叫。',
    summary_en: 'A small bedside night light most of the time; a press anywhere on it calls for help.',
    html_cn:
      '<p>直径九厘米，黑暗里用手背也碰得到。按下后灯光变成琥珀色，护理员应答时再变成绿色，按的人知道自己已被听见。吸顶、贴墙、夹床栏三种装法。</p>',
    html_en:
      '<p>Nine centimetres across, it can be hit with the back of a hand in the dark. Pressed, it turns amber, and green when a carer answers, so people know they have been heard. It fixes to wall, ceiling or bed rail.</p>',
    ...hangzhou,
    certificate_cn: '无线电发射设备型号核准',
    certificate_en: 'Radio type approval',
    registered: ['000014225003', '2028-06-30']
  }),
  product({
    id: 2054,
    exhibitor: 214,
    category: 142,
    name_cn: '门口提醒组',
    name_en: 'Doorway reminder set',
    summary_cn: '夜里开门时，播放家人录好的一句话，同时通知手机。',
    summary_en: "When the door opens at night it plays a sentence in a relative's voice and tells a phone.",
    html_cn:
      '<p>“妈，天还没亮，先回去睡。”比起警报声，熟悉的声音更容易让人停下来。套装含门磁、感应灯和音箱，白天自动休息。它提醒，但不锁门。</p>',
    html_en:
      '<p>"It is still dark, Mum, go back to bed." A voice one knows stops people sooner than an alarm. The set has a door contact, a lamp and a speaker, and rests in the daytime. It reminds; it does not lock.</p>',
    ...daejeon,
    certificate_cn: '无线电发射设备型号核准',
    certificate_en: 'Radio type approval',
    registered: ['000014225004', '2026-10-31']
  }),
  product({
    id: 2055,
    exhibitor: 219,
    category: 143,
    name_cn: '口述照护记录',
    name_en: 'Spoken care records',
    summary_cn: '对着胸袋里的手机说，系统按房号、事项、时间整理成表。',
    summary_en: 'Speak to the phone in your pocket and notes are sorted by room, matter and time.',
    html_cn:
      '<p>听得懂武汉话、河南话和带口音的普通话。生成的记录须由护理员点一次确认才入档，改过的字会留痕。录音确认后即删，只留文字。</p>',
    html_en:
      '<p>It follows the speech of Wuhan and Henan and Mandarin with an accent. Nothing is filed before the carer confirms it, changes stay visible, and sound is deleted once the text is approved.</p>',
    ...from('中国湖北武汉', 'Wuhan, Hubei, China'),
    certificate_cn: '网络安全等级保护二级备案',
    certificate_en: 'Filed under level 2 of the Chinese network security scheme'
  }),
  product({
    id: 2056,
    exhibitor: 216,
    category: 143,
    name_cn: '排班与给药核对',
    name_en: 'Rosters and medication checks',
    summary_cn: '一张表排多家院的班，发药时扫腕带、扫药盒，两次都对才放行。',
    summary_en: 'One roster for several homes; wristband and medicine box are both scanned before anything is given.',
    html_cn:
      '<p>系统会拦下三类排班：连续夜班超过规定、无持证人员在岗、同一人同时出现在两处。离线时可继续核对，联网后自动补传。</p>',
    html_en:
      '<p>Three kinds of roster are stopped: too many nights in a row, a shift without a certified person, one name in two places. Checks go on offline and are sent later.</p>',
    ...singapore,
    certificate_cn: '信息安全管理体系ISO/IEC 27001认证',
    certificate_en: 'ISO/IEC 27001, information security management'
  }),
  product({
    id: 2057,
    exhibitor: 203,
    category: 143,
    name_cn: '护理站看板',
    name_en: 'Care-station console',
    summary_cn: '一块屏显示整层楼，最该去的房间排在最上面。',
    summary_en: 'One screen for the whole floor, with the room that needs someone most at the top.',
    html_cn:
      '<p>排序依据有三条：呼叫类型、等待时长、此人当晚的照护计划，每条都可以点开看理由。服务器放在机构机房内，外网中断时照常运行。</p><p>交班时按一个键，打印一页纸。</p>',
    html_en:
      "<p>Kind of call, time waited and the person's care plan for the night decide the order, and each reason can be opened. The server stands in the home's own room and runs on when the outside line fails.</p><p>One key prints a page for the handover.</p>",
    ...hangzhou,
    certificate_cn: '网络安全等级保护二级备案',
    certificate_en: 'Filed under level 2 of the Chinese network security scheme',
    registered: ['000014325001', '2027-06-30']
  }),
  product({
    id: 2058,
    exhibitor: 216,
    category: 143,
    name_cn: '家属留言窗',
    name_en: 'Family message window',
    summary_cn: '家属看到当天的菜单、活动和照片，也能寄一段语音到床头屏。',
    summary_en:
      'Families see the menu, the activities and photographs of the day and send a voice note to the bedside.',
    html_cn:
      '<p>哪些内容给谁看，由住户本人决定，界面上有一页专门的授权表。照片七天后自动收起。费用按院收，不向家属收。</p>',
    html_en:
      '<p>Residents decide who sees what, on a page made for that purpose. Photographs are put away after seven days. The home pays; families do not.</p>',
    ...singapore,
    certificate_cn: '个人信息保护影响评估报告',
    certificate_en: 'Privacy impact assessment'
  }),
  product({
    id: 2059,
    exhibitor: 215,
    category: 144,
    name_cn: '桌面陪伴机小檀',
    name_en: 'Table-top companion Xiaotan',
    summary_cn: '听得懂七种方言，会等人把话说完，没人理它就安静。',
    summary_en: 'Understands seven dialects, waits for the end of a sentence and stays quiet when left alone.',
    html_cn:
      '<p>它念报纸、放戏曲、记得昨天聊到哪里，也会提醒“该给老王回电话了”。没有屏幕上的脸，只有一圈灯表示在听。声音数据在本机处理，关掉背后的拨杆即断开麦克风。</p>',
    html_en:
      "<p>It reads the paper, plays opera, remembers where yesterday's talk ended and says when a friend is waiting for a call. It has no face, only a ring of light that shows it is listening. Speech is handled inside, and a switch at the back cuts the microphone.</p>",
    ...suzhou,
    certificate_cn: '无线电型号核准与电气安全检测',
    certificate_en: 'Radio type approval and electrical safety test',
    registered: ['000014425001', '2026-12-31']
  }),
  product({
    id: 2060,
    exhibitor: 215,
    category: 144,
    name_cn: '三层送餐车',
    name_en: 'Three-tier tray carrier',
    summary_cn: '沿走廊自己走到门口，遇到人先停，等对方走过再走。',
    summary_en: 'Drives itself along the corridor, stops for people and moves on once they have passed.',
    html_cn:
      '<p>速度每秒半米，比多数人散步还慢。汤碗下有防晃盘，倾斜超过四度会减速。可乘电梯，需由电梯厂家加装一只接口盒。按月租，包维修。</p>',
    html_en:
      '<p>Half a metre a second is slower than most walks. Gimbals keep soup level, and it slows on anything steeper than four degrees. With an interface fitted by the lift maker it changes floors. Rent is monthly, repairs included.</p>',
    ...suzhou,
    certificate_cn: '按ISO 13482服务机器人安全要求检测',
    certificate_en: 'Tested to ISO 13482, safety of personal care robots',
    registered: ['000014425003', '2027-08-31']
  }),
  product({
    id: 2061,
    exhibitor: 214,
    category: 144,
    name_cn: '会应声的布偶猫',
    name_en: 'Plush cat that answers',
    summary_cn: '抱着有体温和呼噜声，重一公斤二百克，绒布外皮可拆洗。',
    summary_en: 'Warm in the arms, with a purr; it weighs 1.2 kilograms and its coat comes off for washing.',
    html_cn:
      '<p>抚摸头顶它会眯眼，拍背它会打呼，放下不动十分钟便睡着。没有联网，没有录音，只有一块可充电电池。适合想养猫而不便喂养的人。</p>',
    html_en:
      '<p>Stroke its head and it narrows its eyes; pat its back and it purrs; left alone for ten minutes it sleeps. There is no network and no recording, only a rechargeable battery. It is for people who would like a cat but cannot look after one.</p>',
    ...daejeon,
    certificate_cn: '电气安全与纺织品有害物质测试',
    certificate_en: 'Tested for electrical safety and harmful substances in textiles'
  }),
  product({
    id: 2062,
    exhibitor: 203,
    category: 144,
    name_cn: '家声提醒音箱',
    name_en: 'Voice reminder speaker',
    summary_cn: '喝水、服药、关火，用家人自己录的声音按时提醒。',
    summary_en: "Water, medicine, the gas tap: reminders on time in a relative's own recorded voice.",
    html_cn:
      '<p>旋钮选时间，红键录音，绿键听一遍，没有手机也能设置。说一声“知道了”便停；连续两次没人应，才发消息给家里。提醒内容以医嘱为准。</p>',
    html_en:
      '<p>A knob sets the hour, the red key records, the green one plays back, and no phone is needed. "All right" stops it; after two reminders without an answer it sends word to the family. What the doctor prescribed comes first.</p>',
    ...hangzhou,
    certificate_cn: '无线电发射设备型号核准',
    certificate_en: 'Radio type approval',
    registered: ['000014425002', '2027-06-30']
  })
]
