import { pino } from 'pino'
import t from 'tap'
import { formPages, goodMeeting, goodValues } from '../../../fixtures/form-values.ts'
import { formOf, readHtml, valuesOf } from '../../../fixtures/html.ts'
import { runBackend } from '../../../fixtures/running-backend.ts'
import { startSite } from '../../../fixtures/running-site.ts'
import { sendRequest } from '../../../fixtures/send-request.ts'
import { compiledPackWithFacts } from '../../../fixtures/small-pack.ts'
import { storedRows } from '../../../fixtures/stored-rows.ts'

const lines: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
const backend = await runBackend(t, compiledPackWithFacts())
const env = { TRUST_PROXY: 'loopback', PREVIEW_DATE: '2025-06-01' }
const base = await startSite(t, backend.origin, env, { log })
const control = /[^\P{Cc}\t\n\r]/u
let visitors = 0

const encoded = (values: Record<string, string>) => new URLSearchParams(values).toString()

/** Posts a body as it is, each time from another address, so that no rate limit applies. */
const post = (path: string, body: string | Buffer, type = 'application/x-www-form-urlencoded') =>
  sendRequest(base, path, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': `198.51.100.${visitors++}` },
    body
  })

// https://url.spec.whatwg.org/#application/x-www-form-urlencoded
const encodings: [string, string | Buffer, string][] = [
  [
    'a percent sign without two digits stays, and what is encoded beside it is decoded',
    '100%+%E8%8C%B6%zz%4',
    '100% 茶%zz%4'
  ],
  ['encoded bytes that are no UTF-8 become U+FFFD', 'Tea%FF%E8%8C', 'Tea\ufffd\ufffd'],
  ['bare bytes that are no UTF-8 become U+FFFD', Buffer.from([0x54, 0xff, 0x61]), 'T\ufffda'],
  ['a second equals sign belongs to the value', 'a=b', 'a=b']
]
for (const [title, sent, stored] of encodings)
  t.test(`posted without script: ${title}`, async (t) => {
    const { company: _company, ...values } = goodValues.booth
    const body = Buffer.concat([Buffer.from(`${encoded({ form: 'booth', ...values })}&company=`), Buffer.from(sent)])
    t.equal((await post(formPages.booth, body)).status, 303)
    t.equal(storedRows(backend.dataDir).at(-1)?.fields.company, stored)
  })

const typed = '\u0000Té\u0007a\r\nand\tcake\u009f \u{1f375}'
const kept = ' Té a and cake  \u{1f375}'

t.test('a refused form comes back without control characters, and with all else as it was typed', async (t) => {
  const meeting = { form: 'meeting', ...goodMeeting, exhibitor: '101', company: typed, email: '' }
  const answer = await post('/exhibitor/featured/101', encoded(meeting))
  t.equal(answer.status, 422)
  t.notMatch(answer.body, control)
  t.notMatch(answer.body, '\\u0000')
  t.equal(valuesOf(formOf(readHtml(answer.body), 'meeting')).company, kept)
})

t.test('nothing stored has control characters, whichever way it takes; a topic keeps its lines', async (t) => {
  const values = { ...goodValues.visitor, company: typed, consent_version: '1\u0000', consent_lang: 'en\u0000' }
  const meeting = { ...goodMeeting, exhibitor: '101', company: typed, topic: typed }
  const parts = (fields: Record<string, string>) =>
    `${Object.entries(fields)
      .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('')}--x--\r\n`
  const ways: [string, Awaited<ReturnType<typeof post>>][] = [
    ['page', await post(formPages.visitor, encoded({ form: 'visitor', ...values }))],
    ['page', await post('/exhibitor/featured/101', encoded({ form: 'meeting', ...meeting }))],
    ['multipart', await post('/api/addVisitor', parts(values), 'multipart/form-data; boundary=x')],
    ['urlencoded', await post('/api/addMeeting', encoded(meeting))]
  ]
  for (const [way, { status }] of ways) t.ok([200, 303].includes(status), way)
  const rows = storedRows(backend.dataDir).slice(-ways.length)
  for (const row of rows) {
    for (const text of [...Object.values(row), ...Object.values(row.fields)]) t.notMatch(String(text), control)
    t.equal(row.fields.company, kept.trim())
  }
  t.equal(rows.at(-1)?.fields.topic, 'Té a\nand\tcake  \u{1f375}')
  t.notMatch(lines.map((line) => JSON.parse(line).msg).join(), control)
})

t.test('an address is withdrawn as it is subscribed: in full width, with control characters', async (t) => {
  const subscribed = () => storedRows(backend.dataDir).some(({ address }) => address === 'away@example.com')
  await post('/', encoded({ form: 'subscribe', ...goodValues.subscribe, email: 'away@example。com\u0000' }))
  t.ok(subscribed())
  t.equal((await post('/unsubscribe', encoded({ form: 'unsubscribe', email: 'away@example。com\u0000' }))).status, 303)
  t.notOk(subscribed())
})

t.test('a parameter of an address is shown without control characters', async (t) => {
  const { status, body } = await sendRequest(base, '/en/search?q=%00t%07ea%1b')
  t.equal(status, 200)
  t.notMatch(body, control)
  t.notMatch(body, '\\u0000')
  t.equal(readHtml(body).querySelector<HTMLInputElement>('main input[name="q"]')?.value, 't ea')
})
