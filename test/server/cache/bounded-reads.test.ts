import type { ServerResponse } from 'node:http'
import t, { type Test } from 'tap'
import { type Call, type CallName, createInputs, type Inputs } from '../../../server/api/inputs/inputs.ts'
import { type Origin, type Responder, sendData, sendJson } from '../../fixtures/origin.ts'
import { startProxied, type TestProxy, type TestProxyOptions } from '../../fixtures/test-proxy.ts'

const call = (name: CallName, params: Record<string, string> = {}): Call => ({ name, locale: 'cn', params })
const optional = { isRequired: false }
const leftOut = { kind: 'failed', status: 504, detail: 'timeout' }

interface Backend {
  origin: Origin
  front: TestProxy
  inputs: Inputs
  /** Responses of the requests that hang. */
  held: ServerResponse[]
  /** Resolves once so many requests have arrived. */
  requested: (count: number) => Promise<void>
}

async function start(
  t: Test,
  script: Responder,
  options: TestProxyOptions & { waitMs?: number } = {}
): Promise<Backend> {
  const { waitMs = 30, ...proxyOptions } = options
  const { origin, front } = await startProxied(t, script, { timeoutMs: 60_000, ...proxyOptions })
  const requested = async (count: number) => {
    while (origin.requests.length < count) await nextTurn()
  }
  return { origin, front, inputs: createInputs({ ...front.proxy, waitMs }), held: [], requested }
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 2))

/** A backend whose requests hang until the test answers them. */
async function startHanging(t: Test, options: TestProxyOptions & { waitMs?: number } = {}): Promise<Backend> {
  const held: ServerResponse[] = []
  const backend = await start(t, (_request, response) => void held.push(response), options)
  return { ...backend, held }
}

function answer(response: ServerResponse | undefined, data: unknown, headers: Record<string, string> = {}): void {
  response?.writeHead(200, { 'content-type': 'application/json', ...headers })
  response?.end(JSON.stringify({ code: 1, msg: 'ok', data }))
}

/** Resolves when the revision of the inputs has changed. */
async function changed(inputs: Inputs, revision: number): Promise<void> {
  while (inputs.revision() === revision) await nextTurn()
}

t.test('a call that hangs is left out after the longest wait, and its late response is used', async (t) => {
  const { inputs, held, origin, requested } = await startHanging(t)
  const first = await inputs.read(call('menu'), optional)
  t.match(first, leftOut)
  for (let i = 0; i < 5; i += 1) {
    const input = inputs.read(call('menu'), optional)
    t.notOk(input instanceof Promise, 'no wait while its request is overdue')
    t.same(input, first)
  }
  await requested(1)
  t.equal(origin.requests.length, 1, 'one request for all of them')
  t.ok(inputs.validFor([call('menu')], [first.version]), 'a page without it is valid')
  const revision = inputs.revision()
  answer(held[0], 'late')
  await changed(inputs, revision)
  t.equal(inputs.validFor([call('menu')], [first.version]), undefined, 'the page is derived anew')
  t.match(inputs.peek(call('menu')), { kind: 'ok', data: 'late' })
})

t.test('a late response that may not be stored is not waited for the next time', async (t) => {
  const { inputs, held, requested } = await startHanging(t)
  t.match(await inputs.read(call('menu'), optional), leftOut)
  await requested(1)
  const revision = inputs.revision()
  answer(held[0], 'late', { 'cache-control': 'no-store' })
  await changed(inputs, revision)
  t.notOk(inputs.read(call('menu'), optional) instanceof Promise)
  await requested(2)
})

t.test('a required call that hangs is awaited by all, with one request', async (t) => {
  const { inputs, held, origin, requested } = await startHanging(t)
  const reads = [1, 2, 3].map(() => inputs.read(call('news', { id: '1' })))
  t.match(await inputs.read(call('news', { id: '1' }), optional), leftOut, 'by those that need it alone')
  reads.push(inputs.read(call('news', { id: '1' })))
  await requested(1)
  answer(held[0], 'slow')
  for (const read of reads) t.match(await read, { kind: 'ok', data: 'slow' })
  t.equal(origin.requests.length, 1)
})

t.test('a required call that is known to hang is a failure at once, and is requested again behind it', async (t) => {
  const { inputs, held, origin, front, requested } = await startHanging(t, { timeoutMs: 500 })
  const news = call('news', { id: '1' })
  t.match(await inputs.read(news), leftOut)
  front.advanceClock(5)
  const again = inputs.read(news)
  t.notOk(again instanceof Promise)
  t.match(again, leftOut)
  await requested(2)
  t.ok(inputs.validFor([news], ['504 timeout']))
  const revision = inputs.revision()
  answer(held[1], 'back')
  await changed(inputs, revision)
  t.match(inputs.peek(news), { kind: 'ok', data: 'back' })
  t.equal(origin.requests.length, 2)
})

t.test('a stale response takes the place of a required call that hangs', async (t) => {
  const { inputs, held, origin, front, requested } = await startHanging(t)
  const news = call('news', { id: '1' })
  const first = inputs.read(news)
  await requested(1)
  answer(held[0], 'old')
  const { version } = await first
  front.advanceClock(3600)
  t.equal(inputs.peek(news), undefined)
  t.match(await inputs.read(news), { kind: 'ok', data: 'old', version })
  t.notOk(inputs.read(news) instanceof Promise, 'later ones do not wait')
  t.ok(inputs.validFor([news], [version]))
  await requested(2)
  t.equal(origin.requests.length, 2)
})

