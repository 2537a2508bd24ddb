import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import t from 'tap'
import { type Call, failedInput, givenInput, type Input, type Inputs } from '../../../../server/api/inputs/inputs.ts'
import { noFields, serializeFields } from '../../../../server/http/response-head.ts'
import { DerivationQueueFull } from '../../../../server/pages/derived/derivation-queue.ts'
import { createDerivedStore, type Derivation } from '../../../../server/pages/derived/derived-store.ts'
import { sendPrepared } from '../../../../server/pages/derived/prepared-response.ts'

const menu: Call = { name: 'menu', locale: 'cn', params: {} }
const config: Call = { name: 'config', locale: 'cn', params: {} }

/** Inputs with the values that a test sets. */
function inputsOf(values: Record<string, Input>): Inputs {
  let last = ''
  let revision = 0
  const versionOf = (call: Call) => {
    const input = values[call.name]
    return input?.version
  }
  return {
    revision: () => {
      const current = JSON.stringify(values)
      if (current !== last) revision += 1
      last = current
      return revision
    },
    validFor: (calls: readonly Call[], versions: readonly (string | undefined)[]) =>
      calls.every((call, i) => versionOf(call) !== undefined && versionOf(call) === versions[i]) ? 1e9 : undefined,
    peek: (call: Call) => values[call.name],
    read: async (call: Call) => values[call.name] ?? failedInput(502, 'test')
  }
}

const ok = (hash: string): Input => givenInput(hash, hash, undefined, false)
const unstored = (hash: string): Input => givenInput(hash, hash, 'no-store', true)
const createStore = (inputs: Inputs, maxWaiting = 10) =>
  createDerivedStore({ inputs, maxBytes: 1_000_000, headers: serializeFields(['X-Common', 'yes']), maxWaiting })
const derivation = (derive: Derivation['derive'], more: Partial<Derivation> = {}): Derivation => ({
  key: 'page',
  inputs: [menu, config],
  cacheable: true,
  derive,
  ...more
})
const text = (body: string) => ({ status: 200, type: 'text/html; charset=utf-8', body })

/** The response to a request with these headers. */
function sent(
  entry: Parameters<typeof sendPrepared>[2],
  headers: Record<string, string> = {},
  method = 'GET',
  more: string[] = []
) {
  const result = { status: 0, headers: {} as Record<string, string>, body: Buffer.alloc(0) as Buffer }
  const req = { method, headers }
  const response = Object.assign(new EventEmitter(), {
    req,
    getHeaderNames: () => [],
    writeHead(status: number, _reason: string, list: string[]) {
      result.status = status
      for (let i = 0; i < list.length; i += 2) result.headers[list[i]!.toLowerCase()] = list[i + 1]!
    },
    end(body?: Buffer) {
      if (body) result.body = body
    }
  })
  sendPrepared(req as unknown as IncomingMessage, response as unknown as ServerResponse, entry, more)
  return result
}

t.test('a stored response takes no more memory than its bytes, in every coding', async (t) => {
  const store = createStore(inputsOf({ menu: ok('1'), config: ok('2') }))
  const entry = await store.get(derivation(() => text(`<p>${'word '.repeat(4000)}${'<b>a</b>'.repeat(500)}</p>`)))
  for (const coding of ['br', 'gzip', 'identity']) {
    const { body } = sent(entry, { 'accept-encoding': coding })
    t.ok(body.length > 0, coding)
    t.equal(body.buffer.byteLength, body.length, coding)
  }
})

t.test('a resource is derived once for its inputs, and again when one of them changes', async (t) => {
  const values: Record<string, Input> = { menu: ok('m1'), config: ok('c1') }
  const store = createStore(inputsOf(values))
  let count = 0
  const work = derivation((inputs) => text(`${++count} of ${inputs.map((input) => input.kind === 'ok' && input.data)}`))
  const first = await store.get(work)
  t.equal((await store.get(work)).bodies.identity?.toString(), '1 of m1,c1')
  t.equal(store.peek('page'), first)
  values.menu = ok('m2')
  t.equal(store.peek('page'), undefined, 'the stored response is no longer valid')
  t.equal((await store.get(work)).bodies.identity?.toString(), '2 of m2,c1')
})

