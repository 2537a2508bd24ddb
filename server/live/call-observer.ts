/** Remembers of each call and language how the backend answered last, and why a response is not stored. */
import type { CallName } from '../../shared/calls/names.ts'
import type { ApiLocale } from '../../shared/languages.ts'
import type { OriginRequest } from '../cache/transport.ts'
import { findCall } from '../proxy/calls.ts'
import type { OnStorability } from '../proxy/declared-call-rule.ts'
import { localeOfLangHeader } from '../proxy/request-language.ts'
import type { UpstreamObserver } from '../upstream/upstream.ts'

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

export interface CallObserver extends UpstreamObserver {
  onStorability: OnStorability
  /** What is known of a call; an empty observation before its first request. */
  of(name: CallName, locale: ApiLocale): CallObservation
}

/** Creates an observer that also passes exchanges on to `next`; `now` gives milliseconds since the epoch. */
export function createCallObserver(next: UpstreamObserver, now: () => number): CallObserver {
  /** By name and language: as many as there are calls. */
  const observations = new Map<string, CallObservation>()
  const of = (name: CallName, locale: ApiLocale): CallObservation => {
    const key = `${locale} ${name}`
    const known = observations.get(key) ?? {}
    observations.set(key, known)
    return known
  }
  const record = ({ method, target, headers }: OriginRequest, outcome: string, milliseconds: number | undefined) => {
    if (method !== 'GET') return
    const [path = '', query = ''] = target.split('?', 2)
    const call = findCall(path, query)
    if (call)
      of(call.name, localeOfLangHeader(headers[headers.indexOf('lang') + 1])).last = {
        at: now(),
        outcome,
        milliseconds
      }
  }
  return {
    responseStarted(request, milliseconds, status) {
      record(request, String(status), milliseconds)
      next.responseStarted(request, milliseconds, status)
    },
    failed(request, failure, milliseconds) {
      record(request, failure.reason, milliseconds)
      next.failed(request, failure, milliseconds)
    },
    onStorability({ name }, locale, why) {
      of(name, locale).whyNotStored = why
    },
    of
  }
}
