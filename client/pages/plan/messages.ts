/** Messages of the page of the visitor's itinerary, in every language. */
const cn = {
  title: '我的参观计划',
  summary: '把计划里的活动、展商和产品按时间和展位排好，打印、加入日历，或用链接带走。',
  noScript: '参观计划存在您的浏览器里，需要启用JavaScript才能显示。名录和日程不需要它。',
  notKept: '本设备目前不能保存数据（例如无痕模式或空间已满），关闭页面后计划会消失，请先打印或分享。',
  start: '加了星的，都排在这里',
  steps: [
    '看到想去的展商、产品或演讲，按一下旁边的星号。',
    '计划按时间和展位排好，两场演讲撞了会提醒。',
    '打印、加入日历，或用链接带走。'
  ],
  first: '给第一家展商加星'
}

const en: typeof cn = {
  title: 'My visit plan',
  summary:
    'Your events, exhibitors and products by time and booth, to print, add to a calendar or take with you as a link.',
  noScript: 'The plan is stored in your browser and needs JavaScript. The directories and the programme do not.',
  notKept:
    'This device cannot store anything at the moment (private mode, or no space left). The plan will be lost when you close the page, so print or share it first.',
  start: 'What you star comes together here',
  steps: [
    'Press the star beside an exhibitor, a product or a talk.',
    'The plan sorts them by time and booth, and says where two talks overlap.',
    'Print it, add it to your calendar or take it along as a link.'
  ],
  first: 'Star your first exhibitor'
}

export const planMessages = { cn, en }
