import t from 'tap'
import { type Answered, ask, askRaw } from '../fixtures/client.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { startSixCalls } from '../fixtures/six-calls.ts'

const upstream = await startSixCalls(t)
const site = await startProcess(t, { API_UPSTREAM: upstream.base, TRUST_PROXY: 'loopback', PURGE_TOKEN: 'token' })
const { base } = site
const asset = /src="(\/assets\/[^"]+\.js)"/.exec((await ask(base, '/')).body)![1]!
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Every kind of answer that is ours: title, its status, and the request for it. */
const kinds: [string, number, (headers?: Record<string, string>) => Promise<Answered>][] = [
  ['a page', 200, (headers = {}) => ask(base, '/', { headers })],
  ['a page, kept', 200, (headers = {}) => ask(base, '/', { headers })],
  ['a page known', 304, (headers = {}) => ask(base, '/', { headers: { 'if-none-match': '*', ...headers } })],
  ['a page of free text', 200, (headers = {}) => ask(base, '/search?q=a', { headers })],
  ['data', 200, (headers = {}) => ask(base, '/_data/en/', { headers })],
  ['not found', 404, (headers = {}) => ask(base, '/nothing', { headers })],
  ['a move', 301, (headers = {}) => ask(base, '/en', { headers })],
  ['a switch', 302, (headers = {}) => ask(base, '/?lang=en', { headers })],
  ['a built file', 200, (headers = {}) => ask(base, asset, { headers })],
  ['a built file that is none', 404, (headers = {}) => ask(base, '/assets/none', { headers })],
  ['a method of a page', 405, (headers = {}) => ask(base, '/', { method: 'DELETE', headers })],
  ['a method of an endpoint', 405, (headers = {}) => ask(base, '/healthz', { method: 'DELETE', headers })],
  ['health', 200, (headers = {}) => ask(base, '/healthz', { headers })],
  ['robots', 200, (headers = {}) => ask(base, '/robots.txt', { headers })],
  ["the API's page", 200, (headers = {}) => ask(base, '/api-docs', { headers })],
  ['a call', 200, (headers = {}) => ask(base, '/api/getHomeMenuList', { headers })],
  ['a call, kept', 200, (headers = {}) => ask(base, '/api/getHomeMenuList', { headers })],
  ['a call that is none', 404, (headers = {}) => ask(base, '/api/nothing', { headers })],
  ['a signature refused', 400, (headers = {}) => ask(base, '/api/wechat/share_sign?url=x', { headers })],
  ['a purge refused', 401, (headers = {}) => ask(base, '/_cache/purge', { method: 'POST', headers })],
  [
    'a form of another site',
    403,
    (headers = {}) => ask(base, '/', { method: 'POST', headers: { ...headers, 'sec-fetch-site': 'cross-site' } })
  ],
  [
    'a form refused',
    422,
    (headers = {}) => ask(base, '/', { method: 'POST', headers: { ...headers, ...form }, body: 'form=subscribe' })
  ],
  [
    'a form accepted',
    303,
    (headers = {}) =>
      ask(base, '/', {
        method: 'POST',
        headers: { ...headers, ...form },
        body: 'form=subscribe&email=a%40example.com&consent=1'
      })
  ],
  [
    'a form too long',
    413,
    (headers = {}) => ask(base, '/', { method: 'POST', headers: { ...headers, ...form }, body: 'a'.repeat(70_000) })
  ]
]
/** And those that need the backend to be away. */
const broken: typeof kinds = [
  ['a page without backend', 502, (headers = {}) => ask(base, '/exhibition/about', { headers })],
  ['data without backend', 502, (headers = {}) => ask(base, '/_data/exhibition/about', { headers })],
  ['a call without backend', 502, (headers = {}) => ask(base, '/api/nothing', { headers })]
]

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': /camera=\(\), geolocation=\(\), microphone=\(\)/
}

const pagePolicy = {
  'script-src': /^'self' 'sha256-[\w+/]{43}='$/,
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
  'default-src': "'self'"
}
/** And of this host, built files alone run. */
const builtPolicy = {
  'script-src': /^\*:\*\/assets\/ 'sha256-[\w+/]{43}='$/,
  'style-src': /^\*:\*\/assets\/( 'sha256-[\w+/]{43}=')+$/,
  'worker-src': '*:*/assets/'
}
/** Data: nothing in it runs, is framed or is sent anywhere. */
const apiPolicy = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'"
}
const ofTheApi = /^a (call|signature)/

