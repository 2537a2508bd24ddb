/** Messages of the page of a talk, in every language. */
const cn = {
  speakers: '嘉宾',
  roomAt: '会场',
  aboutTalk: '内容',
  exhibitorsOf: '相关展商',
  relatedTalks: '同一活动的其他场次',
  backToProgramme: '返回日程'
}

const en: typeof cn = {
  speakers: 'Speakers',
  roomAt: 'Room',
  aboutTalk: 'What it is about',
  exhibitorsOf: 'Related exhibitors',
  relatedTalks: 'Also in this event',
  backToProgramme: 'Back to the programme'
}

export const talkMessages = { cn, en }
