/**
 * Client-side navigation behind wouter's location (router.tsx): the data of the next page first, then its address. The
 * store always contains the page of the current address.
 */
import { navigate as changeAddress } from 'wouter/use-browser-location'
import { href } from '../../shared/pages/addresses.ts'
import type { PageState } from '../../shared/pages/state.ts'
import type { ClientState, Store } from '../store.ts'
import { isLeaving } from './chunk-guard.ts'
import { focusContent } from './focus-content.ts'
import { currentAddress, isPageUrl, isPlainClick, pageAddress } from './page-address.ts'
import { loadPage, showInDocument } from './page-loader.ts'
import { createScrollPositions } from './scroll-positions.ts'
import { isMetered } from './user-agent.ts'

export interface Navigation {
  /**
   * Displays a page of this site by its address with language prefix; where that fails, and for any other address, the
   * document is loaded. A link to the displayed page loads its document as well; with `replace` its data is loaded anew
   * instead, without a further entry in the history.
   */
  navigate: (address: string, options?: { replace?: boolean }) => void
  /** Loads a page's state, chunk and styles in advance. */
  prefetch: (address: string) => void
}

/** Loads the document of each address, and prefetches nothing (shared/README.md#wechat). */
export const documentNavigation: Navigation = {
  navigate: (address) => window.location.assign(address),
  prefetch: () => {}
}

/**
 * Navigation over the browser's history. Only the latest navigation is displayed; results of earlier ones are dropped.
 */
export function createNavigation(store: Store): Navigation {
  let latest = 0
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
      store.setState(displayedState(store.getState(), state))
      await showInDocument(store, state)
      if (state.late)
        void import('./late-data.ts').then(
          ({ loadLateData }) => loadLateData(store),
          () => {}
        )
      return true
    } catch {
      if (navigation !== latest) return
      store.setState({ progress: 'failed' })
      if (!isLeaving()) window.location.assign(address)
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
      if (!isMetered()) loadPage(address.replace(/#.*$/s, '')).catch(() => {})
    },
    navigate: (address, { replace = false } = {}) => {
      const target = new URL(address, window.location.href)
      const next = target.pathname + target.search
      if (!isPageUrl(target) || (next === currentAddress() && !replace)) return window.location.assign(target)
      const pushEntry = () => {
        if (replace) return
        scrollPositions.beforePush()
        changeAddress(next + target.hash)
      }
      display(next, pushEntry).then((done) => done && scrollAndFocus(target.hash))
    }
  }
}

/** What a loaded page changes in the store. */
function displayedState(previous: ClientState, state: PageState): Partial<ClientState> {
  const { industryTree, navigationCount, isInitialPage, path, screen, searchVisible } = previous
  return {
    ...state,
    // Absent where all has come: then that of the page before has to go.
    late: state.late,
    // Pages that do not need the tree come without it; the one that is loaded stays.
    industryTree: state.industryTree ?? industryTree,
    navigationCount: navigationCount + 1,
    isInitialPage: isInitialPage && state.path === path && state.screen === screen,
    progress: 'idle',
    ...(state.path === path ? {} : { showMenu: false }),
    searchVisible: searchVisible && state.path === href.search(),
    photoSrc: '',
    videoSrc: ''
  }
}

/** Moves scroll and focus to where a document load would put them. */
function scrollAndFocus(hash: string): void {
  requestAnimationFrame(() => {
    window.scrollTo(0, 0)
    focusContent()
    // Only a native fragment navigation moves the starting point of sequential focus to the target. It fires
    // `popstate`.
    if (hash !== '' && hash === window.location.hash) window.location.replace(hash)
  })
}

/**
 * Client-side navigation for the plain HTML of the page, by event delegation on the document: parts that are not
 * hydrated yet, and rich text. Hydrated links are wouter's `Link`, which handles its click before. Hands clicks, intent
 * events and GET forms that lead to pages of this site in its language to the navigation.
 */
export function followLinks(navigation: Navigation): void {
  document.addEventListener('click', (event) => {
    const address = isPlainClick(event) && !event.defaultPrevented ? pageAddress(event.target) : undefined
    if (address === undefined) return
    event.preventDefault()
    navigation.navigate(address)
  })
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'get') return
    const url = new URL(form.action)
    if (!isPageUrl(url)) return
    const parameters = new URLSearchParams()
    for (const [name, value] of new FormData(form, event.submitter)) {
      if (typeof value === 'string' && value !== '') parameters.append(name, value)
    }
    const query = parameters.toString()
    event.preventDefault()
    const address = query ? `${url.pathname}?${query}` : url.pathname
    navigation.navigate(address, { replace: address === currentAddress() })
  })
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      intent,
      (event) => {
        const address = pageAddress(event.target)
        if (address !== undefined) navigation.prefetch(address)
      },
      { passive: true }
    )
  }
}
