import t from 'tap'
import type { Locale } from '../../../shared/locale/locale.ts'
import { alternatesOf } from '../../../shared/pages/alternates.ts'

const origin = 'https://fair.example'

const cases: [string, Record<string, string>, string][] = [
  ['/', {}, '/'],
  ['/index', {}, '/'],
  ['/news', {}, '/news'],
  ['/news', { page: '2' }, '/news?page=2'],
  ['/news', { kind: 'industry_news', page: '3' }, '/news'],
  ['/news', { kind: 'industry_news', done: 'subscribe' }, '/news'],
  ['/media/industry_news', { page: '2' }, '/media/industry_news?page=2'],
  ['/exhibitor/featured', { country: 'DE' }, '/exhibitor/featured'],
  ['/exhibitor/featured', { country: 'DE', page: '2' }, '/exhibitor/featured'],
  ['/exhibitor/featured', { sort: 'booth', page: '2' }, '/exhibitor/featured'],
  ['/exhibitor/featured', { page: '2', done: 'subscribe' }, '/exhibitor/featured?page=2'],
  ['/search', { q: '茶' }, '/search'],
  ['/visitor/code', { code: '12345678901234567' }, '/visitor/code']
]
for (const [path, query, expected] of cases) {
  t.test(`${path} with ${JSON.stringify(query)} has the canonical path ${expected} in both languages`, async (t) => {
    const english = expected === '/' ? '/en/' : `/en${expected}`
    const languages = [
      { tag: 'zh-CN', href: origin + expected },
      { tag: 'en', href: origin + english },
      { tag: 'x-default', href: origin + expected }
    ]
    for (const [locale, canonicalPath] of [
      ['cn', expected],
      ['en', english]
    ] as [Locale, string][]) {
      t.same(alternatesOf({ origin, path, query, locale }), { canonical: origin + canonicalPath, languages })
    }
  })
}
