/** Messages of requests for meetings, in every language. */
const cn = {
  ask: '约见该展商',
  askText: '选一个时段、写一句想谈的内容即可，不用注册账号。',
  timeHint: '半小时一段，北京时间。',
  leftOut: (count: number) => `已去掉与参观计划中的演讲或约见冲突的${count}个时段。`,
  dayNumber: (day: string, weekday: string) => `${day}${weekday}`,
  removeProduct: (name: string) => `不附上：${name}`,
  noProducts: '在产品页加星，产品会列在这里一并发给展商。',
  remember: '把姓名、公司、电话和邮箱存在本设备，下次自动填写',
  prefilled: '姓名等信息取自本设备保存的“我的联系方式”。',
  number: '编号',
  time: '时间',
  booth: '展位',
  inPlan: '已放进参观计划',
  calendarTitle: (company: string) => `展台约见（待确认）：${company}`,
  title: '已请求的约见',
  requested: '已请求约见，等待展商确认',
  topic: '想谈的内容',
  remove: (company: string) => `从计划中移除约见：${company}`,
  removeHelp: '从这里移除不等于取消约见。不能赴约时，请带上编号告诉展商或主办方。',
  notKept: '本设备目前不能保存数据（例如无痕模式或空间已满），关闭页面后这份列表会消失，请先记下编号。'
}

const en: typeof cn = {
  ask: 'Ask for a meeting',
  askText: 'Choose a time and say in a line what it is about. No account is needed.',
  timeHint: 'Half an hour each, Beijing time.',
  leftOut: (count) =>
    count === 1
      ? '1 time is left out because of a talk or meeting in your plan.'
      : `${count} times are left out because of talks or meetings in your plan.`,
  dayNumber: (day, weekday) => `${day}, ${weekday}`,
  removeProduct: (name) => `Do not attach: ${name}`,
  noProducts: 'Star one of their products and it will be attached here.',
  remember: 'Keep my name, company, phone and email on this device and fill them in next time',
  prefilled: 'Your name and the rest come from “My contact details” on this device.',
  number: 'Number',
  time: 'Time',
  booth: 'Booth',
  inPlan: 'Added to your plan',
  calendarTitle: (company) => `Meeting at the booth (requested): ${company}`,
  title: 'Meetings you asked for',
  requested: 'Meeting requested, waiting for the exhibitor',
  topic: 'About',
  remove: (company) => `Remove the meeting from the plan: ${company}`,
  removeHelp:
    'Removing an entry here does not cancel the meeting. If you cannot come, tell the exhibitor or the organisers and give the number.',
  notKept:
    'This device cannot store anything at the moment (private mode, or no space left). The list will be lost when you close the page, so note the number.'
}

export const meetingMessages = { cn, en }
