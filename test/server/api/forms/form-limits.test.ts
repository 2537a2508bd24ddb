import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import t, { type Test } from 'tap'
import { createFormLimits } from '../../../../server/api/forms/form-limits.ts'
import { trustedProxies } from '../../../../server/http/trusted-proxies.ts'
import { sendJson, startOrigin } from '../../../fixtures/origin.ts'
import { startSite } from '../../../fixtures/running-site.ts'
import { sendRequest, type TestResponse } from '../../../fixtures/send-request.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const body = 'form=subscribe&email=kept%40example.com&consent=1'
/** The API call, and the page that takes the same form without script. */
const entryPoints = ['/api/addSubscribe', '/en/']

async function site(t: Test, env: Record<string, string> = {}) {
  const origin = await startOrigin(t, sendJson({ code: 200, msg: 'ok', data: null }))
  const base = await startSite(t, origin.base, env)
  return {
    post: (path: string, forwarded: string | undefined): Promise<TestResponse> => {
      const headers = { ...form, lang: 'en', ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }) }
      return sendRequest(base, path, { method: 'POST', body, headers })
    },
    forms: () => origin.requests.filter(({ method }) => method === 'POST').length
  }
}

/** Stops the clock of the limits: how many posts pass must not depend on how fast they come. */
function stopClock(t: Test): void {
  const at = performance.now()
  t.capture(performance, 'now', () => at)
}

/** Posts ten at a time until one is refused; returns the refusal and the number that passed. */
async function untilRefused(post: (index: number) => Promise<TestResponse>) {
  let refused: TestResponse | undefined
  let passed = 0
  let index = 0
  const sender = async () => {
    while (!refused && index < 2000) {
      const answer = await post(index++)
      if (answer.status === 429 || answer.status === 503) refused ??= answer
      else passed += 1
    }
  }
  await Promise.all(Array.from({ length: 10 }, sender))
  if (!refused) throw new Error('no post was refused')
  return { refused, passed }
}

/** The statuses of twenty concurrent posts. */
async function statusesOf(post: () => Promise<TestResponse>): Promise<Set<number>> {
  return new Set((await Promise.all(Array.from({ length: 20 }, post))).map(({ status }) => status))
}

for (const forwarded of ['192.0.2.1', '', 'no address, at all'])
  t.test(`an untrusted X-Forwarded-For “${forwarded}” raises the limit and does not remove it`, async (t) => {
    const { post } = await site(t)
    stopClock(t)
    const { refused, passed } = await untilRefused(() => post('/api/addSubscribe', forwarded))
    t.match(refused, { status: 429, headers: { 'retry-after': /^\d+$/ } })
    t.equal(passed, 150)
    for (const path of entryPoints) {
      const statuses = await statusesOf(() => post(path, '198.51.100.7'))
      t.same([...statuses], [429], `${path}: another X-Forwarded-For does not avoid the limit`)
    }
    const statuses = await statusesOf(() => post('/api/addSubscribe', undefined))
    t.same([...statuses], [200], 'posts without the field have a separate limit')
  })

const from = (index: number) => `10.0.${index >> 8}.${index & 255}`

t.test('posts of all addresses together are limited, and further ones get 503', async (t) => {
  const { post, forms } = await site(t, { TRUST_PROXY: 'loopback' })
  stopClock(t)
  const { refused, passed } = await untilRefused((index) => post('/api/addSubscribe', from(index)))
  t.match(refused, { status: 503, headers: { 'retry-after': /^\d+$/, 'cache-control': 'no-store' } })
  t.match(refused.json(), { code: 503, msg: /^The service is busy/ })
  t.equal(passed, 300)
  t.equal(forms(), passed, 'refused posts do not reach the backend')
})

t.test('a form that is posted without script and gets 503 keeps its values', async (t) => {
  const { post } = await site(t, { TRUST_PROXY: 'loopback' })
  stopClock(t)
  await untilRefused((index) => post('/api/addSubscribe', from(index)))
  const refused = await post('/en/', from(5000))
  t.match(refused, { status: 503, headers: { 'retry-after': /^\d+$/, 'content-type': /^text\/html/ } })
  t.match(refused.body, 'value="kept@example.com"')
  t.match(refused.body, 'The service is busy')
})

const loopback = trustedProxies(['loopback'])

/** Counts a form after its connection was closed; returns the exceeded limit. */
async function countAfterClose(t: Test, fields: string) {
  const app = Fastify({ trustProxy: loopback })
  t.teardown(() => app.close())
  const countForm = createFormLimits(loopback)
  const counted = new Promise<object>((resolve, reject) => {
    app.post('/', {
      onRequest: async (request) => {
        const { socket } = request.raw
        await once(socket.destroy(), 'close')
        const { remoteAddress } = socket
        const count = async () => ({
          remoteAddress,
          exceeded: await countForm(request.raw)
        })
        count().then(resolve, reject)
      },
      handler: async () => ''
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const client = net.connect(port, '127.0.0.1', () =>
    client.write(`POST / HTTP/1.1\r\nHost: a\r\n${fields}Content-Length: 9\r\n\r\n`)
  )
  client.on('error', () => undefined)
  return counted
}

for (const fields of ['', 'X-Forwarded-For: 192.0.2.1\r\n'])
  t.test(`a form whose connection is closed is counted without an error${fields}`, async (t) => {
    t.same(await countAfterClose(t, fields), {
      remoteAddress: undefined,
      exceeded: undefined
    })
  })
