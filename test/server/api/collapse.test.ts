import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import t from 'tap'
import { ask } from '../../fixtures/client.ts'
import { startFront } from '../../fixtures/front.ts'
import { type Script, sendData, sendJson, startOrigin } from '../../fixtures/origin.ts'

const menu = '/api/getHomeMenuList'
const agent = () => new http.Agent({ keepAlive: true, maxSockets: 2000 })

/** Answers late, so that everyone who asks meanwhile has to wait. */
const late =
  (script: Script, milliseconds = 300): Script =>
  (request, response, count) =>
    setTimeout(() => script(request, response, count), milliseconds)

t.test('a hundred first requests cost one question, and ten who leave disturb nobody', async (t) => {
  const origin = await startOrigin(t, late(sendData([{ name: 'menu' }])))
  const front = await startFront(t, origin.base)
  const leaving = new AbortController()
  const asks = Array.from({ length: 100 }, (_, i) =>
    ask(
      front.base,
      menu,
      {
        headers: { lang: 'cn', 'x-request-id': `id-${i}`, cookie: `s=${i}`, 'user-agent': `ua-${i}` },
        ...(i >= 90 ? { signal: leaving.signal } : {})
      },
      agent()
    )
  )
  setTimeout(() => leaving.abort(), 50)
  const results = await Promise.allSettled(asks)
  const answers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  t.equal(answers.length, 90)
  t.equal(origin.asked.length, 1)
  t.same(new Set(answers.map((answer) => answer.status)), new Set([200]))
  t.equal(new Set(answers.map((answer) => answer.body)).size, 1)
  const said = answers.map((answer) => answer.headers['cache-status'] as string)
  t.equal(said.filter((line) => line.startsWith('bff; fwd=uri-miss; fwd-status=200; stored')).length, 1)
  t.equal(said.filter((line) => line === 'bff; fwd=uri-miss; collapsed').length, 89)
})

t.test('the first who asks may leave: the question goes on for those who wait, and for the store', async (t) => {
  const origin = await startOrigin(t, late(sendData(1), 150))
  const front = await startFront(t, origin.base)
  const leaving = new AbortController()
  const first = ask(front.base, menu, { signal: leaving.signal }).catch(() => 'gone')
  for (let i = 0; i < 400 && origin.asked.length < 1; i++) await wait(5)
  t.equal(origin.asked.length, 1, 'the question is on its way')
  const second = ask(front.base, menu)
  leaving.abort()
  t.equal(await first, 'gone')
  t.equal((await second).status, 200)
  t.equal((await ask(front.base, menu)).headers['cache-status'], 'bff; hit; ttl=60')
  t.equal(origin.asked.length, 1)
})

t.test('a thousand first requests for one key cost one question', async (t) => {
  const origin = await startOrigin(t, late(sendData(1), 1500))
  const front = await startFront(t, origin.base, { timeoutMs: 20_000 })
  const pool = agent()
  const answers = await Promise.all(Array.from({ length: 1000 }, () => ask(front.base, menu, {}, pool)))
  pool.destroy()
  t.equal(origin.asked.length, 1)
  t.ok(answers.every((answer) => answer.status === 200))
})

t.test('an error is shared by those who wait; the next hundred cost at most one question more', async (t) => {
  const origin = await startOrigin(t, late(sendJson({ code: 500, msg: 'broken', data: null }, {}, 500), 200))
  const front = await startFront(t, origin.base)
  const hundred = () => Promise.all(Array.from({ length: 100 }, () => ask(front.base, menu, {}, agent())))
  const answers = await hundred()
  t.equal(origin.asked.length, 1)
  t.same(new Set(answers.map((answer) => answer.status)), new Set([500]))
  await hundred()
  t.ok(origin.asked.length <= 2)
  await hundred()
  t.ok(origin.asked.length <= 2)
})

t.test('an answer with a cookie reaches only the one who caused it', async (t) => {
  const origin = await startOrigin(t, (request, response, count) =>
    late(sendData(1, { 'set-cookie': `session=${count}` }), 100)(request, response, count)
  )
  const front = await startFront(t, origin.base)
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(front.base, menu, {}, agent())))
  const cookies = answers.map((answer) => String(answer.headers['set-cookie']))
  t.equal(new Set(cookies).size, 5, 'each has its own')
  t.equal(origin.asked.length, 5)

  const held: (() => void)[] = []
  origin.answer((request, response, count) => {
    held.push(() => sendData(1, { 'set-cookie': 'a=b' })(request, response, count))
  })
  const asks = Array.from({ length: 3 }, () => ask(front.base, menu, {}, agent()))
  for (let i = 0; i < 200 && held.length < 3; i++) await wait(5)
  t.equal(held.length, 3, 'what could not be kept is not waited for in the next ten seconds')
  for (const release of held) release()
  await Promise.all(asks)
})

t.test('an answer that may not be kept but is for all is shared by those who wait', async (t) => {
  const origin = await startOrigin(t, late(sendData(1, { 'cache-control': 'no-store' }), 100))
  const front = await startFront(t, origin.base)
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(front.base, menu, {}, agent())))
  t.equal(origin.asked.length, 1)
  t.ok(answers.every((answer) => answer.status === 200 && answer.headers['cache-control'] === 'no-store'))
})

t.test('a call that no policy knows is asked once by all who come together, if its answer may be kept', async (t) => {
  const origin = await startOrigin(t, late(sendData(1, { 'cache-control': 'max-age=60' }), 150))
  const front = await startFront(t, origin.base)
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(front.base, '/api/other?x=1', {}, agent())))
  t.equal(origin.asked.length, 1)
  t.equal(new Set(answers.map((answer) => answer.body)).size, 1)
  t.equal(answers.filter((answer) => answer.headers['cache-status'] === 'bff; fwd=uri-miss; collapsed').length, 49)
})

t.test('a call that no policy knows is asked by each, if its answer may not be kept', async (t) => {
  const origin = await startOrigin(t, (request, response, count) => late(sendData(count), 50)(request, response, count))
  const front = await startFront(t, origin.base)
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(front.base, '/api/other', {}, agent())))
  t.equal(origin.asked.length, 5)
  t.equal(new Set(answers.map((answer) => answer.body)).size, 5)
})

t.test('nobody waits for the answer to a request with a cookie or Authorization', async (t) => {
  const origin = await startOrigin(t, late(sendData(1, { 'cache-control': 'max-age=60' }), 100))
  const front = await startFront(t, origin.base)
  const headers = [{ cookie: 'a=1' }, { authorization: 'Basic x' }, { cookie: 'a=2' }]
  await Promise.all(headers.map((given) => ask(front.base, '/api/other', { headers: given }, agent())))
  t.equal(origin.asked.length, 3)
})
