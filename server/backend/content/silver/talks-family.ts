// Sample data: every firm, person and figure here is invented.
import type { PackTalk } from '../pack.ts'
import { atVenue, day } from '../venue/dates.ts'
import { shenYunzhen } from './speakers-distribution.ts'
import {
  fengBaoguo,
  geZhiqiang,
  jiangWenjie,
  liangYuee,
  nurAisyah,
  pedroAlmarante,
  suXiaohe,
  tangYining,
  yeJingqiu,
  zhouWangshu
} from './speakers-family.ts'
import { caoHuizhen, yuJiashu } from './speakers-roundtable.ts'

const place = {
  forum: 'maternal',
  room_cn: 'N5馆二号论坛厅',
  room_en: 'Forum Room 2, hall N5',
  updated: day('2025-05-28')
}

export const familyTalks: PackTalk[] = [
  {
    ...place,
    id: 618,
    title_cn: '要不要搬家：三代人怎么开这个口',
    title_en: 'Moving or staying: how three generations can begin to talk',
    html_cn:
      '<p>谈搬家，最先该说的不是房子，而是各自担心什么。叶静秋示范一场四十分钟的家庭谈话，冯保国以自己搬到小一号房子的经过作答：舍不得的是什么，后来又放下了什么。</p>',
    html_en:
      '<p>When a move comes up, the flat is not the first thing to discuss; what each person worries about is. Ye Jingqiu leads a family conversation on stage, and Feng Baoguo answers from his own move to a smaller place: what he minded losing, and what he has since stopped minding.</p>',
    start: atVenue('2025-06-12T13:30'),
    end: atVenue('2025-06-12T14:10'),
    speakers: [yeJingqiu, fengBaoguo],
    exhibitors: []
  },
  {
    ...place,
    id: 619,
    title_cn: '一口锅，三种口味',
    title_en: 'One pot, three appetites',
    html_cn:
      '<p>现场做一道菜：孩子要脆，中年人要少盐，外公要软。周望舒从同一口锅里分三次盛出，讲软硬怎样分级、盐从哪里省、样子怎样不变。前三十位到场者可以试味。</p>',
    html_en:
      '<p>One dish cooked on stage: crisp for the child, less salt for the parents, soft for the grandfather. Zhou Wangshu serves three times from a single pot and explains grades of softness, where to save salt and how to keep the look of the food. The first thirty to arrive may taste.</p>',
    start: atVenue('2025-06-12T14:20'),
    end: atVenue('2025-06-12T15:00'),
    speakers: [zhouWangshu],
    exhibitors: []
  },
  {
    ...place,
    id: 620,
    title_cn: '和外公一起做设计',
    title_en: 'Designing with a grandfather',
    html_cn:
      '<p>一把开罐器，两位作者：二十八岁的设计师和七十九岁的电车司机。他们带来十一个废掉的样品，说明每一个为什么不成，也说明听不进意见的那个人往往是年轻的那个。</p>',
    html_en:
      '<p>One tin opener, two authors: a designer aged 28 and a tram driver aged 79. They bring eleven rejected models and say why each one failed, and why it was usually the younger of the two who would not listen.</p>',
    start: atVenue('2025-06-13T09:30'),
    end: atVenue('2025-06-13T10:10'),
    speakers: [tangYining, geZhiqiang],
    exhibitors: []
  },
  {
    ...place,
    id: 621,
    title_cn: '三扇门的院子，一片草地的幼儿园',
    title_en: 'A courtyard with three doors, a nursery school with one lawn',
    html_cn:
      '<p>里斯本的院子住着学生、家庭和长者；新加坡的日间照护点与幼儿园合用厨房。两位负责人讲共处的规矩：哪些时间一起，哪些时间各自关门。</p><p>中英文同声传译。</p>',
    html_en:
      '<p>In Lisbon students, families and older residents share a courtyard; in Singapore a day centre and a nursery school share a kitchen. The people who run them explain the rules: the hours spent together and the hours when each closes its door.</p><p>Interpreted between Chinese and English.</p>',
    start: atVenue('2025-06-13T10:10'),
    end: atVenue('2025-06-13T10:50'),
    speakers: [pedroAlmarante, nurAisyah],
    exhibitors: []
  },
  {
    ...place,
    id: 622,
    title_cn: '六十岁以后学一样新东西',
    title_en: 'Learning something new after sixty',
    html_cn:
      '<p>学堂里最满的三门课不是书法，而是手机摄影、法语和修自行车。冯保国讲课程怎样由学员自己提名，苏晓荷读几封听众来信：他们为什么又去报了名。</p>',
    html_en:
      '<p>The three fullest classes at the learning house are phone photography, French and bicycle repair. Feng Baoguo explains how learners nominate the subjects, and Su Xiaohe reads letters from listeners about why they signed up again.</p>',
    start: atVenue('2025-06-13T10:50'),
    end: atVenue('2025-06-13T11:30'),
    speakers: [fengBaoguo, suXiaohe],
    exhibitors: []
  },
  {
    ...place,
    id: 623,
    title_cn: '记性变了的第一年',
    title_en: 'The first year after memory begins to change',
    html_cn:
      '<p>确诊以后的第一年里，家里要做的事有先后：签字授权、理清用药、约定夜里谁值班、保留本人还想做的决定。门诊护士和培训老师按月份讲，每个月只讲一件。</p><p>到场者可以领取一份十二页的年历。</p>',
    html_en:
      '<p>In the first year after a diagnosis there is an order to things: authorisations, the list of medicines, who is on call at night, and the decisions that the person wishes to go on making. A clinic nurse and a trainer go month by month, one matter for each.</p><p>A calendar of twelve pages is given to everyone who comes.</p>',
    start: atVenue('2025-06-13T11:30'),
    end: atVenue('2025-06-13T12:10'),
    speakers: [jiangWenjie, liangYuee],
    exhibitors: []
  },
  {
    ...place,
    id: 624,
    title_cn: '一家人的照护预算：一张A4纸',
    title_en: 'A family’s care budget on one sheet of paper',
    html_cn: '<p>房租、药、上门服务、备用金，四行四列就够。余嘉树带着大家当场填一张，填完的表自己带走，不收不存。</p>',
    html_en:
      '<p>Rent, medicines, home visits, reserve: four rows and four columns are enough. Yu Jiashu fills in a sheet together with the audience. Everyone takes their own home; nothing is collected or kept.</p>',
    start: atVenue('2025-06-13T13:00'),
    end: atVenue('2025-06-13T13:40'),
    speakers: [yuJiashu],
    exhibitors: []
  },
  {
    ...place,
    id: 625,
    title_cn: '翻身、起坐、移位：动手练一遍',
    title_en: 'Turning, sitting up, moving across: try it yourself',
    html_cn:
      '<p>四张床、两位老师，分组练习。重点是让被帮的人自己先用力，帮的人只补最后一把；腰不好的人也能学。请穿平底鞋，名额四十位，现场取号。</p>',
    html_en:
      '<p>Four beds, two teachers, small groups. The aim is that the person being helped begins the movement and the helper adds only the last part, which also suits people with bad backs. Wear flat shoes; forty places, numbers at the door.</p>',
    start: atVenue('2025-06-13T13:40'),
    end: atVenue('2025-06-13T14:20'),
    speakers: [liangYuee, shenYunzhen],
    exhibitors: [202]
  },
  {
    ...place,
    id: 626,
    title_cn: '散场前，读几封信',
    title_en: 'Before we leave: a few letters',
    html_cn:
      '<p>三天里，入口的信箱收到观众写给明年展会的信。苏晓荷挑几封来读，试用团的两位成员和组织方当场回答：哪些能做到，哪些还做不到。</p>',
    html_en:
      '<p>For three days visitors have posted letters to next year’s exhibition in the box at the entrance. Su Xiaohe reads some of them aloud; two members of the trial panel and the organisers answer at once what can be done and what cannot yet.</p>',
    start: atVenue('2025-06-13T14:20'),
    end: atVenue('2025-06-13T14:50'),
    speakers: [suXiaohe, caoHuizhen, geZhiqiang],
    exhibitors: []
  }
]
