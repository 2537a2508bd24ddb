import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import net from 'node:net'
import t, { type Test } from 'tap'
import { createPrebuiltHead, serializeFields, writeResponse } from '../../../../server/http/response-head.ts'
import { RawResponse } from '../../../../server/pages/fast/fast-path.ts'
import { listenUntilEnd } from '../../../fixtures/origin.ts'
import { sendBytes } from '../../../fixtures/send-request.ts'

const body = Buffer.from(`begin ${'x'.repeat(20_000)} end`)
const createHead = (bytes: Buffer, ...fields: string[]) =>
  createPrebuiltHead(['Content-Type', 'text/plain', 'Content-Length', String(bytes.length), ...fields])

type Handler = (request: IncomingMessage, response: ServerResponse) => void

async function serve(t: Test, handler: Handler, keepAliveTimeout = 72_000): Promise<number> {
  const server = http.createServer({ keepAliveTimeout, ServerResponse: RawResponse }, handler)
  return listenUntilEnd(t, server)
}

/** Sends the text on one connection at once, and gives all that is received until the server closes. */
const sendPipelined = (port: number, text: string) => sendBytes(`http://127.0.0.1:${port}`, text)

/**
 * Sends the texts on one connection, each after the response to the one before is complete, and resolves to all that is
 * received until the server closes.
 */
function sendInSequence(port: number, texts: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const responses: string[] = []
    let received = ''
    let next = 0
    const socket = net.connect(port, '127.0.0.1', () => socket.write(texts[next++]!))
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      received += text
      const end = received.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = Number(/content-length: (\d+)/i.exec(received.slice(0, end))?.[1] ?? 0)
      if (received.length < end + 4 + length) return
      responses.push(received)
      received = ''
      if (next < texts.length) socket.write(texts[next++]!)
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(responses.join('') + received))
  })
}

const get = (path = '/', ...fields: string[]) =>
  `GET ${path} HTTP/1.1\r\n${['Host: a', ...fields].join('\r\n')}\r\n\r\n`
const last = get('/', 'Connection: close')
/** `n` requests, and a last one that closes the connection: as one text, and as separate texts. */
const pipelined = (n: number) => get().repeat(n) + last
const sequence = (n: number) => [...Array<string>(n).fill(get()), last]
const withoutDates = (text: string) => text.replace(/\r\nDate: [^\r]+/g, '')

t.test('responses have the same bytes as those that Node serializes', async (t) => {
  const head = createHead(body, 'Cache-Status', 'a; hit')
  const prebuiltPort = await serve(t, (request, response) => writeResponse(request, response, 203, head, body))
  const nodePort = await serve(t, (_request, response) => {
    response.writeHead(203, [...head.fields])
    response.end(body)
  })
  const found = withoutDates(await sendInSequence(prebuiltPort, sequence(200)))
  t.equal(found, withoutDates(await sendInSequence(nodePort, sequence(200))))
  const seen = withoutDates(await sendPipelined(prebuiltPort, pipelined(200)))
  t.equal(seen, withoutDates(await sendPipelined(nodePort, pipelined(200))), 'pipelined')
})

t.test('a response without a body has the same bytes as one that Node serializes', async (t) => {
  const head = createPrebuiltHead(['ETag', '"a"'])
  const prebuiltPort = await serve(t, (request, response) => writeResponse(request, response, 304, head, undefined))
  const nodePort = await serve(t, (_request, response) => {
    response.writeHead(304, [...head.fields])
    response.end()
  })
  const found = withoutDates(await sendInSequence(prebuiltPort, sequence(60)))
  t.equal(found, withoutDates(await sendInSequence(nodePort, sequence(60))))
})

