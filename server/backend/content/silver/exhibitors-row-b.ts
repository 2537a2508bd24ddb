// Sample data: every firm, person and figure here is invented.
import type { PackExhibitor } from '../pack.ts'
import { exhibitor } from './exhibitor-record.ts'

export const rowB: PackExhibitor[] = [
  exhibitor({
    id: 203,
    country: 'CN',
    booth: 'N5B04',
    categories: [14],
    area: 90,
    since: 2018,
    featured: true,
    website: 'https://example.com/shoudeng',
    company_cn: '守灯智护',
    company_en: 'Shoudeng Smart Care',
    brand_cn: '守灯',
    brand_en: 'Shoudeng',
    summary_cn: '杭州智慧照护企业，把离床垫、床头呼叫和护理站看板接成一套系统。',
    summary_en:
      'Hangzhou firm that joins bed-exit mats, bedside call buttons and the care-station screen in one system.',
    html_cn:
      '<p>夜里两名护理员守六十张床，哪一张先去？守灯智护做的就是把这个顺序排出来。床垫、呼叫灯和走廊屏都是自有产品，夜间记录存在机构自己的服务器上，默认只留七天，断网时仍在楼内运行。</p><p>现有客户以浙江、安徽的中型养老院为主。展台上可以看到一整夜的模拟值班记录，公司希望接触正在改造旧楼的运营方。</p>',
    html_en:
      "<p>Two carers watch over sixty beds at night: which comes first? Shoudeng Smart Care puts the calls in order. Mats, call lamps and corridor screens are its own products, night records stay on the home's own server for seven days unless told otherwise, and the system runs on inside the building when the internet is down.</p><p>Most customers are medium-sized homes in Zhejiang and Anhui. A complete simulated night shift can be followed on the stand, and operators refurbishing older buildings are especially welcome.</p>"
  }),
  exhibitor({
    id: 213,
    country: 'CN',
    booth: 'N5B01',
    categories: [14],
    area: 36,
    since: 2021,
    website: 'https://example.com/zhixi',
    company_cn: '知息感知',
    company_en: 'Zhixi Sensing',
    brand_cn: '知息',
    brand_en: 'Zhixi',
    summary_cn: '深圳毫米波雷达模组与成品商，不用摄像头就能知道有人在浴室久坐不起。',
    summary_en: 'Shenzhen maker of millimetre-wave radar that notices a fall in a bathroom without any camera.',
    html_cn:
      '<p>浴室装摄像头，没有人愿意；不装，又放心不下。知息感知用雷达回波判断人的姿态，只输出“站、坐、倒地、离开”四种状态，不成像，也不录音。</p><p>公司在广东深圳设计天线和算法，既供模组也卖成品。想洽谈的对象有智能家居集成商、保障房物业，以及愿意共同做实地测试的养老机构。</p>',
    html_en:
      '<p>Nobody wants a camera in the bathroom, yet families worry. Zhixi reads posture from radar echoes and reports four states only: standing, seated, on the floor, gone. There is no picture and no sound.</p><p>Antennas and software are designed in Shenzhen, Guangdong, and sold as modules or finished units. Talks are sought with home-automation integrators, managers of public housing and care homes willing to share a field test.</p>'
  }),
  exhibitor({
    id: 214,
    country: 'KR',
    booth: 'N5B07',
    categories: [14],
    area: 27,
    since: 2024,
    company_cn: '天光照护',
    company_en: 'Haneulbit Care',
    brand_cn: '天光',
    brand_en: 'Haneulbit',
    summary_cn: '韩国企业，产品围绕记忆力下降的居家者：睡眠带、门口提醒和会应声的布偶。',
    summary_en:
      'Korean products for people living at home with memory loss: a sleep belt, door reminders, a plush companion.',
    html_cn:
      '<p>天光照护从大田市一个照护者互助小组里长出来。成员把各自在家里想出的土办法记下来，工程师再做成产品，至今仍由家属试用三个月后才量产。</p><p>中文语音已由配音员重新录制，没有用机器翻译。此行寻找一家进口商，以及两三个愿意参加试用的社区。</p>',
    html_en:
      '<p>Haneulbit grew out of a self-help group of family carers in Daejeon. Members wrote down the tricks they had found at home and engineers turned them into products; families still try each one for three months before it is made in quantity.</p><p>Voice prompts in Chinese were recorded afresh by a speaker, not machine-translated. One importer and two or three trial neighbourhoods are wanted.</p>'
  }),
  exhibitor({
    id: 215,
    country: 'CN',
    booth: 'N5B10',
    categories: [14, 22],
    area: 54,
    since: 2020,
    featured: true,
    website: 'https://example.com/xiaotan',
    company_cn: '小檀机器人',
    company_en: 'Xiaotan Robotics',
    brand_cn: '小檀',
    brand_en: 'Xiaotan',
    summary_cn: '苏州机器人公司，桌面陪伴机与送餐车都能听懂吴语、粤语等七种方言。',
    summary_en: 'Robot maker from Suzhou whose table-top companion and tray carrier understand seven Chinese dialects.',
    html_cn:
      '<p>“吃过了伐？”小檀听得懂。江苏苏州的小檀机器人录制了七种方言、两千小时老年人的真实说话，语速慢、停顿长，机器会等对方说完再接话。</p><p>公司不做人形，只做桌面机和托盘车两种形态。目前按月出租给机构，想找懂本地方言的运营团队一起进入福建、湖南和四川。</p>',
    html_en:
      '<p>Xiaotan, of Suzhou in Jiangsu, recorded two thousand hours of older people talking in seven dialects, slowly and with long pauses. Its machines wait until a person has finished before they answer.</p><p>There are no humanoids here, only a table-top companion and a tray carrier, both rented to care homes by the month. Partners who know the local speech are sought for Fujian, Hunan and Sichuan.</p>'
  }),
  exhibitor({
    id: 216,
    country: 'SG',
    booth: 'N5B13',
    categories: [14],
    area: 27,
    since: 2019,
    website: 'https://example.com/kelora',
    company_cn: '克洛拉照护系统',
    company_en: 'Kelora Care Systems',
    brand_cn: '克洛拉',
    brand_en: 'Kelora',
    summary_cn: '新加坡软件商，为多院点集团管理排班、给药核对和家属沟通。',
    summary_en:
      'Singapore software house for groups with several homes: rosters, medication checks and family contact.',
    html_cn:
      '<p>一个集团管着十二家院，排班表却是十二种格式，这是克洛拉最常接到的开场白。它的系统先统一名称和班次，再谈数据分析。</p><p>界面有中、英、马来、泰米尔四种语言。公司计划在上海设服务台，正在招募实施顾问和本地托管伙伴。</p>',
    html_en:
      '<p>A group runs twelve homes and keeps twelve kinds of roster: that is how most calls to Kelora begin. Its system puts names and shifts in order first and turns to analysis afterwards.</p><p>Screens are available in Chinese, English, Malay and Tamil. A service desk in Shanghai is planned, for which implementation consultants and a local hosting partner are being recruited.</p>'
  }),
  exhibitor({
    id: 217,
    country: 'CN',
    booth: 'N5B16',
    categories: [14, 21],
    area: 36,
    since: 2019,
    company_cn: '安呼在线',
    company_en: 'Anhu Online',
    brand_cn: '安呼',
    brand_en: 'Anhu',
    summary_cn: '成都紧急呼叫中心，自有挂坠、拉绳与手表，二十四小时由真人接听。',
    summary_en:
      'Emergency call centre in Chengdu with its own pendants, pull cords and watches, answered by people day and night.',
    html_cn:
      '<p>按下按钮以后，接电话的人是谁，比按钮本身更要紧。安呼在线在四川成都设有八十个席位，接线员入职先学一百小时，其中一半是听录音、练询问。</p><p>目前为二十三个区县的政府购买服务项目值守。公司愿意以呼叫中心代运营的方式与硬件厂家合作，也承接外省夜间话务。</p>',
    html_en:
      '<p>Who picks up matters more than the button. Anhu Online has eighty desks in Chengdu, Sichuan; new staff train for a hundred hours, half of them listening to recordings and practising questions.</p><p>The centre is on duty for publicly funded schemes in twenty-three districts. Makers of devices can hand their call service to Anhu, and night calls from other provinces are taken too.</p>'
  }),
  exhibitor({
    id: 218,
    country: 'FI',
    booth: 'N5B19',
    categories: [14, 15],
    area: 18,
    since: 2025,
    company_cn: '希利亚科托',
    company_en: 'Hiljakoto',
    brand_cn: '希利亚科托',
    brand_en: 'Hiljakoto',
    summary_cn: '芬兰地面感应膜，铺在地板下面，用脚步的轻重和节奏判断是否有人跌倒。',
    summary_en:
      'Finnish sensing film laid under the floor, which tells a fall from the weight and rhythm of footsteps.',
    html_cn:
      '<p>薄膜厚零点三毫米，裁剪后压在木地板或胶地板底下，住的人看不见也碰不到。希利亚科托位于坦佩雷，从造纸涂层技术转到感应领域，已有十六年的铺装经验。</p><p>公司只出售材料和接口协议，报警软件交给当地伙伴来做。对地板厂、样板间设计师和呼叫系统商都敞开大门。</p>',
    html_en:
      '<p>The film is 0.3 millimetres thick, cut to size and pressed beneath wood or vinyl, where residents neither see nor touch it. Hiljakoto, of Tampere, came to sensing from paper coating and has sixteen years of laying behind it.</p><p>It sells material and an open interface, leaving alarm software to local partners. Flooring factories, designers of show flats and call-system suppliers are all welcome.</p>'
  }),
  exhibitor({
    id: 219,
    country: 'CN',
    booth: 'N5B22',
    categories: [14, 24],
    area: 27,
    since: 2021,
    website: 'https://example.com/yunjie',
    company_cn: '云阶照护软件',
    company_en: 'Yunjie Care Software',
    brand_cn: '云阶',
    brand_en: 'Yunjie',
    summary_cn: '武汉软件公司，让护理员用方言口述记录，回到护理站时文字已经整理好。',
    summary_en: 'Wuhan software that turns spoken notes into care records before the carer is back at the station.',
    html_cn:
      '<p>护理员一个班次平均写字四十分钟。云阶照护软件在湖北武汉的七家机构里跟班观察，做出一款“边走边说”的记录工具，手机放在胸袋里就能用。</p><p>除软件外，公司还替机构做上线前的流程梳理，按天收费。这次来主要找省级代理和愿意公开评测结果的标杆院。</p>',
    html_en:
      "<p>A carer spends forty minutes of each shift writing. After following shifts in seven homes in Wuhan, Hubei, Yunjie built a tool that takes spoken notes from a phone in a breast pocket.</p><p>The firm also sorts out a home's routines before software arrives, at a daily rate. Agents for whole provinces are wanted, and homes prepared to publish how the tool performed.</p>"
  })
]
