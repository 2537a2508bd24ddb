import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import t from 'tap'
import { createLoadShedding } from '../../../server/limits/load-shedding.ts'
import { sendRequest } from '../../fixtures/send-request.ts'

t.test('while the event loop is late a hundred requests of a scope are served at a time', async (t) => {
  const app = Fastify()
  let holding = 0
  let release = (_body: string) => {}
  const held = new Promise<string>((resolve) => {
    release = resolve
  })
  app.get('/other', async () => 'ok')
  await app.register(async (scope) => {
    scope.addHook('onRequest', createLoadShedding(app, { maxDelayMs: 50, sampleMs: 200 }))
    scope.get('/busy', async () => 'ok')
    scope.get('/held', async () => {
      holding += 1
      return held
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  t.teardown(() => app.close())
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const until = async (status: number) => {
    const began = performance.now()
    while (performance.now() - began < 60_000) {
      const answer = await sendRequest(base, '/busy')
      if (answer.status === status) return answer
      await wait(10)
    }
    return undefined
  }
  t.ok(await until(200), 'accepted at rest')
  const others = Array.from({ length: 99 }, () => sendRequest(base, '/held'))
  while (holding < others.length) await wait(10)
  const blocker = setInterval(() => {
    const began = performance.now()
    while (performance.now() - began < 150);
  }, 1)
  // A sample is taken every 200 ms.
  const lateSince = performance.now()
  while (performance.now() - lateSince < 1000) {
    t.equal((await sendRequest(base, '/busy')).status, 200, 'a hundredth request is served however late the loop is')
  }
  others.push(sendRequest(base, '/held'))
  const refused = await until(503)
  t.match(refused?.json(), { statusCode: 503, message: 'the event loop is late' })
  t.equal((await sendRequest(base, '/other')).status, 200, 'requests outside the scope are served')
  release('ok')
  t.ok((await Promise.all(others)).every(({ status }) => status === 200))
  t.ok(await until(200), 'accepted when they have ended')
  clearInterval(blocker)
  t.ok(await until(200), 'accepted again afterwards')
})
