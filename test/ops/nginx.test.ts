import { once } from 'node:events'
import http2 from 'node:http2'
import net, { type AddressInfo, type Socket } from 'node:net'
import t, { type Test } from 'tap'
import { startNginx } from '../fixtures/nginx.ts'
import { startOrigin } from '../fixtures/origin.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { until } from '../fixtures/until.ts'

// A TCP relay that counts connections, and can close those that bring a request of certain methods.

interface Relay {
  port: number
  /** Accepted connections, and requests whose connection was closed. */
  counts: { connections: number; broken: number }
}

/** Starts it in front of `target`, a port of 127.0.0.1; it ends with the test. */
async function startRelay(t: Test, target: number, breaks: readonly string[] = []): Promise<Relay> {
  const counts = { connections: 0, broken: 0 }
  const open = new Set<Socket>()
  const server = net.createServer((inward) => {
    counts.connections += 1
    const outward = net.connect(target, '127.0.0.1')
    for (const socket of [inward, outward]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        inward.destroy()
        outward.destroy()
        open.delete(socket)
      })
    }
    inward.on('data', (chunk) => {
      const method = /^[A-Z]+(?= )/.exec(chunk.toString('latin1'))?.[0] ?? ''
      if (!breaks.includes(method)) return void outward.write(chunk)
      counts.broken += 1
      inward.destroy()
    })
    outward.pipe(inward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, counts }
}

const name = 'fair.example'

const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }

/** Starts the built site with the settings that nginx.conf names, and nginx in front of it. */
async function startSite(t: Test) {
  const env = { SITE_ORIGIN: `https://${name}`, TRUST_PROXY: 'loopback', PURGE_TOKEN: 'sixteen-letters-x' }
  const site = await startProcess(t, env)
  const relay = await startRelay(t, Number(new URL(site.base).port))
  return { site, relay, nginx: await startNginx(t, [relay.port]) }
}

t.test('server/ops/nginx.conf in front of the built site', async (t) => {
  const { site, relay, nginx } = await startSite(t)

  t.test('plain HTTP is redirected to the public origin, with path and query', async (t) => {
    const base = `http://127.0.0.1:${nginx.plain}`
    const { status, headers } = await sendRequest(base, '/en/news?page=2', { headers: { host: name } })
    t.same([status, headers.location], [301, `https://${name}/en/news?page=2`])
  })

  t.test('HTTP/2 works, and the site sends HSTS because X-Forwarded-Proto names https', async (t) => {
    const session = http2.connect(`https://127.0.0.1:${nginx.tls}`, { servername: name, ca: nginx.certificate })
    t.teardown(() => session.close())
    const headers = await new Promise<http2.IncomingHttpHeaders>((resolve, reject) => {
      session.on('error', reject)
      const stream = session.request({ ':path': '/en/', ':authority': name })
      stream.on('response', resolve).on('error', reject).resume().end()
    })
    t.equal(session.alpnProtocol, 'h2')
    t.equal(headers[':status'], 200)
    t.match(headers['strict-transport-security'], /^max-age=\d{8}/)
  })

  t.test('one id names a request at the visitor, in the access log and in the log of the site', async (t) => {
    const { headers } = await nginx.send('/en/nothing-here?secret=1')
    const id = String(headers['x-request-id'])
    t.match(id, /^[\da-f]{32}$/)
    const logged = () => nginx.accessLog().find((text) => text.endsWith(` ${id}`)) ?? ''
    // nginx writes the line after the response.
    await until(() => logged() !== '')
    const line = logged()
    t.match(line, /^127\.0\.0\.1 \[\S+\] "GET \/en\/nothing-here" 404 /)
    t.notMatch(line, 'secret')
    await until(() => site.lines.some(({ reqId, path }) => reqId === id && path === '/en/nothing-here'))
  })

  t.test('the Location of the redirect to a language is relative', async (t) => {
    const { status, headers } = await nginx.send('/', { headers: { 'accept-language': 'en' } })
    t.equal(status, 302)
    t.equal(headers.location, '/en/')
  })

  t.test('compression, ETag and 304 come from the site', async (t) => {
    const own = { 'accept-encoding': 'br' }
    const first = await nginx.send('/en/', { headers: own })
    t.equal(first.headers['content-encoding'], 'br')
    t.equal(first.headers['cache-control'], 'no-cache')
    const again = await nginx.send('/en/', { headers: { ...own, 'if-none-match': first.headers.etag } })
    t.equal(again.status, 304)
  })

  t.test('purge and metrics answer 404 through nginx, with the token too', async (t) => {
    const headers = { authorization: 'Bearer sixteen-letters-x', 'content-type': 'application/json' }
    for (const target of ['/_cache/purge', '/%5Fcache/purge', '//_cache/purge', '/x/../_cache/purge']) {
      const { status } = await nginx.send(target, { method: 'POST', headers, body: '{"all":true}' })
      t.equal(status, 404, target)
    }
    t.equal((await nginx.send('/metrics')).status, 404)
    const inside = await fetch(`${site.base}/_cache/purge`, { method: 'POST', headers, body: '{"all":true}' })
    t.equal(inside.status, 200, 'the purge works at the site’s own port')
  })

  t.test('each of twelve simultaneous forms of 5 MB gets 413', async (t) => {
    const body = Buffer.alloc(5_000_000, 'email=a&')
    const statuses = await Promise.all(
      Array.from({ length: 12 }, () => nginx.send('/api/addSubscribe', { ...form, body }).then(({ status }) => status))
    )
    t.same(statuses, Array(12).fill(413))
  })

  t.test('the limit of forms counts the address of the connection, not X-Forwarded-For of the visitor', async (t) => {
    const send = (index: number, localAddress: string) =>
      nginx
        .send(
          '/api/addSubscribe',
          {
            method: 'POST',
            headers: { ...form.headers, 'x-forwarded-for': `203.0.113.${index}` },
            body: `email=visitor${index}%40example.com`
          },
          localAddress
        )
        .then(({ status }) => status)
    const statuses = await Promise.all(Array.from({ length: 60 }, (_, index) => send(index, '127.0.0.2')))
    t.same([...new Set(statuses)].sort(), [200, 429])
    t.equal(await send(60, '127.0.0.3'), 200, 'another address is not limited')
  })

  t.test('connections to the site are reused', async (t) => {
    const before = relay.counts.connections
    for (let i = 0; i < 50; i += 1) t.equal((await nginx.send('/en/')).status, 200)
    t.ok(relay.counts.connections - before <= 1, `${relay.counts.connections - before} new connections for 50 requests`)
  })
})

