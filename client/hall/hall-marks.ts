/** What is marked on the plan: what was looked for, what the address names, what is starred. */
import { useEffect, useState } from 'react'
import { usePlan } from '../plan/plan-store.ts'
import { isStarred } from '../plan/stars.ts'
import { useStore } from '../store.ts'
import { findBooths } from './find-booths.ts'
import type { HallBooth } from './hall-geometry.ts'

export interface PlaceMark {
  found: boolean
  /** Others were found. */
  dim: boolean
  /** The address names it. */
  here: boolean
  starred: boolean
}

/** `found` are the ids that the text names. */
export function useHallMarks(places: readonly HallBooth[], text: string) {
  const plan = usePlan()
  const named = useNamedBooth()
  const found = findBooths(places, text)
  const searching = text.trim() !== ''
  const markOf = (place: HallBooth): PlaceMark => ({
    found: found.has(place.id),
    dim: searching && !found.has(place.id),
    here: place.booth === named,
    starred: isStarred(plan, 'exhibitor', place.id)
  })
  return { found, markOf }
}

/** The booth of the address' fragment `#booth-N5A05`; nothing while the page is rendered. */
function useNamedBooth(): string | undefined {
  const live = useStore((state) => state.live)
  const [named, setNamed] = useState<string>()
  useEffect(() => {
    if (!live) return
    const look = () => setNamed(/^#booth-(\w{1,12})$/.exec(window.location.hash)?.[1])
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [live])
  return named
}
