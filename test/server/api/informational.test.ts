import { once } from 'node:events'
import http from 'node:http'
import t from 'tap'
import { startOrigin, startRawOrigin } from '../../fixtures/origin.ts'
import { sendBytes } from '../../fixtures/send-request.ts'
import { startProxy } from '../../fixtures/test-proxy.ts'

const hint =
  'HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\nX-Own: 1\r\nServer: x\r\nConnection: x-hop\r\nX-Hop: 1\r\n\r\n'
const passedHint = 'HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\nx-own: 1\r\n'
const processing = 'HTTP/1.1 102 Processing\r\n\r\n'
const final = 'HTTP/1.1 200 OK\r\nCache-Control: max-age=60\r\nContent-Length: 2\r\n\r\nok'
const ask = (method = 'GET', path = '/api/other', version = '1.1') =>
  `${method} ${path} HTTP/${version}\r\nHost: x\r\nConnection: close\r\n\r\n`

for (const method of ['GET', 'HEAD', 'POST'])
  t.test(`102 and 103 reach the client of a forwarded ${method}, with their end-to-end fields`, async (t) => {
    const base = await startRawOrigin(t, (socket) => {
      socket.write(processing + hint)
      socket.write(method === 'HEAD' ? final.slice(0, -2) : final)
    })
    const front = await startProxy(t, base)
    const text = await sendBytes(front.base, ask(method))
    t.ok(text.startsWith(processing + passedHint), text)
    t.notMatch(text, /x-hop|server:/i)
    t.match(text, /\r\n\r\nHTTP\/1\.1 200 OK\r\n/)
    t.equal(text.match(/HTTP\/1\.1 /g)!.length, 3)
  })

const proceed = 'HTTP/1.1 100 Continue\r\n\r\n'
for (const [how, parts] of [
  ['beside the response', [proceed + final]],
  ['by itself', [proceed, final]],
  ['twice, with a field', [`HTTP/1.1 100 Continue\r\nX-A: 1\r\n\r\n${proceed}`, final]],
  ['in pieces', [...(proceed + final)]],
  ['before a 102', [proceed + processing, final]]
] as const)
  t.test(`a 100 that no request asks for is read over (RFC 9110, 15.2): ${how}`, async (t) => {
    const base = await startRawOrigin(t, async (socket) => {
      socket.setNoDelay()
      for (const part of parts) await new Promise((resolve) => socket.write(part, () => setImmediate(resolve)))
    })
    const front = await startProxy(t, base)
    for (const request of ['first', 'second on the connection'])
      t.match(
        await sendBytes(front.base, ask('POST')),
        /^(?:HTTP\/1\.1 102 Processing\r\n\r\n)?HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n\r\nok$/,
        request
      )
  })

t.test('informational responses are neither stored nor sent with a stored response', async (t) => {
  const base = await startRawOrigin(t, (socket) => socket.write(hint + final))
  const front = await startProxy(t, base)
  t.match(await sendBytes(front.base, ask()), /^HTTP\/1\.1 103 /)
  const hit = await sendBytes(front.base, ask())
  t.match(hit, /^HTTP\/1\.1 200 OK\r\n/)
  t.match(hit, /Cache-Status: bff; hit/)
  t.notMatch(hit, /x-own/i)
})

t.test('a collapsed request gets none of the informational responses', async (t) => {
  const origin = await startOrigin(t, (_request, response) => {
    response.writeEarlyHints({ link: '</a.css>; rel=preload' })
    finish = () => response.writeHead(200, { 'cache-control': 'max-age=60' }).end('ok')
  })
  let finish = () => {}
  const front = await startProxy(t, origin.base)
  const hints: string[] = []
  const request = (name: string) => {
    const sent = http.get(`${front.base}/api/other`, { agent: false })
    sent.on('information', ({ statusCode }) => hints.push(`${name} ${statusCode}`))
    return sent
  }
  const leader = request('leader')
  await once(leader, 'information')
  const waiter = request('waiter')
  await once(waiter, 'socket')
  while (front.proxy.counters.of('other').collapsed === 0) await new Promise((resolve) => setImmediate(resolve))
  finish()
  for (const sent of [leader, waiter]) {
    const [response] = await once(sent, 'response')
    response.resume()
    await once(response, 'end')
  }
  t.same(hints, ['leader 103'])
  t.equal(origin.requests.length, 1)
})

t.test('a declared call and a client of HTTP/1.0 get the final response alone', async (t) => {
  const body = '{"code":1,"msg":"","data":1}'
  const base = await startRawOrigin(t, (socket) =>
    socket.write(`${hint}HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
  )
  const front = await startProxy(t, base)
  t.match(await sendBytes(front.base, ask('GET', '/api/getHomeMenuList')), /^HTTP\/1\.1 200 /)
  t.match(await sendBytes(front.base, ask('GET', '/api/other', '1.0')), /^HTTP\/1\.1 200 /)
})

t.test('of a flood of informational responses ten are passed on, and the final response follows', async (t) => {
  const base = await startRawOrigin(t, (socket) => socket.write(processing.repeat(1000) + final))
  const front = await startProxy(t, base)
  const text = await sendBytes(front.base, ask())
  t.equal(text.match(/102 Processing/g)!.length, 10)
  t.match(text, /\r\n\r\nHTTP\/1\.1 200 OK\r\n/)
})
