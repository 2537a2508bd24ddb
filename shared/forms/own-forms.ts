/**
 * Words and options of the forms that a fair has of its own (shared/README.md#forms). They come with its configuration,
 * which is not trusted; `forms.yaml` is written as its codes. Browsers take `withFormWords` alone.
 */
import { inEitherLanguage } from '../locale/bilingual.ts'
import { cutText } from '../locale/cut-text.ts'
import { type ApiLocale, languages } from '../locale/languages.ts'
import { plainText } from '../locale/plain-text.ts'
import type { SiteConfig } from '../records/shell-records.ts'
import { type FormMessages, formMessages } from './form-messages.ts'
import { type Choices, choosableFields } from './forms.ts'

type Partly<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Partly<T[K]> }
/** Words in one language that replace those of `FormMessages`. */
export type FormWords = Partly<FormMessages>

export interface OwnForms {
  choices: Choices
  words: FormWords
  /** Version of the own text of the consent. */
  consentVersion?: string
}

/** The messages with a fair's own words in place of theirs. */
export function withFormWords(messages: FormMessages, words: FormWords = {}): FormMessages {
  return merged(messages, words)
}

function merged<T extends object>(base: T, words: Partly<T>): T {
  const entries = Object.entries(words).map(([key, word]) => {
    // The words have the shape of the messages; options may have further keys.
    const before = base[key as keyof T] as object | string | undefined
    return [key, typeof word === 'object' && word !== null ? merged(Object(before ?? {}), word) : word]
  })
  return { ...base, ...Object.fromEntries(entries) }
}

/** Characters of a word, and options of a field; the rest is left out. */
const maxWordLength = 300
const maxOptions = 60
const optionName = /^[a-z][a-z\d_]{0,38}$/

/** The words and options in one language; what the configuration does not give is missing. */
export function readOwnForms(config: SiteConfig, locale: ApiLocale): OwnForms {
  const choices = readChoices(config)
  const isSpaced = languages[locale].isLatin
  const word = (code: string, key = '') => {
    const text = cutText(plainText(config[code] ?? ''), maxWordLength)
    if (!isSpaced || text === '') return text
    // Values arrive trimmed; the link between the parts of a sentence needs its spaces.
    if (key === 'before') return `${text} `
    return key === 'after' && /^[\p{L}\d]/u.test(text) ? ` ${text}` : text
  }
  const wordsLike = (messages: object, prefix: string): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(messages).flatMap(([key, message]) => {
        const code = `${prefix}_${key}`
        const value = typeof message === 'string' ? word(`${code}_${locale}`, key) : wordsLike(message, code)
        return value === '' || Object.keys(value).length === 0 ? [] : [[key, value]]
      })
    )
  const words: FormWords = wordsLike(formMessages[locale], 'form')
  const options = Object.entries(choices).map(([field, values]) => [
    field,
    Object.fromEntries(
      values.map((value) => [value, labelOf(config, `form_options_${field}_${value}`, locale) || value])
    )
  ])
  const version = config.form_consent_version ?? ''
  return {
    choices,
    words: options.length > 0 ? { ...words, options: { ...words.options, ...Object.fromEntries(options) } } : words,
    ...(/^[\w.-]{1,40}$/.test(version) && { consentVersion: version })
  }
}

/** The options of each field whose code is there; an empty list where it names none. */
function readChoices(config: SiteConfig): Choices {
  return Object.fromEntries(
    choosableFields.flatMap((field) => {
      const text = config[`form_choices_${field}`]
      if (text === undefined) return []
      const names = text.split(',').map((name) => name.trim())
      return [[field, [...new Set(names.filter((name) => optionName.test(name)))].slice(0, maxOptions)]]
    })
  )
}

/** The label of an option in a language, else in the other one. */
function labelOf(config: SiteConfig, code: string, locale: ApiLocale): string {
  const text = inEitherLanguage(config, code, locale) ?? ''
  return cutText(plainText(text), maxWordLength)
}

export interface FormEntry {
  code: string
  content: string
  /** Where the value stands in the file. */
  steps: string[]
}

/**
 * The entries of a parsed `forms.yaml`. A file without options of the exhibit range, and no file (undefined), say that
 * the form has no such field: those of another fair would be wrong.
 */
export function formEntries(file: object = {}): FormEntry[] {
  const entries: FormEntry[] = []
  const visit = (value: unknown, steps: string[]) => {
    if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) visit(item, [...steps, key])
    else entries.push({ code: ['form', ...steps].join('_'), content: String(value), steps })
  }
  visit(file, [])
  const options = 'options' in file && typeof file.options === 'object' ? file.options : {}
  const choices = Object.entries(options ?? {}).filter(([field]) => field !== 'booth_type')
  for (const [field, labels] of [
    ...choices,
    ...('exhibit_range' in Object(options) ? [] : [['exhibit_range', {}] as const])
  ])
    entries.push({
      code: `form_choices_${field}`,
      content: Object.keys(Object(labels)).join(', '),
      steps: ['options', field]
    })
  return entries
}
