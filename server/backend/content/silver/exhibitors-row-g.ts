// Sample data: every firm, person and figure here is invented.
import type { PackExhibitor } from '../pack.ts'
import { exhibitor } from './exhibitor-record.ts'

export const rowG: PackExhibitor[] = [
  exhibitor({
    id: 251,
    country: 'CN',
    booth: 'N5G02',
    categories: [22],
    area: 36,
    since: 2021,
    featured: true,
    website: 'https://example.com/wanshu',
    company_cn: '晚书学堂',
    company_en: 'Wanshu Academy',
    brand_cn: '晚书',
    brand_en: 'Wanshu',
    summary_cn: '西安老年教育机构，线下教室与直播课同步，班级人数不超过二十五人。',
    summary_en:
      "Xi'an school for later life, taught in the room and live online at once, with no class above twenty-five.",
    html_cn:
      '<p>晚书学堂最热门的课不是唱歌，而是“读懂体检报告”和“给孙辈写信”。陕西西安的六个校区每学期开一百九十门课，老师里有三分之一自己也过了六十岁。</p><p>学堂向社区、图书馆和旅居基地输出课表与师资，一个学期起订。展台设小课堂，每整点讲一课，坐满即开。</p>',
    html_en:
      '<p>The fullest classes at Wanshu are not singing but "Reading your health check" and "Letters to a grandchild". Six sites in Xi\'an, Shaanxi, offer 190 courses a term, and a third of the teachers are past sixty themselves.</p><p>Timetables and teachers go out to neighbourhoods, libraries and resorts by the term. A small class begins on the stand at every full hour.</p>'
  }),
  exhibitor({
    id: 252,
    country: 'CN',
    booth: 'N5G05',
    categories: [22],
    area: 27,
    since: 2022,
    company_cn: '黔清旅居',
    company_en: 'Qianqing Stays',
    brand_cn: '黔清',
    brand_en: 'Qianqing',
    summary_cn: '贵州夏季旅居服务商，海拔一千二百米，七月平均气温二十三度。',
    summary_en: 'Summer long stays in Guizhou, 1,200 metres up, where July averages 23 degrees.',
    html_cn:
      '<p>从重庆、武汉坐高铁两到四小时，夏天就换了一个季节。黔清旅居在贵阳与六盘水周边租下村民的闲房，统一加装热水和扶手，房东照样住在楼下。</p><p>公司有驻村健康员和每周两趟的进城班车。此行要谈的是冬季目的地互换，以及按月旅居保险。</p>',
    html_en:
      '<p>Two to four hours by fast train from Chongqing or Wuhan, and summer turns into another season. Around Guiyang and Liupanshui in Guizhou, Qianqing rents spare rooms from villagers and fits hot water and rails, while the landlord goes on living downstairs.</p><p>There is a health worker in each village and a bus to town twice a week. An exchange with winter destinations and insurance by the month are the topics it brings.</p>'
  }),
  exhibitor({
    id: 253,
    country: 'CN',
    booth: 'N5G08',
    categories: [23],
    area: 36,
    since: 2019,
    featured: true,
    website: 'https://example.com/boan',
    company_cn: '泊岸保险经纪',
    company_en: "Bo'an Insurance Brokers",
    brand_cn: '泊岸',
    brand_en: "Bo'an",
    summary_cn: '上海保险经纪公司，只服务养老机构和照护人员，条款用大字逐条讲清。',
    summary_en: 'Shanghai brokers for care homes and their staff, who explain every clause in large type.',
    html_cn:
      '<p>入住者在院里摔倒，责任怎么算？护理员骑车上门途中受伤，谁来赔？泊岸保险经纪整理了五年里的三百多起案例，据此与保险公司谈出两份团体条款。</p><p>经纪服务不向投保人另收费用，佣金比例写在合同首页。展期备有律师值班，机构负责人可带现有保单来对照。</p>',
    html_en:
      "<p>Who is liable when a resident falls, and who pays when a carer is hurt cycling to a visit? From more than three hundred cases in five years Bo'an has negotiated two group policies with insurers.</p><p>Clients pay no extra fee, and the broker's commission stands on page one of the contract. A lawyer is on the stand every day: bring the policy you have and compare.</p>"
  }),
  exhibitor({
    id: 254,
    country: 'HK',
    booth: 'N5G11',
    categories: [23],
    area: 18,
    since: 2020,
    company_cn: '衡岁信托',
    company_en: 'Evenyear Trust',
    brand_cn: '衡岁',
    brand_en: 'Evenyear',
    summary_cn: '中国香港持牌受托人，按月把照护费用直接付给机构，并向家人出账。',
    summary_en: 'Hong Kong trustee that pays care fees to the home each month and reports to the family.',
    html_cn:
      '<p>父母的积蓄由谁保管、按什么节奏花，一家人未必说得清。衡岁信托提供的是一张付款时间表和一位看账的人：每月五日付费，每季度寄出一页纸的对账单。</p><p>公司成立十一年，面向在港居民及跨境家庭，最低设立金额公开。寻找内地律师事务所和养老机构建立转介合作，不在展会现场销售产品。</p>',
    html_en:
      "<p>Families do not always agree on who keeps a parent's savings and how fast they are spent. Evenyear supplies a timetable of payments and someone to watch the account: fees leave on the fifth, and a one-page statement follows each quarter.</p><p>Founded eleven years ago for Hong Kong residents and families on both sides of the border, it publishes its minimum sum. Law firms and care homes on the mainland are sought for referrals; nothing is sold at the fair.</p>"
  }),
  exhibitor({
    id: 255,
    country: 'SG',
    booth: 'N5G14',
    categories: [23],
    area: 12,
    since: 2023,
    website: 'https://example.com/tidewise',
    company_cn: '泰维斯养老金服务',
    company_en: 'Tidewise Pension Services',
    brand_cn: '泰维斯',
    brand_en: 'Tidewise',
    summary_cn: '新加坡公司，替雇主开设退休前课程，并为跨国旅居者配置保险。',
    summary_en: 'Singapore firm that runs pre-retirement courses for employers and arranges cover for stays abroad.',
    html_cn:
      '<p>退休前五年最该算的一笔账，不是存了多少，而是每个月要用多少。泰维斯养老金服务用一张表格和三次小组课，帮员工把这个数字算出来。</p><p>它不销售基金，收入来自雇主支付的课时费。在华希望与人力资源公司同行，也乐意和旅居运营商讨论境外逗留保障。</p>',
    html_en:
      '<p>Five years before retirement the sum that matters is not what you have saved but what you will need each month. With one sheet of paper and three group lessons Tidewise helps employees to work it out.</p><p>No funds are sold; employers pay by the lesson. In China it hopes to work with personnel service firms and to discuss cover for stays abroad with long-stay operators.</p>'
  }),
  exhibitor({
    id: 256,
    country: 'CN',
    booth: 'N5G17',
    categories: [23, 14],
    area: 27,
    since: 2024,
    company_cn: '慢付科技',
    company_en: 'Manfu Payments',
    brand_cn: '慢付',
    brand_en: 'Manfu',
    summary_cn: '北京支付技术公司，大额转账多等两小时，可由家人共同确认。',
    summary_en: 'Beijing payment firm that holds large transfers for two hours and lets a relative confirm them too.',
    html_cn:
      '<p>支付行业都在比快，慢付科技比的是慢。骗局往往赢在催促，多出来的两个小时足够给女儿打个电话。</p><p>技术以模块形式供给银行和养老机构收费窗口，终端字号三十六磅，可外接盲文键盘。公司位于北京海淀，寻求省级农信与社区超市试点。</p>',
    html_en:
      '<p>Everyone in payments competes to be fast; Manfu competes to be slow. Fraud thrives on haste, and two more hours are enough to ring a daughter.</p><p>The technology comes as a module for banks and for the cash desks of care homes, with 36-point type and a socket for a braille keyboard. From Haidian, Beijing, the firm looks to rural credit unions and local shops for pilots.</p>'
  }),
  exhibitor({
    id: 257,
    country: 'CN',
    booth: 'N5G20',
    categories: [24],
    area: 36,
    since: 2018,
    featured: true,
    website: 'https://example.com/chuanshou',
    company_cn: '传手照护学院',
    company_en: 'Chuanshou Care College',
    brand_cn: '传手',
    brand_en: 'Chuanshou',
    summary_cn: '南昌照护职业培训学校，六周脱产班七成时间在实训室和院内度过。',
    summary_en: 'Care college in Nanchang whose six-week course spends seven tenths of its hours in practice.',
    html_cn:
      '<p>来传手照护学院报名的人，平均年龄四十六岁，不少是第一次走进教室。课程因此少念课本，多动手：铺床、喂饭、扶起、记录，每个动作由两位老师各看一遍。</p><p>学院在江西南昌有一栋四层实训楼，累计结业一万两千人。面向用人机构接受订单班，也出售自编的图卡与教学视频。</p>',
    html_en:
      '<p>The average newcomer to Chuanshou is forty-six and may not have sat in a classroom for decades. So there is less reading and more doing: making a bed, helping with a meal, helping someone stand, keeping notes, each watched by two teachers.</p><p>Twelve thousand people have finished in its four-storey building in Nanchang, Jiangxi. Employers can order whole classes; picture cards and films are sold separately.</p>'
  }),
  exhibitor({
    id: 258,
    country: 'GB',
    booth: 'N5G23',
    categories: [24],
    area: 9,
    since: 2024,
    company_cn: '彭特罗恩咨询',
    company_en: 'Pentrowan Consulting',
    brand_cn: '彭特罗恩',
    brand_en: 'Pentrowan',
    summary_cn: '英国无障碍与服务质量评估机构，由轮椅使用者和退休护士组成评估组。',
    summary_en:
      'British assessors of access and service quality; wheelchair users and retired nurses make up the teams.',
    html_cn:
      '<p>彭特罗恩咨询的评估员会以访客身份在院里住两晚，第三天才亮明身份。报告不打总分，只列三栏：照旧、本月就改、明年预算。</p><p>总部在康沃尔郡，亚洲项目由驻沪的两名顾问承接。适合准备开业或换证的机构，也可为展馆、酒店做无障碍走查。</p>',
    html_en:
      '<p>Pentrowan assessors stay for two nights as guests and say who they are on the third day. Reports give no mark, only three columns: keep, change this month, budget for next year.</p><p>The office is in Cornwall; two consultants in Shanghai handle Asia. Homes about to open or renew a licence are typical clients, and venues and hotels may have an access walk done.</p>'
  }),
  exhibitor({
    id: 259,
    country: 'CN',
    booth: 'N5G26',
    categories: [24],
    area: 27,
    since: 2021,
    website: 'https://example.com/ruzhen',
    company_cn: '如真教具',
    company_en: 'Ruzhen Teaching Aids',
    brand_cn: '如真',
    brand_en: 'Ruzhen',
    summary_cn: '长春教具厂，护理模型关节可活动，老化体验服十分钟穿好。',
    summary_en: 'Changchun maker of nursing manikins with moving joints and an ageing suit put on in ten minutes.',
    html_cn:
      '<p>练习翻身用的模型如果只有十公斤，学员上岗第一天就会吃亏。如真教具的全身模型重四十八公斤，关节阻力可调，皮肤件坏了单独换。</p><p>公司由吉林长春一家汽车内饰模具厂转型而来，交货周期二十天。院校实训室、急救培训协会与养老集团培训部是主要客户，海外代理正在招募。</p>',
    html_en:
      '<p>A manikin of ten kilograms teaches little about turning a person in bed. The full figure from Ruzhen weighs forty-eight, its joints resist as much as the teacher wishes, and worn skin is replaced piece by piece.</p><p>The firm began as a mould shop for car interiors in Changchun, Jilin, and delivers in twenty days. Colleges, first-aid associations and training departments buy from it; agents abroad are being appointed.</p>'
  })
]
