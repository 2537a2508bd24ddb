import t from 'tap'
import { endToEndFields } from '../../../server/http/fields.ts'

t.test('hop-by-hop fields and the fields that Connection names are not forwarded', async (t) => {
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
  t.same(endToEndFields(['Connection', 'X-Secret', 'X-Secret', '1']), [])
})

for (const name of ['Lang', 'Authorization', 'Cookie', 'Cache-Control', 'Set-Cookie', 'Vary', 'ETag', 'Content-Type'])
  t.test(`Connection cannot remove the end-to-end field ${name}`, async (t) => {
    t.same(endToEndFields(['Connection', name, name, 'x']), [name, 'x'])
  })
