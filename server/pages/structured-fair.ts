/** The fair, its place, its organisers and its talks in schema.org's words. */
import { icons } from 'virtual:manifest'
import { isoTime } from '../../shared/dates.ts'
import { safeHref } from '../../shared/links.ts'
import { languageTag, localePath } from '../../shared/locale.ts'
import { plainText } from '../../shared/shell-records.ts'
import type { PageState } from '../../shared/state.ts'

export type Thing = Record<string, unknown>

/** Plain text of what data call a name; empty for what is no text. */
export function nameOf(value: unknown): string {
  return typeof value === 'string' ? plainText(value) : ''
}

/** An absolute address of this site's page in the page's language. */
export function pageAddress({ origin, locale }: PageState, path: string): string {
  return origin + localePath(path, locale)
}

/** An absolute address of what data or the build name: a path of this site, or a full one. */
export function absolute({ origin }: PageState, address: string | undefined): string | undefined {
  const safe = safeHref(address)
  return safe?.startsWith('/') ? origin + safe : safe
}

/** The edition's sharing pictures, wide and square. */
export function sharePictures(state: PageState): string[] {
  return ['share-wide', 'share'].flatMap((name) => absolute(state, icons[`${state.edition}/${name}`]) ?? [])
}

/** The fair as an event: its first opening to its last closing, both ways to take part as offers. */
export function exhibition(state: PageState): Thing {
  const { facts, locale, phase, head } = state
  const availability = `https://schema.org/${phase === 'after' ? 'SoldOut' : 'InStock'}`
  const offers = [
    configured(state, 'preregister_url') ?? pageAddress(state, '/visitor/register'),
    configured(state, 'booth_url') ?? pageAddress(state, '/exhibitor/apply')
  ]
  return {
    ...fairIdentity(state),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    description: head.description,
    image: sharePictures(state),
    inLanguage: languageTag[locale],
    organizer: facts.organisers.map((_organiser, index) => organiserName(state, index)),
    offers: offers.map((url) => ({ '@type': 'Offer', url, availability }))
  }
}

/** A talk as a part of the fair; undefined where it has no time. */
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
    url: pageAddress(state, state.path),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    description: state.head.description,
    image: sharePictures(state),
    inLanguage: languageTag[state.locale],
    performer: speakers.map(({ name, position, company }) => ({
      '@type': 'Person',
      name: nameOf(name),
      jobTitle: nameOf(position),
      worksFor: { '@type': 'Organization', name: nameOf(company) }
    })),
    organizer: state.facts.organisers.map((_organiser, index) => organiserName(state, index)),
    superEvent: fairIdentity(state)
  }
}

/** What makes the fair this fair, wherever it is mentioned. */
function fairIdentity(state: PageState): Thing {
  const { facts, origin } = state
  return {
    '@type': 'ExhibitionEvent',
    '@id': `${origin}/#fair`,
    name: facts.name,
    startDate: isoTime(facts.hours[0]?.open ?? facts.first),
    endDate: isoTime(facts.hours.at(-1)?.close ?? facts.last),
    location: place(state),
    url: pageAddress(state, '/')
  }
}

function place({ facts }: PageState, within: string = facts.hall): Thing {
  return {
    '@type': 'Place',
    name: `${facts.venue} ${within}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: facts.place.street,
      addressLocality: facts.place.locality,
      addressRegion: facts.place.region,
      addressCountry: facts.place.country
    }
  }
}

/** An organiser with the three ways to reach it. */
export function organisation(state: PageState, index: number): Thing {
  const organiser = state.facts.organisers[index]
  const points =
    organiser &&
    ([
      ['sales', organiser.business],
      ['reservations', organiser.exhibitor],
      ['customer support', organiser.visitor]
    ] as const)
  return {
    ...organiserName(state, index),
    address: organiser?.address,
    contactPoint: points?.map(([contactType, { phone, fax, email }]) => ({
      '@type': 'ContactPoint',
      contactType,
      telephone: phone,
      faxNumber: fax,
      email
    }))
  }
}

/** An organiser as other records name it. */
export function organiserName(state: PageState, index: number): Thing {
  return {
    '@type': 'Organization',
    '@id': `${state.origin}/#organiser-${index + 1}`,
    name: state.facts.organisers[index]?.company,
    url: pageAddress(state, '/contact/us')
  }
}

function configured(state: PageState, code: string): string | undefined {
  const { config, locale } = state
  return absolute(state, config?.[`${code}_${locale}`])
}
