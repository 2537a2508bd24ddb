/** A crowd that comes at a steady rate, whatever happens to those before, and what it saw. */
import http from 'node:http'
import { type Answered, ask } from '../fixtures/client.ts'

/** Kinds of requests by what may happen to them while the backend fails. */
export interface Errand {
  name: string
  /** True where what is kept must cover every failure of the backend. */
  covered: boolean
  go: (base: string, agent: http.Agent, index: number) => Promise<Answered>
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const visitor = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
const get =
  (path: string, headers: Record<string, string> = {}): Errand['go'] =>
  (base, agent) =>
    ask(base, path, { headers }, agent)

/** What visitors do, about as often as they do it. `script` is a built file. */
export function errands(script: string, etag: string): Errand[] {
  const page: Errand = { name: 'page', covered: true, go: get('/en/exhibition/about', { 'accept-encoding': 'br' }) }
  const home: Errand = { name: 'home', covered: true, go: get('/', { 'accept-encoding': 'gzip' }) }
  const known: Errand = {
    name: 'page that is known',
    covered: true,
    go: get('/en/exhibition/about', { 'if-none-match': etag })
  }
  const data: Errand = { name: 'data', covered: true, go: get('/_data/en/exhibition/about') }
  const menu: Errand = { name: 'menu', covered: true, go: get('/api/getHomeMenuList', { lang: 'en' }) }
  const config: Errand = { name: 'configuration', covered: true, go: get('/api/getWebInfo', { lang: 'cn' }) }
  const file: Errand = { name: 'built file', covered: true, go: get(script, { 'accept-encoding': 'br' }) }
  const health: Errand = { name: 'health', covered: true, go: get('/healthz') }
  const switched: Errand = { name: 'redirect', covered: true, go: get('/exhibition/about?lang=en') }
  const junk: Errand = {
    name: 'junk parameters',
    covered: true,
    go: (base, agent, index) => ask(base, `/api/getHomeMenuList?x=${index}`, { headers: { lang: 'en' } }, agent)
  }
  const pass: Errand = {
    name: 'other call',
    covered: false,
    go: (base, agent, index) => ask(base, `/api/other?${index}`, {}, agent)
  }
  const search: Errand = {
    name: 'search',
    covered: false,
    go: (base, agent, index) => ask(base, `/en/search?q=t${index}`, {}, agent)
  }
  const unknown: Errand = {
    name: 'unknown page',
    covered: false,
    go: (base, agent, index) => ask(base, `/en/none/p${index % 500}`, {}, agent)
  }
  const subscribe: Errand = {
    name: 'form',
    covered: false,
    go: (base, agent, index) =>
      ask(
        base,
        '/api/addSubscribe',
        {
          method: 'POST',
          headers: { ...form, 'x-forwarded-for': visitor(index) },
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

export interface Seen {
  errand: string
  covered: boolean
  /** 0: no answer at all. */
  status: number
  /** Milliseconds since the start. */
  at: number
}

/** Sends the errands in turn, `perSecond` of them, until told to stop; then waits for those that are open. */
export function startCrowd(base: string, list: readonly Errand[], perSecond: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })
  const began = performance.now()
  const bad: Seen[] = []
  const open = new Set<Promise<void>>()
  const counts = { sent: 0, answered: 0 }
  const every = 10
  let due = 0
  const timer = setInterval(() => {
    due += (perSecond * every) / 1000
    for (; due >= 1 && open.size < 2000; due -= 1) {
      const index = counts.sent++
      const { name, covered, go } = list[index % list.length]!
      const note = (status: number) => {
        const expected = status >= 200 && status < 500 && status !== 429
        if (!expected) bad.push({ errand: name, covered, status, at: performance.now() - began })
      }
      const one = go(base, agent, index).then(
        (answer) => {
          counts.answered += 1
          note(answer.complete ? answer.status : 0)
        },
        () => note(0)
      )
      const done: Promise<void> = one.finally(() => open.delete(done))
      open.add(done)
    }
    due = Math.min(due, perSecond)
  }, every)
  return {
    counts,
    bad,
    elapsed: () => performance.now() - began,
    async stop() {
      clearInterval(timer)
      await Promise.all(open)
      agent.destroy()
    }
  }
}

/** Errands a second that are done when sixteen go as fast as they can. */
export async function capacityOf(base: string, list: readonly Errand[], seconds: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })
  const began = performance.now()
  let index = 0
  const one = async () => {
    while (performance.now() - began < seconds * 1000) {
      const mine = index++
      await list[mine % list.length]!.go(base, agent, 1_000_000 + mine)
    }
  }
  await Promise.all(Array.from({ length: 16 }, one))
  agent.destroy()
  return index / ((performance.now() - began) / 1000)
}
