// Sample data: every firm, person and figure here is invented.
import type { PackNews } from '../pack.ts'
import { day } from '../venue/dates.ts'

export const news2025: PackNews[] = [
  {
    id: 319,
    kind: 'exhibition_news',
    date: day('2025-01-06'),
    updated: day('2025-01-06'),
    recommend: false,
    source_cn: '展会新闻处',
    source_en: 'Press office of the fair',
    title_cn: '有机力量奖开始征集，评选历时五个月',
    title_en: 'Organic Power Award calls for entries; five months of judging ahead',
    summary_cn: '2月28日截止，大众评委同步报名。',
    summary_en: 'Entries close on 28 February; public judges can sign up too.',
    html_cn:
      '<p>有机力量奖今天开始征集参评产品。报名截止2月28日，之后依次为文件审核、检测与专家品评、大众评审和终审，6月12日在展会现场颁奖。</p><p>今年设八个奖项，新增“转换先锋”，专门给处在转换期的产品。每家企业最多报三件。</p><p>大众评委不需要专业背景，年满十八岁、愿意写下至少五份试用意见即可。</p>',
    html_en:
      '<p>The Organic Power Award is open for entries until 28 February. Checks of documents, laboratory tests, expert tasting, public judging and a final meeting follow; the awards are given at the fair on 12 June.</p><p>There are eight awards this year. New among them is the Conversion Pioneer, for products that are still in conversion. A firm may enter three products at most.</p><p>Public judges need no training. They must be eighteen and willing to write at least five reports.</p>'
  },
  {
    id: 320,
    kind: 'industry_news',
    date: day('2025-02-18'),
    updated: day('2025-02-18'),
    recommend: true,
    source_cn: '田头纪事',
    source_en: 'Furrow Chronicle',
    company_cn: '谷野原有机农场',
    company_en: 'Guyeyuan Organic Farms',
    booth: 'N5A01',
    title_cn: '谷野原的三百公顷新地',
    title_en: 'Three hundred new hectares at Guyeyuan',
    summary_cn: '转换到第三年，终于不亏了。',
    summary_en: 'In the third year of conversion the losses end.',
    html_cn:
      '<p>谷野原2022年接手邻村三百公顷常规地开始转换时，村里人打赌撑不过三年。头两年果然亏。去年秋天，这片地的黄豆第一次按有机价卖出，账面多出十一万元。</p><p>总经理韦长垄把功劳算给绿肥：稻和豆之间多种一季，不卖钱，但压住了杂草，除草的雇工从一百二十人减到七十人。</p><p>他也提醒想跟进的人，谷野原的租约是二十年。“签三年的地，别做这件事。”</p><p>这片地的黄豆将在N5馆A01展位展出，现场可以喝到现磨豆浆。</p>',
    html_en:
      '<p>When Guyeyuan took over 300 hectares of ordinary land next door in 2022, the village bet that it would not last three years. For two it lost money indeed. Last autumn the soya from these fields was sold at the organic price for the first time, and RMB 110,000 remained.</p><p>Managing director Wei Changlong gives the credit to green manure. A season of it between rice and beans earns nothing but smothers the weeds, and seventy hands now do what took 120.</p><p>He has a warning for those who would follow: Guyeyuan’s lease runs for twenty years. “On a three-year lease, don’t.”</p><p>The beans are at booth A01 in hall N5, where soya milk is ground and poured.</p>',
    picture: {
      picture: 'organic/news-7',
      alt_cn: '五块颜色不同的轮作田',
      alt_en: 'Five fields of a rotation, each in its own colour'
    }
  },
  {
    id: 321,
    kind: 'exhibition_news',
    date: day('2025-03-11'),
    updated: day('2025-03-11'),
    recommend: false,
    source_cn: '展会新闻处',
    source_en: 'Press office of the fair',
    title_cn: '51家企业、98件产品入围有机力量奖',
    title_en: '51 firms and 98 products in the running for the Organic Power Award',
    summary_cn: '非食品占到三分之一，为历年最多。',
    summary_en: 'A third is non-food, more than ever.',
    html_cn:
      '<p>有机力量奖报名结束，51家企业的98件产品通过文件审核，进入检测与专家品评。其中食品65件，非食品33件。</p><p>落选的产品里，最常见的原因是证书在6月之前到期，其次是标签与证书上的名称不一致。</p><p>大众评委报名仍在进行，4月20日截止。</p>',
    html_en:
      '<p>Entries to the Organic Power Award are in: 98 products of 51 firms have passed the check of documents and go on to the laboratory and the tasting panel, 65 of them food and 33 non-food.</p><p>Most of those that fell out had a certificate that ends before June; the next most common reason was a name on the label that differs from the certificate.</p><p>Public judges can still sign up, until 20 April.</p>'
  },
  {
    id: 322,
    kind: 'industry_news',
    date: day('2025-03-25'),
    updated: day('2025-03-25'),
    recommend: false,
    source_cn: '绿标资讯',
    source_en: 'Green Label Bulletin',
    title_cn: '有机码怎么查，三步说清',
    title_en: 'How to check an organic code in three steps',
    summary_cn: '十七位数字，一码对应一个最小销售包装。',
    summary_en: 'Seventeen digits, one code for each smallest pack.',
    html_cn:
      '<p>每个获证有机产品的最小销售包装上都应有一个十七位的有机码，通常在有机标志旁边，刮开涂层可见。</p><ol><li>刮开涂层，抄下十七位数字</li><li>在国家认证信息公共服务平台输入</li><li>核对查到的产品名、企业名与手里的包装</li></ol><p>查不到时先看有没有抄错，尤其是0和8。仍查不到，可以向门店要求出示证书，也可以拨打市场监管部门的投诉电话。</p><p>展会网站提供了<a href="/visitor/code">有机码查询</a>入口，可先核对位数，再转到官方平台。</p>',
    html_en:
      '<p>The smallest pack of every certified organic product in China should carry a code of seventeen digits, usually beside the organic mark and under a layer to be scratched off.</p><ol><li>Scratch off the layer and copy the seventeen digits</li><li>Enter them in the national register of certificates</li><li>Compare product and firm with the pack in your hand</li></ol><p>If nothing is found, look for a slip first: 0 and 8 are the usual ones. After that, ask the shop for the certificate or ring the market authority.</p><p>The fair’s site has an <a href="/visitor/code">organic code query</a> that checks the length and hands you on to the official register.</p>'
  },
  {
    id: 323,
    kind: 'exhibition_news',
    date: day('2025-04-15'),
    updated: day('2025-04-15'),
    recommend: false,
    source_cn: '展会新闻处',
    source_en: 'Press office of the fair',
    title_cn: '三场论坛、三十五位嘉宾，名单公布',
    title_en: 'Three forums, thirty-five speakers: the list is out',
    summary_cn: '每天一场，全部设在N5馆。',
    summary_en: 'One a day, all in hall N5.',
    html_cn:
      '<p>第18届展会三场论坛的嘉宾名单今天公布：产业圆桌会议十二位，产品流通峰会十二位，母婴峰会十一位，共二十三场演讲与对谈。</p><p>圆桌会议6月11日举行，主题是转换期；流通峰会在12日，讨论损耗与退货；13日的母婴峰会到下午两点一刻结束，留足看展的时间。</p><p>所有演讲配中英文同声传译，凭观众证入场。日程见<a href="/event/activities">全部日程</a>。</p>',
    html_en:
      '<p>The speakers of the 18th fair are known: twelve at the industry roundtable, twelve at the product distribution summit and eleven at the maternal and infant summit, in twenty-three talks and conversations.</p><p>The roundtable on 11 June is about conversion, the summit on the 12th about loss and returns. The maternal and infant summit on the 13th ends at a quarter past two, which leaves time for the booths.</p><p>All talks are interpreted between Chinese and English and free with a visitor badge. See <a href="/event/activities">all events</a>.</p>'
  },
  {
    id: 324,
    kind: 'industry_news',
    date: day('2025-04-29'),
    updated: day('2025-04-29'),
    recommend: true,
    source_cn: '母婴渠道通讯',
    source_en: 'Mother and Child Trade Letter',
    title_cn: '七十家母婴店的有机货架都放了什么',
    title_en: 'What seventy baby shops keep on the organic shelf',
    summary_cn: '米粉第一，贴身衣物第二。',
    summary_en: 'Cereal first, clothes next to the skin second.',
    html_cn:
      '<p>本刊走访了十二个城市的七十家母婴店。有机商品平均占单品数的12%，占销售额的19%。卖得最好的依次是米粉、贴身衣物、果泥和洗护。</p><p>店主们最头疼的是解释。顾客问得最多的三个问题是：有机米粉为什么也强化铁、有机棉洗了会不会缩、证书怎么看。</p><p>四十一家店把答案贴在货架上。贴了答案的店，有机米粉复购率平均高出九个百分点。</p>',
    html_en:
      '<p>We went to seventy baby shops in twelve cities. Organic goods are 12 per cent of the lines and 19 per cent of sales. Cereal leads, then clothes next to the skin, fruit purée and care.</p><p>Explaining is the trouble. The three questions asked most: why is organic cereal fortified with iron, does organic cotton shrink, and how does one read a certificate?</p><p>Forty-one shops have put the answers on the shelf. Where they hang, repeat sales of organic cereal are nine points higher.</p>',
    picture: {
      picture: 'organic/news-8',
      alt_cn: '一勺米粉与稻穗',
      alt_en: 'A spoon of baby cereal and an ear of rice'
    }
  },
  {
    id: 325,
    kind: 'exhibition_news',
    date: day('2025-05-27'),
    updated: day('2025-05-27'),
    recommend: true,
    source_cn: '展会新闻处',
    source_en: 'Press office of the fair',
    title_cn: '6,320位大众评委交卷',
    title_en: '6,320 public judges have handed in their reports',
    summary_cn: '收到四万多份意见，最长的一份写了三千字。',
    summary_en: 'More than forty thousand reports, the longest of three thousand characters.',
    html_cn:
      '<p>有机力量奖大众评审于5月25日结束，6,320位评委提交了41,870份试用意见。年龄最小的十八岁，最大的八十四岁。</p><p>98件产品中，得到意见最多的是一款燕麦片，最少的是一种堆肥菌剂，后者由一百二十位有菜园的评委试用。</p><p>终审会6月6日召开，八个奖项共35件产品将在6月12日下午四点公布。</p>',
    html_en:
      '<p>Public judging for the Organic Power Award ended on 25 May. The 6,320 judges wrote 41,870 reports; the youngest is eighteen, the oldest eighty-four.</p><p>Of the 98 products a pack of oat flakes drew the most reports and a compost starter the fewest: it went to 120 judges who have a garden.</p><p>The jury meets on 6 June. Eight awards for 35 products in all will be announced on 12 June at four in the afternoon.</p>'
  },
  {
    id: 326,
    kind: 'exhibition_news',
    date: day('2025-06-04'),
    updated: day('2025-06-04'),
    recommend: true,
    source_cn: '展会新闻处',
    source_en: 'Press office of the fair',
    title_cn: '还有一周：来之前请看这五件事',
    title_en: 'One week to go: five things before you come',
    summary_cn: '证件、入口、地铁、样品袋和鞋。',
    summary_en: 'Badge, entrance, metro, sample bags and shoes.',
    html_cn:
      '<p>第18届展会下周三开门，11日、12日9:00至17:00，13日到15:00。240家企业来自31个国家和地区，展位图已经更新。</p><ol><li>带好登记时用的证件，现场凭它换观众证</li><li>从三号入口厅（东北）进馆最近</li><li>地铁7号线花木路站下，步行约十分钟</li><li>样品请自备袋子，现场不发塑料袋</li><li>三天要走很多路，穿舒服的鞋</li></ol><p>还没登记的观众可以在<a href="/visitor/register">观众登记</a>页面办理，无障碍路线见<a href="/visitor/guide">参观指南</a>。</p>',
    html_en:
      '<p>The 18th fair opens on Wednesday: from 9:00 to 17:00 on the 11th and 12th, until 15:00 on the 13th. The plan of 240 firms from 31 countries and regions is up to date.</p><ol><li>Bring the document you registered with; you get your badge against it</li><li>Entrance Hall 3, north-east, is nearest</li><li>Metro line 7 to Huamu Road, then ten minutes on foot</li><li>Bring a bag for samples: no plastic bags are handed out</li><li>Three days mean many steps, so choose your shoes</li></ol><p>If you have not registered, do so under <a href="/visitor/register">visitor registration</a>. The way without steps is in the <a href="/visitor/guide">visitor guide</a>.</p>'
  }
]
