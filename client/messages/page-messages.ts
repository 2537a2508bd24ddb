/**
 * The messages of one kind of page, which stand in its folder (`pages/<kind>/messages.ts`) and load with its component.
 */
import { type Localizations, localized } from '../../shared/locale/locale.ts'
import { useStore } from '../store.ts'

/** The messages of a kind of page in the page's language. */
export function usePageMessages<M>(messages: Localizations<M>): M {
  return localized(
    messages,
    useStore((state) => state.locale)
  )
}
