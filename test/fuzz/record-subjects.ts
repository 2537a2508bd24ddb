/** Records of every call with JSON of every type in every field, through the reading and making of pages and files. */
import fc from 'fast-check'
import ICAL from 'ical.js'
import type { Answer, Call } from '../../server/answers.ts'
import { NoAnswer } from '../../server/pages/answer-data.ts'
import { fairCalendarMaking, talkCalendarMaking } from '../../server/pages/calendar.ts'
import { newsFeedMaking } from '../../server/pages/news-feed.ts'
import { PageVerdict, pageMaking } from '../../server/pages/page-making.ts'
import { sitemapMaking } from '../../server/pages/sitemap.ts'
import { policies } from '../../server/policy.ts'
import { readSettings } from '../../server/settings.ts'
import { locales } from '../../shared/locale.ts'
import { matchRoute } from '../../shared/routes.ts'
import { type FieldPath, fieldsOf, withEveryField, withField } from '../fixtures/contract-samples.ts'
import { canary, hostileValues } from '../fixtures/hostile-values.ts'
import { hazardsOf } from '../fixtures/page-hazards.ts'
import { pageKinds, samples, shellCalls } from '../fixtures/page-kinds.ts'
import { readXml } from '../fixtures/xml.ts'
import { markup, record } from './made-up.ts'
import { must, subject } from './subject.ts'

const settings = readSettings({ API_UPSTREAM: 'http://127.0.0.1:9/api', SITE_ORIGIN: 'https://fair.example' })
const context = { settings, sample: false, today: 1_749_600_000 }
const fields = new Map(Object.entries(samples).map(([call, sample]) => [call, [[], ...fieldsOf(sample)]]))

const json = fc
  .oneof(
    fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }),
    record,
    fc.constantFrom(...Object.values(hostileValues)),
    markup,
    fc.dictionary(fc.constantFrom('id', 'name', 'name_en', 'html_cn', 'type', 'sections', '__proto__'), markup)
  )
  // As it comes in: out of JSON.
  .map((given): unknown => JSON.parse(JSON.stringify(given)))

/** What becomes of one call's record: another value in one field (of any number), or in all fields at once. */
const change = fc.record({
  call: fc.nat(),
  field: fc.nat(),
  value: json,
  everywhere: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true))
})
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never
const changes = fc.array(change, { minLength: 1, maxLength: 4 })

/** The samples of these calls with the changes; one change a call, the last one. */
function changed(calls: readonly string[], given: readonly Change[]): Record<string, unknown> {
  const records = { ...samples }
  for (const { call: index, field, value, everywhere } of given) {
    const call = calls[index % calls.length]!
    const places: FieldPath[] = fields.get(call)!
    records[call] = everywhere
      ? withEveryField(samples[call], value)
      : withField(samples[call], places[field % places.length]!, value)
  }
  return records
}

const answerOf = ({ name }: Call, records: Readonly<Record<string, unknown>>): Answer => ({
  kind: 'ok',
  data: records[policies.get(name)!.path],
  version: 'v'
})

function nothingRan(): void {
  must(!(canary in globalThis), 'the canary was set')
  must(Object.keys(Object.prototype).length === 0, 'a prototype was touched')
}

export const recordSubjects = [
  subject(
    'whatever JSON is in the fields of the records, a page is made or not found, and nothing of it is markup',
    10_000,
    fc.property(
      fc.constantFrom(...pageKinds),
      fc.constantFrom(...locales),
      fc.constantFrom('document' as const, 'document' as const, 'data' as const),
      changes,
      ({ address, calls }, locale, format, given) => {
        const records = changed([...calls, ...shellCalls], given)
        const [path = '', query = ''] = address.split('?')
        const making = pageMaking(context, { locale, path, match: matchRoute(path, query) }, format)
        let body: string
        try {
          body = String(making.make(making.calls.map((call) => answerOf(call, records))).body)
        } catch (error) {
          must(error instanceof PageVerdict && error.status === 404, `${address}: ${error}`)
          return
        }
        if (format === 'document') {
          const hazards = hazardsOf(body, true)
          must(hazards.length === 0, `${address}: ${hazards.slice(0, 3).join(' | ')}`)
        } else {
          JSON.parse(body)
          must(!body.includes('[object '), `${address}: [object`)
        }
        nothingRan()
      }
    )
  ),
  subject(
    'whatever JSON is in the fields of the records, feed and sitemap are XML, and calendars are calendars',
    2000,
    fc.property(fc.nat({ max: 3 }), fc.constantFrom(...locales), changes, (kind, locale, given) => {
      const making = [
        () => newsFeedMaking(settings, locale),
        () => fairCalendarMaking(settings, locale),
        () => talkCalendarMaking(settings, locale, 'forum', '7'),
        () => sitemapMaking(settings)
      ][kind]!()
      const calls = making.calls.map(({ name }) => policies.get(name)!.path)
      const records = changed(calls, given)
      let body: string
      try {
        body = String(making.make(making.calls.map((call) => answerOf(call, records))).body)
      } catch (error) {
        must(error instanceof NoAnswer && error.status === 404, `${making.key}: ${error}`)
        return
      }
      must(!/\[object |\bNaN\b|Invalid Date/.test(body), `${making.key}: ${body.slice(0, 300)}`)
      if (kind === 0 || kind === 3) readXml(body)
      else ICAL.parse(body)
      nothingRan()
    })
  )
]
