/** One question to the origin for a call that no policy knows: asked, answered to the visitor as it comes, and kept. */

import { answerFrom } from './answer.ts'
import type { BackOff } from './back-off.ts'
import { cacheStatus, type Happened } from './cache-status.ts'
import { controlOf } from './control.ts'
import type { Counter } from './counts.ts'
import type { Entry } from './entry.ts'
import { firstField, without } from './fields.ts'
import type { Flight, Landing } from './flight.ts'
import { type Defaults, type Times, ttlAt } from './freshness.ts'
import { merged } from './merge.ts'
import { headOf, type PassOptions } from './pass.ts'
import { type Keeping, keepsOf, plainEntry } from './plain-entry.ts'
import { type Relay, relay } from './relay.ts'
import type { Wishes } from './request.ts'
import { whyNotStored } from './storable.ts'
import type { Store } from './store.ts'
import type { Failure } from './transport.ts'
import { askWith, conditionalNames } from './validators.ts'
import { isGone, type Visit } from './visit.ts'

export interface Question {
  visit: Visit
  wishes: Wishes
  /** What is held and has to be asked about. */
  stale: Entry | undefined
  variant: string
  happened: Happened
  /** Others who may wait for the answer. */
  flight: Flight | undefined
  /** Nobody is to be answered. */
  background: boolean
  /** A purge came after it was asked: what comes is delivered and not kept. */
  outdated: boolean
}

export interface QuestionOptions extends PassOptions {
  store: Store
  counter: Counter
  backOff: BackOff
  defaults: Defaults
  /** Most bytes of a body that is kept. */
  mostBytes: number
  /** Request fields that the key already holds. */
  inKey: ReadonlySet<string>
  now: () => number
  /** The question is over. */
  onEnd(question: Question): void
  /** The answer could not be kept, or could. */
  onKept(key: string, kept: boolean): void
}

/** Asked anew where something is held: the visitor's own conditions are judged against what comes of that. */
const replaced = new Set([...conditionalNames, 'range'])
/** Why an answer was not kept, where that says nothing about the next request. */
const ownFault = new Set(['request-no-store', 'authorization', 'partial'])

