/** The facts of a sample edition as entries of its configuration (shared/configuration-codes.ts). */
import { apiLocales } from './bilingual.ts'
import type { EditionFacts } from './editions.ts'
import { writeDay, writeHours } from './fact-values.ts'
import type { ConfigEntry } from './records.ts'

const pairedFacts = ['name', 'short', 'venue', 'address', 'hall', 'account', 'sister'] as const
const placeFacts = ['street', 'locality', 'region'] as const

/** The entries from which `readFacts` reads the facts again. */
export function factEntries(facts: EditionFacts): ConfigEntry[] {
  const codes: Record<string, string | number> = {
    fact_first_day: writeDay(facts.first),
    fact_last_day: writeDay(facts.last),
    fact_hours: writeHours(facts.hours),
    fact_country: facts.place.country,
    fact_driver_venue: facts.driver.venue,
    fact_driver_address: facts.driver.address,
    fact_longitude: facts.longitude,
    fact_latitude: facts.latitude,
    qr_image: facts.qr,
    copyright_year: facts.year,
    filing_number: facts.filing.number,
    filing_url: facts.filing.href
  }
  for (const language of apiLocales) {
    for (const name of pairedFacts) codes[`fact_${name}_${language}`] = facts[`${name}_${language}`]
    for (const name of placeFacts) codes[`fact_${name}_${language}`] = facts.place[`${name}_${language}`]
  }
  for (const [index, organiser] of facts.organisers.entries()) {
    const code = `organiser_${index + 1}`
    for (const language of apiLocales) {
      codes[`${code}_company_${language}`] = organiser[`company_${language}`]
      codes[`${code}_address_${language}`] = organiser[`address_${language}`]
    }
    for (const role of ['business', 'exhibitor', 'visitor'] as const)
      for (const line of ['phone', 'fax', 'email'] as const) codes[`${code}_${role}_${line}`] = organiser[role][line]
  }
  return Object.entries(codes).map(([code, content]) => ({ code, type: 1, content: String(content) }))
}
