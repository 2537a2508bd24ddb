/** Connections that close at a random byte and time, within every kind of request. */
import net from 'node:net'
import fc from 'fast-check'
import { must, type Subject, subject } from './subject.ts'

const head = (line: string, ...fields: string[]) => `${[`${line} HTTP/1.1`, 'Host: a', ...fields].join('\r\n')}\r\n\r\n`
const form = 'form=subscribe&email=a%40example.com&consent=1&product_category_id='
const part = `--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@example.com\r\n`

/** One of every kind of request, some of them with bodies that never end. */
const requests = [
  head('GET /'),
  head('GET /en/'),
  head('GET /search?q=tea'),
  head('GET /_data/visitor/guide'),
  head('GET /exhibition/nothing'),
  head('HEAD /exhibition/about'),
  head('GET /api/getHomeMenuList'),
  head('GET /api/getHomeMenuList', 'lang: en', 'Connection: close'),
  head('GET /api/search?q=a'),
  head('GET /api/none'),
  head('HEAD /api/none'),
  head('GET /api/wechat/share_sign?url=http%3A%2F%2Flocalhost%2F'),
  head('GET /assets/none.js'),
  head('GET /healthz'),
  head('GET /readyz'),
  head('GET /rss.xml'),
  head('GET /api/getWebInfo', 'Connection: Upgrade', 'Upgrade: h2c'),
  head('OPTIONS /api/getWebInfo'),
  `${head('POST /api/none', 'Content-Length: 100000')}${'x'.repeat(5000)}`,
  `${head('POST /api/none', 'Content-Length: 5')}hello`,
  `${head('POST /api/addSubscribe', 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 900')}${part}`,
  `${head('POST /api/addSubscribe', 'Content-Type: multipart/form-data; boundary=x', `Content-Length: ${part.length + 5}`)}${part}--x--`,
  `${head('POST /api/none', 'Transfer-Encoding: chunked')}5\r\nhello\r\n400\r\nand`,
  `${head('POST /api/none', 'Transfer-Encoding: chunked')}5\r\nhello\r\n0\r\n\r\n`,
  head('POST /api/none', 'Content-Length: 40000000'),
  `${head('POST /api/none', 'Expect: 100-continue', 'Content-Length: 10')}12345`,
  `${head('POST /media/e-news', 'Content-Type: application/x-www-form-urlencoded', `Content-Length: ${form.length}`)}${form}`,
  `${head('POST /media/e-news', 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 300')}${form}`,
  `${head('POST /_cache/purge', 'Content-Length: 20')}{"all":`,
  `${head('PUT /api/none', 'Content-Length: 3')}abc`,
  'GARBAGE\r\n\r\n',
  'GET / HTTP/1.1\r\nHost'
]

const connection = fc.record({
  requests: fc.array(fc.constantFrom(...requests), { minLength: 1, maxLength: 5 }),
  /** The share of the bytes that is sent, and the share of those that is in the first chunk. */
  sentShare: fc.double({ min: 0.02, max: 1, noNaN: true }),
  firstShare: fc.double({ min: 0, max: 1, noNaN: true }),
  /** Milliseconds until the connection closes. */
  closesAfterMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 15 })),
  end: fc.constantFrom('reset', 'reset', 'destroy', 'half')
})
type Connection = typeof connection extends fc.Arbitrary<infer T> ? T : never

/** Connections that are open at once in a case. */
const connectionsPerCase = 8

/** The subject for a process that listens on this port; a case has eight connections. */
export function resetSubject(port: number, name: string, cases: number): Subject {
  return subject(
    `wherever connections close, the process still responds (${name}, ${connectionsPerCase} connections per case)`,
    cases,
    fc.asyncProperty(
      fc.array(connection, { minLength: connectionsPerCase, maxLength: connectionsPerCase }),
      async (connections) => {
        await Promise.all(connections.map((one) => play(port, one)))
        must((await status(port)) === 200, '/healthz does not answer 200')
      }
    )
  )
}

/** Sends the bytes of a connection and closes it; resolves when it is closed. */
function play(port: number, { requests, sentShare, firstShare, closesAfterMs, end }: Connection): Promise<void> {
  const text = requests.join('')
  const bytes = Buffer.from(text.slice(0, Math.ceil(text.length * sentShare)), 'latin1')
  const cut = Math.floor(bytes.length * firstShare)
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.write(bytes.subarray(0, cut))
      setImmediate(() => {
        if (!socket.destroyed) socket.write(bytes.subarray(cut))
      })
      setTimeout(() => {
        if (end === 'reset') socket.resetAndDestroy()
        else if (end === 'destroy') socket.destroy()
        else {
          socket.end()
          setTimeout(() => socket.destroy(), 5)
        }
      }, closesAfterMs)
    })
    socket.resume()
    socket.on('error', () => {})
    socket.on('close', () => resolve())
  })
}

/** The status of /healthz. */
function status(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(head('GET /healthz', 'Connection: close')))
    let received = ''
    socket.setTimeout(10_000, () => socket.destroy(new Error('no response within 10 s')))
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(received.slice(9, 12))))
  })
}
