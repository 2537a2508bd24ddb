/** What comes of a question to the origin: an entry, an answer that is passed on, or a failure that may be covered. */
import { createHash } from 'node:crypto'
import type { Ask, Outcome, Passing } from './ask.ts'
import type { BackOff } from './back-off.ts'
import type { Happened } from './cache-status.ts'
import type { Collected, Whole } from './collect.ts'
import { withCodings } from './compress.ts'
import { type Control, controlOf } from './control.ts'
import type { Counts } from './counts.ts'
import { parseDate } from './dates.ts'
import { decoded } from './decode.ts'
import { createEntry, type Entry } from './entry.ts'
import { dated, type Fields, field, hasField, without } from './fields.ts'
import { type Defaults, type Times, ttlAt, windowsOf } from './freshness.ts'
import type { Bodies } from './heads.ts'
import { endToEndFields } from './hop-by-hop.ts'
import { merged } from './merge.ts'
import { entryOf, type Store } from './store.ts'
import type { Failure } from './transport.ts'
import { type Unkept, whyUnkept } from './unkept.ts'

export interface SettleOptions {
  good: Store
  missing: Store
  counts: Counts
  backOff: BackOff
  defaults: Defaults
  /** Most bytes of a body once unpacked. */
  mostBytes: number
  now: () => number
  /** Told when an answer may not be kept: why, and which field says so. */
  onUnkept(ask: Ask, unkept: Unkept): void
  /** Told of each failure. */
  onFailure(ask: Ask, failure: Failure, covered: boolean): void
}

/** One question on its way. `outdated`: a purge came after it was asked, so its answer is delivered and not kept. */
export interface Question {
  ask: Ask
  stored: Entry | undefined
  requested: number
  outdated: boolean
}

const noControl: Control = { directives: new Map(), targeted: false }
const dropped = new Set(['set-cookie', 'set-cookie2', 'content-encoding', 'content-length'])

/** Turns what came into an outcome, keeping what may be kept. */
export async function settle(question: Question, reply: Collected, options: SettleOptions): Promise<Outcome> {
  const { ask, stored } = question
  const times: Times = { requested: question.requested, received: options.now() }
  if (reply.kind === 'failure') return failed(question, reply.failure, undefined, false, options)
  const { status } = reply
  const happened: Happened = { fwd: stored ? 'stale' : 'uri-miss', fwdStatus: status }

  if (reply.kind === 'large') {
    options.backOff.succeeded(ask.key)
    return { kind: 'large', large: reply, personal: true, happened: { ...happened, detail: 'too-large' } }
  }
  if (status === 304) {
    if (!stored) return failed(question, { status: 502, reason: 'unexpected-304' }, undefined, false, options)
    return keep(question, stored, merged(stored.fields, reply.fields), reply.fields, times, happened, options)
  }
  const unpacked = await decoded(reply.fields, reply.body, options.mostBytes)
  if (!unpacked) return failed(question, { status: 502, reason: 'undecodable' }, undefined, false, options)

  const verdict = ask.judge(status, reply.fields, unpacked)
  const body = verdict.kind === 'missing' && !verdict.readable ? ask.missingBody : unpacked
  const answer: Whole = {
    ...reply,
    fields: without(reply.fields, new Set(['content-encoding', 'content-length'])),
    body
  }
  if (verdict.kind === 'bad' || (verdict.kind === 'missing' && !ask.missingCounts && covers(stored, options.now()))) {
    const reason = verdict.kind === 'bad' ? verdict.reason : 'missing'
    const readable = verdict.kind === 'missing' || verdict.readable
    return failed(question, { status: statusFor(status), reason }, answer, readable, options)
  }

  options.backOff.succeeded(ask.key)
  const control = ask.forced ? noControl : controlOf(reply.fields)
  const unkept = ask.forced ? undefined : whyUnkept(reply.fields, control)
  if (unkept) options.onUnkept(ask, unkept)
  if (unkept || !ask.keep) {
    const detail = unkept?.why ?? 'not-kept'
    return { kind: 'passing', answer, verdict, personal: unkept?.personal ?? false, happened: { ...happened, detail } }
  }
  const made = {
    status,
    bodies: { identity: body },
    version: createHash('sha1').update(body).digest('base64url'),
    ...(verdict.kind === 'good' ? { value: verdict.value, valueSize: verdict.size } : {})
  }
  return keep(question, made, without(endToEndFields(reply.fields), dropped), reply.fields, times, happened, options)
}

