import t from 'tap'
import type { Answer, Call } from '../../../server/answers.ts'
import { policies } from '../../../server/policy.ts'
import { readSettings } from '../../../server/settings.ts'
import { type Locale, locales } from '../../../shared/locale.ts'
import { matchRoute } from '../../../shared/routes.ts'
import { type FieldPath, fieldsOf, withEveryField, withField } from '../../fixtures/contract-samples.ts'
import { hostileKinds, hostileValues } from '../../fixtures/hostile-values.ts'
import { hazardsOf } from '../../fixtures/page-hazards.ts'
import { pageKinds, samples, shellCalls } from '../../fixtures/page-kinds.ts'

// As it serves: React's own warnings would be thousands here, and take most of the time.
process.env.NODE_ENV = 'production'
const { NoAnswer } = await import('../../../server/pages/answer-data.ts')
const { PageVerdict, pageMaking } = await import('../../../server/pages/page-making.ts')
const { fairCalendarMaking, talkCalendarMaking } = await import('../../../server/pages/calendar.ts')
const { newsFeedMaking } = await import('../../../server/pages/news-feed.ts')
const { sitemapMaking } = await import('../../../server/pages/sitemap.ts')

const settings = readSettings({ API_UPSTREAM: 'http://127.0.0.1:9/api', SITE_ORIGIN: 'https://fair.example' })
const context = { settings, sample: false, today: 1_749_600_000 }

type Records = Readonly<Record<string, unknown>>

/** The body of a page made of these records, or the status that it has instead of 200. */
function make(address: string, locale: Locale, records: Records): string | number {
  const [path = '', query = ''] = address.split('?')
  const making = pageMaking(context, { locale, path, match: matchRoute(path, query) }, 'document')
  try {
    return String(making.make(making.calls.map((call) => answerOf(call, records))).body)
  } catch (error) {
    if (error instanceof PageVerdict) return error.status
    throw error
  }
}

function answerOf({ name }: Call, records: Records): Answer {
  return { kind: 'ok', data: records[policies.get(name)!.path], version: 'v' }
}

/** What is wrong with a page of these records: its error, its status where it is neither there nor not found, its hazards. */
function faultsOf(address: string, locale: Locale, records: Records): string[] {
  try {
    const body = make(address, locale, records)
    if (typeof body === 'string') return hazardsOf(body)
    return body === 404 ? [] : [`status ${body}`]
  } catch (error) {
    return [String(error)]
  }
}

t.test('the pages of records as the contract describes them are there, and show them', async (t) => {
  for (const { address } of pageKinds) {
    for (const locale of locales) t.same(faultsOf(address, locale, samples), [], address)
  }
  const body = String(make('/a/b', 'en', samples))
  for (const text of ['html_en', 'answer_en', 'question_en', 'caption_en', 'listEn', 'dataEn']) t.match(body, text)
})

/** The pages to look at for each field of each call: an address, and the answers of its calls with the field's own place. */
interface Walk {
  address: string
  call: string
  record: unknown
  field: FieldPath
}

/** Every field once, on the first page that shows it, a page's parts one by one; then each page by itself. */
const walk: Walk[] = []
const walked = new Set<string>()
for (const { address, calls } of [...pageKinds, { address: '/', calls: shellCalls }]) {
  for (const call of calls) {
    const record = samples[call]
    if (call === '/getPage' && !walked.has(call)) {
      const { sections } = record as { sections: unknown[] }
      for (const section of sections) {
        const alone = { ...(record as object), sections: [section] }
        for (const field of fieldsOf(alone)) walk.push({ address, call, record: alone, field })
      }
    } else if (!walked.has(call)) for (const field of fieldsOf(record)) walk.push({ address, call, record, field })
    walk.push({ address, call, record, field: [] })
    walked.add(call)
  }
}

for (const [kind, values] of hostileKinds) {
  t.test(`no field of the contract breaks a page, or becomes markup, when it is a hostile ${kind}`, async (t) => {
    const faults: string[] = []
    walk.forEach(({ address, call, record, field }, index) => {
      const records = { ...samples, [call]: withField(record, field, values[index % values.length]) }
      const found = faultsOf(address, locales[index % 2]!, records)
      faults.push(...found.map((fault) => `${address} ${call} ${field.join('.')}: ${fault}`))
    })
    t.ok(walk.length > 1000, String(walk.length))
    t.same(faults.slice(0, 20), [], `${faults.length} of ${walk.length}`)
  })
}

for (const [name, value] of Object.entries(hostileValues)) {
  t.test(`${name} in all fields at once breaks no page and never becomes markup`, async (t) => {
    for (const { address, calls } of pageKinds) {
      const named = [...calls, ...shellCalls].map((call) => [call, withEveryField(samples[call], value)] as const)
      for (const locale of locales) {
        t.same(faultsOf(address, locale, { ...samples, ...Object.fromEntries(named) }), [], `${address} ${locale}`)
      }
    }
  })
}

t.test('files that are made of records are made of any', async (t) => {
  const faults: string[] = []
  let made = 0
  for (const locale of locales) {
    for (const making of [
      newsFeedMaking(settings, locale),
      fairCalendarMaking(settings, locale),
      talkCalendarMaking(settings, locale, 'forum', '7'),
      sitemapMaking(settings)
    ]) {
      for (const { name } of making.calls) {
        const call = policies.get(name)!.path
        for (const field of fieldsOf(samples[call])) {
          for (const values of hostileKinds.values()) {
            made += 1
            const value = values[made % values.length]
            const records = { ...samples, [call]: withField(samples[call], field, value) }
            let body = ''
            try {
              body = String(making.make(making.calls.map((asked) => answerOf(asked, records))).body)
            } catch (error) {
              if (!(error instanceof NoAnswer) || error.status !== 404) body = `[object ${error}`
            }
            const wrong = /\[object .*|\bNaN\b|Invalid Date/.exec(body)
            if (wrong) faults.push(`${making.key} ${call} ${field.join('.')}: ${wrong[0]}`)
          }
        }
      }
    }
  }
  t.ok(made > 2000, String(made))
  t.same(faults.slice(0, 20), [], `${faults.length} of ${made}`)
})
