import { setImmediate as nextTurn } from 'node:timers/promises'
import t from 'tap'
import type { CacheRequest, CacheResult } from '../../../server/cache/cache-request.ts'
import { createCounters } from '../../../server/cache/counters.ts'
import { CacheEngine } from '../../../server/cache/engine.ts'
import { createFailures } from '../../../server/cache/failures.ts'
import type { LifetimeDefaults } from '../../../server/cache/lifetimes.ts'
import { createRfc9111Rule } from '../../../server/cache/rfc9111-rule.ts'
import type { CacheRule } from '../../../server/cache/rule.ts'
import { createStore } from '../../../server/cache/store.ts'
import type { Fields } from '../../../server/http/fields.ts'
import { noFields } from '../../../server/http/response-head.ts'
import { requestOf } from '../../fixtures/cache-entries.ts'
import { createFakeOrigin, type FakeExchange } from '../../fixtures/fake-origin.ts'

const defaults: LifetimeDefaults = {
  fallbackS: undefined,
  fallbackStaleWhileRevalidateS: 0,
  maxHeuristicS: 60,
  graceS: 1000,
  graceCoversErrors: false,
  usesApparentAge: true
}
const downstreamHeaders = (own: Fields) => ({ own, shared: noFields })
const streamed = createRfc9111Rule({
  label: 'other',
  defaults,
  keyFields: new Set(['lang']),
  rewriteLocations: (fields) => (fields.includes('https://elsewhere.example/') ? undefined : fields),
  downstreamHeaders
})
/** A rule whose responses are JSON; the text `broken` makes the check itself throw. */
const checked: CacheRule = {
  ...streamed,
  label: 'menu',
  tag: 'menu',
  defaults: { ...defaults, fallbackS: 60, graceCoversErrors: true },
  async check(status, _fields, body) {
    const text = body.toString()
    if (text === 'broken') throw new Error('the check is broken')
    if (status === 404) return { kind: 'missing', body, bodyHash: text, doubtful: false, reason: '404' }
    if (status !== 200) return { kind: 'invalid', reason: String(status), readable: true, body }
    return { kind: 'valid', body, bodyHash: text, value: JSON.parse(text), size: 100 }
  },
  whyNotStorable: ({ fields }) => {
    const why = fields.includes('Set-Cookie') ? 'set-cookie' : fields.includes('no-store') ? 'no-store' : undefined
    return why === undefined ? undefined : { why, isByRequest: false, personal: why === 'set-cookie' }
  }
}

function createCache() {
  const { send, exchanges } = createFakeOrigin()
  const counters = createCounters()
  const errors: unknown[] = []
  let time = Date.UTC(2025, 5, 11)
  const store = createStore({ maxBytes: 1_000_000 })
  const cache = new CacheEngine({
    send,
    store,
    counters,
    failures: createFailures(),
    maxEntryBytes: 1000,
    now: () => time,
    onInternalError: (error) => errors.push(error)
  })
  /** Sends a request; the body of a stream is read. */
  const get = (rule: CacheRule, rest: Partial<CacheRequest> = {}) => {
    const got: { result?: CacheResult; body: string; isEnded: boolean; cancel: () => void; stop: () => void } = {
      body: '',
      isEnded: false,
      cancel: () => {},
      stop: () => {}
    }
    got.cancel = cache.handle(requestOf(rule, rest), (result) => {
      got.result = result
      if (result.kind === 'entry') got.body = result.entry.bodies.identity.toString()
      if (result.kind === 'complete') got.body = result.response.body.toString()
      if (result.kind !== 'stream') return
      const end = () => {
        got.isEnded = true
      }
      const data = (chunk: Buffer) => {
        got.body += chunk.toString()
      }
      const control = result.pipe({ data, end, fail: end })
      got.stop = () => control.discard()
    })
    return got
  }
  return {
    cache,
    store,
    exchanges,
    counters,
    errors,
    get,
    advance(seconds: number) {
      time += seconds * 1000
    },
    /** The newest exchange. */
    last: (): FakeExchange => {
      const exchange = exchanges.at(-1)
      if (!exchange) throw new Error('nothing has been sent')
      return exchange
    }
  }
}

