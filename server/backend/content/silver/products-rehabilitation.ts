// Sample data: every firm, product and figure here is invented.
import type { PackProduct } from '../pack.ts'
import { from, product } from './product-record.ts'

const changzhou = from('中国江苏常州', 'Changzhou, Jiangsu, China')
const changsha = from('中国湖南长沙', 'Changsha, Hunan, China')
const thun = from('瑞士图恩', 'Thun, Switzerland')

export const rehabilitation: PackProduct[] = [
  product({
    id: 2017,
    exhibitor: 202,
    category: 121,
    name_cn: '床边踏车B1',
    name_en: 'Bedside cycle B1',
    summary_cn: '躺着、坐着都能蹬，手臂与腿可分开或同时练习。',
    summary_en: 'For pedalling lying down or seated, with arms and legs together or apart.',
    html_cn:
      '<p>车头沿立柱升降，床边用时伸过床沿，轮椅前用时降到膝高。电机先带着腿转，感觉到使用者自己发力便逐渐退出。</p><p>屏幕只显示左右用力的比例，一眼就知道哪边偏懒。训练计划请由治疗师制定。</p>',
    html_en:
      '<p>The head slides on its post, over the mattress for use in bed and to knee height for a wheelchair. The motor leads at first and withdraws as it feels the rider push.</p><p>The screen shows only how effort divides between left and right. A therapist should set the plan.</p>',
    ...changzhou,
    certificate_cn: '按GB 9706.1医用电气设备安全要求检测',
    certificate_en: 'Tested to GB 9706.1, safety of medical electrical equipment',
    registered: ['000012125001', '2028-02-29']
  }),
  product({
    id: 2018,
    exhibitor: 212,
    category: 121,
    name_cn: '减重步态跑台',
    name_en: 'Gait treadmill with weight support',
    summary_cn: '从每小时零点一公里起步，吊架分担零到六十公斤体重。',
    summary_en: 'Starts at 0.1 kilometres an hour while a frame carries up to sixty kilograms of body weight.',
    html_cn:
      '<p>跑带低到离地十八厘米，轮椅可由缓坡直接推上。两侧留出治疗师的座位，可用手引导脚步。走动中吊架随重心自动跟随。</p>',
    html_en:
      '<p>The belt lies eighteen centimetres above the floor and a wheelchair rolls up by ramp. Therapists have a seat on both sides to guide a foot by hand. The frame follows the body as it moves.</p>',
    ...thun,
    certificate_cn: '按IEC 60601-1医用电气设备标准检测',
    certificate_en: 'Tested to IEC 60601-1, medical electrical equipment',
    registered: ['000012125002', '2027-11-30']
  }),
  product({
    id: 2019,
    exhibitor: 202,
    category: 121,
    name_cn: '四向平衡台',
    name_en: 'Four-way balance platform',
    summary_cn: '站上去，身体偏向哪边，屏上的小船就漂向哪边。',
    summary_en: 'Stand on it and a small boat on the screen drifts the way the body leans.',
    html_cn:
      '<p>平台四角各有一只压力传感器，周围是一圈齐腰扶手。共有站稳、转移、跨步三组练习，每组三分钟，成绩以上次为参照，不与别人排名。</p>',
    html_en:
      "<p>There is a sensor under each corner and a rail at waist height all round. Standing still, shifting weight and stepping are practised for three minutes each, and results are compared with one's own last time, never with other people.</p>",
    ...changzhou,
    certificate_cn: '传感器年度校准证书',
    certificate_en: 'Yearly calibration certificate for the sensors',
    registered: ['000012125003', '2026-08-31']
  }),
  product({
    id: 2020,
    exhibitor: 212,
    category: 121,
    name_cn: '电动升降平行杠',
    name_en: 'Powered parallel bars',
    summary_cn: '高度与间距由按键调节，换一位使用者只需十秒。',
    summary_en: 'Height and spacing change at a key, ten seconds from one person to the next.',
    html_cn:
      '<p>传统平行杠换人时要拧四个旋钮，治疗师常因此将就。这一款每位使用者有自己的记忆键，杠面用山毛榉木，冬天握着不凉。三米、四米、六米可选，收起后贴墙。</p>',
    html_en:
      '<p>Ordinary bars have four knobs, and busy therapists leave them as they are. Here each user has a memory key. The rails are beech, warm to the hand in winter; lengths of three, four and six metres fold to the wall.</p>',
    ...thun,
    certificate_cn: '一百五十公斤侧向静载测试',
    certificate_en: 'Lateral static load test at 150 kilograms',
    registered: ['000012125004', '2027-11-30']
  }),
  product({
    id: 2021,
    exhibitor: 211,
    category: 122,
    name_cn: '气动练习手套',
    name_en: 'Air-driven practice glove',
    summary_cn: '十只软气囊依次弯曲手指，整只手套一百六十克。',
    summary_en: 'Ten soft air chambers bend the fingers in turn; the whole glove weighs 160 grams.',
    html_cn:
      '<p>手套从手背打开，手指僵硬时也容易戴上。健侧戴感应手套时，患侧会跟着做同一个动作。气泵声音在四十分贝以内，可在病房夜间使用。</p><p>应在治疗师指导下使用，皮肤破损时停用。</p>',
    html_en:
      '<p>It opens along the back of the hand and so goes on when fingers are stiff. With a sensing glove on the other hand, the first follows what the second does. The pump stays below forty decibels.</p><p>Use it under the guidance of a therapist and not on broken skin.</p>',
    ...changsha,
    certificate_cn: '按GB 9706.1检测，面料通过皮肤接触测试',
    certificate_en: 'Tested to GB 9706.1; fabric tested for skin contact',
    registered: ['000012225001', '2027-07-31']
  }),
  product({
    id: 2022,
    exhibitor: 211,
    category: 122,
    name_cn: '指力练习板',
    name_en: 'Finger practice board',
    summary_cn: '拨、按、拧、推、插五个区，全部取自日常动作。',
    summary_en: 'Flick, press, twist, slide and plug: five fields taken from everyday movements.',
    html_cn:
      '<p>板上是真的门闩、真的瓶盖和真的插头，练好了回家就能用。</p><ul><li>阻力片分三种颜色，可逐级更换；</li><li>背面吸盘固定，桌面、小桌板都放得稳；</li><li>不插电，可酒精擦拭。</li></ul>',
    html_en:
      '<p>The bolt, the bottle cap and the plug are real ones, so that practice is of use at home.</p><ul><li>Resistance plates come in three colours;</li><li>suction cups hold it on a table or a bed tray;</li><li>there is no mains lead, and it wipes clean with alcohol.</li></ul>',
    ...changsha,
    certificate_cn: '木材与涂层有害物质测试',
    certificate_en: 'Wood and coating tested for harmful substances',
    registered: ['000012225003', '2026-10-31']
  }),
  product({
    id: 2023,
    exhibitor: 202,
    category: 122,
    name_cn: '上肢滑行训练桌',
    name_en: 'Arm glide table',
    summary_cn: '手臂放在气垫托上，画圈、擦桌、推杯子都几乎没有阻力。',
    summary_en: 'The arm rests on an air cushion and circles, wipes or pushes a cup almost without friction.',
    html_cn:
      '<p>四个人可以围坐同练，桌面下的投影把动作变成浇花、扫落叶之类的小任务。台面高度可升降，四边都留有轮椅的膝部空间。</p>',
    html_en:
      '<p>Four people can sit round it. A projector beneath turns movement into small tasks such as watering flowers or sweeping leaves. The top rises and falls, and knees in a wheelchair fit under every side.</p>',
    ...changzhou,
    certificate_cn: '按GB 9706.1医用电气设备安全要求检测',
    certificate_en: 'Tested to GB 9706.1, safety of medical electrical equipment',
    registered: ['000012225002', '2028-02-29']
  }),
  product({
    id: 2024,
    exhibitor: 211,
    category: 122,
    name_cn: '捏握居家训练包',
    name_en: 'Take-home grip kit',
    summary_cn: '一只布包、八件小器材、二十八天的日历卡，出院回家接着练。',
    summary_en: 'A cloth bag with eight small tools and a calendar of 28 days, for going on at home.',
    html_cn:
      '<p>每张日历卡只安排十五分钟，背面留给家属写一句话。器材包括软硬三种握球、晾衣夹和一条练打结的棉绳，损耗件可单独补买。</p>',
    html_en:
      '<p>A card asks for fifteen minutes a day and leaves room on the back for a line from the family. Inside are three grip balls, clothes pegs and a cotton cord for tying; what wears out is sold singly.</p>',
    ...changsha,
    certificate_cn: '材料有害物质测试',
    certificate_en: 'Materials tested for harmful substances'
  }),
  product({
    id: 2025,
    exhibitor: 202,
    category: 123,
    name_cn: '认知训练桌',
    name_en: 'Memory training table',
    summary_cn: '四十三寸卧式触屏，可四人同玩买菜找零、排照片、认方位等练习。',
    summary_en: 'A 43-inch flat screen for four: counting change, ordering photographs, finding the way.',
    html_cn:
      '<p>题目里的街景、粮店和公交站按使用者的年代绘制，七十岁的人看到的是自己年轻时的街。屏面磨砂，不反灯光，水洒上去会自动锁屏。</p><p>产品用于训练和活动，不作诊断用途。</p>',
    html_en:
      "<p>Streets, grain shops and bus stops are drawn in the style of the users' own youth. The matt surface reflects no lamps and locks itself when water is spilt.</p><p>It is meant for practice and company, not for diagnosis.</p>",
    ...changzhou,
    certificate_cn: '软件与电气安全检测报告',
    certificate_en: 'Test report on software and electrical safety',
    registered: ['000012325001', '2027-04-30']
  }),
  product({
    id: 2026,
    exhibitor: 202,
    category: 123,
    name_cn: '言语练习卡与平板',
    name_en: 'Speech cards and tablet',
    summary_cn: '六百张实物照片卡配离线平板，从叫出名字练到说完整句子。',
    summary_en: 'Six hundred photographs of real things and an offline tablet lead from single names to sentences.',
    html_cn:
      '<p>照片都在中国家庭里拍摄：电饭锅、痒痒挠、公交卡。录音有普通话与四川话两种，可请家人录下自己的声音替换。平板不联网，没有广告。</p>',
    html_en:
      '<p>The photographs were taken in Chinese homes: rice cooker, back-scratcher, bus card. Recordings are in Mandarin and the speech of Sichuan, and a relative may record his or her own. The tablet is offline and carries no advertising.</p>',
    ...changzhou,
    certificate_cn: '电气安全检测报告',
    certificate_en: 'Electrical safety test report'
  }),
  product({
    id: 2027,
    exhibitor: 260,
    category: 123,
    name_cn: '旧物话题图卡',
    name_en: 'Cards of remembered things',
    summary_cn: '一百二十张老物件照片，背面写着可以怎样开口聊。',
    summary_en: '120 photographs of old household things, each with a way to start talking on the back.',
    html_cn:
      '<p>问“这是什么”像考试，问“你家的放在哪儿”才像聊天。图卡背面的三句话由社工与家属一起写成，分春夏秋冬四盒，另附空白卡贴自家的照片。</p>',
    html_en:
      '<p>"What is this?" sounds like an examination; "Where did yours stand?" is a conversation. Social workers and families wrote the three lines on each back. Four boxes follow the seasons, and blank cards wait for your own pictures.</p>',
    ...from('中国安徽宣城', 'Xuancheng, Anhui, China'),
    certificate_cn: '印刷油墨有害物质测试',
    certificate_en: 'Printing inks tested for harmful substances'
  }),
  product({
    id: 2028,
    exhibitor: 211,
    category: 124,
    name_cn: '分区温热手垫',
    name_en: 'Warming hand pad',
    summary_cn: '练习前把手焐暖，三档恒温，最高四十二度，二十分钟自动断电。',
    summary_en: 'Warms hands before practice at three settings up to 42 degrees and switches off after twenty minutes.',
    html_cn:
      '<p>手心、手指、手腕各有一块加热片，温度由两只独立的传感器互相核对。绒面套可拆洗。温度感觉减退的人请由照护者先试温。</p>',
    html_en:
      '<p>Palm, fingers and wrist have an element each, and two separate sensors check the temperature. The velvet cover is washable. Where feeling is reduced, a carer should test the warmth first.</p>',
    ...changsha,
    certificate_cn: '按GB 4706.1家用电器安全要求检测',
    certificate_en: 'Tested to GB 4706.1, safety of household appliances',
    registered: ['000012425001', '2026-11-30']
  }),
  product({
    id: 2029,
    exhibitor: 202,
    category: 124,
    name_cn: '气压放松腿套',
    name_en: 'Air-pressure leg sleeves',
    summary_cn: '六段气囊从脚踝到大腿依次充放，坐着看电视时就能用。',
    summary_en: 'Six chambers fill and empty from ankle to thigh while one sits and watches television.',
    html_cn:
      '<p>拉链改在正前方，一个人也能穿脱；压力上限锁定在较柔和的一档，机构可用钥匙解锁。有血管或心脏疾病的人使用前请先问医生。</p>',
    html_en:
      '<p>The zip runs down the front so that one person can put them on alone. Pressure is held at a gentle limit, which institutions unlock with a key. People with vascular or heart conditions should ask a doctor first.</p>',
    ...changzhou,
    certificate_cn: '按GB 9706.1医用电气设备安全要求检测',
    certificate_en: 'Tested to GB 9706.1, safety of medical electrical equipment',
    registered: ['000012425002', '2028-02-29']
  }),
  product({
    id: 2030,
    exhibitor: 212,
    category: 124,
    name_cn: '低位治疗床',
    name_en: 'Low therapy couch',
    summary_cn: '最低四十二厘米，轮椅使用者可以自己平移上去。',
    summary_en: 'Sinks to 42 centimetres so that a wheelchair user can slide across unaided.',
    html_cn:
      '<p>床宽一百二十厘米，治疗师可以跪坐在一侧操作。升降由环绕床脚的踏杆控制，从任何一边都踩得到。床面三段式，填充物可单独更换。</p>',
    html_en:
      '<p>At 120 centimetres it is wide enough for a therapist to kneel alongside. A bar around the foot raises and lowers it from any side. The top has three parts, each with padding that can be replaced.</p>',
    ...thun,
    certificate_cn: '按IEC 60601-1医用电气设备标准检测',
    certificate_en: 'Tested to IEC 60601-1, medical electrical equipment',
    registered: ['000012425003', '2027-11-30']
  })
]
