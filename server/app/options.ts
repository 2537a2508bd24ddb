/** What the application is started with. */
import type { Logger } from 'pino'
import type { DescriptorShares } from '../limits/descriptor-limit.ts'
import type { Settings } from '../settings.ts'

export interface AppOptions {
  settings: Settings
  /** Base URL of the API: the configured backend, or the embedded one where there is no other. */
  upstream: string
  /** Base URL of the embedded backend where it answers some of the calls beside `upstream` (CONTENT). */
  embeddedBeside?: string | undefined
  /** Faults of the embedded backend's content folder, one a line; default: none. */
  contentFaults?: () => readonly string[]
  /** Why the embedded backend cannot store submissions, or undefined where it can; no function: there is none. */
  storeFault?: (() => string | undefined) | undefined
  /** Whether the embedded backend still loads a part of its content; default: false. */
  isLoading?: () => boolean
  /** Folder with the built browser files. */
  assets: string
  log: Logger
  /** How many connections and files the process may have open; default: the shares of an unlimited process. */
  descriptors?: DescriptorShares
  /** Milliseconds for which a miss waits for the shared cache at most; tests on a busy machine wait longer. */
  sharedWaitMs?: number
  /** False in tests: every request goes through the router (see `pages/fast/fast-path.ts`). */
  isFast?: boolean
}

const megabyte = 1_048_576

/** The memory of one store in bytes: the cache of API responses and the store of derived resources get half each. */
export function maxStoreBytes({ cacheMaxMb }: Settings): number {
  return (cacheMaxMb * megabyte) / 2
}

/** The lifetimes for an edge; undefined: there is none. */
export function edgeLifetimes({ cdnTtlS, cacheStaleS }: Settings): { ttlS: number; staleS: number } | undefined {
  return cdnTtlS === undefined ? undefined : { ttlS: cdnTtlS, staleS: cacheStaleS }
}
