import t from 'tap'
import { remedyFor } from '../../../server/api/error-responses.ts'
import { sendData, startOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxy } from '../../fixtures/test-proxy.ts'

t.test('a categories call with another pid is undeclared and goes to the backend', async (t) => {
  const origin = await startOrigin(t, (request, response, count) =>
    sendData(new URL(request.url!, 'http://x').searchParams.get('pid'))(request, response, count)
  )
  const front = await startProxy(t, origin.base)
  const read = async (query: string) =>
    (await sendRequest(front.base, `/api/getProductCategoryList${query}`)).json().data
  for (const query of ['?pid=0', '', '?x=1', '?pid=0&x=1']) t.equal(await read(query), '0', query)
  t.equal(origin.requests.length, 1, 'requests with the default pid share one response')
  for (const pid of ['1', 'abc', '']) t.equal(await read(`?pid=${pid}`), pid)
  t.equal(origin.requests.length, 4)
})

for (const reason of ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])
  t.test(`${reason} is reported as an unreachable backend`, async (t) => {
    t.match(remedyFor({ status: 502, reason }), /cannot be reached: see API_UPSTREAM/)
  })
for (const [reason, remedy] of [
  ['UND_ERR_SOCKET', /unusable: see its own log/],
  ['503', /unusable: see its own log/],
  ['no-json', /unusable: see `why`, or npm run contract/],
  ['304', /unusable: see `why`/],
  ['HPE_INVALID', /unusable: see `why`/],
  ['too-large', /too large: see CACHE_MAX_MB/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /NODE_EXTRA_CA_CERTS/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /NODE_EXTRA_CA_CERTS/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /NODE_EXTRA_CA_CERTS/],
  ['301', /redirects a call/],
  ['403', /firewall/]
] as const)
  t.test(`${reason} is reported with what can be done`, async (t) =>
    t.match(remedyFor({ status: 502, reason }), remedy)
  )
