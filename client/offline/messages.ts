/** Messages about the network and about what is kept on the device, in every language. `time` is `10:42`. */
const cn = {
  offline: (time: string) => `离线，内容截至${time}`,
  slow: (time: string) => `网络太慢，先显示${time}的内容`,
  back: '网络已恢复。',
  reload: '刷新页面',
  keep: (megabytes: string) => `保存到手机，离线可看（约${megabytes} MB）`,
  keeping: '正在保存……',
  kept: '已保存：没有网络也能看计划、展位图、日程和参观指南。',
  notKept: '没能全部保存，有网络时会再试。',
  waiting: (count: number) => `有${count}份表单等待发送，联网后自动发出。`,
  sent: '等待的表单已发出。',
  answered: '等待的表单已发出，结果在填写它的页面上。',
  registered: '您的登记已发出，参观凭证在登记页上。',
  showPass: '查看凭证',
  refused: '有一份表单没有发出，原因在填写它的页面上。',
  openForm: '打开那一页',
  offlineTitle: '现在没有网络',
  offlineText: '这一页没有存在这台设备上。下面这些页面可以看：',
  offlineNone: '这一页没有存在这台设备上。联网后再打开就行。',
  retry: '再试一次',
  plan: '我的参观计划',
  hall: '展位图',
  programme: '同期活动',
  guide: '参观指南',
  exhibitors: '展商名录'
}

const en: typeof cn = {
  offline: (time) => `Offline: content as of ${time}`,
  slow: (time) => `Slow network: content as of ${time}`,
  back: 'You are online again.',
  reload: 'Reload the page',
  keep: (megabytes) => `Save for offline use (about ${megabytes} MB)`,
  keeping: 'Saving the pages…',
  kept: 'Saved: your plan, the hall plan, programme and guide open offline.',
  notKept: 'Not everything could be saved. We will try again once you are online.',
  waiting: (count) =>
    `${count === 1 ? '1 form is waiting' : `${count} forms are waiting`} and will be sent once you are online.`,
  sent: 'The waiting form has been sent.',
  answered: 'The waiting form has been sent. The answer is on its page.',
  registered: 'Your registration has been sent. Your pass is ready.',
  showPass: 'Show the pass',
  refused: 'A form could not be sent. Its page says why.',
  openForm: 'Open the page',
  offlineTitle: 'You are offline',
  offlineText: 'This page is not saved on this device. These pages are:',
  offlineNone: 'This page is not saved on this device. It will open once you are online.',
  retry: 'Try again',
  plan: 'My visit plan',
  hall: 'Hall plan',
  programme: 'Programme',
  guide: 'Visitor guide',
  exhibitors: 'Exhibitors'
}

export const offlineMessages = { cn, en }
