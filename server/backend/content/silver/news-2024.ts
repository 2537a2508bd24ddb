// Sample data: every firm, person and figure here is invented.
import type { PackNews } from '../pack.ts'
import { day } from '../venue/dates.ts'
import { drawing } from './news-drawing.ts'

export const news2024: PackNews[] = [
  {
    id: 407,
    kind: 'industry_news',
    date: day('2024-01-16'),
    title_cn: '守灯智护公开数据规则：夜间记录只存七天',
    title_en: 'Shoudeng publishes its data rules: records of the night are kept for seven days',
    summary_cn: '谁能看、看多久、怎样删，写成两页大字说明，随机附送。',
    summary_en: 'Who may look, for how long and how to delete: two pages in large type in every box.',
    picture: drawing(7),
    source_cn: '守灯智护',
    source_en: 'Shoudeng Smart Care',
    html_cn:
      '<p>守灯智护把旗下床边设备的数据规则写成两页纸，字号十六磅，从本月起放进每一个包装盒。规则只有五条：记录默认保存七天；本人可以随时按下设备背面的按钮清空；家人查看前，本人的设备会亮一次黄灯；公司员工只有在报修期间、经本人电话同意后才能查看；任何一条改动都提前三十天寄信告知。</p><p>产品负责人郝立原说，征求意见时争论最久的是黄灯。有家属担心惊动父母，最后留下它，是因为受访的长者里九成认为“被看了应该知道”。</p><p>旧款设备可以通过更新获得黄灯功能，不收费。</p>',
    html_en:
      '<p>Shoudeng Smart Care has put the data rules of its bedside devices on two pages, in 16-point type, and from this month they are in every box. There are five. Records are kept for seven days unless you choose otherwise. A button on the back clears them at any time. Before a relative looks, a yellow light goes on at the device. Staff may look only during a repair and after agreement by telephone. Any change is announced by letter thirty days ahead.</p><p>The yellow light was argued over longest, says Hao Liyuan, head of products. Some families feared that it would wake their parents. It stayed because nine in ten of the older people asked said that whoever is looked at should know.</p><p>Older devices receive the light with an update, free of charge.</p>',
    company_cn: '守灯智护',
    company_en: 'Shoudeng Smart Care',
    booth: 'N5B04',
    updated: day('2024-01-16'),
    recommend: false
  },
  {
    id: 408,
    kind: 'exhibition_news',
    date: day('2024-02-27'),
    title_cn: '采购配对今天开始：先交清单，再约时间',
    title_en: 'Matchmaking opens today: send your list first, then fix the hour',
    summary_cn: '养老机构、医院和连锁门店可提交采购清单，展会在四月底前给出每家六次会面。',
    summary_en:
      'Care homes, hospitals and chains may send in what they need to buy; by the end of April each receives six meetings.',
    picture: drawing(4),
    source_cn: '展会新闻组',
    source_en: 'Exhibition press office',
    html_cn:
      '<p>第七届展会的采购配对服务今天开放。采购方填写一页清单：要什么、多少、何时到货、最看重什么。展会据此向参展商征询，四月底前为每家采购方排出六次会面，每次二十五分钟。</p><p>会面安排在展馆西侧的安静区，桌距两米，配有扩音耳机和坡道。需要带护理主管或治疗师一同来看的，请在清单里写明人数。</p><p>去年共安排了118次会面，三个月后回访，有43次进入报价或试用。</p>',
    html_en:
      '<p>Matchmaking for the seventh edition opens today. A buyer fills in one page: what, how many, by when, and what matters most. The exhibition puts it to the exhibitors and by the end of April arranges six meetings of 25 minutes for each buyer.</p><p>Meetings take place in the quiet area on the west side of the hall, with two metres between the tables, amplified headphones and a ramp. If a nursing manager or a therapist is to come too, please give the number of people.</p><p>Last year there were 118 meetings. Asked three months later, 43 of them had led to a quotation or a trial.</p>',
    updated: day('2024-02-27'),
    recommend: false
  },
  {
    id: 409,
    kind: 'industry_news',
    date: day('2024-03-19'),
    title_cn: '暮桥康复在三家菜场楼上开训练室',
    title_en: 'Muqiao Rehabilitation opens training rooms above three food markets',
    summary_cn: '买完菜上楼练二十分钟，坚持率比医院门诊高出一倍。',
    summary_en: 'Twenty minutes upstairs after the shopping: twice as many people keep it up as at the hospital.',
    picture: drawing(4),
    source_cn: '桂下康复',
    source_en: 'Under the Osmanthus',
    html_cn:
      '<p>出院以后的训练，难在坚持。暮桥康复去年春天把训练室开到菜场楼上，一次二十分钟，不用预约，菜篮子有专门的架子放。</p><p>一年下来，登记的五百一十二人里，连续来满十二周的有六成四；同期在医院门诊复训的，这个比例约为三成。首席治疗师沈蕴珍说，原因并不复杂：顺路。</p><p>训练室每周五下午请家属一起来，学一个动作：怎样站到侧面，让对方自己先用力。</p><p>第四间将于秋天开张，选址在一所小学旁边。</p>',
    html_en:
      '<p>The hard part of training after hospital is to keep going. Last spring Muqiao Rehabilitation opened rooms above food markets: twenty minutes, no appointment, and a rack for the shopping baskets.</p><p>A year on, 64 per cent of the 512 people registered have come for twelve weeks running. In outpatient departments over the same time it was about 30 per cent. The reason is simple, says the chief therapist Shen Yunzhen: it is on the way.</p><p>On Friday afternoons relatives are invited to learn one movement: how to stand to the side so that the other person makes the first effort.</p><p>A fourth room opens in autumn, next to a primary school.</p>',
    company_cn: '暮桥康复',
    company_en: 'Muqiao Rehabilitation',
    booth: 'N5A06',
    updated: day('2024-03-19'),
    recommend: false
  },
  {
    id: 410,
    kind: 'exhibition_news',
    date: day('2024-05-21'),
    title_cn: '十九场演讲，一半留给提问',
    title_en: 'Nineteen talks, and half of the time is for questions',
    summary_cn: '今年的论坛规定：每场四十分钟，讲者最多讲二十分钟。',
    summary_en: 'A rule for this year’s forums: of forty minutes the speaker may use twenty.',
    picture: drawing(3),
    source_cn: '展会新闻组',
    source_en: 'Exhibition press office',
    html_cn:
      '<p>第七届展会的三场论坛共设十九场演讲，日程今天公布。每场四十分钟，讲者最多用二十分钟，余下的留给台下。</p><p>会场前三排为轮椅和听力不便的观众预留，讲台旁有实时字幕屏，字高六厘米。讲稿在结束后两周内放到网站下载。</p><p>无需报名，先到先坐；超过容量时，馆内两处屏幕同步播放。</p>',
    html_en:
      '<p>The programme of the three forums has been published today: nineteen talks of forty minutes each. A speaker may use at most twenty; the rest belongs to the audience.</p><p>The first three rows are kept for wheelchairs and for people who hear less well. Live captions appear beside the stage in letters six centimetres high. Slides can be downloaded within two weeks.</p><p>No booking: first come, first seated. When a room is full, two screens in the hall show the talk.</p>',
    updated: day('2024-05-21'),
    recommend: false
  },
  {
    id: 411,
    kind: 'exhibition_news',
    date: day('2024-06-07'),
    title_cn: '第七届闭幕：11430名观众，会面二百零四次',
    title_en: 'Seventh edition closes with 11,430 visitors and 204 arranged meetings',
    summary_cn: '58家参展商来自12个国家和地区，安静时段是观众信里提得最多的一项。',
    summary_en: '58 exhibitors from twelve countries and regions; the quiet hour is what visitors wrote about most.',
    picture: drawing(8),
    source_cn: '展会新闻组',
    source_en: 'Exhibition press office',
    html_cn:
      '<p>第七届展会今天下午结束。58家参展商来自12个国家和地区，展出面积9200平方米；三天登记专业观众11430人，比上一届多一成六。</p><p>采购配对共完成204次会面，比去年多八十六次。晚照奖首次颁发，试用团二百位成员评出二十二件产品。</p><p>出口处的信箱收到观众来信三百一十七封，提得最多的是安静时段，其次是座椅。也有批评：午后空调太冷，导览图的字还不够大。</p><p>上届回顾将于七月发布。</p>',
    html_en:
      '<p>The seventh edition ended this afternoon. 58 exhibitors from twelve countries and regions showed on 9,200 square metres, and 11,430 trade visitors were registered in three days, 16 per cent more than last year.</p><p>Matchmaking brought 204 meetings, 86 more than in 2023. The Evening Light Award was given for the first time; a panel of two hundred trial users chose 22 products.</p><p>The letter box at the exit held 317 letters. The quiet hour was named most often, then the seats. There was criticism too: the air conditioning was cold after lunch, and the type on the plan is still too small.</p><p>The report follows in July.</p>',
    updated: day('2024-06-07'),
    recommend: false
  },
  {
    id: 412,
    kind: 'exhibition_news',
    date: day('2024-07-23'),
    title_cn: '上届回顾发布；2025年展期定在6月11日至13日',
    title_en: 'Report on 2024 published; the next edition is 11 to 13 June 2025',
    summary_cn: '第八届移至N5馆，面积11500平方米，与有机展同期举行。',
    summary_en: 'The eighth edition moves to hall N5, with 11,500 square metres, on the same days as the organic fair.',
    picture: drawing(7),
    source_cn: '展会新闻组',
    source_en: 'Exhibition press office',
    html_cn:
      '<p>第七届展会的<a href="/exhibition/review">回顾报告</a>今天发布，包括观众来源、采购角色、关注的产品类别和满意度四组数据，以及我们没有做好的六件事。</p><p>第八届将于2025年6月11日至13日在N5馆举行，面积11500平方米。有机与天然产品展同期举办，两展证件互通。</p><p>报告里提到的六件事，五件已经列入明年的预算；剩下的一件是停车费，由展馆规定，我们会继续沟通。</p>',
    html_en:
      '<p>The <a href="/exhibition/review">report on the seventh edition</a> is out today. It gives visitor origins, purchasing roles, product interests and satisfaction, and six things that we did not do well.</p><p>The eighth edition will be held from 11 to 13 June 2025 in hall N5, on 11,500 square metres. The organic and natural products fair runs on the same days, and a badge for one is valid for both.</p><p>Of the six things, five are in next year’s budget. The sixth is the price of parking, which the venue sets; we shall keep talking to them.</p>',
    updated: day('2024-07-23'),
    recommend: false
  },
  {
    id: 413,
    kind: 'industry_news',
    date: day('2024-08-20'),
    title_cn: '鹤汀颐养换菜单，先请住户投票',
    title_en: 'At Heting Living the residents vote before the menu changes',
    summary_cn: '三处社区、六百三十张票，红烧肉以三票之差保住了周三。',
    summary_en: 'Three communities, 630 votes: red-braised pork kept its Wednesday by three.',
    picture: drawing(4),
    source_cn: '白鬓镜头',
    source_en: 'Silver Temple Pictures',
    html_cn:
      '<p>每年八月，鹤汀颐养的三处社区都要换一次菜单。今年先办试吃：营养师提出四十道菜，住户尝三天，再投票决定二十八道。</p><p>六百三十张票里，最热的争论是红烧肉。营养师想把它从每周一次改为两周一次，投票结果是反对多三票，于是维持原样，分量减到四块，另配一碟芥菜。</p><p>总经理贺庭松说，吃饭是住户每天做得最多的决定，能自己定的就不该由别人代定。</p>',
    html_en:
      '<p>Every August the three communities of Heting Living change their menu. This year there was a tasting first: the dietitians proposed forty dishes, the residents ate them for three days and then voted for twenty-eight.</p><p>Of 630 votes the fiercest were about red-braised pork. The dietitians wished to serve it every other week. It stayed weekly by three votes, with four pieces to a portion and a dish of mustard greens beside it.</p><p>Meals are the decision that residents make most often, says the managing director He Tingsong, and what people can settle for themselves should not be settled for them.</p>',
    company_cn: '鹤汀颐养',
    company_en: 'Heting Living',
    booth: 'N5D12',
    updated: day('2024-08-20'),
    recommend: false
  },
  {
    id: 414,
    kind: 'industry_news',
    date: day('2024-09-24'),
    title_cn: '汀岸研究所：家庭在照护上的开支，三分之一花在看不见的地方',
    title_en: "Ting'an Institute: a third of what families spend on care goes unseen",
    summary_cn: '请假扣的工资、来回的车费、替换的鞋，从不出现在账单上。',
    summary_en: 'Wages lost, fares to and fro, another pair of shoes: none of it appears on any bill.',
    picture: drawing(7),
    source_cn: '霜叶周报',
    source_en: 'Frostleaf Weekly',
    html_cn:
      '<p>汀岸老龄社会研究所请一百二十户家庭记账半年，结果显示，与照护有关的开支里，器具和服务费占六成七，余下的三成三没有发票：请假少拿的工资、往返路费、适合浮肿的脚的鞋、多开一间房的空调。</p><p>研究者丁若兰建议企业在标价时写出全年成本。一张便宜的床，如果需要家人每晚起来调两次，未必便宜。</p><p>记账表可在研究所索取，一页纸，字很大。</p>',
    html_en:
      "<p>The Ting'an Institute for Ageing Societies asked 120 families to keep accounts for half a year. Of everything connected with care, 67 per cent went on equipment and services. The other 33 per cent has no receipt: wages lost through days off, fares, shoes for swollen feet, the air conditioning of one more room.</p><p>Ding Ruolan, who led the study, suggests that firms quote the cost of a whole year. A cheap bed may not be cheap if somebody has to get up twice a night to adjust it.</p><p>The account sheet is available from the institute: one page, in large type.</p>",
    updated: day('2024-09-24'),
    recommend: false
  },
  {
    id: 415,
    kind: 'exhibition_news',
    date: day('2024-11-12'),
    title_cn: '六成展位已定，试走道搬到馆中央',
    title_en: 'Six stands in ten are taken, and the walking track moves to the middle',
    summary_cn: '38家上届参展商续约；标准展位和光地的起订面积不变。',
    summary_en: '38 of last year’s exhibitors return; minimum sizes for shell and bare stands stay as they are.',
    picture: drawing(2),
    source_cn: '展会新闻组',
    source_en: 'Exhibition press office',
    html_cn:
      '<p>截至11月10日，第八届展会六成展位已确认，38家上届参展商续约，老客户的简化手续平均只用了九天。</p><p>平面图做了一处大改：三十六米长的试走道放到馆中央，四面都能看到，任何参展商的产品都可以预约上道。</p><p>标准展位9平方米起，光地36平方米起，与往届相同。<a href="/exhibitor/booth">展位预订</a>持续到2025年3月31日。</p>',
    html_en:
      '<p>By 10 November six in ten stands had been confirmed. 38 exhibitors are coming back, and the shorter procedure for returning firms took nine days on average.</p><p>The plan has one large change: the walking track, now 36 metres long, lies in the middle of the hall, can be seen from all sides and may be booked by any exhibitor.</p><p>Shell stands begin at 9 square metres and bare space at 36, as before. <a href="/exhibitor/booth">Stands can be booked</a> until 31 March 2025.</p>',
    updated: day('2024-11-12'),
    recommend: false
  },
  {
    id: 416,
    kind: 'exhibition_news',
    date: day('2024-12-10'),
    title_cn: '晚照奖接受报名，试用团扩大到2480人',
    title_en: 'Evening Light Award open for entries; the trial panel grows to 2,480',
    summary_cn: '报名至1月31日，评选历时四个月。服务首次可以参评。',
    summary_en: 'Entries until 31 January, four months of trials. Services may take part for the first time.',
    picture: drawing(8),
    source_cn: '展会新闻组',
    source_en: 'Exhibition press office',
    html_cn:
      '<p>第二届晚照奖今天开放报名。2024年首次评选只有二百位试用者，今年在十一个城市的学堂、社区和助餐点招募，已登记2480人，年龄从五十五岁到九十一岁。</p><p>评选从2025年2月到5月，历时四个月。除产品外，日托、陪诊、旅居等服务首次单独设奖，由试用者实际使用一次以上后打分。</p><p>参评不收费。每家企业最多报两件。详见<a href="/event/award">晚照奖</a>。</p>',
    html_en:
      '<p>Entries for the second Evening Light Award open today. In 2024 there were two hundred trial users. This time they were sought in learning houses, communities and canteens in eleven cities, and 2,480 have signed up, aged from 55 to 91.</p><p>Trials last four months, from February to May 2025. Services such as day care, hospital companions and long-stay travel have an award of their own and are marked by people who have used them at least once.</p><p>Taking part is free; each firm may enter two things. See <a href="/event/award">Evening Light Award</a>.</p>',
    updated: day('2024-12-10'),
    recommend: true
  }
]
