/** JSON-LD records of a page for search engines (schema.org; shared/README.md#search-engines). */
import { isoDate } from '../../shared/dates.ts'
import { languageTag } from '../../shared/locale.ts'
import type { PageState } from '../../shared/state.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import {
  absoluteUrl,
  exhibition,
  organiserReference,
  organization,
  pageUrl,
  plainName,
  sharePictures,
  type Thing,
  talkEvent
} from './structured-fair.ts'

/** Entries on a page of a list, by the API. */
const listPageSize = 24
/** Characters: Google's limit for the headline of an article. */
const maxHeadlineLength = 110

/** The JSON-LD records of a page; none for a status other than 200. */
export function structuredData(state: PageState): Thing[] {
  if (state.status !== 200) return []
  return recordsOf(state).flatMap((record) => (record ? { '@context': 'https://schema.org', ...record } : []))
}

function recordsOf(state: PageState): (Thing | undefined)[] {
  const organisers = () => state.facts.organisers.map((_organiser, index) => organization(state, index))
  if (state.screen === 'home') return [exhibition(state), website(state), ...organisers()]
  const trail = breadcrumbs(state)
  if (state.path === '/contact/us') return [trail, ...organisers()]
  return [trail, state.screen === 'news' ? article(state) : undefined, talkEvent(state), itemList(state)]
}

function website(state: PageState): Thing {
  const { facts, locale } = state
  return {
    '@type': 'WebSite',
    name: facts.name,
    alternateName: facts.short,
    url: pageUrl(state, '/'),
    inLanguage: languageTag[locale]
  }
}

function article(state: PageState): Thing | undefined {
  const { news } = state.data
  const datePublished = isoDate(Number(news?.date))
  const headline = plainName(news?.title)
  if (!news || datePublished === '' || headline === '') return undefined
  const picture = absoluteUrl(state, news.picture?.src)
  const publisher = organiserReference(state, 0)
  const source = plainName(news.source)
  return {
    '@type': 'NewsArticle',
    headline: headline.length > maxHeadlineLength ? `${headline.slice(0, maxHeadlineLength - 1)}…` : headline,
    description: state.head.description,
    datePublished,
    dateModified: isoDate(Math.max(Number(news.updated) || 0, news.date)),
    image: [...(picture ? [picture] : []), ...sharePictures(state)],
    author: source ? { '@type': 'Organization', name: source, url: pageUrl(state, '/') } : publisher,
    publisher: { ...publisher, logo: { '@type': 'ImageObject', url: sharePictures(state).at(-1) } },
    mainEntityOfPage: pageUrl(state, state.path),
    inLanguage: languageTag[state.locale]
  }
}

/** The entries of a list page, with their positions in the complete list. */
function itemList(state: PageState): Thing | undefined {
  const { newsList, exhibitorList, productList } = state.data
  const listing = newsList ?? exhibitorList ?? productList
  const entries = [
    ...rows(newsList?.list).map(({ id, title }) => ({ id, path: '/news', name: plainName(title) })),
    ...rows(exhibitorList?.list).map(({ id, company }) => ({
      id,
      path: '/exhibitor/featured',
      name: plainName(company)
    })),
    ...rows(productList?.list).map(({ id, name }) => ({ id, path: '/visitor/products', name: plainName(name) }))
  ].filter(({ id, name }) => Number.isSafeInteger(id) && name !== '')
  if (!listing || entries.length === 0) return undefined
  const previous = (Math.max(1, Number(listing.page) || 1) - 1) * listPageSize
  return {
    '@type': 'ItemList',
    numberOfItems: Number(listing.total) || entries.length,
    itemListElement: entries.map(({ id, path, name }, index) => ({
      '@type': 'ListItem',
      position: previous + index + 1,
      url: pageUrl(state, `${path}/${id}`),
      name
    }))
  }
}

/** The rows as objects, so that a row of another type has no fields instead of failing. */
function rows<T>(value: T[] | undefined): T[] {
  return Array.isArray(value) ? value.map(Object) : []
}
