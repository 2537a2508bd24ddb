/**
 * The fair's day where the server does not say it: in a kept copy, and in a page that stays open over midnight
 * (shared/README.md#before-during-and-after-the-fair).
 */
import type { PageState } from '../../shared/pages/state.ts'
import { copyAttributes } from '../../shared/pages/worker-site.ts'
import { phaseOf, shanghaiDay } from '../../shared/time/dates.ts'
import type { Store } from '../store.ts'

const tickMs = 60_000

/** The day in Shanghai by the visitor's clock, as midnight UTC in unix seconds. */
export const deviceDay = () => shanghaiDay(Date.now() / 1000)

/** Day and phase of a page's state on another day. */
export function onDay({ facts }: PageState, today: number): Pick<PageState, 'today' | 'phase'> {
  return { today, phase: phaseOf(today, facts.first, facts.last) }
}

/**
 * Moves the day of the store on with the visitor's clock: at once where the document is a kept copy, else by the days
 * that have passed since the server said the day, so that a wrong clock or a previewed day stays what it is.
 */
export function followDay(store: Store): void {
  let ahead = 0
  const compare = () => {
    ahead = store.getState().today - deviceDay()
  }
  const update = () => {
    const today = deviceDay() + ahead
    if (today !== store.getState().today) store.setState(onDay(store.getState(), today))
  }
  if (!document.documentElement.hasAttribute(copyAttributes.at)) compare()
  store.subscribe((state, before) => {
    if (state.navigationCount !== before.navigationCount) compare()
  })
  document.addEventListener('visibilitychange', update)
  setInterval(update, tickMs)
  update()
}
