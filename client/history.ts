/** The browser's history and the store, held together: one address, one state. */
import { navigate } from 'wouter/use-browser-location'
import type { Navigator } from './navigation.tsx'
import { loadPage } from './page-loader.ts'
import type { Store } from './store.ts'

/** A navigator over the browser's history. A newer navigation wins over one that still waits. */
export function createNavigator(store: Store): Navigator {
  let latest = 0
  const here = () => window.location.pathname + window.location.search
  let shown = here()

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

  window.history.scrollRestoration = 'manual'
  const remember = () => window.history.replaceState({ ...window.history.state, scroll: window.scrollY }, '')
  window.addEventListener('pagehide', remember)
  window.addEventListener('popstate', (event) => {
    if (here() === shown) {
      // Back at what is shown: what is still on its way is not wanted any more.
      latest += 1
      store.setState({ progress: 'idle' })
      return
    }
    const scroll = Number(event.state?.scroll) || 0
    show(here(), () => {}).then((done) => done && requestAnimationFrame(() => window.scrollTo(0, scroll)))
  })

  return {
    prefetch: (address) => {
      if (!saving()) loadPage(address.replace(/#.*$/s, '')).catch(() => {})
    },
    go: (address) => {
      const target = new URL(address, window.location.href)
      const next = target.pathname + target.search
      if (next === here() && target.hash !== '') return window.location.assign(target.hash)
      remember()
      show(next, () => navigate(next + target.hash)).then((done) => done && arrive(target.hash))
    }
  }
}

/** Scroll and focus go where a document load would put them. */
function arrive(hash: string): void {
  requestAnimationFrame(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (target) return target.scrollIntoView()
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
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
