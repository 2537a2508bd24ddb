/** An itinerary in the address's fragment, which browsers do not send to servers. */
import { useEffect, useState } from 'react'
import { countStars, type Itinerary, itineraryOf, kinds, type StarKind } from './stars.ts'

const version = 1
const maxFragmentLength = 20_000
const letters: Record<StarKind, string> = { exhibitor: 'e', product: 'p', talk: 't' }

/** The itinerary as a URL fragment without `#`: `p=1-e101.102-t3`. Browsers do not send fragments to servers. */
export function itineraryFragment(itinerary: Itinerary): string {
  const valid = itineraryOf((kind) => itinerary[kind])
  const groups = kinds.flatMap((kind) => (valid[kind].length > 0 ? [letters[kind] + valid[kind].join('.')] : []))
  return `p=${[version, ...groups].join('-')}`
}

/** Parses a URL fragment, with or without `#`; undefined where it contains no itinerary. Never throws. */
export function readItineraryFragment(fragment: string): Itinerary | undefined {
  const match = /^#?p=(\d+)((?:-[a-z][\d.]*)*)$/.exec(fragment.slice(0, maxFragmentLength))
  if (!match || Number(match[1]) !== version) return undefined
  const groups = (match[2] ?? '').split('-')
  const itinerary = itineraryOf((kind) =>
    groups.filter((group) => group.startsWith(letters[kind])).flatMap((group) => group.slice(1).split('.').map(Number))
  )
  return countStars(itinerary) > 0 ? itinerary : undefined
}

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
