import t, { type Test } from 'tap'
import { startSite } from '../../fixtures/running-site.ts'
import { sendBytes, sendRequest, type TestRequest } from '../../fixtures/send-request.ts'
import { startSixCalls } from '../../fixtures/six-calls.ts'

const upstream = await startSixCalls(t)
const base = await startSite(t, upstream.base, {
  TRUST_PROXY: 'loopback',
  PURGE_TOKEN: 'sixteen-letters-x',
  SITE_ORIGIN: 'https://fair.example'
})
const asset = /src="(\/assets\/[^"]+\.js)"/.exec((await sendRequest(base, '/')).body)![1]!
const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }

/** Every kind of response: title, status, and the request for it. */
const kinds: [string, number, string, TestRequest?][] = [
  ['a page', 200, '/'],
  ['a page from the store', 200, '/'],
  ['a revalidated page', 304, '/', { headers: { 'if-none-match': '*' } }],
  ['a page with free text', 200, '/search?q=a'],
  ['page data', 200, '/_data/en/'],
  ['a page that does not exist', 404, '/nothing'],
  ['a permanent redirect', 301, '/en'],
  ['a language switch', 302, '/?lang=en'],
  ['a built file', 200, asset],
  ['a built file that does not exist', 404, '/assets/none'],
  ['a method that pages do not allow', 405, '/', { method: 'DELETE' }],
  ['a method that endpoints do not allow', 405, '/healthz', { method: 'DELETE' }],
  ['health', 200, '/healthz'],
  ['robots.txt', 200, '/robots.txt'],
  ['the API documentation', 200, '/api-docs'],
  ['a call', 200, '/api/getHomeMenuList'],
  ['a call from the cache', 200, '/api/getHomeMenuList'],
  ['a call that does not exist', 404, '/api/nothing'],
  ['a signature that is refused', 400, '/api/wechat/share_sign?url=x'],
  ['a purge that is refused', 401, '/_cache/purge', { method: 'POST' }],
  ['a cross-site form', 403, '/', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }],
  ['an invalid form', 422, '/', { ...form, body: 'form=subscribe' }],
  ['an accepted form', 303, '/', { ...form, body: 'form=subscribe&email=a%40example.com&consent=1' }],
  ['a form that is too large', 413, '/', { ...form, body: 'a'.repeat(70_000) }]
]
/** Responses while the backend is down. */
const broken: typeof kinds = [
  ['a page without backend', 502, '/exhibition/about'],
  ['page data without backend', 502, '/_data/exhibition/about'],
  ['a call without backend', 502, '/api/nothing']
]

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': /camera=\(\), geolocation=\(\), microphone=\(\)/
}

const pagePolicy = {
  'script-src': /^'self' 'sha256-[\w+/]{43}='$/,
  'style-src': /^'self'( 'sha256-[\w+/]{43}=')?$/,
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
  'default-src': "'self'"
}
/** API responses run nothing, frame nothing and post nowhere. */
const apiPolicy = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'"
}
const apiTitle = /^a (call|signature)/

async function testHeaders(t: Test, title: string, status: number, path: string, sent: TestRequest = {}) {
  const request = (headers = {}) => sendRequest(base, path, { ...sent, headers: { ...sent.headers, ...headers } })
  await t.test(`${title} (${status}) has every security header`, async (t) => {
    const plain = await request()
    t.equal(plain.status, status)
    t.match(plain.headers, always)
    const [policy = {}, ...others] = policiesOf(plain.headers['content-security-policy'])
    t.match(policy, apiTitle.test(title) ? apiPolicy : pagePolicy)
    t.notMatch(`${policy['script-src']} ${policy['default-src']}`, /unsafe|\*|https?:/)
    t.same(others, [])
    t.equal(plain.headers['content-disposition'], apiTitle.test(title) ? 'attachment' : undefined)
    t.equal(plain.headers.server, undefined)
    t.equal(plain.headers['x-powered-by'], undefined)
    const doubled = plain.rawHeaders.filter((_part, index) => index % 2 === 0).map((name) => name.toLowerCase())
    t.same(doubled.sort(), [...new Set(doubled)].sort(), 'no header is repeated')

    const secure = await request({ 'x-forwarded-proto': 'https' })
    t.equal(secure.status, status)
    // A cache in front keeps one response for both.
    for (const { headers } of [plain, secure]) {
      t.match(headers['strict-transport-security'], /^max-age=\d{7,}/)
      t.equal(headers['cross-origin-opener-policy'], 'same-origin')
    }
    t.match(secure.headers, always)
  })
}

