/** Inside WeChat the menu shares the address as it stands, so the address carries the plan (rulings, section 7). */
import { useEffect } from 'react'
import { countStars, type Plan, planFragment } from './stars.ts'

/** Keeps the plan in the address while `wanted`; whoever shares the page hears of it by `hashchange`. */
export function useShownFragment(plan: Plan, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return
    const fragment = countStars(plan) > 0 ? `#${planFragment(plan)}` : ''
    if (fragment === window.location.hash) return
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', pathname + search + fragment)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  }, [plan, wanted])
}
