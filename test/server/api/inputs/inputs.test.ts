import t, { type Test } from 'tap'
import {
  type Call,
  type CallName,
  createInputs,
  failedInput,
  givenInput,
  type Input,
  type Inputs,
  withFairInfo
} from '../../../../server/api/inputs/inputs.ts'
import { type Origin, type Responder, sendData, sendJson } from '../../../fixtures/origin.ts'
import { sendRequest } from '../../../fixtures/send-request.ts'
import { startProxied, type TestProxy, type TestProxyOptions } from '../../../fixtures/test-proxy.ts'

const call = (name: CallName, params: Record<string, string> = {}, locale: 'cn' | 'en' = 'cn'): Call => ({
  name,
  locale,
  params
})

async function startInputs(
  t: Test,
  script: Responder,
  options: TestProxyOptions = {}
): Promise<{ origin: Origin; front: TestProxy; inputs: Inputs }> {
  const { origin, front } = await startProxied(t, script, options)
  return { origin, front, inputs: createInputs({ ...front.proxy, waitMs: 60_000 }) }
}

t.test('pages and browsers share one cache entry', async (t) => {
  const { origin, front, inputs } = await startInputs(t, sendData([1]))
  t.equal(inputs.peek(call('categories')), undefined)
  const read = await inputs.read(call('categories'))
  t.match(read, { kind: 'ok', data: [1], version: /^[\w-]{27}$/ })
  const answer = await sendRequest(front.base, '/api/getProductCategoryList?pid=0')
  t.match(answer.headers['cache-status'], /^bff; hit/)
  t.same(inputs.peek(call('categories')), read)
  t.equal(origin.requests.length, 1)
  t.equal(origin.requests[0]!.url, '/getProductCategoryList?pid=0')
})

t.test('cached data are shared and frozen', async (t) => {
  const { inputs } = await startInputs(t, sendData({ list: [{ a: 1 }] }))
  const read = await inputs.read(call('home'))
  const again = inputs.peek(call('home'))
  if (read.kind !== 'ok' || again?.kind !== 'ok') throw new Error('no data')
  t.equal(read.data, again.data)
  t.throws(() => {
    ;(read.data as { list: { a: number }[] }).list[0]!.a = 2
  })
})

t.test('the version is the hash of the body, whatever its validators', async (t) => {
  const { origin, front, inputs } = await startInputs(t, sendData(1, { etag: '"a"' }))
  const first = await inputs.read(call('menu'))
  origin.respondWith(sendData(1, { etag: '"b"' }))
  front.advanceClock(100)
  const second = await inputs.read(call('menu'))
  t.equal(origin.requests.length, 2)
  t.same(first, second)
  origin.respondWith(sendData(2))
  front.advanceClock(100)
  const third = await inputs.read(call('menu'))
  t.notSame(third, first)
})

const results: [string, Responder, Record<string, unknown>][] = [
  ['404', sendJson('', {}, 404), { kind: 'missing', version: /^.{27}$/ }],
  ['a success without data', sendData(null), { kind: 'missing', version: /^.{27}$/ }],
  ['a failing code', sendData(1, {}, 0), { kind: 'missing', version: /^.{27}$/ }],
  [
    'a response that may not be stored',
    sendData(1, { 'cache-control': 'no-store' }),
    { kind: 'ok', data: 1, version: /^.{27} no-store$/, uncachedBecause: 'no-store', noStore: true }
  ],
  [
    'a 404 that may not be stored',
    sendJson('', { 'set-cookie': 'a' }, 404),
    { kind: 'missing', version: /^.{27} set-cookie$/, noStore: true }
  ],
  ['403', sendJson({ code: 403, msg: 'no' }, {}, 403), { kind: 'failed', status: 403, detail: '403' }],
  ['403 of a gateway', sendJson('<html>', {}, 403), { kind: 'failed', status: 502, detail: '403' }],
  ['500', sendJson('', {}, 500), { kind: 'failed', status: 502, detail: '500' }],
  ['429', sendJson('', { 'retry-after': '7' }, 429), { kind: 'failed', status: 503, retryAfter: 7, detail: '429' }],
  ['504', sendJson('', {}, 504), { kind: 'failed', status: 504, detail: '504' }],
  ['a body that is no JSON', sendJson('<html>'), { kind: 'failed', status: 502, detail: 'no-json' }],
  ['a cut connection', (request) => request.socket.destroy(), { kind: 'failed', status: 502 }],
  ['no response', () => {}, { kind: 'failed', status: 504, detail: 'timeout' }],
  ['4 MB', sendData('x'.repeat(4_500_000)), { kind: 'failed', status: 502, detail: 'too-large' }]
]
for (const [title, script, expected] of results)
  t.test(`${title} becomes an input of kind ${expected.kind}`, async (t) => {
    // Only where the time has to end: a busy machine is slow with large bodies.
    const { inputs } = await startInputs(t, script, expected.detail === 'timeout' ? { timeoutMs: 500 } : {})
    t.match(await inputs.read(call('news', { id: '1' })), expected)
  })

