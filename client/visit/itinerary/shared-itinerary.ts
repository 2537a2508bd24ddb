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

/** What `read` takes from the address's fragment, by default all of it, and from its last value. */
export type ReadFragment = (hash: string, before: string) => string

const wholeFragment: ReadFragment = (hash) => hash

/**
 * The address's fragment, and a function that removes it from the address. It is read while rendering, so it must not be
 * used on the server.
 */
export function useFragment(read = wholeFragment): [fragment: string, dismiss: () => void] {
  const [fragment, setFragment] = useState(() => read(window.location.hash, ''))
  useEffect(() => {
    const update = () => setFragment((before) => read(window.location.hash, before))
    window.addEventListener('hashchange', update)
    return () => window.removeEventListener('hashchange', update)
  }, [read])
  const dismiss = () => {
    const { hash, pathname, search } = window.location
    if (read(hash, '')) window.history.replaceState(window.history.state, '', pathname + search)
    setFragment('')
  }
  return [fragment, dismiss]
}
