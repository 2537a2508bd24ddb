/** Errors of this server in sending a response: the client gets one response or a closed connection, never nothing. */
import { ServerResponse } from 'node:http'
import t, { type Test } from 'tap'
import { startRawOrigin } from '../../fixtures/origin.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendBytes } from '../../fixtures/send-request.ts'

const json = '{"code":1,"msg":"","data":{"id":7}}'
/** The fields of the backend's responses by the last part of the path, and how they are requested. */
const kinds: Record<string, { status?: string; fields?: string; method?: string; path?: string; times?: number }> = {
  'a forwarded GET': {},
  'a forwarded POST': { method: 'POST' },
  'a forwarded HEAD': { method: 'HEAD' },
  'a response in chunks': { fields: 'Transfer-Encoding: chunked\r\n' },
  'a 404': { status: '404 Not Found' },
  'a 304': { status: '304 Not Modified' },
  'a stored response': { fields: 'Cache-Control: max-age=600\r\n', times: 2 },
  'a response to be stored': { fields: 'Cache-Control: max-age=600\r\n' },
  'a declared call': { path: '/api/getNews', fields: 'Cache-Control: no-store\r\n' },
  'a declared call that fails': { path: '/api/getNews', status: '500 Internal Server Error' },
  'a stored declared call': { path: '/api/getNews', times: 2 },
  'a derived file': { path: '/api-docs/openapi.yaml' },
  'a stored derived file': { path: '/api-docs/openapi.yaml', times: 2 }
}
const methods = ['writeHead', 'write', 'end', 'getHeaderNames'] as const

/** Has the first call of a method throw, of the response to a request whose target contains the text. */
function breakOnce(t: Test, method: (typeof methods)[number], text: string): () => boolean {
  const inherited = ServerResponse.prototype[method] as (...values: unknown[]) => unknown
  const hadOwn = Object.hasOwn(ServerResponse.prototype, method)
  let isBroken = false
  Object.assign(ServerResponse.prototype, {
    [method](this: ServerResponse, ...values: unknown[]) {
      if (isBroken || !this.req.url?.includes(text)) return inherited.apply(this, values)
      isBroken = true
      throw new Error(`${method} is broken`)
    }
  })
  t.teardown(() => {
    if (hadOwn) Object.assign(ServerResponse.prototype, { [method]: inherited })
    else Reflect.deleteProperty(ServerResponse.prototype, method)
  })
  return () => isBroken
}

for (const method of methods)
  t.test(`an error in ${method} costs one response at most`, async (t) => {
    let answer = ''
    const origin = await startRawOrigin(t, (socket) => socket.write(answer))
    const site = await startSite(t, `${origin}/api`, { UPSTREAM_TIMEOUT_MS: '60000' })
    for (const [index, [title, kind]] of Object.entries(kinds).entries())
      await t.test(title, async (t) => {
        const { status = '200 OK', fields = '', times = 1, path = '/api/file' } = kind
        const body = fields.includes('chunked') ? `${json.length.toString(16)}\r\n${json}\r\n0\r\n\r\n` : json
        const isEmpty = kind.method === 'HEAD' || status.startsWith('304')
        const length = fields.includes('chunked') ? '' : `Content-Length: ${json.length}\r\n`
        answer = `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\n${length}${fields}\r\n${isEmpty ? '' : body}`
        const target = `${path}?id=${index + 1}`
        const send = (requestMethod = 'GET') => {
          const head = `${requestMethod} ${target} HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`
          // A reset connection is closed too.
          return sendBytes(site, head).catch(() => '')
        }
        for (let i = 1; i < times; i += 1) await send()
        const isBroken = breakOnce(t, method, target)
        const received = await send(kind.method)
        if (!isBroken()) return t.pass('the response does not use it')
        const [first, ...others] = received.match(/HTTP\/1\.1 \d{3} [^\r]*/g) ?? ['']
        t.same(others, [], 'one response')
        const isOwn = first === 'HTTP/1.1 502 Bad Gateway'
        t.ok(first === '' || isOwn || first === `HTTP/1.1 ${status}`, `received ${first || 'a closed connection'}`)
        const next = await send(kind.method)
        t.match(next, /^HTTP\/1\.1 \d{3} /, 'the next one is answered')
        if (!isEmpty && path.startsWith('/api/')) t.match(next, json)
      })
  })
