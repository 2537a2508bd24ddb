import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import t, { type Test } from 'tap'
import { createFormLimits } from '../../../../server/api/forms/form-limits.ts'
import { trustedProxies } from '../../../../server/http/trusted-proxies.ts'

const loopback = trustedProxies(['loopback'])

/** Limits whose clock `advance` moves; `send` counts so many forms of an address and gives what the last exceeds. */
function createLimits(t: Test, shared?: Parameters<typeof createFormLimits>[1]) {
  let at = 0
  t.capture(performance, 'now', () => at)
  const countForm = createFormLimits(loopback, shared)
  const send = async (count: number, address: string, forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    const request = { socket: { remoteAddress: address }, headers } as IncomingMessage // what is read of a request
    let exceeded: Awaited<ReturnType<typeof countForm>>
    for (let i = 0; i < count; i += 1) exceeded = await countForm(request)
    return exceeded
  }
  const advance = (ms: number) => {
    at += ms
  }
  return { send, advance }
}

t.test('an address may send thirty forms at once, then one a second; it hears how long to wait', async (t) => {
  const { send, advance } = createLimits(t)
  t.equal(await send(30, '192.0.2.1'), undefined)
  t.same(await send(1, '192.0.2.1'), { status: 429, waitS: 1, isFlood: false })
  t.equal(await send(30, '192.0.2.2'), undefined, 'others are not limited')
  advance(1000)
  t.equal(await send(1, '192.0.2.1'), undefined)
  t.match(await send(10, '192.0.2.1'), { isFlood: false })
  t.match(await send(1, '192.0.2.1'), { isFlood: true }, 'after ten refusals in a row')
  for (let second = 0; second < 29; second += 1) {
    advance(1000)
    t.equal(await send(1, '192.0.2.1'), undefined)
  }
  t.match(await send(1, '192.0.2.1'), { status: 429, waitS: 30 }, 'sixty in a minute')
})

for (const forwarded of ['192.0.2.1', '', 'no address, at all'])
  t.test(`an untrusted X-Forwarded-For “${forwarded}” raises the limit and does not remove it`, async (t) => {
    const { send } = createLimits(t)
    t.equal(await send(150, '198.51.100.1', forwarded), undefined)
    t.match(await send(1, '198.51.100.1', forwarded), { status: 429 })
    t.match(await send(1, '198.51.100.1', '198.51.100.7'), { status: 429 }, 'another value does not avoid it')
    t.equal(await send(1, '198.51.100.1'), undefined, 'posts without the field have a separate limit')
  })

t.test('posts of all addresses together are limited, and further ones get 503', async (t) => {
  const { send, advance } = createLimits(t)
  for (let index = 0; index < 300; index += 1) t.equal(await send(1, `10.0.${index >> 8}.${index & 255}`), undefined)
  t.same(await send(1, '192.0.2.1'), { status: 503, waitS: 1, isFlood: false })
  advance(20)
  t.equal(await send(1, '192.0.2.1'), undefined, 'fifty a second pass')
})

t.test('replicas count in the shared store, each limit by itself, and alone where it gives no decision', async (t) => {
  const calls: [string, string[]][] = []
  const warnings: string[] = []
  let reply: unknown = ['passes']
  const store = {
    hash: (text: string) => createHash('sha256').update(text).digest(),
    runScript: async (_script: string, keys: readonly string[], args: readonly string[]) => {
      calls.push([keys.join(), [...args]])
      return reply
    }
  }
  const warn = (_topic: string, _fields: object, message: string) => void warnings.push(message)
  const { send } = createLimits(t, { store, log: { warn, info: warn, once: warn } })
  t.equal(await send(40, '192.0.2.1'), undefined)
  await send(1, '192.0.2.1', 'x')
  await send(1, '192.0.2.2')
  t.same([...new Set(calls.map(([, args]) => args.join()))], ['60,30', '3000,300', '300,150'])
  t.equal(new Set(calls.map(([keys]) => keys)).size, 4, 'three senders and all together')
  t.notMatch(JSON.stringify(calls), '192.0.2')
  reply = ['refused', '1500', '11']
  t.same(await send(1, '192.0.2.1'), { status: 429, waitS: 2, isFlood: true })
  reply = ['refused', '60000', '1']
  t.same(await send(1, '192.0.2.1'), { status: 429, waitS: 60, isFlood: false }, 'the longest wait')
  t.same(warnings, [])
  const wrong = [
    ...[undefined, null, 'OK', 1, [], ['refused'], ['refused', '0', '1'], ['refused', '1', '0.5']],
    ...[
      ['refused', '60001', '1'],
      ['refused', '1', '0'],
      ['other', '1', '1']
    ]
  ]
  for (const [index, each] of wrong.entries()) {
    reply = each
    t.equal(await send(1, '192.0.2.1'), undefined, JSON.stringify(each))
    t.equal(warnings.length, 2 * (index + 1))
  }
  t.match(await send(30, '192.0.2.1'), { status: 429 }, 'this process counts')
  t.match(warnings[0], /^this replica limits forms by itself/)
})

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
