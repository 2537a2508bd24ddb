/** What reads texts of visitors and of the backend beside header fields, each as a function of one text. */
import { pieces } from '../../client/reading/readable.ts'
import { lettersOf, routeLetters } from '../../server/api/framework-path.ts'
import { fold, queryParts } from '../../server/backend/search-terms.ts'
import { formOfCall } from '../../server/form-guard.ts'
import { allowedScript } from '../../server/pages/analytics-script.ts'
import { safeJson } from '../../server/pages/document.ts'
import { escapeXml } from '../../server/pages/xml.ts'
import { readTraceId } from '../../server/trace-id.ts'
import { talkEvent } from '../../shared/calendar-events.ts'
import { check, forms } from '../../shared/forms.ts'
import { escapeText, foldLine } from '../../shared/icalendar.ts'
import { isInternal, safeHref } from '../../shared/links.ts'
import { decideLocale, preferredLocale } from '../../shared/locale.ts'
import { matchRoute } from '../../shared/routes.ts'
import { plainText } from '../../shared/shell-records.ts'
import { isEmail, isPhone } from '../../shared/validators.ts'

const calendarSite = { origin: 'https://fair.example', locale: 'en', facts: {} } as never
/** What requests are read from: Node refuses a head of more than 16 KB. */
const headOf = (text: string) => text.slice(0, 16_384)

export const textReaders: Readonly<Record<string, (text: string) => unknown>> = {
  plainText,
  isEmail,
  isPhone,
  safeHref: (text) => safeHref(text, true),
  isInternal,
  preferredLocale,
  decideLocale: (text) =>
    decideLocale({ target: `/${headOf(text)}`, cookie: text, acceptLanguage: text, purpose: undefined }),
  'matchRoute of a path': (text) => matchRoute(`/${headOf(text)}`, ''),
  'matchRoute of a query': (text) => matchRoute('/search', `q=${headOf(text)}&${headOf(text)}`),
  'text of a calendar': escapeText,
  'a line of a calendar': foldLine,
  escapeXml,
  safeJson,
  allowedScript: (text) => allowedScript(text, ['a.example']),
  talkEvent: (text) => talkEvent(calendarSite, { id: 7, start: 1_749_608_100, title: text, html: text, room: text }),
  fold,
  'queryParts of a search': (text) => queryParts(text.slice(0, 80)),
  lettersOf: (text) => lettersOf(headOf(text)),
  routeLetters: (text) => routeLetters(headOf(text), headOf(text)),
  formOfCall: (text) => formOfCall(`/api/${headOf(text)}`),
  readTraceId,
  'fields of a form': (text) => check(forms.organic.visitor, { email: text, phone: text, name: text, company: text }),
  'pieces that are read aloud': pieces
}
