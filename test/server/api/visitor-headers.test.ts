import http from 'node:http'
import t from 'tap'
import { askRaw } from '../../fixtures/client.ts'
import { startFront } from '../../fixtures/front.ts'
import { type Asked, startOrigin } from '../../fixtures/origin.ts'
import { startSite } from '../../fixtures/running-site.ts'

/** Sends these fields with a GET and a POST that no policy knows; gives what reached the origin. */
async function sent(base: string, asked: Asked[], fields: readonly [string, string][]): Promise<Asked[]> {
  const before = asked.length
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  for (const method of ['GET', 'POST']) {
    const text = await askRaw(
      base,
      `${method} /api/other HTTP/1.1\r\nHost: fair.example\r\nConnection: close\r\n${lines}${method === 'POST' ? 'Content-Length: 0\r\n' : ''}\r\n`
    )
    t.match(text, /^HTTP\/1\.1 200 /)
  }
  return asked.slice(before)
}

const spoofed = [
  ...['Proxy', 'Proxy-Host', 'Proxy-Url', 'X-Proxy-Url', 'X-ProxyUser-Ip', 'Proxy-Client-IP', 'WL-Proxy-Client-IP'],
  ...['X-Original-URL', 'X-Original-URI', 'X-Original-Host', 'X-Original-Method', 'X-Original-Forwarded-For'],
  ...['X-Rewrite-URL', 'X-Rewrite-URI', 'X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'],
  ...['X-HTTP-Host-Override', 'X-HTTP-Path-Override', 'X-Http-Destinationurl', 'X-Host', 'Disguised-Host'],
  ...['Client-IP', 'X-Client-IP', 'X-ClientIP', 'X-Cluster-Client-IP', 'Cluster-Client-IP', 'True-Client-IP'],
  ...['X-Real-IP', 'X-RealIP', 'X-True-IP', 'X-Device-IP', 'Fly-Client-IP', 'Incap-Client-IP', 'Ali-CDN-Real-IP'],
  ...['CF-Connecting-IP', 'CF-Visitor', 'CF-IPCountry', 'Cf-Access-Jwt-Assertion', 'Fastly-Client-IP', 'Fastly-SSL'],
  ...['X-Appengine-User-IP', 'X-Appengine-Country', 'X-Envoy-External-Address', 'X-Envoy-Original-Path'],
  ...['X-Envoy-Internal', 'X-Amzn-Oidc-Identity', 'X-Azure-ClientIP', 'X-Azure-SocketIP', 'X-Goog-IAP-JWT-Assertion'],
  ...['X-Custom-IP-Authorization', 'X-Originating-IP', 'X-Remote-IP', 'X-Remote-Addr', 'Remote-Addr', 'REMOTE-ADDR'],
  ...['Forwarded', 'Forwarded-For', 'Forwarder-For', 'X-Forward-For', 'X-Forwarder-For', 'X-Forwarded'],
  ...['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded-Port', 'X-Forwarded-Prefix'],
  ...['X-Forwarded-Server', 'X-Forwarded-Ssl', 'X-Forwarded-Scheme', 'X-Forwarded-Path', 'X-Forwarded-Uri'],
  ...['X-Forwarded-By', 'X-Forwarded-User', 'X-Forwarded-Client-Cert', 'X-Forwarded-AnythingElse'],
  ...[
    'Front-End-Https',
    'X-Https',
    'X-Url-Scheme',
    'X-Scheme',
    'X-SSL-Client-Verify',
    'SSL-Client-Cert',
    'X-TLS-Cipher'
  ],
  ...[
    'Client-Cert',
    'X-ARR-ClientCert',
    'X-ARR-SSL',
    'X-Client-DN',
    'X-MS-CLIENT-PRINCIPAL',
    'X-WAP-Profile',
    'Profile'
  ],
  ...['Remote-User', 'X-Remote-User', 'Remote-Groups', 'X-User', 'X-User-Id', 'X-Authenticated-User', 'X-Webauth-User'],
  ...['X-Auth-Request-Email', 'X-Consumer-Username', 'X-Credential-Identifier', 'X-Userinfo', 'X-Authentik-Name'],
  ...[
    'Tailscale-User-Login',
    'X-Script-Name',
    'X-Server-Port',
    'Base-Url',
    'Http-Url',
    'Request-Uri',
    'Uri',
    'Redirect'
  ],
  ...['X-Sendfile-Type', 'X-Accel-Mapping', 'X-Accel-Redirect', 'X-Middleware-Subrequest', 'X-Invoke-Path'],
  ...['Surrogate-Capability', 'Alt-Used', 'HTTP2-Settings', 'X-Internal-Call', 'X-Varnish']
]

/** Characters that CGI, WSGI, Rack or PHP turn into those of another name. */
const respelt = ['_', '.', '!', '~', '*', "'", '|', '^', '+', '%', '$', '&', '#', '`'].flatMap((character) =>
  ['X-Forwarded-For', 'X-Real-IP', 'Content-Type', 'Anything-At-All'].map((name) => name.replaceAll('-', character))
)
const otherSpellings = [
  'x-FORWARDED-hOsT',
  'PROXY',
  'X-Forwarded_Host',
  'X_Forwarded-Proto',
  '_X-Real-IP',
  '-Client-IP',
  '$WSRA',
  '1-Name'
]

