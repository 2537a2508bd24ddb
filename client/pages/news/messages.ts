/** Messages of the page of a press release, in every language. */
const cn = {
  backToList: '返回列表',
  source: '来源',
  published: '发布日期',
  booth: '文中企业的展位',
  recommended: '推荐阅读',
  previousPost: '上一篇',
  nextPost: '下一篇'
}

const en: typeof cn = {
  backToList: 'Back to list',
  source: 'Source',
  published: 'Publication date',
  booth: 'Booth of the company',
  recommended: 'Recommended',
  previousPost: 'Previous post',
  nextPost: 'Next post'
}

export const newsMessages = { cn, en }
