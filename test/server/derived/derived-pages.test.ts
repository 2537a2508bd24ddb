import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import t from 'tap'
import type { PageState } from '../../../shared/state.ts'
import { ask } from '../../fixtures/client.ts'
import { startProcess } from '../../fixtures/site-process.ts'

const { base, lines } = await startProcess(t, { SITE_ORIGIN: 'https://fair.example' })

const made = ['/', '/en/', '/exhibition/about', '/en/news', '/_data/', '/_data/en/news', '/sitemap.xml', '/rss.xml']

for (const path of made) {
  t.test(
    `${path}: kept with a validator, sent whole, as gzip and as br, and not at all where it is known`,
    async (t) => {
      const first = await ask(base, path)
      t.equal(first.headers['cache-status'], 'bff; fwd=miss; stored')
      const plain = await ask(base, path)
      t.equal(plain.headers['cache-status'], 'bff; hit')
      t.equal(plain.status, 200)
      t.equal(plain.headers['cache-control'], 'no-cache')
      t.match(plain.headers.etag, /^W\/"[\w-]{20,}"$/)
      t.match(plain.headers.vary, /\bAccept-Encoding\b/)
      t.equal(plain.headers['content-encoding'], undefined)
      t.equal(plain.headers['content-length'], String(plain.bytes.length))
      const etag = plain.headers.etag!

      for (const [accepted, coding, decode] of [
        ['gzip', 'gzip', gunzipSync],
        ['gzip, deflate, br', 'br', brotliDecompressSync],
        ['br;q=0.5, gzip;q=0.9', 'gzip', gunzipSync],
        ['br;q=0, *', 'gzip', gunzipSync]
      ] as const) {
        const coded = await ask(base, path, { headers: { 'accept-encoding': accepted } })
        t.equal(coded.headers['content-encoding'], coding, accepted)
        t.ok(decode(coded.bytes).equals(plain.bytes), `${accepted} decodes to the same bytes`)
        t.ok(coded.bytes.length < plain.bytes.length / 2)
        t.equal(coded.headers.etag, etag)
        t.equal(coded.headers['content-length'], String(coded.bytes.length))
      }
      for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
        const same = await ask(base, path, { headers: { 'if-none-match': known, 'accept-encoding': 'br' } })
        t.equal(same.status, 304, known)
        t.equal(same.bytes.length, 0)
        t.equal(same.headers.etag, etag)
        t.equal(same.headers['cache-control'], 'no-cache')
        t.equal(same.headers.vary, plain.headers.vary)
      }
      t.equal((await ask(base, path, { headers: { 'if-none-match': '"other"' } })).status, 200)
      const head = await ask(base, path, { method: 'HEAD' })
      const { date: _plain, ...expected } = plain.headers
      const { date: _head, ...given } = head.headers
      t.same([head.status, head.body, given], [200, '', expected], 'HEAD says what GET says')
    }
  )
}

