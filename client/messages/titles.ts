/** Titles of screens without a record of their own, for the server. */
import type { Locale } from '../../shared/locale.ts'
import type { PageName } from '../../shared/pages/pages.ts'

export const titles: Record<Locale, Partial<Record<PageName, string>>> = {
  cn: {
    newsList: '新闻中心',
    exhibitors: '特色展商',
    products: '产品名录',
    search: '搜索',
    plan: '我的参观计划',
    unsubscribe: '退订电子快讯',
    page: '隐私政策',
    notFound: '页面不存在',
    failure: '页面暂时无法显示'
  },
  en: {
    newsList: 'News centre',
    exhibitors: 'Featured exhibitors',
    products: 'Product directory',
    search: 'Search',
    plan: 'My visit plan',
    unsubscribe: 'Unsubscribe from the e-news',
    page: 'Privacy',
    notFound: 'This page could not be found',
    failure: 'This page cannot be shown right now'
  }
}

/** The part of the title that distinguishes the pages of a list. */
export const pageTitles: Record<Locale, (page: string) => string> = {
  cn: (page) => `第${page}页`,
  en: (page) => `Page ${page}`
}
