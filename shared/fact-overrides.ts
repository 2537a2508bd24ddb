/**
 * The shell's own facts, each overridable by a configuration code of the backend (rulings, section 4):
 * `fact_{name|short|venue|address|hall|account|sister}_{cn|en}`, `filing_number`, `filing_url`, `qr_image`,
 * `copyright_year`, and for the organisers 1 and 2 `organiser_1_{company|address}_{cn|en}`,
 * `organiser_1_{business|exhibitor|visitor}_{phone|fax|email}`.
 */
import type { EditionFacts } from './editions.ts'
import type { Locale } from './locale.ts'
import { type Projected, project } from './projection.ts'
import { plainText } from './shell-records.ts'
import type { SiteConfig } from './state.ts'

const named = ['name', 'short', 'venue', 'address', 'hall', 'account', 'sister'] as const
const people = ['business', 'exhibitor', 'visitor'] as const
const lines = ['phone', 'fax', 'email'] as const

/** The facts of an edition in one language, with what the configuration says instead. */
export function readFacts(edition: EditionFacts, config: SiteConfig | null, locale: Locale): Projected<EditionFacts> {
  const facts = project(edition, locale)
  if (!config) return facts
  const given = (code: string, otherwise: string) => plainText(config[code] ?? '') || otherwise
  for (const key of named) facts[key] = given(`fact_${key}_${locale}`, facts[key])
  facts.filing = { number: given('filing_number', facts.filing.number), href: given('filing_url', facts.filing.href) }
  facts.qr = given('qr_image', facts.qr)
  const year = given('copyright_year', '')
  if (/^[1-9]\d{3}$/.test(year)) facts.year = Number(year)
  facts.organisers.forEach((organiser, index) => {
    const code = `organiser_${index + 1}`
    organiser.company = given(`${code}_company_${locale}`, organiser.company)
    organiser.address = given(`${code}_address_${locale}`, organiser.address)
    for (const person of people)
      for (const line of lines) organiser[person][line] = given(`${code}_${person}_${line}`, organiser[person][line])
  })
  return facts
}
