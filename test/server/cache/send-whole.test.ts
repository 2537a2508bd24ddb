import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import t, { type Test } from 'tap'
import { createHead, type Head, outdateHead, sendWhole } from '../../../server/cache/send-whole.ts'

const body = Buffer.from(`begin ${'x'.repeat(20_000)} end`)
const headOf = (bytes: Buffer, ...more: string[]) =>
  createHead(['Content-Type', 'text/plain', 'Content-Length', String(bytes.length), ...more])

type Answer = (request: IncomingMessage, response: ServerResponse) => void

async function serve(t: Test, answer: Answer): Promise<number> {
  const server = http.createServer({ keepAliveTimeout: 72_000 }, answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** What comes back on one connection for all the text at once, until the other side closes. */
function talk(port: number, text: string, readAfter = Promise.resolve()): Promise<string> {
  return new Promise((resolve, reject) => {
    const heard: Buffer[] = []
    const socket = net.connect(port, '127.0.0.1', async () => {
      socket.write(text)
      await readAfter
      socket.resume()
    })
    socket.pause()
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

/** Asks until the head stands whole, so that the next answers of this second are sent in one write. */
async function whole(t: Test, port: number, head: Head): Promise<void> {
  for (let tries = 0; tries < 50 && !head.whole; tries += 1) await converse(port, inTurn(2))
  t.ok(head.whole, 'a head that is asked for again and again stands whole')
}

t.test('answer for answer the same bytes as Node writes by itself', async (t) => {
  const head = headOf(body, 'Cache-Status', 'a; hit')
  const ours = await serve(t, (request, response) => sendWhole(request, response, 203, head, body))
  const nodes = await serve(t, (_request, response) => {
    response.writeHead(203, head.fields)
    response.end(body)
  })
  await whole(t, ours, head)
  t.equal(undated(await converse(ours, inTurn(200))), undated(await converse(nodes, inTurn(200))))
  t.equal(undated(await talk(ours, many(200))), undated(await talk(nodes, many(200))), 'all at once')
})

t.test('a status without a body', async (t) => {
  const head = createHead(['ETag', '"a"'])
  const ours = await serve(t, (request, response) => sendWhole(request, response, 304, head, undefined))
  const nodes = await serve(t, (_request, response) => {
    response.writeHead(304, head.fields)
    response.end()
  })
  await whole(t, ours, head)
  t.equal(undated(await converse(ours, inTurn(20))), undated(await converse(nodes, inTurn(20))))
})

t.test('answers keep their order on a connection, with others between them that take longer', async (t) => {
  const head = headOf(body)
  const port = await serve(t, (request, response) => {
    if (request.url === '/') sendWhole(request, response, 200, head, body)
    else setTimeout(() => response.end(`later ${request.url}`), 20)
  })
  await whole(t, port, head)
  const heard = await talk(port, get() + get('/1') + get() + get() + get('/2') + last)
  t.same(heard.match(/begin|later \/\d/g), ['begin', 'later /1', 'begin', 'begin', 'later /2', 'begin'])
})

t.test('who reads slowly gets every byte', async (t) => {
  const long = Buffer.alloc(60_000, 'abcdefghij')
  const head = headOf(long)
  const port = await serve(t, (request, response) => sendWhole(request, response, 200, head, long))
  await whole(t, port, head)
  let answered = false
  const others = whole(t, port, head).then(() => {
    answered = true
  })
  const heard = await talk(port, many(300), others)
  t.ok(answered)
  const bodies = heard.split(/HTTP\/1\.1 200 OK\r\n(?:[^\r]+\r\n)+\r\n/).slice(1)
  t.equal(bodies.length, 301)
  t.ok(bodies.every((bytes) => bytes === long.toString()))
})

t.test(
  'HEAD gets no body, the last answer says that it is the last, HTTP/1.0 gets what it gets from Node',
  async (t) => {
    const head = headOf(body)
    const ours = await serve(t, (request, response) => sendWhole(request, response, 200, head, body))
    const nodes = await serve(t, (_request, response) => {
      response.writeHead(200, head.fields)
      response.end(body)
    })
    for (const text of [
      `HEAD / HTTP/1.1\r\nHost: a\r\n\r\n${last}`,
      `HEAD / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      last,
      'GET / HTTP/1.0\r\n\r\n',
      'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\nGET / HTTP/1.0\r\n\r\n'
    ]) {
      await whole(t, ours, head)
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

t.test('a head that has changed is sent as it is now', async (t) => {
  const head = headOf(body, 'Age', '0')
  let asked = 0
  const port = await serve(t, (request, response) => {
    asked += 1
    if (asked % 5 === 0) {
      head.fields[head.fields.length - 1] = String(asked / 5)
      outdateHead(head)
    }
    sendWhole(request, response, 200, head, body)
  })
  const ages = (await converse(port, inTurn(99))).match(/(?<=Age: )\d+/g)
  t.same(
    ages,
    Array.from({ length: 100 }, (_, i) => String(Math.floor((i + 1) / 5)))
  )
})

t.test('the answer ends as others do: what listens for its end hears of it, with status and head', async (t) => {
  const head = headOf(body)
  const ends: [number, boolean, boolean][] = []
  const port = await serve(t, (request, response) => {
    response.on('finish', () => ends.push([response.statusCode, response.headersSent, response.writableEnded]))
    sendWhole(request, response, 203, head, body)
  })
  await whole(t, port, head)
  ends.length = 0
  await converse(port, inTurn(9))
  t.same(ends, Array(10).fill([203, true, true]))
})
