/** Pages, feeds, sitemap and calendars derived from records with JSON of every type in every field. */
import fc from 'fast-check'
import ICAL from 'ical.js'
import { contractFaults } from '../../server/api/contract-faults.ts'
import { MissingInput } from '../../server/api/inputs/inputs.ts'
import { fairCalendarDerivation, talkCalendarDerivation } from '../../server/pages/calendar.ts'
import { newsFeedDerivation } from '../../server/pages/news-feed.ts'
import { sitemapDerivation } from '../../server/pages/sitemap.ts'
import { callDefinitions } from '../../shared/calls/table.ts'
import { apiLocales } from '../../shared/locale/bilingual.ts'
import { type FieldPath, fieldsOf, withEveryField, withField } from '../fixtures/contract-samples.ts'
import { deriveBody, inputOf, settings, today } from '../fixtures/derived-page.ts'
import { canary, hostileValues } from '../fixtures/hostile-values.ts'
import { hazardsOf } from '../fixtures/page-hazards.ts'
import { pageKinds, samples, shellCalls } from '../fixtures/page-kinds.ts'
import { readXml } from '../fixtures/xml.ts'
import { markup, record } from './arbitraries.ts'
import { must, subject } from './subject.ts'

const fields = new Map(Object.entries(samples).map(([call, sample]) => [call, [[], ...fieldsOf(sample)]]))

const json = fc
  .oneof(
    fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }),
    record,
    fc.constantFrom(...Object.values(hostileValues)),
    markup,
    fc.dictionary(fc.constantFrom('id', 'name', 'name_en', 'html_cn', 'type', 'sections', '__proto__'), markup)
  )
  // Records arrive as JSON.
  .map((value): unknown => JSON.parse(JSON.stringify(value)))

/** Values of a wrong type, shape or unit; none is a text that a page may show as it is. */
const wrongValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, '', ' ', {}, [], [null], { a: {} }, [[]], { 0: null, 1: { a: 1 } }),
  fc.constantFrom<unknown>(0, -1, 0.5, 1e21, Number.MAX_SAFE_INTEGER, 1_749_608_100_000, '1749608100', '0', '-1'),
  fc.constantFrom<unknown>('0000-00-00', '0000-00-00 00:00:00', '2025-13-45', '2025-06-11T99:00', '11.06.2025'),
  fc.integer(),
  fc.dictionary(fc.nat(9).map(String), fc.constantFrom<unknown>(null, 7, 'a', {}))
)

/**
 * A change to the record of one call: another value in one field (an index, modulo the number of fields), or in all.
 */
const changesTo = (value: fc.Arbitrary<unknown>) =>
  fc.array(
    fc.record({
      call: fc.nat(),
      field: fc.nat(),
      value,
      everywhere: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true))
    }),
    { minLength: 1, maxLength: 4 }
  )
const changes = changesTo(json)
type Change = typeof changes extends fc.Arbitrary<(infer T)[]> ? T : never

/** The samples of these calls with the changes; for each call the last change counts. */
function withChanges(calls: readonly string[], changes: readonly Change[]): Record<string, unknown> {
  const records = { ...samples }
  for (const { call: index, field, value, everywhere } of changes) {
    const call = calls[index % calls.length]!
    const paths: FieldPath[] = fields.get(call)!
    records[call] = everywhere
      ? withEveryField(samples[call], value)
      : withField(samples[call], paths[field % paths.length]!, value)
  }
  return records
}

function mustNotHaveExecuted(): void {
  must(!(canary in globalThis), 'a hostile value was executed')
  must(Object.keys(Object.prototype).length === 0, 'a prototype was changed')
}

export const recordSubjects = [
  subject(
    'whatever JSON is in the fields of the records, the check against the contract ends, and names each field once',
    3000,
    fc.property(fc.constantFrom(...fields.keys()), fc.constantFrom(...apiLocales), changes, (call, locale, list) => {
      const paths = [...contractFaults(call, withChanges([call], list)[call], locale)].flat().map(({ path }) => path)
      must(new Set(paths).size === paths.length, `${call}: ${paths.join(', ')}`)
      mustNotHaveExecuted()
    })
  ),
  subject(
    'whatever JSON is in the fields of the records, a page is rendered or not found, and no value becomes markup',
    10_000,
    fc.property(
      fc.constantFrom(...pageKinds),
      fc.constantFrom(...apiLocales),
      fc.constantFrom('document' as const, 'document' as const, 'data' as const),
      changes,
      ({ address, calls }, locale, format, list) => {
        const body = deriveBody(address, locale, withChanges([...calls, ...shellCalls], list), format)
        if (typeof body === 'number') return must(body === 404, `${address}: ${body}`)
        if (format === 'document') {
          const hazards = hazardsOf(body, true)
          must(hazards.length === 0, `${address}: ${hazards.slice(0, 3).join(' | ')}`)
        } else {
          JSON.parse(body)
          must(!body.includes('[object '), `${address}: [object`)
        }
        mustNotHaveExecuted()
      }
    )
  ),
  subject(
    'whatever wrong value is in the fields of the records, a page shows none of the words of a missing one',
    5000,
    fc.property(
      fc.constantFrom(...pageKinds),
      fc.constantFrom(...apiLocales),
      changesTo(wrongValue),
      ({ address, calls }, locale, list) => {
        const body = deriveBody(address, locale, withChanges([...calls, ...shellCalls], list))
        if (typeof body === 'number') return must(body === 404, `${address}: ${body}`)
        const hazards = hazardsOf(body)
        must(hazards.length === 0, `${address}: ${hazards.slice(0, 3).join(' | ')}`)
      }
    )
  ),
  subject(
    'whatever JSON is in the fields of the records, feed and sitemap are well-formed XML, and calendars are valid',
    2000,
    fc.property(fc.nat({ max: 3 }), fc.constantFrom(...apiLocales), changes, (kind, locale, list) => {
      const derivation = [
        () => newsFeedDerivation(settings, locale, today),
        () => fairCalendarDerivation(settings, locale),
        () => talkCalendarDerivation(settings, locale, 'forum', '7'),
        () => sitemapDerivation(settings, today)
      ][kind]!()
      const calls = derivation.inputs.map(({ name }) => callDefinitions.get(name)!.path)
      const records = withChanges(calls, list)
      let body: string
      try {
        body = String(derivation.derive(derivation.inputs.map((call) => inputOf(call, records))).body)
      } catch (error) {
        must(error instanceof MissingInput && error.status === 404, `${derivation.key}: ${error}`)
        return
      }
      must(!/\[object |\bNaN\b|Invalid Date/.test(body), `${derivation.key}: ${body.slice(0, 300)}`)
      if (kind === 0 || kind === 3) readXml(body)
      else ICAL.parse(body)
      mustNotHaveExecuted()
    })
  )
]
