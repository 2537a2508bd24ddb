/** Answers of the API before they are sent (rulings, section 4). */
import type { Locale } from '../../shared/locale.ts'
import { answerWords } from './answer-words.ts'

export interface Answer {
  status: number
  code: number
  msg: string
  data: unknown
  /** Set where this one answer must not be kept although its call's answers may. */
  once?: true
}

export interface CallInput {
  query: URLSearchParams
  locale: Locale
  /** Fields of a posted form; empty for a GET. */
  form: Readonly<Record<string, string>>
}

export interface Call {
  method: 'GET' | 'POST'
  /** Tells whether caches may keep the answers. */
  keep: boolean
  answer: (input: CallInput) => Answer | Promise<Answer>
}

/** Calls by path. */
export type Calls = Record<string, Call>

const failure = (code: number, word: keyof typeof answerWords) => (locale: Locale) => ({
  status: code,
  code,
  msg: answerWords[word][locale],
  data: null
})

/** A success with its data; code 1. */
export function found(data: unknown, locale: Locale): Answer {
  return { status: 200, code: 1, msg: answerWords.ok[locale], data }
}

/** No record has the id or path that was asked for. */
export const missing = failure(404, 'missing')
/** A parameter that the call needs is absent or malformed. */
export const malformed = failure(400, 'malformed')
export const methodRefused = failure(405, 'method')
export const mediaRefused = failure(415, 'media')
export const tooLarge = failure(413, 'large')
/** A fault of our own. */
export const broken = failure(500, 'broken')