t.test('hashes are compared again after a change, after five seconds, and for a refresh', async (t) => {
  const values: Record<string, Input> = { menu: ok('m1'), config: ok('c1') }
  let comparisons = 0
  let validMs = 60_000
  let clock = 0
  const validFor = () => {
    comparisons += 1
    return validMs
  }
  const inputs = { ...inputsOf(values), validFor }
  const store = createDerivedStore({
    inputs,
    maxBytes: 1_000_000,
    headers: noFields,
    maxWaiting: 10,
    now: () => clock
  })
  const entry = await store.get(derivation(() => text('x')))
  const comparisonsDuring = (change: () => void) => {
    change()
    const before = comparisons
    for (let i = 0; i < 10; i += 1) t.equal(store.peek('page'), entry)
    return comparisons - before
  }
  const found = comparisonsDuring(() => {})
  t.equal(found, 1)
  const seen = comparisonsDuring(() => {})
  t.equal(seen, 0)
  t.equal(
    comparisonsDuring(() => {
      values.other = ok('o2')
    }),
    1
  )
  t.equal(
    comparisonsDuring(() => {
      clock += 5000
    }),
    1
  )
  t.equal(
    comparisonsDuring(() => {
      clock += 5000
      validMs = 300
    }),
    1
  )
  t.equal(
    comparisonsDuring(() => {
      clock += 300
      validMs = 0
    }),
    10
  )
})

t.test('concurrent requests share one derivation', async (t) => {
  const store = createStore(inputsOf({ menu: ok('m'), config: ok('c') }))
  let count = 0
  const work = derivation(() => text(String(++count)))
  const all = await Promise.all(Array.from({ length: 50 }, () => store.get(work)))
  t.equal(count, 1)
  t.equal(new Set(all).size, 1)
})

t.test('a resource in which free text takes part is sent with no-store and not stored', async (t) => {
  const store = createStore(inputsOf({ menu: ok('m'), config: ok('c') }))
  const entry = await store.get(derivation(() => text('x'), { cacheable: false }))
  t.equal(store.peek('page'), undefined)
  t.equal(store.entries(), 0)
  const answer = sent(entry)
  t.equal(answer.headers['cache-control'], 'no-store')
  t.notOk(answer.headers.etag)
})

