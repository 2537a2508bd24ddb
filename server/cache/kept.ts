/**
 * Answers kept by the site's own policy: one question at a time for each key, one refresh behind the visitors' backs,
 * and the last good answer for as long as the origin is in trouble.
 */
import { LRUCache } from 'lru-cache'
import type { Ask, Outcome } from './ask.ts'
import { isDue } from './back-off.ts'
import { boundedText } from './bounded-text.ts'
import { collect } from './collect.ts'
import { type Entry, isFresh, mayRefreshBehind } from './entry.ts'
import { type Question, type SettleOptions, settle } from './settle.ts'
import { entryOf } from './store.ts'
import type { Send } from './transport.ts'
import { askWith } from './validators.ts'

export interface KeptOptions extends SettleOptions {
  send: Send
  /** Told of an error of our own, which must never reach a visitor. */
  onBroken(error: unknown): void
}

/** An entry that may be used at once. */
export interface Held {
  entry: Entry
  /** Milliseconds for which it may go on being used without another look, if nothing changes. */
  freshMs: number
  /** A word for Cache-Status. */
  detail: string | undefined
}

export interface Kept {
  /** What may be used now: fresh, or stale while a refresh has just been started, or covering an outage. */
  look(ask: Ask): Held | undefined
  /** What may be used now, or the one question for it. Never rejects. */
  request(ask: Ask): Promise<Outcome>
  /** Marks (soft) or drops (hard) what has the tag, or all; questions on their way are not kept. Gives the number. */
  purge(tag: string | undefined, hard: boolean): number
  /** Something has changed behind this key: ask before the next answer. */
  invalidate(key: string): void
}

const unkeptMs = 10_000
const mostRemembered = 65_536

/** The cache of the calls of the table: each has one answer a key, kept for all visitors. */
export function createKept(options: KeptOptions): Kept {
  const { good, missing, backOff, counts, now } = options
  const flights = new Map<string, { question: Question; outcome: Promise<Outcome> }>()
  const running = new Set<Question>()
  /** Keys, of long ones the hash, whose last answer could not be kept, and until when that is believed. */
  const unkept = new LRUCache<string, number>({ max: 5000 })
  const failures = new LRUCache<string, Extract<Outcome, { kind: 'failure' }>>({
    maxSize: 1_048_576,
    sizeCalculation: (outcome) => 500 + (outcome.answer?.body.length ?? 0)
  })

  const current = (key: string): Entry | undefined => {
    const gone = entryOf(missing.get(key), '')
    if (gone && now() < gone.windows.unreachableUntil) return gone
    return entryOf(good.get(key), '')
  }

  /** Asks the origin. Never rejects. */
  const question = (ask: Ask): { question: Question; outcome: Promise<Outcome> } => {
    const stored = ask.keep ? current(ask.key) : undefined
    const asked: Question = { ask, stored, requested: now(), outdated: false }
    running.add(asked)
    const headers = stored ? [...ask.headers, ...askWith(stored.fields)] : ask.headers
    const outcome = collect(
      options.send,
      { method: 'GET', target: ask.target, headers, client: ask.client },
      options.mostBytes
    )
      .then((reply) => settle(asked, reply, options))
      .catch((error): Outcome => broken(error))
      .then((settled) => {
        remember(ask, settled)
        return settled
      })
      .finally(() => running.delete(asked))
    return { question: asked, outcome }
  }

  const broken = (error: unknown): Outcome => {
    options.onBroken(error)
    const failure = { status: 502, reason: 'internal' } as const
    return { kind: 'failure', failure, personal: true, retryAfterS: 1, happened: { refused: true, detail: 'internal' } }
  }

  const remember = (ask: Ask, outcome: Outcome) => {
    const key = boundedText(ask.key)
    if (outcome.kind === 'passing' || outcome.kind === 'large') unkept.set(key, now() + unkeptMs)
    else unkept.delete(key)
    if (outcome.kind !== 'failure') return void failures.delete(key)
    const { answer, personal } = outcome
    const small = !personal && (answer?.body.length ?? 0) <= mostRemembered
    failures.set(key, { ...outcome, answer: small ? answer : undefined, personal: false })
  }

  /** The one question for the key that others may wait for. */
  const takeOff = (ask: Ask) => {
    const flight = question(ask)
    flights.set(ask.key, flight)
    void flight.outcome.finally(() => {
      if (flights.get(ask.key) === flight) flights.delete(ask.key)
    })
    return flight.outcome
  }

  const refresh = (ask: Ask, at: number) => {
    if (flights.has(ask.key) || !isDue(backOff.of(ask.key), at)) return
    counts.of(ask.label).refreshes += 1
    void takeOff({ ...ask, client: undefined }).then((outcome) => {
      if (outcome.kind === 'large') outcome.large.leave()
    })
  }

  const look = (ask: Ask): Held | undefined => {
    if (!ask.keep) return undefined
    const entry = current(ask.key)
    if (!entry) return undefined
    const at = now()
    if (isFresh(entry, at)) return { entry, freshMs: entry.windows.freshUntil - at, detail: undefined }
    if (mayRefreshBehind(entry, at)) {
      refresh(ask, at)
      return { entry, freshMs: 0, detail: undefined }
    }
    if (!backOff.of(ask.key) || entry.windows.alwaysAsk || at >= entry.windows.unreachableUntil) return undefined
    refresh(ask, at)
    return { entry, freshMs: 0, detail: 'backoff' }
  }

  return {
    look,

    async request(ask) {
      const held = look(ask)
      if (held) return { kind: 'entry', entry: held.entry, detail: held.detail }
      const counter = counts.of(ask.label)

      const failure = failures.get(boundedText(ask.key))
      const wait = backOff.of(ask.key)
      if (failure && wait && !isDue(wait, now())) {
        const retryAfterS = Math.ceil((wait.until - now()) / 1000)
        return { ...failure, retryAfterS, happened: { refused: true, detail: 'backoff' } }
      }
      const flight = flights.get(ask.key)
      if (flight) {
        counter.collapsed += 1
        const outcome = await flight.outcome
        if (outcome.kind === 'entry')
          return {
            ...outcome,
            happened: { fwd: outcome.happened?.fwd ?? 'stale', collapsed: true, detail: outcome.happened?.detail }
          }
        if (!outcome.personal)
          return { ...outcome, happened: { ...outcome.happened, fwdStatus: undefined, collapsed: true } }
      } else if (ask.keep && now() >= (unkept.get(boundedText(ask.key)) ?? 0)) {
        counter.misses += 1
        return takeOff(ask)
      }
      counter.misses += 1
      return question(ask).outcome
    },

    purge(tag, hard) {
      const matches = (entry: Entry) => tag === undefined || entry.tag === tag
      for (const asked of running) if (tag === undefined || asked.ask.tag === tag) asked.outdated = true
      for (const [key, flight] of flights) if (flight.question.outdated) flights.delete(key)
      return good.purge(matches, hard) + missing.purge(matches, hard)
    },

    invalidate(key) {
      for (const asked of running) if (asked.ask.key === key) asked.outdated = true
      flights.delete(key)
      good.mark(key)
      missing.mark(key)
    }
  }
}
