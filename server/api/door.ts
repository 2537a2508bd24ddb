/** The API door: everything under `/api/` goes in here, out of the cache or through the back gate. */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FailureStatus } from '../../shared/failures.ts'
import type { Locale } from '../../shared/locale.ts'
import { answerFrom } from '../cache/answer.ts'
import type { Ask, Outcome, Passing } from '../cache/ask.ts'
import { createBackOff } from '../cache/back-off.ts'
import { appended, cacheStatus, type Happened } from '../cache/cache-status.ts'
import { type Counts, createCounts } from '../cache/counts.ts'
import { isFresh } from '../cache/entry.ts'
import { type Fields, field, without } from '../cache/fields.ts'
import type { Defaults } from '../cache/freshness.ts'
import { endToEndFields } from '../cache/hop-by-hop.ts'
import { createKept, type Kept } from '../cache/kept.ts'
import { pass } from '../cache/pass.ts'
import { relay } from '../cache/relay.ts'
import { fitness, isOriginsBusiness, wishesOf } from '../cache/request.ts'
import { createStore } from '../cache/store.ts'
import { createThrough } from '../cache/through.ts'
import type { Exchange, Failure } from '../cache/transport.ts'
import { selecting } from '../cache/vary.ts'
import type { Manners, Visit } from '../cache/visit.ts'
import { type CallName, type Policy, policiesByPath } from '../policy.ts'
import type { Upstream } from '../upstream.ts'
import { type Asks, createAsks } from './asks.ts'
import { createComplaints, type Log } from './complaints.ts'
import { sendEnvelope } from './envelope.ts'
import { languageOf } from './language.ts'
import { relocated, touchedBy } from './relocate.ts'
import { resemblesSharePath, sharePath } from './share-url.ts'
import { showLarge, showPassing, showPlain } from './show.ts'
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
  /** Most bytes of a request body. */
  bodyLimit?: number
  /** A visitor who takes nothing of an answer for so many milliseconds is cut off. */
  stallMs?: number
}

export interface Door {
  /** Answers from the cache, synchronously, if that is possible; true when it did. To be asked before any router. */
  hit(request: IncomingMessage, response: ServerResponse): boolean
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
}

export const mount = '/api'
const mostHeuristicS = 60
const mebibyte = 1_048_576