t.test('a response that must be revalidated does not take the place of a call that hangs', async (t) => {
  const { inputs, held, front, requested } = await startHanging(t)
  const first = inputs.read(call('menu'), optional)
  await requested(1)
  answer(held[0], 'old', { 'cache-control': 'max-age=10, must-revalidate' })
  await first
  front.advanceClock(3600)
  t.match(await inputs.read(call('menu'), optional), leftOut)
})

t.test('a call that fails is left out until its next retry is due', async (t) => {
  const { inputs, origin, front } = await start(t, sendJson('', {}, 500), { waitMs: 60_000 })
  const menu = call('menu')
  const { version } = await inputs.read(menu, optional)
  t.match(await inputs.read(menu, optional), { version }, 'the first failure may be an accident: asked again at once')
  for (let i = 0; i < 20; i += 1) t.match(inputs.read(menu, optional), { version })
  t.equal(origin.requests.length, 2)
  const validMs = inputs.validFor([menu], [version])!
  t.ok(validMs > 0 && validMs <= 1000, `${validMs} ms`)
  front.advanceClock(1)
  t.equal(inputs.validFor([menu], [version]), undefined, 'the retry is due')
  origin.respondWith(sendData('back'))
  t.match(await inputs.read(menu, optional), { kind: 'ok', data: 'back' })
})

t.test('Retry-After of a 429 is obeyed', async (t) => {
  const { inputs, origin, front } = await start(t, sendJson('', { 'retry-after': '7' }, 429), { waitMs: 60_000 })
  const { version } = await inputs.read(call('menu'), optional)
  front.advanceClock(6)
  t.ok(inputs.validFor([call('menu')], [version]))
  t.match(inputs.read(call('menu'), optional), { version })
  t.equal(origin.requests.length, 1)
  front.advanceClock(1)
  t.equal(inputs.validFor([call('menu')], [version]), undefined)
})

for (const headers of [
  { 'cache-control': 'no-store' },
  { 'cache-control': 'private' },
  { 'set-cookie': 'session=1' },
  { vary: '*' },
  { 'cache-control': 'no-cache' },
  { 'cache-control': 'max-age=0' }
] as Record<string, string>[]) {
  t.test(`those who need a call at the same moment share one response with ${JSON.stringify(headers)}`, async (t) => {
    const { inputs, held, origin, requested } = await startHanging(t, { waitMs: 60_000 })
    // The second round finds the call hit-for-miss.
    for (const round of [1, 2]) {
      const reads = Array.from({ length: 20 }, () => inputs.read(call('menu'), optional))
      await requested(round)
      t.equal(inputs.peek(call('menu')), undefined)
      answer(held[round - 1], 'shared', headers)
      const values = await Promise.all(reads)
      t.equal(new Set(values).size, 1)
      t.match(values[0], { kind: 'ok', data: 'shared', uncachedBecause: /./ })
      t.equal(origin.requests.length, round)
      for (const name of ['cookie', 'authorization']) t.notOk(origin.requests[0]!.headers[name])
    }
  })
}

t.test('a purge separates those who ask before and after it', async (t) => {
  const { inputs, held, front, requested } = await startHanging(t, { waitMs: 60_000 })
  const before = inputs.read(call('menu'), optional)
  await requested(1)
  front.proxy.purge(undefined, false)
  const after = inputs.read(call('menu'), optional)
  await requested(2)
  answer(held[1], 'new')
  t.match(await after, { data: 'new' })
  answer(held[0], 'old')
  t.match(await before, { data: 'old' })
  t.match(inputs.peek(call('menu')), { data: 'new' })
})

t.test('after a purge a failed call is asked at once, and what lacked it is derived anew', async (t) => {
  const { inputs, origin, front } = await start(t, sendJson('', { 'retry-after': '60' }, 503), { waitMs: 60_000 })
  const menu = call('menu')
  const { version } = await inputs.read(menu, optional)
  t.ok(inputs.validFor([menu], [version]))
  const revision = inputs.revision()
  origin.respondWith(sendData('repaired'))
  front.proxy.purge(undefined, false)
  t.not(inputs.revision(), revision)
  t.equal(inputs.validFor([menu], [version]), undefined)
  t.match(await inputs.read(menu, optional), { data: 'repaired' })
})

t.test('after a purge a call that hung is awaited again', async (t) => {
  const { inputs, held, front, requested } = await startHanging(t, { waitMs: 60_000, timeoutMs: 100 })
  t.match(await inputs.read(call('menu'), optional), leftOut)
  front.proxy.purge(undefined, false)
  const after = inputs.read(call('menu'), optional)
  await requested(2)
  answer(held[1], 'repaired')
  t.match(await after, { data: 'repaired' })
})

t.test('a response that is too large is not requested again for a while, unless it is purged', async (t) => {
  const { inputs, origin, front } = await start(t, sendData('x'.repeat(4_500_000)), { waitMs: 60_000 })
  const tree = call('tree')
  const { version } = await inputs.read(tree, optional)
  t.match(await inputs.read(tree, optional), { kind: 'failed', detail: 'too-large' })
  const validMs = inputs.validFor([tree], [version])!
  t.ok(validMs > 50_000 && validMs <= 60_000, `${validMs} ms`)
  t.equal(origin.requests.length, 1)
  front.proxy.purge(undefined, false)
  t.equal(inputs.validFor([tree], [version]), undefined)
  await inputs.read(tree, optional)
  t.equal(origin.requests.length, 2)
})

t.test('a search is awaited by the one who searches, and shared with nobody', async (t) => {
  const { inputs, held, origin, requested } = await startHanging(t)
  const search = call('search', { q: 'tea' })
  const reads = [inputs.read(search, optional), inputs.read(search, optional)]
  await requested(2)
  t.equal(origin.requests.length, 2)
  for (const response of held) answer(response, 'found')
  for (const read of reads) t.match(await read, { data: 'found' })
})
