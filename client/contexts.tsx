/**
 * The React contexts that components read: the store, the router and the messages of the page's language; and what a
 * component tells the server of its HTML.
 */
import { createContext, type ReactNode, useContext } from 'react'
import { Router, type RouterOptions } from 'wouter'
import { localePath } from '../shared/locale/locale.ts'
import type { RenderingNeed } from '../shared/pages/state.ts'
import { type Messages, MessagesContext } from './messages/messages.ts'
import { type Store, StoreContext } from './store.ts'

export interface ContextsProps {
  store: Store
  messages: Messages
  /** Where wouter takes the location from: `hook` in browsers, `ssrPath` and `ssrSearch` on the server. */
  router: Pick<RouterOptions, 'hook' | 'ssrPath' | 'ssrSearch'>
  children: ReactNode
}

/**
 * Provides the contexts. Parts that are hydrated by roots of their own (forms, lazily hydrated pages) stand outside of
 * `App`'s tree and are wrapped in these providers as well.
 */
export function Contexts({ store, messages, router, children }: ContextsProps) {
  return (
    <StoreContext.Provider value={store}>
      <Router base={localePath('', store.getState().locale)} {...router}>
        <MessagesContext.Provider value={messages}>{children}</MessagesContext.Provider>
      </Router>
    </StoreContext.Provider>
  )
}

/** Collects the needs of one rendering on the server; null in browsers. */
export const RenderingNeedsContext = createContext<Set<RenderingNeed> | null>(null)

/** Says that the HTML of the component has a need. */
export function useRenderingNeed(need: RenderingNeed, isNeeded = true): void {
  const needs = useContext(RenderingNeedsContext)
  if (isNeeded) needs?.add(need)
}
