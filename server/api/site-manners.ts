/** How this site speaks for a backend that did not, and of what it passes on. */
import type { ServerResponse } from 'node:http'
import type { Locale } from '../../shared/locale.ts'
import { cacheStatus, type Happened } from '../cache/cache-status.ts'
import type { FieldLines } from '../cache/send-whole.ts'
import type { Failure, Outgoing } from '../cache/transport.ts'
import type { Manners } from '../cache/visit.ts'
import { endUpstreamWait, notesOf } from '../request-notes.ts'
import type { Complaints } from './complaints.ts'
import { sendEnvelope } from './envelope.ts'
import { type Places, relocated } from './relocate.ts'
import { showPlain } from './show.ts'

/** Told of an answer of the backend that came and is of no use, and why. */
export type OnUnusable = (request: Pick<Outgoing, 'method' | 'target'>, reason: string) => void

export interface SiteManners extends Manners {
  /** What was noted of an answer, as Cache-Status says it. */
  saidOf(response: ServerResponse): string | undefined
}

/** What the cache asks of this site: fields as it shows them, failures in the API's own words, a line in the log. */
export function siteManners(
  security: FieldLines,
  places: Places,
  complaints: Complaints,
  onUnusable: OnUnusable
): SiteManners {
  const said = new WeakMap<ServerResponse, string>()
  const wait = (response: ServerResponse, happened: Happened) => {
    if (happened.fwd !== undefined) endUpstreamWait(response)
  }
  return {
    saidOf: (response) => said.get(response),
    note(visit, happened) {
      wait(visit.response, happened)
      said.set(visit.response, cacheStatus(happened))
    },
    show: (fields) => showPlain(fields, security),
    relocate: (fields, target) => relocated(fields, target, places),
    refuse(visit, failure, happened, retryAfterS) {
      wait(visit.response, happened)
      if (failure.reason === 'location') onUnusable(visit, failure.reason)
      if (failure.reason === 'busy') notesOf(visit.response).shed = 'upstream'
      const line = cacheStatus(happened)
      said.set(visit.response, line)
      if (visit.label === undefined && failure.reason !== 'only-if-cached') {
        complaints.warn(`through ${failure.reason}`, { ...failure }, remedyFor(failure))
      }
      const retryS = retryAfterS ?? (failure.status === 503 ? 1 : undefined)
      sendEnvelope(visit.response, {
        status: failure.status,
        locale: visit.partition as Locale,
        security: security.fields,
        more: ['Cache-Status', line, ...(retryS === undefined ? [] : ['Retry-After', String(retryS)])],
        withBody: visit.method !== 'HEAD',
        close: visit.body !== undefined
      })
    }
  }
}

/** What whoever runs this can do about a failure. */
export function remedyFor({ status, reason }: Failure): string {
  if (reason === 'location') return 'the backend redirects to another host: that is not passed on'
  if (reason === 'busy') return 'more requests to the backend are open than this process allows'
  if (status === 504) return 'the backend did not answer in time: see UPSTREAM_TIMEOUT_MS and the backend itself'
  if (/^(E(?!RR_)[A-Z_]+|UND_ERR_CONNECT_TIMEOUT)$/.test(reason))
    return 'the backend cannot be reached: see API_UPSTREAM and the network'
  return 'the backend answered with something unusable: see its own log'
}
