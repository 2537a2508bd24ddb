import { setTimeout as wait } from 'node:timers/promises'
import t from 'tap'
import { sendData } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxied } from '../../fixtures/test-proxy.ts'

t.test('an outage is logged once in ten seconds with the call, the reason and the remedy', async (t) => {
  const { origin, front } = await startProxied(t, sendData('good'))
  for (const path of ['/api/getHomeMenuList', '/api/getNews?id=1']) await sendRequest(front.base, path)
  await origin.stop()
  front.advanceClock(100)
  for (let i = 0; i < 8; i++) {
    front.advanceClock(1)
    await sendRequest(front.base, '/api/getHomeMenuList')
    await wait(2)
  }
  const lines = front.log.filter((line) => line.fields.call === 'menu')
  t.equal(lines.length, 1)
  t.match(lines[0], { level: 'warn', fields: { reason: 'ECONNREFUSED', covered: true }, message: /API_UPSTREAM/ })
})
