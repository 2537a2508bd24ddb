import t from 'tap'
import {
  decideLocale,
  type LocaleRequest,
  languageTag,
  localePath,
  locales,
  openGraphLocale,
  preferredLocale
} from '../../../shared/locale/locale.ts'

type Expected = [kind: string, ...rest: (string | number | boolean)[]]

const chinese = (path: string): Expected => ['page', 'cn', path]
const english = (path: string): Expected => ['page', 'en', path]
const permanent = (location: string): Expected => ['redirect', 301, location]
const temporary = (location: string): Expected => ['redirect', 302, location]

const table: [LocaleRequest, Expected][] = [
  [{ target: '/exhibition/about', acceptLanguage: 'en' }, chinese('/exhibition/about')],
  [{ target: '/exhibition/about', cookie: 'en' }, temporary('/en/exhibition/about')],
  [{ target: '/exhibition/about', cookie: 'cn', acceptLanguage: 'en' }, chinese('/exhibition/about')],
  [{ target: '/exhibition/about', cookie: 'fr' }, chinese('/exhibition/about')],
  [{ target: '/en/exhibition/about', cookie: 'cn' }, english('/exhibition/about')],
  [{ target: '/', acceptLanguage: 'en-GB,en;q=0.9' }, temporary('/en/')],
  [{ target: '/', acceptLanguage: 'zh-CN,zh;q=0.9,en;q=0.8' }, chinese('/')],
  [{ target: '/', acceptLanguage: 'fr' }, chinese('/')],
  [{ target: '/' }, chinese('/')],
  [{ target: '/', cookie: 'cn', acceptLanguage: 'en' }, chinese('/')],
  [{ target: '/?utm=1', cookie: 'en' }, temporary('/en/?utm=1')],
  [{ target: '/en' }, permanent('/en/')],
  [{ target: '/en?a=1' }, permanent('/en/?a=1')],
  [{ target: '/en/' }, english('/')],
  [{ target: '/en/index' }, permanent('/en/')],
  [{ target: '/en/index/' }, permanent('/en/')],
  [{ target: '/index' }, chinese('/index')],
  [{ target: '/index', acceptLanguage: 'en' }, chinese('/index')],
  [{ target: '/index', cookie: 'en' }, temporary('/en/')],
  [{ target: '/EN/contact/us' }, permanent('/en/contact/us')],
  [{ target: '/Contact/US' }, permanent('/contact/us')],
  [{ target: '/Contact/US', cookie: 'en' }, temporary('/en/contact/us')],
  [{ target: '/Contact/US', spellingOf: (path) => path }, chinese('/Contact/US')],
  [{ target: '/CONTACT/US?a=1', spellingOf: () => '/Contact/US' }, permanent('/Contact/US?a=1')],
  [{ target: '/EN/CONTACT/US/', spellingOf: () => '/Contact/US' }, permanent('/en/Contact/US')],
  [{ target: '/CONTACT/US', cookie: 'en', spellingOf: () => '/Contact/US' }, temporary('/en/Contact/US')],
  [{ target: '/contact/us/' }, permanent('/contact/us')],
  [{ target: '/contact//us?a=b' }, permanent('/contact/us?a=b')],
  [{ target: '/%63ontact/us' }, permanent('/contact/us')],
  [{ target: '/%e6%96%b0' }, permanent('/%E6%96%B0')],
  [{ target: '/%E6%96%B0' }, chinese('/%E6%96%B0')],
  [{ target: '/x?lang=cn', cookie: 'en' }, temporary('/x')],
  [{ target: '/en/x?lang=en', cookie: 'cn' }, temporary('/en/x')],
  [{ target: '/x?a=1&lang=en&b=%20' }, temporary('/en/x?a=1&b=%20')],
  [{ target: '/en/x/?lang=cn' }, temporary('/x')],
  [{ target: '/en/?lang=cn' }, temporary('/')],
  [{ target: '/index?lang=en' }, temporary('/en/')],
  [{ target: '/x?lang=fr' }, chinese('/x')],
  [{ target: '/x?language=en' }, chinese('/x')],
  [{ target: '/en/x?lang=en', purpose: 'prefetch;prerender' }, english('/x')],
  [{ target: '//evil.example' }, permanent('/evil.example')],
  [{ target: '//evil.example', cookie: 'en' }, temporary('/en/evil.example')],
  [{ target: '/en//evil.example' }, permanent('/en/evil.example')],
  [{ target: '/en//evil.example?lang=cn' }, temporary('/evil.example')],
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
  const { spellingOf, ...fields } = request
  t.test(
    `${JSON.stringify(fields)}${spellingOf ? ' with a page in upper case' : ''} is ${expected.join(' ')}`,
    async (t) => {
      const decision = decideLocale(request)
      const result =
        decision.kind === 'page'
          ? [decision.kind, decision.locale, decision.path]
          : decision.kind === 'redirect'
            ? [decision.kind, decision.status, decision.location]
            : [decision.kind]
      t.same(result, expected)
    }
  )
}

