import t from 'tap'
import { decideLocale, type LocaleRequest, localePath, preferredLocale } from '../../shared/locale.ts'

type Outcome = [kind: string, ...rest: (string | number | boolean)[]]

const chinese = (path: string): Outcome => ['page', 'cn', path]
const english = (path: string): Outcome => ['page', 'en', path]
const moved = (location: string): Outcome => ['redirect', 301, location]
const found = (location: string): Outcome => ['redirect', 302, location]

const table: [LocaleRequest, Outcome][] = [
  [{ target: '/exhibition/about', acceptLanguage: 'en' }, chinese('/exhibition/about')],
  [{ target: '/exhibition/about', cookie: 'en' }, found('/en/exhibition/about')],
  [{ target: '/exhibition/about', cookie: 'cn', acceptLanguage: 'en' }, chinese('/exhibition/about')],
  [{ target: '/exhibition/about', cookie: 'fr' }, chinese('/exhibition/about')],
  [{ target: '/en/exhibition/about', cookie: 'cn' }, english('/exhibition/about')],
  [{ target: '/', acceptLanguage: 'en-GB,en;q=0.9' }, found('/en/')],
  [{ target: '/', acceptLanguage: 'zh-CN,zh;q=0.9,en;q=0.8' }, chinese('/')],
  [{ target: '/', acceptLanguage: 'fr' }, chinese('/')],
  [{ target: '/' }, chinese('/')],
  [{ target: '/', cookie: 'cn', acceptLanguage: 'en' }, chinese('/')],
  [{ target: '/?utm=1', cookie: 'en' }, found('/en/?utm=1')],
  [{ target: '/en' }, moved('/en/')],
  [{ target: '/en?a=1' }, moved('/en/?a=1')],
  [{ target: '/en/' }, english('/')],
  [{ target: '/en/index' }, moved('/en/')],
  [{ target: '/en/index/' }, moved('/en/')],
  [{ target: '/index' }, chinese('/index')],
  [{ target: '/index', acceptLanguage: 'en' }, chinese('/index')],
  [{ target: '/index', cookie: 'en' }, found('/en/')],
  [{ target: '/EN/contact/us' }, moved('/en/contact/us')],
  [{ target: '/Contact/US' }, moved('/contact/us')],
  [{ target: '/Contact/US', cookie: 'en' }, found('/en/contact/us')],
  [{ target: '/Contact/US', keepsCase: (path) => path === '/Contact/US' }, chinese('/Contact/US')],
  [{ target: '/contact/us/' }, moved('/contact/us')],
  [{ target: '/contact//us?a=b' }, moved('/contact/us?a=b')],
  [{ target: '/%63ontact/us' }, moved('/contact/us')],
  [{ target: '/%e6%96%b0' }, moved('/%E6%96%B0')],
  [{ target: '/%E6%96%B0' }, chinese('/%E6%96%B0')],
  [{ target: '/x?lang=cn', cookie: 'en' }, found('/x')],
  [{ target: '/en/x?lang=en', cookie: 'cn' }, found('/en/x')],
  [{ target: '/x?a=1&lang=en&b=%20' }, found('/en/x?a=1&b=%20')],
  [{ target: '/en/x/?lang=cn' }, found('/x')],
  [{ target: '/en/?lang=cn' }, found('/')],
  [{ target: '/index?lang=en' }, found('/en/')],
  [{ target: '/x?lang=fr' }, chinese('/x')],
  [{ target: '/x?language=en' }, chinese('/x')],
  [{ target: '/en/x?lang=en', purpose: 'prefetch;prerender' }, english('/x')],
  [{ target: '//evil.example' }, moved('/evil.example')],
  [{ target: '//evil.example', cookie: 'en' }, found('/en/evil.example')],
  [{ target: '/en//evil.example' }, moved('/en/evil.example')],
  [{ target: '/en//evil.example?lang=cn' }, found('/evil.example')],
  [{ target: '///evil.example/%2e%2e' }, ['none']],
  [{ target: '/\\evil.example' }, ['none']],
  [{ target: '/%5Cevil.example', cookie: 'en' }, ['none']],
  [{ target: '/%2F%2Fevil.example' }, ['none']],
  [{ target: '/en/%2e%2e/x' }, ['none']],
  [{ target: '/a%00b' }, ['none']],
  [{ target: '/%zz' }, ['none']],
  [{ target: 'http://evil.example/' }, ['none']]
]

for (const [request, expected] of table) {
  const { keepsCase, ...shown } = request
  t.test(
    `${JSON.stringify(shown)}${keepsCase ? ' with content in its own case' : ''} is ${expected.join(' ')}`,
    async (t) => {
      const decision = decideLocale(request)
      const outcome =
        decision.kind === 'page'
          ? [decision.kind, decision.locale, decision.path]
          : decision.kind === 'redirect'
            ? [decision.kind, decision.status, decision.location]
            : [decision.kind]
      t.same(outcome, expected)
    }
  )
}

t.test('a redirect leads to a final address: asked again with the cookie it writes, it is a page', async (t) => {
  for (const [request] of table) {
    const first = decideLocale(request)
    if (first.kind !== 'redirect') continue
    t.match(first.location, /^\/(?![/\\])/, `${first.location} stays on this site`)
    const again = decideLocale({ ...request, target: first.location, cookie: first.remember ?? request.cookie })
    t.equal(again.kind, 'page', `${request.target} -> ${first.location}`)
  }
})

t.test('what a cookie or Accept-Language decided is stored nowhere and says what decided', async (t) => {
  t.match(decideLocale({ target: '/', acceptLanguage: 'en' }), { noStore: true, vary: ['Cookie', 'Accept-Language'] })
  t.match(decideLocale({ target: '/x', cookie: 'en' }), { noStore: true, vary: ['Cookie'] })
  t.match(decideLocale({ target: '/x?lang=en' }), { noStore: true, remember: 'en' })
  t.match(decideLocale({ target: '/x/' }), { noStore: false, vary: ['Cookie'] })
  t.notOk('remember' in decideLocale({ target: '/en/x', cookie: 'cn' }), 'reading does not change the cookie')
})

const ranges: [string | undefined, string][] = [
  [undefined, 'cn'],
  ['', 'cn'],
  ['en', 'en'],
  ['en;q=0.5,zh;q=0.6', 'cn'],
  ['zh-TW;q=0.4, en-US;q=0.3', 'cn'],
  ['fr,en;q=0.1', 'en'],
  ['en;q=0', 'cn'],
  ['en;q=2', 'cn'],
  ['*', 'cn'],
  ['english', 'cn'],
  ['EN-us', 'en']
]
for (const [field, locale] of ranges) {
  t.test(`Accept-Language ${field} prefers ${locale}`, async (t) => t.equal(preferredLocale(field), locale))
}

t.test('the English home keeps its slash', async (t) => {
  t.equal(localePath('/', 'en'), '/en/')
  t.equal(localePath('/news', 'en'), '/en/news')
  t.equal(localePath('/news', 'cn'), '/news')
})
