// Sample data: every firm, person and figure here is invented.
import type { PackNews } from '../pack.ts'
import { day } from '../venue/dates.ts'
import { drawing } from './news-drawing.ts'

export const news2023: PackNews[] = [
  {
    id: 401,
    kind: 'exhibition_news',
    date: day('2023-06-12'),
    title_cn: '第六届闭幕：三天来了9860人，排队最长的是试走道',
    title_en: 'Sixth edition closes: 9,860 visitors, and the longest queue was for the walking track',
    summary_cn: '46家参展商、7个国家和地区。观众停留时间比上一届多了四十分钟，多出来的时间大半花在试用上。',
    summary_en:
      '46 exhibitors from seven countries and regions. Visitors stayed forty minutes longer than a year before, most of it spent trying things.',
    picture: drawing(1),
    source_cn: '展会新闻组',
    source_en: 'Exhibition press office',
    html_cn:
      '<p>第六届展会于6月9日下午三点闭幕。入场登记显示，三天共有9860名专业观众到场，其中养老机构与社区占三成一，医院与康复机构占两成二，零售和经销占一成九，其余为设计、保险、培训和个人观众。</p><p>展出面积7600平方米，参展商46家，来自7个国家和地区。新设的试走道长二十米，有坡、有坎、有地毯，三天里被走了四千一百多趟。</p><p>不少观众反映馆内座椅不够，下午尤其紧张。组织方已记下：下一届每二十五米设一处座椅，并把休息区标进导览图。</p><p>完整的数字将在秋天发布。</p>',
    html_en:
      '<p>The sixth edition closed at three in the afternoon on 9 June. According to the entry records 9,860 trade visitors came in three days: 31 per cent from care institutions and communities, 22 per cent from hospitals and rehabilitation, 19 per cent from retail and distribution, the others from design, insurance and training, and private visitors.</p><p>46 exhibitors from seven countries and regions filled 7,600 square metres. The new walking track, twenty metres with slope, threshold and carpet, was walked over 4,100 times.</p><p>Many said that there were too few seats, above all in the afternoon. The organisers have taken note: next time there will be seats every 25 metres, and they will be on the plan.</p><p>The full figures follow in autumn.</p>',
    updated: day('2023-06-12'),
    recommend: false
  },
  {
    id: 402,
    kind: 'industry_news',
    date: day('2023-08-22'),
    title_cn: '借一张护理床：租赁点开到菜市场旁边',
    title_en: 'Borrowing a care bed: rental points open next to the market',
    summary_cn: '借步辅具租赁把门店从写字楼搬到菜市场边，咨询的人从每天三位变成二十位。',
    summary_en:
      'When Jiebu moved its shop from an office tower to the market, enquiries rose from three a day to twenty.',
    picture: drawing(5),
    source_cn: '檐灯网',
    source_en: 'Eavelight Online',
    html_cn:
      '<p>借步辅具租赁今年关掉了写字楼里的展厅，在三处菜市场旁边各租下一间二十平方米的小铺。创办人方国栋说，要用轮椅的家庭每天都会去买菜，却很少有人专门坐电梯上十二楼。</p><p>小铺门口摆着一张可以躺上去的护理床，价目写在一块黑板上：按天、按月、按季，押金写明退还日期。消毒在后间完成，隔着玻璃看得见。</p><p>开张三个月，租期最短的是五天，一位从外地来探望父母的女儿租了一辆轮椅；最长的已经续到年底。</p>',
    html_en:
      '<p>Jiebu Device Rental has closed its showroom in an office tower and taken three small shops of twenty square metres, each beside a food market. Families who need a wheelchair go to the market every day, says its founder Fang Guodong; few of them take a lift to the twelfth floor.</p><p>A care bed stands in front of the shop for anyone to lie on. Prices are on a blackboard: by the day, the month, the quarter, with the date on which the deposit is returned. Cleaning is done in the back room, behind glass.</p><p>In the first three months the shortest rental was five days, a wheelchair for a daughter visiting her parents from another city. The longest has been extended to the end of the year.</p>',
    updated: day('2023-08-22'),
    recommend: false
  },
  {
    id: 403,
    kind: 'exhibition_news',
    date: day('2023-09-19'),
    title_cn: '2024年展期定在6月5日至7日，移师N4馆',
    title_en: 'The 2024 edition: 5 to 7 June, in hall N4',
    summary_cn: '面积增加两成，试走道加长到三十米，午后增设安静时段。',
    summary_en: 'A fifth more space, a walking track of thirty metres and a quiet hour after lunch.',
    picture: drawing(2),
    source_cn: '展会新闻组',
    source_en: 'Exhibition press office',
    html_cn:
      '<p>第七届展会将于2024年6月5日至7日在上海新国际博览中心N4馆举行，展出面积计划为9200平方米，比上一届增加约两成。</p><p>根据观众意见，有三处改动：试走道加长到三十米；每二十五米设一处带靠背的座椅；每天13:00至14:00为安静时段，馆内不开广播、不放音乐，展位演示只用人声。</p><p>上一届参展商可在11月30日前优先选择展位。</p>',
    html_en:
      '<p>The seventh edition will be held from 5 to 7 June 2024 in hall N4 of the Shanghai New International Expo Centre. The planned area is 9,200 square metres, about a fifth more than this year.</p><p>Three changes follow from visitors’ letters. The walking track grows to thirty metres. There will be seats with backs every 25 metres. And from 13:00 to 14:00 each day is a quiet hour: no announcements, no music, demonstrations by voice alone.</p><p>This year’s exhibitors have first choice of stands until 30 November.</p>',
    updated: day('2023-09-19'),
    recommend: false
  },
  {
    id: 404,
    kind: 'industry_news',
    date: day('2023-10-23'),
    title_cn: '重阳节，行安辅具的轮椅可以在公园门口借',
    title_en: "Xing'an wheelchairs can be borrowed at park gates from today",
    summary_cn: '六座公园、四十八辆轮椅，登记手机号即可借用四小时，归还时不查划痕。',
    summary_en:
      'Six parks, 48 chairs, four hours against a telephone number, and nobody looks for scratches on return.',
    picture: drawing(6),
    source_cn: '行安辅具',
    source_en: "Xing'an Mobility",
    html_cn:
      '<p>从10月23日重阳节起，市民可以在六座公园的南门免费借用轮椅，每次四小时。轮椅由行安辅具提供，共四十八辆，其中十二辆加宽座面。</p><p>公司说明，借用记录只留手机号，当天闭园后删除。轮椅归还时由园方擦拭座面、检查刹车，使用痕迹不算损坏。</p><p>选公园而不选景区，是因为第一次坐轮椅出门的人多半想去熟悉的地方。产品总监陆砚行说，一个人愿意坐着轮椅在街坊面前出现，这件事比轮椅本身难。</p>',
    html_en:
      "<p>From 23 October, the Double Ninth Festival, anyone may borrow a wheelchair free of charge at the south gates of six parks, for four hours at a time. Xing'an Mobility has provided 48 chairs, twelve of them with a wider seat.</p><p>Only a telephone number is noted, and it is deleted when the park closes. Staff wipe the seat and check the brakes on return; marks of use do not count as damage.</p><p>Parks were chosen over tourist sights because most people who go out in a wheelchair for the first time want to go somewhere they know. To be seen in one by the neighbours, says the product director Lu Yanxing, is harder than anything about the chair.</p>",
    company_cn: '行安辅具',
    company_en: "Xing'an Mobility",
    booth: 'N5A02',
    updated: day('2023-10-23'),
    recommend: false
  },
  {
    id: 405,
    kind: 'industry_news',
    date: day('2023-11-15'),
    title_cn: '檐下适老看了一千间卫生间：门往里开的占六成',
    title_en: 'Yanxia Homes looked at a thousand bathrooms: six in ten doors open inwards',
    summary_cn: '人倒在门后，门就推不开。改一副铰链只要四十分钟，却很少有人想到。',
    summary_en:
      'If someone falls behind the door it cannot be pushed open. New hinges take forty minutes, yet hardly anyone thinks of it.',
    picture: drawing(5),
    source_cn: '适老设计册',
    source_en: 'Age-friendly Design Quarterly',
    html_cn:
      '<p>檐下适老公布了一份卫生间普查。过去两年，公司在八个城市为一千户家庭做上门测量，记录了门的开向、地面高差、淋浴位置和夜灯。</p><ul><li>门往里开：61%</li><li>门槛高于三厘米：44%</li><li>从床到卫生间的路上没有夜灯：72%</li><li>已装扶手，但固定在瓷砖缝上：18%</li></ul><p>设计总监汤佩芳认为，最值得先做的是换铰链，让门可以从外面卸下或朝外打开。工时四十分钟，不动水电，也不改变房子的样子。</p><p>普查的空白表格可向公司索取，住户可以自己量。</p>',
    html_en:
      '<p>Yanxia Homes has published a survey of bathrooms. Over two years it measured a thousand homes in eight cities and noted which way the door opens, changes of level, where the shower is and whether there is a night light.</p><ul><li>Door opens inwards: 61 per cent</li><li>Threshold above three centimetres: 44 per cent</li><li>No night light between bed and bathroom: 72 per cent</li><li>Grab rail fitted, but fixed into the joints between tiles: 18 per cent</li></ul><p>The design director, Tang Peifang, would begin with the hinges, so that the door opens outwards or lifts off from outside. It takes forty minutes, touches neither water nor electricity and leaves the flat looking as it did.</p><p>The blank form is available from the firm for anyone who wishes to measure at home.</p>',
    company_cn: '檐下适老',
    company_en: 'Yanxia Homes',
    booth: 'N5C08',
    updated: day('2023-11-15'),
    recommend: false
  },
  {
    id: 406,
    kind: 'exhibition_news',
    date: day('2023-12-12'),
    title_cn: '招募二百位试用者：年满五十五岁，爱挑毛病',
    title_en: 'Wanted: two hundred trial users, 55 or over, hard to please',
    summary_cn: '试用团将在展前拿到产品，用满三周，写一页真话。展会付交通费，不付稿费。',
    summary_en:
      'The panel receives products before the show, uses them for three weeks and writes one honest page. Fares are paid; opinions are not.',
    picture: drawing(7),
    source_cn: '展会新闻组',
    source_en: 'Exhibition press office',
    html_cn:
      '<p>展会今天开始招募试用团，名额二百位，年满五十五岁即可报名，不限户籍和职业。试用者从2024年3月起各领两件产品，在家里正常使用三周，之后填一页表：哪里顺手，哪里别扭，会不会推荐给朋友。</p><p>评语原样交给厂家，不修改，也不署真名。厂家可以回应，但不能要求撤下。</p><p>报名可以打电话，也可以寄信。电话接通时间为周一至周五9:00至17:00，接线员说普通话和上海话。</p>',
    html_en:
      '<p>The exhibition is looking for a trial panel of two hundred people aged 55 and over, whatever their occupation or place of residence. From March 2024 each receives two products, uses them at home for three weeks in the ordinary way, and fills in one page: what was easy, what was awkward, would you recommend it to a friend?</p><p>The comments go to the makers unedited and without names. A maker may answer; nobody may ask for a page to be withdrawn.</p><p>Apply by telephone or by letter. Lines are open Monday to Friday, 09:00 to 17:00, in Mandarin and Shanghainese.</p>',
    updated: day('2023-12-12'),
    recommend: false
  }
]
