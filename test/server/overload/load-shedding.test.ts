import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import t from 'tap'
import { shedLoad } from '../../../server/overload/load-shedding.ts'
import { sendRequest } from '../../fixtures/send-request.ts'

t.test('requests of the scope are refused while the event loop is late, and accepted again afterwards', async (t) => {
  const app = Fastify()
  app.get('/other', async () => 'ok')
  await app.register(async (scope) => {
    shedLoad(scope, { maxDelayMs: 50, sampleMs: 200 })
    scope.get('/busy', async () => 'ok')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  t.teardown(() => app.close())
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const until = async (status: number) => {
    const began = performance.now()
    while (performance.now() - began < 5000) {
      const answer = await sendRequest(base, '/busy')
      if (answer.status === status) return answer
      await wait(10)
    }
    return undefined
  }
  t.ok(await until(200), 'accepted at rest')
  const blocker = setInterval(() => {
    const began = performance.now()
    while (performance.now() - began < 150);
  }, 1)
  const refused = await until(503)
  t.match(refused?.json(), { statusCode: 503, message: 'the event loop is late' })
  t.equal((await sendRequest(base, '/other')).status, 200, 'requests outside the scope are served')
  clearInterval(blocker)
  t.ok(await until(200), 'accepted again afterwards')
})
