/**
 * GET requests that no policy of the site knows: a shared cache by the letter of RFC 9111, on the origin's own word.
 * Answers are passed on as they come and kept beside that where they may be.
 */
import { LRUCache } from 'lru-cache'
import { answerFrom } from './answer.ts'
import type { BackOff } from './back-off.ts'
import { cacheStatus, type Happened } from './cache-status.ts'
import { controlOf } from './control.ts'
import type { Counter } from './counts.ts'
import type { Entry } from './entry.ts'
import { firstField, without } from './fields.ts'
import { createFlight, type Flight, type Landing } from './flight.ts'
import { type Defaults, type Times, ttlAt } from './freshness.ts'
import { merged } from './merge.ts'
import { headOf, type PassOptions, pass } from './pass.ts'
import { type Keeping, keepsOf, plainEntry } from './plain-entry.ts'
import { type Relay, relay } from './relay.ts'
import { fitness, isOriginsBusiness, isPersonal, type Wishes, wishesOf } from './request.ts'
import { whyNotStored } from './storable.ts'
import type { Store } from './store.ts'
import type { Failure } from './transport.ts'
import { askWith, conditionalNames } from './validators.ts'
import { selecting } from './vary.ts'
import { isGone, type Visit } from './visit.ts'

export interface ThroughOptions extends PassOptions {
  store: Store
  counter: Counter
  backOff: BackOff
  defaults: Defaults
  /** Most bytes of a body that is kept. */
  mostBytes: number
  /** Request fields that the key already holds. */
  inKey: ReadonlySet<string>
  now: () => number
}

export interface Through {
  /** Answers a GET or HEAD, out of the cache or from the origin. */
  get(visit: Visit): void
  /** What is kept under the key is no longer to be believed, nor is what is on its way. */
  invalidate(key: string): void
  /** A purge of everything has come. */
  outdate(): void
}

/** A question on its way. `outdated`: what comes is delivered and not kept. */
interface Question {
  visit: Visit
  wishes: Wishes
  stale: Entry | undefined
  variant: string
  happened: Happened
  flight: Flight | undefined
  /** Nobody is to be answered. */
  background: boolean
  outdated: boolean
}

const unkeptMs = 10_000
const replaced = new Set([...conditionalNames, 'range'])
/** Why an answer was not stored, where that says nothing about the next request. */
const ownFault = new Set(['request-no-store', 'authorization', 'partial'])

