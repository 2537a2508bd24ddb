/** JSON-LD records of a page for search engines (schema.org; shared/README.md#search-engines). */

import { icons } from 'virtual:manifest'
import { shortened } from '../../shared/locale/cut-text.ts'
import { apiLocaleOf, languageTag, localePath, localized } from '../../shared/locale/locale.ts'
import { oneSpaced, plainText } from '../../shared/locale/plain-text.ts'
import { href } from '../../shared/pages/addresses.ts'
import { safeHref } from '../../shared/pages/links.ts'
import { descriptorOf } from '../../shared/pages/match-page.ts'
import type { PageState } from '../../shared/pages/state.ts'
import type { FactOrganiser } from '../../shared/records/facts.ts'
import { isoDate, isoTime } from '../../shared/time/dates.ts'

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
  const organisers = state.facts.organisers.map((_organiser, index) => organization(state, index))
  const { structuredData: kind } = descriptorOf(state.screen)
  if (kind === 'fair') return [exhibition(state), website(state), ...organisers]
  const trail = breadcrumbs(state)
  if (isContactPage(state)) return [trail, ...organisers]
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

/** A schema.org record. */
type Thing = Record<string, unknown>

/** A name from the data in one line; empty for no string. */
export function nameOf(value: unknown): string {
  return typeof value === 'string' ? oneSpaced(value) : ''
}

/** The absolute URL of a page of this site in the language of the state. */
export function pageUrl({ origin, locale }: PageState, path: string): string {
  return origin + localePath(path, locale)
}

/** The absolute URL for a path of this site or a full URL; undefined for a forbidden scheme. */
export function absoluteUrl({ origin }: PageState, href: string | undefined): string | undefined {
  const safe = safeHref(href)
  return safe?.startsWith('/') ? origin + safe : safe
}

/** Absolute URLs of the sharing pictures: the fair's own, or else the edition's wide and square ones. */
function sharePictures(state: PageState): string[] {
  const own = absoluteUrl(state, state.facts.share)
  if (own) return [own]
  return ['share-wide', 'share'].flatMap((name) => absoluteUrl(state, icons[`${state.edition}/${name}`]) ?? [])
}

/**
 * The fair as an event from its first opening to its last closing; visiting and exhibiting are its offers. Undefined
 * where its days are not known: an event needs them.
 */
export function exhibition(state: PageState): Thing | undefined {
  const { locale, phase, head } = state
  const identity = fairIdentity(state)
  if (!identity) return undefined
  const availability = `https://schema.org/${phase === 'after' ? 'SoldOut' : 'InStock'}`
  const offers = [
    configuredUrl(state, 'preregister_url') ?? pageUrl(state, href.page('/visitor/register')),
    configuredUrl(state, 'booth_url') ?? pageUrl(state, href.page('/exhibitor/apply'))
  ]
  return {
    ...identity,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    description: head.description,
    image: sharePictures(state),
    inLanguage: languageTag[locale],
    organizer: organisersOf(state),
    offers: offers.map((url) => ({ '@type': 'Offer', url, availability }))
  }
}

/** The talk of a page as an event of the fair; undefined without a talk, its title or its time. */
export function talkEvent(state: PageState): Thing | undefined {
  const { talk } = state.data
  const startDate = isoTime(Number(talk?.start))
  const name = nameOf(talk?.title)
  if (!talk || startDate === '' || name === '') return undefined
  const speakers = Array.isArray(talk.speakers) ? talk.speakers.map(Object) : []
  return {
    '@type': 'Event',
    name,
    startDate,
    endDate: isoTime(Number(talk.end)) || undefined,
    location: place(state, nameOf(talk.room) || undefined),
    url: pageUrl(state, state.path),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    description: state.head.description,
    image: sharePictures(state),
    inLanguage: languageTag[state.locale],
    performer: speakers.length === 0 ? undefined : speakers.map(performerOf),
    organizer: organisersOf(state),
    superEvent: fairIdentity(state)
  }
}

function performerOf({ name, position, company }: Record<string, unknown>): Thing {
  return {
    '@type': 'Person',
    name: nameOf(name),
    jobTitle: nameOf(position),
    worksFor: { '@type': 'Organization', name: nameOf(company) }
  }
}

/** The fields that identify the fair; other records refer to it by the same `@id`. Undefined without its days. */
function fairIdentity(state: PageState): Thing | undefined {
  const { facts, origin } = state
  const { first, last, hours } = facts
  if (first === undefined || last === undefined) return undefined
  const closing = hours.at(-1)?.close
  return {
    '@type': 'ExhibitionEvent',
    '@id': `${origin}/#fair`,
    name: facts.name,
    startDate: hours[0] ? isoTime(hours[0].open) : isoDate(first),
    endDate: closing === undefined ? isoDate(last) : isoTime(closing),
    location: place(state),
    url: pageUrl(state, '/')
  }
}

/** A room of the venue, the fair's hall by default; undefined where neither room, venue nor address is known. */
function place({ facts, place }: PageState, room: string = facts.hall): Thing | undefined {
  const { street, locality, region, country } = place
  const parts = { streetAddress: street, addressLocality: locality, addressRegion: region, addressCountry: country }
  const isDivided = Object.values(parts).some(Boolean)
  const name = [facts.venue, room].filter(Boolean).join(' ')
  const address = isDivided ? { '@type': 'PostalAddress', ...parts } : facts.address || undefined
  return name || address ? { '@type': 'Place', name: name || undefined, address } : undefined
}

const isContactPage = ({ path }: PageState) => path === href.page('/contact/us')

/** An organiser, on the page of contacts with its three contact points. */
function organization(state: PageState, index: number): Thing {
  const organiser = state.facts.organisers[index]
  return {
    ...organiserReference(state, index),
    address: organiser?.address || undefined,
    contactPoint: organiser && isContactPage(state) ? contactPoints(organiser) : undefined
  }
}

function contactPoints({ business, exhibitor, visitor }: FactOrganiser): Thing[] {
  const contacts = [
    ['sales', business],
    ['reservations', exhibitor],
    ['customer support', visitor]
  ] as const
  return contacts
    .filter(([, { phone, fax, email }]) => phone || fax || email)
    .map(([contactType, { phone, fax, email }]) => ({
      '@type': 'ContactPoint',
      contactType,
      telephone: phone || undefined,
      faxNumber: fax || undefined,
      email: email || undefined
    }))
}

/** The organisers as other records refer to them; undefined where none is known. */
function organisersOf(state: PageState): Thing[] | undefined {
  const { organisers } = state.facts
  return organisers.length === 0 ? undefined : organisers.map((_organiser, index) => organiserReference(state, index))
}

/** An organiser by name and `@id`, as other records refer to it. */
function organiserReference(state: PageState, index: number): Thing {
  return {
    '@type': 'Organization',
    '@id': `${state.origin}/#organiser-${index + 1}`,
    name: state.facts.organisers[index]?.company,
    url: pageUrl(state, href.page('/contact/us'))
  }
}

/** A URL from the configuration in the page's language. */
function configuredUrl(state: PageState, code: string): string | undefined {
  const { config, locale } = state
  return absoluteUrl(state, config?.[`${code}_${apiLocaleOf(locale)}`])
}
