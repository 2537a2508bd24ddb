import { connect } from 'node:net'
import { pino } from 'pino'
import t from 'tap'
import { sendData, startOrigin } from '../fixtures/origin.ts'
import { startSite } from '../fixtures/running-site.ts'
import { postForm } from '../fixtures/send-request.ts'
import { until } from '../fixtures/until.ts'

const mebibyte = 1_048_576

t.test('a form that is refused for the memory of bodies is logged as that, not as lack of CPU', async (t) => {
  const lines: { msg: string; shed?: string; leftOut?: number }[] = []
  const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) })
  const { base: api } = await startOrigin(t, sendData([]))
  const base = await startSite(t, api, {}, { log })
  const post = (body: string) => postForm(base, '/en/', body)
  const shed = () => lines.flatMap(({ shed }) => shed ?? [])
  const isOf = (start: string) => lines.filter(({ msg }) => msg.startsWith(start)).length

  t.equal((await post('x'.repeat(70_000))).status, 413)
  /** Sends a body without its last byte. */
  const hold = (bytes: number) => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1').on('error', () => undefined)
    t.teardown(() => socket.destroy())
    socket.write(`POST /api/other HTTP/1.1\r\nHost: a\r\nContent-Length: ${bytes}\r\n\r\n`)
    socket.write(Buffer.alloc(bytes - 1))
  }
  // Half of the limit less a little: a form exceeds it, and the quarter that is one client's.
  for (let i = 0; i < 15; i += 1) hold(mebibyte)
  let status = 0
  for (let i = 0; i < 500 && status !== 503; i += 1) {
    hold(30_000)
    status = (await post('x'.repeat(60_000))).status
  }
  t.equal(status, 503)
  await until(() => shed().length > 0)
  t.same([...new Set(shed())], ['bodies'])
  t.equal(isOf('request bodies are refused with 503'), 1)
  t.equal(isOf('overloaded'), 0)
})
