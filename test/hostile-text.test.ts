import type { IncomingMessage } from 'node:http'
import t from 'tap'
import { highlightParts } from '../client/pages/search/highlighted.tsx'
import { tileSource } from '../client/sections/tile-source.ts'
import { splitForSpeech } from '../client/shell/reading-mode/speech.ts'
import { findCall, resolveCall } from '../server/api/calls.ts'
import { rewriteLocations, storedCallHeaders } from '../server/api/downstream-headers.ts'
import { formOfCall, isFormCall } from '../server/api/forms/form-guard.ts'
import { lettersOf, routeLetters } from '../server/api/framework-path.ts'
import type { Input } from '../server/api/inputs/inputs.ts'
import { parseRequestTarget } from '../server/api/request-target.ts'
import { maskTicket, readShareUrl, resemblesSharePath } from '../server/api/share-route.ts'
import { readJson } from '../server/api/validate-envelope.ts'
import { queryTerms } from '../server/backend/query-terms.ts'
import { updateStoredFields } from '../server/cache/freshen.ts'
import { hasFieldNames, lifetimesOf } from '../server/cache/lifetimes.ts'
import { cacheControlOf, parseTargeted } from '../server/http/cache-control.ts'
import { formatCacheStatus } from '../server/http/cache-status.ts'
import { parseDate } from '../server/http/dates.ts'
import { deltaSeconds, parseDirectives, parseRequestDirectives } from '../server/http/directives.ts'
import { endToEndFields, listMembers } from '../server/http/fields.ts'
import { serializeFields } from '../server/http/response-head.ts'
import { negotiateCoding } from '../server/http/stored-response.ts'
import { readTraceId } from '../server/http/trace-context.ts'
import { isNotModified, matchesEtag } from '../server/http/validators.ts'
import { appendVary, secondaryKey, varyNames } from '../server/http/vary.ts'
import { fairCalendarDerivation, talkCalendarDerivation } from '../server/pages/calendar.ts'
import type { DerivedStore } from '../server/pages/derived/derived-store.ts'
import { safeJson } from '../server/pages/document.ts'
import { createUrlIndex } from '../server/pages/fast/fast-path.ts'
import { newsFeedDerivation } from '../server/pages/news-feed.ts'
import { listedPath } from '../server/pages/page-list.ts'
import { allowedScript } from '../server/pages/page-state.ts'
import { cleanRichText } from '../server/pages/rich-text.ts'
import { tileHosts } from '../server/pages/security.ts'
import { sitemapDerivation } from '../server/pages/sitemap.ts'
import { nameOf } from '../server/pages/structured-data.ts'
import { escapeXml } from '../server/pages/xml.ts'
import { readSettings } from '../server/settings.ts'
import { callDefinitions } from '../shared/calls/table.ts'
import { normalizeValue, validateForm } from '../shared/forms/forms.ts'
import { isEmail, isPhone } from '../shared/forms/validators.ts'
import { maxTextLength } from '../shared/locale/cut-text.ts'
import { decideLocale, localeOfLangHeader, localeOfTarget, preferredLocale } from '../shared/locale/locale.ts'
import { normalizeText } from '../shared/locale/normalize-text.ts'
import { plainText } from '../shared/locale/plain-text.ts'
import { isInternal, safeHref } from '../shared/pages/links.ts'
import { matchRoute } from '../shared/pages/match-page.ts'
import { toCsv } from '../shared/records/csv.ts'
import { readValue } from '../shared/records/read-record.ts'
import { readConfig, readMenu, readTree } from '../shared/records/shell-records.ts'
import { calendarFile } from '../shared/time/icalendar.ts'
import { forms } from './fixtures/edition-forms.ts'
import { assertLinearTime } from './fixtures/hostile-texts.ts'

// Functions that parse header fields and request targets, each with one text as its input.

/** The part of a text that fits into a request target: Node rejects a header of more than 16 KB. */
const tail = (text: string) => text.slice(-16_384)
const defaults = {
  fallbackS: undefined,
  fallbackStaleWhileRevalidateS: 0,
  maxHeuristicS: 60,
  graceS: 0,
  graceCoversErrors: false,
  usesApparentAge: true
}
const mapping = { origin: 'http://backend.example', prefix: '/api', mount: '/api' }
const lifetimes = (name: string, value: string) => {
  const fields = [name, value, 'Date', value, 'Age', value, 'Last-Modified', value]
  return lifetimesOf(200, fields, fields, cacheControlOf(fields), { requestTime: 0, responseTime: 0 }, defaults)
}

