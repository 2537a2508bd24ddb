// Sample data: every firm, person and figure here is invented.
import { person } from './person.ts'

export const guQiuping = person(
  '12',
  ['顾秋屏', 'Gu Qiuping'],
  ['所长', 'Director'],
  ['汀岸老龄社会研究所', "Ting'an Institute for Ageing Societies"],
  [
    '研究城市家庭的养老支出二十三年，圆桌会议主席。',
    'Has studied what city households spend on later life for 23 years; chairs the roundtable.'
  ]
)

export const dingRuolan = person(
  '01',
  ['丁若兰', 'Ding Ruolan'],
  ['需求调查组组长', 'Head of surveys'],
  ['汀岸老龄社会研究所', "Ting'an Institute for Ageing Societies"],
  [
    '带队入户访谈，主张先看家里有什么，再问缺什么。',
    'Leads interviews in people’s homes: look at what is there first, then ask what is missing.'
  ]
)

export const zhuMingyuan = person(
  '04',
  ['祝明远', 'Zhu Mingyuan'],
  ['项目总监', 'Project director'],
  ['晚舟会展(上海)有限公司', 'Wanzhou Exhibitions (Shanghai) Co., Ltd.'],
  ['从第一届起负责本展的招展与现场。', 'Has run the sales and the floor of this exhibition since its first edition.']
)

export const weiQiyuan = person(
  undefined,
  ['韦启元', 'Wei Qiyuan'],
  ['长期护理业务负责人', 'Head of long-term care cover'],
  ['桂棹保险经纪', 'Guizhao Insurance Brokers'],
  [
    '替家庭比较护理险条款，也替养老机构算责任险。',
    'Compares care policies for families and works out liability cover for care homes.'
  ]
)

export const yuJiashu = person(
  undefined,
  ['余嘉树', 'Yu Jiashu'],
  ['首席规划师', 'Chief planner'],
  ['稳汀养老金融', 'Wenting Retirement Finance'],
  [
    '为三百多个家庭做过二十年期的养老现金流表。',
    'Has drawn up twenty-year cash plans for more than three hundred families.'
  ]
)

export const heTingsong = person(
  '02',
  ['贺庭松', 'He Tingsong'],
  ['总经理', 'Managing director'],
  ['鹤汀颐养', 'Heting Living'],
  [
    '管理三处康养社区，自己每月在其中一处住两晚。',
    'Runs three care communities and spends two nights a month in one of them.'
  ]
)

export const margitSolbakke = person(
  '10',
  ['玛吉特·索尔巴克', 'Margit Solbakke'],
  ['居家照护顾问', 'Adviser on home care'],
  ['峡湾小屋照护网络（挪威）', 'Fjordhytte Care Network, Norway'],
  ['曾任社区护士，现在帮助市镇安排夜间上门服务。', 'A former district nurse who helps towns to organise night visits.']
)

export const morikawaShinobu = person(
  undefined,
  ['森川忍', 'Morikawa Shinobu'],
  ['照护计划专员', 'Care planner'],
  ['绿坂介护服务（日本）', 'Midorizaka Care Services, Japan'],
  ['一人负责三十五户的月度照护计划。', 'Writes the monthly care plans of thirty-five households.']
)

export const antonVeldhuisen = person(
  '09',
  ['安东·费尔德豪森', 'Anton Veldhuisen'],
  ['理事', 'Board member'],
  ['水岸共居合作社（荷兰）', 'Waterkade Living Co-operative, Netherlands'],
  [
    '和另外四十一户邻居一起买地、建房、分工照应。',
    'Bought land, built and now shares the chores with forty-one other households.'
  ]
)

export const luYanxing = person(
  undefined,
  ['陆砚行', 'Lu Yanxing'],
  ['产品总监', 'Product director'],
  ['行安辅具', "Xing'an Mobility"],
  [
    '骨科器械工程师出身，设计过九款折叠轮椅。',
    'An engineer of orthopaedic devices who has designed nine folding wheelchairs.'
  ]
)

export const caoHuizhen = person(
  '07',
  ['曹慧贞', 'Cao Huizhen'],
  ['试用团代表', 'Spokeswoman of the trial panel'],
  ['晚照奖试用团', 'Evening Light Award trial panel'],
  [
    '七十三岁，退休钳工，凡是送来的东西先拆开看。',
    'Aged 73, a retired fitter; takes apart whatever is sent to her before she tries it.'
  ]
)

export const haoLiyuan = person(
  '06',
  ['郝立原', 'Hao Liyuan'],
  ['产品负责人', 'Head of products'],
  ['守灯智护', 'Shoudeng Smart Care'],
  ['做不带摄像头的夜间看护设备。', 'Makes night-time monitoring without cameras.']
)

export const tangPeifang = person(
  '03',
  ['汤佩芳', 'Tang Peifang'],
  ['设计总监', 'Design director'],
  ['檐下适老', 'Yanxia Homes'],
  [
    '公司改造过一万一千多户，她自己仍然每周上门量一次尺寸。',
    'Her firm has adapted over 11,000 homes; she still goes out to measure one every week.'
  ]
)

export const luoJingzhi = person(
  '11',
  ['罗敬之', 'Luo Jingzhi'],
  ['主持建筑师', 'Principal architect'],
  ['檐廊建筑设计', 'Yanlang Architects'],
  ['专做加装电梯和门厅无障碍改造。', 'Specialises in adding lifts and step-free entrances to existing blocks.']
)