/** The status that a visitor is told when the origin's own answer is worth nothing. */
function statusFor(status: number): Failure['status'] {
  if (status === 504) return 504
  return status === 503 || status === 429 ? 503 : 502
}

interface Substance {
  status: number
  bodies: Bodies
  version: string
  value?: unknown
  valueSize?: number
}

function keep(
  question: Question,
  substance: Substance,
  fields: string[],
  news: Fields,
  times: Times,
  happened: Happened,
  options: SettleOptions
): Outcome {
  const { ask } = question
  const control = ask.forced ? noControl : controlOf(fields)
  const own = dated(ask.forced ? without(fields, new Set(['expires', 'pragma'])) : fields, times.received)
  const { version } = substance
  const entry = createEntry({
    status: substance.status,
    fields: own,
    shown: ask.show(substance.status, own, version, ask.forced),
    bodies: substance.bodies,
    version,
    value: substance.value,
    valueSize: substance.valueSize ?? 0,
    windows: windowsOf(substance.status, own, news, control, times, options.defaults),
    tag: ask.tag,
    counter: options.counts.of(ask.label)
  })
  options.backOff.succeeded(ask.key)
  const ttl = ttlAt(entry.windows, times.received)
  const detail = ask.forced ? 'forced' : undefined
  if (question.outdated) return { kind: 'entry', entry, happened: { ...happened, detail: 'purged-meanwhile' } }

  if (entry.value === undefined) {
    // Should this one be pushed out, the older good one still has to be asked about before it is used.
    options.good.mark(ask.key)
    options.missing.put(ask, [], '', entry)
  } else {
    options.missing.drop(ask.key)
    options.good.put(ask, [], '', entry)
    if (entry.bodies.br === undefined) void code(ask, entry, options.good)
  }
  return { kind: 'entry', entry, happened: { ...happened, stored: true, ttl, detail } }
}

/** Adds the coded bodies when they are ready, if the entry still stands. */
async function code(ask: Ask, entry: Entry, store: Store): Promise<void> {
  const bodies = await withCodings(entry.bodies.identity)
  if (!bodies.br && !bodies.gzip) return
  if (entryOf(store.get(ask.key), '') === entry) store.put(ask, [], '', createEntry({ ...entry, bodies }))
}

function covers(entry: Entry | undefined, now: number): entry is Entry {
  return entry !== undefined && now < entry.windows.errorUntil && !entry.windows.alwaysAsk
}

/** `answer` is what the origin said, where it said something; visitors get it only when it is `readable`. */
function failed(
  question: Question,
  failure: Failure,
  answer: Passing | undefined,
  readable: boolean,
  options: SettleOptions
): Outcome {
  const { ask, stored } = question
  const now = options.now()
  const until = answer ? stored?.windows.errorUntil : stored?.windows.unreachableUntil
  const covered = until !== undefined && now < until && !stored!.windows.alwaysAsk
  const wait = options.backOff.failed(ask.key, now, covered, retryAfter(answer, now))
  options.counts.of(ask.label).errors += 1
  options.onFailure(ask, failure, covered)

  const happened: Happened = { fwd: stored ? 'stale' : 'uri-miss', fwdStatus: answer?.status }
  if (covered) {
    const detail = `stale-if-error ${failure.reason}`
    return { kind: 'entry', entry: stored!, happened: { ...happened, detail, ttl: ttlAt(stored!.windows, now) } }
  }
  return {
    kind: 'failure',
    failure,
    answer: readable ? answer : undefined,
    personal:
      answer !== undefined &&
      (hasField(answer.fields, 'set-cookie') || controlOf(answer.fields).directives.has('private')),
    retryAfterS: Math.max(1, Math.ceil((wait.until - now) / 1000)),
    happened: { ...happened, detail: failure.reason }
  }
}

/** What the origin's Retry-After asks for, in milliseconds (RFC 9110, section 10.2.3). */
function retryAfter(answer: Passing | undefined, now: number): number {
  const value = answer && field(answer.fields, 'retry-after')
  if (value === undefined) return 0
  if (/^\d+$/.test(value)) return Number(value) * 1000
  return Math.max(0, (parseDate(value, now) ?? now) - now)
}
