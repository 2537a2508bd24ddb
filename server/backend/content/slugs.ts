/** The addresses of an edition (rulings, section 2). */
import type { Pack } from './pack.ts'

/** Slugs that both editions have. */
export const requiredSlugs: readonly string[] = [
  ...['about', 'range', 'standards', 'review', 'gallery'].map((name) => `/exhibition/${name}`),
  ...['why', 'booth', 'apply', 'centre', 'featured', 'download'].map((name) => `/exhibitor/${name}`),
  ...['match', 'why', 'register', 'guide', 'vip', 'products', 'code'].map((name) => `/visitor/${name}`),
  ...['activities', 'roundtable', 'distribution', 'maternal', 'award'].map((name) => `/event/${name}`),
  ...['industry_news', 'exhibition_news', 'e-news', 'cooperation', 'partners'].map((name) => `/media/${name}`),
  '/contact/us'
]

/** Screens that need no page of the pack, with the title that the page list gives them. */
export const screens = [
  { path: '/news', title_cn: '新闻中心', title_en: 'News centre' },
  { path: '/search', title_cn: '搜索', title_en: 'Search' },
  { path: '/privacy', title_cn: '隐私说明', title_en: 'Privacy notice' },
  { path: '/plan', title_cn: '我的参观计划', title_en: 'My visit plan' },
  { path: '/unsubscribe', title_cn: '退订展会资讯', title_en: 'Unsubscribe' }
] as const

/** Files that the site makes; links may lead to them. */
const madeFiles = ['/calendar.ics', '/rss.xml', '/sitemap.xml']

/** Addresses of records, without language prefix. */
export const newsPath = (news: { id: number }) => `/news/${news.id}`
export const exhibitorPath = (exhibitor: { id: number }) => `/exhibitor/featured/${exhibitor.id}`
export const productPath = (product: { id: number }) => `/visitor/products/${product.id}`
export const talkPath = (talk: { id: number; forum: string }) => `/event/${talk.forum}/${talk.id}`

/** Every path that a link of the pack may name, without language prefix. */
export function knownPaths(pack: Pack): Set<string> {
  return new Set([
    '/',
    ...madeFiles,
    ...screens.map((screen) => screen.path),
    ...pack.pages.map((page) => page.path),
    ...pack.news.map(newsPath),
    ...pack.exhibitors.map(exhibitorPath),
    ...pack.products.map(productPath),
    ...pack.talks.map(talkPath)
  ])
}
