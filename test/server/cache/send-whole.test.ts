import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import t, { type Test } from 'tap'
import { createHead, fieldLines, sendWhole, stamp } from '../../../server/cache/send-whole.ts'

const body = Buffer.from(`begin ${'x'.repeat(20_000)} end`)
const headOf = (bytes: Buffer, ...more: string[]) =>
  createHead(['Content-Type', 'text/plain', 'Content-Length', String(bytes.length), ...more])

type Answer = (request: IncomingMessage, response: ServerResponse) => void

async function serve(t: Test, answer: Answer, keepAliveTimeout = 72_000): Promise<number> {
  const server = http.createServer({ keepAliveTimeout }, answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** What comes back on one connection for all the text at once, until the other side closes. */
function talk(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const heard: Buffer[] = []
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => heard.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(heard).toString('latin1')))
  })
}

/** What comes back on one connection for one text after the other, each said when the answer before it is whole. */
function converse(port: number, texts: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    let begun = 0
    let next = 0
    const socket = net.connect(port, '127.0.0.1', () => socket.write(texts[next++]!))
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      heard += text
      const end = heard.indexOf('\r\n\r\n', begun)
      if (end < 0) return
      const length = Number(/content-length: (\d+)/i.exec(heard.slice(begun, end))?.[1] ?? 0)
      if (heard.length < end + 4 + length) return
      begun = heard.length
      if (next < texts.length) socket.write(texts[next++]!)
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(heard))
  })
}

const get = (path = '/', ...fields: string[]) =>
  `GET ${path} HTTP/1.1\r\n${['Host: a', ...fields].join('\r\n')}\r\n\r\n`
const last = get('/', 'Connection: close')
const many = (n: number) => get().repeat(n) + last
const inTurn = (n: number) => [...Array<string>(n).fill(get()), last]
const undated = (text: string) => text.replace(/\r\nDate: [^\r]+/g, '')

t.test('answer for answer the same bytes as Node writes by itself', async (t) => {
  const head = headOf(body, 'Cache-Status', 'a; hit')
  const ours = await serve(t, (request, response) => sendWhole(request, response, 203, head, body))
  const nodes = await serve(t, (_request, response) => {
    response.writeHead(203, [...head.fields])
    response.end(body)
  })
  t.equal(undated(await converse(ours, inTurn(200))), undated(await converse(nodes, inTurn(200))))
  t.equal(undated(await talk(ours, many(200))), undated(await talk(nodes, many(200))), 'all at once')
})

t.test('a status without a body', async (t) => {
  const head = createHead(['ETag', '"a"'])
  const ours = await serve(t, (request, response) => sendWhole(request, response, 304, head, undefined))
  const nodes = await serve(t, (_request, response) => {
    response.writeHead(304, [...head.fields])
    response.end()
  })
  t.equal(undated(await converse(ours, inTurn(60))), undated(await converse(nodes, inTurn(60))))
})

t.test('answers keep their order on a connection, with others between them that take longer', async (t) => {
  const head = headOf(body)
  const port = await serve(t, (request, response) => {
    if (request.url === '/') sendWhole(request, response, 200, head, body)
    else setTimeout(() => response.end(`later ${request.url}`), 20)
  })
  const heard = await talk(port, get() + get('/1') + get() + get() + get('/2') + last)
  t.same(heard.match(/begin|later \/\d/g), ['begin', 'later /1', 'begin', 'begin', 'later /2', 'begin'])
})

t.test('what the network has not taken yet stays as it is, whoever else asks meanwhile', async (t) => {
  const mine = Buffer.alloc(25_000, 'mine ')
  const others = Buffer.alloc(25_000, 'others ')
  const heads = [headOf(mine), headOf(others)] as const
  let asked = 0
  let isOver = false
  let full = () => {}
  const isFull = new Promise<void>((resolve) => {
    full = resolve
  })
  const port = await serve(t, (request, response) => {
    if (request.url !== '/mine') return sendWhole(request, response, 200, heads[1], others)
    asked += 1
    if (isOver) response.shouldKeepAlive = false
    else response.once('finish', () => slow.write(get('/mine')))
    sendWhole(request, response, 200, heads[0], mine)
    if (response.socket!.writableLength > 0) full()
  })
  const slow = net.connect(port, '127.0.0.1', () => slow.write(get('/mine')))
  slow.pause()
  await isFull
  await Promise.all([1, 2, 3].map(() => converse(port, inTurn(20))))
  isOver = true
  let heard = ''
  slow.setEncoding('latin1')
  slow.on('data', (text) => {
    heard += text
  })
  slow.resume()
  await once(slow, 'close')
  const bodies = heard.split(/HTTP\/1\.1 200 OK\r\n(?:[^\r]+\r\n)+\r\n/).slice(1)
  t.equal(bodies.length, asked)
  t.ok(bodies.every((bytes) => bytes === mine.toString()))
})

t.test('an answer that is too long for one write is whole in two', async (t) => {
  const long = Buffer.alloc(100_000, 'abcdefghij')
  const head = headOf(long)
  const port = await serve(t, (request, response) => sendWhole(request, response, 200, head, long))
  const bodies = (await converse(port, inTurn(30))).split(/HTTP\/1\.1 200 OK\r\n(?:[^\r]+\r\n)+\r\n/).slice(1)
  t.same(bodies, Array(31).fill(long.toString()))
})

