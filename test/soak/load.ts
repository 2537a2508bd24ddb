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
  const page: RequestKind = {
    name: 'page',
    isCovered: true,
    send: get('/en/exhibition/about', { 'accept-encoding': 'br' })
  }
  const home: RequestKind = { name: 'home', isCovered: true, send: get('/', { 'accept-encoding': 'gzip' }) }
  const known: RequestKind = {
    name: 'page with its ETag',
    isCovered: true,
    send: get('/en/exhibition/about', { 'if-none-match': etag })
  }
  const data: RequestKind = { name: 'data', isCovered: true, send: get('/_data/en/exhibition/about') }
  const menu: RequestKind = { name: 'menu', isCovered: true, send: get('/api/getHomeMenuList', { lang: 'en' }) }
  const config: RequestKind = { name: 'configuration', isCovered: true, send: get('/api/getWebInfo', { lang: 'cn' }) }
  const file: RequestKind = { name: 'built file', isCovered: true, send: get(script, { 'accept-encoding': 'br' }) }
  const health: RequestKind = { name: 'health', isCovered: true, send: get('/healthz') }
  const switched: RequestKind = { name: 'redirect', isCovered: true, send: get('/exhibition/about?lang=en') }
  const junk: RequestKind = {
    name: 'junk parameters',
    isCovered: true,
    send: (base, agent, index) =>
      sendRequest(base, `/api/getHomeMenuList?x=${index}`, { headers: { lang: 'en' } }, agent)
  }
  const pass: RequestKind = {
    name: 'other call',
    isCovered: false,
    send: (base, agent, index) => sendRequest(base, `/api/other?${index}`, {}, agent)
  }
  const search: RequestKind = {
    name: 'search',
    isCovered: false,
    send: (base, agent, index) => sendRequest(base, `/en/search?q=t${index}`, {}, agent)
  }
  const unknown: RequestKind = {
    name: 'unknown page',
    isCovered: false,
    send: (base, agent, index) => sendRequest(base, `/en/none/p${index % 500}`, {}, agent)
  }
  const subscribe: RequestKind = {
    name: 'form',
    isCovered: false,
    send: (base, agent, index) =>
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
    page,
    home,
    file,
    menu,
    known,
    page,
    data,
    pass,
    file,
    config,
    search,
    page,
    health,
    switched,
    junk,
    unknown,
    file,
    subscribe,
    home,
    menu
  ]
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
