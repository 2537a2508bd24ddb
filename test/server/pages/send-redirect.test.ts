import type http from 'node:http'
import t from 'tap'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProcess } from '../../fixtures/site-process.ts'
import { startSixCalls } from '../../fixtures/six-calls.ts'

const { base } = await startProcess(t, { API_UPSTREAM: (await startSixCalls(t)).base })

interface Visitor {
  cookie?: string
  language?: string
}
const headersOf = ({ cookie, language }: Visitor): http.OutgoingHttpHeaders => ({
  ...(cookie === undefined ? {} : { cookie: `other=1; i18n_locale=${cookie}` }),
  ...(language === undefined ? {} : { 'accept-language': language })
})

/** Target, visitor, status and location. */
const redirects: [string, Visitor, 301 | 302, string][] = [
  ['/exhibition/about', { cookie: 'en' }, 302, '/en/exhibition/about'],
  ['/', { language: 'en-GB,en;q=0.9' }, 302, '/en/'],
  ['/', { cookie: 'en' }, 302, '/en/'],
  ['/?utm=a%20b&x=1', { cookie: 'en' }, 302, '/en/?utm=a%20b&x=1'],
  ['/index', { cookie: 'en' }, 302, '/en/'],
  ['/en', {}, 301, '/en/'],
  ['/en', { cookie: 'cn' }, 301, '/en/'],
  ['/en/index', { cookie: 'cn' }, 301, '/en/'],
  ['/EN/contact/us', {}, 301, '/en/contact/us'],
  ['/Contact/US/', {}, 301, '/contact/us'],
  ['/Contact/US/', { cookie: 'en' }, 302, '/en/contact/us'],
  ['/contact//us?a=1', {}, 301, '/contact/us?a=1'],
  ['//evil.example', {}, 301, '/evil.example'],
  ['//evil.example', { cookie: 'en' }, 302, '/en/evil.example'],
  ['/en//evil.example', {}, 301, '/en/evil.example'],
  ['/en//evil.example?lang=cn', {}, 302, '/evil.example'],
  ['///evil.example//', { cookie: 'en' }, 302, '/en/evil.example']
]

for (const method of ['GET', 'HEAD']) {
  for (const [target, visitor, status, location] of redirects) {
    t.test(`${method} ${target} ${JSON.stringify(visitor)} redirects with ${status} to ${location}`, async (t) => {
      const answer = await sendRequest(base, target, { method, headers: headersOf(visitor) })
      t.equal(answer.status, status)
      t.equal(answer.headers.location, location)
      if (target.includes('lang=')) return
      t.equal(answer.headers['set-cookie'], undefined, 'a redirect without a switch does not set the cookie')
      if (status === 301) return
      t.match(answer.headers.vary, /\bCookie\b/)
      t.equal(answer.headers['cache-control'], 'no-store', 'shared caches do not store a redirect by preference')
    })
  }
}

t.test('a redirect of the root varies by Accept-Language', async (t) => {
  const { headers } = await sendRequest(base, '/', { headers: headersOf({ language: 'en' }) })
  t.equal(headers.vary, 'Cookie, Accept-Language')
})

/** Target, visitor, and the language of the page that is sent without a redirect. */
const pages: [string, Visitor, string][] = [
  ['/404', { language: 'en' }, 'zh-CN'],
  ['/en/404', { cookie: 'cn', language: 'zh-CN' }, 'en'],
  ['/', { language: 'zh-CN,zh;q=0.9,en;q=0.8' }, 'zh-CN'],
  ['/', { language: 'fr' }, 'zh-CN'],
  ['/', {}, 'zh-CN'],
  ['/', { cookie: 'cn', language: 'en' }, 'zh-CN'],
  ['/', { cookie: 'fr' }, 'zh-CN'],
  ['/en/', { cookie: 'cn' }, 'en']
]
for (const round of ['derived', 'stored']) {
  for (const [target, visitor, language] of pages) {
    t.test(`${target} ${JSON.stringify(visitor)} is a page in ${language}, ${round}`, async (t) => {
      const answer = await sendRequest(base, target, { headers: headersOf(visitor) })
      t.match(answer.body, `<html lang="${language}"`)
      t.equal(answer.headers['set-cookie'], undefined)
      const decided = target.startsWith('/en') ? [] : ['Cookie', ...(target === '/' ? ['Accept-Language'] : [])]
      t.equal(answer.headers.vary, ['Accept-Encoding', ...decided].join(', '))
    })
  }
}