t.test('the log says of a page what Cache-Status says', async (t) => {
  const answered = (path: string) =>
    lines.filter((line) => line.msg === 'answered' && line.path === path).map((line) => line.cache)
  const path = '/exhibition/gallery'
  for (let i = 0; i < 3; i += 1) await ask(base, path)
  const text = await ask(base, '/search?q=tea')
  t.equal(text.headers['cache-status'], 'bff; fwd=miss')
  while (answered('/search').length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  t.same(answered(path), ['bff; fwd=miss; stored'], 'hits are told at debug alone')
  t.same(answered('/search'), ['bff; fwd=miss'])
})

t.test('a redirect is decided before a validator is looked at', async (t) => {
  const { etag } = (await ask(base, '/exhibition/about')).headers
  const headers = { 'if-none-match': etag!, cookie: 'i18n_locale=en' }
  t.equal((await ask(base, '/exhibition/about', { headers })).status, 302)
})

for (const path of ['/', '/en/', '/news?page=2', '/en/exhibitor/featured?row=A', '/visitor/guide', '/search', '/404']) {
  t.test(`${path}: its data are the state inside the document, and what that leaves out`, async (t) => {
    const { body } = await ask(base, path)
    const written = /<script type="application\/json" id="state">([^<]*)<\/script>/.exec(body)![1]!
    const inside = JSON.parse(written)
    const data = await ask(base, `/_data${path}`)
    t.match(data.headers['content-type'], /^application\/json/)
    const whole = data.json<PageState>()
    const { facts } = whole
    t.equal(whole.whole, true)
    t.equal(facts.organisers.length, 2)
    if (inside.whole) t.ok(data.bytes.equals(Buffer.from(written)), 'byte for byte')
    else t.same(inside, { ...whole, whole: false, facts: { ...facts, organisers: [] }, data: {}, industryTree: null })
    const wanted = ['/en/exhibitor/featured?row=A', '/search', '/404']
    t.equal(inside.whole, wanted.includes(path), 'left out where nothing waits for the script')
  })
}

t.test('a document that answers a form says its whole state', async (t) => {
  const body = 'form=visitor&consent=1'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await ask(base, '/visitor/register', { method: 'POST', headers, body })
  t.equal(answer.status, 422)
  const inside = JSON.parse(/id="state">([^<]*)<\/script>/.exec(answer.body)![1]!)
  t.match(inside, { whole: true, form: { form: 'visitor', done: false }, data: { page: {} } })
})

t.test('data are of the language of the prefix alone, whatever the cookie says', async (t) => {
  const cookie = { cookie: 'i18n_locale=en', 'accept-language': 'en' }
  const data = await ask(base, '/_data/', { headers: cookie })
  t.equal(data.status, 200)
  t.match(data.json<object>(), { locale: 'cn' })
  t.equal(data.headers.vary, 'Accept-Encoding')
  t.match((await ask(base, '/_data/en/', { headers: { cookie: 'i18n_locale=cn' } })).json<object>(), { locale: 'en' })
})

for (const path of [
  '/search?q=tea',
  '/exhibitor/featured?q=a',
  '/visitor/code?code=12345678901234567',
  '/en/visitor/products?q=x'
]) {
  t.test(`${path}: free text is shown and never kept`, async (t) => {
    for (const address of [path, `/_data${path}`]) {
      const { status, headers } = await ask(base, address)
      t.same([status, headers['cache-control'], headers.etag], [200, 'no-store', undefined], address)
    }
  })
}

t.test('what a page does not declare is no part of it: the same bytes under any query', async (t) => {
  const plain = await ask(base, '/exhibition/about')
  for (const query of ['utm_source=x', 'from=singlemessage&isappinstalled=0', 'page=2', '__proto__=1', 'q=%zz']) {
    const answer = await ask(base, `/exhibition/about?${query}`)
    t.equal(answer.headers.etag, plain.headers.etag, query)
  }
})

t.test('no header of a visitor enters what is kept', async (t) => {
  const plain = await ask(base, '/contact/us')
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-original-url': '/news',
    'x-http-method-override': 'DELETE'
  }
  const answer = await ask(base, '/contact/us', { headers })
  t.equal(answer.headers.etag, plain.headers.etag)
  t.notMatch(answer.body, 'evil.example')
  t.match(answer.body, '<link rel="canonical" href="https://fair.example/contact/us">')
})

t.test('a page that is not found is one thing a language', async (t) => {
  const [one, two] = [await ask(base, '/a/b'), await ask(base, '/c/d?x=1')]
  t.equal(one.headers.etag, two.headers.etag)
  t.not(one.headers.etag, (await ask(base, '/en/a/b')).headers.etag)
})

t.test('built files stay for a year and come compressed', async (t) => {
  const { body } = await ask(base, '/')
  const files = [...body.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css|woff2|svg|png))"/g)].map(
    ([, file]) => file!
  )
  t.ok(files.length > 5)
  for (const file of new Set(files)) {
    const { status, headers } = await ask(base, file, { headers: { 'accept-encoding': 'br' } })
    t.equal(status, 200, file)
    t.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
    // What coding would make longer stays as it is.
    if (/\.(js|css)$/.test(file) && Number(headers['content-length']) > 200) {
      t.equal(headers['content-encoding'], 'br', file)
    }
  }
})

t.test('a simulated clock is kept nowhere and found by nobody', async (t) => {
  const preview = await startProcess(t, { PREVIEW_DATE: '2025-06-12', SITE_ORIGIN: 'https://fair.example' })
  for (const path of ['/', '/_data/', '/en/visitor/guide', '/sitemap.xml']) {
    const { headers, body } = await ask(preview.base, path)
    t.same([headers['cache-control'], headers.etag], ['no-store', undefined], path)
    if (headers['content-type']?.startsWith('text/html')) t.match(body, '<meta name="robots" content="noindex">', path)
  }
})
