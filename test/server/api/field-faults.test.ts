import t from 'tap'
import { fieldFaults } from '../../../server/api/field-faults.ts'
import { sendJson } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxied } from '../../fixtures/test-proxy.ts'

const now = Date.UTC(2026, 10, 1)
const dateOf = (ms: number) => new Date(now + ms).toUTCString()

const notMeant = [
  'max-age: 300',
  'max_age=300',
  'smax-age=300',
  'public; max-age=300',
  'no_cache, max-age=60',
  'nostore'
]
const table: [fields: Record<string, string>, named?: RegExp][] = [
  [
    { etag: 'abc' },
    /^ETag: abc is no entity tag \(quotation marks around it, no small w, one alone\), so that clients may not revalidate: .* "v42"$/
  ],
  [{ etag: "'abc'" }, /^ETag: 'abc' is no entity tag/],
  [{ etag: 'W/"abc"' }],
  [{ 'last-modified': '2026-01-01 00:00:00' }, /^Last-Modified: 2026-01-01 00:00:00 is no date of HTTP, .* 2025 01:/],
  [{ 'last-modified': 'Thu, 01 Jan 2026 00:00:00 +0800' }, /\+0800 is no date of HTTP/],
  [{ 'last-modified': dateOf(60_000) }],
  [{ 'last-modified': dateOf(61_000) }, /^Last-Modified: .* lies ahead: is it local time/],
  [
    { expires: 'Fri, 27 Nov 2026 19:49:13 +0800' },
    /^Expires: .{31} is no date of HTTP, so that the answer is stale at/
  ],
  [{ expires: 'Fri, 27 Nov 2026 19:49:13 +0800', 'cache-control': 'max-age=60' }],
  [{ expires: '-1' }],
  ...notMeant.map((value): [Record<string, string>, RegExp] => [
    { 'cache-control': value },
    /^Cache-Control: .* is not read as it is meant: wanted is (?:s-maxage=300|max-age=300|no-cache|no-store)$/
  ]),
  [{ 'cache-control': 'max-age=60, max-age=300' }, /^Cache-Control: max-age=300 is there twice: do the backend and/],
  [{ 'cache-control': 'max-age="60", s-maxage=60, private, x=1' }],
  [{ 'cdn-cache-control': 'max_age=300' }, /^CDN-Cache-Control: max_age=300 is not read as it is meant/],
  [
    { 'cache-control': 'max-age=3600000' },
    /^Cache-Control: 3600000 s are 1000 hours: is the lifetime in milliseconds\?$/
  ],
  ...[60, 86_400, 604_800, 31_536_000].map((s): [Record<string, string>] => [{ 'cache-control': `max-age=${s}` }]),
  [
    { 'cache-control': 'max-age=60', age: '60' },
    /^Age: 60 is not below the lifetime of 60 s, so that each page view asks/
  ],
  [{ 'cache-control': 'max-age=9, s-maxage=60', age: '59' }],
  [{ age: '60' }],
  [{ date: dateOf(28_800_000) }, /^Date: .* is not the time of the answer, .*is the clock right/],
  [{ date: dateOf(-28_800_000) }, /^Date: .* is not the time of the answer/],
  [{ date: dateOf(-28_800_000), age: '1' }],
  [{ date: dateOf(-1_800_000) }],
  [{ pragma: 'no-cache' }, /^Pragma: no-cache means nothing in an answer: wanted is Cache-Control: no-cache$/],
  [{ pragma: 'no-cache', expires: '0' }],
  [{ vary: 'lang, Cookie' }, /^Vary: cookie has no effect/],
  [{ 'cache-tag': 'news-1 news-2' }, /^Cache-Tag: no purge can name “news-1 news-2”: tags stand between commas/],
  [{ 'cache-tag': `news-1, ,${'a'.repeat(128)}` }],
  [{ 'cache-tag': 'a'.repeat(129) }, /^Cache-Tag: no purge can name “a{60}”/]
]
for (const [fields, named] of table)
  t.test(`${JSON.stringify(fields)} ${named ? 'does not mean what it seems to' : 'is meant so'}`, async (t) => {
    t.match(fieldFaults(Object.entries(fields).flat(), now), named ? [named] : { length: 0 })
  })

const right = { code: 1, msg: '', data: [] }
const gone = '<!doctype html><title>Not found</title>'
/** Fields of each answer in turn, an answer in place of the last, and the line of the log that must be there. */
const logged: [what: string, fields: (index: number) => Record<string, string>, last: unknown, line: RegExp][] = [
  ['a field without its meaning', () => ({ etag: 'abc' }), right, /does not mean what it seems to.*ETag: abc is no/],
  [
    'a year',
    () => ({ 'cache-control': 'max-age=31536000' }),
    right,
    /an edit is seen after a purge alone, not in brow/
  ],
  ['another ETag each time', (index) => ({ etag: `"${index}"` }), right, /the ETag or Last-Modified of a call differs/],
  ['HTML for a deleted record', () => ({}), gone, /a record that was deleted needs a 404 in the envelope/],
  ['a member twice', () => ({}), '{"code":1,"msg":"","data":{},"data":[]}', /an object has the member "data" twice/]
]
for (const [what, fieldsOf, last, line] of logged)
  t.test(`the log names ${what}, once`, async (t) => {
    const { origin, front } = await startProxied(t)
    for (let index = 0; index < 4; index += 1) {
      origin.respondWith(sendJson(index < 3 ? right : last, fieldsOf(index), last === gone && index === 3 ? 404 : 200))
      await sendRequest(front.base, '/api/getBooths', { headers: { lang: 'cn' } })
      await front.proxy.purge(undefined, false)
    }
    const lines = front.log.map(({ message, fields }) => `${message} ${fields.why}`)
    t.equal(lines.filter((text) => line.test(text)).length, 1, lines.join('\n'))
  })