t.test('nothing that only a proxy may say reaches the backend from a visitor', async (t) => {
  const origin = await startOrigin(t)
  const front = await startFront(t, origin.base)
  const names = [...spoofed, ...respelt, ...otherSpellings]
  for (let from = 0; from < names.length; from += 40) {
    const fields = names.slice(from, from + 40).map((name): [string, string] => [name, 'spoofed'])
    for (const { method, rawHeaders } of await sent(front.base, origin.asked, fields)) {
      const reached = rawHeaders.filter((_text, index) => index % 2 === 0 && rawHeaders[index + 1]!.includes('spoofed'))
      t.same(reached, [], method)
    }
  }
})

const honest: [string, string][] = [
  ['Accept', 'application/json'],
  ['Accept-Language', 'de'],
  ['Accept-Encoding', 'zstd'],
  ['Access-Control-Request-Method', 'PUT'],
  ['Access-Control-Request-Headers', 'x-own'],
  ['Authorization', 'Bearer x'],
  ['Cookie', 'a=b'],
  ['Cache-Control', 'no-cache'],
  ['Pragma', 'no-cache'],
  ['Content-Type', 'application/json'],
  ['Content-Language', 'zh'],
  ['If-None-Match', '"x"'],
  ['If-Modified-Since', 'Wed, 11 Jun 2025 00:00:00 GMT'],
  ['Range', 'bytes=0-1'],
  ['Origin', 'https://fair.example'],
  ['Referer', 'https://fair.example/'],
  ['User-Agent', 'me'],
  ['Sec-Fetch-Site', 'same-origin'],
  ['Sec-CH-UA-Platform', '"Linux"'],
  ['Priority', 'u=1'],
  ['Traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
  ['Tracestate', 'a=b'],
  ['Baggage', 'a=b'],
  ['X-Requested-With', 'XMLHttpRequest'],
  ['X-CSRF-Token', 'x'],
  ['X-XSRF-Token', 'x'],
  ['DNT', '1'],
  ['Save-Data', 'on'],
  ['From', 'a@example.com'],
  ['Idempotency-Key', 'x'],
  ['Prefer', 'return=minimal'],
  ['Depth', '1'],
  ['Destination', '/api/y'],
  ['Overwrite', 'F'],
  ['Timeout', 'Infinite'],
  ['Lock-Token', '<x>'],
  ['If', '(<x>)'],
  ['Upgrade-Insecure-Requests', '1'],
  ['Last-Event-ID', '7'],
  ['X-App-Version', '1'],
  ['X-Client-Version', '1'],
  ['X-Api-Key', 'x'],
  ['X-Tenant-Id', 'x'],
  ['Upload-Offset', '0'],
  ['token', 'x'],
  ['Device-Memory', '8']
]

t.test('what a backend may rightly read of a visitor travels as it was sent', async (t) => {
  const origin = await startOrigin(t)
  const front = await startFront(t, origin.base)
  for (const { method, headers } of await sent(front.base, origin.asked, honest))
    for (const [name, value] of honest) t.equal(headers[name.toLowerCase()], value, `${method} ${name}`)
})

t.test('a field that has one value travels once: the one that this server has read', async (t) => {
  const origin = await startOrigin(t)
  const front = await startFront(t, origin.base)
  const doubled = ['Content-Type', 'Authorization', 'User-Agent', 'Referer', 'From', 'If-Modified-Since']
  const fields = doubled.flatMap((name): [string, string][] => [
    [name, 'first'],
    [name, 'second']
  ])
  for (const { rawHeaders } of await sent(front.base, origin.asked, fields)) {
    const values = (name: string) => rawHeaders.filter((_text, i) => i % 2 === 1 && rawHeaders[i - 1] === name)
    for (const name of doubled) t.same(values(name), ['first'], name)
  }
})

t.test(
  'of X-Forwarded-* the backend gets the address alone: the socket’s, behind those of a trusted proxy',
  async (t) => {
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
      for (const { headers } of await sent(base, origin.asked, fields)) {
        t.equal(headers['x-forwarded-for'], expected)
        for (const name of ['x-forwarded-proto', 'x-forwarded-host', 'x-real-ip'])
          t.equal(headers[name], undefined, name)
      }
    }
  }
)

t.test('a visitor cannot name our own fields in Connection to take them away', async (t) => {
  const origin = await startOrigin(t)
  const base = await startSite(t, origin.base)
  const named = 'close, X-Forwarded-For, Via, X-Request-Id, lang'
  await new Promise<void>((resolve) =>
    http.get(`${base}/api/other`, { agent: false, headers: { connection: named } }, (response) =>
      response.resume().on('end', resolve)
    )
  )
  t.match(origin.asked[0]!.headers, { 'x-forwarded-for': '127.0.0.1', via: /bff-/, 'x-request-id': String, lang: 'cn' })
})
