/**
 * The client's state in one zustand store per render (specification, section 3): what the server handed over, and
 * what the visitor has opened since.
 */
import { createContext, useContext } from 'react'
import { createStore, type StoreApi, useStore as useZustand } from 'zustand'
import type { PageState } from '../shared/state.ts'

/** What a request is doing, for the progress bar (specification, section 8). */
export type Progress = 'idle' | 'loading' | 'failed'

export interface ClientState extends PageState {
  /** Address of the photo shown in the viewer; empty when it is closed. */
  photoSrc: string
  /** Address of the video shown in the viewer; empty when it is closed. */
  videoSrc: string
  searchVisible: boolean
  showMenu: boolean
  progress: Progress
  /** True once the page is live in a browser. */
  live: boolean
  /** True until the visitor has gone to another page than the one that the document brought. */
  kept: boolean
  /** Pages shown since the document was loaded. */
  visits: number
}

export type Store = StoreApi<ClientState>

/** A store that begins with what the server handed over, so that server and browser render the same. */
export function createClientStore(page: PageState): Store {
  return createStore<ClientState>(() => ({
    ...page,
    photoSrc: '',
    videoSrc: '',
    searchVisible: false,
    showMenu: false,
    progress: 'idle',
    live: false,
    kept: true,
    visits: 0
  }))
}

export const StoreContext = createContext<Store | null>(null)

/** The store itself, for event handlers that set state. Throws outside the application. */
export function useStoreApi(): Store {
  const store = useContext(StoreContext)
  if (!store) throw new Error('useStoreApi needs a StoreContext above it: render inside <App>')
  return store
}

/** A part of the state; renders again when that part changes. */
export function useStore<T>(select: (state: ClientState) => T): T {
  return useZustand(useStoreApi(), select)
}
