import net from 'node:net'
import t, { type Test } from 'tap'
import { boundedText } from '../../server/http/fields.ts'
import { collectGarbage } from '../fixtures/garbage.ts'
import { type Responder, startOrigin } from '../fixtures/origin.ts'
import { startProxy } from '../fixtures/test-proxy.ts'

const addresses = 6000
const mebibyte = 1_048_576
const padding = 'x'.repeat(15_000)
/**
 * Memory of 6,000 short addresses besides the store (sockets, compiled code, 5,000 keys; 33 MiB were seen) is less than
 * this, that of long ones, 90 MB, more.
 */
const maxBesideMb = 56

/** Unanswered requests with which a connection is still read. */
const unanswered = 16

/** Opens a connection; the result sends pipelined requests on it and waits for the heads of as many responses. */
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

const cases: [string, Responder][] = [
  [
    'stored',
    (_request, response) => {
      response.setHeader('cache-control', 'max-age=600')
      response.end('x')
    }
  ],
  [
    'not storable',
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
for (const [kind, script] of cases)
  t.test(`6,000 addresses of 15 KB keep the process within its memory bound: responses ${kind}`, async (t) => {
    const origin = await startOrigin(t, script)
    const maxBytes = 4 * mebibyte
    const front = await startProxy(t, origin.base, { maxBytes })
    const askChain = await openChain(t, front.base)
    const round = async (from: number, to: number) => {
      for (let i = from; i < to; i += unanswered) {
        await askChain(Array.from({ length: unanswered }, (_none, j) => `/api/other?i=${i + j}&x=${padding}`))
        // The test's origin records its requests.
        origin.requests.length = 0
      }
    }
    await round(0, 320)
    const before = collectGarbage()
    await round(320, 320 + addresses)
    const grown = collectGarbage() - before
    t.ok(front.proxy.bytes() <= maxBytes)
    t.ok(grown < maxBytes + maxBesideMb * mebibyte, `${Math.round(grown / mebibyte)} MiB more`)
  })

t.test('a short text is unchanged; a long one becomes a hash of 43 characters', async (t) => {
  t.equal(boundedText('x'.repeat(256)), 'x'.repeat(256))
  t.match(boundedText('x'.repeat(257)), /^#[\w-]{43}$/)
  t.not(boundedText(`${padding}1`), boundedText(`${padding}2`))
  t.equal(boundedText(boundedText(padding)), boundedText(padding))
})
