import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import Fastify, { type FastifyRequest } from 'fastify'
import t, { type Test } from 'tap'
import { formLimits, senderOf } from '../../server/form-limits.ts'
import { trustedProxies } from '../../server/security.ts'
import { type Answered, ask } from '../fixtures/client.ts'
import { sendJson, startOrigin } from '../fixtures/origin.ts'
import { startSite } from '../fixtures/running-site.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const body = 'form=subscribe&email=kept%40example.com&consent=1'
const ways = ['/api/addSubscribe', '/en/']

async function site(t: Test, env: Record<string, string> = {}) {
  const origin = await startOrigin(t, sendJson({ code: 200, msg: 'ok', data: null }))
  const base = await startSite(t, origin.base, env)
  return {
    post: (path: string, forwarded: string | undefined): Promise<Answered> => {
      const headers = { ...form, lang: 'en', ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }) }
      return ask(base, path, { method: 'POST', body, headers })
    },
    forms: () => origin.asked.filter(({ method }) => method === 'POST').length
  }
}

/** Posts from ten at a time until one is refused; gives that one, how many passed, and the seconds it took. */
async function untilRefused(post: (index: number) => Promise<Answered>) {
  const began = performance.now()
  let refused: Answered | undefined
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
  if (!refused) throw new Error('none was refused')
  return { refused, passed, seconds: (performance.now() - began) / 1000 }
}

/** Statuses of twenty at once: whoever was just refused may meanwhile send one more, but not twenty. */
async function statusesOf(post: () => Promise<Answered>): Promise<Set<number>> {
  return new Set((await Promise.all(Array.from({ length: 20 }, post))).map(({ status }) => status))
}

for (const forwarded of ['192.0.2.1', '', 'no address, at all']) {
  t.test(`X-Forwarded-For “${forwarded}” of nobody trusted raises the limit and does not lift it`, async (t) => {
    const { post } = await site(t)
    const { refused, passed, seconds } = await untilRefused(() => post('/api/addSubscribe', forwarded))
    t.match(refused, { status: 429, headers: { 'retry-after': /^\d+$/ } })
    t.ok(passed >= 150 && passed <= 150 + 5 * seconds + 10, `${passed} passed in ${seconds.toFixed(1)} s`)
    for (const path of ways)
      t.ok((await statusesOf(() => post(path, '198.51.100.7'))).has(429), `${path}: no other name for it helps`)
    t.ok(
      (await statusesOf(() => post('/api/addSubscribe', undefined))).has(200),
      'without the field it is another allowance'
    )
  })
}

t.test('all addresses together are bounded, and what is too much is shed with 503', async (t) => {
  const { post, forms } = await site(t, { TRUST_PROXY: 'loopback' })
  const from = (index: number) => `10.0.${index >> 8}.${index & 255}`
  const { refused, passed, seconds } = await untilRefused((index) => post('/api/addSubscribe', from(index)))
  t.match(refused, { status: 503, headers: { 'retry-after': /^\d+$/, 'cache-control': 'no-store' } })
  t.match(refused.json(), { code: 503, msg: /^The service is busy/ })
  t.ok(passed >= 300 && passed <= 300 + 50 * seconds + 10, `${passed} passed in ${seconds.toFixed(1)} s`)
  t.equal(forms(), passed, 'the backend hears nothing of the others')
})

t.test('without script a form that is shed keeps what was typed', async (t) => {
  const { post } = await site(t, { TRUST_PROXY: 'loopback' })
  let index = 5000
  const from = () => `10.0.${index >> 8}.${index++ & 255}`
  await post('/en/', from())
  let shed: Answered | undefined
  // What others send meanwhile uses up what comes free.
  while (!shed && index < 9000) {
    const [answer] = await Promise.all([
      post('/en/', from()),
      ...Array.from({ length: 60 }, () => post('/api/addSubscribe', from()))
    ])
    if (answer!.status !== 303 && answer!.body.includes('<form')) shed = answer
  }
  t.match(shed, { status: 503, headers: { 'retry-after': /^\d+$/, 'content-type': /^text\/html/ } })
  t.match(shed!.body, 'value="kept@example.com"')
  t.match(shed!.body, 'The service is busy')
})

const loopback = trustedProxies(['loopback'])

/** Counts a form whose connection ended before that; gives what came of it. */
async function countAfterTheEnd(t: Test, fields: string) {
  const app = Fastify({ trustProxy: loopback })
  t.teardown(() => app.close())
  const excess = await formLimits(app, loopback)
  const counted = new Promise<object>((resolve, reject) => {
    app.post('/', {
      onRequest: async (request) => {
        const { socket } = request.raw
        await once(socket.destroy(), 'close')
        const { remoteAddress } = socket
        const count = async () => ({
          remoteAddress,
          sender: senderOf(request, loopback),
          excess: await excess(request)
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

for (const fields of ['', 'X-Forwarded-For: 192.0.2.1\r\n']) {
  t.test(`a sender who has gone is counted without an error${fields && ', with X-Forwarded-For'}`, async (t) => {
    t.same(await countAfterTheEnd(t, fields), {
      remoteAddress: undefined,
      sender: { key: 'unknown', isShared: false },
      excess: undefined
    })
  })
}

const senders: [string, string | undefined, string | undefined, { key: string; isShared: boolean }][] = [
  ['198.51.100.1', undefined, undefined, { key: '198.51.100.1', isShared: false }],
  ['::ffff:198.51.100.1', undefined, undefined, { key: '198.51.100.1', isShared: false }],
  ['2001:db8:1:2:ffff::9', undefined, undefined, { key: '2001:db8:1:2::', isShared: false }],
  ['fe80::9%eth0', undefined, undefined, { key: 'fe80::', isShared: false }],
  ['2001:db8:1:2:ffff::9', '192.0.2.1', undefined, { key: '2001:db8:1:2::', isShared: true }],
  ['127.0.0.1', '192.0.2.1', '192.0.2.1', { key: '192.0.2.1', isShared: false }],
  ['127.0.0.1', '192.0.2.1:4711', '192.0.2.1:4711', { key: '127.0.0.1', isShared: true }]
]
t.test('IPv6 counts by its network, and what a trusted proxy names counts where it is an address', async (t) => {
  for (const [remoteAddress, forwarded, ip, sender] of senders) {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    t.same(
      senderOf({ ip, raw: { headers, socket: { remoteAddress } } } as FastifyRequest, loopback),
      sender,
      remoteAddress
    )
  }
})
