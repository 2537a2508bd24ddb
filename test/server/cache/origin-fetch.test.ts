import t from 'tap'
import type { CacheRequest, CacheResult } from '../../../server/cache/cache-request.ts'
import { createCounters } from '../../../server/cache/counters.ts'
import { createFailures } from '../../../server/cache/failures.ts'
import { decide, fail, finish, type OriginFetchOptions, store } from '../../../server/cache/fetch-outcome.ts'
import { createFetch, receiveEnd, receiveHead } from '../../../server/cache/origin-fetch.ts'
import { createRfc9111Rule } from '../../../server/cache/rfc9111-rule.ts'
import { select } from '../../../server/cache/selection.ts'
import { createStore } from '../../../server/cache/store.ts'
import { noFields } from '../../../server/http/response-head.ts'
import { createFakeOrigin } from '../../fixtures/fake-origin.ts'

const rule = createRfc9111Rule({
  label: 'other',
  defaults: {
    fallbackS: undefined,
    fallbackStaleWhileRevalidateS: 0,
    maxHeuristicS: 60,
    graceS: 1000,
    graceCoversErrors: true,
    usesApparentAge: true
  },
  keyFields: new Set(),
  rewriteLocations: (fields) => fields,
  downstreamHeaders: (own) => ({ own, shared: noFields })
})
const fresh = ['Cache-Control', 'max-age=60']

/** A fetch that has sent nothing, its result, and what the engine would be told. */
function create() {
  const results: CacheResult[] = []
  const told: unknown[] = []
  const options: OriginFetchOptions = {
    send: createFakeOrigin().send,
    store: createStore({ maxBytes: 100_000 }),
    counter: createCounters().of('other'),
    failures: createFailures(),
    maxEntryBytes: 100,
    now: () => Date.UTC(2025, 5, 11),
    onInternalError: (error) => told.push(error),
    onEnd: (shared) => told.push(shared?.result.kind),
    onFailure: () => told.push('failure'),
    onStorable: (isStorable) => told.push(isStorable)
  }
  const request: CacheRequest = {
    rule,
    key: '/a',
    url: '/a',
    partition: '',
    method: 'GET',
    target: '/a',
    headers: [],
    clientHeaders: {},
    cacheable: true
  }
  const start = {
    ...select(request, options.store),
    flight: undefined,
    receive: (result: CacheResult) => void results.push(result),
    since: { outdated: false, purged: false }
  }
  return { fetch: createFetch(start, options), options, results, told }
}

t.test('decide: the fields of the response say whether it is stored, and its announced length', async (t) => {
  const { fetch, told } = create()
  t.equal(decide(fetch, 200, fresh), undefined)
  t.same(fetch.variant, { names: [], secondaryKey: '' })
  t.equal(decide(fetch, 200, [...fresh, 'Content-Length', '101'])?.why, 'too-large')
  t.equal(decide(fetch, 200, ['Cache-Control', 'no-store'])?.why, 'no-store')
  t.equal(fetch.variant, undefined)
  t.same(told, [true, false, false])
})

t.test('head and end: the response passes to the client, and is stored when it is complete', async (t) => {
  const { fetch, options, results, told } = create()
  const chunks: string[] = []
  fetch.receive = (result) => {
    results.push(result)
    if (result.kind === 'stream') result.pipe({ data: (chunk) => chunks.push(`${chunk}`), end() {}, fail() {} })
  }
  receiveHead(fetch, 200, fresh)
  t.match(results, [{ kind: 'stream', status: 200 }])
  fetch.body.data(Buffer.from('text'))
  t.equal(options.store.entries(), 0)
  receiveEnd(fetch)
  t.same(chunks, ['text'])
  t.equal(`${options.store.get('/a')?.only?.bodies.identity}`, 'text')
  t.same(told, [true, 'entry'])
})

t.test('finish: what was purged meanwhile is served and not stored', async (t) => {
  const { fetch, options, results } = create()
  decide(fetch, 200, fresh)
  fetch.since.outdated = true
  const bodies = { identity: Buffer.from('old') }
  const rest = { bodyHash: '', value: undefined, valueSize: 0, missing: false, doubtful: false }
  finish(fetch, store(fetch, { status: 200, bodies, ...rest }, fresh, fresh), 200)
  t.match(results, [{ kind: 'entry', cacheStatus: { detail: 'purged-meanwhile' } }])
  t.equal(options.store.entries(), 0)
})

t.test('fail: without a stored response the failure is the result, once', async (t) => {
  const { fetch, results, told } = create()
  fail(fetch, { status: 502, reason: 'ECONNREFUSED' })
  fail(fetch, { status: 504, reason: 'timeout' })
  t.match(results, [{ kind: 'failure', failure: { status: 502 } }])
  t.same(told, ['failure', 'failure'])
})
