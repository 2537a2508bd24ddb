/** Messages of the page for journalists, in every language. */
const cn = {
  title: '媒体资料',
  summary: '写报道要用的展会消息，最新的在前。',
  news: '展会新闻'
}

const en: typeof cn = {
  title: 'Press kit',
  summary: 'News of the fair for your coverage, latest first.',
  news: 'News of the fair'
}

export const pressKitMessages = { cn, en }
