/** One row of the report: how the backend answered a call, and what the cache does with it. */
import type { Tag } from '../../shared/calls/call.ts'
import { type CallName, callsByPath } from '../../shared/calls/table.ts'
import { isForcedCall } from '../api/calls.ts'
import { declaredLifetimes, longLifetimeS } from '../api/declared-call-rule.ts'
import { secondsInBrowser } from '../api/downstream-headers.ts'
import { printable } from '../api/explain-failure.ts'
import type { Answer, AskedCall } from './backend-client.ts'
import { cachingOf, tooLarge } from './caching.ts'
import { type CheckedForm, formPath } from './check-form.ts'
import { type FindingList, placeOf } from './findings.ts'

export interface CallReport {
  call: string
  /** Requests by result: `valid`, `missing` and `failed`. */
  results: Record<Answer['kind'], number>
  /** Longest time to a complete answer, in milliseconds. */
  milliseconds: number
  /** What the cache does with it; empty where there was no answer. */
  caching: string
  /** What CACHE_FORCE would have to name for it to be reused; absent where it is, or where nothing helps. */
  force?: string
}

export interface CachingOptions {
  /** CACHE_FORCE. */
  forced: readonly (CallName | Tag)[]
  ttlS: number
  staleS: number
  /** Bytes of the largest body that the cache takes (CACHE_MAX_MB). */
  mostBytes: number
}

/** The row of a form that was sent. */
export function rowOfForm({ isAccepted, milliseconds }: CheckedForm): CallReport {
  const results = { valid: isAccepted ? 1 : 0, missing: 0, failed: isAccepted ? 0 : 1 }
  return { call: formPath, results, milliseconds, caching: 'never stored: each form reaches you' }
}

/** The row of a call; what is noted of its caching is added to `findings`. */
export function reportOf(
  call: AskedCall,
  answers: readonly Answer[],
  { forced, ttlS, staleS, mostBytes }: CachingOptions,
  findings: FindingList
): CallReport {
  const own = answers.filter((answer) => answer.call.path === call.path)
  const results = { valid: 0, missing: 0, failed: 0 }
  for (const { kind } of own) results[kind] += 1
  const milliseconds = Math.max(0, ...own.map((answer) => answer.milliseconds))
  const definition = callsByPath.get(call.path)
  const isForced = definition !== undefined && isForcedCall(definition, forced)
  const isStored = call.cacheable || isForced
  /** By the text without its figures: seconds pass between two answers. */
  const texts = new Map<string, string>()
  let isForceOfUse = false
  for (const answer of isStored ? own : []) {
    const { fields, receivedAt, kind, bytes, status = 200 } = answer
    // What failed is stored nowhere.
    if (kind === 'failed') continue
    const isMissing = kind === 'missing'
    const defaults = declaredLifetimes(isMissing ? { lifetimeS: ttlS } : call, ttlS, staleS)
    const judged =
      bytes > mostBytes ? tooLarge(bytes, mostBytes) : cachingOf(fields, isForced, defaults, receivedAt, status)
    const isDoubtful = isMissing && status !== 404 && status !== 410
    const text = isDoubtful
      ? `not found (${status}): kept for ten seconds at most, and in place of no record; answer 404 in the envelope`
      : `${isMissing ? `not found (${status}): ` : ''}${judged.text}`
    isForceOfUse ||= judged.isForceOfUse
    const { severity } = judged
    if (severity && !isDoubtful)
      findings.add({
        ...placeOf(answer),
        severity: isMissing ? 'note' : severity,
        check: 'caching',
        message: text,
        // Seconds pass between two answers.
        alike: text.replace(/\d+/g, '0')
      })
    const alike = text.replace(/[\d,]+/g, '0')
    texts.set(alike, texts.get(alike) ?? text)
  }
  const answered = own.filter(({ kind }) => kind !== 'failed')
  const kept = isStored ? 0 : Math.max(0, ...answered.map(({ fields }) => secondsInBrowser(fields)))
  const never = `never stored: each request reaches you${kept > 0 ? `, but those of a browser that has it (${kept} s)` : ''}`
  if (kept > longLifetimeS && answered[0]) {
    const message = `browsers keep it ${kept} s and ask nobody meanwhile: no purge reaches them`
    const alike = 'browsers keep it'
    findings.add({ ...placeOf(answered[0]), severity: 'note', check: 'caching', message, alike })
  }
  const caching = isStored ? [...texts.values()].join(' / ') : never
  const name = isForceOfUse && definition ? (definition.cacheable ? definition.tag : definition.name) : undefined
  return {
    call: call.path,
    results,
    milliseconds,
    caching: answered.length === 0 ? '' : printable(caching),
    ...(name === undefined ? {} : { force: name })
  }
}
