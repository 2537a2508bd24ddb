/** The part of a service worker's global scope that the worker uses; TypeScript's DOM types have none of it. */

export interface WorkerClient {
  id: string
  url: string
  postMessage: (message: unknown) => void
}

export interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends WaitingEvent {
  request: Request
  /** Id of the page that asks; empty for a navigation. */
  clientId: string
  /** Id of the page that a navigation leads to; older browsers lack it. */
  resultingClientId?: string
  /** The response of a navigation preload; undefined without one. */
  preloadResponse?: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}

export interface PageMessageEvent extends WaitingEvent {
  data: unknown
  source: WorkerClient | null
}

interface WorkerEvents {
  install: WaitingEvent
  activate: WaitingEvent
  fetch: FetchEvent
  message: PageMessageEvent
  sync: WaitingEvent
}

interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void) => void
  skipWaiting: () => Promise<void>
  caches: CacheStorage
  location: Location
  navigator: { languages?: readonly string[] }
  registration: {
    unregister: () => Promise<boolean>
    navigationPreload?: { enable: () => Promise<void> }
  }
  clients: {
    claim: () => Promise<void>
    get: (id: string) => Promise<WorkerClient | undefined>
    matchAll: () => Promise<WorkerClient[]>
  }
}

// The worker's own global object, by the Service Workers specification.
export const scope = self as unknown as WorkerScope
