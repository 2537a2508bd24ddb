import { useEffect } from 'react'
import { itineraryFragment } from './shared-itinerary.ts'
import { countStars, type Itinerary } from './stars.ts'

/**
 * Writes the itinerary into the address's fragment while `isEnabled`, and fires `hashchange` for listeners that share
 * the address. For WeChat, whose own menu shares the current address (shared/README.md#wechat).
 */
export function useFragmentSync(itinerary: Itinerary, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return
    const fragment = countStars(itinerary) > 0 ? `#${itineraryFragment(itinerary)}` : ''
    if (fragment === window.location.hash) return
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', pathname + search + fragment)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  }, [itinerary, isEnabled])
}
