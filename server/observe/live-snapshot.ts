/**
 * What the live page shows: of each call and language what the cache has done, holds and will do; and how the
 * backend answered each last, and why a response is not stored.
 */
import type { CallName } from '../../shared/calls/table.ts'
import type { ApiLocale } from '../../shared/locale/languages.ts'

/** What the backend did last for a call in one language. */
export interface CallObservation {
  /** The last exchange; undefined: none yet. */
  last?: {
    /** When it ended, in milliseconds since the epoch. */
    at: number
    /** The status, or why there was none. */
    outcome: string
    /** From the request to the head of the response or to the failure. */
    milliseconds: number | undefined
  }
  /** Why the last response was not stored, or needs a request for each use; undefined: it is stored. */
  whyNotStored?: string | undefined
}

/** A field that does not follow the contract. */
interface ResponseFault {
  /** From the body's root: `data.list[3].title_en`. */
  path: string
  expected: string
  got: string
  /** What visitors see because of it. */
  seen: string
}

/** What is wrong with the last response to a call. */
export interface FaultyResponse {
  /** The call's name. */
  call: string
  locale: ApiLocale
  /** Its parameter `id` or `path`, without personal data; undefined for calls without one. */
  id: string | undefined
  /** The first ones. */
  faults: readonly ResponseFault[]
  /** How many there are, or more than that where the check was ended. */
  count: number
}

/** One call in one language. Times are milliseconds since the epoch, durations seconds. */
export interface LiveRow extends CallObservation {
  call: CallName
  locale: ApiLocale
  /** Uses that were answered without waiting for a request of their own, by stored pages too. */
  hits: number
  /** All uses, those that waited for a request too. */
  uses: number
  /** Uses less the requests that they caused: calls that the backend was spared. */
  spared: number
  /** Requests to the backend, those in the background too. */
  requests: number
  /** Number of stored responses. */
  stored: number
  /** Of the youngest stored response, since the backend made it. */
  ageS: number | undefined
  /** Until the first stored response is stale; negative since then. */
  ttlS: number | undefined
  /** Milliseconds until the call without parameters may be asked again after failures; undefined: it may. */
  backOffMs: number | undefined
  /** Responses that do not follow the contract, and the faults in them. */
  faulty: { responses: number; faults: number }
}

/** A purge of the endpoint. */
export interface RecentPurge {
  /** In milliseconds since the epoch. */
  at: number
  selected: string
  hard: boolean
  /** Stored responses that it touched, of a batch those of all. */
  touched: number
}

export interface LiveSnapshot {
  at: number
  /** Share of all uses that caused no request, 0 to 1; undefined before the first use. */
  saving: number | undefined
  uses: number
  requests: number
  /** The fixed calls first, then by use. */
  rows: LiveRow[]
  faultyResponses: readonly FaultyResponse[]
  /** The latest first. */
  recentPurges: readonly RecentPurge[]
  contentFaults: readonly string[]
}
