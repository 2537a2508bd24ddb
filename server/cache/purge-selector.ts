/** What a purge selects: stored responses, and the fetches whose responses must not be stored any more. */
import type { CacheEntry } from './entry.ts'

/** What a purge selects by: a stored entry, or the request of a fetch in flight. */
export interface PurgeCandidate {
  /** Purge tag and label of the rule. */
  tag: string
  label: string
  /** The URL of the request, bounded by `boundedText`. */
  url: string
  /** Undefined for a fetch in flight. */
  entry: CacheEntry | undefined
}

export type PurgeSelector = (candidate: PurgeCandidate) => boolean