const switches: [string, Visitor, string, string][] = [
  ['/exhibition/about?lang=en', {}, '/en/exhibition/about', 'en'],
  ['/exhibition/about?lang=cn', { cookie: 'en' }, '/exhibition/about', 'cn'],
  ['/en/exhibition/about?lang=en', { cookie: 'cn' }, '/en/exhibition/about', 'en'],
  ['/en/news?kind=industry_news&lang=cn&page=2', {}, '/news?kind=industry_news&page=2', 'cn'],
  ['/?lang=en', { language: 'zh-CN' }, '/en/', 'en'],
  ['/en/?lang=cn', { cookie: 'en', language: 'en' }, '/', 'cn'],
  ['/index?lang=en', {}, '/en/', 'en']
]
for (const [target, visitor, location, code] of switches) {
  t.test(`${target} ${JSON.stringify(visitor)} stores ${code} and redirects to ${location}`, async (t) => {
    const { status, headers } = await sendRequest(base, target, { headers: headersOf(visitor) })
    t.same([status, headers.location], [302, location])
    t.same(headers['set-cookie'], [`i18n_locale=${code}; Max-Age=31536000; Path=/; SameSite=Lax`])
    t.equal(headers['cache-control'], 'no-store')
  })
}

t.test('a prefetch of the language switch does not switch', async (t) => {
  const answer = await sendRequest(base, '/404?lang=en', { headers: { 'sec-purpose': 'prefetch;prerender' } })
  t.match(answer.body, '<html lang="zh-CN"')
  t.equal(answer.headers['set-cookie'], undefined)
  t.equal(answer.headers['cache-control'], 'no-store')
})

t.test('no redirect leads to another redirect or to another site', async (t) => {
  const cases = [...redirects.map(([target, visitor]) => [target, visitor] as const), ...switches]
  for (const [target, visitor] of cases) {
    const first = await sendRequest(base, target, { headers: headersOf(visitor) })
    const location = first.headers.location!
    t.match(location, /^\/(?![/\\])/, `${target} stays on this site`)
    t.equal(new URL(location, base).origin, base)
    const remembered = /i18n_locale=(\w+)/.exec(String(first.headers['set-cookie']))?.[1]
    const cookie = remembered ?? visitor.cookie
    const headers = headersOf({ ...visitor, ...(cookie === undefined ? {} : { cookie }) })
    const second = await sendRequest(base, location, { headers })
    t.notOk(second.headers.location, `${target} -> ${location} -> ${second.headers.location}`)
  }
})

const dangerous = [
  '/\\evil.example',
  '/%5Cevil.example',
  '/en/%5C%5Cevil.example',
  '/%2F%2Fevil.example',
  '/..//evil.example'
]
for (const target of dangerous) {
  t.test(`${target} gets 404 without a redirect`, async (t) => {
    for (const suffix of ['', '/', '?lang=en']) {
      const answer = await sendRequest(base, target + suffix, { headers: headersOf({ cookie: 'en' }) })
      t.equal(answer.status, 404, suffix)
      t.equal(answer.headers.location, undefined)
    }
  })
}

t.test('a POST is never redirected by language or spelling', async (t) => {
  const targets = ['/', '/en', '/en/index', '/Contact/US/', '/?lang=en']
  for (const target of targets) {
    const answer = await sendRequest(base, target, {
      method: 'POST',
      headers: headersOf({ cookie: 'en', language: 'en' })
    })
    t.equal(answer.headers.location, undefined, target)
    t.ok(answer.status >= 400, target)
  }
})
