import t from 'tap'
import { askRaw } from '../fixtures/client.ts'
import { sendData, startOrigin } from '../fixtures/origin.ts'
import { startSite } from '../fixtures/running-site.ts'

type Field = [name: string, value: string]

const get = (base: string, path: string, fields: readonly Field[]) =>
  askRaw(
    base,
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${fields.map((field) => `${field.join(': ')}\r\n`).join('')}\r\n`
  )
const proto = (...values: string[]): Field[] => values.map((value) => ['X-Forwarded-Proto', value])

/** What a proxy next to this process says of the scheme, and what stands in front of it. */
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

t.test('headers of TLS are sent where a trusted proxy says so, whatever a visitor has written in front', async (t) => {
  const origin = await startOrigin(t)
  for (const trusted of new Set(schemes.map(([trust]) => trust))) {
    const base = await startSite(t, origin.base, trusted === undefined ? {} : { TRUST_PROXY: trusted })
    for (const [, fields, secure] of schemes.filter(([trust]) => trust === trusted)) {
      for (const path of ['/', '/api/getHomeMenuList', '/api/other', '/healthz']) {
        const sent = /^strict-transport-security:/im.test(await get(base, path, fields))
        t.equal(sent, secure, `${path}, TRUST_PROXY ${trusted}: ${JSON.stringify(fields)}`)
      }
    }
  }
})

const chain = (...values: string[]): Field[] => values.map((value) => ['X-Forwarded-For', value])

/** Who counts as the visitor: `$` is another address in each request. */
const visitors: [string, string | undefined, Field[], 'one' | 'each'][] = [
  ['a trusted proxy names the visitor', 'loopback', chain('198.51.100.$'), 'each'],
  ['a visitor has written in front of it', 'loopback', chain('198.51.100.$, 203.0.113.7'), 'one'],
  ['in a line of its own', 'loopback', chain('198.51.100.$', '203.0.113.7'), 'one'],
  ['as if he were a proxy', 'loopback', chain('198.51.100.$, 127.0.0.1, 203.0.113.7'), 'one'],
  ['a chain of two trusted proxies', 'loopback, 192.0.2.1', chain('198.51.100.$, 192.0.2.1'), 'each'],
  ['the same, with one in front', 'loopback, 192.0.2.1', chain('198.51.100.$, 203.0.113.7, 192.0.2.1'), 'one'],
  ['two hops', '2', chain('198.51.100.$, 192.0.2.1'), 'each'],
  ['two hops, with one in front', '2', chain('198.51.100.$, 203.0.113.7, 192.0.2.1'), 'one'],
  ['one hop, with one in front', '1', chain('198.51.100.$, 203.0.113.7'), 'one'],
  [
    'other names of the field',
    'loopback',
    [...chain('203.0.113.7'), ['X-Real-IP', '198.51.100.$'], ['Forwarded', 'for=198.51.100.$']],
    'one'
  ]
]

for (const [what, trusted, fields, counted] of visitors) {
  t.test(`forms are counted by the address nobody could have made up: ${what}`, async (t) => {
    const origin = await startOrigin(t, sendData(null, {}, 200))
    const base = await startSite(t, origin.base, trusted === undefined ? {} : { TRUST_PROXY: trusted })
    let refused = 0
    for (let i = 0; i < 60; i += 1) {
      const given = fields.map(([name, value]) => `${name}: ${value.replace('$', String(i + 1))}\r\n`).join('')
      const text = await askRaw(
        base,
        `POST /api/addSubscribe HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n${given}\r\n`
      )
      if (text.startsWith('HTTP/1.1 429 ')) refused += 1
    }
    if (counted === 'one') t.ok(refused > 10, `${refused} of 60 refused`)
    else t.equal(refused, 0)
    const last = String(origin.asked.at(-1)?.headers['x-forwarded-for'])
    t.ok(last.endsWith(', 127.0.0.1'), `the backend is told the whole chain: ${last}`)
  })
}
