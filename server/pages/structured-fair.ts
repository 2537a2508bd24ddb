/** The fair, its venue, its organisers and its talks as schema.org records. */

import { icons } from 'virtual:manifest'
import { apiLocaleOf, languageTag, localePath } from '../../shared/locale/locale.ts'
import { oneSpaced } from '../../shared/locale/plain-text.ts'
import { href } from '../../shared/pages/addresses.ts'
import { safeHref } from '../../shared/pages/links.ts'
import type { PageState } from '../../shared/pages/state.ts'
import { isoDate, isoTime } from '../../shared/time/dates.ts'

/** A schema.org record. */
export type Thing = Record<string, unknown>

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
export function sharePictures(state: PageState): string[] {
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
function place({ facts }: PageState, room: string = facts.hall): Thing | undefined {
  const { street, locality, region, country } = facts.place
  const parts = {
    streetAddress: street || undefined,
    addressLocality: locality || undefined,
    addressRegion: region || undefined,
    addressCountry: country || undefined
  }
  const isDivided = Object.values(parts).some(Boolean)
  const name = [facts.venue, room].filter(Boolean).join(' ')
  const address = isDivided ? { '@type': 'PostalAddress', ...parts } : facts.address || undefined
  return name || address ? { '@type': 'Place', name: name || undefined, address } : undefined
}

/** An organiser with its three contact points. */
export function organization(state: PageState, index: number): Thing {
  const organiser = state.facts.organisers[index]
  const contacts =
    organiser &&
    ([
      ['sales', organiser.business],
      ['reservations', organiser.exhibitor],
      ['customer support', organiser.visitor]
    ] as const)
  return {
    ...organiserReference(state, index),
    address: organiser?.address || undefined,
    contactPoint: contacts
      ?.filter(([, { phone, fax, email }]) => phone || fax || email)
      .map(([contactType, { phone, fax, email }]) => ({
        '@type': 'ContactPoint',
        contactType,
        telephone: phone || undefined,
        faxNumber: fax || undefined,
        email: email || undefined
      }))
  }
}

/** The organisers as other records refer to them; undefined where none is known. */
export function organisersOf(state: PageState): Thing[] | undefined {
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
