/** JSON-LD records of a page for search engines (schema.org; shared/README.md#search-engines). */
import { shortened } from '../../shared/locale/cut-text.ts'
import { apiLocaleOf, languageTag, localized } from '../../shared/locale/locale.ts'
import { plainText } from '../../shared/locale/plain-text.ts'
import { href } from '../../shared/pages/addresses.ts'
import { descriptorOf } from '../../shared/pages/match-page.ts'
import type { PageState } from '../../shared/pages/state.ts'
import { isoDate } from '../../shared/time/dates.ts'
import {
  absoluteUrl,
  exhibition,
  nameOf,
  organisersOf,
  organization,
  pageUrl,
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
  const { structuredData: kind } = descriptorOf(state.screen)
  if (kind === 'fair') return [exhibition(state), website(state), ...organisers()]
  const trail = breadcrumbs(state)
  if (state.path === href.page('/contact/us')) return [trail, ...organisers()]
  return [trail, kind && recordOf[kind](state), itemList(state)]
}

/** The record of a page about one thing. */
const recordOf: Record<'article' | 'event', (state: PageState) => Thing | undefined> = { article, event: talkEvent }

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
  const headline = nameOf(news?.title)
  if (!news || datePublished === '' || headline === '') return undefined
  const picture = absoluteUrl(state, news.picture?.src)
  const publisher = organisersOf(state)?.[0] ?? {
    '@type': 'Organization',
    name: state.facts.name,
    url: pageUrl(state, '/')
  }
  const source = nameOf(news.source)
  return {
    '@type': 'NewsArticle',
    headline: shortened(headline, maxHeadlineLength),
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
  const listed = descriptorOf(state.screen).listedRecords?.(state.data)
  const entries = (listed?.records ?? [])
    .map(({ id, name, path }) => ({ id, path, name: nameOf(name) }))
    .filter(({ id, name }) => Number.isSafeInteger(id) && name !== '')
  if (!listed || entries.length === 0) return undefined
  const previous = (Math.max(1, Number(listed.listing.page) || 1) - 1) * listPageSize
  return {
    '@type': 'ItemList',
    numberOfItems: Number(listed.listing.total) || entries.length,
    itemListElement: entries.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: previous + index + 1,
      url: pageUrl(state, path),
      name
    }))
  }
}

interface Step {
  name: string
  path: string
}

/** Home page, menu section, list page, page. Of steps with the same path only the last one stays. */
function breadcrumbs(state: PageState): Thing {
  const parent = parentOf(state)
  const section = sectionOf(state, [state.path, parent?.path])
  const steps: Step[] = [
    { name: state.facts.short, path: '/' },
    ...(section ? [section] : []),
    ...(parent ? [parent] : []),
    { name: titleOf(state), path: state.path }
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps
      .filter(({ path }, index) => steps.findLastIndex((other) => other.path === path) === index)
      .map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: pageUrl(state, path)
      }))
  }
}

/** The page above this one, with its own title or the menu's. */
function parentOf({ screen, locale, params, menu }: PageState): Step | undefined {
  const parent = descriptorOf(screen).parent?.(params)
  if (!parent) return undefined
  const { path, title } = parent
  const menuName = () => menu?.flatMap(({ childlist = [] }) => childlist).find((child) => child.path === path)?.name
  const name = title ? localized(title, locale) : menuName()
  return name ? { name, path } : undefined
}

/** The menu section that contains one of the paths, with the path of its first page. */
function sectionOf({ menu }: PageState, paths: (string | undefined)[]): Step | undefined {
  const section = menu?.find(
    ({ path, is_nav, out_link, childlist = [] }) =>
      is_nav && !out_link && path.startsWith('/') && childlist.some((child) => paths.includes(child.path))
  )
  return section && { name: section.name, path: section.path }
}

/** The page's title without the site's name at its end. */
function titleOf({ head, config, locale, facts }: PageState): string {
  const siteTitle = plainText(config?.[`meta_title_${apiLocaleOf(locale)}`] ?? '') || facts.name
  return head.title.endsWith(` - ${siteTitle}`) ? head.title.slice(0, -siteTitle.length - 3) : head.title
}
