import { setTimeout as wait } from 'node:timers/promises'
import t from 'tap'
import { createInputs } from '../../../server/api/inputs/inputs.ts'
import { type Responder, sendData, startOrigin } from '../../fixtures/origin.ts'
import { startProxy } from '../../fixtures/test-proxy.ts'

t.test('the size of the parsed value counts after compression and after a 304', async (t) => {
  const data = { list: Array.from({ length: 200 }, (_, id) => ({ id, name: `name ${id}` })) }
  const script: Responder = (request, response, count) => {
    if (request.headers['if-none-match'] !== '"a"') return sendData(data, { etag: '"a"' })(request, response, count)
    response.writeHead(304, { etag: '"a"' }).end()
  }
  const origin = await startOrigin(t, script)
  const { proxy, advanceClock } = await startProxy(t, origin.base)
  const inputs = createInputs({ ...proxy, waitMs: 1000 })
  const home = { name: 'home', locale: 'cn', params: {} } as const
  await inputs.read(home)
  const uncompressedBytes = proxy.bytes()
  t.ok(uncompressedBytes > 3 * JSON.stringify(data).length, 'the body and its parsed value count')
  for (let i = 0; i < 400 && proxy.bytes() === uncompressedBytes; i += 1) await wait(5)
  const compressedBytes = proxy.bytes()
  t.ok(compressedBytes > uncompressedBytes, 'compressed bodies count in addition')
  advanceClock(100)
  await inputs.read(home)
  t.equal(origin.requests.length, 2)
  t.ok(Math.abs(proxy.bytes() - compressedBytes) < 500, `${compressedBytes} bytes, then ${proxy.bytes()}`)
})
