/** Messages of the search, in every language. */
const cn = {
  suggestionsTitle: '搜索建议',
  suggestions: (count: number) => (count === 0 ? '没有建议' : `${count}条建议，用上下键选择`),
  searchText: '找产品、公司、展位号或嘉宾',
  searchTitle: '搜索',
  searchFor: '搜索内容',
  found: (total: number, query: string) => `找到${total}条与“${query}”有关的结果`,
  corrected: (total: number, corrected: string, query: string) =>
    `没有找到“${query}”，下面是“${corrected}”的${total}条结果`,
  notFound: (query: string) => `没有找到“${query}”`,
  notFoundHint: '可以少写一个词，或换一种说法；公司名写一部分就行，展位号带不带馆号都可以。',
  searchFailed: '搜索暂时没有回应，请稍候再试；下面的名录仍可浏览。',
  searchHint: '也可以从这里开始',
  ways: {
    exhibitors: '按类别、国家和展位',
    products: '按类别和产地',
    programme: '按日期、时间和地点',
    news: '按类别和日期'
  },
  kinds: { exhibitor: '展商', product: '产品', talk: '演讲', news: '新闻', page: '页面' },
  hits: (total: number) => `${total}条`,
  firstHits: (shown: number) => `显示最接近的${shown}条`,
  allHits: (total: number) => `查看全部${total}条`,
  allKinds: '全部类别',
  moreExhibitors: '到展商名录里找',
  moreProducts: '到产品目录里找'
}

const en: typeof cn = {
  suggestionsTitle: 'Suggestions',
  suggestions: (count) =>
    count === 0
      ? 'No suggestions'
      : `${count === 1 ? '1 suggestion' : `${count} suggestions`}, choose with the arrow keys`,
  searchText: 'Product, company, booth or speaker',
  searchTitle: 'Search',
  searchFor: 'Search for',
  found: (total, query) => `${total === 1 ? '1 result' : `${total} results`} for “${query}”`,
  corrected: (total, corrected, query) =>
    `Nothing found for “${query}”. Showing ${total === 1 ? '1 result' : `${total} results`} for “${corrected}”`,
  notFound: (query) => `Nothing found for “${query}”`,
  notFoundHint:
    'Try fewer or different words. Part of a company’s name is enough, and booth numbers work without the hall.',
  searchFailed: 'Search is not responding. Try again in a moment; you can still browse the lists below.',
  searchHint: 'Or start here',
  ways: {
    exhibitors: 'By category, country and booth',
    products: 'By category and origin',
    programme: 'By day, time and place',
    news: 'By kind and date'
  },
  kinds: { exhibitor: 'Exhibitors', product: 'Products', talk: 'Talks', news: 'News', page: 'Pages' },
  hits: (total) => `${total}`,
  firstHits: (shown) => `Showing the ${shown} closest`,
  allHits: (total) => `Show all ${total}`,
  allKinds: 'All kinds',
  moreExhibitors: 'In the exhibitor list',
  moreProducts: 'In the product directory'
}

export const searchMessages = { cn, en }
