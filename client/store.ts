/**
 * The client's state: the page state from the server, and the state of the interface. One zustand store is created per
 * server render and one per document in the browser.
 */
import { type Context, createContext, useContext } from 'react'
import { createStore, type StoreApi, useStore as useZustand } from 'zustand'
import { apiLocaleOf } from '../shared/locale/locale.ts'
import { pathOf } from '../shared/pages/links.ts'
import type { PageState } from '../shared/pages/state.ts'

/** State of the last page load or form submission, for the progress bar. */
export type Progress = 'idle' | 'loading' | 'failed'

export interface ClientState extends PageState {
  /** Address of the photo shown in the viewer; empty when it is closed. */
  photoSrc: string
  /** Address of the video shown in the viewer; empty when it is closed. */
  videoSrc: string
  /** True from a click on the search link of the top bar until the search form has taken the focus. */
  searchVisible: boolean
  /** True while the accordion menu is open. */
  showMenu: boolean
  progress: Progress
  /** True in a browser from the start of hydration; false on the server. */
  isInteractive: boolean
  /** True until the first navigation to another path than the document's, or another screen. */
  isInitialPage: boolean
  /** Number of navigations without a document load. */
  navigationCount: number
}

export type Store = StoreApi<ClientState>

/** A store whose initial state is the page state from the server, so that hydration renders the server's HTML. */
export function createClientStore(page: PageState): Store {
  return createStore<ClientState>(() => ({
    ...page,
    photoSrc: '',
    videoSrc: '',
    searchVisible: false,
    showMenu: false,
    progress: 'idle',
    isInteractive: false,
    isInitialPage: true,
    navigationCount: 0
  }))
}

/**
 * Adds the data that the document left out (`PageState.isComplete`), to the state and to the initial state: React
 * hydrates with zustand's `getInitialState()`, and a screen that is hydrated later than the frame needs the data there.
 */
export function addOmittedData(store: Store, { data, industryTree, place }: PageState): void {
  const omitted: Partial<ClientState> = { isComplete: true, data, industryTree, place }
  Object.assign(store.getInitialState(), omitted)
  store.setState(omitted)
}

export const StoreContext = createContext<Store | null>(null)

/** The value of a context. Throws outside of its provider. */
export function useProvided<T>(context: Context<T | null>): T {
  const value = useContext(context)
  if (value === null) throw new Error('rendered outside of <App>')
  return value
}

/** The store, for event handlers that set state. */
export function useStoreApi(): Store {
  return useProvided(StoreContext)
}

/** The selected part of the state; the component renders again when it changes. */
export function useStore<T>(select: (state: ClientState) => T): T {
  return useZustand(useStoreApi(), select)
}

/** Whether the fair is over (shared/README.md#before-during-and-after-the-fair). */
export function useIsOver(): boolean {
  return useStore((state) => state.phase === 'after')
}

/** A function that says whether there is a page at an address of this site, as far as the server knows. */
export function useHasPage(): (address: string) => boolean {
  const paths = useStore((state) => state.onlyPaths)
  const absent = useAbsentPages()
  return (address) => {
    const path = pathOf(address)
    return (!paths || paths.includes(path)) && !absent.includes(path)
  }
}

/** Paths of the site's usual pages that its content leaves out. */
export function useAbsentPages(): readonly string[] {
  return useSiteConfig('absent_pages').split(' ')
}

/** The halls that have a plan each; empty where one plan has all booths. */
export function usePlanHalls(): readonly string[] {
  return useSiteConfig('plan_halls').split('|').filter(Boolean)
}

/**
 * Values of the site's configuration (shared/README.md#menu-and-configuration). The entry `<code>_cn` or `<code>_en` by
 * the page's language, else `<code>`; empty where neither exists.
 */
export function useSiteConfig(code: string): string {
  return useStore(({ config, locale }) => config?.[`${code}_${apiLocaleOf(locale)}`] || config?.[code] || '').trim()
}
