import type { IncomingMessage } from 'node:http'
import t from 'tap'
import { markParts } from '../client/directory/mark-parts.ts'
import { pieces } from '../client/reading/readable.ts'
import { tileSource } from '../client/sections/tile-source.ts'
import type { Answer } from '../server/answers.ts'
import { toCsv } from '../server/backend/csv.ts'
import { fold, queryParts } from '../server/backend/search-terms.ts'
import { fairCalendarMaking, talkCalendarMaking } from '../server/pages/calendar.ts'
import { safeJson } from '../server/pages/document.ts'
import { createHotTargets } from '../server/pages/hot-targets.ts'
import { listedPath } from '../server/pages/listed-path.ts'
import { newsFeedMaking } from '../server/pages/news-feed.ts'
import { readValue } from '../server/pages/read-record.ts'
import { cleanRichText } from '../server/pages/rich-text.ts'
import { sitemapMaking } from '../server/pages/sitemap.ts'
import { nameOf } from '../server/pages/structured-fair.ts'
import { escapeXml } from '../server/pages/xml.ts'
import { tileHosts } from '../server/security.ts'
import { readSettings } from '../server/settings.ts'
import { check, cleanValue, forms } from '../shared/forms.ts'
import { calendarFile } from '../shared/icalendar.ts'
import { isInternal, safeHref } from '../shared/links.ts'
import { decideLocale, preferredLocale } from '../shared/locale.ts'
import { matchRoute } from '../shared/routes.ts'
import { plainText, readConfig, readMenu, readTree } from '../shared/shell-records.ts'
import { longestAddress, longestText } from '../shared/text-bounds.ts'
import { isEmail, isPhone } from '../shared/validators.ts'
import { proveFast } from './fixtures/hostile-texts.ts'

/** What targets are read from: Node refuses a head of more than 16 KB. */
const tail = (text: string) => text.slice(-16_384)
/** What gets texts of the backend as pages, feed and calendar have read them. */
const bounded = (text: string) => text.slice(-longestText)
/** The body of a form has 64 KiB at most, and each of its fields 4 KiB. */
const field = (text: string) => text.slice(-4096)

const settings = readSettings({ SITE_ORIGIN: 'https://fair.example' })
const ok = (data: unknown): Answer => ({ kind: 'ok', data, version: '1' })
const withHeaders = (headers: IncomingMessage['headers']) => ({ method: 'GET', url: '/', headers }) as IncomingMessage
const hotTargets = createHotTargets(
  { peek: () => undefined } as unknown as Parameters<typeof createHotTargets>[0],
  () => 1
)
const values = (form: keyof typeof forms.organic, text: string) =>
  Object.fromEntries(forms.organic[form].fields.map(({ name }) => [name, text]))
const setting = (name: string) => (text: string) => {
  try {
    readSettings({ [name]: text })
  } catch {
    // What is refused has been read as well.
  }
}
const talk = (text: string) => ({
  id: 1,
  forum: 'f',
  start: 1749608100,
  // A talk has a title.
  title_cn: `x${text}`,
  room_cn: text,
  html_cn: text,
  speakers: [{ name_cn: text, position_cn: text, company_cn: text }]
})

const readField = (value: unknown, kind: 'text' | 'markup' | 'media' | 'link') =>
  readValue(
    value,
    { kind },
    {
      locale: 'cn',
      markup: (html) => cleanRichText(html, { picture: (src) => src, link: (path) => path }),
      media: (src) => src
    }
  ) as string | undefined

