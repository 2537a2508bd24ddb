import type http from 'node:http'
import t from 'tap'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startSixCalls } from '../../fixtures/six-calls.ts'

const base = await startSite(t, (await startSixCalls(t)).base)

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
  ['/en/index', { cookie: 'cn' }, 301, '/en/'],
  ['/Contact/US/', { cookie: 'en' }, 302, '/en/contact/us'],
  ['//evil.example', { cookie: 'en' }, 302, '/en/evil.example'],
  ['/en//evil.example?lang=cn', {}, 302, '/evil.example']
]

for (const method of ['GET', 'HEAD']) {
  for (const [target, visitor, status, location] of redirects)
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

/** Target, visitor, and the language of the page that is sent without a redirect. */
const pages: [string, Visitor, string][] = [
  ['/404', { language: 'en' }, 'zh-CN'],
  ['/en/404', { cookie: 'cn', language: 'zh-CN' }, 'en'],
  ['/', { language: 'zh-CN,zh;q=0.9,en;q=0.8' }, 'zh-CN'],
  ['/', { cookie: 'cn', language: 'en' }, 'zh-CN'],
  ['/en/', { cookie: 'cn' }, 'en']
]
for (const round of ['derived', 'stored']) {
  for (const [target, visitor, language] of pages)
    t.test(`${target} ${JSON.stringify(visitor)} is a page in ${language}, ${round}`, async (t) => {
      const answer = await sendRequest(base, target, { headers: headersOf(visitor) })
      t.match(answer.body, `<html lang="${language}"`)
      t.equal(answer.headers['set-cookie'], undefined)
      const decided = target.startsWith('/en') ? [] : ['Cookie', ...(target === '/' ? ['Accept-Language'] : [])]
      t.equal(answer.headers.vary, ['Accept-Encoding', ...decided].join(', '))
    })
}

const switches: [string, Visitor, string, string][] = [
  ['/exhibition/about?lang=en', {}, '/en/exhibition/about', 'en'],
  ['/en/news?kind=industry_news&lang=cn&page=2', {}, '/news?kind=industry_news&page=2', 'cn']
]
for (const [target, visitor, location, code] of switches)
  t.test(`${target} ${JSON.stringify(visitor)} stores ${code} and redirects to ${location}`, async (t) => {
    const { status, headers } = await sendRequest(base, target, { headers: headersOf(visitor) })
    t.same([status, headers.location], [302, location])
    t.same(headers['set-cookie'], [`i18n_locale=${code}; Max-Age=31536000; Path=/; SameSite=Lax`])
    t.equal(headers['cache-control'], 'no-store')
  })

t.test('a prefetch of the language switch does not switch', async (t) => {
  const answer = await sendRequest(base, '/404?lang=en', { headers: { 'sec-purpose': 'prefetch;prerender' } })
  t.match(answer.body, '<html lang="zh-CN"')
  t.equal(answer.headers['set-cookie'], undefined)
  t.equal(answer.headers['cache-control'], 'no-store')
})

t.test('what is no path of this site gets 404 without a redirect', async (t) => {
  for (const target of ['/\\evil.example', '/en/%5C%5Cevil.example?lang=en', '/%2F%2Fevil.example/']) {
    const answer = await sendRequest(base, target, { headers: headersOf({ cookie: 'en' }) })
    t.same([answer.status, answer.headers.location], [404, undefined], target)
  }
})

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