const kinds: [string, CacheRule][] = [
  ['a rule that streams', streamed],
  ['a rule with a check', checked]
]
const fresh = ['Cache-Control', 'max-age=60', 'ETag', '"1"']
const cacheStatusOf = (result: CacheResult | undefined) => (result && 'cacheStatus' in result ? result.cacheStatus : {})

for (const [kind, rule] of kinds) {
  t.test(`${kind}: a background revalidation is counted as a refresh`, async (t) => {
    const { get, last, advance, counters } = createCache()
    get(rule)
    last().respond(200, ['Cache-Control', 'max-age=60, stale-while-revalidate=30'], '1')
    await nextTurn()
    advance(70)
    for (let i = 0; i < 3; i += 1) get(rule)
    t.match(counters.of(rule.label), { misses: 1, refreshes: 1 })
  })

  t.test(`${kind}: a response in flight during a purge is served, neither stored nor shared later`, async (t) => {
    const { get, cache, exchanges } = createCache()
    const before = get(rule)
    cache.purge(undefined, false)
    const after = get(rule)
    t.equal(exchanges.length, 2)
    exchanges[0]!.respond(200, fresh, '1') // of the request before the purge
    await nextTurn()
    t.equal(before.body, '1')
    if (rule === streamed) t.match(cacheStatusOf(before.result), { stored: false })
    t.equal(after.result, undefined)
    exchanges[1]!.respond(200, fresh, '2') // of the one after it
    await nextTurn()
    t.equal(after.body, '2')
    t.equal(get(rule).body, '2')
  })
}

t.test('an error of the origin: stale-if-error decides, the fallback of a checked rule included', async (t) => {
  for (const [rule, control, body, statuses] of [
    [checked, 'max-age=60', '1', [500]],
    [streamed, 'max-age=60', 'error', [500]],
    [streamed, 'max-age=60, stale-if-error=10', '1', [500, 502, 503, 504]],
    [streamed, 'max-age=60, stale-if-error=10', 'error', [501, 505]],
    [streamed, 'max-age=60, stale-if-error=1', 'error', [500]]
  ] as const)
    for (const status of statuses) {
      const { get, last, advance } = createCache()
      get(rule)
      last().respond(200, ['Cache-Control', control], '1')
      await nextTurn()
      advance(61)
      const got = get(rule)
      last().respond(status, [], 'error')
      await nextTurn()
      t.equal(got.body, body, `${rule.label} ${control} ${status}`)
    }
})

t.test('a "not found" has lifetimes and header fields of its own, which no other response has', async (t) => {
  for (const [status, seconds] of [
    [200, 60],
    [404, 5]
  ] as const) {
    const { get, exchanges, last, advance } = createCache()
    const isMissing: boolean[] = []
    const rule: CacheRule = {
      ...checked,
      missingDefaults: { ...checked.defaults, fallbackS: 5 },
      storedHeaders(fields, _bodyHash, missing) {
        isMissing.push(missing)
        return downstreamHeaders(fields)
      }
    }
    get(rule)
    last().respond(status, [], '1')
    await nextTurn()
    t.same(isMissing, [status === 404])
    advance(seconds - 1)
    get(rule)
    t.equal(exchanges.length, 1)
    advance(1)
    get(rule)
    t.equal(exchanges.length, 2)
  }
})

t.test('a check that throws gives 502 to its clients and is reported', async (t) => {
  const { get, last, errors } = createCache()
  const got = get(checked)
  last().respond(200, fresh, 'broken')
  await nextTurn()
  t.match(got.result, { kind: 'failure', failure: { status: 502, reason: 'internal' } })
  t.match(errors, [{ message: 'the check is broken' }])
})

t.test('a response over the size limit is streamed to its own client and not stored', async (t) => {
  const large = 'x'.repeat(600)
  for (const [kind, rule] of kinds) {
    const { get, exchanges, last, store } = createCache()
    const [first] = [get(rule), get(rule)]
    last().listener.head(200, fresh)
    last().listener.data(Buffer.from(large))
    last().listener.data(Buffer.from(large))
    t.equal(exchanges.length, 2, `${kind}: the other request is forwarded by itself`)
    exchanges[0]!.listener.data(Buffer.from('end')) // of the first request
    exchanges[0]!.listener.end() // of the first request
    t.equal(first?.body, `${large}${large}end`)
    t.equal(first?.isEnded, true)
    t.equal(store.entries(), 0)
  }
})

