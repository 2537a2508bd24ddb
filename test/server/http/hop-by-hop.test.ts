import t from 'tap'
import { endToEndFields } from '../../../server/cache/hop-by-hop.ts'

t.test('fields of the connection, and those that Connection names, do not travel on', async (t) => {
  const fields = [
    ['Connection', 'x-secret, Keep-Alive'],
    ['X-Secret', '1'],
    ['Keep-Alive', 'timeout=5'],
    ['Proxy-Authenticate', 'Basic'],
    ['Proxy-Connection', 'keep-alive'],
    ['Transfer-Encoding', 'chunked'],
    ['TE', 'trailers'],
    ['Trailer', 'x'],
    ['Upgrade', 'h2c'],
    ['X-Public', '2']
  ].flat()
  t.same(endToEndFields(fields), ['X-Public', '2'])
})

for (const name of ['Lang', 'Authorization', 'Cookie', 'Cache-Control', 'Set-Cookie', 'Vary', 'ETag', 'Content-Type']) {
  t.test(`Connection cannot strip ${name}, which is meant for all`, async (t) => {
    t.same(endToEndFields(['Connection', name, name, 'x']), [name, 'x'])
  })
}
