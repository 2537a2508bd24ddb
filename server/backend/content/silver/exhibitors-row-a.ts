// Sample data: every firm, person and figure here is invented.
import type { PackExhibitor } from '../pack.ts'
import { exhibitor } from './exhibitor-record.ts'

export const rowA: PackExhibitor[] = [
  exhibitor({
    id: 201,
    country: 'CN',
    booth: 'N5A02',
    categories: [11],
    area: 108,
    since: 2018,
    featured: true,
    website: 'https://example.com/xingan',
    company_cn: '行安辅具',
    company_en: "Xing'an Mobility",
    brand_cn: '行安',
    brand_en: "Xing'an",
    summary_cn: '宁波轮椅与助行辅具制造商，展台设有坡道、门槛和窄门，可以坐上去试。',
    summary_en: 'Wheelchair and walking-aid maker from Ningbo; try the chairs on ramps, thresholds and a narrow door.',
    html_cn:
      '<p>行安辅具在浙江宁波有一座工厂，从管材弯制、焊接到坐垫缝制都在厂内完成。产品分三条线：家用折叠轮椅、室内电动轮椅，以及给照护机构用的可倾仰轮椅。每个型号都备有七年的零件库存。</p><p>今年带来的试行道长十二米，有两段十二分之一的坡和一道两厘米的门槛。公司希望认识区县级辅具租赁站的运营方，以及愿意做上门调试的经销商。</p>',
    html_en:
      "<p>Xing'an Mobility bends its own tubes, welds its frames and sews its cushions in one factory in Ningbo, Zhejiang. There are three lines: folding chairs for the home, indoor power chairs and tilting chairs for care homes. Parts for every model are kept for seven years.</p><p>The test track on the stand is twelve metres long, with two slopes of one in twelve and a two-centimetre threshold. The firm would like to meet operators of district rental centres and dealers who adjust chairs at the customer's home.</p>"
  }),
  exhibitor({
    id: 202,
    country: 'CN',
    booth: 'N5A06',
    categories: [12],
    area: 90,
    since: 2018,
    featured: true,
    website: 'https://example.com/muqiao',
    company_cn: '暮桥康复',
    company_en: 'Muqiao Rehabilitation',
    brand_cn: '暮桥',
    brand_en: 'Muqiao',
    summary_cn: '为社区康复站和养老机构配齐训练器械，从床边踏车到认知训练桌。',
    summary_en: 'Equips community rehabilitation rooms and care homes, from bedside cycles to memory training tables.',
    html_cn:
      '<p>四十平方米的社区康复室该放哪些器械、怎么摆、谁来教？暮桥康复从这个问题起家。公司设在江苏常州，自产二十余种训练器械，并派治疗师驻点两周，教会站里的人再离开。公司自己也在菜场楼上开训练室，产品先在那里用过再卖。</p><p>本届展示一间按原尺寸搭建的康复室。暮桥在寻找街道和乡镇项目的集成商，也欢迎康复专业院校来谈实习合作。</p>',
    html_en:
      '<p>Which equipment belongs in a forty-square-metre community room, how should it stand, and who teaches people to use it? Muqiao Rehabilitation, of Changzhou in Jiangsu, began with that question. It makes over twenty training devices and leaves a therapist on site for the first two weeks. It also runs training rooms of its own above food markets, where products are used before they are sold.</p><p>A full-size room is built on the stand. Muqiao is looking for integrators of town and district projects, and for colleges with students to place.</p>'
  }),
  exhibitor({
    id: 206,
    country: 'DK',
    booth: 'N5A10',
    categories: [11],
    area: 36,
    since: 2019,
    featured: true,
    website: 'https://example.com/havnelund',
    company_cn: '哈文伦德助行',
    company_en: 'Havnelund Mobility',
    brand_cn: '哈文伦德',
    brand_en: 'Havnelund',
    summary_cn: '丹麦助行车厂家，只做四轮和三轮助行车，整车最轻五公斤出头。',
    summary_en: 'Danish firm that makes rollators and nothing else, the lightest a little over five kilograms.',
    html_cn:
      '<p>一辆助行车，是去菜市场还是在厨房里转身，要求完全不同。哈文伦德因此把室外款和室内款分开设计：前者轮径大、刹车线藏在管内，后者窄五厘米、带托盘。</p><p>车架在奥胡斯郊外组装。公司已为亚洲市场降低了座高，正在找一家能承担华东售后的总代理。</p>',
    html_en:
      '<p>Walking to the market and turning round in a kitchen ask for different things. Havnelund therefore builds two families: outdoor rollators with large wheels and brake cables inside the tube, and indoor ones five centimetres narrower with a tray.</p><p>Frames are assembled near Aarhus. Seat heights have been lowered for Asia, and the firm seeks one general agent who can run after-sales service in eastern China.</p>'
  }),
  exhibitor({
    id: 207,
    country: 'JP',
    booth: 'N5A14',
    categories: [11],
    area: 27,
    since: 2021,
    company_cn: '足波制作所',
    company_en: 'Ashinami Works',
    brand_cn: '足波',
    brand_en: 'Ashinami',
    summary_cn: '日本小型作坊，专为走廊窄、拐角多的老房子做轮椅和坐凳手杖。',
    summary_en: 'Small Japanese workshop making wheelchairs and seat canes for old houses with tight corridors.',
    html_cn:
      '<p>足波制作所只有三十一个人，在滋贺县做六轮轮椅：中间一对轮子承重，整车能在七十五厘米宽的走廊里原地掉头。</p><p>来访者可以把自家走廊的尺寸带来，现场量、现场配。作坊产量不大，想找的是专卖店，而不是大批发。</p>',
    html_en:
      '<p>Thirty-one people work at Ashinami in Shiga Prefecture. Their six-wheeled chair carries its weight on the middle pair and turns on the spot in a corridor 75 centimetres wide.</p><p>Bring the measurements of your own hallway and a chair will be set up to match. Output is modest: the workshop wants specialist shops rather than wholesalers.</p>'
  }),
  exhibitor({
    id: 208,
    country: 'CN',
    booth: 'N5A18',
    categories: [11, 15],
    area: 54,
    since: 2020,
    website: 'https://example.com/huanpo',
    company_cn: '缓坡出行',
    company_en: 'Huanpo Mobility',
    brand_cn: '缓坡',
    brand_en: 'Huanpo',
    summary_cn: '佛山电动代步车企业，同时生产车用踏板坡道，限速、灯光和倒车声可按客户要求设定。',
    summary_en:
      'Scooter maker from Foshan that also builds vehicle ramps; speed, lights and reversing tone are set to order.',
    html_cn:
      '<p>广东佛山的缓坡出行把代步车当作公共场所的设备来做。景区、医院和机场是它最大的三类客户，车辆按班次借还，钥匙与充电桩配套供应。</p><p>公司近年接到不少家庭订单，于是推出可拆成三件放进后备箱的小型车，目前在各省招募有试驾场地的门店。</p>',
    html_en:
      '<p>Huanpo, of Foshan in Guangdong, builds scooters for public places. Parks, hospitals and airports are its three largest customers; vehicles go out and come back by the shift, and keys and charging posts are part of the supply.</p><p>Orders from families have grown, so a small scooter that comes apart into three pieces for a car boot now joins the range. Shops with room for a test drive are wanted in every province.</p>'
  }),
  exhibitor({
    id: 209,
    country: 'CN',
    booth: 'N5A22',
    categories: [11, 13],
    area: 36,
    since: 2019,
    featured: true,
    website: 'https://example.com/tuowen',
    company_cn: '托稳移位',
    company_en: 'Tuowen Transfer',
    brand_cn: '托稳',
    brand_en: 'Tuowen',
    summary_cn: '青岛移位设备厂，做天轨、移位机和吊兜，让一名护理员也能安全搬移。',
    summary_en: 'Qingdao maker of ceiling hoists, mobile hoists and slings that let one carer move a person safely.',
    html_cn:
      '<p>腰伤是护理员离职的常见原因。托稳移位的每台设备都从护理员的动作量起：弯腰几次、伸手多远、踩踏板要多大的力。</p><p>工厂在青岛胶州，吊兜有十一种尺码，布料可高温洗涤。展台上每天三场示范，各二十分钟。托稳希望与护理院、居家改造公司签年度框架。</p>',
    html_en:
      '<p>Back injury is a common reason for leaving care work. Each Tuowen device starts from measured movements: how often a carer bends, how far the arm reaches, how hard the foot must press.</p><p>The plant is in Jiaozhou, Qingdao; slings come in eleven sizes and are washed hot. Three twenty-minute demonstrations a day take place on the stand. Annual agreements with nursing homes and home-adaptation firms are the aim.</p>'
  }),
  exhibitor({
    id: 210,
    country: 'SE',
    booth: 'N5A24',
    categories: [11, 13],
    area: 18,
    since: 2025,
    company_cn: '斯蒂高森护理辅具',
    company_en: 'Stigåsen Care Aids',
    brand_cn: '斯蒂高森',
    brand_en: 'Stigåsen',
    summary_cn: '瑞典手动移位用品：滑移垫、转盘、起身架，不插电，不占地方。',
    summary_en: 'Manual transfer aids from Sweden: slide sheets, turntables and standing frames without a plug.',
    html_cn:
      '<p>不是每个家庭都装得下一台移位机。斯蒂高森的办法更简单：</p><ul><li>滑移垫用于床上翻身和上移；</li><li>带扶杆的转盘用于床与椅之间；</li><li>起身架供腿部尚有力量的人自己站起来。</li></ul><p>公司在延雪平有培训教室，愿意把配套课程授权给中国的护理学校。</p>',
    html_en:
      '<p>Not every home has room for a hoist. Stigåsen answers with simpler things:</p><ul><li>slide sheets for turning and moving up in bed;</li><li>a turntable with a pole for the step from bed to chair;</li><li>a standing frame for people whose legs still carry them.</li></ul><p>The firm runs a classroom in Jönköping and would license its course to nursing schools in China.</p>'
  }),
  exhibitor({
    id: 211,
    country: 'CN',
    booth: 'N5A27',
    categories: [12],
    area: 36,
    since: 2023,
    website: 'https://example.com/judu',
    company_cn: '橘渡康复',
    company_en: 'Judu Rehab',
    brand_cn: '橘渡',
    brand_en: 'Judu',
    summary_cn: '长沙团队，只研究一只手：气动手套、指力板和可以带回家的捏握训练包。',
    summary_en:
      'A Changsha team that works on one thing, the hand: air-driven gloves, finger boards and take-home kits.',
    html_cn:
      '<p>扣扣子、拧瓶盖、拿筷子，是橘渡康复评价一件产品的三道题。团队里有手外科出身的治疗师，也有做过游戏的工程师，所以训练过程会计分，但不吵。</p><p>公司2017年成立于湖南长沙，产品已在湘、鄂、赣的社区站使用，正寻找北方省份的合作伙伴和海外注册代理。</p>',
    html_en:
      '<p>Fastening a button, opening a bottle and holding chopsticks are the three questions Judu puts to each of its products. Its team includes hand therapists and former game engineers, so practice is scored, but quietly.</p><p>Founded in Changsha, Hunan, in 2017, the firm supplies community rooms in Hunan, Hubei and Jiangxi. It is looking for partners in northern provinces and agents for registration abroad.</p>'
  }),
  exhibitor({
    id: 212,
    country: 'CH',
    booth: 'N5A30',
    categories: [12],
    area: 27,
    since: 2018,
    featured: true,
    website: 'https://example.com/talbrunn',
    company_cn: '塔尔布伦治疗器械',
    company_en: 'Talbrunn Therapie',
    brand_cn: '塔尔布伦',
    brand_en: 'Talbrunn',
    summary_cn: '瑞士步态训练设备制造商，带减重吊架的跑台和电动平行杠是代表产品。',
    summary_en:
      'Swiss maker of gait training equipment, known for treadmills with weight support and powered parallel bars.',
    html_cn:
      '<p>塔尔布伦的跑台起步速度是每小时零点一公里，比大多数人的第一步还慢。设备在图恩湖畔的车间手工调校，设计使用年限为十五年，控制屏只有六个按键。</p><p>这家家族企业由第三代经营，在中国已有九家机构用户。此次参展想成立一个用户小组，并确定一家备件仓库合作方。</p>',
    html_en:
      "<p>A Talbrunn treadmill starts at 0.1 kilometres an hour, slower than most people's first step. Machines are tuned by hand in a workshop on Lake Thun, built for fifteen years of use and driven by six keys.</p><p>The third generation now runs the family firm. Nine institutions in China use its equipment; at the fair it hopes to found a users' group and to settle on a partner for a spare-parts store.</p>"
  })
]
