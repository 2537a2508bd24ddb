/** Load at a fixed rate with the requests of visitors, and the responses that were errors. */
import http from 'node:http'
import { sendRequest, type TestResponse } from '../fixtures/send-request.ts'

/** A kind of request. */
export interface RequestKind {
  name: string
  /** True where stored responses must be served while the backend fails. */
  isCovered: boolean
  send: (base: string, agent: http.Agent, index: number) => Promise<TestResponse>
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const visitorAddress = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
const get =
  (path: string, headers: Record<string, string> = {}): RequestKind['send'] =>
  (base, agent) =>
    sendRequest(base, path, { headers }, agent)

/** Requests in the proportions of visitors. `script` is the path of a built file, `etag` that of a page. */
export function requestMix(script: string, etag: string): RequestKind[] {
  const numbered =
    (pathOf: (index: number) => string, headers = {}): RequestKind['send'] =>
    (base, agent, index) =>
      get(pathOf(index), headers)(base, agent, index)
  const covered: Record<string, RequestKind['send']> = {
    page: get('/en/exhibition/about', { 'accept-encoding': 'br' }),
    home: get('/', { 'accept-encoding': 'gzip' }),
    'page with its ETag': get('/en/exhibition/about', { 'if-none-match': etag }),
    data: get('/_data/en/exhibition/about'),
    menu: get('/api/getHomeMenuList', { lang: 'en' }),
    configuration: get('/api/getWebInfo', { lang: 'cn' }),
    'built file': get(script, { 'accept-encoding': 'br' }),
    health: get('/healthz'),
    redirect: get('/exhibition/about?lang=en'),
    'junk parameters': numbered((index) => `/api/getHomeMenuList?x=${index}`, { lang: 'en' })
  }
  const others: Record<string, RequestKind['send']> = {
    'other call': numbered((index) => `/api/other?${index}`),
    search: numbered((index) => `/en/search?q=t${index}`),
    'unknown page': numbered((index) => `/en/none/p${index % 500}`),
    form: (base, agent, index) =>
      sendRequest(
        base,
        '/api/addSubscribe',
        {
          method: 'POST',
          headers: { ...form, 'x-forwarded-for': visitorAddress(index) },
          body: `email=v${index}%40example.com`
        },
        agent
      )
  }
  return [
    ...['page', 'home', 'built file', 'menu', 'page with its ETag', 'page', 'data', 'other call', 'built file'],
    ...['configuration', 'search', 'page', 'health', 'redirect', 'junk parameters', 'unknown page', 'built file'],
    ...['form', 'home', 'menu']
  ].map((name) => ({ name, isCovered: name in covered, send: (covered[name] ?? others[name])! })) // one of both has it
}

/** A response that was an error, or a request without one. */
export interface FailedRequest {
  kind: string
  isCovered: boolean
  /** 0: no complete response. */
  status: number
  /** Milliseconds since the start of the load. */
  at: number
}

/** Sends the requests in turn, `perSecond` of them, until `stop`, which waits for the open ones. */
export function startLoad(base: string, list: readonly RequestKind[], perSecond: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })
  const began = performance.now()
  const failedRequests: FailedRequest[] = []
  const open = new Set<Promise<void>>()
  const counts = { sent: 0, answered: 0 }
  const intervalMs = 10
  let due = 0
  const timer = setInterval(() => {
    due += (perSecond * intervalMs) / 1000
    for (; due >= 1 && open.size < 2000; due -= 1) {
      const index = counts.sent++
      const { name, isCovered, send } = list[index % list.length]!
      const record = (status: number) => {
        const expected = status >= 200 && status < 500 && status !== 429
        if (!expected) failedRequests.push({ kind: name, isCovered, status, at: performance.now() - began })
      }
      const one = send(base, agent, index).then(
        (response) => {
          counts.answered += 1
          record(response.complete ? response.status : 0)
        },
        () => record(0)
      )
      const done: Promise<void> = one.finally(() => open.delete(done))
      open.add(done)
    }
    due = Math.min(due, perSecond)
  }, intervalMs)
  return {
    counts,
    failedRequests,
    elapsed: () => performance.now() - began,
    async stop() {
      clearInterval(timer)
      await Promise.all(open)
      agent.destroy()
    }
  }
}

/** Requests per second that sixteen connections complete without a pause. */
export async function capacityOf(base: string, list: readonly RequestKind[], seconds: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })
  const began = performance.now()
  let index = 0
  const one = async () => {
    while (performance.now() - began < seconds * 1000) {
      const own = index++
      await list[own % list.length]!.send(base, agent, 1_000_000 + own)
    }
  }
  await Promise.all(Array.from({ length: 16 }, one))
  agent.destroy()
  return index / ((performance.now() - began) / 1000)
}
