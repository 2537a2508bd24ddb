// Sample data: every firm, person and figure here is invented.
import type { PackNews } from '../pack.ts'
import { day } from '../venue/dates.ts'

export const news2023: PackNews[] = [
  {
    id: 301,
    kind: 'exhibition_news',
    date: day('2023-06-07'),
    updated: day('2023-06-07'),
    recommend: false,
    source_cn: '展会新闻处',
    source_en: 'Press office of the fair',
    title_cn: '停办一年后，第16届展会今天开门',
    title_en: 'After a year without a fair, the 16th opens today',
    summary_cn: '176家企业到场，一半以上是老面孔。',
    summary_en: '176 firms are here, more than half of them old acquaintances.',
    html_cn:
      '<p>上午九点，入口处排起了队。2022年没有办成的展会今天重新开门，176家企业来到现场，其中九十八家参加过第15届。</p><p>最先热闹起来的是茶和粮油两个区。来自产地的展商说，这一年最难的不是种，而是见不到买家：样品寄出去，口感只能在电话里讲。</p><p>本届为期三天，到6月9日下午三点结束。现场可以办理入场登记。</p>',
    html_en:
      '<p>At nine this morning there was a queue at the door. The fair that could not be held in 2022 is back with 176 firms, ninety-eight of which had been at the 15th.</p><p>Tea and grain filled up first. Growers say that the hard part of the past year was not growing but meeting no one: a sample can be posted, its taste cannot be told over the telephone.</p><p>The fair runs for three days and closes on 9 June at three in the afternoon. Visitors can register at the entrance.</p>',
    picture: {
      picture: 'organic/news-1',
      alt_cn: '田垄向展馆汇聚的插画',
      alt_en: 'Furrows that run towards an exhibition hall'
    }
  },
  {
    id: 302,
    kind: 'exhibition_news',
    date: day('2023-06-20'),
    updated: day('2023-06-20'),
    recommend: false,
    source_cn: '展会新闻处',
    source_en: 'Press office of the fair',
    title_cn: '第16届闭幕：14,920名观众，四成来自零售',
    title_en: 'The 16th fair in figures: 14,920 visitors, four in ten from retail',
    summary_cn: '主办方公布到场人数、来源与满意度。',
    summary_en: 'The organisers publish attendance, origin and satisfaction.',
    html_cn:
      '<p>三天里共有14,920名专业观众入场，其中零售企业占41%，经销商占27%，餐饮占12%，其余来自生产、检测、媒体和院校。</p><p>问卷显示，78%的展商对观众质量表示满意，不满意的主要理由是“第三天下午人太少”。下一届将把部分品鉴活动移到最后一天。</p><p>完整数据已写入展后报告，展商可以向参展服务组索取。</p>',
    html_en:
      '<p>Over three days 14,920 trade visitors came in: 41 per cent from retail, 27 per cent distributors, 12 per cent caterers, the rest from production, testing, press and universities.</p><p>In the survey 78 per cent of exhibitors were content with the visitors they met. The usual complaint was that the third afternoon was thin. Some tastings will move to the last day next time.</p><p>All figures are in the report, which exhibitors can have from the exhibitor desk.</p>'
  },
  {
    id: 303,
    kind: 'industry_news',
    date: day('2023-07-18'),
    updated: day('2023-07-18'),
    recommend: false,
    source_cn: '茶市声',
    source_en: 'Tea Market Voice',
    company_cn: '青岭茶事',
    company_en: 'Qingling Tea House',
    booth: 'N5A05',
    title_cn: '这几片茶园比邻居多六种鸟',
    title_en: 'Six kinds of birds more than next door',
    summary_cn: '青岭茶事请观鸟小组做了一年记录。',
    summary_en: 'Qingling Tea House had a birdwatching group keep records for a year.',
    html_cn:
      '<p>青岭茶事从2012年起不用化学农药。去年7月到今年6月，当地观鸟小组在它的七片茶园里记到十七种鸟，比附近的常规茶园多六种。</p><p>主理人蓝雨筠说，变化最大的是春末：茶尺蠖出来的时候，山雀一天能来几十趟。茶园为此留下了四十多棵原本要砍的老树。</p><p>代价也摆在账上。七片茶园每年除草要多花九百个工，夏茶减产一成半。</p><p>记录表将由观鸟小组公开，任何茶园都可以照着做。</p>',
    html_en:
      '<p>Qingling Tea House has used no chemical pesticide since 2012. From last July to this June the local birdwatchers noted seventeen kinds of birds in its seven gardens, six more than in ordinary gardens nearby.</p><p>Late spring changed most, says garden manager Lan Yuyun: when the loopers hatch the tits come by dozens of times a day. Some forty old trees that were due to be felled have been left for them.</p><p>The price is in the books too. The seven gardens take 900 more days of weeding a year, and the summer picking is down by 15 per cent.</p><p>The birdwatchers will publish their record sheet so that any garden can use it.</p>',
    picture: {
      picture: 'organic/news-2',
      alt_cn: '茶园坡地上停着几只鸟',
      alt_en: 'Birds resting on a slope of tea'
    }
  },
  {
    id: 304,
    kind: 'industry_news',
    date: day('2023-09-05'),
    updated: day('2023-09-05'),
    recommend: false,
    source_cn: '田头纪事',
    source_en: 'Furrow Chronicle',
    title_cn: '新豆上市，有机大豆比去年早签了半个月',
    title_en: 'Soya contracts signed a fortnight early',
    summary_cn: '豆制品厂担心缺货，提前下田看豆。',
    summary_en: 'Tofu makers fear a shortage and go to see the crop early.',
    html_cn:
      '<p>往年要到九月下旬才谈定的有机大豆收购合同，今年在八月底就签了大半。六家合作社告诉记者，签下的数量占预计产量的六成五。</p><p>豆制品厂来得早，是因为去年冬天断过货。一家工厂的采购员在地头住了三天，只为确认哪几块地真的没有飘到邻田的除草剂。</p><p>价格比去年略高，涨幅不到百分之三。合作社更在意的是付款时间：今年有四份合同写明了装车当天付一半。</p>',
    html_en:
      '<p>Contracts for organic soya that are usually settled in late September were mostly signed by the end of August this year. Six co-operatives report that 65 per cent of the expected crop is spoken for.</p><p>Tofu makers came early because they ran out last winter. One buyer stayed at the fields for three days, only to see for himself which plots had caught no herbicide from next door.</p><p>Prices are up, though by less than 3 per cent. The co-operatives care more about the day of payment: four contracts now promise half the money when the lorry is loaded.</p>'
  },
  {
    id: 305,
    kind: 'industry_news',
    date: day('2023-10-16'),
    updated: day('2023-10-16'),
    recommend: false,
    source_cn: '有机观察周刊',
    source_en: 'Organic Observer Weekly',
    title_cn: '十二所学校的食堂试用有机米，一学期后的账',
    title_en: 'Organic rice in twelve school kitchens: the bill after one term',
    summary_cn: '每餐多花四角，剩饭少了。',
    summary_en: 'Forty fen more a meal, and less rice left on the plate.',
    html_cn:
      '<p>长三角十二所学校从今年春季学期起换用有机米。一个学期下来，每份午餐成本增加约四角，由学校、供应商和家委会三方分担。</p><p>意外的是剩饭。七所学校称重后发现，米饭剩余量平均下降了11%。食堂师傅的解释很朴素：米新，而且水放得准。</p><h3>难处</h3><p>供应并不轻松。两所学校在五月遇到断货，临时换回普通米并在公告栏写明。新学期的合同为此加了一条：断货须提前三天通知。</p>',
    html_en:
      '<p>Twelve schools around the Yangtze delta changed to organic rice in spring. After one term each lunch costs about forty fen more, shared by school, supplier and parents.</p><p>The surprise is what came back. Seven schools weighed it and found 11 per cent less rice left over. The cooks have a plain explanation: the rice is fresh and the water is measured.</p><h3>The hard part</h3><p>Supply was not easy. Two schools ran out in May, went back to ordinary rice for a while and said so on the notice board. The new contracts ask for three days’ warning.</p>'
  },
  {
    id: 306,
    kind: 'exhibition_news',
    date: day('2023-11-21'),
    updated: day('2023-11-21'),
    recommend: false,
    source_cn: '展会新闻处',
    source_en: 'Press office of the fair',
    title_cn: '第17届招展启动，标准展位9平方米起',
    title_en: 'Bookings open for the 17th fair, booths from 9 square metres',
    summary_cn: '光地仍为36平方米起，老展商优先选位到年底。',
    summary_en:
      'Bare space still starts at 36 square metres; returning exhibitors choose first until the end of the year.',
    html_cn:
      '<p>第17届展会定于2024年6月12日至14日举行，展位申请今天开放。标准展位9平方米起订，光地36平方米起订。</p><p>参加过最近两届的企业可以优先选位，截止到12月31日。明年起，非食品类将集中在同一侧，方便买家比较。</p><p>申请前请先看参展产品标准：只接受百分之百有机或有机转换产品。</p>',
    html_en:
      '<p>The 17th fair will be held from 12 to 14 June 2024 and booth applications open today. Standard booths start at 9 square metres, bare space at 36.</p><p>Firms that took part in the last two fairs choose first, until 31 December. Non-food will stand together on one side of the hall so that buyers can compare.</p><p>Please read the standards before you apply: only products that are 100 per cent organic or in conversion are admitted.</p>'
  }
]
