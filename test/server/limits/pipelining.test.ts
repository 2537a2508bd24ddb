import { once } from 'node:events'
import http, { type ServerResponse } from 'node:http'
import net, { type Socket } from 'node:net'
import t, { type Test } from 'tap'
import { limitPipelining, type PipeliningOptions, sendContinueInOrder } from '../../../server/limits/connections.ts'
import { listenUntilEnd } from '../../fixtures/origin.ts'

/** A server whose responses are sent by the test, in any order; each contains its request's address. */
async function serve(t: Test, options: PipeliningOptions = {}) {
  const open = new Map<string, ServerResponse>()
  const started: string[] = []
  const server = http.createServer(
    limitPipelining((request, response) => {
      started.push(request.url!)
      open.set(request.url!, response)
      response.on('close', () => open.delete(request.url!))
      request.resume()
    }, options)
  )
  sendContinueInOrder(server, () => false)
  const port = await listenUntilEnd(t, server)
  const answer = (url: string) => {
    const response = open.get(url)!
    if (!response.writableEnded) response.end(`<${url}>`)
  }
  const answerAll = async () => {
    for (const url of open.keys()) answer(url)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { open, started, answer, answerAll, port }
}

/** Opens a connection and collects everything that it receives. */
async function connect(t: Test, port: number) {
  const socket: Socket = net.connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.on('error', () => {})
  t.teardown(() => socket.destroy())
  await once(socket, 'connect')
  return { socket, received: () => received }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}

const get = (url: string) => `GET ${url} HTTP/1.1\r\nHost: a\r\n\r\n`
const gets = (count: number, from = 0) => Array.from({ length: count }, (_, i) => get(`/${from + i}`)).join('')
const answeredIds = (text: string) => [...text.matchAll(/<\/(\d+)>/g)].map(([, id]) => Number(id))

t.test('pipelined requests are processed concurrently up to the limit and answered in their order', async (t) => {
  const { port, open, started, answer, answerAll } = await serve(t)
  const { socket, received } = await connect(t, port)
  socket.write(gets(40))
  await until(() => started.length === 16)
  await new Promise((resolve) => setTimeout(resolve, 50))
  t.equal(started.length, 16)
  // The last response is finished first and must wait for those before it.
  for (const url of [...open.keys()].reverse()) answer(url)
  while (answeredIds(received()).length < 40) {
    t.ok(open.size <= 16)
    await answerAll()
  }
  t.same(answeredIds(received()), [...Array(40).keys()])
})

t.test('a connection over the limit is not read further until its requests are answered', async (t) => {
  const { port, open, started, answerAll } = await serve(t)
  const { socket, received } = await connect(t, port)
  const count = 6000
  socket.write(gets(count))
  await until(() => started.length === 16)
  await new Promise((resolve) => setTimeout(resolve, 50))
  const connection = open.values().next().value!.req.socket
  const read = connection.bytesRead
  t.ok(read < 200_000, `${read} of ${gets(count).length} bytes were read`)
  while (!received().endsWith(`</${count - 1}>`)) await answerAll()
  t.same(answeredIds(received()), [...Array(count).keys()])
})

t.test('bodies of pipelined requests arrive completely, and reading one does not exceed the limit', async (t) => {
  const { port, open, started, answerAll } = await serve(t)
  const { socket, received } = await connect(t, port)
  const post = (url: string) => `POST ${url} HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello`
  const text = Array.from({ length: 5000 }, (_, i) => post(`/${i}`)).join('')
  socket.write(text)
  await until(() => started.length === 16)
  await new Promise((resolve) => setTimeout(resolve, 50))
  t.ok(open.values().next().value!.req.socket.bytesRead < 200_000)
  while (!received().endsWith('</4999>')) await answerAll()
  t.equal(answeredIds(received()).length, 5000)
})

t.test('a connection that exceeds the total of waiting requests is destroyed, and others continue', async (t) => {
  const { port, started, answerAll } = await serve(t, { maxWaiting: 50 })
  const good = await connect(t, port)
  good.socket.write(gets(30, 1000))
  await until(() => started.length === 16)
  const greedy = await connect(t, port)
  greedy.socket.write(gets(100))
  await once(greedy.socket, 'close')
  while (answeredIds(good.received()).length < 30) await answerAll()
})

t.test('every response of a closed connection is closed', async (t) => {
  const { port, open } = await serve(t)
  const { socket } = await connect(t, port)
  socket.write(gets(10))
  await until(() => open.size === 10)
  socket.resetAndDestroy()
  await until(() => open.size === 0)
})

t.test('waiting requests of a closed connection are never started', async (t) => {
  const { port, open, started, answer } = await serve(t)
  const { socket } = await connect(t, port)
  socket.write(gets(40))
  await until(() => open.size === 16)
  socket.resetAndDestroy()
  await once(socket, 'close')
  // The paused connection is not read: only a write reveals that it is closed.
  answer('/0')
  await until(() => open.size === 0)
  t.equal(started.length, 16)
})

t.test('100 Continue is sent when its response is next, never inside another response', async (t) => {
  const { port, started, open } = await serve(t)
  const { socket, received } = await connect(t, port)
  socket.write(`${get('/slow')}POST /sent HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n`)
  await until(() => started.length === 2)
  open.get('/slow')!.end(Buffer.from('first'))
  await until(() => received().includes('100 Continue'))
  socket.write('ok')
  open.get('/sent')!.end(Buffer.from('second'))
  await until(() => received().endsWith('second'))
  t.match(
    received(),
    /^HTTP\/1\.1 200 OK\r\n(?:(?!HTTP)[\s\S])*\r\n\r\nfirstHTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/
  )
})

t.test('a response that is finished before it is next gets no 100 Continue', async (t) => {
  const { port, started, open } = await serve(t)
  const { socket, received } = await connect(t, port)
  socket.write(`${get('/slow')}POST /sent HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\nok`)
  await until(() => started.length === 2)
  open.get('/sent')!.end(Buffer.from('second'))
  open.get('/slow')!.end(Buffer.from('first'))
  await until(() => received().endsWith('second'))
  t.notMatch(received(), '100 Continue')
  t.match(received(), /first.*second$/s)
})

t.test('an unknown expectation is ignored', async (t) => {
  const { port, started, answer } = await serve(t)
  const { socket, received } = await connect(t, port)
  socket.write('GET /0 HTTP/1.1\r\nHost: a\r\nExpect: something-else\r\n\r\n')
  await until(() => started.length === 1)
  answer('/0')
  await until(() => answeredIds(received()).length === 1)
  t.match(received(), /^HTTP\/1\.1 200 /)
})
