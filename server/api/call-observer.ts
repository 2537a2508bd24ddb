/** How the backend answered each call last, and why a response is not stored. */
import type { CallName } from '../../shared/calls/table.ts'
import type { ApiLocale } from '../../shared/locale/languages.ts'
import { localeOfLangHeader } from '../../shared/locale/locale.ts'
import type { OriginRequest } from '../http/transport.ts'
import type { CallObservation } from '../observe/live-snapshot.ts'
import type { UpstreamObserver } from '../upstream/upstream.ts'
import { findCall } from './calls.ts'
import type { OnStorability } from './declared-call-rule.ts'

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
