/** A backend that responds normally until a test makes it fail. */
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Test } from 'tap'

/** Writes the faulty response to a request; it replaces the responses of every call. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void

export interface FaultyApi {
  base: string
  /** Sets the fault of the requests that follow: `refuse` closes the port, undefined restores normal responses. */
  fail: (fault: Fault | 'refuse' | undefined) => Promise<void>
}

/** The English title of the page that the backend returns. */
export const pageTitle = 'About this fair'

const pageFields = {
  path: '/exhibition/about',
  title_cn: '关于本展',
  title_en: pageTitle,
  summary_cn: '',
  summary_en: ''
}
/** The data of each call that the backend has, by path. */
const dataByPath: Record<string, unknown> = {
  '/getHomeMenuList': [
    { name: 'Fair', path: '/exhibition/about', target: '_self', is_nav: 1, hidden: 0, childlist: [] }
  ],
  '/getWebInfo': [{ code: 'meta_title_en', type: 1, content: 'Sample fair' }],
  '/industry/tree': { tree: [] },
  '/getProductCategoryList': [],
  '/getPage': { ...pageFields, sections: [], updated: 1_749_600_000 },
  '/other': { text: 'well' },
  '/search': [],
  '/getHome': { bannerBox: { title_cn: '展会', title_en: 'Fair' } },
  '/addSubscribe': 'stored'
}

/** The status and body of the normal response to a request. */
function normalBody(request: IncomingMessage): { status: number; body: string } {
  const data = dataByPath[request.url!.split('?')[0]!]
  if (data === undefined) return { status: 404, body: '{"code":404,"msg":"none","data":null}' }
  return { status: 200, body: JSON.stringify({ code: request.method === 'POST' ? 200 : 1, msg: 'ok', data }) }
}

/** The normal response: fresh for one second, and allowed to be served stale while the backend fails. */
const normalResponse: Fault = (request, response) => {
  const { status, body } = normalBody(request)
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': request.method === 'POST' ? 'no-store' : 'max-age=1, stale-if-error=3600',
    'content-length': Buffer.byteLength(body)
  })
  response.end(body)
}

/** 50 MB of spaces, which JSON allows, in 50 KB of gzip. */
const bomb = gzipSync(Buffer.alloc(50_000_000, ' '))

const send = (response: ServerResponse, status: number, headers: http.OutgoingHttpHeaders, body: string | Buffer) =>
  void response.writeHead(status, headers).end(body)

export const faults = {
  resetBefore: (request) => void request.socket.destroy(),
  resetAfter: (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 })
    response.write('{"code":1,')
    setTimeout(() => request.socket.resetAndDestroy(), 50)
  },
  truncated: (request, response) => {
    const { body } = normalBody(request)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length + 100 })
    response.write(body)
    setTimeout(() => request.socket.end(), 50)
  },
  drip: (request, response) => {
    const { body } = normalBody(request)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    let sentBytes = 0
    const timer = setInterval(() => response.write(body[sentBytes++] ?? ' '), 1000)
    response.write(body[sentBytes++]!)
    response.on('close', () => clearInterval(timer))
  },
  silent: () => {},
  wrongType: (_request, response) => send(response, 200, { 'content-type': 'text/html' }, '<h1>Gateway login</h1>'),
  wrongCharset: (_request, response) =>
    send(
      response,
      200,
      { 'content-type': 'application/json; charset=gbk' },
      Buffer.concat([
        Buffer.from('{"code":1,"msg":"'),
        Buffer.from([0xd5, 0xb9, 0xbb, 0xe1]),
        Buffer.from('","data":[]}')
      ])
    ),
  bomb: (_request, response) =>
    send(response, 200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }, bomb),
  failingCode: (_request, response) =>
    send(response, 200, { 'content-type': 'application/json' }, '{"code":0,"msg":"under maintenance","data":null}'),
  htmlNotFound: (_request, response) => send(response, 404, { 'content-type': 'text/html' }, '<h1>404 Not Found</h1>'),
  redirect: (_request, response) => send(response, 302, { location: 'http://203.0.113.9/login' }, ''),
  serverError: (_request, response) =>
    send(response, 500, { 'content-type': 'application/json' }, '{"code":500,"msg":"at db-internal:5432","data":null}'),
  tooMany: (_request, response) =>
    send(
      response,
      429,
      { 'content-type': 'application/json', 'retry-after': '7' },
      '{"code":429,"msg":"slow down","data":null}'
    )
} satisfies Record<string, Fault>

/** Starts it on a free port; it stops with the test. */
export async function startFaultyApi(t: Test): Promise<FaultyApi> {
  let current: Fault = normalResponse
  const server = http.createServer((request, response) => {
    request.resume()
    request.on('error', () => {})
    response.on('error', () => {})
    current(request, response)
  })
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => resolve())
    })
  const stop = async () => {
    if (!server.listening) return
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  t.teardown(stop)
  return {
    base: `http://127.0.0.1:${port}/`,
    async fail(fault) {
      if (fault === 'refuse') return stop()
      current = fault ?? normalResponse
      if (!server.listening) await listen(port)
    }
  }
}
