import t, { type Test } from 'tap'
import { type Answers, type Call, type CallName, createAnswers } from '../../server/answers.ts'
import { ask } from '../fixtures/client.ts'
import { type Front, type FrontOptions, startFront } from '../fixtures/front.ts'
import { type Origin, type Script, sendData, sendJson, startOrigin } from '../fixtures/origin.ts'

const call = (name: CallName, params: Record<string, string> = {}, locale: 'cn' | 'en' = 'cn'): Call => ({
  name,
  locale,
  params
})

async function reader(
  t: Test,
  script: Script,
  options: FrontOptions = {}
): Promise<{ origin: Origin; front: Front; answers: Answers }> {
  const origin = await startOrigin(t, script)
  const front = await startFront(t, origin.base, options)
  return { origin, front, answers: createAnswers(front.door) }
}

t.test('pages and browsers meet the same entry', async (t) => {
  const { origin, front, answers } = await reader(t, sendData([1]))
  t.equal(answers.peek(call('categories')), undefined)
  const read = await answers.read(call('categories'))
  t.match(read, { kind: 'ok', data: [1], version: /^[\w-]{27}$/ })
  const answer = await ask(front.base, '/api/getProductCategoryList?pid=0')
  t.match(answer.headers['cache-status'], /^bff; hit/)
  t.same(answers.peek(call('categories')), read)
  t.equal(origin.asked.length, 1)
  t.equal(origin.asked[0]!.url, '/getProductCategoryList?pid=0')
})

t.test('what is kept is shared and cannot be changed', async (t) => {
  const { answers } = await reader(t, sendData({ list: [{ a: 1 }] }))
  const read = await answers.read(call('home'))
  const again = answers.peek(call('home'))
  if (read.kind !== 'ok' || again?.kind !== 'ok') throw new Error('no answer')
  t.equal(read.data, again.data)
  t.throws(() => {
    ;(read.data as { list: { a: number }[] }).list[0]!.a = 2
  })
})

t.test('the version is that of the body, whatever its validators', async (t) => {
  const { origin, front, answers } = await reader(t, sendData(1, { etag: '"a"' }))
  const first = await answers.read(call('menu'))
  origin.answer(sendData(1, { etag: '"b"' }))
  front.pass(100)
  const second = await answers.read(call('menu'))
  t.equal(origin.asked.length, 2)
  t.same(first, second)
  origin.answer(sendData(2))
  front.pass(100)
  const third = await answers.read(call('menu'))
  t.notSame(third, first)
})

const readings: [string, Script, Record<string, unknown>][] = [
  ['404', sendJson('', {}, 404), { kind: 'missing', version: /^.{27}$/ }],
  ['a success without data', sendData(null), { kind: 'missing', version: /^.{27}$/ }],
  ['a failing code', sendData(1, {}, 0), { kind: 'missing', version: /^.{27}$/ }],
  [
    'an answer that may not be kept',
    sendData(1, { 'cache-control': 'no-store' }),
    { kind: 'ok', data: 1, version: undefined }
  ],
  ['a 404 that may not be kept', sendJson('', { 'set-cookie': 'a' }, 404), { kind: 'missing', version: undefined }],
  ['403', sendJson({ code: 403, msg: 'no' }, {}, 403), { kind: 'failed', status: 403, detail: '403' }],
  ['403 of a gateway', sendJson('<html>', {}, 403), { kind: 'failed', status: 502, detail: '403' }],
  ['500', sendJson('', {}, 500), { kind: 'failed', status: 502, detail: '500' }],
  ['429', sendJson('', { 'retry-after': '7' }, 429), { kind: 'failed', status: 503, retryAfter: 7, detail: '429' }],
  ['504', sendJson('', {}, 504), { kind: 'failed', status: 504, detail: '504' }],
  ['what is no JSON', sendJson('<html>'), { kind: 'failed', status: 502, detail: 'no-json' }],
  ['a cut connection', (request) => request.socket.destroy(), { kind: 'failed', status: 502 }],
  ['silence', () => {}, { kind: 'failed', status: 504, detail: 'timeout' }],
  ['4 MB', sendData('x'.repeat(4_500_000)), { kind: 'failed', status: 502, detail: 'too-large' }]
]
for (const [what, script, expected] of readings) {
  t.test(`content that answers with ${what} is read as ${expected.kind}`, async (t) => {
    const { answers } = await reader(t, script, { timeoutMs: 500 })
    t.match(await answers.read(call('news', { id: '1' })), expected)
  })
}