/** The functions by name. */
const fieldReaders: Readonly<Record<string, (text: string) => unknown>> = {
  appendVary: (text) => appendVary(text, 'lang', 'Accept-Encoding'),
  varyNames: (text) => varyNames(['Vary', text]),
  'secondaryKey by any field': (text) => secondaryKey(['x'], { x: text }),
  'secondaryKey by Accept-Language': (text) => secondaryKey(['accept-language'], { 'accept-language': text }),
  listMembers,
  'parseDirectives and seconds': (text) => deltaSeconds(parseDirectives(`max-age=${text}`), 'max-age'),
  'parseDirectives of a quoted argument': (text) => parseDirectives(`a="${text}"`),
  parseTargeted,
  'parseTargeted of a string': (text) => parseTargeted(`a="${text}`),
  hasFieldNames: (text) => hasFieldNames(text),
  'lifetimesOf by Cache-Control': (text) => lifetimes('Cache-Control', text),
  'lifetimesOf by no-cache with fields': (text) => lifetimes('Cache-Control', `no-cache="${text}"`),
  'lifetimesOf by CDN-Cache-Control': (text) => lifetimes('CDN-Cache-Control', text),
  'lifetimesOf by Expires': (text) => lifetimes('Expires', text),
  parseRequestDirectives: (text) => parseRequestDirectives({ 'cache-control': text, pragma: text }),
  parseDate: (text) => parseDate(text, 0),
  endToEndFields: (text) => endToEndFields(['Connection', text, 'X', 'y']),
  updateStoredFields: (text) => updateStoredFields(['X', text], ['Connection', text]),
  matchesEtag: (text) => matchesEtag(text, '"a"'),
  isNotModified: (text) => isNotModified({ 'if-none-match': text }, { etag: undefined, lastModified: text }, 0),
  negotiateCoding,
  formatCacheStatus: (text) => formatCacheStatus({ detail: text }),
  storedCallHeaders: (text) =>
    storedCallHeaders(['Vary', text, 'Cache-Control', text, 'ETag', text], '1', false, serializeFields([])),
  rewriteLocations: (text) => rewriteLocations(['Location', text], '/x', mapping),
  localeOfLangHeader,
  parseRequestTarget: (text) => parseRequestTarget(`/api/${tail(text)}`),
  'parseRequestTarget of a query': (text) => parseRequestTarget(`/api/x?${text}`),
  readShareUrl: (text) => readShareUrl(`url=http://fair.example/${text}`, 'fair.example'),
  'readShareUrl of any query': (text) => readShareUrl(text, 'fair.example'),
  resemblesSharePath: (text) => resemblesSharePath(tail(text), ''),
  'resemblesSharePath of a query': (text) => resemblesSharePath('/x', tail(text)),
  isFormCall: (text) => isFormCall(`/api/${tail(text)}`),
  localeOfTarget,
  maskTicket,
  'maskTicket of a name': (text) => maskTicket({ [text]: '' }),
  'maskTicket behind the name': (text) => maskTicket(`jsapi_ticket${text}`),
  readJson: (text) => readJson(Buffer.from(`{"a":"${text}`)),
  findCall: (text) => findCall('/getProductCategoryList', tail(text)),
  resolveCall: (text) =>
    resolveCall(callDefinitions.get('exhibitorList')!, (name) => (name === 'q' ? tail(text) : undefined))
}

/** A request target: Node rejects a request head of more than 16 KB. */
const inHead = (text: string) => text.slice(-16_384)
/** A text of the backend after `readValue` has cut it. */
const bounded = (text: string) => text.slice(-maxTextLength)
/** A form field: at most 4 KiB of a body of at most 64 KiB. */
const formField = (text: string) => text.slice(-4096)

const settings = readSettings({ SITE_ORIGIN: 'https://fair.example' })
const today = 1_749_600_000
const ok = (data: unknown): Input => ({ kind: 'ok', data, version: '1' })
const withHeaders = (headers: IncomingMessage['headers']) => ({ method: 'GET', url: '/', headers }) as IncomingMessage
/** An index over an empty store; `peek` is the only member that it uses. */
const emptyStore: Partial<DerivedStore> = { peek: () => undefined }
const urlIndex = createUrlIndex(emptyStore as DerivedStore, () => 1)
const values = (form: keyof typeof forms.organic, text: string) =>
  Object.fromEntries(forms.organic[form].fields.map(({ name }) => [name, text]))
