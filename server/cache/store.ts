/** The store: what is kept under a key, bounded in bytes, with an index by the address as it arrives. */
import { LRUCache } from 'lru-cache'
import { boundedText } from './bounded-text.ts'
import { type Entry, purgedEntry } from './entry.ts'

/** All answers under one key; more than one only where they depend on request fields. */
export interface Resource {
  /** As `boundedText` gives it. */
  readonly key: string
  /** The address as a request line spells it, as `boundedText` gives it. */
  readonly url: string
  /** Keeps apart what one address means in different partitions. */
  readonly partition: string
  /** Request fields that choose among the variants. */
  readonly names: readonly string[]
  readonly variants: readonly string[]
  /** The entry of each variant, in the same order. */
  readonly entries: readonly Entry[]
  /** The one variant where no request field chooses. */
  readonly only: Entry | undefined
  readonly size: number
}

/** Keys and addresses may have any length; the store bounds what it remembers of them. */
export interface Place {
  key: string
  url: string
  partition: string
}

export interface Store {
  get(key: string): Resource | undefined
  /** By address; does not count as use. */
  at(partition: string, url: string): Resource | undefined
  /** Counts as use. */
  touch(resource: Resource): void
  put(place: Place, names: readonly string[], variant: string, entry: Entry): void
  drop(key: string): void
  dropVariant(key: string, variant: string): void
  /** Marks or drops every entry that matches; gives their number. */
  purge(matches: (entry: Entry) => boolean, hard: boolean): number
  /** Marks all entries of a key. */
  mark(key: string): void
  bytes(): number
  entries(): number
  /** Grows with everything that is put, marked, dropped or pushed out. */
  changes(): number
}

/** The entry of a variant, as `selecting` names it. */
export function entryOf(resource: Resource | undefined, variant: string): Entry | undefined {
  return resource?.entries[resource.variants.indexOf(variant)]
}

/** What most resources have. */
const unvaried: readonly string[] = ['']

/** Variants that one key may have; a field with many values must not push everything else out. */
const mostVariants = 12

export interface StoreOptions {
  maxBytes: number
  maxEntries?: number
}

/** A store bounded in bytes and entries; what was used longest ago goes first. */
export function createStore({ maxBytes, maxEntries }: StoreOptions): Store {
  const byAddress = new Map<string, Map<string, Resource>>()
  let variants = 0
  let changes = 0

  const forget = (resource: Resource) => {
    changes += 1
    variants -= resource.variants.length
    const index = byAddress.get(resource.partition)
    if (index?.get(resource.url) === resource) index.delete(resource.url)
  }
  const kept = new LRUCache<string, Resource>({
    maxSize: maxBytes,
    ...(maxEntries === undefined ? {} : { max: maxEntries }),
    sizeCalculation: (resource) => resource.size,
    dispose: forget
  })
  const place = (where: Place, names: readonly string[], entries: ReadonlyMap<string, Entry>) => {
    const key = boundedText(where.key)
    const url = boundedText(where.url)
    let size = (key.length + url.length) * 2
    for (const [variant, entry] of entries) size += entry.size + variant.length * 2
    const only = names.length === 0 ? entries.get('') : undefined
    const resource: Resource = {
      key,
      url,
      partition: where.partition,
      names,
      variants: names.length === 0 ? unvaried : [...entries.keys()],
      entries: [...entries.values()],
      only,
      size
    }
    if (size > maxBytes) {
      kept.delete(key)
      return
    }
    kept.set(key, resource)
    changes += 1
    variants += entries.size
    let index = byAddress.get(where.partition)
    if (!index) {
      index = new Map()
      byAddress.set(where.partition, index)
    }
    index.set(url, resource)
  }
  const rewrite = (resource: Resource, change: (entry: Entry) => Entry | undefined) => {
    const entries = new Map<string, Entry>()
    for (const [variant, entry] of entriesOf(resource)) {
      const changed = change(entry)
      if (changed) entries.set(variant, changed)
    }
    if (entries.size === 0) kept.delete(resource.key)
    else place(placeOf(resource), resource.names, entries)
  }

  return {
    get: (key) => kept.get(boundedText(key)),
    at: (partition, url) => byAddress.get(partition)?.get(boundedText(url)),
    touch(resource) {
      kept.get(resource.key)
    },
    put(where, names, variant, entry) {
      const before = kept.peek(boundedText(where.key))
      const entries = new Map(before && sameNames(before.names, names) ? entriesOf(before) : [])
      entries.delete(variant)
      entries.set(variant, entry)
      if (entries.size > mostVariants) entries.delete(entries.keys().next().value!)
      place(where, names, entries)
    },
    drop(key) {
      kept.delete(boundedText(key))
    },
    dropVariant(key, variant) {
      const resource = kept.peek(boundedText(key))
      const gone = entryOf(resource, variant)
      if (resource && gone) rewrite(resource, (entry) => (entry === gone ? undefined : entry))
    },
    purge(matches, hard) {
      let touched = 0
      for (const resource of [...kept.values()]) {
        let here = 0
        for (const entry of resource.entries) if (matches(entry)) here += 1
        if (here === 0) continue
        touched += here
        rewrite(resource, (entry) => (matches(entry) ? (hard ? undefined : purgedEntry(entry)) : entry))
      }
      return touched
    },
    mark(key) {
      const resource = kept.peek(boundedText(key))
      if (resource) rewrite(resource, purgedEntry)
    },
    bytes: () => kept.calculatedSize,
    entries: () => variants,
    changes: () => changes
  }
}

function entriesOf({ variants, entries }: Resource): [string, Entry][] {
  return entries.map((entry, index) => [variants[index]!, entry])
}

function placeOf({ key, url, partition }: Resource): Place {
  return { key, url, partition }
}

function sameNames(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name, index) => name === b[index])
}