t.test('a failing code of the menu is a failure and not missing content', async (t) => {
  const { inputs } = await startInputs(t, sendData(1, {}, 0))
  t.match(await inputs.read(call('menu')), { kind: 'failed', status: 502 })
})

t.test('the industry tree succeeds with code 1 only', async (t) => {
  const { inputs } = await startInputs(t, sendData({ tree: [] }, {}, 200))
  t.equal((await inputs.read(call('tree'))).kind, 'failed')
  t.equal((await inputs.read(call('config'))).kind, 'ok')
})

t.test('peek refreshes a stale input in the background and returns it during an outage', async (t) => {
  const { origin, front, inputs } = await startInputs(t, sendData('good'))
  await inputs.read(call('menu'))
  front.advanceClock(70)
  const revision = inputs.revision()
  t.match(inputs.peek(call('menu')), { kind: 'ok', data: 'good' })
  for (let i = 0; i < 400 && inputs.revision() === revision; i++) await new Promise((resolve) => setTimeout(resolve, 5))
  t.ok(inputs.revision() > revision, 'the refresh has changed the cache')
  t.equal(origin.requests.length, 2)

  front.advanceClock(200)
  t.equal(inputs.peek(call('menu')), undefined)
  await origin.stop()
  t.match(await inputs.read(call('menu')), { kind: 'ok', data: 'good' })
  t.match(inputs.peek(call('menu')), { kind: 'ok', data: 'good' })
})

t.test('inputs are valid while they are fresh and not purged', async (t) => {
  const { front, inputs } = await startInputs(t, sendData('good', { 'cache-control': 'max-age=30' }))
  const calls = [call('menu'), call('config')]
  const versions = []
  for (const one of calls) {
    versions.push((await inputs.read(one)).version)
  }
  const revision = inputs.revision()
  const validMs = inputs.validFor(calls, versions)!
  t.ok(validMs > 20_000 && validMs <= 30_000, `${validMs} ms`)
  t.equal(inputs.validFor(calls, [...versions].fill('other')), undefined)
  t.equal(inputs.validFor([...calls, call('tree')], [...versions, '']), undefined, 'an input that is not cached')
  front.advanceClock(10)
  t.ok(inputs.validFor(calls, versions)! <= validMs - 9000)
  t.equal(inputs.revision(), revision, 'time alone does not change the revision')
  front.proxy.purge(undefined, false)
  t.ok(inputs.revision() > revision)
  t.notOk(inputs.validFor(calls, versions), 'a purged input must be fetched')
})

t.test('each language and each parameter has an input of its own', async (t) => {
  const { inputs } = await startInputs(t, (request, response, count) =>
    sendData(`${request.headers.lang} ${request.url}`)(request, response, count)
  )
  const data = async (requested: Call) => {
    const input = await inputs.read(requested)
    return input.kind === 'ok' ? input.data : input.kind
  }
  t.equal(await data(call('page', { path: '/exhibition/about' })), 'cn /getPage?path=/exhibition/about')
  t.equal(await data(call('page', { path: '/exhibition/about' }, 'en')), 'en /getPage?path=/exhibition/about')
  t.equal(await data(call('talk', { id: '2', forum: 'roundtable' })), 'cn /getTalk?forum=roundtable&id=2')
  t.equal(await data(call('search', { q: '有机茶 & co' })), `cn /search?q=${encodeURIComponent('有机茶 & co')}`)
})

t.test('the result of a search is never cached', async (t) => {
  const { origin, inputs } = await startInputs(t, sendData(1))
  for (let i = 0; i < 2; i++) {
    t.match(await inputs.read(call('search', { q: 'tea' })), { kind: 'ok', data: 1, noStore: true })
    t.equal(inputs.peek(call('search', { q: 'tea' })), undefined)
  }
  t.equal(origin.requests.length, 2)
})

t.test('the configuration has the facts of the folder before its own entries, where both are there', async (t) => {
  const given: Record<string, Input | undefined> = {}
  const plain: Pick<Inputs, 'peek' | 'read'> = {
    peek: ({ name }) => given[name],
    read: ({ name }) => given[name] ?? Promise.resolve(failedInput(504, 'timeout'))
  }
  const inputs = withFairInfo({ ...({} as Inputs), ...plain }) // `validFor` is not asked
  const config = givenInput([{ code: 'a' }], 'own', undefined, false)
  const facts = givenInput([{ code: 'b' }], 'facts', 'no-cache', true)
  t.equal(inputs.peek(call('config')), undefined)
  Object.assign(given, { config, menu: config })
  t.equal(inputs.peek(call('config')), undefined, 'not without the facts')
  t.equal(inputs.peek(call('menu')), config)
  t.equal(inputs.read(call('menu')), config)
  t.equal(await inputs.read(call('config')), config, 'facts that are late are left out')
  given.fairInfo = facts
  const merged = inputs.peek(call('config'))
  const data = [{ code: 'b' }, { code: 'a' }]
  t.match(merged, { kind: 'ok', data, version: 'own\nfacts', uncachedBecause: 'no-cache', noStore: true })
  t.equal(inputs.read(call('config')), merged, 'memoized')
  given.config = failedInput(502, '500')
  t.equal(inputs.peek(call('config')), given.config)
})
