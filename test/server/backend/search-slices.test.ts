import t from 'tap'
import { createSlices } from '../../../server/backend/slices.ts'
import { compiledLargePack } from '../../fixtures/large-pack.ts'
import { runBackend } from '../../fixtures/running-backend.ts'

t.test('a form is stored while searches are under way', async (t) => {
  const backend = await runBackend(compiledLargePack(50, 1000))
  t.teardown(backend.close)
  const ended: string[] = []
  const call = async (name: string, target: string, init: RequestInit = {}) => {
    const response = await fetch(backend.origin + target, init)
    t.equal(response.status, 200, name)
    await response.text()
    ended.push(name)
  }
  const searches = Array.from({ length: 60 }, (_, i) => call(`search ${i}`, `/search?q=organic+hills+season+lots+${i}`))
  const body = new URLSearchParams({ email: 'a@example.com' })
  await Promise.all([...searches, call('form', '/addSubscribe', { method: 'POST', body })])
  t.ok(ended.indexOf('form') < ended.length - 1, `answered in this order: ${ended.join(', ')}`)
})

t.test('computations run one after the other, and one that throws stops no other', async (t) => {
  const events: string[] = []
  const inSlices = createSlices()
  const run = (name: string, throws = false) =>
    inSlices(function* () {
      events.push(`${name} begins`)
      yield
      if (throws) throw new Error(name)
      events.push(`${name} ends`)
      return name
    })
  const results = await Promise.allSettled([run('a'), run('b', true), run('c')])
  t.same(events, ['a begins', 'a ends', 'b begins', 'c begins', 'c ends'])
  t.same(
    results.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled']
  )
})
