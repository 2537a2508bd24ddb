/** Messages of the page of the visitor's itinerary, in every language. */
const cn = {
  title: '我的参观计划',
  summary: '把计划里的活动、展商和产品按时间和展位排好，打印、加入日历，或用链接带走。',
  noScript: '参观计划存在您的浏览器里，需要启用JavaScript才能显示。名录和日程不需要它：'
}

const en: typeof cn = {
  title: 'My visit plan',
  summary:
    'Your events, exhibitors and products by time and booth, to print, add to a calendar or take with you as a link.',
  noScript: 'The plan is stored in your browser and needs JavaScript. The directories and the programme do not:'
}

export const planMessages = { cn, en }
