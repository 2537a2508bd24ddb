import t from 'tap'
import { internalFailure, type ResponseListener } from '../../../server/http/transport.ts'
import { createUpstream } from '../../../server/upstream/upstream.ts'
import { startRawOrigin } from '../../fixtures/origin.ts'

const response = 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'
const stages = ['informational', 'head', 'data', 'end', 'fail'] as const

for (const [index, stage] of stages.entries())
  t.test(`a listener that throws in ${stage} gets a failure, and nothing after it`, async (t) => {
    let requests = 0
    const base = await startRawOrigin(t, (socket) => {
      requests += 1
      if (stage === 'fail' && requests === 1) socket.destroy()
      else socket.write(response)
    })
    const errors: unknown[] = []
    let reported = () => {}
    const isReported = new Promise<void>((resolve) => {
      reported = resolve
    })
    const upstream = createUpstream({
      base,
      timeoutMs: 60_000,
      connections: 1,
      maxExchanges: 1,
      onInternalError(error) {
        errors.push(error)
        reported()
      }
    })
    t.teardown(() => upstream.close())
    const calls: string[] = []
    const failures: unknown[] = []
    const call = (name: string) => {
      calls.push(name)
      if (name === stage) throw new Error(`${name} is broken`)
    }
    const failed = new Promise<void>((resolve) => {
      const listener: ResponseListener = {
        informational: () => call('informational'),
        head: () => call('head'),
        data: () => call('data'),
        end: () => call('end'),
        fail(failure) {
          failures.push(failure)
          resolve()
          call('fail')
        }
      }
      upstream.send({ method: 'POST', target: '/a', headers: [] }, listener)
    })
    await failed
    await isReported
    const reached = stage === 'fail' ? [] : stages.slice(0, index + 1)
    t.same(calls, [...reached, 'fail'])
    t.same(errors, [new Error(`${stage} is broken`)])
    if (stage !== 'fail') t.same(failures, [internalFailure])
    const body = await new Promise((resolve) => {
      const listener = { head: () => {}, end: () => {}, data: (chunk: Buffer) => resolve(String(chunk)), fail: resolve }
      upstream.send({ method: 'GET', target: '/b', headers: [] }, listener)
    })
    t.equal(body, 'ok', 'the only slot is free again')
    t.equal(failures.length, 1)
  })
