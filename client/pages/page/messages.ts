/** Messages of the content pages, in every language. */
const cn = {
  from: '您从哪里出发？',
  fromAll: '显示全部走法',
  contents: '本页内容',
  planAndPass: '我的计划与凭证',
  meetIn: (days: number, hall: string) =>
    `${['一', '两', '三', '四', '五', '六', '七'][days - 1] ?? days}天，${hall}，先登记，现场不用填表。`
}

const en: typeof cn = {
  from: 'Where are you coming from?',
  fromAll: 'Show all routes',
  contents: 'On this page',
  planAndPass: 'My plan and pass',
  meetIn: (days, hall) => {
    const count = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'][days - 1] ?? days
    return `${count} ${days === 1 ? 'day' : 'days'}, face to face, in ${hall}. Register first: no forms at the door.`
  }
}

export const contentMessages = { cn, en }
