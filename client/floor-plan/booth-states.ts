/** What is highlighted on the floor plan: matches of the search, the booth in the address, starred booths. */
import { useEffect, useState } from 'react'
import { useItinerary } from '../itinerary/itinerary-store.ts'
import { isStarred } from '../itinerary/stars.ts'
import { useStore } from '../store.ts'
import { findBooths } from './find-booths.ts'
import type { FloorPlanBooth } from './geometry.ts'

export interface BoothState {
  /** It matches the search. */
  isMatch: boolean
  /** There is a search and it does not match. */
  isDimmed: boolean
  /** The address's fragment names it. */
  isTarget: boolean
  isStarred: boolean
}

/** The ids that match a search text, and a function that returns the state of a booth. */
export function useBoothStates(booths: readonly FloorPlanBooth[], text: string) {
  const itinerary = useItinerary()
  const target = useTargetBooth()
  const matches = findBooths(booths, text)
  const isSearch = text.trim() !== ''
  const stateOf = ({ id, booth }: FloorPlanBooth): BoothState => ({
    isMatch: matches.has(id),
    isDimmed: isSearch && !matches.has(id),
    isTarget: booth === target,
    isStarred: isStarred(itinerary, 'exhibitor', id)
  })
  return { matches, stateOf }
}

/** The booth number in the address's fragment `#booth-N5A05`; undefined on the server and while hydrating. */
function useTargetBooth(): string | undefined {
  const isInteractive = useStore((state) => state.isInteractive)
  const [target, setTarget] = useState<string>()
  useEffect(() => {
    if (!isInteractive) return
    const update = () => setTarget(/^#booth-(\w{1,12})$/.exec(window.location.hash)?.[1])
    update()
    window.addEventListener('hashchange', update)
    return () => window.removeEventListener('hashchange', update)
  }, [isInteractive])
  return target
}
