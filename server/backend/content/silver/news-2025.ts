// Sample data: every firm, person and figure here is invented.
import type { PackNews } from '../pack.ts'
import { day } from '../venue/dates.ts'
import { drawing } from './news-drawing.ts'

export const news2025: PackNews[] = [
  {
    id: 417,
    kind: 'industry_news',
    date: day('2025-01-14'),
    title_cn: '第七版折叠轮椅：改得最多的是刹车把手',
    title_en: 'The folding wheelchair, seventh version: the brake lever changed most',
    summary_cn: '行安辅具把把手加宽八毫米，握力只剩一半的人也能刹住。',
    summary_en: "Xing'an has widened the lever by eight millimetres, so that half the usual grip is enough to stop.",
    picture: drawing(6),
    source_cn: '行安辅具',
    source_en: "Xing'an Mobility",
    html_cn:
      '<p>行安辅具本月交付第七版家用折叠轮椅，整车九点八公斤，折起后能立着放进地铁车厢的角落。</p><p>与第六版相比，车架只改了两处，刹车把手却重做了三次。试用团反映，下坡时手指不够长、握不紧。新把手加宽八毫米，行程缩短，按下三分之二即可刹住，所需握力降到原来的一半。</p><p>第六版的车主可以把旧把手寄回，换新不收费。更换视频有字幕，没有背景音乐。</p><p>六月展会上，观众可在N5A02旁的斜坡上试刹车，坡度十二分之一。</p>',
    html_en:
      "<p>Xing'an Mobility is delivering the seventh version of its folding chair for the home. It weighs 9.8 kilograms and, folded, stands upright in the corner of a metro carriage.</p><p>The frame differs from the sixth version in two places only, while the brake lever was remade three times. Trial users had reported that on a slope their fingers were too short to hold it. The new lever is eight millimetres wider, travels less, and grips at two thirds of its way with half the force.</p><p>Owners of the sixth version may send in their levers and receive new ones free of charge. The film that shows how has captions and no music.</p><p>At the exhibition in June the brakes can be tried on a slope of one in twelve beside stand N5A02.</p>",
    company_cn: '行安辅具',
    company_en: "Xing'an Mobility",
    booth: 'N5A02',
    updated: day('2025-01-14'),
    recommend: false
  },
  {
    id: 418,
    kind: 'industry_news',
    date: day('2025-02-25'),
    title_cn: '六家养老院公开试用评分表，供应商可照着准备',
    title_en: 'Six care homes publish the form on which they mark every trial',
    summary_cn: '价格只占二十分，清洁与维修占三十分。',
    summary_en: 'Price counts for twenty points of a hundred; cleaning and repair for thirty.',
    picture: drawing(7),
    source_cn: '浦岸商情',
    source_en: "Pu'an Trade News",
    html_cn:
      '<p>六院联合采购办公室今天公开了内部使用两年的试用评分表。满分一百，使用者感受三十五分，清洁与维修三十分，价格二十分，到货与培训十五分。</p><p>采购主任范永康说，公开是为了少走弯路：过去有七成样品在清洁这一项丢分，因为布套拆不下来。</p><p>六月的<a href="/event/distribution">康养渠道与采购峰会</a>上，他将带来2025年下半年的采购清单。</p>',
    html_en:
      '<p>The Six Homes Joint Purchasing Office has published the form that it has used internally for two years. Of a hundred points, 35 go to the people who use the product, 30 to cleaning and repair, 20 to price, 15 to delivery and training.</p><p>It will save everyone a detour, says Fan Yongkang, head of purchasing: seven samples in ten used to lose points on cleaning because the cover would not come off.</p><p>At the <a href="/event/distribution">Care Channels and Procurement Summit</a> in June he will bring the list of purchases for the second half of 2025.</p>',
    updated: day('2025-02-25'),
    recommend: false
  },
  {
    id: 419,
    kind: 'exhibition_news',
    date: day('2025-03-18'),
    title_cn: '43家企业、76件产品进入家庭试用',
    title_en: '76 products of 43 firms go into people’s homes',
    summary_cn: '晚照奖试用过半，最常写在表上的一句话是“声音太大”。',
    summary_en: 'Half-way through the Evening Light Award, the commonest remark on the form is “too loud”.',
    picture: drawing(4),
    source_cn: '展会新闻组',
    source_en: 'Exhibition press office',
    html_cn:
      '<p>第二届晚照奖收到43家企业的76件产品和服务，二月起分到十一个城市的2480位试用者手中，平均每件有九十多人用过。</p><p>到三月中旬，已收回试用表四千一百张。“声音太大”出现得最多，涉及床、泵和提醒器；排第二的是“盒子打不开”。</p><p>试用五月十六日截止，五月下旬公布获奖名单。</p>',
    html_en:
      '<p>43 firms have entered 76 products and services for the second Evening Light Award. Since February they have been with 2,480 trial users in eleven cities; each has been used by over ninety people on average.</p><p>By mid-March 4,100 forms had come back. “Too loud” is written most often, of beds, pumps and reminders. Second is “I could not open the box”.</p><p>Trials end on 16 May, and the winners will be named later that month.</p>',
    updated: day('2025-03-18'),
    recommend: false
  },
  {
    id: 420,
    kind: 'exhibition_news',
    date: day('2025-04-08'),
    title_cn: '观众预登记开放，陪同的人不另收费',
    title_en: 'Registration is open, and whoever comes along with you comes free',
    summary_cn: '五月三十一日前登记免费。需要陪同、轮椅或手语的，请在登记后来电。',
    summary_en:
      'Free until 31 May. If you would like a companion, a wheelchair or sign language, please ring once you have registered.',
    picture: drawing(1),
    source_cn: '展会新闻组',
    source_en: 'Exhibition press office',
    html_cn:
      '<p>第八届展会的<a href="/visitor/register">观众预登记</a>今天开放，5月31日前登记免费入场，现场登记每人50元。六十五岁及以上的观众任何时候都免费，陪同者一位免费。</p><p>三项服务需要提前一天打电话预约：由工作人员从地铁站接到展馆；借用轮椅或助行器；手语或文字速记陪同。</p><p>展会开放时间为前两天9:00至17:00，最后一天到15:00。安静时段仍为每天13:00至14:00。</p>',
    html_en:
      '<p><a href="/visitor/register">Registration</a> for the eighth edition opened today. Entry is free for those who register by 31 May and RMB 50 at the door. Visitors of 65 and over are admitted free at any time, and so is one companion.</p><p>Three services are arranged by telephone a day ahead: being met at the metro and brought to the hall; the loan of a wheelchair or a walking frame; a sign-language interpreter or a note-taker.</p><p>The hall is open from 09:00 to 17:00 on the first two days and until 15:00 on the last. The quiet hour is from 13:00 to 14:00 each day, as before.</p>',
    updated: day('2025-04-08'),
    recommend: true
  },
  {
    id: 421,
    kind: 'industry_news',
    date: day('2025-04-29'),
    title_cn: '一间四十二平方米的一室户将原样搬进N5馆',
    title_en: 'A flat of 42 square metres will be rebuilt inside hall N5',
    summary_cn: '檐下适老按一比一搭建改造前后的两间卫生间，观众可以走进去坐下来。',
    summary_en: 'Yanxia Homes builds two bathrooms in full size, before and after; visitors may go in and sit down.',
    picture: drawing(5),
    source_cn: '檐下适老',
    source_en: 'Yanxia Homes',
    html_cn:
      '<p>檐下适老将在六月的展位N5C08按原尺寸搭出一间四十二平方米的一室户，户主一家已同意公开平面图。左半边保持改造前的样子，右半边是五天施工之后的样子。</p><p>改动共十九处，总价两万七千元，其中扶手和灯占不到四千元。每一处都贴着工时、价格和当时没有采用的另一种做法。</p><p>设计总监汤佩芳建议观众带上自家卫生间的照片和三个尺寸：门宽、坐便器到墙的距离、门槛高度。</p>',
    html_en:
      '<p>At stand N5C08 in June, Yanxia Homes will rebuild a flat of 42 square metres in full size. The family who live there have agreed that the plan may be shown. The left half is as it was; the right half is as it is after five days of work.</p><p>There are nineteen changes for RMB 27,000 in all, of which rails and lamps cost under 4,000. Each bears a label with hours, price and the alternative that was not chosen.</p><p>The design director, Tang Peifang, suggests bringing a photograph of your own bathroom and three measurements: the width of the door, the distance from the toilet to the wall, the height of the threshold.</p>',
    company_cn: '檐下适老',
    company_en: 'Yanxia Homes',
    booth: 'N5C08',
    updated: day('2025-04-29'),
    recommend: false
  },
  {
    id: 422,
    kind: 'exhibition_news',
    date: day('2025-05-13'),
    title_cn: '三场论坛日程公布：二十六场，三十七位讲者',
    title_en: 'Programme of the three forums: 26 sessions, 37 speakers',
    summary_cn: '产业圆桌、渠道采购、三代家庭，各占一天的主场；外语场次配同声传译。',
    summary_en: 'Industry, procurement and family each lead one day; sessions in other languages are interpreted.',
    picture: drawing(3),
    source_cn: '展会新闻组',
    source_en: 'Exhibition press office',
    html_cn:
      '<p>第八届展会的同期日程今天公布。6月11日是<a href="/event/roundtable">银发经济产业圆桌会议</a>，从一份二千一百户的入户调查谈起，以晚照奖颁奖结束；6月12日是<a href="/event/distribution">康养渠道与采购峰会</a>；12日下午和13日是<a href="/event/maternal">三代家庭论坛</a>，其中一场请观众动手。</p><p>三十七位讲者来自八个国家，年纪最大的七十九岁。所有场次有实时字幕，三场配中英文同声传译。</p><p>完整时间见<a href="/event/activities">三天日程</a>，可以按时间加入自己的参观计划并打印。</p>',
    html_en:
      '<p>The programme has been published today. 11 June belongs to the <a href="/event/roundtable">Silver Economy Industry Roundtable</a>, which begins with a survey of 2,100 homes and ends with the Evening Light Award. 12 June is the <a href="/event/distribution">Care Channels and Procurement Summit</a>. The <a href="/event/maternal">Three Generations Family Forum</a> takes the afternoon of the 12th and the whole of the 13th, with one session to practise in.</p><p>The 37 speakers come from eight countries; the oldest is 79. Every session has live captions and three are interpreted between Chinese and English.</p><p>All times are in the <a href="/event/activities">programme</a>, from which you can make and print a plan of your own.</p>',
    updated: day('2025-05-13'),
    recommend: true
  },
  {
    id: 423,
    kind: 'exhibition_news',
    date: day('2025-05-27'),
    title_cn: '晚照奖名单揭晓：八个奖项，三十五件产品与服务',
    title_en: 'Evening Light Award: eight awards for 35 products and services',
    summary_cn: '四个月、2480位试用者、76件参评，三十五件获奖。颁奖在6月11日16:00。',
    summary_en: 'Four months, 2,480 trial users, 76 entries, 35 winners. The ceremony is at 16:00 on 11 June.',
    picture: drawing(8),
    source_cn: '展会新闻组',
    source_en: 'Exhibition press office',
    html_cn:
      '<p>经过四个月的家庭试用，第二届晚照奖今天公布名单：43家企业的76件参评产品与服务中，三十五件分获八个奖项。</p><p>评分只来自用过的人。专家组负责剔除安全上不合格的样品，不打分；今年有四件因夹手风险或说明书缺页被退回。</p><p>“试用者之选”不分类别，由全体试用者各投一票，问题只有一个：还回去的时候，你舍不得哪一件？</p><p>全部获奖者见<a href="/event/award">晚照奖</a>，颁奖6月11日16:00在一号论坛厅举行。</p>',
    html_en:
      '<p>After four months in people’s homes the second Evening Light Award has its winners: of 76 products and services entered by 43 firms, 35 share the eight awards.</p><p>Marks come only from people who have used the things. A group of specialists removes samples that are not safe and gives no marks; four were returned this year because of pinched fingers or missing pages in the manual.</p><p>“Chosen by Those Who Use It” has no category. Every trial user has one vote and one question: which of them were you sorry to give back?</p><p>All winners are on the <a href="/event/award">award page</a>. The ceremony is at 16:00 on 11 June in Forum Room 1.</p>',
    updated: day('2025-05-27'),
    recommend: true
  },
  {
    id: 424,
    kind: 'industry_news',
    date: day('2025-06-04'),
    title_cn: '守灯智护把夜间活动画成一张纸',
    title_en: 'Shoudeng draws the night on a single sheet',
    summary_cn: '不看曲线，只看三种颜色：睡着、起来过、需要问一声。',
    summary_en: 'Three colours instead of curves: asleep, up for a while, worth asking.',
    picture: drawing(5),
    source_cn: '守灯智护',
    source_en: 'Shoudeng Smart Care',
    html_cn:
      '<p>守灯智护发布新的夜间看护记录：每晚一条横线，印在一张纸上，一个月正好一页。蓝色是睡着，米色是起来过，橙色是值得问一声。没有分数，也没有排名。</p><p>这张纸由设备每月自动寄到家，先寄给本人，再由本人决定给谁看。参与试用的机构说，护理员交接班的口头说明因此短了一半。</p><p>6月11日14:20，产品负责人郝立原将在<a href="/event/roundtable/606">不装摄像头的夜间看护</a>一场讲解误报率怎样降下来。</p>',
    html_en:
      '<p>Shoudeng Smart Care has a new record of the night: one line for each night, printed, a month to a page. Blue is asleep, cream is up for a while, orange is worth asking about. There are no scores and no rankings.</p><p>The page is posted every month to the person concerned, who decides who else may see it. Care homes that tried it say that the spoken handover between shifts has become half as long.</p><p>At 14:20 on 11 June Hao Liyuan, head of products, explains in <a href="/event/roundtable/606">Watching over the night without a camera</a> how false alarms were brought down.</p>',
    company_cn: '守灯智护',
    company_en: 'Shoudeng Smart Care',
    booth: 'N5B04',
    updated: day('2025-06-04'),
    recommend: false
  },
  {
    id: 425,
    kind: 'exhibition_news',
    date: day('2025-06-10'),
    title_cn: '明天九点开门：三件出门前要知道的事',
    title_en: 'Doors open at nine tomorrow: three things to know before you leave',
    summary_cn: '地铁七号线到花木路站，走坡道进馆；带身份证件；带件薄外套。',
    summary_en: 'Line 7 to Huamu Road and the ramp into the hall; an identity document; a thin jacket.',
    picture: drawing(1),
    source_cn: '展会新闻组',
    source_en: 'Exhibition press office',
    html_cn:
      '<p>第八届展会明天9:00在N5馆开幕，62家参展商已经布展完毕。</p><ul><li>路：地铁7号线终点花木路站乘直梯出站，全程没有台阶，走法见<a href="/visitor/guide">参观指南</a>。</li><li>证：带身份证件，入口认证件，不必打印任何东西。</li><li>衣：去年有人说馆内冷，今年空调调到二十五度，仍建议带件薄外套。</li></ul><p>新的导览图字高五毫米，入口两侧都可以取。找不到路或想坐一会儿，问穿橙色马甲的工作人员。</p>',
    html_en:
      '<p>The eighth edition opens at nine tomorrow in hall N5. All 62 exhibitors have set up.</p><ul><li>The way: take line 7 to its last stop, Huamu Road, and the lift to the street. There is not a step from there to the hall; see <a href="/visitor/guide">getting here</a>.</li><li>Papers: bring an identity document. It is enough; nothing needs printing.</li><li>Clothes: last year the hall was cold. The air is set to 25 degrees now, and a thin jacket still does no harm.</li></ul><p>The new plan is set in letters five millimetres high and lies on both sides of the entrance. If you lose your way or wish to sit down, ask anyone in an orange waistcoat.</p>',
    updated: day('2025-06-10'),
    recommend: false
  },
  {
    id: 426,
    kind: 'exhibition_news',
    date: day('2025-06-13'),
    title_cn: '第八届闭幕：谢谢14260位观众，也谢谢四百封信',
    title_en: 'Eighth edition closes: thanks to 14,260 visitors and for four hundred letters',
    summary_cn: '入场登记的初步数字比上一届多两成半；论坛讲稿两周内上网，回顾报告九月发布。',
    summary_en:
      'A first count shows a quarter more visitors than last year. Slides follow within two weeks, the report in September.',
    picture: drawing(8),
    source_cn: '展会新闻组',
    source_en: 'Exhibition press office',
    html_cn:
      '<p>第八届展会今天15:00闭幕。入场登记初步统计，三天共到专业观众14260人，比上一届多两成半；62家参展商完成预约会面312次。</p><p>试走道走了一万一千多趟。信箱收到来信四百零二封，散场前读了其中六封：有人要一份盲文导览图，有人问能不能晚上开到七点，也有人只写了“明年还来”。</p><p>论坛讲稿将在两周内放到<a href="/exhibitor/download">资料下载</a>。本届回顾报告九月发布，在此之前可以看<a href="/exhibition/review">上届回顾</a>。</p><p>失物请在六月底前打观众服务电话认领，目前有眼镜九副、手杖两根。</p>',
    html_en:
      '<p>The eighth edition closed at 15:00 today. A first count of the entry records shows 14,260 trade visitors in three days, a quarter more than last year, and 312 arranged meetings with the 62 exhibitors.</p><p>The walking track was walked more than 11,000 times. The letter box held 402 letters, of which six were read aloud before the end: one asks for a plan in braille, one whether the hall might stay open until seven, one says only “see you next year”.</p><p>Slides of the talks will be among the <a href="/exhibitor/download">downloads</a> within two weeks. The report on this edition follows in September; until then there is the <a href="/exhibition/review">report on 2024</a>.</p><p>Lost property can be claimed by telephone from visitor services until the end of June. At present it is nine pairs of glasses and two walking sticks.</p>',
    updated: day('2025-06-13'),
    recommend: true
  }
]