t.test('a client that leaves ends the fetch, unless the response may be stored or others wait for it', async (t) => {
  const unstorable = createCache()
  const alone = unstorable.get(streamed)
  unstorable.last().listener.head(200, ['Cache-Control', 'no-store'])
  alone.stop()
  t.equal(unstorable.last().isAborted, true)

  const unanswered = createCache()
  unanswered.get(streamed).cancel()
  t.equal(unanswered.last().isAborted, true)

  const storable = createCache()
  const leaving = storable.get(streamed)
  storable.last().listener.head(200, fresh)
  leaving.stop()
  t.equal(storable.last().isAborted, false)

  const waited = createCache()
  const leader = waited.get(streamed)
  const waiter = waited.get(streamed)
  leader.cancel()
  t.equal(waited.last().isAborted, false)
  t.equal(waited.exchanges.length, 1)
  waited.last().respond(200, fresh, '1')
  t.equal(waiter.body, '1')

  const left = createCache()
  left.get(checked).cancel()
  t.equal(left.last().isAborted, false, 'a checked response is read for the store')
})

t.test('a response that is not storable drops the stored one, unless it is an error that may pass', (t) => {
  for (const [status, left] of [
    [200, 0],
    [302, 0],
    [404, 0],
    [410, 0],
    [403, 1],
    [411, 1]
  ] as const) {
    const { get, last, advance, store } = createCache()
    get(streamed)
    last().respond(200, fresh, '1')
    advance(70)
    get(streamed)
    last().respond(status, ['Cache-Control', 'no-store'], '2')
    t.equal(store.entries(), left, String(status))
  }
  t.end()
})

t.test('a request that has left while it waited is not forwarded', async (t) => {
  const { get, exchanges, last } = createCache()
  get(streamed)
  get(streamed).cancel()
  last().respond(200, ['Cache-Control', 'no-store'], '1')
  t.equal(exchanges.length, 1)
})

t.test('what only the origin can answer is forwarded as it is; only-if-cached is refused', async (t) => {
  const { get, exchanges } = createCache()
  t.match(get(streamed, { clientHeaders: { 'if-match': '"1"' } }).result, {
    kind: 'forward',
    cacheStatus: { fwd: 'request' }
  })
  t.match(get(streamed, { method: 'HEAD' }).result, { kind: 'forward', cacheStatus: { fwd: 'uri-miss' } })
  t.match(get(streamed, { clientHeaders: { 'cache-control': 'only-if-cached' } }).result, {
    kind: 'failure',
    failure: { status: 504 },
    cacheStatus: { refused: true }
  })
  t.equal(exchanges.length, 0)
})

t.test('requests that wait share a failure, unless a field of the first may be its reason', async (t) => {
  for (const [reason, isShared] of [
    ['ECONNREFUSED', true],
    ['UND_ERR_SOCKET', false]
  ] as const) {
    const { get, exchanges, last } = createCache()
    const [first, second] = [get(streamed), get(streamed)]
    last().fail({ status: 502, reason })
    t.match(first.result, { kind: 'failure', failure: { reason } })
    t.equal(second.result?.kind, isShared ? 'failure' : undefined)
    t.equal(exchanges.length, isShared ? 1 : 2)
  }
})

t.test(
  'while the origin fails an undeclared call is asked again without fields of the client but those of Vary',
  async (t) => {
    const { get, last, advance } = createCache()
    const headers = ['lang', 'cn', 'X-Kind', 'a', 'X-Own', '1']
    const request = { headers, clientHeaders: { 'x-kind': 'a', 'x-own': '1' } }
    get(streamed, request)
    last().respond(200, ['Cache-Control', 'max-age=60, stale-if-error=1000', 'Vary', 'X-Kind'], '1')
    advance(61)
    get(streamed, request)
    t.same(last().request.headers, headers)
    last().respond(500, [], 'error')
    advance(2)
    t.equal(get(streamed, request).body, '1')
    t.same(last().request.headers, ['lang', 'cn', 'X-Kind', 'a', 'Accept', '*/*'])
  }
)