t.test('a redirect leads directly to a page, requested with the cookie that the redirect sets', async (t) => {
  for (const [request] of table) {
    const first = decideLocale(request)
    if (first.kind !== 'redirect') continue
    t.match(first.location, /^\/(?![/\\])/, `${first.location} stays on this site`)
    const again = decideLocale({ ...request, target: first.location, cookie: first.cookieLocale ?? request.cookie })
    t.equal(again.kind, 'page', `${request.target} -> ${first.location}`)
  }
})

t.test('a decision by cookie or Accept-Language is no-store and has Vary', async (t) => {
  t.match(decideLocale({ target: '/', acceptLanguage: 'en' }), { noStore: true, vary: ['Cookie', 'Accept-Language'] })
  t.match(decideLocale({ target: '/x', cookie: 'en' }), { noStore: true, vary: ['Cookie'] })
  t.match(decideLocale({ target: '/x?lang=en' }), { noStore: true, cookieLocale: 'en' })
  t.match(decideLocale({ target: '/x/' }), { noStore: false, vary: ['Cookie'] })
  t.notOk('cookieLocale' in decideLocale({ target: '/en/x', cookie: 'cn' }), 'a page with a prefix sets no cookie')
})

const ranges: [string | undefined, string][] = [
  [undefined, 'cn'],
  ['', 'cn'],
  ['en', 'en'],
  ['en;q=0.5,zh;q=0.6', 'cn'],
  ['zh-TW;q=0.4, en-US;q=0.3', 'cn'],
  ['yue-Hant-HK, en;q=0.8', 'cn'],
  ['cmn-Hans-CN, en;q=0.8', 'cn'],
  ['wuu;q=0, en;q=0.8', 'en'],
  ['fr,en;q=0.1', 'en'],
  ['en;q=0', 'cn'],
  ['en;q=2', 'cn'],
  ['*', 'cn'],
  ['*, en;q=0.5', 'cn'],
  ['en, *;q=0.5', 'en'],
  ['english', 'cn'],
  ['EN-us', 'en'],
  ['zh;q=0', 'cn'],
  ['fr, zh;q=0', 'cn'],
  ['zh;q=0, *', 'en'],
  ['zh;q=0, *;q=0.5', 'en'],
  ['*;q=0.5, ZH ; Q=0.000', 'en'],
  ['zh;q=0, en;q=0', 'cn'],
  ['zh;q=0, en;q=0, *', 'cn'],
  ['en;q=0, *', 'cn'],
  ['*;q=0', 'cn'],
  ['*;q=0, en', 'en'],
  ['*;q=0, zh', 'cn'],
  ['fr, *;q=0.1', 'cn'],
  ['*, zh;q=0.1', 'en'],
  ['en;q=0.5, zh;q=0, *;q=0.8', 'en'],
  ['en;q=0.5, zh;q=0.4, *;q=0.8', 'en'],
  ['zh-CN;q=0', 'cn'],
  ['zh-CN;q=0, *', 'en'],
  ['zh-Hans;q=0, *', 'en'],
  ['zh, zh-CN;q=0, en;q=0.1', 'en'],
  ['zh;q=0, zh-CN, en;q=0.1', 'cn'],
  ['zh-Hant', 'cn'],
  ['zh-Hant, en;q=0.5', 'cn'],
  ['zh-Hant;q=0.5, en;q=0.6', 'en'],
  ['zh-Hant;q=0, *', 'cn'],
  ['zh-TW, zh-CN;q=0, en;q=0.5', 'en'],
  ['zh-TW, zh;q=0, en;q=0.5', 'en'],
  ['en-US;q=0, *', 'cn'],
  ['en-US;q=0, zh;q=0, *', 'en'],
  ['en, zh', 'en'],
  ['zh, en', 'cn'],
  ['en, *', 'en'],
  ['*, en', 'cn'],
  ['zh, *', 'cn'],
  ['*, zh', 'cn'],
  ['zh;q=0;q=1, *', 'en'],
  ['zh;q=-0, *', 'cn'],
  ['zh;q=, *', 'cn'],
  ['zh;q=0x0, *', 'cn'],
  ['zh;q=0,5, *', 'en'],
  ['zh;q=.0, *', 'en'],
  ['en;q=1.1, *', 'cn'],
  ['en;q=0.9999, zh;q=0.5', 'en'],
  [`${'x'.repeat(990)}, zh;q=0.5, *`, 'cn'],
  [`${'x'.repeat(993)}, zh;q=0.5, *`, 'cn']
]
for (const [field, locale] of ranges) {
  t.test(`Accept-Language ${field} prefers ${locale}`, async (t) => t.equal(preferredLocale(field), locale))
}

t.test('the address of the English home page ends with a slash', async (t) => {
  t.equal(localePath('/', 'en'), '/en/')
  t.equal(localePath('/news', 'en'), '/en/news')
  t.equal(localePath('/news', 'cn'), '/news')
})

t.test('every locale has a valid language tag, and an Open Graph locale of the same language', async (t) => {
  for (const locale of locales) {
    t.same(Intl.getCanonicalLocales(languageTag[locale]), [languageTag[locale]])
    t.match(openGraphLocale[locale], /^[a-z]{2}_[A-Z]{2}$/)
    t.equal(openGraphLocale[locale].slice(0, 2), languageTag[locale].slice(0, 2))
  }
  t.same(Object.keys(openGraphLocale).sort(), [...locales].sort())
})
