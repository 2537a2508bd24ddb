// Sample data: every firm, person and figure here is invented.
import type { PackTalk } from '../pack.ts'
import { atVenue, day } from '../venue/dates.ts'
import {
  baiLihua,
  duXiaolan,
  fangGuodong,
  fanYongkang,
  ingridHavelmann,
  luXiaoman,
  mengXiaotang,
  qianWeimin,
  rosalindMossop,
  shenYunzhen,
  shiJianan,
  xieYuchen,
  zhengSiyuan
} from './speakers-distribution.ts'

const place = {
  forum: 'distribution',
  room_cn: 'N5馆一号论坛厅',
  room_en: 'Forum Room 1, hall N5',
  updated: day('2025-05-28')
}

export const distributionTalks: PackTalk[] = [
  {
    ...place,
    id: 609,
    title_cn: '药房货架上的三米：居家照护品类怎么摆',
    title_en: 'Three metres of pharmacy shelf: how to lay out home care',
    html_cn:
      '<p>一家药房给居家照护的地方往往只有三米。孟晓棠公布自家门店两年的试验：把成人护理用品从最里面挪到收银台侧面之后，问的人多了，买的人也多了，退货反而少了。</p>',
    html_en:
      '<p>A pharmacy seldom has more than three metres for home care. Meng Xiaotang presents two years of trials in her own shops: once continence products moved from the back wall to the side of the till, more people asked, more bought, and fewer came back to return things.</p>',
    start: atVenue('2025-06-12T09:30'),
    end: atVenue('2025-06-12T10:10'),
    speakers: [mengXiaotang],
    exhibitors: []
  },
  {
    ...place,
    id: 610,
    title_cn: '六家养老院怎样一起买',
    title_en: 'How six care homes buy together',
    html_cn:
      '<p>联合采购不是把单子加在一起。本场讲六家机构怎样先统一尺寸、再统一试用表，最后才谈价钱；也讲供应商要准备什么，才进得了他们的目录。</p><ul><li>一张六家共用的试用评分表</li><li>交货、培训、备件三项写进合同的说法</li><li>2025年下半年的采购清单</li></ul>',
    html_en:
      '<p>Buying together is more than adding up the orders. Fan Yongkang explains how six homes first agreed on sizes, then on one trial form, and only then talked about price; and what a supplier has to bring to enter their catalogue.</p><ul><li>The trial form that all six use</li><li>Wording for delivery, training and spare parts</li><li>What they will buy in the second half of 2025</li></ul>',
    start: atVenue('2025-06-12T10:10'),
    end: atVenue('2025-06-12T10:50'),
    speakers: [fanYongkang],
    exhibitors: []
  },
  {
    ...place,
    id: 611,
    title_cn: '租、借还是买：护理床的三本账',
    title_en: 'Rent, borrow or buy: three sets of figures for a care bed',
    html_cn:
      '<p>护理床平均用多久？答案是十四个月，可多数家庭按五年来买。方国栋摆出租、借、买三种方式的现金流、清洗消毒成本和残值，说明什么情况下租并不划算。</p>',
    html_en:
      '<p>How long is a care bed used at home? Fourteen months on average, though most families buy as if for five years. Fang Guodong lays out cash flow, cleaning and residual value for renting, borrowing and buying, and says plainly when renting does not pay.</p>',
    start: atVenue('2025-06-12T10:50'),
    end: atVenue('2025-06-12T11:30'),
    speakers: [fangGuodong],
    exhibitors: []
  },
  {
    ...place,
    id: 612,
    title_cn: '从病房到家里：出院前的十四天',
    title_en: 'From the ward to the flat: the fourteen days before discharge',
    html_cn:
      '<p>第一天看家里的门槛，第五天定器具，第十天试装，第十四天出院。医院和康复企业讲一张双方共用的时间表，以及卡住的时候找谁。</p><p>讲者展位：N5A06，可以索取时间表样张。</p>',
    html_en:
      '<p>Look at the doorstep on day one, choose the equipment on day five, fit it on day ten, go home on day fourteen. A hospital and a rehabilitation firm share the timetable they both work to, and whom to ring when it sticks.</p><p>Copies of the timetable are kept at stand N5A06.</p>',
    start: atVenue('2025-06-12T11:30'),
    end: atVenue('2025-06-12T12:10'),
    speakers: [zhengSiyuan, shenYunzhen],
    exhibitors: [202]
  },
  {
    ...place,
    id: 613,
    title_cn: '巷口小店：三十平方米能做成的事',
    title_en: 'The shop on the corner: what thirty square metres can do',
    html_cn:
      '<p>量血压、修助行器、借轮椅、收快递，小店先是邻居的去处，再是卖东西的地方。杜晓岚公布十七家店里最好和最差的两家的月报，解释差别在哪里。</p>',
    html_en:
      '<p>Blood pressure taken, walking frames mended, wheelchairs lent, parcels kept: the shop is a place for neighbours first and for selling second. Du Xiaolan opens the monthly accounts of the best and the worst of her seventeen shops and explains the difference.</p>',
    start: atVenue('2025-06-12T13:00'),
    end: atVenue('2025-06-12T13:40'),
    speakers: [duXiaolan],
    exhibitors: []
  },
  {
    ...place,
    id: 614,
    title_cn: '先评估，后成交：德国和英国的做法',
    title_en: 'Assess first, sell second: Germany and Britain',
    html_cn:
      '<p>在哈弗尔曼的店里，顾客先走一遍店内坡道，再坐下谈。莫索普则把居家评估拆成店员学得会的二十个问题。两人各带一份真实个案，现场演示一遍。</p><p>中英文同声传译。</p>',
    html_en:
      '<p>In Ingrid Havelmann’s shop customers walk the indoor ramp before they sit down to talk. Rosalind Mossop has reduced the home assessment to twenty questions that shop staff can learn. Each brings a case and works through it on stage.</p><p>Interpreted between Chinese and English.</p>',
    start: atVenue('2025-06-12T13:40'),
    end: atVenue('2025-06-12T14:20'),
    speakers: [ingridHavelmann, rosalindMossop],
    exhibitors: []
  },
  {
    ...place,
    id: 615,
    title_cn: '卖给打电话来的人',
    title_en: 'Selling to people who ring up',
    html_cn:
      '<p>网店的客人未必上网下单。谢雨辰讲她为什么把电话号码放到页面最上方，卢小满讲接线员记下的一百个问题怎样变成新的说明书：字大一号，步骤少一半。</p>',
    html_en:
      '<p>Customers of an online shop do not always order online. Xie Yuchen explains why her telephone number stands at the top of every page; Lu Xiaoman shows how a hundred questions noted by operators became a new manual, with larger type and half the steps.</p>',
    start: atVenue('2025-06-12T14:20'),
    end: atVenue('2025-06-12T15:00'),
    speakers: [xieYuchen, luXiaoman],
    exhibitors: [203]
  },
  {
    ...place,
    id: 616,
    title_cn: '两个人送到床边',
    title_en: 'Two people, to the bedside',
    html_cn:
      '<p>一张护理床重九十公斤，楼道宽九十厘米。钱卫民讲上门前的四个电话问题、楼道测量、安装后的十分钟教学，以及为什么包装一定要当场带走。</p>',
    html_en:
      '<p>A care bed weighs ninety kilograms and the stairwell is ninety centimetres wide. Qian Weimin goes through the four questions asked by telephone, the measuring of the stairs, the ten minutes of teaching after fitting, and why the packaging must leave with the van.</p>',
    start: atVenue('2025-06-12T15:10'),
    end: atVenue('2025-06-12T15:50'),
    speakers: [qianWeimin],
    exhibitors: []
  },
  {
    ...place,
    id: 617,
    title_cn: '合同、宣传语和检测报告：三条不能踩的线',
    title_en: 'Contracts, claims and test reports: three lines not to cross',
    html_cn:
      '<p>“治”与“护”一字之差，广告的性质就变了；预付费合同写漏一条，退款就说不清。律师和检测员一起看六份匿名材料，逐句指出问题和改法。</p>',
    html_en:
      '<p>A single word that promises a cure changes what an advertisement is in law; one clause missing from a prepaid contract makes a refund hard to settle. A lawyer and a test engineer read six anonymous documents line by line and correct them.</p>',
    start: atVenue('2025-06-12T15:50'),
    end: atVenue('2025-06-12T16:30'),
    speakers: [baiLihua, shiJianan],
    exhibitors: []
  }
]
