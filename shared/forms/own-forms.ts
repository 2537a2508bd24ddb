/** Words and options of the forms that a fair has of its own (shared/README.md#forms). */
import type { FormMessages } from './form-messages.ts'
import type { Choices } from './forms.ts'

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
