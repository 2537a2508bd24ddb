import t from 'tap'
import { whyNotStorable } from '../../../server/cache/storable.ts'
import { cacheControlOf } from '../../../server/http/cache-control.ts'

function why(status: number, fields: string[]): string | undefined {
  const cacheControl = cacheControlOf(fields)
  return whyNotStorable({
    status,
    fields,
    cacheControl,
    hasAuthorization: false,
    hasCookie: false,
    requestNoStore: false
  })
}

t.test('a status that is heuristically cacheable is storable with a validator alone', async (t) => {
  for (const status of [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501]) {
    t.equal(why(status, ['ETag', '"a"']), undefined, String(status))
    t.equal(why(status, ['Last-Modified', 'Wed, 11 Jun 2025 10:00:00 GMT']), undefined, String(status))
    t.equal(why(status, []), 'no-lifetime', String(status))
  }
})

t.test('another status needs an explicit lifetime, or public and a validator', async (t) => {
  for (const status of [201, 302, 303, 307, 400, 403, 500, 502, 503, 504]) {
    t.equal(why(status, ['ETag', '"a"']), 'no-lifetime', String(status))
    t.equal(why(status, ['Cache-Control', 'max-age=5']), undefined, String(status))
    t.equal(why(status, ['Expires', 'Wed, 11 Jun 2025 10:00:00 GMT']), undefined, String(status))
    t.equal(why(status, ['Cache-Control', 'public', 'ETag', '"a"']), undefined, String(status))
    t.equal(why(status, ['Cache-Control', 'public']), 'no-lifetime', String(status))
  }
})

t.test('with CDN-Cache-Control, Expires is no lifetime', async (t) => {
  const expires = ['Expires', 'Wed, 11 Jun 2025 10:00:00 GMT']
  t.equal(why(200, [...expires, 'CDN-Cache-Control', 'public']), 'no-lifetime')
  t.equal(why(200, [...expires, 'CDN-Cache-Control', 'public, max-age=5']), undefined)
})
