/**
 * Scroll positions of the history's entries. The browser restores entries of loaded documents itself; for entries that
 * are displayed without a document load it does not know when their content is rendered, so they are restored here.
 */

export interface ScrollPositions {
  /** To be called before `pushState`: saves the position, and turns the browser's own restoration off. */
  beforePush: () => void
  /** To be called on `popstate`, while the page of the former entry is still displayed: saves its position. */
  saveCurrent: () => void
  /** To be called when the page of the current entry is displayed. */
  entryChanged: () => void
  /** The saved `scrollY` of the current entry, undefined where none is known. */
  savedPosition: () => number | undefined
}

/**
 * Positions are saved in memory by the `key` in an entry's state, and in that state itself, where they survive a
 * document load.
 */
export function createScrollPositions(): ScrollPositions {
  const { history } = window
  const positions = new Map<number, number>()
  /** Key of the entry whose page is displayed; on `popstate` `history.state` is already that of another entry. */
  let displayedKey: number | undefined = history.state?.key

  const isManual = () => history.scrollRestoration === 'manual'

  const saveCurrent = () => {
    if (displayedKey !== undefined) positions.set(displayedKey, window.scrollY)
  }
  const entryChanged = () => {
    if (isManual() && history.state?.key === undefined) addToHistoryState({ key: Math.random() })
    displayedKey = history.state?.key
  }
  const savedPosition = (): number | undefined => {
    const saved = positions.get(history.state?.key) ?? history.state?.scroll
    return typeof saved === 'number' ? saved : undefined
  }
  const saveInHistory = () => {
    if (displayedKey === undefined || history.state?.key !== displayedKey) return
    addToHistoryState({ scroll: window.scrollY })
  }

  // Still manual: the state that `pagehide` writes was lost, and the browser does not restore the position.
  const saved = savedPosition()
  if (isManual() && saved !== undefined) window.scrollTo(0, saved)

  window.addEventListener('pagehide', () => {
    saveInHistory()
    // The next document of this entry is restored by the browser.
    history.scrollRestoration = 'auto'
  })
  // Also fires for pages out of the back/forward cache, after the browser has restored the position.
  window.addEventListener('pageshow', () => {
    if (history.state?.key !== undefined) history.scrollRestoration = 'manual'
  })
  // On a navigation to another site the state that `pagehide` writes is lost.
  window.addEventListener('scrollend', () => {
    if (isManual()) saveInHistory()
  })

  const beforePush = () => {
    // The pushed entry inherits the value.
    history.scrollRestoration = 'manual'
    entryChanged()
    saveCurrent()
    saveInHistory()
  }
  return { beforePush, saveCurrent, entryChanged, savedPosition }
}

/** Adds to the current entry's state. Browsers throw where that happens too often (Safari: 100 times in 30 s). */
function addToHistoryState(more: { key: number } | { scroll: number }): void {
  try {
    window.history.replaceState({ ...window.history.state, ...more }, '')
  } catch {
    // The position is then saved in memory only.
  }
}
