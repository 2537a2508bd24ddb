/** Sending a visitor what came of a call of the table. */
import { answerFrom } from '../cache/answer.ts'
import type { Outcome, Passing } from '../cache/ask.ts'
import { appended, cacheStatus, type Happened } from '../cache/cache-status.ts'
import { isFresh } from '../cache/entry.ts'
import { type Fields, field, without } from '../cache/fields.ts'
import type { Shown } from '../cache/heads.ts'
import { endToEndFields } from '../cache/hop-by-hop.ts'
import { relay } from '../cache/relay.ts'
import type { FieldLines } from '../cache/send-whole.ts'
import type { Exchange } from '../cache/transport.ts'
import type { Manners, Visit } from '../cache/visit.ts'
import { showLarge, showPassing } from './show.ts'

export interface DeliverOptions {
  manners: Manners
  security: FieldLines
  /** A visitor who takes nothing for so many milliseconds is cut off. */
  stallMs: number
  now: () => number
}

/** Sends the outcome, unless the visitor has gone. */
export function deliver(visit: Visit, outcome: Outcome, options: DeliverOptions): void {
  const { response } = visit
  const { manners, security } = options
  if (response.destroyed) {
    if (outcome.kind === 'large') outcome.large.leave()
    return
  }
  if (outcome.kind === 'entry') {
    sendEntry(visit, outcome, options)
    return
  }
  const { happened } = outcome
  manners.note(visit, happened)
  if (outcome.kind === 'large') sendLarge(visit, outcome, options)
  else if (outcome.kind === 'passing') {
    sendPassing(visit, outcome.answer, happened, outcome.verdict.kind !== 'good', security)
  } else if (outcome.answer) sendPassing(visit, outcome.answer, happened, true, security)
  else manners.refuse(visit, outcome.failure, happened, outcome.retryAfterS)
}

function sendEntry(
  visit: Visit,
  { entry, happened, detail }: Extract<Outcome, { kind: 'entry' }>,
  { manners, now }: DeliverOptions
): void {
  const at = now()
  manners.note(visit, happened ?? { detail })
  if (!happened) {
    if (isFresh(entry, at)) entry.counter.hits += 1
    else entry.counter.stale += 1
  }
  answerFrom(visit.request, visit.response, entry, at, detail, happened && cacheStatus(happened))
}

function sendPassing(visit: Visit, answer: Passing, happened: Happened, failing: boolean, security: FieldLines): void {
  const head = saying(answer.fields, happened, (fields) => showPassing(fields, security, failing))
  visit.response.writeHead(answer.status, [...head, 'Content-Length', String(answer.body.length)])
  visit.response.end(visit.method === 'HEAD' ? undefined : answer.body)
}

function sendLarge(
  visit: Visit,
  { large, happened }: Extract<Outcome, { kind: 'large' }>,
  { security, stallMs }: DeliverOptions
): void {
  const { response } = visit
  const head = saying(large.fields, happened, (fields) => showLarge(fields, security))
  if (visit.method === 'HEAD') {
    large.leave()
    response.writeHead(large.status, head)
    response.end()
    return
  }
  let exchange: Exchange | undefined
  const line = relay({
    response,
    status: large.status,
    head,
    withBody: true,
    exchange: () => exchange,
    stallMs,
    onGone: () => large.leave()
  })
  exchange = large.take(line)
}

/** A head of what travels on, as `show` shows it, and what happened. */
function saying(fields: Fields, happened: Happened, show: (travelling: Fields) => Shown): string[] {
  const travelling = endToEndFields(fields)
  const line = appended(field(travelling, 'cache-status'), cacheStatus(happened))
  // One who has only waited gets nothing that was meant for the one who asked.
  const names = new Set(happened.collapsed ? ['cache-status', 'set-cookie'] : ['cache-status'])
  const { own, common } = show(without(travelling, names))
  return [...own, ...common.fields, 'Cache-Status', line]
}