export function createThrough(options: ThroughOptions): Through {
  const { store, counter, backOff, now, manners } = options
  const flights = new Map<string, Flight>()
  const running = new Set<Question>()
  /** Keys whose last answer could not be kept, and until when that is believed. */
  const unkept = new LRUCache<string, number>({ max: 5000 })

  const get = (visit: Visit) => {
    const { headers } = visit.request
    const at = now()
    if (isOriginsBusiness(headers)) return pass(visit, { fwd: 'request' }, options)
    const wishes = wishesOf(headers)
    const resource = store.get(visit.key)
    const variant = resource ? selecting(resource.names, headers) : ''
    const entry = resource?.variants.get(variant)
    if (entry && answerHeld(visit, entry, wishes, variant, at)) return
    if (wishes.onlyIfCached) {
      return manners.refuse(
        visit,
        { status: 504, reason: 'only-if-cached' },
        { refused: true, detail: 'only-if-cached' }
      )
    }
    const fwd = wishes.noCache && entry ? 'request' : entry ? 'stale' : resource ? 'vary-miss' : 'uri-miss'
    counter.misses += 1
    if (visit.method === 'HEAD') return pass(visit, { fwd }, options)

    const question = { visit, wishes, stale: entry, variant, happened: { fwd } as Happened, background: false }
    if (isPersonal(headers) || wishes.noStore || at < (unkept.get(visit.key) ?? 0)) return alone(question)
    const flight = flights.get(flightKey(visit.key, variant))
    if (!flight) return lead(question)
    counter.misses -= 1
    counter.collapsed += 1
    flight.wait((landing) => landed(question, landing))
  }

  /** Answers out of what is held, if it may be used now. */
  const answerHeld = (visit: Visit, entry: Entry, wishes: Wishes, variant: string, at: number): boolean => {
    const fit = fitness(entry, wishes, at)
    const again = () => refresh({ visit, wishes, stale: entry, variant, happened: { fwd: 'stale' }, background: true })
    if (fit !== 'ask') {
      if (at < entry.windows.freshUntil) counter.hits += 1
      else counter.stale += 1
      if (fit === 'refresh') again()
      manners.note(visit, {})
      answerFrom(visit.request, visit.response, entry, at)
      return true
    }
    const wait = backOff.of(visit.key)
    if (!wait || wishes.noCache || !coversOutage(entry, at)) return false
    if (at >= wait.until) again()
    counter.stale += 1
    manners.note(visit, { detail: 'backoff' })
    answerFrom(visit.request, visit.response, entry, at, 'backoff')
    return true
  }

  const refresh = (question: Omit<Question, 'flight' | 'outdated'>) => {
    if (flights.has(flightKey(question.visit.key, question.variant))) return
    counter.refreshes += 1
    lead(question)
  }
  const lead = (question: Omit<Question, 'flight' | 'outdated'>) => {
    const flight = createFlight()
    flights.set(flightKey(question.visit.key, question.variant), flight)
    send({ ...question, flight, outdated: false })
  }
  const alone = (question: Omit<Question, 'flight' | 'outdated'>) =>
    send({ ...question, flight: undefined, outdated: false })

  /** What one who waited gets. */
  const landed = (question: Omit<Question, 'flight' | 'outdated'>, landing: Landing) => {
    const { visit } = question
    if (isGone(visit)) return
    const { fwd } = question.happened
    if (landing.kind === 'failed') {
      return manners.refuse(visit, landing.failure, { fwd, collapsed: true, detail: landing.failure.reason })
    }
    if (landing.kind === 'stale') {
      return answer(visit, landing.entry, { fwd, collapsed: true, detail: landing.detail })
    }
    if (landing.kind === 'kept' && selecting(landing.names, visit.request.headers) === landing.variant) {
      return answer(visit, landing.entry, { fwd, collapsed: true })
    }
    counter.misses += 1
    alone(question)
  }
  const answer = (visit: Visit, entry: Entry, happened: Happened) => {
    if (isGone(visit)) return
    manners.note(visit, happened)
    answerFrom(visit.request, visit.response, entry, now(), undefined, cacheStatus(happened))
  }

  const send = (question: Question) => {
    const { visit, stale, wishes, background, flight } = question
    const { headers } = visit.request
    const outgoing = stale ? [...without(visit.headers, replaced), ...askWith(stale.fields)] : visit.headers
    const times: Times = { requested: now(), received: 0 }
    let line: Relay | undefined
    let answered = background
    let keeping: Keeping | undefined
    let chunks: Buffer[] = []
    let size = 0

    const finish = () => {
      running.delete(question)
      const name = flightKey(visit.key, question.variant)
      if (flight && flights.get(name) === flight) flights.delete(name)
      visit.response.off('close', gone)
    }
    const land = (landing: Landing) => {
      finish()
      flight?.land(landing)
    }
    const gone = () => {
      answered = true
      if (keeping || (flight && flight.waiting > 0)) return
      land({ kind: 'alone' })
      exchange.abort()
    }
    /** The stale entry stands in for an origin in trouble; false where it must not. */
    const cover = (until: number | undefined, reason: string, fwdStatus: number | undefined): boolean => {
      const at = now()
      counter.errors += 1
      if (!stale || until === undefined || at >= until || stale.windows.alwaysAsk || wishes.noCache) return false
      backOff.failed(visit.key, at, true)
      const detail = `stale-if-error ${reason}`
      if (!answered) answer(visit, stale, { fwd: 'stale', fwdStatus, ttl: ttlAt(stale.windows, at), detail })
      land({ kind: 'stale', entry: stale, detail, fwdStatus })
      return true
    }
    const fail = (failure: Failure) => {
      if (line) line.fail(failure)
      else if (cover(stale?.windows.unreachableUntil, failure.reason, undefined)) return
      else if (!answered) manners.refuse(visit, failure, { ...question.happened, detail: failure.reason })
      land({ kind: 'failed', failure })
    }
    /** Stores an entry, unless a purge has overtaken it. */
    const store304or200 = (entry: Entry, kept: Keeping) => {
      if (question.outdated) return
      store.put(visit, kept.names, kept.variant, entry)
    }
    const freshened = (fields: string[]) => {
      const all = merged(stale!.fields, fields)
      const control = controlOf(all)
      const why = whyNotStored({
        status: stale!.status,
        fields: all,
        control,
        authorised: false,
        requestNoStore: false
      })
      const kept = why === undefined ? keepsOf(all, headers, options.inKey) : undefined
      const entry = plainEntry(stale!.status, all, fields, stale!.bodies.identity, times, options)
      if (kept) store304or200(entry, kept)
      else store.dropVariant(visit.key, question.variant)
      const happened = { ...question.happened, fwdStatus: 304, ttl: ttlAt(entry.windows, times.received) }
      if (!answered) answer(visit, entry, happened)
      land(kept ? { kind: 'kept', entry, ...kept } : { kind: 'alone' })
    }

    running.add(question)
    const exchange = options.send(
      { method: 'GET', target: visit.target, headers: outgoing },
      {
        head(status, fields) {
          times.received = now()
          if (status === 304 && stale) {
            backOff.succeeded(visit.key)
            return freshened(fields)
          }
          if (isServerError(status) && cover(stale?.windows.errorUntil, String(status), status)) return exchange.abort()
          const relocated = manners.relocate(fields, visit.target)
          if (!relocated) {
            exchange.abort()
            return fail({ status: 502, reason: 'location' })
          }
          if (!isServerError(status)) backOff.succeeded(visit.key)
          const control = controlOf(relocated)
          const authorised = headers.authorization !== undefined
          const why =
            whyNotStored({ status, fields: relocated, control, authorised, requestNoStore: wishes.noStore }) ??
            (Number(firstField(relocated, 'content-length')) > options.mostBytes ? 'too-large' : undefined)
          if (why === undefined) {
            keeping = keepsOf(relocated, headers, options.inKey)
            unkept.delete(visit.key)
          } else {
            if (!ownFault.has(why)) unkept.set(visit.key, now() + unkeptMs)
            if (stale && replaces(status)) store.dropVariant(visit.key, question.variant)
            flight?.land({ kind: 'alone' })
          }
          head = { status, fields: relocated }
          if (answered) {
            if (!keeping) {
              finish()
              exchange.abort()
            }
            return
          }
          const stored = keeping !== undefined && !question.outdated
          const happened = { ...question.happened, fwdStatus: status, stored, detail: why }
          manners.note(visit, happened)
          line = relay({
            response: visit.response,
            status,
            head: headOf(relocated, manners, happened),
            withBody: true,
            // What is being kept comes at the origin's pace: others may wait for it, and it is bounded.
            exchange: () => (keeping ? undefined : exchange),
            stallMs: options.stallMs,
            onGone: gone
          })
          answered = true
        },
        data(chunk) {
          line?.data(chunk)
          if (!keeping) return
          chunks.push(chunk)
          size += chunk.length
          if (size <= options.mostBytes) return
          keeping = undefined
          chunks = []
          unkept.set(visit.key, now() + unkeptMs)
          flight?.land({ kind: 'alone' })
          if (!line || line.over) {
            finish()
            exchange.abort()
          }
        },
        end() {
          line?.end()
          if (!keeping || !head) return land({ kind: 'alone' })
          const entry = plainEntry(head.status, head.fields, head.fields, Buffer.concat(chunks), times, options)
          store304or200(entry, keeping)
          land({ kind: 'kept', entry, ...keeping })
        },
        fail
      }
    )
    let head: { status: number; fields: string[] } | undefined
    if (!background) visit.response.once('close', gone)
  }

  return {
    get,
    invalidate(key) {
      for (const question of running) if (question.visit.key === key) outdate(question)
      store.drop(key)
    },
    outdate() {
      for (const question of running) outdate(question)
    }
  }

  function outdate(question: Question): void {
    question.outdated = true
    flights.delete(flightKey(question.visit.key, question.variant))
  }
}

function flightKey(key: string, variant: string): string {
  return `${key}\n${variant}`
}

function coversOutage(entry: Entry, now: number): boolean {
  return now < entry.windows.unreachableUntil && !entry.windows.alwaysAsk
}

/** The errors of RFC 5861, section 4. */
function isServerError(status: number): boolean {
  return status === 500 || status === 502 || status === 503 || status === 504
}

/** Statuses that say that what was kept is no longer so. */
function replaces(status: number): boolean {
  return (status >= 200 && status < 400) || status === 404 || status === 410
}
