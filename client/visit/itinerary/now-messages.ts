/** Messages of the plan's first lines during the fair, in every language. */
const cn = {
  title: '此刻',
  clock: (time: string) => `展会时间${time}`,
  onNow: '正在进行',
  upNext: '接下来',
  afterThat: '再往后',
  nothingNow: '现在没有活动。',
  nothingNext: '今天没有别的活动了。',
  more: (count: number) => `另有${count}场`,
  nextStar: '我计划里的下一场',
  noStar: '今天计划里没有别的活动了。',
  late: '我晚到15分钟',
  lateBy: (minutes: number) => `按晚到${minutes}分钟算`,
  onTime: '改回准时',
  missed: (minutes: number) => `会错过前${minutes}分钟`,
  inMinutes: (minutes: number) => `${minutes}分钟后开始`,
  hallWalk: '在展位图上看路线'
}

const en: typeof cn = {
  title: 'Right now',
  clock: (time) => `Fair time ${time}`,
  onNow: 'On now',
  upNext: 'Next',
  afterThat: 'After that',
  nothingNow: 'Nothing is on now.',
  nothingNext: 'Nothing more today.',
  more: (count) => `${count} more`,
  nextStar: 'Next in my plan',
  noStar: 'Nothing more in your plan today.',
  late: 'I am 15 min late',
  lateBy: (minutes) => `Assuming ${minutes} min late`,
  onTime: 'Back on time',
  missed: (minutes) => `you miss the first ${minutes} min`,
  inMinutes: (minutes) => `begins in ${minutes} min`,
  hallWalk: 'See the route on the hall plan'
}

export const nowMessages = { cn, en }
