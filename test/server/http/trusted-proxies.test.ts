import type { IncomingMessage } from 'node:http'
import t from 'tap'
import { isSecure, trustedProxies } from '../../server/http/trusted-proxies.ts'
import { clientOf } from '../../server/limits/client-address.ts'
import { readSettings } from '../../server/settings.ts'
import { startOrigin } from '../fixtures/origin.ts'
import { sendBytes } from '../fixtures/send-request.ts'

type Field = [name: string, value: string]

const get = (base: string, path: string, fields: readonly Field[]) =>
  sendBytes(
    base,
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${fields.map((field) => `${field.join(': ')}\r\n`).join('')}\r\n`
  )
const proto = (...values: string[]): Field[] => values.map((value) => ['X-Forwarded-Proto', value])

/** TRUST_PROXY, the headers of the request, and whether it counts as received over TLS. */
const schemes: [string | undefined, Field[], boolean][] = [
  [undefined, proto('https'), false],
  ['192.0.2.1', proto('https'), false],
  ['192.0.2.0/24', proto('https'), false],
  ['loopback', [], false],
  ['loopback', proto('http'), false],
  ['loopback', proto('https'), true],
  ['loopback', proto('HTTPS'), true],
  ['loopback', proto('http, https'), true],
  ['loopback', proto('https, http'), false],
  ['loopback', proto('https', 'http'), false],
  ['loopback', proto('https,'), false],
  ['loopback', proto('httpsx'), false],
  ['loopback', [['X-Forwarded-Ssl', 'on']], false],
  ['loopback', [['Forwarded', 'proto=https']], false],
  ['loopback', [['Front-End-Https', 'on']], false],
  ['1', proto('https'), true],
  ['2', proto('https, https'), true],
  ['127.0.0.1', proto('https'), true],
  ['loopback, 192.0.2.1', proto('https'), true]
]

t.test('a request is secure if the last X-Forwarded-Proto value of a trusted proxy is https', async (t) => {
  for (const [trusted, fields, secure] of schemes) {
    const { trustProxy } = readSettings(trusted === undefined ? {} : { TRUST_PROXY: trusted })
    const trust = trustedProxies(trustProxy)
    const { base } = await startOrigin(t, (request, response) => response.end(`secure: ${isSecure(request, trust)}`))
    t.match(await get(base, '/', fields), `secure: ${secure}`, `TRUST_PROXY ${trusted}: ${JSON.stringify(fields)}`)
  }
})

const chain = (...values: string[]): Field[] => values.map((value) => ['X-Forwarded-For', value])

/**
 * Title, TRUST_PROXY, headers, and whether the requests count as one client or as many; `$` differs in each request.
 */
const clients: [string, string, Field[], 'one' | 'each'][] = [
  ['a trusted proxy names the client', 'loopback', chain('198.51.100.$'), 'each'],
  ['the client has sent an address before it', 'loopback', chain('198.51.100.$, 203.0.113.7'), 'one'],
  ['the client has sent an address in a line of its own', 'loopback', chain('198.51.100.$', '203.0.113.7'), 'one'],
  ['the client pretends to be a proxy', 'loopback', chain('198.51.100.$, 127.0.0.1, 203.0.113.7'), 'one'],
  ['a chain of two trusted proxies', 'loopback, 192.0.2.1', chain('198.51.100.$, 192.0.2.1'), 'each'],
  [
    'a chain of two trusted proxies, with a forged address before it',
    'loopback, 192.0.2.1',
    chain('198.51.100.$, 203.0.113.7, 192.0.2.1'),
    'one'
  ],
  ['two hops', '2', chain('198.51.100.$, 192.0.2.1'), 'each'],
  ['two hops, with a forged address before them', '2', chain('198.51.100.$, 203.0.113.7, 192.0.2.1'), 'one'],
  ['one hop, with a forged address before it', '1', chain('198.51.100.$, 203.0.113.7'), 'one']
]

for (const [title, trusted, fields, counted] of clients)
  t.test(`a client is known by an address that it cannot forge: ${title}`, async (t) => {
    const { trustProxy } = readSettings({ TRUST_PROXY: trusted })
    const keys = ['1', '2'].map((digit) => {
      const lines = fields.map(([, value]) => value.replace('$', digit))
      // What is read of a request: Node joins the lines of this field.
      const headers: IncomingMessage['headers'] = { 'x-forwarded-for': lines.join(', ') }
      const request = { headers, socket: { remoteAddress: '127.0.0.1' } } as IncomingMessage
      return clientOf(request, trustedProxies(trustProxy))?.key
    })
    t.equal(new Set(keys).size, counted === 'one' ? 1 : 2, keys.join())
    t.notOk(keys.includes('127.0.0.1'))
  })
