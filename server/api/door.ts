/** The API door: everything under `/api/` goes in here, out of the cache or through the back gate. */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FailureStatus } from '../../shared/failures.ts'
import type { Locale } from '../../shared/locale.ts'
import { createBackOff } from '../cache/back-off.ts'
import { type Counts, createCounts } from '../cache/counts.ts'
import type { Fields } from '../cache/fields.ts'
import { createKept, type Kept } from '../cache/kept.ts'
import { pass } from '../cache/pass.ts'
import { fieldLines } from '../cache/send-whole.ts'
import { createStore } from '../cache/store.ts'
import { createThrough } from '../cache/through.ts'
import type { Visit } from '../cache/visit.ts'
import { formOfCall } from '../form-guard.ts'
import { type CallName, type Policy, policyOf } from '../policy.ts'
import { beginUpstreamWait } from '../request-notes.ts'
import type { Upstream } from '../upstream.ts'
import { type Asks, createAsks } from './asks.ts'
import { createComplaints, type Log } from './complaints.ts'
import { deliver } from './deliver.ts'
import { sendEnvelope } from './envelope.ts'
import { noteFormResult } from './form-answer.ts'
import { createHit, type Hit } from './hit.ts'
import { languageOf } from './language.ts'
import { touchedBy } from './relocate.ts'
import { resemblesSharePath, sharePath } from './share-url.ts'
import { type OnUnusable, remedyFor, siteManners } from './site-manners.ts'
import { readTarget, type Target } from './target.ts'
import { upload } from './upload.ts'
import { outgoingHeaders } from './visitor-headers.ts'

export interface DoorOptions {
  upstream: Upstream
  /** Freshness where the upstream names none, and how long stale answers may cover an outage; in seconds. */
  ttlS: number
  staleS: number
  /** Bytes for everything that is kept. */
  maxBytes: number
  /** Calls that are kept in spite of no-store or Set-Cookie. */
  force: readonly CallName[]
  /** Headers that are filled in where the upstream left them unset: names and values in turn. */
  security: Fields
  log: Log
  /** Milliseconds of a real clock. */
  now?: () => number
  /** The value of X-Forwarded-For that the upstream is told; undefined: none. */
  forwardedFor?: (request: IncomingMessage) => string | undefined
  /** The client that a request counts for where places at the upstream are shared; undefined: nobody's. */
  clientOf?: (request: IncomingMessage) => string | undefined
  /** Most bytes of a request body. */
  bodyLimit?: number
  /** A visitor who takes nothing of an answer for so many milliseconds is cut off. */
  stallMs?: number
  onUnusable?: OnUnusable
}

export interface Door {
  hit: Hit
  /** Takes any request whose target begins with the mount, and answers it. */
  handle(request: IncomingMessage, response: ServerResponse, requestId?: string): void
  kept: Kept
  asks: Asks
  counts: Counts
  /** Marks (soft) or drops (hard) the entries of a tag, or all; gives their number. */
  purge(tag: string | undefined, hard: boolean): number
  /** What happened to the request of this answer, as Cache-Status says it; undefined for a hit before the router. */
  saidOf(response: ServerResponse): string | undefined
  bytes(): number
  entries(): number
  /** Grows whenever something that is kept becomes something else. */
  changes(): number
}

export const mount = '/api'
const mebibyte = 1_048_576
/** Most seconds that an answer is fresh for nothing but its last modification. */
const mostHeuristicS = 60
const mostMissing = 1000
/** Methods beside GET and HEAD that change nothing (RFC 9110, section 9.2.1, and their own standards). */
const safe = new Set(['OPTIONS', 'PROPFIND', 'REPORT', 'SEARCH', 'QUERY'])

