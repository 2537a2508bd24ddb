import type { IncomingMessage } from 'node:http'
import t from 'tap'
import { trustedProxies } from '../../../server/http/trusted-proxies.ts'
import { type Client, clientKey, clientOf, loggedAddress } from '../../../server/limits/client-address.ts'

const keys: [string, string][] = [
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:c000:0207', '192.0.2.7'],
  ['::FFFF:C000:207', '192.0.2.7'],
  ['0::ffff:1.2.3.4', '1.2.3.4'],
  ['0:0::ffff:102:304', '1.2.3.4'],
  ['::0:ffff:1.2.3.4', '1.2.3.4'],
  ['::ffff:192.0.2.7%eth0', '192.0.2.7'],
  ['::ffff:7', '0:0:0:0::/56'],
  ['::1:2:3:4:5:1.2.3.4', '0:1:2:0::/56'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/56'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
  ['2001:db8:1:ff::9', '2001:db8:1:0::/56'],
  ['2001:db8:1:100::9', '2001:db8:1:100::/56'],
  ['2001:db8:1:1ff::9', '2001:db8:1:100::/56'],
  ['2001:db8:1:abcd::9', '2001:db8:1:ab00::/56'],
  ['2001:DB8:0001:2::', '2001:db8:1:0::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['2001:db8:0:0:ffff::', '2001:db8:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['unknown', 'unknown']
]
for (const [address, key] of keys)
  t.test(`${address} has the key ${key}`, async (t) => {
    t.equal(clientKey(address), key)
  })

/** The connection's address, X-Forwarded-For, the client, and the address in a log line. */
const clients: [string | undefined, string | undefined, Client | undefined, string | undefined][] = [
  [undefined, undefined, undefined, undefined],
  [undefined, '192.0.2.1', undefined, undefined],
  ['198.51.100.1', undefined, { key: '198.51.100.1', isShared: false }, '198.51.100.1'],
  ['::ffff:198.51.100.1', undefined, { key: '198.51.100.1', isShared: false }, '::ffff:198.51.100.1'],
  ['2001:db8:1:2:ffff::9', undefined, { key: '2001:db8:1:0::/56', isShared: false }, '2001:db8:1:2:ffff::9'],
  ['fe80::9%eth0', undefined, { key: 'fe80:0:0:0::/56', isShared: false }, 'fe80::9'],
  ['2001:db8:1:2:ffff::9', '192.0.2.1', { key: '2001:db8:1:0::/56', isShared: true }, '2001:db8:1:2:ffff::9'],
  ['127.0.0.1', '192.0.2.1', { key: '192.0.2.1', isShared: false }, '192.0.2.1'],
  ['127.0.0.1', '192.0.2.1:4711', { key: '127.0.0.1', isShared: true }, undefined],
  ['127.0.0.1', `fe80::1%${'z'.repeat(5000)}`, { key: 'fe80:0:0:0::/56', isShared: false }, 'fe80::1'],
  ['127.0.0.1', 'x'.repeat(5000), { key: '127.0.0.1', isShared: true }, undefined]
]
t.test('X-Forwarded-For of a trusted proxy counts if it is an address, and no other text is logged', async (t) => {
  const trust = trustedProxies(['loopback'])
  for (const [remoteAddress, forwarded, client, logged] of clients) {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    const request = { headers, socket: { remoteAddress } } as IncomingMessage // what is read of a request
    t.same(clientOf(request, trust), client, `${remoteAddress} ${forwarded}`)
    t.equal(loggedAddress(request, trust), logged, `${remoteAddress} ${forwarded}`)
  }
})
