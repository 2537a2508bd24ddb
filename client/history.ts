/** Connects the browser's history with the store: the store contains the page of the current address. */
import { navigate } from 'wouter/use-browser-location'
import type { Navigator } from './navigation.tsx'
import { loadPage } from './page-loader.ts'
import { createScrollPositions } from './scroll-positions.ts'
import type { Store } from './store.ts'

/**
 * A navigator over the browser's history. Only the latest navigation is displayed; results of earlier ones are dropped.
 */
export function createNavigator(store: Store): Navigator {
  let latest = 0
  const currentAddress = () => window.location.pathname + window.location.search
  let displayed = currentAddress()
  const scrollPositions = createScrollPositions()

  /**
   * Loads a page, calls `pushEntry` and puts the page into the store. Resolves with true when that is done, undefined
   * where a later navigation or a document load replaces this one.
   */
  const display = async (address: string, pushEntry: () => void) => {
    latest += 1
    const navigation = latest
    store.setState({ progress: 'loading' })
    try {
      const state = await loadPage(address.replace(/#.*$/s, ''))
      if (navigation !== latest) return
      if (state.locale !== store.getState().locale) return window.location.assign(address)
      pushEntry()
      displayed = currentAddress()
      scrollPositions.entryChanged()
      const { industryTree, navigationCount, isInitialPage, path, screen, searchVisible } = store.getState()
      store.setState({
        ...state,
        // Pages that do not need the tree come without it; the one that is loaded stays.
        industryTree: state.industryTree ?? industryTree,
        navigationCount: navigationCount + 1,
        isInitialPage: isInitialPage && state.path === path && state.screen === screen,
        progress: 'idle',
        ...(state.path === path ? {} : { showMenu: false }),
        searchVisible: state.screen === 'search' && searchVisible,
        photoSrc: '',
        videoSrc: ''
      })
      applyHead(state.head)
      return true
    } catch {
      if (navigation !== latest) return
      store.setState({ progress: 'failed' })
      window.location.assign(address)
    }
  }

  window.addEventListener('popstate', () => {
    scrollPositions.saveCurrent()
    const scrollY = scrollPositions.savedPosition()
    if (currentAddress() === displayed) {
      // Back to the displayed page, or to another fragment of it: drop the navigation that is in flight.
      latest += 1
      store.setState({ progress: 'idle' })
      scrollPositions.entryChanged()
      // The browser itself scrolls to a fragment that was not visited before.
      if (scrollY !== undefined) window.scrollTo(0, scrollY)
      return
    }
    display(currentAddress(), () => {}).then(
      (done) => done && requestAnimationFrame(() => window.scrollTo(0, scrollY ?? 0))
    )
  })

  return {
    prefetch: (address) => {
      if (!savesData()) loadPage(address.replace(/#.*$/s, '')).catch(() => {})
    },
    go: (address) => {
      const target = new URL(address, window.location.href)
      const next = target.pathname + target.search
      if (next === currentAddress() && target.hash !== '') return window.location.assign(target.hash)
      const pushEntry = () => {
        scrollPositions.beforePush()
        navigate(next + target.hash)
      }
      display(next, pushEntry).then((done) => done && scrollAndFocus(target.hash))
    }
  }
}

/** Moves scroll and focus to where a document load would put them. */
function scrollAndFocus(hash: string): void {
  requestAnimationFrame(() => {
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
    // Only a native fragment navigation moves the starting point of sequential focus to the target. It fires
    // `popstate`.
    if (hash !== '' && hash === window.location.hash) window.location.replace(hash)
  })
}

function applyHead(head: { title: string; description: string; keywords: string }): void {
  document.title = head.title
  for (const name of ['description', 'keywords'] as const) {
    document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', head[name])
  }
}

/** Whether the browser asks to save data, so that nothing should be prefetched. */
function savesData(): boolean {
  // TypeScript's DOM types lack the Network Information API.
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  return connection?.saveData === true
}
