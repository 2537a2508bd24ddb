/** Messages of the list of news, in every language. */
const cn = {
  newsSummary: '展会与行业的消息，按日期排列。',
  newsKinds: '新闻类别'
}

const en: typeof cn = {
  newsSummary: 'Exhibition and industry news, latest first.',
  newsKinds: 'News categories'
}

export const newsListMessages = { cn, en }
