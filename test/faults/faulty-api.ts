/** A backend that responds normally until a test makes it fail. */
import type { IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Test } from 'tap'
import { type Origin, type Responder, sendJson, startOrigin } from '../fixtures/origin.ts'

/** Writes the faulty response to a request; it replaces the responses of every call. */
export type Fault = Responder

interface FaultyApi extends Pick<Origin, 'base' | 'requests'> {
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
  wrongType: sendJson('<h1>Gateway login</h1>', { 'content-type': 'text/html' }),
  wrongCharset: (_request, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json; charset=gbk' })
      .end(Buffer.from('{"code":1,"msg":"\xd5\xb9\xbb\xe1","data":[]}', 'latin1')),
  bomb: (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb),
  redirect: (_request, response) => void response.writeHead(302, { location: 'http://203.0.113.9/login' }).end(),
  serverError: sendJson({ code: 500, msg: 'at db-internal:5432', data: null }, {}, 500),
  tooMany: sendJson({ code: 429, msg: 'slow down', data: null }, { 'retry-after': '7' }, 429)
} satisfies Record<string, Fault>

/** Starts it on a free port; it stops with the test. */
export async function startFaultyApi(t: Test): Promise<FaultyApi> {
  const origin = await startOrigin(t, normalResponse)
  let isDown = false
  return {
    base: `${origin.base}/`,
    requests: origin.requests,
    async fail(fault) {
      if (fault === 'refuse') {
        isDown = true
        return origin.stop()
      }
      origin.respondWith(fault ?? normalResponse)
      if (isDown) await origin.start()
      isDown = false
    }
  }
}
