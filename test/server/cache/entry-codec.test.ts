import t from 'tap'
import { createCounters } from '../../../server/cache/counters.ts'
import { decodeEntry, encodeEntry } from '../../../server/cache/entry-codec.ts'
import { createRfc9111Rule } from '../../../server/cache/rfc9111-rule.ts'
import { noFields } from '../../../server/http/response-head.ts'
import { entryWith, generatedAt, requestOf } from '../../fixtures/cache-entries.ts'

const defaults = {
  fallbackS: undefined,
  fallbackStaleWhileRevalidateS: 0,
  maxHeuristicS: 60,
  graceS: 0,
  graceCoversErrors: false,
  usesApparentAge: false
}
const rule = createRfc9111Rule({
  label: 'other',
  defaults,
  keyFields: new Set<string>(),
  rewriteLocations: (fields) => fields,
  downstreamHeaders: (own) => ({ own, shared: noFields })
})
const request = requestOf(rule)
const times = { requestTime: generatedAt - 1000, responseTime: generatedAt }
const fields = ['Cache-Control', 'max-age=60']
const bytes = encodeEntry(request.key, rule.label, entryWith({ body: 'text', fields }), times, 7)
const decoded = (of: Buffer, now = generatedAt, most = 4) =>
  decodeEntry(of, request, createCounters().of('other'), most, now)
/** The same entry with another value of a member of its meta data, and their new length. */
function withMember(name: string, value: unknown): Buffer {
  const end = 8 + bytes.readUInt32BE(4)
  const meta = Buffer.from(JSON.stringify({ ...JSON.parse(bytes.toString('utf8', 8, end)), [name]: value }))
  return Buffer.concat([bytes.subarray(0, 4), lengthOf(meta), meta, bytes.subarray(end)])
}
const lengthOf = (meta: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(meta.length)
  return length
}
const withMeta = (text: string) => {
  const meta = Buffer.from(text)
  return Buffer.concat([bytes.subarray(0, 4), lengthOf(meta), meta])
}

t.test('what was encoded is decoded: the response, its times and the last purge that its fetch knew', async (t) => {
  const found = await decoded(bytes)
  t.match(found, { times, generation: 7, variant: { names: [], secondaryKey: '' } })
  t.match(found?.entry, { status: 200, bodies: { identity: Buffer.from('text') } })
  t.equal(found?.entry.lifetimes.freshUntil, times.requestTime + 60_000)
  for (const [name, value] of [
    ['status', 599],
    ['generation', 0],
    ['requestTime', generatedAt]
  ] as const)
    t.ok(await decoded(withMember(name, value)), `${name} ${value}`)
  t.ok(await decoded(bytes, generatedAt - 5000), 'clocks of two replicas may differ by 5 s')
})

const faults: [string, Buffer][] = [
  ['empty', Buffer.alloc(0)],
  ['another version', Buffer.concat([bytes.subarray(0, 3), Buffer.from([99]), bytes.subarray(4)])],
  ['cut in its head', bytes.subarray(0, 7)],
  ['cut in its meta data', bytes.subarray(0, 20)],
  ['cut in its body', bytes.subarray(0, -1)],
  ['longer than announced', Buffer.concat([bytes, Buffer.alloc(1)])],
  ['meta data that are no JSON', withMeta('{')],
  ['meta data that are no object', withMeta('7')],
  ['meta data that are null', withMeta('null')],
  ...[
    ['key', 'cn /b'],
    ['key', 7],
    ['label', 'menu'],
    ['label', null],
    ['status', '200'],
    ['status', 199],
    ['status', 600],
    ['fields', ['Cache-Control']],
    ['fields', ['Cache-Control', 'max\nage=60']],
    ['fields', ['Cache-Control', 'no-store']],
    ['requestTime', -1],
    ['requestTime', 0.5],
    ['requestTime', '1'],
    ['requestTime', generatedAt + 1],
    ['responseTime', null],
    ['generation', 1e300],
    ['bodyBytes', 3]
  ].map(([name, value]): [string, Buffer] => [`${name} ${JSON.stringify(value)}`, withMember(String(name), value)])
]
for (const [title, entry] of faults)
  t.test(`what replicas do not write is no entry: ${title}`, async (t) => {
    t.equal(await decoded(entry), undefined)
  })

t.test('an entry is none that is too large, or lies more than 5 s ahead', async (t) => {
  t.equal(await decoded(bytes, generatedAt, 3), undefined)
  t.equal(await decoded(bytes, generatedAt - 5001), undefined)
})
