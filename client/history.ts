/** The browser's history and the store, held together: one address, one state. */
import { navigate } from 'wouter/use-browser-location'
import type { Navigator } from './navigation.tsx'
import { loadPage } from './page-loader.ts'
import { createScrollPlaces } from './scroll-places.ts'
import type { Store } from './store.ts'

/** A navigator over the browser's history. A newer navigation wins over one that still waits. */
export function createNavigator(store: Store): Navigator {
  let latest = 0
  const here = () => window.location.pathname + window.location.search
  let shown = here()
  const places = createScrollPlaces()

  const show = async (address: string, enter: () => void) => {
    latest += 1
    const own = latest
    store.setState({ progress: 'loading' })
    try {
      const state = await loadPage(address.replace(/#.*$/s, ''))
      if (own !== latest) return
      if (state.locale !== store.getState().locale) return window.location.assign(address)
      enter()
      shown = here()
      places.enter()
      // The tree and the configuration are asked once a visit, whichever page brought them.
      const { industryTree, visits, kept, path, screen, searchVisible } = store.getState()
      store.setState({
        ...state,
        industryTree: state.industryTree ?? industryTree,
        visits: visits + 1,
        kept: kept && state.path === path && state.screen === screen,
        progress: 'idle',
        ...(state.path === path ? {} : { showMenu: false }),
        searchVisible: state.screen === 'search' && searchVisible,
        photoSrc: '',
        videoSrc: ''
      })
      applyHead(state.head)
      return true
    } catch {
      if (own !== latest) return
      store.setState({ progress: 'failed' })
      window.location.assign(address)
    }
  }

  window.addEventListener('popstate', () => {
    places.leave()
    const place = places.place()
    if (here() === shown) {
      // Back at what is shown: what is still on its way is not wanted any more.
      latest += 1
      store.setState({ progress: 'idle' })
      // Another fragment of the same page; to one that is new the browser scrolls.
      places.enter()
      if (place !== undefined) window.scrollTo(0, place)
      return
    }
    show(here(), () => {}).then((done) => done && requestAnimationFrame(() => window.scrollTo(0, place ?? 0)))
  })

  return {
    prefetch: (address) => {
      if (!saving()) loadPage(address.replace(/#.*$/s, '')).catch(() => {})
    },
    go: (address) => {
      const target = new URL(address, window.location.href)
      const next = target.pathname + target.search
      if (next === here() && target.hash !== '') return window.location.assign(target.hash)
      const enter = () => {
        places.push()
        navigate(next + target.hash)
      }
      show(next, enter).then((done) => done && arrive(target.hash))
    }
  }
}

/** Scroll and focus go where a document load would put them. */
function arrive(hash: string): void {
  requestAnimationFrame(() => {
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
    // Only the browser's own way to a target has the focus go on from there; `popstate` tells of it.
    if (hash !== '' && hash === window.location.hash) window.location.replace(hash)
  })
}

function applyHead(head: { title: string; description: string; keywords: string }): void {
  document.title = head.title
  for (const name of ['description', 'keywords'] as const) {
    document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', head[name])
  }
}

/** A visitor who saves data is not sent what may never be wanted. */
function saving(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  return connection?.saveData === true
}
