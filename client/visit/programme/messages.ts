/** Messages of the programme and its filters, in every language. */
import type { TalkKind } from '../../../shared/records/records.ts'

const kindsCn: Record<TalkKind, string> = {
  talk: '演讲',
  tasting: '品鉴',
  ceremony: '典礼',
  tour: '导览',
  meeting: '洽谈'
}

const cn = {
  days: '日期',
  kind: '类型',
  all: '全部',
  allDays: '每一天',
  hour: '时段',
  room: '地点',
  otherPlaces: '其他地点',
  pause: '休息',
  forum: '所属活动',
  hourOf: (hour: number) => `${hour}:00–${hour + 1}:00`,
  found: (count: number) => `${count}场`,
  usualAdmission: '没有另注的：',
  admission: '怎么参加',
  slides: '演讲资料（幻灯片）',
  kindName: kindsCn,
  calendarOf: (title: string) => `加入日历：${title}`,
  subscribe: '订阅到日历',
  subscribeText: '日历程序会定期来取，时间有变动也会跟上。',
  subscribePlanText:
    '订阅的是您现在选的内容：以后再加星，请重新订阅。选了哪些写在订阅地址里，日历程序来取时会发给本站，本站不保存。',
  subscribePlanLimit: (count: number) => `订阅最多包含${count}项。`,
  subscribeByHand: '这里不能打开日历。请复制这个地址，在日历程序里添加订阅：',
  subscribeFile: '只存一次'
}

const en: typeof cn = {
  days: 'Day',
  kind: 'Kind',
  all: 'All',
  allDays: 'every day',
  hour: 'Hour',
  room: 'Place',
  otherPlaces: 'Other places',
  pause: 'Break',
  forum: 'Part of',
  hourOf: (hour) => `${hour}:00–${hour + 1}:00`,
  found: (count) => (count === 1 ? '1 event' : `${count} events`),
  usualAdmission: 'Unless an event says otherwise: ',
  admission: 'Admission',
  slides: 'Slides of the talk',
  kindName: { talk: 'Talk', tasting: 'Tasting', ceremony: 'Ceremony', tour: 'Tour', meeting: 'Meeting' },
  calendarOf: (title) => `Add to calendar: ${title}`,
  subscribe: 'Subscribe in a calendar',
  subscribeText: 'Your calendar app checks for changes by itself.',
  subscribePlanText:
    'The subscription contains what you have chosen now; if you star more, subscribe again. Your choice is part of the address that your calendar app sends to this site, which does not store it.',
  subscribePlanLimit: (count) => `A subscription can have up to ${count} entries.`,
  subscribeByHand:
    'Calendars cannot be opened here. Copy this address and add it as a subscription in your calendar app:',
  subscribeFile: 'Save once'
}

export const programmeMessages = { cn, en }
