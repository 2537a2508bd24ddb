/** What the check of a backend finds. */
import { shareSignature } from '../../shared/calls/rows.ts'
import type { ApiLocale } from '../../shared/locale/locale.ts'
import { printable } from '../api/explain-failure.ts'
import type { Answer } from './backend-client.ts'

/** `error`: visitors, or the backend's load, suffer from it. `note`: something to know. */
export type Severity = 'error' | 'note'

export interface Finding {
  severity: Severity
  /** What was checked. */
  check: 'answer' | 'contract' | 'display' | 'language' | 'caching' | 'link' | 'picture' | 'markup'
  /** Path of the call that shows it first, such as `/getNewsList`. */
  call: string
  /** Other calls of the same records that show it. */
  alsoIn: string[]
  /** Path and query of the first request that shows it. */
  target: string
  /** The languages in which it was found. */
  locales: ApiLocale[]
  /** The first field that shows it. */
  field: string | undefined
  message: string
  /** How many fields, or responses, have it. */
  count: number
}

/** A finding as a check reports it. */
export type Found = Omit<Finding, 'alsoIn' | 'locales' | 'count' | 'field'> & {
  locale: ApiLocale
  field?: string | undefined
  /** Whether the same in other calls is the same finding. */
  isOfAllCalls?: boolean
  /** What all messages of this kind have in common, in all calls. */
  alike?: string | undefined
  /** Whether the same of other fields is the same finding. */
  isOfAllFields?: boolean
}

/** An explanation without what it shows of one body: faults of the same kind are alike. */
export function withoutSample(why: string): string {
  return why.replace(/“[^“”]*”/g, (sample) => /"code":-?\d+/.exec(sample)?.[0] ?? '').replace(/\bat character \d+/g, '')
}

/** Call, request and language of an answer, as a finding has them. */
export const placeOf = ({ call, target, locale }: Pick<Answer, 'call' | 'target' | 'locale'>) => ({
  call: call.path,
  target,
  locale
})

/** What is reported of an answer that failed. */
export function failureOf(answer: Answer): Found {
  const { call, status, reason, why } = answer
  const isRefusedSignature = call.path === shareSignature.path && status !== undefined && status < 500
  // A failure is of the call; a refusal, and what a body is not, are usually the same in all of them.
  const alike = /^(?:404|410|500)$/.test(reason) ? undefined : withoutSample(why)
  const severity = isRefusedSignature ? 'note' : 'error'
  return { ...placeOf(answer), severity, check: 'answer', message: why, alike }
}

/** The calls that give the same records, by what these are. */
const recordKinds: Readonly<Record<string, string>> = {
  '/getNewsList': 'news',
  '/getNews': 'news',
  '/getExhibitorList': 'exhibitor',
  '/getExhibitor': 'exhibitor',
  '/getProductList': 'product',
  '/getProduct': 'product',
  '/getTalkList': 'talk',
  '/getTalk': 'talk'
}

export interface FindingList {
  add(found: Found): void
  /** Errors first; of each severity what concerns whole answers first, and markup last. */
  all(): Finding[]
}

/** From what concerns whole answers to details. */
const order: readonly Finding['check'][] = [
  'answer',
  'language',
  'contract',
  'display',
  'link',
  'picture',
  'caching',
  'markup'
]

/**
 * Creates a list in which the same fault of several entries, of several records, of a record in its list and by itself,
 * and in both languages is one finding.
 */
export function createFindings(): FindingList {
  const findings = new Map<string, Finding>()
  return {
    add({ locale, isOfAllCalls, alike, isOfAllFields, ...found }) {
      const field = found.field && printable(found.field)
      const message = printable(found.message)
      const kind = recordKinds[found.call]
      const place = kind === undefined ? field : field?.replace(/^data(\.list)?(\[\d+\])?/, '')
      const anyIndex = place?.replaceAll(/\[\d+\]/g, '[]')
      // What cleaning removes is the same in both languages.
      const anyLanguage = found.check === 'markup' ? anyIndex?.replace(/_(cn|en)$/, '') : anyIndex
      const ofKind = found.check === 'contract' && kind !== undefined ? kind : found.call
      const subject = isOfAllCalls || alike !== undefined ? '' : ofKind
      // Of a wrong type the value says nothing: `text of 13 characters`, `the text "2024"`.
      const shown = found.check === 'contract' ? /\d+|"[^"]*"/g : found.check === 'display' ? /“[^“”]*”/g : undefined
      const anyValue = shown ? message.replaceAll(shown, '0') : message
      const fields = isOfAllFields ? '' : anyLanguage
      const key = [found.severity, found.check, subject, fields, alike ?? anyValue].join('\n')
      const finding = findings.get(key)
      if (!finding) {
        const target = printable(found.target)
        findings.set(key, { ...found, alsoIn: [], target, message, field, locales: [locale], count: 1 })
        return
      }
      if (!finding.locales.includes(locale)) finding.locales.push(locale)
      const { call } = found
      if (call !== finding.call && !finding.alsoIn.includes(call)) finding.alsoIn.push(call)
      // The other language's copy of a bilingual record, and the other call, show the same.
      if (finding.locales[0] === locale && call === finding.call) finding.count += 1
    },
    all: () =>
      [...findings.values()].sort(
        (a, b) => a.severity.localeCompare(b.severity) || order.indexOf(a.check) - order.indexOf(b.check)
      )
  }
}