t.test('a site whose origin is plain http sends no HSTS, whatever a proxy says', async (t) => {
  const plain = await startSite(t, upstream.base, { TRUST_PROXY: 'loopback', SITE_ORIGIN: 'http://fair.example' })
  for (const path of ['/', '/api/getHomeMenuList', asset, '/healthz']) {
    const { headers } = await sendRequest(plain, path, { headers: { 'x-forwarded-proto': 'https' } })
    t.equal(headers['strict-transport-security'], undefined, path)
    t.equal(headers['cross-origin-opener-policy'], undefined, path)
  }
})

for (const kind of kinds) testHeaders(t, ...kind)
t.test('without the backend', async (t) => {
  await upstream.origin.stop()
  for (const kind of broken) await testHeaders(t, ...kind)
})

for (const [title, head] of [
  ['an invalid Content-Length', 'Host: a\r\nContent-Length: x\r\n'],
  ['two Host headers', 'Host: a\r\nHost: b\r\n'],
  ['no Host header', 'Connection: close\r\n'],
  ['a Host that names a user', 'Host: a@b\r\n'],
  ['a Host with a path', 'Host: a/b\r\n'],
  ['a Host with a space', 'Host: a, b\r\n'],
  ['a Host whose port is no number', 'Host: a:x\r\n']
] as const)
  t.test(`a request with ${title} gets 400 with the security headers`, async (t) => {
    const text = await sendBytes(base, `GET / HTTP/1.1\r\n${head}\r\n`)
    t.match(text, /^HTTP\/1\.1 400 /)
    t.match(text, /^x-content-type-options: nosniff\r$/im)
    t.match(text, /^content-security-policy: default-src 'self';/im)
  })

t.test('a Host may be a name, an address or empty, with a port or without', async (t) => {
  for (const host of ['a_b.example:80', '[::1]:3000', '127.0.0.1', 'fair.example:', ''])
    t.match(await sendBytes(base, `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`), / 200 /, host)
})

t.test('a target in absolute form is accepted for this host only', async (t) => {
  const { host } = new URL(base)
  const asked = (target: string) =>
    sendBytes(base, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  for (const target of [`http://${host}/healthz`, `HTTP://${host.toUpperCase()}/healthz?x=1`])
    t.match(await asked(target), /^HTTP\/1\.1 200 /, target)
  t.match(await asked(`http://${host}`), /^HTTP\/1\.1 200 /)
  t.match(await asked(`http://${host}/en`), /^HTTP\/1\.1 301 [\s\S]*\r\nlocation: \/en\/\r\n/i)
  for (const target of ['http://evil.example/healthz', `http://evil.example@${host}/`, `ftp://${host}/`, '*'])
    t.match(await asked(target), /^HTTP\/1\.1 400 /, target)
})

t.test('the policy allows exactly the inline script and the style elements of a page', async (t) => {
  await upstream.origin.start()
  const { createHash } = await import('node:crypto')
  let answer = await sendRequest(base, '/404')
  for (let i = 0; i < 50 && answer.status === 502; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    answer = await sendRequest(base, '/404')
  }
  const inline = [...answer.body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code!)
  t.equal(inline.length, 1)
  const hash = createHash('sha256').update(inline[0]!).digest('base64')
  t.match(answer.headers['content-security-policy'], `'sha256-${hash}'`)
  const styles = [...answer.body.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text]) => text!)
  t.equal(styles.length, answer.body.split(/<style/i).length - 1)
  for (const text of styles)
    t.match(answer.headers['content-security-policy'], createHash('sha256').update(text).digest('base64'))
  t.notMatch(answer.body, /\son[a-z]+="/i, 'no event handler attributes')
})

t.test('the policy allows the configured hosts of statistics, media and API, and no others', async (t) => {
  const named = await startSite(t, upstream.base, {
    ANALYTICS_HOSTS: 'stats.example.com',
    MEDIA_ORIGIN: 'http://media.example.com/pictures',
    BROWSER_API_BASE: 'https://api.example.com/v1/'
  })
  const { headers } = await sendRequest(named, '/healthz')
  const [policy = {}] = policiesOf(headers['content-security-policy'])
  t.match(policy['script-src'], /^'self' 'sha256-\S+' https:\/\/stats\.example\.com$/)
  t.match(policy['connect-src'], /^'self' https:\/\/api\.example\.com https:\/\/stats\.example\.com$/)
  t.match(policy['img-src'], 'http://media.example.com')
})

/** Parses the policies of a header, each into its directives. */
function policiesOf(field: unknown): Record<string, string>[] {
  const directive = (text: string) => [text.split(' ', 1)[0], text.slice(text.indexOf(' ') + 1)]
  return String(field)
    .split(', ')
    .map((policy) => Object.fromEntries(policy.split('; ').map(directive)))
}