t.test('a failing code of a call of the shell is a failure, since it says nothing of a page', async (t) => {
  const { answers } = await reader(t, sendData(1, {}, 0))
  t.match(await answers.read(call('menu')), { kind: 'failed', status: 502 })
})

t.test('the tree succeeds with 1 alone', async (t) => {
  const { answers } = await reader(t, sendData({ tree: [] }, {}, 200))
  t.equal((await answers.read(call('tree'))).kind, 'failed')
  t.equal((await answers.read(call('config'))).kind, 'ok')
})

t.test('peeking refreshes what is stale, and covers an outage at once', async (t) => {
  const { origin, front, answers } = await reader(t, sendData('good'))
  await answers.read(call('menu'))
  front.pass(70)
  const changes = answers.changes()
  t.match(answers.peek(call('menu')), { kind: 'ok', data: 'good' })
  for (let i = 0; i < 400 && answers.changes() === changes; i++) await new Promise((resolve) => setTimeout(resolve, 5))
  t.ok(answers.changes() > changes, 'what came of it is kept')
  t.equal(origin.asked.length, 2)

  front.pass(200)
  t.equal(answers.peek(call('menu')), undefined)
  await origin.stop()
  t.match(await answers.read(call('menu')), { kind: 'ok', data: 'good' })
  t.match(answers.peek(call('menu')), { kind: 'ok', data: 'good' })
})

t.test('answers stand as long as they are fresh and nothing is purged', async (t) => {
  const { front, answers } = await reader(t, sendData('good', { 'cache-control': 'max-age=30' }))
  const calls = [call('menu'), call('config')]
  const versions = []
  for (const one of calls) {
    const answer = await answers.read(one)
    versions.push(answer.kind === 'ok' ? answer.version : undefined)
  }
  const kept = answers.changes()
  const standMs = answers.standFor(calls, versions)!
  t.ok(standMs > 20_000 && standMs <= 30_000, `${standMs} ms`)
  t.equal(answers.standFor(calls, [...versions].fill('other')), undefined)
  t.equal(answers.standFor([...calls, call('tree')], [...versions, undefined]), undefined, 'one that is not kept')
  front.pass(10)
  t.ok(answers.standFor(calls, versions)! <= standMs - 9000)
  t.equal(answers.changes(), kept, 'time is no change')
  front.door.purge(undefined, false)
  t.ok(answers.changes() > kept)
  t.notOk(answers.standFor(calls, versions), 'a purged answer is to be asked for')
})

t.test('languages and parameters are kept apart', async (t) => {
  const { answers } = await reader(t, (request, response, count) =>
    sendData(`${request.headers.lang} ${request.url}`)(request, response, count)
  )
  const data = async (given: Call) => {
    const answer = await answers.read(given)
    return answer.kind === 'ok' ? answer.data : answer.kind
  }
  t.equal(await data(call('page', { path: '/exhibition/about' })), 'cn /getPage?path=/exhibition/about')
  t.equal(await data(call('page', { path: '/exhibition/about' }, 'en')), 'en /getPage?path=/exhibition/about')
  t.equal(await data(call('talk', { id: '2', forum: 'roundtable' })), 'cn /getTalk?forum=roundtable&id=2')
  t.equal(await data(call('search', { q: '有机茶 & co' })), `cn /search?q=${encodeURIComponent('有机茶 & co')}`)
})

t.test('free text is never kept', async (t) => {
  const { origin, answers } = await reader(t, sendData(1))
  for (let i = 0; i < 2; i++) {
    t.same(await answers.read(call('search', { q: 'tea' })), { kind: 'ok', data: 1, version: undefined })
    t.equal(answers.peek(call('search', { q: 'tea' })), undefined)
  }
  t.equal(origin.asked.length, 2)
})

t.test('peeking costs next to nothing', async (t) => {
  const { answers } = await reader(t, sendData(1))
  const given = call('menu')
  await answers.read(given)
  for (let i = 0; i < 20_000; i++) answers.peek(given)
  const began = process.cpuUsage()
  for (let i = 0; i < 100_000; i++) answers.peek(given)
  const used = process.cpuUsage(began)
  const each = (used.user + used.system) / 100_000
  t.ok(each < 2, `${each} µs`)
})
