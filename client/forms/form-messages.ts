/** The messages of forms in the page's language. */
import { createContext } from 'react'
import type { FormMessages } from '../../shared/forms/form-messages.ts'
import { useProvided } from '../store.ts'

export const FormMessagesContext = createContext<FormMessages | null>(null)

/** The messages of forms. */
export function useFormMessages(): FormMessages {
  return useProvided(FormMessagesContext)
}
