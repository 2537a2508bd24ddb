/**
 * What the API proxy has stored: in memory, where records that do not exist evict no others, and in files for a start
 * while the backend is down.
 */
import type { Counters } from '../cache/counters.ts'
import type { PurgeCandidate, PurgeSelector } from '../cache/entry.ts'
import { SavedResponses } from '../cache/saved/saved-responses.ts'
import { createSavingStore, restoreResponse } from '../cache/saved/saving-store.ts'
import { createMissingStore, createStore, type Store, type StoredResource } from '../cache/store.ts'
import type { ThrottledLog } from '../observe/log.ts'
import { createRequestOfKey, type DeclaredRequests, removeSaved } from './declared-requests.ts'
import { type PurgeSelection, purgeSelector } from './purge-selection.ts'

/** What is known of the stored responses outside the proxy. */
export interface StoredResponses {
  /** The responses that the fast path serves: all but those whose record does not exist. */
  mainStore: Store
  /** What is stored, in no order; the use of an entry is not counted. */
  resources(): Iterable<StoredResource>
  /** The stored responses that a purge would select. */
  find(selection: PurgeSelection | undefined): PurgeCandidate[]
  /** Reads the responses that an earlier process has saved, for three seconds at most. Returns their number. */
  restore(): Promise<number>
  /** Number of responses that `restore` has read. */
  restored(): number
  /** Writes what is not saved yet. Never rejects. */
  close(): Promise<void>
  /** Size of all stored responses in bytes. */
  bytes(): number
  /** Number of stored responses. */
  entries(): number
  /** A counter that grows with every change to the stored responses. */
  revision(): number
}

interface ApiStoreOptions {
  /** Maximum size of all stored responses in bytes. */
  maxBytes: number
  /** Folder in which the last good responses of declared calls are saved; undefined: they are not. */
  saveIn: string | undefined
  /** The name of the backend, whose responses alone are restored. */
  backend: string
  log: ThrottledLog
  counters: Counters
  /** Called at each use. */
  declaredRequests: () => DeclaredRequests
  /** Wall-clock time in milliseconds. */
  now: () => number
}

interface ApiStore {
  /** Where the cache stores responses. */
  store: Store
  /** The same without the files. */
  memory: Store
  /** Removes the files of selected responses, or of all. */
  removeSaved(selects: PurgeSelector | undefined): void
  stored: StoredResponses
}

const mebibyte = 1_048_576
/** Milliseconds for which saved responses are read at start. */
const maxRestoreMs = 3000
/** Maximum number of stored 404 responses and the like. */
const maxMissingEntries = 1000

/** Creates an empty store. */
export function createApiStore(options: ApiStoreOptions): ApiStore {
  const { maxBytes, saveIn, backend, log, counters, now } = options
  const missingBytes = Math.min(mebibyte, maxBytes >> 3)
  const mainStore = createStore({ maxBytes: maxBytes - missingBytes })
  const missingStore = createStore({ maxBytes: missingBytes, maxEntries: maxMissingEntries })
  const memory = createMissingStore(mainStore, missingStore, now)
  const saved = saveIn === undefined ? undefined : new SavedResponses({ folder: saveIn, backend, log, maxBytes })
  const requestOfKey = createRequestOfKey(options.declaredRequests)
  const store = saved ? createSavingStore(memory, saved, requestOfKey) : memory
  return {
    store,
    memory,
    removeSaved: (selects) => saved && removeSaved(saved, requestOfKey, memory, selects),
    stored: {
      mainStore,
      resources: store.resources,
      find(selection) {
        const selects = selection && purgeSelector(selection)
        const candidates = [...store.resources()].flatMap(({ url, entries }) =>
          entries.map((entry): PurgeCandidate => ({ tag: entry.tag, label: entry.counter.label, url, entry }))
        )
        return selects ? candidates.filter(selects) : candidates
      },
      async restore() {
        const restoreOne = (response: Parameters<typeof restoreResponse>[0]) =>
          restoreResponse(response, requestOfKey, memory, counters, now())
        await saved?.restore(restoreOne, maxRestoreMs)
        return saved?.restored() ?? 0
      },
      restored: () => saved?.restored() ?? 0,
      close: async () => saved?.close(),
      bytes: store.bytes,
      entries: store.entries,
      revision: store.revision
    }
  }
}