t.test('a resource without an input that failed is stored and compressed, and says which one is missing', async (t) => {
  const values: Record<string, Input> = { menu: ok('m'), config: failedInput(502, '500') }
  const store = createStore(inputsOf(values))
  let count = 0
  const work = derivation(() => text(`${++count} ${'word '.repeat(500)}`))
  const entry = await store.get(work)
  t.equal(store.peek('page'), entry)
  const first = sent(entry, { 'accept-encoding': 'br' })
  t.equal(first.headers['cache-status'], 'bff; fwd=miss; stored; detail="config 500"')
  t.equal(first.headers['content-encoding'], 'br')
  t.equal(first.headers['cache-control'], 'no-cache')
  t.match(first.headers.etag, /^W\//)
  t.equal(sent(entry).headers['cache-status'], 'bff; hit; detail="config 500"')
  values.config = ok('c')
  t.equal(store.peek('page'), undefined, 'the input is back')
  const complete = await store.get(work)
  t.equal(count, 2)
  t.equal(sent(complete).headers['cache-status'], 'bff; fwd=miss; stored')
})

t.test('responses that may not be stored give one resource while their bodies are the same', async (t) => {
  const values: Record<string, Input> = { menu: ok('m'), config: unstored('c') }
  const inputs = inputsOf(values)
  // An input that may not be stored is never cached.
  const store = createStore({
    ...inputs,
    peek: (call) => (call.name === 'config' ? undefined : inputs.peek(call)),
    validFor: () => undefined
  })
  let count = 0
  const work = derivation(() => text(`${++count} ${'word '.repeat(500)}`))
  const entry = await store.get(work)
  t.equal(store.peek('page'), undefined, 'the backend has to be asked')
  t.equal(await store.get(work), entry)
  t.equal(count, 1)
  for (let i = 0; i < 2; i += 1) {
    const { headers } = sent(entry, { 'accept-encoding': 'br' })
    t.equal(headers['cache-status'], 'bff; fwd=miss; detail="config no-store"')
    t.equal(headers['cache-control'], 'no-store')
    t.notOk(headers.etag)
    t.equal(headers['content-encoding'], 'br')
  }
  values.config = unstored('other')
  t.not(await store.get(work), entry)
  t.equal(count, 2)
})

t.test('an error page is stored apart, with no-store, and replaced as soon as the page is back', async (t) => {
  const values: Record<string, Input> = { menu: ok('m'), config: ok('c') }
  const store = createStore(inputsOf(values))
  let count = 0
  const work = derivation(([, config]) => {
    count += 1
    return config?.kind === 'failed' ? { ...text('error'), status: 502, noStore: true } : text('page')
  })
  const page = await store.get(work)
  values.config = failedInput(502, '500')
  const failure = await store.get(work)
  t.equal(store.peek('page'), failure)
  t.equal(sent(failure).headers['cache-control'], 'no-store')
  t.notOk(sent(failure).headers.etag)
  values.config = ok('c')
  t.equal(store.peek('page'), page, 'without another derivation')
  t.equal(count, 2)
})

t.test('event-loop turns pass between two derivations', async (t) => {
  const store = createStore(inputsOf({ menu: ok('m'), config: ok('c') }), 100)
  let turns = 0
  let going = true
  const tick = () => {
    turns += 1
    if (going) setImmediate(tick)
  }
  setImmediate(tick)
  await Promise.all(Array.from({ length: 20 }, (_, i) => store.get(derivation(() => text('x'), { key: `page ${i}` }))))
  going = false
  t.ok(turns >= 19, `${turns} turns between 20 derivations`)
})

t.test('too many waiting derivations are rejected, later ones are not', async (t) => {
  const store = createStore(inputsOf({ menu: ok('m'), config: ok('c') }), 3)
  const all = await Promise.allSettled(
    Array.from({ length: 6 }, (_, i) => store.get(derivation(() => text('x'), { key: `page ${i}` })))
  )
  t.equal(all.filter(({ status }) => status === 'fulfilled').length, 3)
  t.ok(all.some((one) => one.status === 'rejected' && one.reason instanceof DerivationQueueFull))
  t.equal((await store.get(derivation(() => text('y'), { key: 'later' }))).status, 200)
})

t.test('while derivations wait longer than a second a hundred may wait and no more', async (t) => {
  let at = 0
  const inputs = inputsOf({ menu: ok('m'), config: ok('c') })
  const store = createDerivedStore({ inputs, maxBytes: 1_000_000, headers: noFields, maxWaiting: 200, now: () => at })
  const slow = () => {
    at += 700
    return text('x')
  }
  const statuses: Promise<unknown>[] = []
  const ask = (count: number) => {
    for (let i = 0; i < count; i += 1)
      statuses.push(store.get(derivation(slow, { key: `page ${statuses.length}` })).then(() => 200, String))
  }
  ask(100)
  while (store.counters.derivations < 3) await new Promise((resolve) => setImmediate(resolve))
  ask(100 - store.counters.waiting + 1)
  t.match(await statuses.at(-1), /too many derivations/)
  t.same([...new Set(await Promise.all(statuses.slice(0, -1)))], [200], 'the accepted ones are derived')
  ask(6)
  t.same(await Promise.all(statuses.slice(-6)), Array(6).fill(200), 'six clients of a slow machine are served')
})

t.test('an error of a derivation rejects all requests until an input changes', async (t) => {
  const values: Record<string, Input> = { menu: ok('m'), config: ok('c') }
  const store = createStore(inputsOf(values))
  let count = 0
  const work = derivation(() => {
    count += 1
    if (count === 1) throw new Error('first')
    return text('second')
  })
  for (let i = 0; i < 3; i += 1) await t.rejects(store.get(work), { message: 'first' })
  t.equal(count, 1)
  values.config = ok('other')
  t.equal((await store.get(work)).bodies.identity?.toString(), 'second')
})

t.test('the stored bytes are bounded', async (t) => {
  const store = createDerivedStore({
    inputs: inputsOf({ menu: ok('m'), config: ok('c') }),
    maxBytes: 20_000,
    headers: noFields,
    maxWaiting: 100
  })
  const body = Array.from({ length: 500 }, (_, i) => String(i * 7919)).join()
  for (let i = 0; i < 50; i += 1) await store.get(derivation(() => text(body), { key: `page ${i}` }))
  t.ok(store.bytes() <= 20_000, `${store.bytes()} bytes`)
  t.ok(store.entries() < 50)
})
