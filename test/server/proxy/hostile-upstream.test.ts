import { gzipSync } from 'node:zlib'
import t from 'tap'
import { ask } from '../../fixtures/client.ts'
import { startFront } from '../../fixtures/front.ts'
import { type Script, sendData, sendJson, startOrigin, startRawOrigin } from '../../fixtures/origin.ts'

const menu = '/api/getHomeMenuList'
const good = '{"code":1,"msg":"","data":1}'
const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n'

for (const path of [menu, '/api/other']) {
  t.test(`a backend that never answers is told as 504 at the deadline: ${path}`, async (t) => {
    const origin = await startOrigin(t, () => {})
    const front = await startFront(t, origin.base, { timeoutMs: 500 })
    const began = performance.now()
    const answer = await ask(front.base, path)
    const took = performance.now() - began
    t.equal(answer.status, 504)
    t.ok(took >= 490 && took < 900, `${took} ms`)
    t.same(answer.json().data, null)
    t.equal(answer.headers['cache-control'], 'no-store')
  })

  t.test(`one client request is one upstream request, also at a 503: ${path}`, async (t) => {
    const origin = await startOrigin(t, sendJson('', { 'retry-after': '1' }, 503))
    const front = await startFront(t, origin.base)
    t.equal((await ask(front.base, path)).status, 503)
    t.equal(origin.asked.length, 1)
  })

  t.test(`a thousand answers that never end leave nothing behind: ${path}`, async (t) => {
    const origin = await startOrigin(t, (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{')
    })
    const front = await startFront(t, origin.base, { timeoutMs: 150 })
    for (let i = 0; i < 10; i++) {
      await Promise.all(Array.from({ length: 100 }, (_, j) => ask(front.base, `${path}?i=${i}-${j}`).catch(() => {})))
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
    t.equal(front.door.entries(), 0)
    origin.answer(sendData('fine'))
    t.equal((await ask(front.base, '/api/getWebInfo')).json().data, 'fine', 'and the gate is still open')
  })
}

t.test('a deadline after the head cuts the connection', async (t) => {
  const origin = await startOrigin(t, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain', 'content-length': '1000' })
    response.write('x')
  })
  const front = await startFront(t, origin.base, { timeoutMs: 200 })
  const answer = await ask(front.base, '/api/other')
  t.equal(answer.status, 200)
  t.equal(answer.complete, false)
})

t.test('a truncated answer never looks whole and is never kept', async (t) => {
  const origin = await startOrigin(t, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'max-age=60' })
    response.write('half')
    setTimeout(() => response.destroy(), 20)
  })
  const front = await startFront(t, origin.base)
  t.equal((await ask(front.base, '/api/other')).complete, false)
  t.equal(front.door.entries(), 0)
})

/** Bytes that are no answer. */
const broken: [string, string][] = [
  ['no HTTP at all', 'SSH-2.0-OpenSSH\r\n'],
  ['64 KB of headers', `${head}X-Long: ${'x'.repeat(65_536)}\r\nContent-Length: ${good.length}\r\n\r\n${good}`],
  ['10,000 headers', `${head}${'X-A: b\r\n'.repeat(10_000)}Content-Length: ${good.length}\r\n\r\n${good}`],
  ['invalid chunks', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n${good}\r\n0\r\n\r\n`],
  ['two lengths', `${head}Content-Length: 5\r\nContent-Length: ${good.length}\r\n\r\n${good}`],
  ['a length and chunks', `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`],
  ['a control character in a header', `${head}X-Bad: a\x01b\r\nContent-Length: ${good.length}\r\n\r\n${good}`],
  ['a switch of protocols', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n']
]
for (const [what, bytes] of broken) {
  t.test(`${what} is 502, never more`, async (t) => {
    const base = await startRawOrigin(t, (socket) => socket.end(bytes, 'latin1'))
    const front = await startFront(t, base, { timeoutMs: 1000 })
    for (const path of [menu, '/api/other']) {
      const answer = await ask(front.base, path)
      // What was well-formed until it broke may have begun: then the connection is cut.
      t.ok(answer.status === 502 || !answer.complete, `${path}: ${answer.status}`)
      if (answer.status === 502) t.same(Object.keys(answer.json()), ['code', 'msg', 'data'])
      t.notMatch(answer.body, /127\.0\.0\.1/)
    }
  })
}

t.test('what comes unasked on an idle connection reaches nobody', async (t) => {
  let asked = 0
  const base = await startRawOrigin(t, (socket) => {
    asked += 1
    const body = `{"code":1,"msg":"","data":${asked}}`
    socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body}`)
    setTimeout(() => socket.write(`${head}Content-Length: 4\r\n\r\nevil`), 10)
  })
  const front = await startFront(t, base)
  for (let i = 1; i <= 5; i++) {
    const answer = await ask(front.base, `/api/getNews?id=${i}`)
    t.notMatch(answer.body, /evil/)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
})

t.test('a flood of interim answers ends at the deadline', async (t) => {
  const base = await startRawOrigin(t, (socket) => {
    const timer = setInterval(() => socket.write('HTTP/1.1 102 Processing\r\n\r\n'), 1)
    socket.on('close', () => clearInterval(timer))
  })
  const front = await startFront(t, base, { timeoutMs: 300 })
  t.equal((await ask(front.base, menu)).status, 504)
})

t.test('a status that nobody knows is passed on or 502, and kept by nobody', async (t) => {
  const origin = await startOrigin(t, sendJson('', {}, 999))
  const front = await startFront(t, origin.base)
  t.ok([502, 999].includes((await ask(front.base, '/api/other')).status))
  t.equal((await ask(front.base, menu)).status, 502)
  t.equal(front.door.entries(), 0)
})

