import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { languages } from '../../../shared/locale/languages.ts'
import {
  decideLocale,
  type LocaleRequest,
  localeOfTarget,
  localePath,
  prepareLanguages,
  withoutPrefix
} from '../../../shared/locale/locale.ts'
import { root } from '../../fixtures/root.ts'

/** The site's languages and Japanese. */
const rows = {
  ...languages,
  ja: { name: '日本語', prefix: 'ja', tag: 'ja', openGraph: 'ja_JP', ranges: ['ja'], isLatin: false }
}
const table = prepareLanguages(rows)
const ja = 'ja' as 'en' // a code that the site's own table does not have

const cases: [LocaleRequest, Record<string, unknown>][] = [
  [{ target: '/ja/contact/us' }, { kind: 'page', locale: 'ja', path: '/contact/us', vary: [] }],
  [
    { target: '/ja/contact/us', cookie: 'en' },
    { kind: 'page', locale: 'ja' }
  ],
  [{ target: '/ja' }, { status: 301, location: '/ja/' }],
  [{ target: '/ja/index' }, { status: 301, location: '/ja/' }],
  [{ target: '/JA/contact/us' }, { status: 301, location: '/ja/contact/us' }],
  [{ target: '/jazz' }, { kind: 'page', locale: 'cn', path: '/jazz' }],
  [
    { target: '/contact/us', cookie: 'ja' },
    { status: 302, location: '/ja/contact/us', vary: ['Cookie'] }
  ],
  [
    { target: '/', acceptLanguage: 'ja-JP,en;q=0.8' },
    { status: 302, location: '/ja/' }
  ],
  [
    { target: '/', acceptLanguage: 'fr,en;q=0.8,ja;q=0.5' },
    { status: 302, location: '/en/' }
  ],
  [
    { target: '/', acceptLanguage: 'zh;q=0, en;q=0, *' },
    { status: 302, location: '/ja/' }
  ],
  [
    { target: '/contact/us', acceptLanguage: 'ja' },
    { kind: 'page', locale: 'cn' }
  ],
  [{ target: '/en/x?lang=ja' }, { status: 302, location: '/ja/x', cookieLocale: 'ja', noStore: true }],
  [{ target: '/ja/x?lang=cn' }, { status: 302, location: '/x', cookieLocale: 'cn' }],
  [{ target: '/ja//evil.example' }, { status: 301, location: '/ja/evil.example' }],
  [{ target: '/ja/%zz' }, { kind: 'none', locale: 'ja' }],
  [{ target: '/en/contact/us' }, { kind: 'page', locale: 'en', path: '/contact/us' }]
]
for (const [request, expected] of cases) {
  t.test(`with Japanese in the table, ${JSON.stringify(request)}`, async (t) => {
    t.match(decideLocale(request, table), expected)
  })
}

t.test('paths of a third language have its prefix', async (t) => {
  t.same(
    ['/', '/news'].map((path) => localePath(path, ja, table)),
    ['/ja/', '/ja/news']
  )
  t.equal(localeOfTarget('/JA?x', table), 'ja')
})

t.test('a table needs exactly one language without prefix', async (t) => {
  t.throws(() => prepareLanguages({ ...rows, cn: { ...rows.cn, prefix: 'cn' } }), /exactly one/)
  t.throws(() => prepareLanguages({ ...rows, en: { ...rows.en, prefix: '' } }), /exactly one/)
})

const unprefixed: [string, 'cn' | 'en', string][] = [
  ['/en/news', 'en', '/news'],
  ['/en', 'en', '/'],
  ['/en//news', 'en', '/news'],
  ['/energy', 'en', '/energy'],
  ['/news', 'cn', '/news'],
  ['//evil.example', 'cn', '/evil.example']
]
for (const [path, locale, expected] of unprefixed) {
  t.test(`${path} without the prefix of ${locale}`, async (t) => t.equal(withoutPrefix(path, locale), expected))
}

/** Where the two languages of the API's field pairs are compared with each other. */
const pairs = /^server\/(check|backend|api\/display)\/|^shared\/locale\/bilingual\.ts$/

t.test('no code asks whether the language is one of the two', async (t) => {
  const sources = ['client', 'server', 'shared'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs)$/.test(name))
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
  )
  const found = sources
    .filter((file) => !pairs.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          /[!=]== '(cn|en)'|'(cn|en)' [!=]==|case '(cn|en)':|\?\? '(cn|en)'|['"`]\/en\b/.test(line) &&
          !/^\s*(\/?\*|\/\/)/.test(line)
            ? [`${file}:${index + 1} ${line.trim()}`]
            : []
        )
    )
  t.ok(sources.length > 300)
  t.same(found, [])
})
