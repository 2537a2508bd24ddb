/**
 * Functions that parse texts of visitors and of the backend other than header fields, each with one text as its input.
 */
import { splitForSpeech } from '../../client/shell/reading-mode/speech.ts'
import { formOfCall } from '../../server/api/forms/form-guard.ts'
import { lettersOf, routeLetters } from '../../server/api/framework-path.ts'
import { queryTerms } from '../../server/backend/query-terms.ts'
import { readTraceId } from '../../server/http/trace-context.ts'
import { safeJson } from '../../server/pages/document.ts'
import { allowedScript } from '../../server/pages/page-state.ts'
import { escapeXml } from '../../server/pages/xml.ts'
import { validateForm } from '../../shared/forms/forms.ts'
import { isEmail, isPhone } from '../../shared/forms/validators.ts'
import { decideLocale, preferredLocale } from '../../shared/locale/locale.ts'
import { normalizeText } from '../../shared/locale/normalize-text.ts'
import { plainText } from '../../shared/locale/plain-text.ts'
import { isInternal, safeHref } from '../../shared/pages/links.ts'
import { matchRoute } from '../../shared/pages/match-page.ts'
import { talkEvent } from '../../shared/time/calendar-events.ts'
import { escapeText, foldLine } from '../../shared/time/icalendar.ts'
import { forms } from '../fixtures/edition-forms.ts'

const calendarSite = { origin: 'https://fair.example', locale: 'en', facts: {} } as never
/** The part of a text that fits into a request header: Node rejects more than 16 KB. */
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
  'escapeText of a calendar': escapeText,
  'foldLine of a calendar': foldLine,
  escapeXml,
  safeJson,
  allowedScript: (text) => allowedScript(text, ['a.example']),
  talkEvent: (text) => talkEvent(calendarSite, { id: 7, start: 1_749_608_100, title: text, html: text, room: text }),
  normalizeText,
  'queryTerms of a search': (text) => queryTerms(text.slice(0, 80)),
  lettersOf: (text) => lettersOf(headOf(text)),
  routeLetters: (text) => routeLetters(headOf(text), headOf(text)),
  formOfCall: (text) => formOfCall(`/api/${headOf(text)}`),
  readTraceId,
  'validateForm of a form': (text) =>
    validateForm(forms.organic.visitor, { email: text, phone: text, name: text, company: text }),
  splitForSpeech
}