export function createDoor(options: DoorOptions): Door {
  const { upstream, security, log } = options
  const now = options.now ?? Date.now
  const places = { origin: upstream.origin, prefix: upstream.prefix, mount }
  const name = `bff-${randomBytes(4).toString('hex')}`
  const mostBytes = Math.min(4 * mebibyte, Math.max(65_536, options.maxBytes >> 4))
  const stallMs = options.stallMs ?? 30_000
  const bodyLimit = options.bodyLimit ?? 32 * mebibyte
  const complaints = createComplaints(log, now)
  const counts = createCounts()
  const good = createStore({ maxBytes: options.maxBytes })
  const missing = createStore({ maxBytes: Math.min(mebibyte, options.maxBytes >> 3), maxEntries: 1000 })
  const said = new WeakMap<ServerResponse, string>()
  const common = { heuristicS: Math.min(mostHeuristicS, options.ttlS), graceS: options.staleS }
  const keptDefaults: Defaults = {
    ...common,
    fallbackS: options.ttlS,
    fallbackRefreshS: Math.ceil(options.ttlS / 2),
    graceCoversErrors: true
  }
  const throughDefaults: Defaults = { ...common, fallbackS: undefined, fallbackRefreshS: 0, graceCoversErrors: false }

  const refuse = (visit: Visit, failure: Failure, happened: Happened, retryAfterS?: number) => {
    manners.note(visit, happened)
    const line = cacheStatus(happened)
    const retry = failure.status === 503 || retryAfterS !== undefined ? ['Retry-After', String(retryAfterS ?? 1)] : []
    sendEnvelope(visit.response, {
      status: failure.status,
      locale: visit.partition as Locale,
      security,
      more: ['Cache-Status', line, ...retry],
      withBody: visit.method !== 'HEAD',
      close: visit.body !== undefined
    })
  }
  const manners: Manners = {
    show: (fields) => showPlain(fields, security),
    relocate: (fields, target) => relocated(fields, target, places),
    refuse(visit, failure, happened) {
      if (failure.reason !== 'only-if-cached') {
        complaints.warn(
          `through ${failure.reason}`,
          { reason: failure.reason, status: failure.status },
          remedy(failure)
        )
      }
      refuse(visit, failure, happened)
    },
    note(visit, happened) {
      said.set(visit.response, cacheStatus(happened))
    }
  }
  const kept = createKept({
    good,
    missing,
    counts,
    backOff: createBackOff(),
    defaults: keptDefaults,
    mostBytes,
    now,
    send: upstream.send,
    onUnkept(ask, { why, header }) {
      const message = `the backend's ${header} keeps this call out of the cache; see "For the backend team" in the README`
      complaints.once(`${ask.label} ${header}`, { call: ask.label, header, why }, message)
    },
    onFailure(ask, failure, covered) {
      const facts = { call: ask.label, reason: failure.reason, status: failure.status, covered }
      complaints.warn(`${ask.label} ${failure.reason}`, facts, remedy(failure))
    },
    onBroken: (err) => log.error({ err }, 'the cache failed')
  })
  const through = createThrough({
    store: good,
    counter: counts.of('other'),
    backOff: createBackOff(),
    defaults: throughDefaults,
    mostBytes,
    inKey: new Set(['lang']),
    now,
    send: upstream.send,
    manners,
    stallMs
  })
  const asks = createAsks({ mount, force: options.force, security })

  const hit = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const resource = good.at(languageOf(headers.lang), request.url!)
    if (!resource) return false
    if (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0') return false
    const entry = resource.only ?? resource.variants.get(selecting(resource.names, headers))
    const at = now()
    if (!entry || !isFresh(entry, at)) return false
    // An entry without a tag is under the standards alone, where the visitor's wishes count.
    if (entry.tag === '') {
      if (isOriginsBusiness(headers)) return false
      const hasWishes = headers['cache-control'] !== undefined || headers.pragma !== undefined
      if (hasWishes && fitness(entry, wishesOf(headers), at) !== 'fresh') return false
    }
    good.touch(resource)
    entry.counter.hits += 1
    answerFrom(request, response, entry, at)
    return true
  }

  const handle = (request: IncomingMessage, response: ServerResponse, requestId?: string) => {
    const locale = languageOf(request.headers.lang)
    const method = request.method!
    const fail = (status: FailureStatus, close = false) =>
      sendEnvelope(response, {
        status,
        locale,
        security,
        close,
        withBody: method !== 'HEAD',
        more: status === 405 ? ['Allow', 'GET'] : []
      })
    const target = readTarget(request.url!, mount)
    if (!target) return fail(400)
    const reads = method === 'GET' || method === 'HEAD'
    const policy = policiesByPath.get(target.path)
    if (reads && policy) return fromPolicy(policy, locale, target, request, response, requestId)
    // The signature has a route of its own, which looks at what is to be signed; nothing may go round it.
    if (resemblesSharePath(target.path)) return fail(target.path === sharePath ? 405 : 404)
    if (request.headers.via?.includes(name)) {
      complaints.warn('loop', {}, 'API_UPSTREAM leads back to this process: name the backend itself')
      return fail(508)
    }
    const length = Number(request.headers['content-length'] ?? 0)
    if (length > bodyLimit) return fail(413, true)
    const withBody = !reads && (request.headers['transfer-encoding'] !== undefined || length > 0)
    const forwardedFor = options.forwardedFor?.(request)
    const visit: Visit = {
      request,
      response,
      method,
      key: `${locale} ${target.target}`,
      url: request.url!,
      partition: locale,
      target: target.target,
      headers: outgoingHeaders(request, { locale, forwardedFor, requestId, name, withBody })
    }
    if (reads) return through.get(visit)
    if (withBody) carryBody(visit, () => fail(413, true))
    counts.of('other').misses += 1
    pass(visit, { fwd: 'method' }, { send: upstream.send, manners, stallMs }, (status, fields) => {
      // What may have been done counts as done.
      if (isSafe(method) || (status !== undefined && status >= 400)) return
      for (const changed of [target.target, ...touchedBy(fields, target.target, places)]) invalidate(changed)
    })
  }

  const carryBody = (visit: Visit, onTooLarge: () => void) => {
    const { body, onPiece } = upload(visit.request, bodyLimit, () => {
      onTooLarge()
      body.destroy()
    })
    visit.body = body
    visit.onExchange = (exchange) => onPiece(() => exchange.restart())
  }

  const invalidate = (target: string) => {
    for (const locale of ['cn', 'en'] as const) {
      const read = readTarget(`${mount}${target}`, mount)
      const policy = read && policiesByPath.get(read.path)
      if (policy) kept.invalidate(asks.ofQuery(policy, locale, read.query, undefined).key)
      else through.invalidate(`${locale} ${target}`)
    }
  }

  const fromPolicy = (
    policy: Policy,
    locale: Locale,
    { target, query }: Target,
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string | undefined
  ) => {
    const ask = asks.ofQuery(policy, locale, query, requestId)
    const visit: Visit = { ...ask, request, response, method: request.method!, target }
    const held = kept.look(ask)
    if (!held) return void kept.request(ask).then((outcome) => deliver(visit, ask, outcome))
    deliver(visit, ask, { kind: 'entry', entry: held.entry, detail: held.detail })
  }

  const deliver = (visit: Visit, ask: Ask, outcome: Outcome) => {
    const { request, response } = visit
    if (response.destroyed) {
      if (outcome.kind === 'large') outcome.large.leave()
      return
    }
    if (outcome.kind === 'entry') {
      const { entry, happened, detail } = outcome
      const at = now()
      manners.note(visit, happened ?? { detail })
      if (!happened) {
        if (isFresh(entry, at)) entry.counter.hits += 1
        else entry.counter.stale += 1
      }
      return answerFrom(request, response, entry, at, detail, happened && cacheStatus(happened))
    }
    manners.note(visit, outcome.happened)
    if (outcome.kind === 'failure') {
      const { answer, failure } = outcome
      if (!answer) return refuse(visit, failure, outcome.happened, outcome.retryAfterS)
      return sendPassing(visit, answer, outcome.happened, true)
    }
    if (outcome.kind === 'passing') {
      const { answer, verdict } = outcome
      return sendPassing(visit, answer, outcome.happened, verdict.kind !== 'good')
    }
    sendLarge(visit, outcome, ask)
  }

  const saying = (fields: Fields, happened: Happened, show: (travelling: Fields) => string[]): string[] => {
    const travelling = endToEndFields(fields)
    const line = appended(field(travelling, 'cache-status'), cacheStatus(happened))
    // One who has only waited gets nothing that was meant for the one who asked.
    const names = new Set(happened.collapsed ? ['cache-status', 'set-cookie'] : ['cache-status'])
    return [...show(without(travelling, names)), 'Cache-Status', line]
  }
  const sendPassing = (visit: Visit, answer: Passing, happened: Happened, failing: boolean) => {
    const head = saying(answer.fields, happened, (fields) => showPassing(fields, security, failing))
    visit.response.writeHead(answer.status, [...head, 'Content-Length', String(answer.body.length)])
    visit.response.end(visit.method === 'HEAD' ? undefined : answer.body)
  }
  const sendLarge = (visit: Visit, { large, happened }: Extract<Outcome, { kind: 'large' }>, ask: Ask) => {
    complaints.warn(`${ask.label} large`, { call: ask.label, mostBytes }, 'an answer is too large to be kept')
    const head = saying(large.fields, happened, (fields) => showLarge(fields, security))
    if (visit.method === 'HEAD') {
      large.leave()
      visit.response.writeHead(large.status, head)
      visit.response.end()
      return
    }
    let exchange: Exchange | undefined
    const line = relay({
      response: visit.response,
      status: large.status,
      head,
      withBody: true,
      exchange: () => exchange,
      stallMs,
      onGone: () => large.leave()
    })
    exchange = large.take(line)
  }

  return {
    hit,
    handle,
    kept,
    asks,
    counts,
    purge(tag, hard) {
      if (tag === undefined) through.outdate()
      return kept.purge(tag, hard)
    },
    saidOf: (response) => said.get(response),
    bytes: () => good.bytes() + missing.bytes(),
    entries: () => good.entries() + missing.entries()
  }
}

function isSafe(method: string): boolean {
  return ['OPTIONS', 'PROPFIND', 'REPORT', 'SEARCH', 'QUERY'].includes(method)
}

/** What whoever runs this can do about a failure. */
function remedy({ status, reason }: Failure): string {
  if (reason === 'location') return 'the backend redirects to another host: that is not passed on'
  if (reason === 'busy') return 'more requests to the backend are open than this process allows'
  if (status === 504) return 'the backend did not answer in time: see UPSTREAM_TIMEOUT_MS and the backend itself'
  if (/^E[A-Z]+$/.test(reason)) return 'the backend cannot be reached: see API_UPSTREAM and the network'
  return 'the backend answered with something unusable: see its own log'
}