t.test('a redirect to another host is a failure', async (t) => {
  const { get, last } = createCache()
  const got = get(streamed)
  last().respond(302, ['Location', 'https://elsewhere.example/'])
  t.match(got.result, { kind: 'failure', failure: { status: 502, reason: 'location' } })
  t.equal(last().isAborted, true)
})

t.test('a call that is not cacheable is sent each time, and its response is not stored', async (t) => {
  const { get, exchanges, store } = createCache()
  for (let i = 0; i < 2; i += 1) {
    const got = get(checked, { cacheable: false })
    exchanges[i]!.respond(200, fresh, '{"a":1}') // one for each request
    await nextTurn()
    t.match(got.result, { kind: 'complete', value: { a: 1 }, cacheStatus: { detail: 'not-kept' } })
  }
  t.equal(store.entries(), 0)
})

t.test('an unstorable response that breaks off does not end hit-for-miss', async (t) => {
  const { get, exchanges, last } = createCache()
  get(checked)
  last().listener.head(200, [...fresh, 'Content-Length', '5000'])
  last().fail({ status: 502, reason: 'UND_ERR_SOCKET' })
  for (let i = 0; i < 3; i += 1) get(checked)
  t.equal(exchanges.length, 4)
})

t.test('a response that is too large to be stored drops the stored one that it takes the place of', async (t) => {
  const { get, last, store } = createCache()
  get(streamed)
  last().respond(200, fresh, '1')
  get(streamed, { clientHeaders: { 'cache-control': 'no-cache' } })
  last().listener.head(200, [...fresh, 'Content-Length', '5000'])
  t.equal(store.entries(), 0)
})

t.test('a request with Authorization or no-store leaves the stored response as it is', async (t) => {
  for (const [name, value] of [
    ['authorization', 'Bearer x'],
    ['cache-control', 'no-store']
  ] as const) {
    for (const status of [200, 304]) {
      const { get, last, store, advance } = createCache()
      get(streamed)
      last().respond(200, fresh, '1')
      const entry = store.get('cn /a')?.only
      advance(61)
      const own = get(streamed, { clientHeaders: { [name]: value } })
      last().respond(status, fresh, status === 200 ? '2' : '')
      t.equal(own.body, status === 200 ? '2' : '1')
      t.equal(store.get('cn /a')?.only, entry, `${name}, ${status}`)
    }
  }
})

t.test('an unstorable response that is streamed for long has no effect on requests after hit-for-miss', async (t) => {
  for (const [kind, rule] of kinds) {
    const { get, exchanges, last, advance, counters } = createCache()
    get(rule)
    last().listener.head(200, ['Content-Length', '5000'])
    advance(10.001)
    get(rule)
    get(rule)
    t.equal(exchanges.length, 2, kind)
    t.match(counters.of(rule.label), { misses: 2, collapsed: 1 }, kind)
  }
})

t.test('when a storable response breaks off, requests that wait for it get the stored one', async (t) => {
  for (const isGone of [false, true]) {
    const { get, exchanges, last, advance, counters } = createCache()
    get(streamed)
    last().respond(200, fresh, '1')
    advance(61)
    const leader = get(streamed)
    const waiter = get(streamed)
    last().listener.head(200, fresh)
    if (isGone) leader.stop()
    last().fail({ status: 504, reason: 'timeout' })
    t.equal(leader.isEnded, !isGone)
    t.equal(waiter.body, '1')
    t.equal(exchanges.length, 2)
    t.equal(counters.of('other').errors, 1)
  }
})

t.test('a receiver that throws is reported and gets a failure, and collapsed requests get the result', async (t) => {
  for (const [kind, rule] of kinds) {
    const { cache, get, last, errors } = createCache()
    const afterErrors: CacheResult[] = []
    const failing = () => {
      let isFirst = true
      cache.handle(requestOf(rule), (result) => {
        if (!isFirst) return void afterErrors.push(result)
        isFirst = false
        throw new Error('the receiver is broken')
      })
    }
    failing()
    failing()
    const waiter = get(rule)
    last().respond(200, fresh, '1')
    await nextTurn()
    t.equal(waiter.body, '1', kind)
    t.match(errors, [{ message: 'the receiver is broken' }, { message: 'the receiver is broken' }])
    const failure = { kind: 'failure', failure: { status: 502, reason: 'internal' } }
    t.match(afterErrors, [failure, failure])
  }
})
