import t from 'tap'
import { remedyFor } from '../../../server/api/site-manners.ts'
import { ask } from '../../fixtures/client.ts'
import { startFront } from '../../fixtures/front.ts'
import { sendData, startOrigin } from '../../fixtures/origin.ts'

t.test('other categories than those of pid=0 are the backend’s to answer', async (t) => {
  const origin = await startOrigin(t, (request, response, count) =>
    sendData(new URL(request.url!, 'http://x').searchParams.get('pid'))(request, response, count)
  )
  const front = await startFront(t, origin.base)
  const read = async (query: string) => (await ask(front.base, `/api/getProductCategoryList${query}`)).json().data
  for (const query of ['?pid=0', '', '?x=1', '?pid=0&x=1']) t.equal(await read(query), '0', query)
  t.equal(origin.asked.length, 1, 'one answer for all who ask what the site asks')
  for (const pid of ['1', 'abc', '']) t.equal(await read(`?pid=${pid}`), pid)
  t.equal(origin.asked.length, 4)
})

for (const reason of ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']) {
  t.test(`${reason} is a fault of the way to the backend`, async (t) => {
    t.match(remedyFor({ status: 502, reason }), /cannot be reached: see API_UPSTREAM/)
  })
}
for (const reason of ['UND_ERR_SOCKET', 'ERR_TLS_CERT_ALTNAME_INVALID', 'no-json']) {
  t.test(`${reason} is for the backend to look at`, async (t) => {
    t.match(remedyFor({ status: 502, reason }), /see its own log/)
  })
}