t.test('pipelined responses are sent in the order of their requests when some take longer', async (t) => {
  const head = createHead(body)
  const port = await serve(t, (request, response) => {
    if (request.url === '/') writeResponse(request, response, 200, head, body)
    else setTimeout(() => response.end(`later ${request.url}`), 20)
  })
  const received = await sendPipelined(port, get() + get('/1') + get() + get() + get('/2') + last)
  t.same(received.match(/begin|later \/\d/g), ['begin', 'later /1', 'begin', 'begin', 'later /2', 'begin'])
})

t.test('bytes that a slow client has not read yet are not overwritten by other responses', async (t) => {
  const slowBody = Buffer.alloc(25_000, 'slow ')
  const otherBody = Buffer.alloc(25_000, 'other ')
  const slowHead = createHead(slowBody)
  const otherHead = createHead(otherBody)
  let requestCount = 0
  let isLast = false
  let onFull = () => {}
  const isFull = new Promise<void>((resolve) => {
    onFull = resolve
  })
  const port = await serve(t, (request, response) => {
    if (request.url !== '/slow') return writeResponse(request, response, 200, otherHead, otherBody)
    requestCount += 1
    if (isLast) response.shouldKeepAlive = false
    else response.once('finish', () => slow.write(get('/slow')))
    writeResponse(request, response, 200, slowHead, slowBody)
    if (response.socket!.writableLength > 0) onFull()
  })
  const slow = net.connect(port, '127.0.0.1', () => slow.write(get('/slow')))
  slow.pause()
  await isFull
  await Promise.all([1, 2, 3].map(() => sendInSequence(port, sequence(20))))
  isLast = true
  let received = ''
  slow.setEncoding('latin1')
  slow.on('data', (text) => {
    received += text
  })
  slow.resume()
  await once(slow, 'close')
  const bodies = received.split(/HTTP\/1\.1 200 OK\r\n(?:[^\r]+\r\n)+\r\n/).slice(1)
  t.equal(bodies.length, requestCount)
  t.ok(bodies.every((text) => text === slowBody.toString()))
})

t.test('a response that is too long for a single write is complete', async (t) => {
  const long = Buffer.alloc(100_000, 'abcdefghij')
  const head = createHead(long)
  const port = await serve(t, (request, response) => writeResponse(request, response, 200, head, long))
  const bodies = (await sendInSequence(port, sequence(30))).split(/HTTP\/1\.1 200 OK\r\n(?:[^\r]+\r\n)+\r\n/).slice(1)
  t.same(bodies, Array(31).fill(long.toString()))
})

