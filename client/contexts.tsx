/** The React contexts that components read: the store, the navigator and the messages of the page's language. */
import type { ReactNode } from 'react'
import { type Messages, MessagesContext } from './messages/messages.ts'
import { NavigationContext, type Navigator } from './navigation.tsx'
import { type Store, StoreContext } from './store.ts'

export interface ContextsProps {
  store: Store
  messages: Messages
  /** Null where every link loads a document: on the server and inside WeChat. */
  navigator: Navigator | null
  children: ReactNode
}

/**
 * Provides the contexts. Parts that are hydrated by roots of their own (forms, lazily hydrated screens) stand outside
 * of `App`'s tree and are wrapped in these providers as well.
 */
export function Contexts({ store, messages, navigator, children }: ContextsProps) {
  return (
    <StoreContext value={store}>
      <NavigationContext value={navigator}>
        <MessagesContext value={messages}>{children}</MessagesContext>
      </NavigationContext>
    </StoreContext>
  )
}
