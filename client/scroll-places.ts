/**
 * Where the visitor was on each entry of the history. What the browser loads it restores itself; of a page that is
 * shown without a document it does not know when it has come, so those entries are restored here.
 */

export interface ScrollPlaces {
  /** Before an entry is pushed: from here on the places are kept here. */
  push: () => void
  /** On `popstate`, while the page of the entry that is left still shows: keeps where the visitor was on it. */
  leave: () => void
  /** The page of the current entry shows. */
  enter: () => void
  /** Where the visitor was on the current entry; undefined where nobody knows. */
  place: () => number | undefined
}

/** Places are kept in memory under the key in an entry's state, and in that state for when the document is left. */
export function createScrollPlaces(): ScrollPlaces {
  const { history } = window
  const places = new Map<number, number>()
  /** The entry whose page shows; on `popstate` the current one is another already. */
  let entry: number | undefined = history.state?.key

  const isOurs = () => history.scrollRestoration === 'manual'

  const leave = () => {
    if (entry !== undefined) places.set(entry, window.scrollY)
  }
  const enter = () => {
    if (isOurs() && history.state?.key === undefined) write({ key: Math.random() })
    entry = history.state?.key
  }
  const place = (): number | undefined => {
    const own = places.get(history.state?.key) ?? history.state?.scroll
    return typeof own === 'number' ? own : undefined
  }
  const remember = () => {
    if (entry === undefined || history.state?.key !== entry) return
    write({ scroll: window.scrollY })
  }

  // An entry that was left as ours and is loaded again: the browser restores it only where it was left by `pagehide`.
  const last = place()
  if (isOurs() && last !== undefined) window.scrollTo(0, last)

  window.addEventListener('pagehide', () => {
    remember()
    history.scrollRestoration = 'auto'
  })
  // Loaded or out of the back/forward cache, the page stands where it was.
  window.addEventListener('pageshow', () => {
    if (history.state?.key !== undefined) history.scrollRestoration = 'manual'
  })
  // Whoever goes on to another site leaves without what `pagehide` would write.
  window.addEventListener('scrollend', () => {
    if (isOurs()) remember()
  })

  const push = () => {
    // The entry that is pushed takes this over.
    history.scrollRestoration = 'manual'
    enter()
    leave()
    remember()
  }
  return { push, leave, enter, place }
}

/** Adds to the current entry's state. Browsers refuse what comes too often (Safari: 100 times in 30 s): it is left out. */
function write(more: { key: number } | { scroll: number }): void {
  try {
    window.history.replaceState({ ...window.history.state, ...more }, '')
  } catch {
    // The place is then known as long as the document lives.
  }
}
