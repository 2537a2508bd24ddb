// Sample data: every firm, person and figure here is invented.
import type { PackExhibitor } from '../pack.ts'
import { exhibitor } from './exhibitor-record.ts'

export const rowD: PackExhibitor[] = [
  exhibitor({
    id: 205,
    country: 'CN',
    booth: 'N5D12',
    categories: [21],
    area: 108,
    since: 2018,
    featured: true,
    website: 'https://example.com/heting',
    company_cn: '鹤汀颐养',
    company_en: 'Heting Living',
    brand_cn: '鹤汀',
    brand_en: 'Heting',
    summary_cn: '湖州康养社区运营商，四处社区共一千四百套住房，自理与护理在同一个院子。',
    summary_en:
      'Retirement community operator from Huzhou: four sites, 1,400 flats, independent living and care side by side.',
    html_cn:
      '<p>鹤汀颐养最早的社区建在浙江湖州的湖边，二十栋小楼之间用风雨廊连起来，下雨天去食堂不用打伞。住户身体状况变化时，房间可以换，邻居和管家不换。</p><p>公司以轻资产方式为地产商和国有平台运营项目，合同期不短于八年，只接自己参与过设计的楼。展期每天下午有住户代表在展台喝茶，欢迎坐下来直接问他们。</p>',
    html_en:
      '<p>The first Heting community stands by a lake in Huzhou, Zhejiang. Covered walks join its twenty low houses, so nobody needs an umbrella on the way to lunch. If health changes a resident may move rooms, but neighbours and house manager stay the same.</p><p>Heting runs projects for developers and public owners on contracts of eight years or more, and only in buildings it helped to design. Residents take tea on the stand every afternoon: sit down and ask them.</p>'
  }),
  exhibitor({
    id: 228,
    country: 'CN',
    booth: 'N5D02',
    categories: [21],
    area: 54,
    since: 2019,
    website: 'https://example.com/huaili',
    company_cn: '槐里社区养老',
    company_en: 'Huaili Community Care',
    brand_cn: '槐里',
    brand_en: 'Huaili',
    summary_cn: '北京社区养老连锁，日托、助浴和小修都在走路十分钟的范围内。',
    summary_en:
      'Beijing chain of neighbourhood centres: day care, assisted bathing and small repairs within ten minutes on foot.',
    html_cn:
      '<p>一个槐里站点平均三百二十平方米，服务周边四个居委会。早上七点开门卖豆浆，是老邻居们看报的地方；日托八点半开始，傍晚由站里的车送回家。</p><p>公司在北京有三十八个站，只在能签满五年房租的社区开店。当前希望结识天津、石家庄的街道，以及适合小站点的助浴设备。</p>',
    html_en:
      '<p>A Huaili centre has about 320 square metres and serves four neighbourhood committees. It opens at seven with soya milk and newspapers; day care starts at half past eight and the van takes people home in the evening.</p><p>There are thirty-eight centres in Beijing, all on leases of five years or more. Street offices in Tianjin and Shijiazhuang are the next step, and bathing equipment that fits a small room is on the shopping list.</p>'
  }),
  exhibitor({
    id: 229,
    country: 'JP',
    booth: 'N5D05',
    categories: [21, 24],
    area: 27,
    since: 2018,
    featured: true,
    company_cn: '风见照护',
    company_en: 'Kazamidori Care',
    brand_cn: '风见',
    brand_en: 'Kazamidori',
    summary_cn: '日本小型照护住宅运营方，九人一单元，向中国机构移交全套运营手册。',
    summary_en:
      'Japanese operator of small care houses with nine residents a unit, handing its manuals to homes in China.',
    html_cn:
      '<p>九个人一张餐桌，自己淘米、叠衣服，护理员只在需要时伸手：这是风见照护在静冈县坚持了二十二年的做法。</p><p>来华业务分两部分。一是为期十八个月的运营移交，派店长驻场；二是认知症沟通工作坊，两天一期。公司一年只接四个项目，展会上会先听对方介绍，再决定是否继续谈。</p>',
    html_en:
      '<p>Nine people share one table, rinse the rice and fold the washing themselves, and staff lend a hand only when it is needed. Kazamidori has worked this way in Shizuoka Prefecture for twenty-two years.</p><p>Two services come to China: an eighteen-month handover with a house manager on site, and a two-day workshop on talking with people who live with dementia. Four projects a year are accepted, so first conversations at the fair are mostly listening.</p>'
  }),
  exhibitor({
    id: 230,
    country: 'CN',
    booth: 'N5D08',
    categories: [22, 21],
    area: 54,
    since: 2020,
    featured: true,
    website: 'https://example.com/yeying',
    company_cn: '椰影旅居',
    company_en: 'Yeying Long-Stay',
    brand_cn: '椰影',
    brand_en: 'Yeying',
    summary_cn: '海南旅居运营商，按月接待北方住客过冬，楼下就有门诊和食堂。',
    summary_en: 'Hainan host for winter guests from the north, by the month, with a clinic and canteen downstairs.',
    html_cn:
      '<p>十一月来，三月走，行李可以留在原来的房间，这是椰影旅居六成住客的习惯。公司在海南海口、琼海和万宁有九百间客房，全部带扶手和无门槛淋浴。</p><p>椰影与黑龙江、辽宁的老年大学合作多年，包机和课程一起安排。本届想找华北、西北的组团社，并与夏季目的地互换客源。</p>',
    html_en:
      "<p>Arrive in November, leave in March, and keep your suitcase in the same room: so live six in ten of Yeying's guests. The nine hundred rooms in Haikou, Qionghai and Wanning, Hainan, all have rails and step-free showers.</p><p>Universities of the third age in Heilongjiang and Liaoning have travelled with Yeying for years, flights and classes arranged together. Tour organisers from northern and north-western China are sought, and summer destinations for an exchange of guests.</p>"
  }),
  exhibitor({
    id: 232,
    country: 'CN',
    booth: 'N5D19',
    categories: [21, 22],
    area: 36,
    since: 2022,
    company_cn: '漓岸康养',
    company_en: "Li'an Retreats",
    brand_cn: '漓岸',
    brand_en: "Li'an",
    summary_cn: '广西桂林的江边小院，二十八间房，接两周到三个月的短住客人。',
    summary_en: 'A riverside house of twenty-eight rooms in Guilin, Guangxi, for stays of two weeks to three months.',
    html_cn:
      '<p>漓岸康养由一座停用的乡村小学改建，教室成了客房，操场种了菜。客人大多夫妇同来，一位需要照看，另一位想出去走走；院里有护士值班，出门的那位可以放心划船。</p><p>规模不打算扩大，但愿意把改建经验做成顾问服务，提供给有闲置校舍的县。</p>',
    html_en:
      "<p>Li'an was a village school. Classrooms are now bedrooms and vegetables grow on the playground. Most guests come as couples, one in need of some care and one longing for a walk; with a nurse on duty the second can go boating in peace.</p><p>The house will not grow, but its experience of conversion is offered as advice to counties with empty schools.</p>"
  }),
  exhibitor({
    id: 233,
    country: 'FR',
    booth: 'N5D22',
    categories: [21, 24],
    area: 12,
    since: 2025,
    website: 'https://example.com/lisiere',
    company_cn: '丽西埃建筑工作室',
    company_en: 'Atelier de la Lisière Douce',
    brand_cn: '丽西埃',
    brand_en: 'Lisière Douce',
    summary_cn: '法国建筑工作室，专做养老设施的平面、采光与花园动线。',
    summary_en: 'French architects who plan care homes: floor layouts, daylight and garden walks.',
    html_cn:
      '<p>走廊尽头要有一扇窗和一把椅子，否则人走到头就迷了路。丽西埃建筑工作室常驻里昂，十一位建筑师里有两位当过护理员。</p><p>服务分为竞赛方案、施工图审查和建成后一年的回访。中方伙伴最好是有人防和消防经验的本地设计院。</p>',
    html_en:
      '<p>A corridor should end at a window with a chair, or whoever walks to its end is lost. Two of the eleven architects at this Lyon studio used to work as carers.</p><p>They draw competition schemes, check working drawings and return a year after opening to see what residents really use. A Chinese design institute versed in local fire and civil-defence rules would be the ideal partner.</p>'
  }),
  exhibitor({
    id: 234,
    country: 'CN',
    booth: 'N5D26',
    categories: [21, 16],
    area: 27,
    since: 2021,
    company_cn: '十里邻助',
    company_en: 'Shili Neighbours',
    brand_cn: '十里',
    brand_en: 'Shili',
    summary_cn: '重庆居家照护公司，请住在附近的人上门，爬坡上坎也能准点到。',
    summary_en: 'Home care in Chongqing by people who live close by and arrive on time despite hills and stairs.',
    html_cn:
      '<p>重庆的路是立起来的，跨区派单往往迟到。十里邻助只派步行半小时以内的照护员，六百多人里七成是四五十岁的本地居民，培训合格后上岗。</p><p>除助洁、助浴外，还有陪吃一顿饭的服务。公司正与保险机构商谈按次结算，也在寻找耐用的可折叠洗浴工具。</p>',
    html_en:
      '<p>Roads in Chongqing stand on end, and carers sent across town come late. Shili sends only people who can walk to the door in half an hour; of more than six hundred trained carers, seven in ten are local residents in their forties and fifties.</p><p>Beside cleaning and bathing there is a visit simply to share a meal. Payment per visit is being discussed with insurers, and sturdy folding bathing gear is wanted.</p>'
  })
]