t.test('an answer that unpacks to more than is allowed is 502', async (t) => {
  const bomb = gzipSync(`{"code":1,"msg":"","data":"${'x'.repeat(50_000_000)}"}`)
  const origin = await startOrigin(t, (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    response.end(bomb)
  })
  const front = await startFront(t, origin.base)
  t.equal((await ask(front.base, menu)).status, 502)
  t.equal(front.door.entries(), 0)
})

t.test('a coded answer that nobody asked for is unpacked', async (t) => {
  const origin = await startOrigin(t, (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    response.end(gzipSync(good))
  })
  const front = await startFront(t, origin.base)
  const answer = await ask(front.base, menu)
  t.equal(answer.body, good)
  t.equal(answer.headers['content-encoding'], undefined)
})

const fifty = 50_000_000
/** Sends 50 MB of a JSON text as fast as they are taken. */
const large: Script = (_request, response) => {
  const piece = Buffer.alloc(1_000_000, 'x')
  let left = fifty / piece.length
  response.writeHead(200, { 'content-type': 'application/json' })
  const push = () => {
    while (left > 0) {
      left -= 1
      if (!response.write(piece)) return response.once('drain', push)
    }
    return response.end()
  }
  push()
}

for (const path of [menu, '/api/other']) {
  t.test(`an answer of 50 MB goes through whole, is not kept, and holds up nobody: ${path}`, async (t) => {
    const origin = await startOrigin(t, large)
    const front = await startFront(t, origin.base, { timeoutMs: 20_000 })
    const answers = await Promise.all([ask(front.base, path), ask(front.base, path), ask(front.base, path)])
    for (const answer of answers) {
      t.equal(answer.status, 200)
      t.equal(answer.complete, true)
      t.equal(answer.bytes.length, fifty)
    }
    t.equal(origin.asked.length, 3)
    t.equal(front.door.entries(), 0)
  })
}

t.test('a page that reads an answer of 50 MB gets a failure, and the backend is let go', async (t) => {
  const origin = await startOrigin(t, large)
  const front = await startFront(t, origin.base)
  const outcome = await front.door.kept.request(front.door.asks.ofCall({ name: 'home', locale: 'cn', params: {} }))
  t.equal(outcome.kind, 'large')
  if (outcome.kind === 'large') outcome.large.leave()
})

t.test('prototype keys and deep nesting do no harm', async (t) => {
  const origin = await startOrigin(
    t,
    sendJson('{"code":1,"msg":"","data":{"__proto__":{"x":1},"a":{"constructor":{"prototype":1}}}}')
  )
  const front = await startFront(t, origin.base)
  const ofHome = front.door.asks.ofCall({ name: 'home', locale: 'cn', params: {} })
  const outcome = await front.door.kept.request(ofHome)
  t.equal(outcome.kind, 'entry')
  if (outcome.kind === 'entry') {
    const data = outcome.entry.value as Record<string, unknown>
    t.same(Object.getOwnPropertyNames(data), ['a'])
    t.same(Object.getOwnPropertyNames(data.a), [])
    t.throws(() => {
      data.b = 1
    })
  }
  origin.answer(sendJson(`{"code":1,"msg":"","data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`))
  t.equal((await ask(front.base, menu)).status, 502)
})

t.test('more questions at a time than are allowed are refused at once, while hits go on', async (t) => {
  const origin = await startOrigin(t)
  const front = await startFront(t, origin.base, { mostExchanges: 5 })
  await ask(front.base, menu)
  origin.answer(() => {})
  const hanging = Array.from({ length: 5 }, (_, i) => ask(front.base, `/api/slow?${i}`).catch(() => {}))
  while (origin.asked.length < 6) await new Promise((resolve) => setTimeout(resolve, 5))
  const answer = await ask(front.base, '/api/slow?6')
  t.equal(answer.status, 503)
  t.ok(Number(answer.headers['retry-after']) >= 1)
  t.equal((await ask(front.base, menu)).status, 200)
  await Promise.all(hanging)
})

const redirects: [string, string | undefined, string][] = [
  ['/api/new?x=1', '/api/new?x=1', 'its own API'],
  ['new', '/api/new', 'a relative address'],
  ['//other.example/x', undefined, 'another host without scheme'],
  ['https://other.example/x', undefined, 'another host'],
  ['/login', undefined, 'a path outside the API'],
  ['/api/../login', undefined, 'a path that leaves the API'],
  ['javascript:alert(1)', undefined, 'a script']
]
for (const [location, expected, what] of redirects) {
  t.test(`a redirect to ${what} is ${expected === undefined ? 'not passed on' : 'put below /api/'}`, async (t) => {
    const origin = await startOrigin(t, (_request, response) => response.writeHead(302, { location }).end())
    const front = await startFront(t, `${origin.base}/api`)
    for (const method of ['GET', 'POST']) {
      const answer = await ask(front.base, '/api/old', { method })
      t.equal(answer.status, expected === undefined ? 502 : 302)
      t.equal(answer.headers.location, expected)
    }
  })
}

t.test('the address of the backend itself never reaches a visitor', async (t) => {
  const origin = await startOrigin(t)
  origin.answer((_request, response) =>
    response
      .writeHead(201, { location: `${origin.base}/api/item/1`, 'content-location': `${origin.base}/api/item/1` })
      .end()
  )
  const front = await startFront(t, `${origin.base}/api/`)
  const answer = await ask(front.base, '/api/item', { method: 'POST' })
  t.equal(answer.headers.location, '/api/item/1')
  t.equal(answer.headers['content-location'], '/api/item/1')
})
