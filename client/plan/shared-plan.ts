/** A plan that came with the address, behind `#`, where no server sees it. */
import { useEffect, useState } from 'react'
import { type Plan, readPlanFragment } from './stars.ts'

export interface SharedPlan {
  /** Undefined where the address carries none. */
  shared: Plan | undefined
  /** Takes it out of the address. */
  leave: () => void
}

/** For components that are rendered in a browser only. */
export function useSharedPlan(): SharedPlan {
  const [fragment, setFragment] = useState(() => window.location.hash)
  useEffect(() => {
    const follow = () => setFragment(window.location.hash)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  const leave = () => {
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    setFragment('')
  }
  return { shared: readPlanFragment(fragment), leave }
}
