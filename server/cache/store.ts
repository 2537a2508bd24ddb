/**
 * The store of a cache: entries by key and secondary key, bounded in bytes, with an index by request URL.
 * A store around it keeps `missing` entries apart, so that requests for records that do not exist evict no others.
 */
import { LRUCache } from 'lru-cache'
import { boundedText } from '../http/fields.ts'
import { type CacheEntry, purgedEntry } from './entry.ts'

/** All entries of one key; more than one only where the response varies on request fields (RFC 9111, section 4.1). */
export interface StoredResource {
  /** Bounded by `boundedText`. */
  readonly key: string
  /** The URL as the request line spells it, bounded by `boundedText`. */
  readonly url: string
  readonly partition: string
  /** Request fields that select the entry, of those that Vary nominates. */
  readonly names: readonly string[]
  readonly secondaryKeys: readonly string[]
  /** The entry of each secondary key, at the same index. */
  readonly entries: readonly CacheEntry[]
  /** The entry of a resource that varies on no request field, else undefined. */
  readonly only: CacheEntry | undefined
  /** Bytes of keys and entries. */
  readonly size: number
}

/** Key and URL may have any length. */
export interface CacheKey {
  key: string
  url: string
  /** Separates responses to the same URL that differ by something outside it, such as the language. */
  partition: string
}

export interface Store {
  /** The resource of a key; counts as a use. */
  get(key: string): StoredResource | undefined
  /** The resource of a URL; does not count as a use. */
  getByUrl(partition: string, url: string): StoredResource | undefined
  /** Counts a use of the resource. */
  touch(resource: StoredResource): void
  /** Stores an entry. Entries whose responses nominated other field names are dropped. */
  put(cacheKey: CacheKey, names: readonly string[], secondaryKey: string, entry: CacheEntry): void
  drop(key: string): void
  dropVariant(key: string, secondaryKey: string): void
  /** Purges all matching entries, softly or by dropping them (`hard`), and returns their number. */
  purge(matches: (entry: CacheEntry, resource: StoredResource) => boolean, hard: boolean): number
  /** Soft-purges all entries of a key. */
  softPurge(key: string): void
  bytes(): number
  /** All resources, in no order; counts no use. */
  resources(): Iterable<StoredResource>
  /** Number of entries. */
  entries(): number
  /** Increases whenever an entry is stored, purged, dropped or evicted. */
  revision(): number
}

/** The entry of a resource for a secondary key. */
export function entryOf(resource: StoredResource | undefined, secondaryKey: string): CacheEntry | undefined {
  return resource?.entries[resource.secondaryKeys.indexOf(secondaryKey)]
}

/** The secondary keys of a resource that varies on nothing; one array for all, to save memory. */
const unvariedKeys: readonly string[] = ['']

/** Entries of one key. A field with many different values must not evict everything else. */
const maxVariants = 12

export interface StoreOptions {
  maxBytes: number
  /** Maximum number of keys. */
  maxEntries?: number
}

/** Creates an empty store; beyond its bounds the least recently used keys are evicted. */
export function createStore({ maxBytes, maxEntries }: StoreOptions): Store {
  /** By partition, then by URL. */
  const byUrl = new Map<string, Map<string, StoredResource>>()
  let entryCount = 0
  let revision = 0

  const resources = new LRUCache<string, StoredResource>({
    maxSize: maxBytes,
    ...(maxEntries === undefined ? {} : { max: maxEntries }),
    sizeCalculation: (resource) => resource.size,
    dispose(resource) {
      revision += 1
      entryCount -= resource.entries.length
      const index = byUrl.get(resource.partition)
      if (index?.get(resource.url) === resource) index.delete(resource.url)
    }
  })
  const setResource = (cacheKey: CacheKey, names: readonly string[], entries: ReadonlyMap<string, CacheEntry>) => {
    const resource = resourceOf(cacheKey, names, entries)
    const { key, url, partition } = resource
    if (resource.size > maxBytes) {
      resources.delete(key)
      return
    }
    resources.set(key, resource)
    revision += 1
    entryCount += entries.size
    let index = byUrl.get(partition)
    if (!index) {
      index = new Map()
      byUrl.set(partition, index)
    }
    index.set(url, resource)
  }
  const updateEntries = (resource: StoredResource, update: (entry: CacheEntry) => CacheEntry | undefined) => {
    const entries = updatedEntries(resource, update)
    if (entries.size === 0) resources.delete(resource.key)
    else setResource(resource, resource.names, entries)
  }

  return {
    get: (key) => resources.get(boundedText(key)),
    getByUrl: (partition, url) => byUrl.get(partition)?.get(boundedText(url)),
    touch(resource) {
      resources.get(resource.key)
    },
    put(cacheKey, names, secondaryKey, entry) {
      const previous = resources.peek(boundedText(cacheKey.key))
      const variants = previous && hasSameNames(previous.names, names) ? entriesOf(previous) : []
      setResource(cacheKey, names, withVariant(variants, secondaryKey, entry))
    },
    drop(key) {
      resources.delete(boundedText(key))
    },
    dropVariant(key, secondaryKey) {
      const resource = resources.peek(boundedText(key))
      const dropped = entryOf(resource, secondaryKey)
      if (resource && dropped) updateEntries(resource, (entry) => (entry === dropped ? undefined : entry))
    },
    purge(matches, hard) {
      let purged = 0
      for (const resource of [...resources.values()]) {
        const matching = new Set(resource.entries.filter((entry) => matches(entry, resource)))
        if (matching.size === 0) continue
        purged += matching.size
        updateEntries(resource, (entry) => (matching.has(entry) ? (hard ? undefined : purgedEntry(entry)) : entry))
      }
      return purged
    },
    softPurge(key) {
      const resource = resources.peek(boundedText(key))
      if (resource) updateEntries(resource, purgedEntry)
    },
    bytes: () => resources.calculatedSize,
    resources: () => resources.values(),
    entries: () => entryCount,
    revision: () => revision
  }
}

