/** What search engines read of a page, in schema.org's words. */
import { isoTime } from '../../shared/dates.ts'
import { localePath } from '../../shared/locale.ts'
import type { PageState } from '../../shared/state.ts'

type Thing = Record<string, unknown>

/** The JSON-LD records of a page. Absolute addresses need a public origin; without one there are none. */
export function structuredData(state: PageState): Thing[] {
  if (state.origin === '' || state.status !== 200) return []
  return state.screen === 'home' ? [exhibition(state)] : []
}

function exhibition({ facts, origin, locale }: PageState): Thing {
  const opens = facts.hours[0]?.open ?? facts.first
  const closes = facts.hours.at(-1)?.close ?? facts.last
  return {
    '@context': 'https://schema.org',
    '@type': 'ExhibitionEvent',
    name: facts.name,
    startDate: isoTime(opens),
    endDate: isoTime(closes),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url: origin + localePath('/', locale),
    location: {
      '@type': 'Place',
      name: `${facts.venue} ${facts.hall}`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: facts.place.street,
        addressLocality: facts.place.locality,
        addressRegion: facts.place.region,
        addressCountry: facts.place.country
      }
    },
    organizer: facts.organisers.map((organiser) => ({ '@type': 'Organization', name: organiser.company }))
  }
}
