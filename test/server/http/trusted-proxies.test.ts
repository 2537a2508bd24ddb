import type { IncomingMessage } from 'node:http'
import t from 'tap'
import { forwardedFor, isSecure, trustedProxies } from '../../../server/http/trusted-proxies.ts'
import { clientOf } from '../../../server/limits/client-address.ts'
import { readSettings } from '../../../server/settings.ts'

type Headers = IncomingMessage['headers']

const trustOf = (setting: string | undefined) =>
  trustedProxies(readSettings(setting === undefined ? {} : { TRUST_PROXY: setting }).trustProxy)
/** What is read of a request of a proxy on this machine; Node joins the lines of these fields. */
const requestWith = (headers: Headers) => ({ headers, socket: { remoteAddress: '127.0.0.1' } }) as IncomingMessage // no other member is read
const proto = (value: string): Headers => ({ 'x-forwarded-proto': value })

/** TRUST_PROXY, fields of the request, and whether it counts as received over TLS. */
const schemes: [string | undefined, Headers, boolean][] = [
  [undefined, proto('https'), false],
  ['192.0.2.1', proto('https'), false],
  ['192.0.2.0/24', proto('https'), false],
  ['loopback', {}, false],
  ['loopback', proto('http'), false],
  ['loopback', proto('https'), true],
  ['loopback', proto('HTTPS'), true],
  ['loopback', proto('http, https'), true],
  ['loopback', proto('https, http'), false],
  ['loopback', proto('https,'), false],
  ['loopback', proto('httpsx'), false],
  ['loopback', { 'x-forwarded-ssl': 'on' }, false],
  ['loopback', { forwarded: 'proto=https' }, false],
  ['loopback', { 'front-end-https': 'on' }, false],
  ['1', proto('https'), true],
  ['2', proto('https, https'), true],
  ['127.0.0.1', proto('https'), true],
  ['loopback, 192.0.2.1', proto('https'), true]
]

for (const [trusted, headers, secure] of schemes)
  t.test(`with TRUST_PROXY=${trusted} ${JSON.stringify(headers)} is ${secure ? 'secure' : 'not secure'}`, async (t) => {
    t.equal(isSecure(requestWith(headers), trustOf(trusted)), secure)
  })

/**
 * Title, TRUST_PROXY, X-Forwarded-For, and whether the requests count as one client or as many; `$` differs in each request.
 */
const clients: [string, string, string, 'one' | 'each'][] = [
  ['a trusted proxy names the client', 'loopback', '198.51.100.$', 'each'],
  ['the client has sent an address before it', 'loopback', '198.51.100.$, 203.0.113.7', 'one'],
  ['the client pretends to be a proxy', 'loopback', '198.51.100.$, 127.0.0.1, 203.0.113.7', 'one'],
  ['a chain of two trusted proxies', 'loopback, 192.0.2.1', '198.51.100.$, 192.0.2.1', 'each'],
  [
    'a chain of two trusted proxies, with a forged address before it',
    'loopback, 192.0.2.1',
    '198.51.100.$, 203.0.113.7, 192.0.2.1',
    'one'
  ],
  ['two hops', '2', '198.51.100.$, 192.0.2.1', 'each'],
  ['two hops, with a forged address before them', '2', '198.51.100.$, 203.0.113.7, 192.0.2.1', 'one'],
  ['one hop, with a forged address before it', '1', '198.51.100.$, 203.0.113.7', 'one']
]

for (const [title, trusted, chain, counted] of clients)
  t.test(`a client is known by an address that it cannot forge: ${title}`, async (t) => {
    const keys = ['1', '2'].map(
      (digit) => clientOf(requestWith({ 'x-forwarded-for': chain.replace('$', digit) }), trustOf(trusted))?.key
    )
    t.equal(new Set(keys).size, counted === 'one' ? 1 : 2, keys.join())
    t.notOk(keys.includes('127.0.0.1'))
  })

t.test('the backend gets the chain of a trusted proxy, and the address alone of any other', async (t) => {
  const request = requestWith({ 'x-forwarded-for': '192.0.2.1' })
  t.equal(forwardedFor(trustOf('loopback'))(request), '192.0.2.1, 127.0.0.1')
  t.equal(forwardedFor(trustOf('1'))(request), '192.0.2.1, 127.0.0.1')
  t.equal(forwardedFor(trustOf(undefined))(request), '127.0.0.1')
  t.equal(forwardedFor(trustOf('loopback'))(requestWith({})), '127.0.0.1')
})
