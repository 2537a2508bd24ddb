/** The messages of the interface in the page's language, as a React context. */
import { createContext, useContext } from 'react'
import type { Messages } from './cn.ts'

export type { Messages }
export const MessagesContext = createContext<Messages | null>(null)

/** The messages of the page's language. Throws outside of a `MessagesContext`. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useMessages found no MessagesContext: render the component inside <App>')
  return messages
}
