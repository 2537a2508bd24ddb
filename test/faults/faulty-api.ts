/** A backend that answers well until it is told to fail in some way. */
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Test } from 'tap'

/** How a backend may fail; each for every call. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void

export interface FaultyApi {
  base: string
  /** Fails this way from now on; undefined: answers well. */
  fail: (fault: Fault | 'refuse' | undefined) => Promise<void>
  asked: () => number
}

export const pageTitle = 'About this fair'

const pages = { path: '/exhibition/about', title_cn: '关于本展', title_en: pageTitle, summary_cn: '', summary_en: '' }
const answers: Record<string, unknown> = {
  '/getHomeMenuList': [
    { name: 'Fair', path: '/exhibition/about', target: '_self', is_nav: 1, hidden: 0, childlist: [] }
  ],
  '/getWebInfo': [{ code: 'meta_title_en', type: 1, content: 'Sample fair' }],
  '/industry/tree': { tree: [] },
  '/getProductCategoryList': [],
  '/getPage': { ...pages, sections: [], updated: 1_749_600_000 },
  '/other': { word: 'well' },
  '/search': [],
  '/getHome': { bannerBox: { title_cn: '展会', title_en: 'Fair' } },
  '/addSubscribe': 'stored'
}

/** What a well backend sends to a request; fresh for a second, and good to cover an outage. */
function wellBody(request: IncomingMessage): { status: number; body: string } {
  const data = answers[request.url!.split('?')[0]!]
  if (data === undefined) return { status: 404, body: '{"code":404,"msg":"none","data":null}' }
  return { status: 200, body: JSON.stringify({ code: request.method === 'POST' ? 200 : 1, msg: 'ok', data }) }
}

const well: Fault = (request, response) => {
  const { status, body } = wellBody(request)
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': request.method === 'POST' ? 'no-store' : 'max-age=1, stale-if-error=3600',
    'content-length': Buffer.byteLength(body)
  })
  response.end(body)
}

/** Fifty megabytes of spaces, gzip upon gzip of what JSON allows. */
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
    const { body } = wellBody(request)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length + 100 })
    response.write(body)
    setTimeout(() => request.socket.end(), 50)
  },
  drip: (request, response) => {
    const { body } = wellBody(request)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    let at = 0
    const timer = setInterval(() => response.write(body[at++] ?? ' '), 1000)
    response.write(body[at++]!)
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
  elsewhere: (_request, response) => send(response, 302, { location: 'http://203.0.113.9/login' }, ''),
  broken: (_request, response) =>
    send(response, 500, { 'content-type': 'application/json' }, '{"code":500,"msg":"at db-internal:5432","data":null}'),
  tooMany: (_request, response) =>
    send(
      response,
      429,
      { 'content-type': 'application/json', 'retry-after': '7' },
      '{"code":429,"msg":"slow down","data":null}'
    )
} satisfies Record<string, Fault>

export async function startFaultyApi(t: Test): Promise<FaultyApi> {
  let current: Fault = well
  let asked = 0
  const server = http.createServer((request, response) => {
    asked += 1
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
    asked: () => asked,
    async fail(fault) {
      if (fault === 'refuse') return stop()
      current = fault ?? well
      if (!server.listening) await listen(port)
    }
  }
}
