/** Messages of the home page, in every language. */
const cn = {
  held: '已举办',
  daysToGo: (days: number) => `距开幕还有${days}天`,
  beforeText: '预登记的观众凭参观凭证和身份证件换观众证，现场不用排队填表。',
  todayOpen: (open: string, close: string) => `今天开放${open}–${close}`,
  closedUntil: (day: string | undefined, time: string) => `今天已闭馆，${day ?? '明天'}${time}开馆`,
  passAndPlan: '我的凭证与计划',
  todayProgramme: '看今天的日程',
  nextProgramme: '看下一天的日程',
  thanks: '本届已闭幕，感谢每一位展商与观众',
  readReport: '阅读展后报告',
  planVisit: '安排行程',
  openingHours: '开放时间',
  figuresTitle: '展会数字',
  rangeTitle: '展什么',
  activeTitle: (isOver: boolean): string => (isOver ? '本届活动' : '同期活动'),
  mediaTitle: '合作媒体',
  allPartners: '全部合作伙伴',
  visitTitle: (isOver: boolean): string => (isOver ? '举办地点' : '怎么来'),
  guideTitle: '参观指南',
  byMetro: '地铁',
  byTaxi: '出租车',
  parking: '停车',
  hotels: '酒店'
}

const en: typeof cn = {
  held: 'Held',
  daysToGo: (days) => (days === 1 ? 'Opens tomorrow' : `${days} days to go`),
  beforeText: 'Pre-registered visitors show their pass and ID and get a badge. No forms at the door.',
  todayOpen: (open, close) => `Open today ${open}–${close}`,
  closedUntil: (day, time) => `Open again ${day === undefined ? 'tomorrow' : `on ${day}`} at ${time}`,
  passAndPlan: 'My pass and plan',
  todayProgramme: 'Today’s programme',
  nextProgramme: 'Next day’s programme',
  thanks: 'This edition has closed. Thank you to everyone who came',
  readReport: 'Read the post-show report',
  planVisit: 'Plan your visit',
  openingHours: 'Opening hours',
  figuresTitle: 'The fair in figures',
  rangeTitle: 'What is on show',
  activeTitle: (isOver) => (isOver ? 'What took place' : 'Concurrent events'),
  mediaTitle: 'Media partners',
  allPartners: 'All partners',
  visitTitle: (isOver) => (isOver ? 'Where it was' : 'Getting here'),
  guideTitle: 'Visitor guide',
  byMetro: 'Metro',
  byTaxi: 'Taxi',
  parking: 'Parking',
  hotels: 'Hotels'
}

export const homeMessages = { cn, en }
