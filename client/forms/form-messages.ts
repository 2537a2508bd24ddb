/** The messages of forms in the page's language. They are loaded with the first form that is hydrated. */
import { createContext, useContext } from 'react'
import type { FormMessages } from '../../shared/forms/form-messages.ts'
import { type Locale, type Localizations, localized } from '../../shared/locale/locale.ts'

export const FormMessagesContext = createContext<FormMessages | null>(null)

/** The messages of forms. Throws outside of a `FormMessagesContext`. */
export function useFormMessages(): FormMessages {
  const messages = useContext(FormMessagesContext)
  if (!messages) throw new Error('useFormMessages found no FormMessagesContext: render the component inside one')
  return messages
}

const loaders: Localizations<() => Promise<FormMessages>> = {
  cn: async () => (await import('../../shared/forms/form-messages-cn.ts')).formMessagesCn,
  en: async () => (await import('../../shared/forms/form-messages-en.ts')).formMessagesEn
}

/** Loads the messages of a language. Rejects where their script cannot be loaded. */
export async function loadFormMessages(locale: Locale): Promise<FormMessages> {
  return localized(loaders, locale)()
}
