/** A kept answer: whole, frozen, plain data but for the heads that are built from it. */
import type { Counter } from './counts.ts'
import { type Fields, field } from './fields.ts'
import type { Windows } from './freshness.ts'
import { type Bodies, createHeads, type Heads, type Shown } from './heads.ts'

export interface Entry {
  readonly status: number
  /** As the origin sent them, without those that end at the connection. */
  readonly fields: Fields
  readonly shown: Shown
  readonly bodies: Bodies
  /** Hash of the body; empty where nobody asks for it. */
  readonly version: string
  /** What the body means, read once; shared by all and never changed. */
  readonly value: unknown
  /** Bytes that `value` takes, estimated. */
  readonly valueSize: number
  readonly windows: Windows
  /** A purge has been here: ask before the next answer, but still cover an outage. */
  readonly purged: boolean
  readonly tag: string
  readonly counter: Counter
  /** Validators as visitors see them. */
  readonly etag: string | undefined
  readonly lastModified: string | undefined
  readonly heads: Heads
  /** Bytes, those of `value` included. */
  readonly size: number
}

/** What an entry is made from. */
export interface Ingredients
  extends Pick<Entry, 'status' | 'fields' | 'shown' | 'bodies' | 'windows' | 'tag' | 'counter'> {
  version?: string
  value?: unknown
  valueSize?: number
}

/** Bytes that an entry, its place in the store and its keys cost beside bodies and fields. */
const overhead = 1500

/** Makes an entry and freezes it: reads its validators, writes its heads and works out its size. */
export function createEntry(from: Ingredients): Entry {
  const { bodies, shown, valueSize = 0 } = from
  let size = overhead + valueSize + bodies.identity.length
  size += (bodies.gzip?.length ?? 0) + (bodies.br?.length ?? 0)
  for (const part of from.fields) size += part.length + 24
  // The heads are lists of the same strings, two of which are usually written out.
  for (const part of shown.own) size += 32 + 2 * part.length
  return Object.freeze({
    status: from.status,
    fields: from.fields,
    shown,
    bodies,
    version: from.version ?? '',
    value: from.value,
    valueSize,
    windows: Object.freeze(from.windows),
    purged: false,
    tag: from.tag,
    counter: from.counter,
    etag: field(shown.own, 'etag'),
    lastModified: field(shown.own, 'last-modified'),
    heads: createHeads(shown),
    size
  })
}

/** The same entry after a soft purge. */
export function purgedEntry(entry: Entry): Entry {
  return Object.freeze({ ...entry, purged: true })
}

/** A clock that runs behind the time of an entry by more than this has been set back. */
const slackMs = 5000

/** True while it may be used without a word to the origin. */
export function isFresh({ windows, purged }: Entry, now: number): boolean {
  return now < windows.freshUntil && now >= windows.born - slackMs && !windows.alwaysAsk && !purged
}

/** True while it is stale but usable at once, a refresh being started. */
export function mayRefreshBehind({ windows, purged }: Entry, now: number): boolean {
  return now < windows.refreshUntil && now >= windows.born - slackMs && !windows.alwaysAsk && !purged
}