function resourceOf(
  cacheKey: CacheKey,
  names: readonly string[],
  entries: ReadonlyMap<string, CacheEntry>
): StoredResource {
  const key = boundedText(cacheKey.key)
  const url = boundedText(cacheKey.url)
  let size = (key.length + url.length) * 2
  for (const [secondaryKey, entry] of entries) size += entry.size + secondaryKey.length * 2
  const isUnvaried = names.length === 0
  return {
    key,
    url,
    partition: cacheKey.partition,
    names,
    secondaryKeys: isUnvaried ? unvariedKeys : [...entries.keys()],
    entries: [...entries.values()],
    only: isUnvaried ? entries.get('') : undefined,
    size
  }
}

function updatedEntries(
  resource: StoredResource,
  update: (entry: CacheEntry) => CacheEntry | undefined
): Map<string, CacheEntry> {
  const entries = new Map<string, CacheEntry>()
  for (const [secondaryKey, entry] of entriesOf(resource)) {
    const updated = update(entry)
    if (updated) entries.set(secondaryKey, updated)
  }
  return entries
}

/** The variants of a key with one more, which may replace one. */
function withVariant(variants: [string, CacheEntry][], secondaryKey: string, entry: CacheEntry) {
  const entries = new Map(variants)
  // Deleted first, so that the entry becomes the last in the map's order and the first is the oldest.
  entries.delete(secondaryKey)
  entries.set(secondaryKey, entry)
  const [oldest] = entries.keys()
  if (oldest !== undefined && entries.size > maxVariants) entries.delete(oldest)
  return entries
}

function entriesOf({ secondaryKeys, entries }: StoredResource): [string, CacheEntry][] {
  // Both arrays have the same length.
  return entries.map((entry, index) => [secondaryKeys[index]!, entry])
}

function hasSameNames(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name, index) => name === b[index])
}

/**
 * Combines two stores: `missing` entries go to the second one and take precedence over an older entry of their key in
 * the first. `now` is a clock in milliseconds. The index by URL has the first one's entries only.
 */
export function createMissingStore(main: Store, missing: Store, now: () => number): Store {
  return {
    get(key) {
      const resource = missing.get(key)
      const isUsable = resource?.entries.some(({ lifetimes }) => now() < lifetimes.staleIfUnreachableUntil)
      return isUsable ? resource : main.get(key)
    },
    getByUrl: main.getByUrl,
    touch: main.touch,
    put(cacheKey, names, secondaryKey, entry) {
      if (entry.missing) {
        // The record may be there again after a doubtful entry, so an older one is kept, to be revalidated.
        if (entry.doubtful) main.softPurge(cacheKey.key)
        else main.drop(cacheKey.key)
        missing.put(cacheKey, names, secondaryKey, entry)
      } else {
        missing.drop(cacheKey.key)
        main.put(cacheKey, names, secondaryKey, entry)
      }
    },
    drop(key) {
      main.drop(key)
      missing.drop(key)
    },
    dropVariant(key, secondaryKey) {
      main.dropVariant(key, secondaryKey)
      missing.dropVariant(key, secondaryKey)
    },
    purge: (matches, hard) => main.purge(matches, hard) + missing.purge(matches, hard),
    softPurge(key) {
      main.softPurge(key)
      missing.softPurge(key)
    },
    bytes: () => main.bytes() + missing.bytes(),
    *resources() {
      yield* main.resources()
      yield* missing.resources()
    },
    entries: () => main.entries() + missing.entries(),
    revision: () => main.revision() + missing.revision()
  }
}
