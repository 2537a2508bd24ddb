import t from 'tap'
import { type Locale, locales } from '../../../shared/locale/locale.ts'
import { type FieldPath, fieldsOf, withEveryField, withField } from '../../fixtures/contract-samples.ts'
import { deriveBody, type Records } from '../../fixtures/derived-page.ts'
import { hostileKinds, hostileValues } from '../../fixtures/hostile-values.ts'
import { hazardsOf } from '../../fixtures/page-hazards.ts'
import { pageKinds, samples, shellCalls } from '../../fixtures/page-kinds.ts'

/** Bodies without hazards: the page with a wrong value is most often the one without the value. */
const harmless = new Set<string>()

/** The faults of a page with these records: a thrown error, a status other than 200 and 404, hazards in the HTML. */
function faultsOf(address: string, locale: Locale, records: Records): string[] {
  try {
    const body = deriveBody(address, locale, records)
    if (typeof body !== 'string') return body === 404 ? [] : [`status ${body}`]
    if (harmless.has(body)) return []
    const hazards = hazardsOf(body)
    if (hazards.length === 0) harmless.add(body)
    return hazards
  } catch (error) {
    return [String(error)]
  }
}

t.test('pages of records that follow openapi.yaml are 200 and display them', async (t) => {
  for (const { address } of pageKinds) {
    for (const locale of locales) t.same(faultsOf(address, locale, samples), [], address)
  }
  const body = String(deriveBody('/a/b', 'en', samples))
  for (const text of ['html_en', 'answer_en', 'question_en', 'caption_en', 'listEn', 'dataEn']) t.match(body, text)
})

/** One field of one call's data, and the address of a page that displays it. */
interface FieldCase {
  address: string
  call: string
  record: unknown
  field: FieldPath
}

/** Every field once, on the first page that displays it, each section alone; then the complete data of each page. */
const fieldCases: FieldCase[] = []
const coveredCalls = new Set<string>()
for (const { address, calls } of [...pageKinds, { address: '/', calls: shellCalls }]) {
  for (const call of calls) {
    const record = samples[call]
    if (call === '/getPage' && !coveredCalls.has(call)) {
      const { sections } = record as { sections: unknown[] }
      for (const section of sections) {
        const alone = { ...(record as object), sections: [section] }
        for (const field of fieldsOf(alone)) fieldCases.push({ address, call, record: alone, field })
      }
    } else if (!coveredCalls.has(call))
      for (const field of fieldsOf(record)) fieldCases.push({ address, call, record, field })
    fieldCases.push({ address, call, record, field: [] })
    coveredCalls.add(call)
  }
}

/** Values of these kinds in turn: after `n` values the next of each kind, of `n` kinds. */
const inTurn = (kinds: readonly string[], index: number) => {
  const values = hostileKinds.get(kinds[index % kinds.length]!)!
  return values[Math.floor(index / kinds.length) % values.length]
}

for (const kinds of [
  ['object', 'list'],
  ['string', 'null', 'number', 'boolean']
])
  t.test(`a hostile ${kinds.join(' or ')} in any field neither breaks a page nor becomes markup`, async (t) => {
    const faults: string[] = []
    fieldCases.forEach(({ address, call, record, field }, index) => {
      const records = { ...samples, [call]: withField(record, field, inTurn(kinds, index)) }
      const pageFaults = faultsOf(address, locales[index % 2]!, records)
      faults.push(...pageFaults.map((fault) => `${address} ${call} ${field.join('.')}: ${fault}`))
    })
    t.ok(fieldCases.length > 1000, String(fieldCases.length))
    t.same(faults.slice(0, 20), [], `${faults.length} of ${fieldCases.length}`)
  })

Object.entries(hostileValues).forEach(([name, value], turn) => {
  t.test(`${name} in all fields at once neither breaks a page nor becomes markup`, async (t) => {
    pageKinds.forEach(({ address, calls }, index) => {
      const changed = [...calls, ...shellCalls].map((call) => [call, withEveryField(samples[call], value)] as const)
      const locale = locales[(index + turn) % 2]!
      t.same(faultsOf(address, locale, { ...samples, ...Object.fromEntries(changed) }), [], `${address} ${locale}`)
    })
  })
})

/** The data with each list as PHP writes one that lacks entries: an object of digits. */
function withPhpLists(value: unknown): unknown {
  if (Array.isArray(value)) return Object.fromEntries(value.map((item, index) => [2 * index, withPhpLists(item)]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withPhpLists(item)]))
}

t.test('a list as a PHP object is read: the page is the one of the list', async (t) => {
  const lists = Object.fromEntries(Object.entries(samples).map(([call, data]) => [call, withPhpLists(data)]))
  const shown = (records: Records, address: string, locale: Locale) =>
    String(deriveBody(address, locale, records)).replace(/<script[\s\S]*?<\/script>/g, '')
  for (const { address } of pageKinds)
    for (const locale of locales) t.equal(shown(lists, address, locale), shown(samples, address, locale), address)
})
