/**
 * Takes what the live page shows from the cache and from what watches the backend's responses, how each call was
 * answered last among it.
 */
import { basicCalls, type CallName, callDefinitions } from '../../shared/calls/table.ts'
import { apiLocales } from '../../shared/locale/bilingual.ts'
import type { ApiLocale } from '../../shared/locale/languages.ts'
import { localeOfLangHeader } from '../../shared/locale/locale.ts'
import { groupBy } from '../../shared/records/group-by.ts'
import type { CacheEntry } from '../cache/entry.ts'
import type { OriginRequest } from '../http/transport.ts'
import type { CallObservation, FaultyResponse, LiveRow, LiveSnapshot, RecentPurge } from '../observe/live-snapshot.ts'
import type { UpstreamObserver } from '../upstream/upstream.ts'
import type { ApiProxy } from './api-proxy.ts'
import { findCall, type SparedCall, sparedCall } from './calls.ts'
import type { OnStorability } from './declared-call-rule.ts'

interface LiveSources {
  proxy: Pick<ApiProxy, 'counters' | 'resources' | 'cache' | 'declaredRequests'>
  sparedCalls: () => ReadonlyMap<SparedCall, number>
  observer: Pick<CallObserver, 'of'>
  faultyResponses: () => readonly FaultyResponse[]
  recentPurges: () => readonly RecentPurge[]
  /** Faults of a followed content folder, one a line. */
  contentFaults: () => readonly string[]
  /** Milliseconds since the epoch. */
  now: () => number
}

/** Takes the snapshot. It asks the backend nothing and counts no use. */
export function takeSnapshot(sources: LiveSources): LiveSnapshot {
  const at = sources.now()
  const entries = entriesByCounter(sources.proxy.resources())
  const faultyResponses = sources.faultyResponses()
  const spared = sources.sparedCalls()
  const cacheable = [...callDefinitions.values()].filter((definition) => definition.cacheable)
  const rows = cacheable.flatMap(({ name }) =>
    apiLocales.map((locale): LiveRow => {
      const counter = sources.proxy.counters.of(name, locale)
      const hits =
        counter.hits +
        counter.shared +
        counter.stale +
        counter.collapsed +
        (spared.get(sparedCall({ name, locale })) ?? 0)
      const faulty = faultyResponses.filter((response) => response.call === name && response.locale === locale)
      const request = sources.proxy.declaredRequests.forCall({ name, locale, params: {} })
      return {
        call: name,
        locale,
        hits,
        uses: hits + counter.misses - counter.shared,
        spared: Math.max(0, hits - counter.refreshes),
        requests: counter.misses + counter.refreshes - counter.shared,
        ...heldOf(entries.get(counter) ?? [], at),
        backOffMs: sources.proxy.cache.knownFailure(request)?.retryMs,
        faulty: { responses: faulty.length, faults: faulty.reduce((sum, { count }) => sum + count, 0) },
        ...sources.observer.of(name, locale)
      }
    })
  )
  const uses = sumOf(rows, (row) => row.uses)
  const requests = sumOf(rows, (row) => row.requests)
  return {
    at,
    saving: uses > 0 ? Math.max(0, 1 - requests / uses) : undefined,
    uses,
    requests,
    rows: rows.filter(isShown).sort((a, b) => Number(isFixed(b)) - Number(isFixed(a)) || b.uses - a.uses),
    faultyResponses,
    recentPurges: sources.recentPurges(),
    contentFaults: sources.contentFaults()
  }
}

const isFixed = ({ call }: LiveRow) => basicCalls.some((name) => name === call)
const isShown = (row: LiveRow) => isFixed(row) || row.uses + row.stored > 0
const sumOf = (rows: readonly LiveRow[], figureOf: (row: LiveRow) => number) =>
  rows.reduce((sum, row) => sum + figureOf(row), 0)

/** Each entry counts for the counter of its call and language. */
function entriesByCounter(resources: ReturnType<ApiProxy['resources']>): Map<unknown, CacheEntry[]> {
  const entries = [...resources].flatMap((resource) => [...resource.entries])
  return groupBy(entries, ({ counter }) => counter)
}

function heldOf(entries: readonly CacheEntry[], at: number): Pick<LiveRow, 'stored' | 'ageS' | 'ttlS'> {
  if (entries.length === 0) return { stored: 0, ageS: undefined, ttlS: undefined }
  const seconds = (milliseconds: number) => Math.round(milliseconds / 1000)
  return {
    stored: entries.length,
    ageS: seconds(Math.min(...entries.map(({ lifetimes }) => at - lifetimes.generatedAt))),
    ttlS: seconds(Math.min(...entries.map(({ lifetimes, purged }) => (purged ? 0 : lifetimes.freshUntil - at))))
  }
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
