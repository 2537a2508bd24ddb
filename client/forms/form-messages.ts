/** The messages of forms in the page's language. They are loaded with the first form that is hydrated. */
import { createContext } from 'react'
import type { FormMessages } from '../../shared/forms/form-messages.ts'
import { type Locale, type Localizations, localized } from '../../shared/locale/locale.ts'
import { useProvided } from '../store.ts'

export const FormMessagesContext = createContext<FormMessages | null>(null)

/** The messages of forms. */
export function useFormMessages(): FormMessages {
  return useProvided(FormMessagesContext)
}

const loaders: Localizations<() => Promise<FormMessages>> = {
  cn: async () => (await import('../../shared/forms/form-messages-cn.ts')).formMessagesCn,
  en: async () => (await import('../../shared/forms/form-messages-en.ts')).formMessagesEn
}

/** Loads the messages of a language. Rejects where their script cannot be loaded. */
export async function loadFormMessages(locale: Locale): Promise<FormMessages> {
  return localized(loaders, locale)()
}
