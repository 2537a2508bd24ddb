import net from 'node:net'
import t, { type Test } from 'tap'
import { createBackOff } from '../../server/cache/back-off.ts'
import { boundedText } from '../../server/cache/bounded-text.ts'
import { ask } from '../fixtures/client.ts'
import { startFront } from '../fixtures/front.ts'
import { collectGarbage } from '../fixtures/garbage.ts'
import { type Script, startOrigin } from '../fixtures/origin.ts'

const addresses = 6000
const mebibyte = 1_048_576
const padding = 'x'.repeat(15_000)
/** What 6,000 short addresses take besides the store: sockets, compiled code, the memory of 5,000 keys. */
const mostBesideMb = 24

/** Requests that one connection may have unanswered before it is not read further. */
const unanswered = 16

/** A connection of its own: what it gives sends requests in one go and waits for the heads of as many answers. */
async function openChain(t: Test, base: string): Promise<(paths: readonly string[]) => Promise<void>> {
  const { hostname, port, host } = new URL(base)
  const socket = net.connect(Number(port), hostname)
  t.teardown(() => socket.destroy())
  return (paths) =>
    new Promise((resolve, reject) => {
      let text = ''
      const read = (chunk: Buffer) => {
        text += chunk.toString('latin1')
        if (text.split('HTTP/1.1 ').length <= paths.length) return
        socket.off('data', read).off('error', reject)
        resolve()
      }
      socket.on('data', read).on('error', reject)
      socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`).join(''))
    })
}

const cases: [string, Script][] = [
  [
    'kept',
    (_request, response) => {
      response.setHeader('cache-control', 'max-age=600')
      response.end('x')
    }
  ],
  [
    'not to be kept',
    (_request, response) => {
      response.setHeader('cache-control', 'no-store')
      response.end('x')
    }
  ],
  [
    'errors',
    (_request, response) => {
      response.statusCode = 503
      response.end('x')
    }
  ]
]
for (const [what, script] of cases) {
  t.test(`6,000 addresses of 15 KB whose answers are ${what} keep the process within its bound`, async (t) => {
    const origin = await startOrigin(t, script)
    const maxBytes = 4 * mebibyte
    const front = await startFront(t, origin.base, { maxBytes })
    const askChain = await openChain(t, front.base)
    const round = async (from: number, to: number) => {
      for (let i = from; i < to; i += unanswered) {
        await askChain(Array.from({ length: unanswered }, (_none, j) => `/api/other?i=${i + j}&x=${padding}`))
        // The origin of the test writes down what it was asked.
        origin.asked.length = 0
      }
    }
    await round(0, 320)
    const before = collectGarbage()
    await round(320, 320 + addresses)
    const grown = collectGarbage() - before
    t.ok(front.door.bytes() <= maxBytes)
    t.ok(grown < maxBytes + mostBesideMb * mebibyte, `${Math.round(grown / mebibyte)} MiB more`)
  })
}

t.test('an answer under a long address is hit, kept apart from its neighbours, and purged', async (t) => {
  const origin = await startOrigin(t, (request, response) => {
    response.setHeader('cache-control', 'max-age=600')
    response.end(request.url!.slice(-1))
  })
  const front = await startFront(t, origin.base)
  for (const end of ['1', '2']) {
    await ask(front.base, `/api/other?x=${padding}${end}`)
    const { body, headers } = await ask(front.base, `/api/other?x=${padding}${end}`)
    t.equal(body, end)
    t.match(headers['cache-status'], /^bff; hit/)
  }
  t.equal(front.door.purge(undefined, true), 2)
  t.equal(front.door.entries(), 0)
})

t.test('a short text stays as it is; a long one becomes a hash of its own', async (t) => {
  t.equal(boundedText('x'.repeat(256)), 'x'.repeat(256))
  t.match(boundedText('x'.repeat(257)), /^#[\w-]{43}$/)
  t.not(boundedText(`${padding}1`), boundedText(`${padding}2`))
  t.equal(boundedText(boundedText(padding)), boundedText(padding))
  const backOff = createBackOff()
  backOff.failed(padding, 0, true)
  t.ok(backOff.of(padding))
  t.notOk(backOff.of(`${padding}2`))
  backOff.succeeded(padding)
  t.notOk(backOff.of(padding))
})
