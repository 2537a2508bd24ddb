import { pino } from 'pino'
import t from 'tap'
import { embeddedState, type PageState } from '../../../../shared/pages/state.ts'
import { runBackend } from '../../../fixtures/running-backend.ts'
import { startSite } from '../../../fixtures/running-site.ts'
import { sendRequest } from '../../../fixtures/send-request.ts'
import { compiledSmallPack } from '../../../fixtures/small-pack.ts'

const lines: { msg: string; path?: string; cache?: string }[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
const { origin } = await runBackend(t, compiledSmallPack())
const base = await startSite(t, origin, { SITE_ORIGIN: 'https://fair.example' }, { log })

const paths = ['/', '/en/', '/exhibition/about', '/en/news', '/_data/', '/_data/en/news', '/sitemap.xml', '/rss.xml']

for (const path of paths)
  t.test(`${path} is stored with a validator, and HEAD has the headers of GET`, async (t) => {
    const first = await sendRequest(base, path)
    t.equal(first.headers['cache-status'], 'bff; fwd=miss; stored')
    const plain = await sendRequest(base, path)
    t.match(plain, {
      status: 200,
      headers: { 'cache-status': 'bff; hit', 'cache-control': 'no-cache', etag: /^W\/"[\w-]{20,}"$/ }
    })
    t.match(plain.headers.vary, /\bAccept-Encoding\b/)
    const { etag = '' } = plain.headers
    const same = await sendRequest(base, path, { headers: { 'if-none-match': etag, 'accept-encoding': 'br' } })
    t.match(same, { status: 304, body: '', headers: { etag, 'cache-control': 'no-cache', vary: plain.headers.vary } })
    const head = await sendRequest(base, path, { method: 'HEAD' })
    const { date: _plain, 'x-request-id': _id, ...expected } = plain.headers
    const { date: _head, 'x-request-id': _ownId, ...actual } = head.headers
    t.same([head.status, head.body, actual], [200, '', expected])
  })

t.test('the log line of a page has the value of Cache-Status', async (t) => {
  const answered = (path: string) =>
    lines.filter((line) => line.msg === 'answered' && line.path === path).map((line) => line.cache)
  const path = '/exhibition/gallery'
  for (let i = 0; i < 3; i += 1) await sendRequest(base, path)
  const text = await sendRequest(base, '/search?q=tea')
  t.equal(text.headers['cache-status'], 'bff; fwd=miss; detail="search no-store"')
  while (answered('/search').length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  t.same(answered(path), ['bff; fwd=miss; stored'], 'hits are logged at debug only')
  t.same(answered('/search'), [text.headers['cache-status']])
})

t.test('a redirect takes precedence over If-None-Match', async (t) => {
  const { etag } = (await sendRequest(base, '/exhibition/about')).headers
  const headers = { 'if-none-match': etag!, cookie: 'i18n_locale=en' }
  t.equal((await sendRequest(base, '/exhibition/about', { headers })).status, 302)
})

for (const path of ['/', '/en/', '/news?page=2', '/en/exhibitor/featured?row=A', '/visitor/guide', '/search', '/404'])
  t.test(`${path}: its data are the state in the document, completed by what the document leaves out`, async (t) => {
    const { body } = await sendRequest(base, path)
    const written = /<script type="application\/json" id="state">([^<]*)<\/script>/.exec(body)![1]!
    const inside = embeddedState(written)
    const data = await sendRequest(base, `/_data${path}`)
    t.match(data.headers['content-type'], /^application\/json/)
    const state = data.json<PageState>()
    t.equal(state.isComplete, true)
    t.same(inside, inside.isComplete ? state : { ...state, isComplete: false, data: {}, industryTree: null })
    t.notMatch(written, /null|"status":200|"query":\{\}/, 'what most pages have is not written')
    const complete = ['/en/exhibitor/featured?row=A', '/search', '/404']
    t.equal(inside.isComplete, complete.includes(path), 'pages that hydrate at once have the complete state')
  })

t.test('a document that answers a form has its complete state', async (t) => {
  const body = 'form=subscribe&consent=1'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await sendRequest(base, '/exhibition/about', { method: 'POST', headers, body })
  t.equal(answer.status, 422)
  const inside = embeddedState(/id="state">([^<]*)<\/script>/.exec(answer.body)![1]!)
  t.match(inside, { isComplete: true, form: { form: 'subscribe', accepted: false }, data: { page: {} } })
})

t.test('page data follow the language of the prefix only, whatever the cookie says', async (t) => {
  const cookie = { cookie: 'i18n_locale=en', 'accept-language': 'en' }
  const data = await sendRequest(base, '/_data/', { headers: cookie })
  t.equal(data.status, 200)
  t.match(data.json<object>(), { locale: 'cn' })
  t.equal(data.headers.vary, 'Accept-Encoding')
  t.match((await sendRequest(base, '/_data/en/', { headers: { cookie: 'i18n_locale=cn' } })).json<object>(), {
    locale: 'en'
  })
})

for (const path of [
  '/search?q=tea',
  '/exhibitor/featured?q=a',
  '/visitor/code?code=12345678901234567',
  '/en/visitor/products?q=x'
])
  t.test(`${path}: a page with free text is never stored`, async (t) => {
    for (const address of [path, `/_data${path}`]) {
      const { status, headers } = await sendRequest(base, address)
      t.same([status, headers['cache-control'], headers.etag], [200, 'no-store', undefined], address)
    }
  })

t.test('query parameters that a page does not declare do not change it', async (t) => {
  const plain = await sendRequest(base, '/exhibition/about')
  for (const query of ['utm_source=x', 'from=singlemessage&isappinstalled=0', 'page=2', '__proto__=1', 'q=%zz']) {
    const answer = await sendRequest(base, `/exhibition/about?${query}`)
    t.equal(answer.headers.etag, plain.headers.etag, query)
  }
})

t.test('no request header influences a stored page', async (t) => {
  const plain = await sendRequest(base, '/contact/us')
  const headers = {
    host: 'evil.example',
    'user-agent': 'MicroMessenger/8.0.47 WeChat',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-original-url': '/news',
    'x-http-method-override': 'DELETE'
  }
  const answer = await sendRequest(base, '/contact/us', { headers })
  t.equal(answer.headers.etag, plain.headers.etag)
  t.notMatch(answer.body, 'evil.example')
  t.match(answer.body, '<link rel="canonical" href="https://fair.example/contact/us">')
})

t.test('all paths without a page share one 404 page per language', async (t) => {
  const [one, two] = [await sendRequest(base, '/a/b'), await sendRequest(base, '/c/d?x=1')]
  t.equal(one.headers.etag, two.headers.etag)
  t.not(one.headers.etag, (await sendRequest(base, '/en/a/b')).headers.etag)
})

t.test('pages with a simulated clock are neither cached nor indexed', async (t) => {
  const preview = await startSite(t, origin, { PREVIEW_DATE: '2025-06-12', SITE_ORIGIN: 'https://fair.example' })
  for (const path of ['/', '/_data/', '/en/visitor/guide', '/sitemap.xml']) {
    const { headers, body } = await sendRequest(preview, path)
    t.same([headers['cache-control'], headers.etag], ['no-store', undefined], path)
    if (headers['content-type']?.startsWith('text/html')) t.match(body, '<meta name="robots" content="noindex">', path)
  }
})
