/** The messages of the interface in the page's language, as a React context. */
import { createContext } from 'react'
import { useProvided } from '../store.ts'
import type { Messages } from './cn.ts'

export type { Messages }
export const MessagesContext = createContext<Messages | null>(null)

/** The messages of the page's language. */
export function useMessages(): Messages {
  return useProvided(MessagesContext)
}
