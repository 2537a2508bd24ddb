// Sample data: every firm, person and figure here is invented.
import { person } from './person.ts'

export const yeJingqiu = person(
  '03',
  ['叶静秋', 'Ye Jingqiu'],
  ['家庭咨询师', 'Family counsellor'],
  ['三檐家庭服务社', 'Three Eaves Family Service'],
  ['帮助两代、三代人把难开口的话说完。', 'Helps two and three generations to finish the conversations they put off.']
)

export const fengBaoguo = person(
  '02',
  ['冯保国', 'Feng Baoguo'],
  ['校长', 'Head teacher'],
  ['晚渡学堂', 'Wandu Learning House'],
  [
    '六十八岁，退休物理老师，学堂里还教手机课。',
    'Aged 68, a retired physics teacher who now also teaches how to use a phone.'
  ]
)

export const zhouWangshu = person(
  undefined,
  ['周望舒', 'Zhou Wangshu'],
  ['注册营养师', 'Registered dietitian'],
  ['匙语膳食工作室', 'Chiyu Kitchen'],
  ['研究软食怎样保留原来的样子和味道。', 'Works on soft food that keeps its look and its taste.']
)

export const tangYining = person(
  '10',
  ['唐一宁', 'Tang Yining'],
  ['产品设计师', 'Product designer'],
  ['隔代工作坊', 'Grandparent Workshop'],
  [
    '每件作品都署两个名字：她的和一位长者的。',
    'Signs each design with two names: her own and that of an older partner.'
  ]
)

export const geZhiqiang = person(
  '11',
  ['葛志强', 'Ge Zhiqiang'],
  ['试用团成员', 'Member of the trial panel'],
  ['晚照奖试用团', 'Evening Light Award trial panel'],
  ['七十九岁，开了三十年有轨电车，有四个孙辈。', 'Aged 79, drove trams for thirty years, has four grandchildren.']
)

export const pedroAlmarante = person(
  '04',
  ['佩德罗·阿尔马兰特', 'Pedro Almarante'],
  ['创办人', 'Founder'],
  ['三门之家（葡萄牙）', 'Casa das Três Portas, Portugal'],
  ['让学生、家庭和长者住进同一个院子。', 'Houses students, families and older residents round one courtyard.']
)

export const nurAisyah = person(
  '05',
  ['努尔·艾莎', 'Nur Aisyah Salim'],
  ['主任', 'Director'],
  ['班兰巷日间照护（新加坡）', 'Pandan Lorong Day Care, Singapore'],
  ['日间照护点与幼儿园共用一间厨房和一片草地。', 'Her day centre shares a kitchen and a lawn with a nursery school.']
)

export const suXiaohe = person(
  undefined,
  ['苏晓荷', 'Su Xiaohe'],
  ['节目主持人', 'Presenter'],
  ['渡口广播', 'Ferry Radio'],
  ['主持晚间听众来信节目十一年。', 'Has presented an evening programme of listeners’ letters for eleven years.']
)

export const jiangWenjie = person(
  '12',
  ['蒋文洁', 'Jiang Wenjie'],
  ['记忆门诊护士长', 'Senior nurse, memory clinic'],
  ['南汀康复医院', 'Nanting Rehabilitation Hospital'],
  ['陪一百二十个家庭走过确诊后的第一年。', 'Has accompanied 120 families through the first year after a diagnosis.']
)

export const liangYuee = person(
  undefined,
  ['梁月娥', "Liang Yue'e"],
  ['实训老师', 'Practical trainer'],
  ['握手护理培训', 'Handclasp Care Training'],
  [
    '做了二十年护理员，如今教家属翻身、移位和喂饭。',
    'A care worker for twenty years; now teaches relatives to turn, move and feed.'
  ]
)
