/** What search engines read of a page, in schema.org's words. */
import { isoDate } from '../../shared/dates.ts'
import { languageTag } from '../../shared/locale.ts'
import type { PageState } from '../../shared/state.ts'
import {
  absolute,
  exhibition,
  nameOf,
  organisation,
  organiserName,
  pageAddress,
  sharePictures,
  type Thing,
  talkEvent
} from './structured-fair.ts'
import { breadcrumbs } from './structured-trail.ts'

/** As many as a page of a list holds. */
const listPage = 24
const longestHeadline = 110

/** The JSON-LD records of a page; a page that is not there has none. */
export function structuredData(state: PageState): Thing[] {
  if (state.status !== 200) return []
  return recordsOf(state).flatMap((record) => (record ? { '@context': 'https://schema.org', ...record } : []))
}

function recordsOf(state: PageState): (Thing | undefined)[] {
  const organisers = () => state.facts.organisers.map((_organiser, index) => organisation(state, index))
  if (state.screen === 'home') return [exhibition(state), website(state), ...organisers()]
  const trail = breadcrumbs(state)
  if (state.path === '/contact/us') return [trail, ...organisers()]
  return [trail, state.screen === 'news' ? article(state) : undefined, talkEvent(state), list(state)]
}

function website(state: PageState): Thing {
  const { facts, locale } = state
  return {
    '@type': 'WebSite',
    name: facts.name,
    alternateName: facts.short,
    url: pageAddress(state, '/'),
    inLanguage: languageTag[locale]
  }
}

function article(state: PageState): Thing | undefined {
  const { news } = state.data
  const datePublished = isoDate(Number(news?.date))
  const headline = nameOf(news?.title)
  if (!news || datePublished === '' || headline === '') return undefined
  const own = absolute(state, news.picture?.src)
  const publisher = organiserName(state, 0)
  const source = nameOf(news.source)
  return {
    '@type': 'NewsArticle',
    headline: headline.length > longestHeadline ? `${headline.slice(0, longestHeadline - 1)}…` : headline,
    description: state.head.description,
    datePublished,
    dateModified: isoDate(Math.max(Number(news.updated) || 0, news.date)),
    image: [...(own ? [own] : []), ...sharePictures(state)],
    author: source ? { '@type': 'Organization', name: source, url: pageAddress(state, '/') } : publisher,
    publisher: { ...publisher, logo: { '@type': 'ImageObject', url: sharePictures(state).at(-1) } },
    mainEntityOfPage: pageAddress(state, state.path),
    inLanguage: languageTag[state.locale]
  }
}

/** The entries of the list that a page shows, with the places that they have in the whole of it. */
function list(state: PageState): Thing | undefined {
  const { newsList, exhibitorList, productList } = state.data
  const listing = newsList ?? exhibitorList ?? productList
  const entries = [
    ...rows(newsList?.list).map(({ id, title }) => ({ id, path: '/news', name: nameOf(title) })),
    ...rows(exhibitorList?.list).map(({ id, company }) => ({ id, path: '/exhibitor/featured', name: nameOf(company) })),
    ...rows(productList?.list).map(({ id, name }) => ({ id, path: '/visitor/products', name: nameOf(name) }))
  ].filter(({ id, name }) => Number.isSafeInteger(id) && name !== '')
  if (!listing || entries.length === 0) return undefined
  const before = (Math.max(1, Number(listing.page) || 1) - 1) * listPage
  return {
    '@type': 'ItemList',
    numberOfItems: Number(listing.total) || entries.length,
    itemListElement: entries.map(({ id, path, name }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: pageAddress(state, `${path}/${id}`),
      name
    }))
  }
}

function rows<T>(value: T[] | undefined): T[] {
  return Array.isArray(value) ? value.map(Object) : []
}