t.test(
  'HEAD gets no body, the last answer says that it is the last, HTTP/1.0 gets what it gets from Node',
  async (t) => {
    const head = headOf(body)
    const ours = await serve(t, (request, response) => sendWhole(request, response, 200, head, body))
    const nodes = await serve(t, (_request, response) => {
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
      t.equal(undated(await talk(ours, text)), undated(await talk(nodes, text)), JSON.stringify(text))
    }
  }
)

t.test('fields of one answer alone reach nobody else', async (t) => {
  const head = headOf(body)
  const port = await serve(t, (request, response) => {
    if (request.url !== '/') response.setHeader('Set-Cookie', `mine=${request.url}`)
    sendWhole(request, response, 200, head, body)
  })
  for (let round = 0; round < 20; round += 1) {
    const heard = await converse(port, [get(), get('/1'), get(), get('/2'), get(), last])
    t.same(heard.match(/mine=\/\d/g), ['mine=/1', 'mine=/2'])
  }
})

t.test('fields that many answers have reach those alone, with the same bytes as from Node', async (t) => {
  const head = headOf(body, 'Cache-Status', 'a; hit')
  const secure = fieldLines(['Strict-Transport-Security', 'max-age=1', 'X-Other', 'b'])
  const ending = fieldLines(['Age', '7'])
  const ours = await serve(t, (request, response) => {
    if (request.url !== '/') stamp(response, secure)
    if (request.url === '/mine') response.setHeader('Set-Cookie', 'mine')
    sendWhole(request, response, 200, head, body, ending)
  })
  const nodes = await serve(t, (request, response) => {
    if (request.url !== '/') response.setHeader('Strict-Transport-Security', 'max-age=1').setHeader('X-Other', 'b')
    if (request.url === '/mine') response.setHeader('Set-Cookie', 'mine')
    response.writeHead(200, [...head.fields, 'Age', '7'])
    response.end(body)
  })
  const kinds = ['/secure', '/secure', '/secure', '/secure', '/', '/', '/', '/mine', '/secure', '/mine', '/', '/secure']
  const texts = Array.from({ length: 10 }, () => kinds.map((kind) => get(kind))).flat()
  t.equal(undated(await converse(ours, [...texts, last])), undated(await converse(nodes, [...texts, last])))
})

t.test('what changes at the end of a head is sent as it is now, behind what stays', async (t) => {
  const head = headOf(body)
  let asked = 0
  let ending = fieldLines(['Age', '0'])
  const port = await serve(t, (request, response) => {
    asked += 1
    if (asked % 30 === 0) ending = fieldLines(['Age', String(asked / 30)])
    sendWhole(request, response, 200, head, body, ending)
  })
  const heard = await converse(port, inTurn(299))
  t.same(
    heard.match(/(?<=Length: 20010\r\nAge: )\d+(?=\r\nDate: )/g),
    Array.from({ length: 300 }, (_, i) => String(Math.floor((i + 1) / 30)))
  )
})

t.test('a date of its own stays, and the others have the one of the second', async (t) => {
  const old = 'Thu, 01 Jan 2015 00:00:00 GMT'
  const dated = headOf(body, 'Date', old)
  const undated = headOf(body)
  const port = await serve(t, (request, response) => {
    sendWhole(request, response, 200, request.url === '/old' ? dated : undated, body)
  })
  const began = Math.trunc(Date.now() / 1000) * 1000
  const texts = Array.from({ length: 100 }, (_, i) => get(i % 2 === 0 ? '/old' : '/'))
  const dates = (await converse(port, [...texts, last])).match(/(?<=\r\nDate: )[^\r]+/g) ?? []
  t.equal(dates.length, 101)
  t.ok(dates.every((date, i) => (i < 100 && i % 2 === 0 ? date === old : Date.parse(date) >= began - 1000)))
})

t.test('servers in one process that keep connections for other times do not mix them up', async (t) => {
  const head = headOf(body)
  const answer: Answer = (request, response) => sendWhole(request, response, 200, head, body)
  const ports = [await serve(t, answer), await serve(t, answer, 5000)]
  for (let round = 0; round < 10; round += 1) {
    const heard = await converse(ports[round % 2]!, inTurn(20))
    t.same([...new Set(heard.match(/timeout=\d+/g))], [round % 2 === 0 ? 'timeout=72' : 'timeout=5'])
  }
})

t.test('the answer ends as others do: what listens for its end hears of it, with status and head', async (t) => {
  const head = headOf(body)
  const ends: [number, boolean, boolean][] = []
  const port = await serve(t, (request, response) => {
    response.on('finish', () => ends.push([response.statusCode, response.headersSent, response.writableEnded]))
    sendWhole(request, response, 203, head, body)
  })
  await converse(port, inTurn(39))
  t.same(ends, Array(40).fill([203, true, true]))
})

t.test('Node writes the head of the first answer of a second; others go out in one write without it', async (t) => {
  const head = headOf(body)
  let heads = 0
  const writes: number[] = []
  const seconds = new Set<number>()
  const port = await serve(t, (request, response) => {
    const socket = response.socket!
    const { writeHead } = response
    const { write } = socket
    let written = 0
    let isByNode = false
    response.writeHead = ((...args: Parameters<typeof writeHead>) => {
      isByNode = true
      return writeHead.apply(response, args)
    }) as typeof writeHead
    socket.write = ((...args: Parameters<typeof write>) => {
      written += 1
      return write.apply(socket, args)
    }) as typeof write
    sendWhole(request, response, 200, head, body)
    socket.write = write
    if (isByNode) heads += 1
    else writes.push(written)
    seconds.add(Math.trunc(Date.now() / 1000))
  })
  await converse(port, inTurn(200))
  // The last answer ends its connection, which Node says in its head.
  t.ok(heads <= seconds.size + 1, `${heads} heads of Node's in ${seconds.size} s`)
  t.same([...new Set(writes)], [1])
})
