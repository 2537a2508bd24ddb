import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import t from 'tap'
import { ask } from '../../fixtures/client.ts'
import { type Front, startFront } from '../../fixtures/front.ts'
import { sendData, startOrigin } from '../../fixtures/origin.ts'

const menu = '/api/getHomeMenuList'
const etag = '"v1"'

/** Waits, with a bound, until something else is kept than when the door told this number of changes. */
async function keptAnew({ door }: Front, changes: number): Promise<void> {
  for (let i = 0; i < 400 && door.changes() === changes; i++) await wait(5)
}

t.test('a stale answer is sent at once while one question goes to the origin behind it', async (t) => {
  const origin = await startOrigin(t, sendData(1, { etag }))
  const front = await startFront(t, origin.base)
  await ask(front.base, menu)
  front.pass(65)
  let release = () => {}
  origin.answer((_request, response) => {
    release = () => response.writeHead(304).end()
  })

  const agent = new http.Agent({ keepAlive: true, maxSockets: 200 })
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(front.base, menu, {}, agent)))
  agent.destroy()
  for (let i = 0; i < 400 && origin.asked.length < 2; i++) await wait(5)
  for (const answer of answers) {
    t.equal(answer.status, 200)
    t.equal(answer.headers.age, '65')
    t.equal(answer.headers['cache-status'], 'bff; hit; ttl=-5')
    t.equal(answer.headers.warning, undefined)
  }
  t.equal(origin.asked.length, 2)
  const changes = front.door.changes()
  release()
  await keptAnew(front, changes)
  t.equal(origin.asked[1]!.headers['if-none-match'], etag)

  const next = await ask(front.base, menu)
  t.equal(next.headers.age, '0', 'a bare 304 makes it as fresh as before')
  t.equal(next.headers['cache-status'], 'bff; hit; ttl=60')
  t.equal(origin.asked.length, 2)
})

t.test('a 304 that names a lifetime and brings a field changes both', async (t) => {
  const origin = await startOrigin(t, sendData(1, { etag, 'x-kept': '1', 'x-changed': 'old' }))
  const front = await startFront(t, origin.base)
  await ask(front.base, menu)
  front.pass(65)
  origin.answer((_request, response) =>
    response.writeHead(304, { 'cache-control': 'max-age=300', 'x-new': 'yes', 'x-changed': 'new' }).end()
  )
  const changes = front.door.changes()
  await ask(front.base, menu)
  await keptAnew(front, changes)
  const next = await ask(front.base, menu)
  t.equal(next.headers['cache-status'], 'bff; hit; ttl=300')
  t.match(next.headers, { 'x-kept': '1', 'x-changed': 'new', 'x-new': 'yes' })
  t.equal(next.json().data, 1)
})

t.test('past the time for that, the visitor waits for the one question', async (t) => {
  const origin = await startOrigin(t, sendData(1, { etag }))
  const front = await startFront(t, origin.base)
  await ask(front.base, menu)
  front.pass(91)
  origin.answer((_request, response) => response.writeHead(304).end())
  const answer = await ask(front.base, menu)
  t.equal(answer.headers['cache-status'], 'bff; fwd=stale; fwd-status=304; stored; ttl=60')
  t.equal(answer.headers.age, '0')
})

t.test('a new body replaces the old one', async (t) => {
  const origin = await startOrigin(t, sendData('old', { etag }))
  const front = await startFront(t, origin.base)
  await ask(front.base, menu)
  front.pass(91)
  origin.answer(sendData('new', { etag: '"v2"' }))
  const answer = await ask(front.base, menu)
  t.equal(answer.json().data, 'new')
  t.equal(answer.headers.etag, '"v2"')
})

t.test('where the backend names its own windows, they count', async (t) => {
  const origin = await startOrigin(t, sendData(1, { 'cache-control': 'max-age=10, stale-while-revalidate=100', etag }))
  const front = await startFront(t, origin.base)
  await ask(front.base, menu)
  front.pass(9)
  t.equal((await ask(front.base, menu)).headers['cache-status'], 'bff; hit; ttl=1')
  front.pass(100)
  const changes = front.door.changes()
  t.equal((await ask(front.base, menu)).headers['cache-status'], 'bff; hit; ttl=-99')
  await keptAnew(front, changes)
  t.equal(origin.asked.length, 2)
})

t.test('a call that no policy knows is refreshed the same way on the backend’s word', async (t) => {
  const origin = await startOrigin(t, sendData(1, { 'cache-control': 'max-age=10, stale-while-revalidate=100', etag }))
  const front = await startFront(t, origin.base)
  await ask(front.base, '/api/other')
  front.pass(20)
  origin.answer((_request, response) => response.writeHead(304).end())
  const changes = front.door.changes()
  t.equal((await ask(front.base, '/api/other')).headers['cache-status'], 'bff; hit; ttl=-10')
  await keptAnew(front, changes)
  t.equal(origin.asked.length, 2)
  t.equal((await ask(front.base, '/api/other')).headers['cache-status'], 'bff; hit; ttl=10')
})