/** Asks. At most one request goes to the origin. */
export function askOrigin(question: Question, options: QuestionOptions): void {
  const { visit, stale, wishes, flight } = question
  const { now, manners, mostBytes, store, backOff } = options
  const { headers } = visit.request
  const times: Times = { requested: now(), received: 0 }
  let answered = question.background
  let line: Relay | undefined
  let keeping: Keeping | undefined
  let head: { status: number; fields: string[] } | undefined
  let chunks: Buffer[] = []
  let size = 0

  const end = (landing: Landing) => {
    visit.response.off('close', gone)
    options.onEnd(question)
    flight?.land(landing)
  }
  const giveUp = () => {
    end({ kind: 'alone' })
    exchange.abort()
  }
  /** The visitor has left; what may be kept, or is waited for, is worth going on. */
  const gone = () => {
    answered = true
    if (!keeping && !(flight && flight.waiting > 0)) giveUp()
  }
  const tell = (entry: Entry, happened: Happened) => {
    if (answered || isGone(visit)) return
    answered = true
    manners.note(visit, happened)
    answerFrom(visit.request, visit.response, entry, now(), undefined, cacheStatus(happened))
  }
  const keep = (entry: Entry, { names, variant }: Keeping) => {
    if (!question.outdated) store.put(visit, names, variant, entry)
  }

  /** What is held stands in for an origin in trouble until the given time; false where it must not. */
  const covered = (until: number | undefined, reason: string, fwdStatus: number | undefined): boolean => {
    const at = now()
    options.counter.errors += 1
    if (!stale || at >= (until ?? 0) || stale.windows.alwaysAsk || wishes.noCache) return false
    backOff.failed(visit.key, at, true)
    const detail = `stale-if-error ${reason}`
    tell(stale, { fwd: 'stale', fwdStatus, ttl: ttlAt(stale.windows, at), detail })
    end({ kind: 'stale', entry: stale, detail })
    return true
  }
  const fail = (failure: Failure) => {
    if (line) line.fail(failure)
    else if (covered(stale?.windows.unreachableUntil, failure.reason, undefined)) return
    else if (!answered) manners.refuse(visit, failure, { ...question.happened, detail: failure.reason })
    end({ kind: 'failed', failure })
  }
  /** A 304 to our question: what is held is as good as new (RFC 9111, section 4.3.4). */
  const freshen = (held: Entry, news: string[]) => {
    const fields = merged(held.fields, news)
    const control = controlOf(fields)
    const why = whyNotStored({ status: held.status, fields, control, authorised: false, requestNoStore: false })
    const entry = plainEntry(held.status, fields, news, held.bodies.identity, times, options)
    const place = why === undefined ? keepsOf(fields, headers, options.inKey) : undefined
    if (place) keep(entry, place)
    else store.dropVariant(visit.key, question.variant)
    tell(entry, { ...question.happened, fwdStatus: 304, ttl: ttlAt(entry.windows, times.received) })
    end(place ? { kind: 'kept', entry, ...place } : { kind: 'alone' })
  }
  /** Decides whether the answer will be kept; gives the reason why not. */
  const decide = (status: number, fields: string[]): string | undefined => {
    const authorised = headers.authorization !== undefined
    const control = controlOf(fields)
    const why =
      whyNotStored({ status, fields, control, authorised, requestNoStore: wishes.noStore }) ??
      (Number(firstField(fields, 'content-length')) > mostBytes ? 'too-large' : undefined)
    if (why === undefined) keeping = keepsOf(fields, headers, options.inKey)
    else {
      // That one visitor wants no copy of his answer says nothing of the one that others share.
      if (stale && !wishes.noStore && replaces(status)) store.dropVariant(visit.key, question.variant)
      flight?.land({ kind: 'alone' })
    }
    if (why === undefined || !ownFault.has(why)) options.onKept(visit.key, why === undefined)
    return why
  }

  const outgoing = stale ? [...without(visit.headers, replaced), ...askWith(stale.fields)] : visit.headers
  const exchange = options.send(
    { method: 'GET', target: visit.target, headers: outgoing, client: question.background ? undefined : visit.client },
    {
      head(status, fields) {
        times.received = now()
        if (!isServerError(status)) backOff.succeeded(visit.key)
        else if (covered(stale?.windows.errorUntil, String(status), status)) return exchange.abort()
        if (status === 304 && stale) return freshen(stale, fields)
        const relocated = manners.relocate(fields, visit.target)
        if (!relocated) {
          exchange.abort()
          return fail({ status: 502, reason: 'location' })
        }
        head = { status, fields: relocated }
        const why = decide(status, relocated)
        if (answered) {
          if (!keeping) giveUp()
          return
        }
        answered = true
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
      },
      data(chunk) {
        line?.data(chunk)
        if (!keeping) return
        chunks.push(chunk)
        size += chunk.length
        if (size <= mostBytes) return
        keeping = undefined
        chunks = []
        options.onKept(visit.key, false)
        flight?.land({ kind: 'alone' })
        if (!line || line.over) giveUp()
      },
      end() {
        line?.end()
        if (!keeping || !head) return end({ kind: 'alone' })
        const entry = plainEntry(head.status, head.fields, head.fields, Buffer.concat(chunks), times, options)
        keep(entry, keeping)
        end({ kind: 'kept', entry, ...keeping })
      },
      fail
    }
  )
  if (!question.background) visit.response.once('close', gone)
}

/** The errors of RFC 5861, section 4. */
function isServerError(status: number): boolean {
  return status === 500 || status === 502 || status === 503 || status === 504
}

/** Statuses that say that what was held is no longer so. */
function replaces(status: number): boolean {
  return (status >= 200 && status < 400) || status === 404 || status === 410
}
