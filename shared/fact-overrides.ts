/**
 * Configuration codes of the backend that override facts of the edition (shared/README.md#menu-and-configuration):
 * `fact_{name|short|venue|address|hall|account|sister}_{cn|en}`, `filing_number`, `filing_url`, `qr_image`,
 * `copyright_year`, and for the organisers 1 and 2 `organiser_1_{company|address}_{cn|en}`,
 * `organiser_1_{business|exhibitor|visitor}_{phone|fax|email}`.
 */
import type { EditionFacts } from './editions.ts'
import type { Locale } from './locale.ts'
import { type Projected, project } from './projection.ts'
import { plainText, type SiteConfig } from './shell-records.ts'

const textFacts = ['name', 'short', 'venue', 'address', 'hall', 'account', 'sister'] as const
const contactRoles = ['business', 'exhibitor', 'visitor'] as const
const contactFields = ['phone', 'fax', 'email'] as const

/** The facts of an edition in one language, overridden by the configuration. Overriding values become plain text. */
export function readFacts(edition: EditionFacts, config: SiteConfig | null, locale: Locale): Projected<EditionFacts> {
  const facts = project(edition, locale)
  if (!config) return facts
  const override = (code: string, fallback: string) => plainText(config[code] ?? '') || fallback
  for (const key of textFacts) facts[key] = override(`fact_${key}_${locale}`, facts[key])
  facts.filing = {
    number: override('filing_number', facts.filing.number),
    href: override('filing_url', facts.filing.href)
  }
  facts.qr = override('qr_image', facts.qr)
  const year = override('copyright_year', '')
  if (/^[1-9]\d{3}$/.test(year)) facts.year = Number(year)
  facts.organisers.forEach((organiser, index) => {
    const code = `organiser_${index + 1}`
    organiser.company = override(`${code}_company_${locale}`, organiser.company)
    organiser.address = override(`${code}_address_${locale}`, organiser.address)
    for (const role of contactRoles)
      for (const field of contactFields)
        organiser[role][field] = override(`${code}_${role}_${field}`, organiser[role][field])
  })
  return facts
}
