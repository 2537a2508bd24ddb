/** An itinerary in the address's fragment, which browsers do not send to servers. */
import { useEffect, useState } from 'react'
import { type Itinerary, readItineraryFragment } from './stars.ts'

export interface SharedItinerary {
  /** Undefined where the fragment contains none. */
  shared: Itinerary | undefined
  /** Removes it from the address. */
  dismiss: () => void
}

/** Reads the fragment while rendering, so it must not be used on the server. */
export function useSharedItinerary(): SharedItinerary {
  const [fragment, setFragment] = useState(() => window.location.hash)
  useEffect(() => {
    const update = () => setFragment(window.location.hash)
    window.addEventListener('hashchange', update)
    return () => window.removeEventListener('hashchange', update)
  }, [])
  const dismiss = () => {
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    setFragment('')
  }
  return { shared: readItineraryFragment(fragment), dismiss }
}