const setting = (name: string) => (text: string) => {
  try {
    readSettings({ [name]: text })
  } catch {
    // An invalid setting throws only after it has been parsed.
  }
}
const talk = (text: string) => ({
  id: 1,
  forum: 'f',
  start: 1749608100,
  // Without a title the talk would be left out.
  title_cn: `x${text}`,
  room_cn: text,
  html_cn: text,
  speakers: [{ name_cn: text, position_cn: text, company_cn: text }]
})

const readField = (value: unknown, kind: 'text' | 'title' | 'html' | 'media' | 'link') =>
  readValue(
    value,
    { kind },
    {
      locale: 'cn',
      cleanHtml: (html) => cleanRichText(html, { pictureUrl: (src) => src, localizeLink: (path) => path }),
      mediaUrl: (src) => src
    }
  ) as string | undefined

/** All functions that parse header fields, request targets, texts of the backend, forms, URLs and settings. */
assertLinearTime(t, {
  ...fieldReaders,
  lettersOf: (text) => [lettersOf(inHead(text)), routeLetters(inHead(text), inHead(text))],
  formOfCall: (text) => formOfCall(`/api/${inHead(text)}`),
  readTraceId,
  allowedScript: (text) => allowedScript(text, ['a.example']),
  matchRoute: (text) => matchRoute(`/${inHead(text)}`, inHead(text)),
  'decideLocale of a path': (text) => decideLocale({ target: `/${inHead(text)}` }),
  'decideLocale of a query': (text) => decideLocale({ target: `/?lang=${inHead(text)}`, cookie: text, purpose: text }),
  preferredLocale,
  'the cookie in the URL index': (text) => urlIndex.find(withHeaders({ cookie: text })),
  listedPath: (text) => listedPath(`/${text}`),
  isEmail: (text) => isEmail(formField(text)),
  isPhone: (text) => isPhone(formField(text)),
  ...Object.fromEntries(
    (['subscribe', 'booth', 'exhibitor', 'visitor'] as const).map((form) => [
      `check of ${form}`,
      (text: string) => [
        validateForm(forms.organic[form], values(form, text)),
        forms.organic[form].fields.map((field) => normalizeValue(field, text))
      ]
    ])
  ),
  safeHref: (text) => [safeHref(text), isInternal(text)],
  plainText,
  'plainText after an open tag': (text) => plainText(`<script${text}`),
  'readConfig, readMenu and readTree': (text) => [
    readConfig([{ code: text, content: text, type: text }]),
    readMenu([{ name: text, path: text }]),
    readTree([{ id: text, name: text }], 'cn')
  ],
  'rich text': (text) => readField(text, 'html'),
  'rich text after an open tag': (text) => [readField(`<a ${text}`, 'html'), readField(`<a href="${text}`, 'html')],
  'texts, pictures and links': (text) => [
    readField(text, 'text'),
    readField(text, 'media'),
    readField(`/${text}`, 'link')
  ],
  calendarFile: (text) => calendarFile(bounded(text), []),
  'the calendar of a talk': (text) => talkCalendarDerivation(settings, 'cn', 'f', '1').derive([ok([]), ok(talk(text))]),
  'the calendar of the fair': (text) =>
    fairCalendarDerivation(settings, 'cn').derive([
      ok([
        { code: 'meta_desc_cn', content: text },
        { code: 'fact_first_day', content: '2025-06-11' },
        { code: 'fact_last_day', content: '2025-06-13' }
      ]),
      ok({})
    ]),
  'the news feed': (text) =>
    newsFeedDerivation(settings, 'cn', today).derive([
      ok({ list: [{ id: 1, date: 1, title_cn: text, summary_cn: text }] }),
      ok([{ code: 'meta_desc_cn', content: text }])
    ]),
  'the sitemap': (text) => sitemapDerivation(settings, today).derive([ok([{ path: `/${text}`, updated: 1 }])]),
  'names in structured data': nameOf,
  escapeXml: (text) => escapeXml(bounded(text)),
  safeJson: (text) => safeJson(bounded(text)),
  toCsv: (text) => toCsv(['a'], [[formField(text)]]),
  queryTerms,
  normalizeText,
  highlightParts: (text) => highlightParts(bounded(text), 'ab 中文 xs'),
  'pieces read aloud': (text) => splitForSpeech(bounded(text)),
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