async function holds(title: string, status: number, request: (typeof kinds)[number][2]) {
  await t.test(`${title} (${status}) carries every header of the table`, async (t) => {
    const plain = await request()
    t.equal(plain.status, status)
    t.match(plain.headers, always)
    const [policy = {}, built] = policiesOf(plain.headers['content-security-policy'])
    t.match(policy, ofTheApi.test(title) ? apiPolicy : pagePolicy)
    t.notMatch(`${policy['script-src']} ${policy['default-src']}`, /unsafe|\*|https?:/)
    t.match(built, ofTheApi.test(title) ? undefined : builtPolicy)
    t.equal(plain.headers['content-disposition'], ofTheApi.test(title) ? 'attachment' : undefined)
    t.equal(plain.headers['strict-transport-security'], undefined, 'no HSTS over plain http')
    t.equal(plain.headers['cross-origin-opener-policy'], undefined)
    t.equal(plain.headers.server, undefined)
    t.equal(plain.headers['x-powered-by'], undefined)
    const doubled = plain.rawHeaders.filter((_part, index) => index % 2 === 0).map((name) => name.toLowerCase())
    t.same(doubled.sort(), [...new Set(doubled)].sort(), 'each header once')

    const secure = await request({ 'x-forwarded-proto': 'https' })
    t.equal(secure.status, status)
    t.match(secure.headers['strict-transport-security'], /^max-age=\d{7,}/, 'HSTS over TLS')
    t.equal(secure.headers['cross-origin-opener-policy'], 'same-origin')
    t.match(secure.headers, always)
  })
}

for (const kind of kinds) await holds(...kind)
await upstream.origin.stop()
for (const kind of broken) await holds(...kind)

for (const [title, head] of [
  ['a length that is none', 'Host: a\r\nContent-Length: x\r\n'],
  ['two hosts', 'Host: a\r\nHost: b\r\n'],
  ['no host', 'Connection: close\r\n']
] as const) {
  t.test(`${title} is refused with them too, before anything looks at the rest`, async (t) => {
    const text = await askRaw(base, `GET / HTTP/1.1\r\n${head}\r\n`)
    t.match(text, /^HTTP\/1\.1 400 /)
    t.match(text, /^x-content-type-options: nosniff\r$/im)
    t.match(text, /^content-security-policy: default-src 'self';/im)
  })
}

t.test('the absolute form of a target is taken where it names this host, and no other', async (t) => {
  const { host } = new URL(base)
  const asked = (target: string) => askRaw(base, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  for (const target of [`http://${host}/healthz`, `HTTP://${host.toUpperCase()}/healthz?x=1`]) {
    t.match(await asked(target), /^HTTP\/1\.1 200 /, target)
  }
  t.match(await asked(`http://${host}`), /^HTTP\/1\.1 200 /)
  t.match(await asked(`http://${host}/en`), /^HTTP\/1\.1 301 [\s\S]*\r\nlocation: \/en\/\r\n/i)
  for (const target of ['http://evil.example/healthz', `http://evil.example@${host}/`, `ftp://${host}/`, '*']) {
    t.match(await asked(target), /^HTTP\/1\.1 400 /, target)
  }
})

t.test('the inline line of a page is exactly the one that the policy allows', async (t) => {
  await upstream.origin.start()
  const { createHash } = await import('node:crypto')
  let answer = await ask(base, '/404')
  for (let i = 0; i < 50 && answer.status === 502; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    answer = await ask(base, '/404')
  }
  const inline = [...answer.body.matchAll(/<script>([^<]*)<\/script>/g)].map(([, code]) => code!)
  t.equal(inline.length, 1)
  const hash = createHash('sha256').update(inline[0]!).digest('base64')
  t.match(answer.headers['content-security-policy'], `'sha256-${hash}'`)
  const styles = [...answer.body.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text]) => text!)
  t.equal(styles.length, answer.body.split(/<style/i).length - 1)
  for (const text of styles) {
    t.match(answer.headers['content-security-policy'], createHash('sha256').update(text).digest('base64'))
  }
  t.notMatch(answer.body, /\son[a-z]+="/i, 'no handler in the markup')
})

t.test('hosts of statistics, media and calls are allowed by name, and no others', async (t) => {
  const named = await startProcess(t, {
    API_UPSTREAM: upstream.base,
    ANALYTICS_HOSTS: 'stats.example.com',
    MEDIA_ORIGIN: 'http://media.example.com/pictures',
    BROWSER_API_BASE: 'https://api.example.com/v1/'
  })
  const { headers } = await ask(named.base, '/healthz')
  const [policy = {}, built = {}] = policiesOf(headers['content-security-policy'])
  t.match(policy['script-src'], /^'self' 'sha256-\S+' https:\/\/stats\.example\.com$/)
  t.match(built['script-src'], /^\*:\*\/assets\/ 'sha256-\S+' https:\/\/stats\.example\.com$/)
  t.match(policy['connect-src'], /^'self' https:\/\/api\.example\.com https:\/\/stats\.example\.com$/)
  t.match(policy['img-src'], 'http://media.example.com')
})

/** The policies of a field, each by its directives. */
function policiesOf(field: unknown): Record<string, string>[] {
  const directive = (text: string) => [text.split(' ', 1)[0], text.slice(text.indexOf(' ') + 1)]
  return String(field)
    .split(', ')
    .map((policy) => Object.fromEntries(policy.split('; ').map(directive)))
}
