import { gzipSync } from 'node:zlib'
import t from 'tap'
import { replaceFailurePages } from '../../../server/api/failure-pages.ts'
import type { ResponseListener } from '../../../server/http/transport.ts'
import type { Responder } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxied } from '../../fixtures/test-proxy.ts'

const trace = '<h1>Traceback</h1> File "/srv/app/views.py" SECRET_KEY'

const failWith =
  (status: number, type: string, body: string | Buffer, fields: Record<string, string> = {}): Responder =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body), ...fields })
    response.end(body)
  }

t.test("a framework's stack trace keeps its status and loses its body", async (t) => {
  const { origin, front } = await startProxied(t)
  const scripts: [string, number, Responder][] = [
    ['HTML', 500, failWith(500, 'text/html; charset=utf-8', trace)],
    ['XHTML', 500, failWith(500, 'application/xhtml+xml', trace)],
    ['HTML that is called JSON', 500, failWith(500, 'application/json', trace)],
    ['a page without a type', 500, failWith(500, '', trace)],
    ['a trace of Python', 500, failWith(500, 'text/plain', 'Traceback (most recent call last):\n  File "/srv/a.py"')],
    ['a trace of Node', 500, failWith(500, 'text/plain', 'Error: x\n    at run (/srv/a.js:1:2)\n')],
    ['a trace of PHP', 500, failWith(500, 'text/plain', 'Exception: x\n#0 /srv/a.php(3): run()\n')],
    [
      'compressed',
      503,
      failWith(503, 'text/html', gzipSync(trace), { 'content-encoding': 'gzip', 'retry-after': '9' })
    ],
    ['a status without a name', 599, failWith(599, 'TEXT/HTML', trace, { etag: '"x"' })]
  ]
  for (const [name, status, script] of scripts) {
    origin.respondWith(script)
    for (const [method, path] of [
      ['GET', '/api/other'],
      ['POST', '/api/other'],
      ['POST', '/api/addSubscribe'],
      ['DELETE', '/api/other'],
      ['HEAD', '/api/other']
    ] as const) {
      // Without a body nothing tells it from others.
      if (method === 'HEAD' && /^a trace|called JSON|without a type/.test(name)) continue
      const answer = await sendRequest(front.base, path, {
        method,
        body: method === 'POST' ? 'x' : '',
        headers: { lang: 'en' }
      })
      const title = `${name}, ${method} ${path}`
      t.equal(answer.status, status, title)
      t.equal(answer.headers['content-type'], 'application/json; charset=utf-8', title)
      t.equal(answer.headers['content-encoding'], undefined, title)
      t.equal(answer.headers.etag, undefined, title)
      t.equal(answer.headers['retry-after'], status === 503 ? '9' : undefined, title)
      if (method === 'HEAD') continue
      t.match(answer.json(), { code: status, msg: /not available/, data: null }, title)
      t.ok(answer.complete)
    }
  }
  t.match(front.log, [
    { level: 'warn', fields: { method: 'GET', path: '/other', status: 500 }, message: /failure page/ }
  ])
})

t.test('JSON, other files and pages that are no failure of the backend pass as they are', async (t) => {
  const { origin, front } = await startProxied(t)
  for (const [status, type] of [
    [500, 'application/problem+json'],
    [503, 'application/json'],
    [500, 'image/png'],
    [500, 'text/plain'],
    [404, 'text/html'],
    [200, 'text/html']
  ] as const) {
    origin.respondWith(failWith(status, type, 'as sent'))
    const answer = await sendRequest(front.base, '/api/other', { method: 'POST', body: 'x' })
    t.match(answer, { status, body: 'as sent', headers: { 'content-type': type } }, `${status} ${type}`)
  }
})

t.test('what is sent in place of a page is complete before the page is', async (t) => {
  const told: string[] = []
  const tell = (what: string) => () => void told.push(what)
  const listener: ResponseListener = { head: tell('head'), data: tell('data'), end: tell('end'), fail: tell('fail') }
  const exchange = { pause: () => {}, resume: () => {}, abort: () => {} }
  const send = replaceFailurePages((_request, page) => {
    page.head(500, ['content-type', 'text/html'])
    t.same(told.splice(0), ['replaced', 'head', 'data', 'end'])
    page.data(Buffer.from(trace))
    page.fail({ status: 502, reason: 'UND_ERR_SOCKET' })
    return exchange
  }, tell('replaced'))
  send({ method: 'GET', target: '/other', headers: [] }, listener)
  t.same(told, [])
})
