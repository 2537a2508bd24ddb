/** The words of forms, in the page's language; they come with the forms. */
import { createContext, useContext } from 'react'
import type { FormWords } from '../../shared/form-words.ts'
import type { Locale } from '../../shared/locale.ts'

export const FormWordsContext = createContext<FormWords | null>(null)

/** The forms' dictionary. Throws outside a form. */
export function useFormWords(): FormWords {
  const words = useContext(FormWordsContext)
  if (!words) throw new Error('useFormWords needs a FormWordsContext above it')
  return words
}

/** Loads the dictionary of a language. Rejects where it cannot be had. */
export async function loadFormWords(locale: Locale): Promise<FormWords> {
  if (locale === 'en') return (await import('../../shared/form-words-en.ts')).formWordsEn
  return (await import('../../shared/form-words-cn.ts')).formWordsCn
}