t.test('a text of the backend is cut at its bound, and an address beyond its bound is missing', async (t) => {
  const long = 'x'.repeat(1_000_000)
  t.equal(readField(long, 'text')!.length, longestText)
  t.equal(readField(long, 'markup')!.length, longestText)
  t.equal(readField(`${'x'.repeat(longestText - 1)}🍵`, 'text')!.length, longestText)
  for (const kind of ['media', 'link'] as const) {
    t.equal(readField(`/${'x'.repeat(longestAddress - 1)}`, kind)!.length, longestAddress)
    t.equal(readField(`/${'x'.repeat(longestAddress)}`, kind), undefined)
  }
  t.equal(readMenu([{ name: long, path: '/' }])[0]!.name.length, longestText)
  t.equal(readConfig([{ code: 'a', content: long }]).a!.length, longestText)
  t.equal(plainText(long).length, longestText)
})

/** What reads texts of the backend, forms, addresses and settings. */
proveFast(t, {
  matchRoute: (text) => matchRoute(`/${tail(text)}`, tail(text)),
  'decideLocale of a path': (text) => decideLocale({ target: `/${tail(text)}` }),
  'decideLocale of a query': (text) => decideLocale({ target: `/?lang=${tail(text)}`, cookie: text, purpose: text }),
  preferredLocale,
  'the cookie of a hit': (text) => hotTargets.find(withHeaders({ cookie: text })),
  listedPath: (text) => listedPath(`/${text}`),
  isEmail: (text) => isEmail(field(text)),
  isPhone: (text) => isPhone(field(text)),
  ...Object.fromEntries(
    (['subscribe', 'booth', 'exhibitor', 'visitor'] as const).map((form) => [
      `check of ${form}`,
      (text: string) => [
        check(forms.organic[form], values(form, text)),
        forms.organic[form].fields.map((field) => cleanValue(field, text))
      ]
    ])
  ),
  safeHref: (text) => [safeHref(text, true), safeHref(`mailto:${text}`, true), isInternal(text)],
  plainText,
  'plainText behind a beginning': (text) => plainText(`<script${text}`),
  'readConfig, readMenu and readTree': (text) => [
    readConfig([{ code: text, content: text, type: text }]),
    readMenu([{ name: text, path: text }]),
    readTree([{ id: text, name: text }], 'cn')
  ],
  'rich text': (text) => readField(text, 'markup'),
  'rich text behind a beginning': (text) => [
    readField(`<a ${text}`, 'markup'),
    readField(`<a href="${text}`, 'markup')
  ],
  'texts, pictures and links': (text) => [
    readField(text, 'text'),
    readField(text, 'media'),
    readField(`/${text}`, 'link')
  ],
  calendarFile: (text) => calendarFile(bounded(text), []),
  'the calendar of a talk': (text) => talkCalendarMaking(settings, 'cn', 'f', '1').make([ok([]), ok(talk(text))]),
  'the calendar of the fair': (text) =>
    fairCalendarMaking(settings, 'cn').make([ok([{ code: 'meta_desc_cn', content: text }]), ok({})]),
  'the news feed': (text) =>
    newsFeedMaking(settings, 'cn').make([
      ok({ list: [{ id: 1, date: 1, title_cn: text, summary_cn: text }] }),
      ok([{ code: 'meta_desc_cn', content: text }])
    ]),
  'the sitemap': (text) => sitemapMaking(settings).make([ok([{ path: `/${text}`, updated: 1 }])]),
  'names in structured data': nameOf,
  escapeXml: (text) => escapeXml(bounded(text)),
  safeJson: (text) => safeJson(bounded(text)),
  toCsv: (text) => toCsv(['a'], [[field(text)]]),
  queryParts,
  fold,
  markParts: (text) => markParts(bounded(text), 'ab 中文 xs'),
  'pieces read aloud': (text) => pieces(bounded(text)),
  tileSource: (text) => tileSource(`https://${text}`),
  tileHosts: (text) => tileHosts(`https://${text}`),
  ...Object.fromEntries(
    [
      'API_UPSTREAM',
      'SITE_ORIGIN',
      'MEDIA_ORIGIN',
      'BROWSER_API_BASE',
      'ANALYTICS_HOSTS',
      'MAP_TILES',
      'PREVIEW_DATE'
    ].map((name) => [`the setting ${name}`, setting(name)])
  )
})
