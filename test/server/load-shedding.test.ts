import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import t from 'tap'
import { shedLoad } from '../../server/load-shedding.ts'
import { ask } from '../fixtures/client.ts'

t.test(
  'requests of the scope are turned away while the event loop is late, and taken again when it is not',
  async (t) => {
    const app = Fastify()
    app.get('/other', async () => 'ok')
    await app.register(async (busy) => {
      shedLoad(busy, { maxDelayMs: 50, sampleMs: 200 })
      busy.get('/busy', async () => 'ok')
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    t.teardown(() => app.close())
    const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    const until = async (status: number) => {
      const began = performance.now()
      while (performance.now() - began < 5000) {
        const answer = await ask(base, '/busy')
        if (answer.status === status) return answer
        await wait(10)
      }
      return undefined
    }
    t.ok(await until(200), 'at rest')
    const late = setInterval(() => {
      const began = performance.now()
      while (performance.now() - began < 150);
    }, 1)
    const refused = await until(503)
    t.match(refused?.json(), { statusCode: 503, message: 'the event loop is late' })
    t.equal((await ask(base, '/other')).status, 200, 'what is outside the scope goes on')
    clearInterval(late)
    t.ok(await until(200), 'and again afterwards')
  }
)