/** The way to the API: the kept calls, everything else, purging, and what pages read. Starts nothing by itself. */
export function createDoor(options: DoorOptions): Door {
  const { upstream, security, log, ttlS, maxBytes, stallMs = 30_000, bodyLimit = 32 * mebibyte } = options
  const { send } = upstream
  const now = options.now ?? Date.now
  const name = `bff-${randomBytes(4).toString('hex')}`
  const places = { origin: upstream.origin, prefix: upstream.prefix, mount }
  const complaints = createComplaints(log, now)
  const counts = createCounts()
  const other = counts.of('other')
  const shared = fieldLines(security)
  const onUnusable: OnUnusable = options.onUnusable ?? (() => {})
  const manners = siteManners(shared, places, complaints, onUnusable)
  const missingBytes = Math.min(mebibyte, maxBytes >> 3)
  const good = createStore({ maxBytes: maxBytes - missingBytes })
  const missing = createStore({ maxBytes: missingBytes, maxEntries: mostMissing })
  const mostBytes = Math.min(4 * mebibyte, Math.max(65_536, maxBytes >> 4))
  const common = { heuristicS: Math.min(mostHeuristicS, ttlS), graceS: options.staleS }
  const kept = createKept({
    good,
    missing,
    counts,
    backOff: createBackOff(),
    defaults: { ...common, fallbackS: ttlS, fallbackRefreshS: Math.ceil(ttlS / 2), graceCoversErrors: true },
    mostBytes,
    now,
    send,
    onUnkept({ label: call }, { why, header }) {
      const message = `the backend's ${header} keeps this call out of the cache; see "For the backend team" in the README`
      complaints.once(`${call} ${header}`, { call, header, why }, message)
    },
    onFailure({ label: call, target, keep }, failure, covered) {
      // What a visitor typed may well be refused; that says nothing of the backend.
      if (!keep && /^4(?!29)\d\d$/.test(failure.reason)) return
      onUnusable({ method: 'GET', target }, failure.reason)
      complaints.warn(`${call} ${failure.reason}`, { call, ...failure, covered }, remedyFor(failure))
    },
    onBroken: (err) => log.error({ err }, 'the cache failed')
  })
  const through = createThrough({
    store: good,
    counter: other,
    backOff: createBackOff(),
    defaults: { ...common, fallbackS: undefined, fallbackRefreshS: 0, graceCoversErrors: false },
    mostBytes,
    inKey: new Set(['lang']),
    now,
    send,
    manners,
    stallMs
  })
  const asks = createAsks({ mount, force: options.force, security: shared })

  const fromPolicy = (
    policy: Policy,
    query: string,
    request: IncomingMessage,
    response: ServerResponse,
    id?: string
  ) => {
    const client = options.clientOf?.(request)
    const ask = { ...asks.ofQuery(policy, languageOf(request.headers.lang), query, id), client }
    const visit: Visit = { ...ask, request, response, method: request.method! }
    const settings = { manners, security: shared, stallMs, now }
    const held = kept.look(ask)
    if (held) return deliver(visit, { kind: 'entry', ...held }, settings)
    beginUpstreamWait(response)
    void kept.request(ask).then((outcome) => {
      if (outcome.kind === 'large') {
        complaints.warn(`${ask.label} large`, { call: ask.label, mostBytes }, 'an answer is too large to be kept')
      }
      deliver(visit, outcome, settings)
    })
  }

  const passOn = (visit: Visit, { target }: Target) => {
    other.misses += 1
    const form = visit.method === 'POST' ? formOfCall(visit.url) : undefined
    const way = form === undefined ? send : noteFormResult(send, visit.response, form)
    pass(visit, { fwd: 'method' }, { send: way, manners, stallMs }, (status, fields) => {
      // What may have been done counts as done.
      if (safe.has(visit.method) || (status !== undefined && status >= 400)) return
      for (const changed of [target, ...touchedBy(fields, target, places)]) invalidate(changed)
    })
  }
  /** RFC 9111, section 4.4, in both languages. */
  const invalidate = (target: string) => {
    const read = readTarget(`${mount}${target}`, mount)
    const policy = read && policyOf(read.path, read.query)
    for (const locale of ['cn', 'en'] as const) {
      if (policy) kept.invalidate(asks.ofQuery(policy, locale, read.query, undefined).key)
      else through.invalidate(`${locale} ${target}`)
    }
  }

  return {
    hit: createHit(good, now),
    handle(request, response, requestId) {
      const { headers } = request
      const method = request.method!
      const locale: Locale = languageOf(headers.lang)
      const fail = (status: FailureStatus) => {
        const more = status === 405 ? ['Allow', 'GET'] : []
        sendEnvelope(response, { status, locale, security, more, close: status === 413, withBody: method !== 'HEAD' })
      }
      const target = readTarget(request.url!, mount)
      if (!target) return fail(400)
      const reads = method === 'GET' || method === 'HEAD'
      const policy = policyOf(target.path, target.query)
      if (reads && policy) return fromPolicy(policy, target.query, request, response, requestId)
      // The signature has a route of its own, which looks at what is to be signed; nothing may go round it.
      if (resemblesSharePath(target.path, target.query)) return fail(target.path === sharePath ? 405 : 404)
      if (headers.via?.includes(name)) {
        complaints.warn('loop', {}, 'API_UPSTREAM leads back to this process: name the backend itself')
        return fail(508)
      }
      const length = Number(headers['content-length'] ?? 0)
      if (length > bodyLimit) return fail(413)
      const withBody = !reads && (headers['transfer-encoding'] !== undefined || length > 0)
      const forwardedFor = options.forwardedFor?.(request)
      const visit: Visit = {
        request,
        response,
        method,
        key: `${locale} ${target.target}`,
        url: request.url!,
        partition: locale,
        target: target.target,
        client: options.clientOf?.(request),
        headers: outgoingHeaders(request, { locale, forwardedFor, requestId, name, withBody })
      }
      beginUpstreamWait(response)
      if (reads) return through.get(visit)
      if (withBody) carryBody(visit, bodyLimit, () => fail(413))
      passOn(visit, target)
    },
    kept,
    asks,
    counts,
    purge(tag, hard) {
      if (tag === undefined) through.outdate()
      return kept.purge(tag, hard)
    },
    saidOf: manners.saidOf,
    bytes: () => good.bytes() + missing.bytes(),
    entries: () => good.entries() + missing.entries(),
    changes: () => good.changes() + missing.changes()
  }
}

/** Gives the visit its body, counted; over the limit it is told and nothing more flows. */
function carryBody(visit: Visit, most: number, onTooLarge: () => void): void {
  const { body, onPiece } = upload(visit.request, most, () => {
    onTooLarge()
    body.destroy()
  })
  visit.body = body
  visit.onExchange = (exchange) => onPiece(() => exchange.restart())
  // As long as the body is coming it is the visitor who is waited for.
  visit.request.once('end', () => beginUpstreamWait(visit.response))
}
