/** The messages in the page's language: those of the interface, as a React context, and those of one kind of page. */
import { createContext } from 'react'
import { type Localizations, localized } from '../../shared/locale/locale.ts'
import { useProvided, useStore } from '../store.ts'
import type { Messages } from './cn.ts'

export type { Messages }
export const MessagesContext = createContext<Messages | null>(null)

/** The messages of the frame and of parts that several kinds of pages share. */
export function useMessages(): Messages {
  return useProvided(MessagesContext)
}

/** The messages of a kind of page, which stand in its folder (`pages/<kind>/messages.ts`) and load with its component. */
export function usePageMessages<M>(messages: Localizations<M>): M {
  return localized(
    messages,
    useStore((state) => state.locale)
  )
}
