/** A backend that answers all calls of a page well, but for one of them, and the careless answers that it may give. */
import http, { type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Test } from 'tap'
import { dataByPath, type Fault } from './faulty-api.ts'

export interface OneCallApi {
  base: string
  /** Requests so far: of all calls, and of the one that the fault is in. */
  counts: { all: number; faulty: number }
}

/** A healthy response stays fresh while a row runs. */
const healthyHeaders = { 'cache-control': 'max-age=600' }

/** Starts it on a free port; it stops with the test. `path` is that of the one call; undefined: every call. */
export async function startOneCallApi(
  t: Test,
  path: string | undefined,
  fault: Fault | undefined
): Promise<OneCallApi> {
  const counts = { all: 0, faulty: 0 }
  const healthy = withHeaders(() => healthyHeaders)
  const server = http.createServer((request, response) => {
    request.on('error', () => {})
    response.on('error', () => {})
    counts.all += 1
    if (fault === undefined || (path !== undefined && pathOf(request) !== path)) return healthy(request, response)
    counts.faulty += 1
    return fault(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  t.teardown(async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  })
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, counts }
}

const pathOf = ({ url = '' }: http.IncomingMessage) => url.split('?')[0]!

function sendData(response: http.ServerResponse, data: unknown, headers: OutgoingHttpHeaders): void {
  const isKnown = data !== undefined
  response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(isKnown ? { code: 1, msg: 'ok', data } : { code: 404, msg: 'none', data: null }))
}

/** The normal data with these headers. */
const withHeaders =
  (headers: () => OutgoingHttpHeaders): Fault =>
  (request, response) =>
    sendData(response, dataByPath[pathOf(request)], headers())

/** Other data. */
const withData =
  (data: () => unknown, headers: OutgoingHttpHeaders = healthyHeaders): Fault =>
  (_request, response) =>
    sendData(response, data(), headers)

const cacheControl = (value: string) => withHeaders(() => ({ 'cache-control': value }))
const cookie = withHeaders(() => ({ 'set-cookie': 'session=1' }))

let validators = 0
const secondsNow = () => Math.trunc(Date.now() / 1000)
const largeTree = {
  tree: Array.from({ length: 40_000 }, (_, index) => ({ id: index + 1, name: 'x'.repeat(80), children: [] }))
}
const deepMenu = (levels: number): object[] => [
  { name: `Level ${levels}`, path: '/', is_nav: 1, childlist: levels === 1 ? [] : deepMenu(levels - 1) }
]

interface CarelessResponse {
  name: string
  /** Path of the call; undefined: all calls. */
  call: string | undefined
  fault: Fault
  /**
   * Most requests of the call per page view: below one where visitors share a response, next to none where it is
   * stored.
   */
  perView: number
  /** Value of CACHE_FORCE. */
  forced?: string
}

const [config, stored, shared] = ['/getWebInfo', 0.01, 1]

export const carelessResponses: CarelessResponse[] = [
  { name: 'config no-store', call: config, fault: cacheControl('no-store'), perView: shared },
  { name: 'config private', call: config, fault: cacheControl('private'), perView: shared },
  { name: 'config Set-Cookie', call: config, fault: cookie, perView: shared },
  { name: 'config Vary: Cookie', call: config, fault: withHeaders(() => ({ vary: 'Cookie' })), perView: stored },
  { name: 'config no-cache', call: config, fault: cacheControl('no-cache'), perView: shared },
  { name: 'config max-age=0', call: config, fault: cacheControl('max-age=0'), perView: shared },
  { name: 'config s-maxage=0', call: config, fault: cacheControl('s-maxage=0'), perView: shared },
  {
    name: 'config must-revalidate, max-age=600',
    call: config,
    fault: cacheControl('must-revalidate, max-age=600'),
    perView: stored
  },
  {
    name: 'config with a validator that changes each time, max-age=0',
    call: config,
    fault: withHeaders(() => ({ 'cache-control': 'max-age=0', etag: `"${++validators}"` })),
    perView: shared
  },
  {
    name: 'config with a body that changes each second, no-store',
    call: config,
    fault: withData(() => [{ code: 'meta_title_en', type: 1, content: `Fair ${secondsNow()}` }], {
      'cache-control': 'no-store'
    }),
    perView: shared
  },
  {
    name: 'config from a clock 120 s behind',
    call: config,
    fault: withHeaders(() => ({ date: new Date(Date.now() - 120_000).toUTCString() })),
    perView: stored
  },
  { name: 'tree of 4 MB', call: '/industry/tree', fault: withData(() => largeTree), perView: stored },
  { name: 'menu of 50 levels', call: '/getHomeMenuList', fault: withData(() => deepMenu(50)), perView: stored },
  { name: 'all calls max-age=0', call: undefined, fault: cacheControl('max-age=0'), perView: 5 * shared },
  { name: 'all calls Set-Cookie', call: undefined, fault: cookie, perView: 5 * shared },
  {
    name: 'all calls Set-Cookie, with CACHE_FORCE',
    call: undefined,
    fault: cookie,
    perView: stored,
    forced: 'menu,config,tree,categories,content'
  }
]
