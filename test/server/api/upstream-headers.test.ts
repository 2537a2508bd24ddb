import http from 'node:http'
import t from 'tap'
import { type ReceivedRequest, startOrigin } from '../../fixtures/origin.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendBytes } from '../../fixtures/send-request.ts'
import { otherSpellings, respelt, spoofed } from '../../fixtures/spoofed-fields.ts'
import { startProxied } from '../../fixtures/test-proxy.ts'

/** Sends the fields with a GET and a POST of an undeclared call; returns the requests that the origin received. */
async function sent(
  base: string,
  asked: ReceivedRequest[],
  fields: readonly [string, string][]
): Promise<ReceivedRequest[]> {
  const before = asked.length
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  for (const method of ['GET', 'POST']) {
    const text = await sendBytes(
      base,
      `${method} /api/other HTTP/1.1\r\nHost: fair.example\r\nConnection: close\r\n${lines}${method === 'POST' ? 'Content-Length: 0\r\n' : ''}\r\n`
    )
    t.match(text, /^HTTP\/1\.1 200 /)
  }
  return asked.slice(before)
}

t.test('fields that only a proxy may set are not forwarded', async (t) => {
  const { origin, front } = await startProxied(t)
  const names = [...spoofed, ...respelt, ...otherSpellings]
  for (let from = 0; from < names.length; from += 40) {
    const fields = names.slice(from, from + 40).map((name): [string, string] => [name, 'spoofed'])
    for (const { method, rawHeaders } of await sent(front.base, origin.requests, fields)) {
      const reached = rawHeaders.filter((_text, index) => index % 2 === 0 && rawHeaders[index + 1]!.includes('spoofed'))
      t.same(reached, [], method)
    }
  }
})

/** Of content, conditions, credentials and clients; a call that is not declared is told all that no proxy sets. */
const honest: [string, string][] = [
  ['Accept', 'application/json'],
  ['Accept-Encoding', 'zstd'],
  ['Access-Control-Request-Method', 'PUT'],
  ['Access-Control-Request-Headers', 'x-own'],
  ['Authorization', 'Bearer x'],
  ['Cookie', 'a=b'],
  ['Cache-Control', 'no-cache'],
  ['Content-Type', 'application/json'],
  ['If-None-Match', '"x"'],
  ['Range', 'bytes=0-1'],
  ['Origin', 'https://fair.example'],
  ['Sec-Fetch-Site', 'same-origin'],
  ['Sec-CH-UA-Platform', '"Linux"'],
  ['X-Requested-With', 'XMLHttpRequest'],
  ['Idempotency-Key', 'x'],
  ['Destination', '/api/y'],
  ['If', '(<x>)'],
  ['X-App-Version', '1'],
  ['X-Api-Key', 'x'],
  ['X-Tenant-Id', 'x'],
  ['token', 'x']
]

t.test('other request fields are forwarded unchanged', async (t) => {
  const { origin, front } = await startProxied(t)
  for (const { method, headers } of await sent(front.base, origin.requests, honest))
    for (const [name, value] of honest) t.equal(headers[name.toLowerCase()], value, `${method} ${name}`)
})

t.test('tracestate is forwarded with a valid traceparent alone: otherwise a new trace begins', async (t) => {
  const { origin, front } = await startProxied(t)
  const valid = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const state: [string, string] = ['Tracestate', 'vendor=1']
  for (const { method, headers } of await sent(front.base, origin.requests, [['traceparent', valid], state, state])) {
    t.equal(headers.traceparent, valid, method)
    t.equal(headers.tracestate, 'vendor=1, vendor=1', `${method}: every line`)
  }
  const invalid = [valid.toUpperCase(), `${valid}-more`, valid.replace(/b7\w+/, '0'.repeat(16)), `ff${valid.slice(2)}`]
  const fieldsOf = (value: string): [string, string][] => [['Traceparent', value], state]
  for (const fields of [[state], ...invalid.map(fieldsOf), [...fieldsOf(valid), ...fieldsOf(valid)]]) {
    for (const { method, headers } of await sent(front.base, origin.requests, fields)) {
      t.equal(headers.tracestate, undefined, `${method} ${fields[0]}`)
      t.match(headers.traceparent, /^00-/)
      t.not(headers.traceparent, valid)
    }
  }
})

t.test('of a repeated single-value field only the first line is forwarded', async (t) => {
  const { origin, front } = await startProxied(t)
  const doubled = ['Content-Type', 'Authorization', 'User-Agent', 'Referer', 'From', 'If-Modified-Since']
  const fields = doubled.flatMap((name): [string, string][] => [
    [name, 'first'],
    [name, 'second']
  ])
  for (const { rawHeaders } of await sent(front.base, origin.requests, fields)) {
    const values = (name: string) => rawHeaders.filter((_text, i) => i % 2 === 1 && rawHeaders[i - 1] === name)
    for (const name of doubled) t.same(values(name), ['first'], name)
  }
})

t.test('of X-Forwarded-* only -For is sent: the addresses of trusted proxies, then the socket’s', async (t) => {
  const origin = await startOrigin(t)
  const fields: [string, string][] = [
    ['X-Forwarded-For', '203.0.113.7'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Forwarded-Host', 'fair.example'],
    ['X-Real-IP', '203.0.113.7']
  ]
  for (const [trusted, expected] of [
    [{}, '127.0.0.1'],
    [{ TRUST_PROXY: '192.0.2.1' }, '127.0.0.1'],
    [{ TRUST_PROXY: 'loopback' }, '203.0.113.7, 127.0.0.1'],
    [{ TRUST_PROXY: '1' }, '203.0.113.7, 127.0.0.1']
  ] as const) {
    const base = await startSite(t, origin.base, trusted)
    for (const { headers } of await sent(base, origin.requests, fields)) {
      t.equal(headers['x-forwarded-for'], expected)
      for (const name of ['x-forwarded-proto', 'x-forwarded-host', 'x-real-ip']) t.equal(headers[name], undefined, name)
    }
  }
})

t.test('a client cannot remove our own fields by naming them in Connection', async (t) => {
  const origin = await startOrigin(t)
  const base = await startSite(t, origin.base)
  const connection = 'close, X-Forwarded-For, Via, X-Request-Id, lang'
  await new Promise<void>((resolve) =>
    http.get(`${base}/api/other`, { agent: false, headers: { connection } }, (response) =>
      response.resume().on('end', resolve)
    )
  )
  t.match(origin.requests[0]!.headers, {
    'x-forwarded-for': '127.0.0.1',
    via: /bff-/,
    'x-request-id': String,
    lang: 'cn'
  })
})