t.test('responses to HEAD, HTTP/1.0 and on closing connections have the bytes that Node serializes', async (t) => {
  const head = createHead(body)
  const prebuiltPort = await serve(t, (request, response) => writeResponse(request, response, 200, head, body))
  const nodePort = await serve(t, (_request, response) => {
    response.writeHead(200, [...head.fields])
    response.end(body)
  })
  for (const text of [
    `HEAD / HTTP/1.1\r\nHost: a\r\n\r\n${last}`,
    `HEAD / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    last,
    'GET / HTTP/1.0\r\n\r\n',
    'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\nGET / HTTP/1.0\r\n\r\n'
  ]) {
    const found = withoutDates(await sendPipelined(prebuiltPort, text))
    t.equal(found, withoutDates(await sendPipelined(nodePort, text)), JSON.stringify(text))
  }
})

t.test('fields set with setHeader are sent with that response only', async (t) => {
  const head = createHead(body)
  const port = await serve(t, (request, response) => {
    if (request.url !== '/') response.setHeader('Set-Cookie', `own=${request.url}`)
    writeResponse(request, response, 200, head, body)
  })
  for (let round = 0; round < 20; round += 1) {
    const received = await sendInSequence(port, [get(), get('/1'), get(), get('/2'), get(), last])
    t.same(received.match(/own=\/\d/g), ['own=/1', 'own=/2'])
  }
})

t.test('volatile fields are sent with their current values after the constant fields', async (t) => {
  const head = createHead(body)
  let requestCount = 0
  let volatileFields = serializeFields(['Age', '0'])
  const port = await serve(t, (request, response) => {
    requestCount += 1
    if (requestCount % 30 === 0) volatileFields = serializeFields(['Age', String(requestCount / 30)])
    writeResponse(request, response, 200, head, body, volatileFields)
  })
  const received = await sendInSequence(port, sequence(299))
  const found = received.match(/(?<=Length: 20010\r\nAge: )\d+(?=\r\nDate: )/g)
  t.same(
    found,
    Array.from({ length: 300 }, (_, i) => String(Math.floor((i + 1) / 30)))
  )
})

t.test('a Date field is sent unchanged, and responses without one get the current Date', async (t) => {
  const old = 'Thu, 01 Jan 2015 00:00:00 GMT'
  const withDate = createHead(body, 'Date', old)
  const withoutDate = createHead(body)
  const port = await serve(t, (request, response) => {
    writeResponse(request, response, 200, request.url === '/old' ? withDate : withoutDate, body)
  })
  const startedAt = Math.trunc(Date.now() / 1000) * 1000
  const texts = Array.from({ length: 100 }, (_, i) => get(i % 2 === 0 ? '/old' : '/'))
  const dates = (await sendInSequence(port, [...texts, last])).match(/(?<=\r\nDate: )[^\r]+/g) ?? []
  t.equal(dates.length, 101)
  t.ok(dates.every((date, i) => (i < 100 && i % 2 === 0 ? date === old : Date.parse(date) >= startedAt - 1000)))
})

t.test('two servers with different keep-alive timeouts in one process send their own Keep-Alive', async (t) => {
  const head = createHead(body)
  const handler: Handler = (request, response) => writeResponse(request, response, 200, head, body)
  const ports = [await serve(t, handler), await serve(t, handler, 5000)]
  for (let round = 0; round < 10; round += 1) {
    const received = await sendInSequence(ports[round % 2]!, sequence(20))
    t.same([...new Set(received.match(/timeout=\d+/g))], [round % 2 === 0 ? 'timeout=72' : 'timeout=5'])
  }
})

t.test('a response emits finish with its status, headersSent and writableEnded set', async (t) => {
  const head = createHead(body)
  const ends: [number, boolean, boolean][] = []
  const port = await serve(t, (request, response) => {
    response.on('finish', () => ends.push([response.statusCode, response.headersSent, response.writableEnded]))
    writeResponse(request, response, 203, head, body)
  })
  await sendInSequence(port, sequence(39))
  t.same(ends, Array(40).fill([203, true, true]))
})

t.test('Node serializes one head per second, and other responses are sent in a single write', async (t) => {
  // As all responses of the API have it, behind their length.
  const common = serializeFields(['Content-Disposition', 'attachment'])
  const head = createPrebuiltHead(createHead(body).fields, common)
  let nodeHeadCount = 0
  const writeCounts: number[] = []
  const seconds = new Set<number>()
  const port = await serve(t, (request, response) => {
    const socket = response.socket!
    const { writeHead } = response
    const { write } = socket
    let writeCount = 0
    let isByNode = false
    response.writeHead = ((...args: Parameters<typeof writeHead>) => {
      isByNode = true
      return writeHead.apply(response, args)
    }) as typeof writeHead
    socket.write = ((...args: Parameters<typeof write>) => {
      writeCount += 1
      return write.apply(socket, args)
    }) as typeof write
    writeResponse(request, response, 200, head, body)
    socket.write = write
    if (isByNode) nodeHeadCount += 1
    else writeCounts.push(writeCount)
    seconds.add(Math.trunc(Date.now() / 1000))
  })
  await sendInSequence(port, sequence(200))
  // Node also serializes the head of the last response, which has `Connection: close`.
  t.ok(nodeHeadCount <= seconds.size + 1, `Node serialized ${nodeHeadCount} heads in ${seconds.size} s`)
  t.same([...new Set(writeCounts)], [1])
})
