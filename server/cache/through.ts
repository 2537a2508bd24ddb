/**
 * GET requests that no policy of the site knows: a shared cache by the letter of RFC 9111, on the origin's own word.
 * Answers are passed on as they come and kept beside that where they may be.
 */
import { LRUCache } from 'lru-cache'
import { answerFrom } from './answer.ts'
import { isDue } from './back-off.ts'
import { boundedText } from './bounded-text.ts'
import { cacheStatus, type Happened } from './cache-status.ts'
import type { Entry } from './entry.ts'
import { createFlight, type Flight, type Landing } from './flight.ts'
import { pass } from './pass.ts'
import { askOrigin, type Question, type QuestionOptions } from './question.ts'
import { fitness, isOriginsBusiness, isPersonal, wishesOf } from './request.ts'
import { entryOf } from './store.ts'
import type { Failure } from './transport.ts'
import { selecting } from './vary.ts'
import { isGone, type Visit } from './visit.ts'

export interface Through {
  /** Answers a GET or HEAD, out of the cache or from the origin. */
  get(visit: Visit): void
  /** What is kept under the key is no longer to be believed, nor is what is on its way. */
  invalidate(key: string): void
  /** A purge of everything has come: what is on its way is not kept. */
  outdate(): void
}

type Draft = Omit<Question, 'flight' | 'outdated'>

/** How long it is believed that an answer cannot be kept. */
const unkeptMs = 10_000

/** The cache of every other request: what the origin says in so many words (RFC 9111). */
export function createThrough(options: Omit<QuestionOptions, 'onEnd' | 'onKept'>): Through {
  const { store, counter, backOff, now, manners } = options
  const flights = new Map<string, Flight>()
  const running = new Set<Question>()
  /** Keys, of long ones the hash, whose last answer could not be kept, and until when that is believed. */
  const unkept = new LRUCache<string, number>({ max: 5000 })

  const ask = (draft: Draft, flight: Flight | undefined) => {
    const question = { ...draft, flight, outdated: false }
    running.add(question)
    if (flight) flights.set(nameOf(draft), flight)
    askOrigin(question, {
      ...options,
      onEnd(ended) {
        running.delete(ended)
        if (flight && flights.get(nameOf(ended)) === flight) flights.delete(nameOf(ended))
      },
      onKept(key, kept) {
        if (kept) unkept.delete(boundedText(key))
        else unkept.set(boundedText(key), now() + unkeptMs)
      }
    })
  }
  const refresh = (draft: Draft) => {
    if (flights.has(nameOf(draft))) return
    counter.refreshes += 1
    ask({ ...draft, happened: { fwd: 'stale' }, background: true }, createFlight())
  }
  /** The question with nothing of this visitor's that the stored answer does not vary on: it may be why the origin fails. */
  const impersonal = (draft: Draft): Draft => {
    const { visit } = draft
    const names = new Set([...options.inKey, ...(store.get(visit.key)?.names ?? [])])
    const headers = visit.headers.flatMap((name, i) =>
      i % 2 === 0 && names.has(name.toLowerCase()) ? [name, visit.headers[i + 1]!] : []
    )
    return { ...draft, visit: { ...visit, headers: names.has('accept') ? headers : [...headers, 'Accept', '*/*'] } }
  }
  const outdate = (question: Question) => {
    question.outdated = true
    flights.delete(nameOf(question))
  }

  /** Answers out of what is held, if it may be used now. */
  const answerHeld = (draft: Draft, entry: Entry, at: number): boolean => {
    const { visit, wishes } = draft
    const { windows } = entry
    const fit = fitness(entry, wishes, at)
    if (fit === 'ask') {
      const wait = backOff.of(visit.key)
      if (!wait || wishes.noCache || windows.alwaysAsk || at >= windows.unreachableUntil) return false
      if (isDue(wait, at)) refresh(impersonal(draft))
      counter.stale += 1
      hit(visit, entry, at, 'backoff')
      return true
    }
    if (at < windows.freshUntil) counter.hits += 1
    else counter.stale += 1
    if (fit === 'refresh') refresh(draft)
    hit(visit, entry, at, undefined)
    return true
  }
  const hit = (visit: Visit, entry: Entry, at: number, detail: string | undefined) => {
    manners.note(visit, { detail })
    answerFrom(visit.request, visit.response, entry, at, detail)
  }

  /** What one who waited gets. */
  const landed = (draft: Draft, landing: Landing) => {
    const { visit } = draft
    if (isGone(visit)) return
    const happened: Happened = { fwd: draft.happened.fwd, collapsed: true }
    const answer = (entry: Entry, said: Happened) => {
      manners.note(visit, said)
      answerFrom(visit.request, visit.response, entry, now(), undefined, cacheStatus(said))
    }
    if (landing.kind === 'failed' && failsForAll(landing.failure)) {
      manners.refuse(visit, landing.failure, { ...happened, detail: landing.failure.reason })
    } else if (landing.kind === 'stale') answer(landing.entry, { ...happened, detail: landing.detail })
    else if (landing.kind === 'kept' && selecting(landing.names, visit.request.headers) === landing.variant) {
      answer(landing.entry, happened)
    } else {
      counter.misses += 1
      ask(draft, undefined)
    }
  }

  return {
    get(visit) {
      const { headers } = visit.request
      if (isOriginsBusiness(headers)) return pass(visit, { fwd: 'request' }, options)
      const at = now()
      const wishes = wishesOf(headers)
      const resource = store.get(visit.key)
      const variant = resource ? selecting(resource.names, headers) : ''
      const stale = entryOf(resource, variant)
      const fwd = stale ? (wishes.noCache || wishes.noStore ? 'request' : 'stale') : resource ? 'vary-miss' : 'uri-miss'
      const draft: Draft = { visit, wishes, stale, variant, happened: { fwd }, background: false }
      if (stale && answerHeld(draft, stale, at)) return
      if (wishes.onlyIfCached) {
        const happened = { refused: true, detail: 'only-if-cached' }
        return manners.refuse(visit, { status: 504, reason: 'only-if-cached' }, happened)
      }
      const isShared = !isPersonal(headers) && !wishes.noStore && at >= (unkept.get(boundedText(visit.key)) ?? 0)
      const flight = isShared && visit.method === 'GET' ? flights.get(nameOf(draft)) : undefined
      if (flight) {
        counter.collapsed += 1
        return flight.wait((landing) => landed(draft, landing))
      }
      counter.misses += 1
      if (visit.method === 'HEAD') return pass(visit, { fwd }, options)
      ask(draft, isShared ? createFlight() : undefined)
    },
    invalidate(key) {
      for (const question of running) if (question.visit.key === key) outdate(question)
      store.drop(key)
    },
    outdate() {
      for (const question of running) outdate(question)
    }
  }
}

/** False where the origin was reached and could not do with this one request: others may fare better. */
function failsForAll({ status, reason }: Failure): boolean {
  return status !== 502 || /^(?:E(?!CONNRESET|PIPE|RR_)[A-Z_]+|UND_ERR_CONNECT_TIMEOUT)$/.test(reason)
}

function nameOf({ visit, variant }: Draft): string {
  return `${visit.key}\n${variant}`
}