t.test('a page is requested with the cookie of the language alone, the API and forms with all cookies', async (t) => {
  const origin = await startOrigin(t, (_request, response) => void response.writeHead(204).end())
  const nginx = await startNginx(t, [Number(new URL(origin.base).port)])
  for (const [method, target, cookie, expected] of [
    ['GET', '/en/news', 'session=1; i18n_locale=en; _ga=2', 'i18n_locale=en'],
    ['GET', '/news', 'i18n_locale=cn; i18n_locale=en', 'i18n_locale=cn'],
    ['HEAD', '/news', 'my_i18n_locale=en; i18n_locale=fr; session=1', undefined],
    ['GET', '/news', 'session=1', undefined],
    ['GET', '/visitor/register?done=visitor', 'form_done=1; i18n_locale=cn', 'form_done=1; i18n_locale=cn'],
    ['GET', '/api/getNews?id=7', 'session=1; i18n_locale=en', 'session=1; i18n_locale=en'],
    ['POST', '/exhibitor/apply', 'session=1; i18n_locale=en', 'session=1; i18n_locale=en']
  ] as const) {
    origin.requests.length = 0
    await nginx.send(target, { method, headers: { cookie } })
    t.equal(origin.requests[0]!.headers.cookie, expected, `${method} ${target} ${cookie}`)
  }
})

t.test('requests that may be repeated go to the second server, and no form is sent twice', async (t) => {
  const site = await startProcess(t, { SITE_ORIGIN: `https://${name}`, TRUST_PROXY: 'loopback' })
  const port = Number(new URL(site.base).port)
  const posts = [await startRelay(t, port, ['POST']), await startRelay(t, port, ['POST'])]
  const formProxy = await startNginx(
    t,
    posts.map((relay) => relay.port)
  )
  const { status } = await formProxy.send('/api/addSubscribe', { ...form, body: 'email=a%40example.com' })
  t.equal(status, 502)
  t.equal(posts[0]!.counts.broken + posts[1]!.counts.broken, 1)

  const relays = [await startRelay(t, port, ['GET']), await startRelay(t, port)]
  const pageProxy = await startNginx(
    t,
    relays.map((relay) => relay.port)
  )
  for (let i = 0; i < 4; i += 1) t.equal((await pageProxy.send('/en/')).status, 200)
  t.ok(relays[0]!.counts.broken > 0)
})
