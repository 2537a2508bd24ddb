import { once } from 'node:events'
import http, { type ServerResponse } from 'node:http'
import net, { type AddressInfo, type Socket } from 'node:net'
import t, { type Test } from 'tap'
import { boundPipelining, continueInTurn, type PipeliningOptions } from '../../server/pipelining.ts'

/** A server whose answers a test gives, in whatever order; each says the address that it answers. */
async function serve(t: Test, options: PipeliningOptions = {}) {
  const open = new Map<string, ServerResponse>()
  const seen: string[] = []
  const server = http.createServer(
    boundPipelining((request, response) => {
      seen.push(request.url!)
      open.set(request.url!, response)
      response.on('close', () => open.delete(request.url!))
      request.resume()
    }, options)
  )
  continueInTurn(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const answer = (url: string) => {
    const response = open.get(url)!
    if (!response.writableEnded) response.end(`<${url}>`)
  }
  const answerAll = async () => {
    for (const url of open.keys()) answer(url)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { open, seen, answer, answerAll, port: (server.address() as AddressInfo).port }
}

/** A connection with everything that it has brought. */
async function connect(t: Test, port: number) {
  const socket: Socket = net.connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  socket.on('error', () => {})
  t.teardown(() => socket.destroy())
  await once(socket, 'connect')
  return { socket, heard: () => heard }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}

const get = (url: string) => `GET ${url} HTTP/1.1\r\nHost: a\r\n\r\n`
const gets = (count: number, from = 0) => Array.from({ length: count }, (_, i) => get(`/${from + i}`)).join('')
const answered = (heard: string) => [...heard.matchAll(/<\/(\d+)>/g)].map(([, id]) => Number(id))

t.test(
  'requests of one connection are worked on side by side up to the bound, and answered in their order',
  async (t) => {
    const { port, open, seen, answer, answerAll } = await serve(t)
    const { socket, heard } = await connect(t, port)
    socket.write(gets(40))
    await until(() => seen.length === 16)
    await new Promise((resolve) => setTimeout(resolve, 50))
    t.equal(seen.length, 16)
    // The last of them is answered first, and waits for those before it.
    for (const url of [...open.keys()].reverse()) answer(url)
    while (answered(heard()).length < 40) {
      t.ok(open.size <= 16)
      await answerAll()
    }
    t.same(answered(heard()), [...Array(40).keys()])
  }
)

t.test('a connection over the bound is not read further until what came has been answered', async (t) => {
  const { port, open, seen, answerAll } = await serve(t)
  const { socket, heard } = await connect(t, port)
  const most = 6000
  socket.write(gets(most))
  await until(() => seen.length === 16)
  await new Promise((resolve) => setTimeout(resolve, 50))
  const connection = open.values().next().value!.req.socket
  const read = connection.bytesRead
  t.ok(read < 200_000, `${read} of ${gets(most).length} bytes were read`)
  while (!heard().endsWith(`</${most - 1}>`)) await answerAll()
  t.same(answered(heard()), [...Array(most).keys()])
})

t.test('bodies of pipelined requests come whole, and reading one does not read on past the bound', async (t) => {
  const { port, open, seen, answerAll } = await serve(t)
  const { socket, heard } = await connect(t, port)
  const post = (url: string) => `POST ${url} HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello`
  const text = Array.from({ length: 5000 }, (_, i) => post(`/${i}`)).join('')
  socket.write(text)
  await until(() => seen.length === 16)
  await new Promise((resolve) => setTimeout(resolve, 50))
  t.ok(open.values().next().value!.req.socket.bytesRead < 200_000)
  while (!heard().endsWith('</4999>')) await answerAll()
  t.equal(answered(heard()).length, 5000)
})

t.test('a connection that makes too many wait over all is cut, and the others go on', async (t) => {
  const { port, seen, answerAll } = await serve(t, { mostWaiting: 50 })
  const good = await connect(t, port)
  good.socket.write(gets(30, 1000))
  await until(() => seen.length === 16)
  const greedy = await connect(t, port)
  greedy.socket.write(gets(100))
  await once(greedy.socket, 'close')
  while (answered(good.heard()).length < 30) await answerAll()
})

t.test('every response of a connection that goes away is closed', async (t) => {
  const { port, open } = await serve(t)
  const { socket } = await connect(t, port)
  socket.write(gets(10))
  await until(() => open.size === 10)
  socket.resetAndDestroy()
  await until(() => open.size === 0)
})

t.test('where a connection over the bound goes away, what waits is never begun', async (t) => {
  const { port, open, seen, answer } = await serve(t)
  const { socket } = await connect(t, port)
  socket.write(gets(40))
  await until(() => open.size === 16)
  socket.resetAndDestroy()
  await once(socket, 'close')
  // It is not read, so that only a write finds it gone.
  answer('/0')
  await until(() => open.size === 0)
  t.equal(seen.length, 16)
})

t.test('100 Continue is sent when its response is next, never between the head and the body of another', async (t) => {
  const { port, seen, open } = await serve(t)
  const { socket, heard } = await connect(t, port)
  socket.write(`${get('/slow')}POST /sent HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n`)
  await until(() => seen.length === 2)
  open.get('/slow')!.end(Buffer.from('first'))
  await until(() => heard().includes('100 Continue'))
  socket.write('ok')
  open.get('/sent')!.end(Buffer.from('second'))
  await until(() => heard().endsWith('second'))
  t.match(
    heard(),
    /^HTTP\/1\.1 200 OK\r\n(?:(?!HTTP)[\s\S])*\r\n\r\nfirstHTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/
  )
})

t.test('a response that is finished before its turn gets no 100 Continue at all', async (t) => {
  const { port, seen, open } = await serve(t)
  const { socket, heard } = await connect(t, port)
  socket.write(`${get('/slow')}POST /sent HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\nok`)
  await until(() => seen.length === 2)
  open.get('/sent')!.end(Buffer.from('second'))
  open.get('/slow')!.end(Buffer.from('first'))
  await until(() => heard().endsWith('second'))
  t.notMatch(heard(), '100 Continue')
  t.match(heard(), /first.*second$/s)
})

t.test('an expectation that nobody knows is ignored', async (t) => {
  const { port, seen, answer } = await serve(t)
  const { socket, heard } = await connect(t, port)
  socket.write('GET /0 HTTP/1.1\r\nHost: a\r\nExpect: something-else\r\n\r\n')
  await until(() => seen.length === 1)
  answer('/0')
  await until(() => answered(heard()).length === 1)
  t.match(heard(), /^HTTP\/1\.1 200 /)
})
