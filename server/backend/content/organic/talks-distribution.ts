// Sample data: every firm, person and figure here is invented.
import type { PackTalk } from '../pack.ts'
import { atVenue, day } from '../venue/dates.ts'
import { distributionSpeakers as who } from './speakers-distribution.ts'

/** The talks of the product distribution summit, Thursday 12 June. */
export const distributionTalks: PackTalk[] = [
  {
    id: 509,
    forum: 'distribution',
    start: atVenue('2025-06-12T09:30'),
    end: atVenue('2025-06-12T10:00'),
    updated: day('2025-05-21'),
    room_cn: 'N5馆论坛区',
    room_en: 'Forum stage, hall N5',
    title_cn: '2025有机流通年报：钱花在了哪一段',
    title_en: 'Organic distribution in 2025: where the money goes',
    html_cn: '<p>《鲜链评论》跟踪了六十个单品从地头到餐桌的成本。开场报告只讲三张图：损耗、仓储、退货。</p>',
    html_en:
      '<p>Fresh Chain Review followed sixty products from field to table. The opening report has three charts only: loss, storage, returns.</p>',
    speakers: [who.fan],
    exhibitors: []
  },
  {
    id: 510,
    forum: 'distribution',
    start: atVenue('2025-06-12T10:00'),
    end: atVenue('2025-06-12T10:45'),
    updated: day('2025-05-21'),
    room_cn: 'N5馆论坛区',
    room_en: 'Forum stage, hall N5',
    title_cn: '四十八小时：一瓶鲜奶的路线图',
    title_en: 'Forty-eight hours: the route of a bottle of milk',
    html_cn:
      '<p>牧云乳业和田仓物流一起复盘去年夏天的一次断链：冷库停电三小时，四千瓶奶下架。之后他们改了装车顺序、温度记录方式和赔付条款，细节全部公开。</p>',
    html_en:
      '<p>Muyun Dairy and Tiancang Logistics go over a break in the chain last summer: three hours without power, four thousand bottles withdrawn. They have since changed the loading order, the temperature log and the compensation clause, and they show all of it.</p>',
    speakers: [who.bao, who.tan],
    exhibitors: [103]
  },
  {
    id: 511,
    forum: 'distribution',
    start: atVenue('2025-06-12T10:45'),
    end: atVenue('2025-06-12T11:15'),
    updated: day('2025-05-21'),
    room_cn: 'N5馆论坛区',
    room_en: 'Forum stage, hall N5',
    title_cn: '从六百个单品砍到一百四十个',
    title_en: 'From six hundred lines to one hundred and forty',
    html_cn:
      '<p>选品不是越多越好。宣明澈公开澄仓会员店的淘汰规则：三个月动销不足、证书到期前六十天未续、投诉两次未答复，任何一条都下架。</p>',
    html_en:
      '<p>More choice is not better choice. Xuan Mingche shows the rules by which Chengcang drops a line: too little movement in three months, a certificate not renewed sixty days before it ends, two complaints without an answer.</p>',
    speakers: [who.xuan],
    exhibitors: []
  },
  {
    id: 512,
    forum: 'distribution',
    start: atVenue('2025-06-12T11:15'),
    end: atVenue('2025-06-12T12:00'),
    updated: day('2025-05-21'),
    room_cn: 'N5馆论坛区',
    room_en: 'Forum stage, hall N5',
    title_cn: '团长和主厨：两种小批量采购',
    title_en: 'The group buyer and the chef: two ways of buying small',
    html_cn:
      '<p>一位服务四十个街道的居民，一位供应七十家餐厅。她们采购量都不大，却都要求产地每两周换一次货单。怎样与农场约定数量、怎样分担坏果，两人各讲一套做法。</p>',
    html_en:
      '<p>One serves the residents of forty neighbourhoods, the other seventy restaurants. Neither buys much at a time and both want a new list every fortnight. Each explains how she fixes quantities with a farm and who bears the bruised fruit.</p>',
    speakers: [who.mei, who.wen],
    exhibitors: [101, 102]
  },
  {
    id: 513,
    forum: 'distribution',
    start: atVenue('2025-06-12T13:15'),
    end: atVenue('2025-06-12T13:45'),
    updated: day('2025-05-21'),
    room_cn: 'N5馆论坛区',
    room_en: 'Forum stage, hall N5',
    title_cn: '欧洲品牌来中国：第一份经销合同',
    title_en: 'European brands in China: the first distribution contract',
    html_cn:
      '<p>认证互认走到哪一步、标签该由谁翻译、独家代理要不要给。吕克·马朗迪按合同条款的顺序讲，每条配一个谈崩的例子。</p>',
    html_en:
      '<p>How far certificates are recognised, who translates the label, whether to grant exclusivity: Luc Marandy follows the order of the contract, with a deal that failed for each clause.</p>',
    speakers: [who.mara],
    exhibitors: []
  },
  {
    id: 514,
    forum: 'distribution',
    start: atVenue('2025-06-12T13:45'),
    end: atVenue('2025-06-12T14:30'),
    updated: day('2025-05-21'),
    room_cn: 'N5馆论坛区',
    room_en: 'Forum stage, hall N5',
    title_cn: '直播间里哪些话不能说',
    title_en: 'What may not be said on a live channel',
    html_cn:
      '<p>“零添加”“纯天然”“比普通产品健康”，这些话有的违法，有的只是说不清。运营负责人念话术，律师当场判，观众也可以把自己的文案交上来。</p>',
    html_en:
      '<p>“Nothing added”, “purely natural”, “healthier than ordinary”: some claims break the law, others merely mean nothing. The producer reads the script, the lawyer rules on the spot, and the audience may hand in lines of its own.</p>',
    speakers: [who.guan, who.pei],
    exhibitors: [105]
  },
  {
    id: 515,
    forum: 'distribution',
    start: atVenue('2025-06-12T14:45'),
    end: atVenue('2025-06-12T15:15'),
    updated: day('2025-05-21'),
    room_cn: 'N5馆论坛区',
    room_en: 'Forum stage, hall N5',
    title_cn: '用订单借钱：小农场的融资课',
    title_en: 'Borrowing against orders: finance for small farms',
    html_cn:
      '<p>没有厂房抵押，怎样用一份会员店的采购单借到三十万。阮星垂讲清利率、期限和最容易踩的坑：单一买家占比过高。</p>',
    html_en:
      '<p>No building to pledge, but an order from a club store: how that becomes a loan of RMB 300,000. Ruan Xingchui explains rate, term and the usual trap, which is one buyer who is too large.</p>',
    speakers: [who.ruan],
    exhibitors: []
  },
  {
    id: 516,
    forum: 'distribution',
    start: atVenue('2025-06-12T15:15'),
    end: atVenue('2025-06-12T15:45'),
    updated: day('2025-05-21'),
    room_cn: 'N5馆论坛区',
    room_en: 'Forum stage, hall N5',
    title_cn: '顾客看了包装一秒钟，然后呢',
    title_en: 'The shopper gives a pack one second. And then?',
    html_cn:
      '<p>眼动仪测出来：有机标识平均停留零点三秒，产地名更久。品评小组的结果却是，真正决定第二次购买的是口感。两套数据放在一起看，能看出包装该把地方留给谁。</p>',
    html_en:
      '<p>Eye tracking gives the organic mark three tenths of a second and the place of origin rather more. Tasting panels say that flavour decides the second purchase. Side by side the two show what the front of a pack is for.</p>',
    speakers: [who.lind, who.ling],
    exhibitors: []
  }
]
