/** The cache of the API: its store, its engine and its two rules, that of declared calls and that of all others. */
import type { Tag } from '../../shared/calls/call.ts'
import type { CallName } from '../../shared/calls/table.ts'
import { apiLocales } from '../../shared/locale/bilingual.ts'
import { type Counters, createCounters } from '../cache/counters.ts'
import { CacheEngine } from '../cache/engine.ts'
import type { PurgeCandidate, PurgeSelector } from '../cache/entry.ts'
import { createFailures } from '../cache/failures.ts'
import { createReplicatedEngine } from '../cache/redis/replicas.ts'
import type { SharedCache } from '../cache/redis/shared-cache.ts'
import { createRfc9111Rule } from '../cache/rfc9111-rule.ts'
import type { CacheRule } from '../cache/rule.ts'
import { createSavingStore, restoreResponse, SavedResponses } from '../cache/saved/saved-responses.ts'
import { createMissingStore, createStore, type Store, type StoredResource } from '../cache/store.ts'
import { boundedText, type Fields } from '../http/fields.ts'
import type { FieldLines } from '../http/response-head.ts'
import type { Send } from '../http/transport.ts'
import type { Log, ThrottledLog } from '../observe/log.ts'
import type { Upstream } from '../upstream/upstream.ts'
import {
  createDeclaredRequests,
  createRequestOfKey,
  type DeclaredRequests,
  findCall,
  isForcedCall,
  removeSaved
} from './calls.ts'
import {
  createDeclaredCallRule,
  declaredLifetimes,
  mostEntryBytes,
  type OnContent,
  type OnStorability
} from './declared-call-rule.ts'
import { createDoubtfulResponses } from './doubtful-responses.ts'
import { type EdgeLifetimes, otherCallHeaders, rewriteLocations } from './downstream-headers.ts'
import type { OnUnusableResponse } from './error-responses.ts'
import { type PurgeSelection, purgeSelector } from './purge-selection.ts'
import { mount, parseRequestTarget } from './request-target.ts'
import { selectingFields } from './upstream-headers.ts'
import { createEnvelopeMemo } from './validate-envelope.ts'

/** What the site sets of the cache. */
export interface ApiCacheSettings {
  /** Lifetime in seconds of declared calls for which the upstream declares none. */
  ttlS: number
  /** How long stale responses may be served while the upstream fails, in seconds. */
  staleS: number
  /** Maximum size of all stored responses in bytes. */
  maxBytes: number
  /** Calls, by name or tag, that are stored in spite of no-store or Set-Cookie (CACHE_FORCE). */
  force: readonly (CallName | Tag)[]
  log: Log
  /** Folder in which the last good responses of declared calls are saved; undefined: they are not. */
  saveIn?: string | undefined
  onUnusable?: OnUnusableResponse
  /** The store that replicas share; undefined: this process works by itself. */
  shared?: SharedCache | undefined
  onContent?: OnContent
  /** False: every request is forwarded, and nothing is stored; default: what may be is stored. */
  isStoring?: boolean
  /** Lifetimes for an edge; undefined: there is none. */
  edge?: EdgeLifetimes | undefined
  onStorability?: OnStorability
}

interface ApiCacheOptions extends ApiCacheSettings {
  upstream: Pick<Upstream, 'origin' | 'prefix' | 'identity'>
  /** Sends a read to the backend. */
  send: Send
  /** The member of Via that the site adds. */
  via: string
  /** Fields of all responses. */
  security: FieldLines
  throttledLog: ThrottledLog
  /** Wall-clock time in milliseconds. */
  now: () => number
}

export interface ApiCache {
  engine: CacheEngine
  declaredRequests: DeclaredRequests
  /** The rule of all calls that the contract does not declare. */
  otherRule: CacheRule
  /** Hits, misses and stale hits per declared call and language; `other` counts the undeclared ones. */
  counters: Counters
  stored: StoredResponses
  /** Marks as stale (soft) or drops (hard) the selected entries, or all of them; returns their number. */
  purge(selection: PurgeSelection | undefined, hard: boolean): number
  /** Invalidates the stored responses of a target in both languages (RFC 9111, section 4.4). */
  invalidate(target: string): void
}

/** Creates an empty cache. It sends nothing until a request comes. */
export function createApiCache(options: ApiCacheOptions): ApiCache {
  const { ttlS, staleS, maxBytes, shared, throttledLog, now } = options
  const counters = createCounters()
  const failures = createFailures()
  const { store, memory, removeSaved, stored } = createApiStore({
    maxBytes,
    saveIn: options.saveIn,
    backend: options.upstream.identity,
    log: throttledLog,
    counters,
    declaredRequests: () => declaredRequests,
    now
  })
  const maxEntryBytes = mostEntryBytes(maxBytes)
  const engineOptions = {
    send: options.send,
    store,
    counters,
    failures,
    maxEntryBytes,
    now,
    onInternalError: (err: unknown) => options.log.error({ err }, 'the cache raised an internal error')
  }
  const engine = shared ? createReplicatedEngine(engineOptions, shared) : new CacheEngine(engineOptions)
  const rewrite = (fields: Fields, target: string) => rewriteLocations(fields, target, options.upstream)
  const declaredOptions = {
    ttlS,
    staleS,
    maxEntryBytes,
    security: options.security,
    throttledLog,
    envelopeMemo: createEnvelopeMemo(),
    doubtfulResponses: createDoubtfulResponses(failures, memory, () => declaredRequests),
    onUnusable: options.onUnusable ?? (() => {}),
    rewriteLocations: rewrite,
    origin: options.upstream.origin,
    onContent: options.onContent,
    onStorability: options.onStorability,
    edge: options.edge
  }
  const declaredRequests = createDeclaredRequests(
    options.via,
    (definition, locale) =>
      createDeclaredCallRule(definition, locale, isForcedCall(definition, options.force), declaredOptions),
    options.isStoring
  )
  return {
    engine,
    declaredRequests,
    otherRule: createOtherRule(ttlS, staleS, options.security, rewrite),
    counters,
    stored,
    purge(selection, hard) {
      const selects = selection && purgeSelector(selection)
      if (hard) removeSaved(selects)
      return engine.purge(selects, hard)
    },
    invalidate(target) {
      const parsed = parseRequestTarget(`${mount}${target}`)
      const definition = parsed && findCall(parsed.path, parsed.query)
      // A stored response of a declared call still serves while the backend fails.
      const isHard = definition === undefined
      for (const locale of apiLocales) {
        const key = definition ? declaredRequests.forQuery(definition, locale, parsed.query).key : `${locale} ${target}`
        shared?.invalidate(boundedText(key), isHard)
        engine.invalidate(key, isHard)
      }
    }
  }
}

/** The rule of undeclared calls: the origin's explicit word, by RFC 9111 alone. */
function createOtherRule(
  ttlS: number,
  staleS: number,
  security: FieldLines,
  rewrite: CacheRule['rewriteLocations']
): CacheRule {
  return createRfc9111Rule({
    label: 'other',
    defaults: {
      ...declaredLifetimes({ lifetimeS: undefined }, ttlS, staleS),
      fallbackS: undefined,
      fallbackStaleWhileRevalidateS: 0,
      graceCoversErrors: false,
      usesApparentAge: true
    },
    keyFields: new Set(['lang']),
    selectingFields,
    rewriteLocations: rewrite,
    downstreamHeaders: (fields, kind) => otherCallHeaders(fields, security, kind)
  })
}

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

/**
 * Creates an empty store: in memory, where records that do not exist evict no others, and in files for a start while the
 * backend is down.
 */
function createApiStore(options: ApiStoreOptions): ApiStore {
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
