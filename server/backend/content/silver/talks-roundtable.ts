// Sample data: every firm, person and figure here is invented.
import type { PackTalk } from '../pack.ts'
import { atVenue, day } from '../venue/dates.ts'
import {
  antonVeldhuisen,
  caoHuizhen,
  dingRuolan,
  guQiuping,
  haoLiyuan,
  heTingsong,
  luoJingzhi,
  luYanxing,
  margitSolbakke,
  morikawaShinobu,
  tangPeifang,
  weiQiyuan,
  yuJiashu,
  zhuMingyuan
} from './speakers-roundtable.ts'

const place = {
  forum: 'roundtable',
  room_cn: 'N5馆一号论坛厅',
  room_en: 'Forum Room 1, hall N5',
  updated: day('2025-05-28')
}

export const roundtableTalks: PackTalk[] = [
  {
    ...place,
    id: 601,
    title_cn: '开场：去年，六十岁以上的人买了什么',
    title_en: 'Opening: what people over sixty bought last year',
    html_cn:
      '<p>主席顾秋屏用半小时讲清楚一笔账：在受访的城市家庭里，六十岁以上的人去年把钱花在哪里，哪些是自己决定的，哪些是儿女替他们决定的。</p><p>祝明远接着介绍今年展区怎样据此调整：试走道放到馆中央，护理用品旁边设可以关门说话的小间。</p>',
    html_en:
      '<p>Gu Qiuping, who chairs the day, spends half an hour on one account: where people over sixty in the city households surveyed spent their money last year, what they chose themselves and what their children chose for them.</p><p>Zhu Mingyuan then shows how the floor has changed as a result: the walking track is now in the middle of the hall, and there are small rooms with a door beside the continence products.</p>',
    start: atVenue('2025-06-11T10:00'),
    end: atVenue('2025-06-11T10:30'),
    speakers: [guQiuping, zhuMingyuan],
    exhibitors: []
  },
  {
    ...place,
    id: 602,
    title_cn: '二千一百户入户调查：没说出口的需要',
    title_en: 'A survey of 2,100 homes: the needs nobody mentions',
    html_cn:
      '<p>问卷问“需要什么”，多数人答“不缺”。调查组改成请受访者带着走一遍家里：哪盏灯够不着，哪把椅子起身费力，哪只锅盖已经两年没打开过。</p><ul><li>样本：八个城市，2100户，每户九十分钟</li><li>三项最常见却最少被提起的困难</li><li>厂家能直接用的五张数据表</li></ul>',
    html_en:
      '<p>Asked what they need, most people say “nothing”. So the team asked them to walk through the flat instead: which lamp is out of reach, which chair is hard to get out of, which pot has stayed shut for two years.</p><ul><li>The sample: 2,100 homes in eight cities, ninety minutes each</li><li>The three commonest difficulties, and the least often named</li><li>Five tables that a manufacturer can use as they are</li></ul>',
    start: atVenue('2025-06-11T10:30'),
    end: atVenue('2025-06-11T11:10'),
    speakers: [dingRuolan],
    exhibitors: []
  },
  {
    ...place,
    id: 603,
    title_cn: '圆桌：这笔钱谁来出',
    title_en: 'Panel: who pays for what',
    html_cn:
      '<p>一张护理床、一次上门、一个月的日托，分别由个人、家庭、保险和机构承担多少？三位嘉宾拿同一户人家的例子，各算一遍，再对照差在哪里。</p><p>最后二十分钟留给台下提问，问题可以当天早上写在入口的纸条上。</p>',
    html_en:
      '<p>A care bed, a home visit, a month of day care: how much of each falls to the person, the family, the insurer and the provider? Three speakers take the same household, each does the sums, and then they compare.</p><p>The last twenty minutes belong to the audience. Questions can be left on a slip at the door that morning.</p>',
    start: atVenue('2025-06-11T11:10'),
    end: atVenue('2025-06-11T12:00'),
    speakers: [weiQiyuan, yuJiashu, heTingsong],
    exhibitors: [205]
  },
  {
    ...place,
    id: 604,
    title_cn: '三个国家的居家照护：夜里两点谁来敲门',
    title_en: 'Home care in three countries: who comes at two in the morning',
    html_cn:
      '<p>挪威的夜间巡护、日本的照护计划、荷兰的邻里合作社，解决的是同一个问题：需要帮忙的时候不在上班时间。三位嘉宾讲各自一周的排班表和花费，也讲失败过的办法。</p><p>中英文同声传译，耳机在门口领取。</p>',
    html_en:
      '<p>Night rounds in Norway, care plans in Japan and a neighbours’ co-operative in the Netherlands answer one question: help is rarely needed in office hours. Three speakers show a week’s rota, what it costs, and what they tried that failed.</p><p>Interpreted between Chinese and English; headphones at the door.</p>',
    start: atVenue('2025-06-11T13:00'),
    end: atVenue('2025-06-11T13:40'),
    speakers: [margitSolbakke, morikawaShinobu, antonVeldhuisen],
    exhibitors: []
  },
  {
    ...place,
    id: 605,
    title_cn: '一辆能折进地铁车厢的轮椅',
    title_en: 'A wheelchair that folds into a metro carriage',
    html_cn:
      '<p>从第一版到第七版，重量少了四公斤，改动最大的却是刹车把手。设计师讲为什么，试用者讲哪一版让她摔过一跤。</p><p>讲完可以到展位N5A02自己推一推。</p>',
    html_en:
      '<p>From the first version to the seventh it lost four kilograms, yet what changed most was the brake lever. The designer explains why; a trial user says which version tipped her over.</p><p>Afterwards you can push one yourself at stand N5A02.</p>',
    start: atVenue('2025-06-11T13:40'),
    end: atVenue('2025-06-11T14:20'),
    speakers: [luYanxing, caoHuizhen],
    exhibitors: [201]
  },
  {
    ...place,
    id: 606,
    title_cn: '不装摄像头的夜间看护',
    title_en: 'Watching over the night without a camera',
    html_cn:
      '<p>多数人愿意有人知道自己夜里是否平安，却不愿意被看着。本场讲床垫压力、门磁和地面感应怎样拼出一张夜间活动图，误报率怎样从每晚两次降到每月一次，以及数据存多久、谁能看。</p>',
    html_en:
      '<p>Most people like someone to know that they are safe at night and dislike being watched. This talk shows how bed pressure, door contacts and floor sensors together draw a picture of the night, how false alarms fell from two a night to one a month, how long the data are kept and who may see them.</p>',
    start: atVenue('2025-06-11T14:20'),
    end: atVenue('2025-06-11T15:00'),
    speakers: [haoLiyuan],
    exhibitors: [203]
  },
  {
    ...place,
    id: 607,
    title_cn: '五天改好一套老房子',
    title_en: 'An older flat made safe in five days',
    html_cn:
      '<p>以一间四十二平方米、六层无电梯楼里的一室户为例：先量人，再量房；哪三处必须改，哪些可以等；施工五天里住户怎样照常过日子。</p><p>建筑师补充楼道和门厅的做法：坡道不够长的时候还有什么办法。</p>',
    html_en:
      '<p>The example is a flat of 42 square metres in a six-storey block without a lift. Measure the person first, then the rooms; which three things cannot wait and which can; how the residents go on living there for the five days.</p><p>The architect adds the stairwell and the entrance, and what to do where there is no room for a proper ramp.</p>',
    start: atVenue('2025-06-11T15:15'),
    end: atVenue('2025-06-11T15:55'),
    speakers: [tangPeifang, luoJingzhi],
    exhibitors: [204]
  },
  {
    ...place,
    id: 608,
    title_cn: '晚照奖颁奖',
    title_en: 'Evening Light Award: the ceremony',
    html_cn:
      '<p>八个奖项、三十五件获奖产品。奖由试用团成员颁发，每一件都由用过它的人说一句话。</p><p>颁奖后，获奖产品在入口右侧的展台集中陈列三天，可以上手试用。</p>',
    html_en:
      '<p>Eight awards, thirty-five products. Members of the trial panel hand them over, and for each product someone who has used it says a sentence.</p><p>The winners are then on show, and to be tried, for all three days on the platform to the right of the entrance.</p>',
    start: atVenue('2025-06-11T16:00'),
    end: atVenue('2025-06-11T16:50'),
    speakers: [guQiuping, caoHuizhen, zhuMingyuan],
    exhibitors: []
  }
]
