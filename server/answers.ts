/** What pages read: the kept answers of the API's calls. */

import type { Door } from './api/door.ts'
import type { Outcome } from './cache/ask.ts'
import type { Entry } from './cache/entry.ts'
import type { Call } from './policy.ts'

export type { Call, CallName } from './policy.ts'

export type Answer =
  /** `data` is shared by everyone who asks and frozen. `version` is the hash of the stored body. */
  | { kind: 'ok'; data: unknown; version: string | undefined }
  /** 404, 410, a success without data, or a well-formed failing code (rulings, section 2). */
  | { kind: 'missing'; version: string | undefined }
  /**
   * A refusal of the backend's own (4xx) keeps its status, all else is 502, 503 or 504 (rulings, section 2).
   * `retryAfter` in seconds; `detail` is for the log and names no internal address.
   */
  | { kind: 'failed'; status: number; retryAfter?: number; detail: string }

export interface Answers {
  /** The kept answer if it may be used now; undefined means that it must be awaited. */
  peek(call: Call): Answer | undefined
  /** The kept answer, or the one fetch for it, in a place of `client`. Never rejects. */
  read(call: Call, client?: string): Promise<Answer>
  /** For how many milliseconds the kept answers have these versions, if nothing changes; undefined: they do not now. */
  standFor(calls: readonly Call[], versions: readonly (string | undefined)[]): number | undefined
  /** Grows whenever something that is kept becomes something else. */
  changes(): number
}

/** Answers out of the same store-room that browsers are served from. */
export function createAnswers({ kept, asks, changes }: Pick<Door, 'kept' | 'asks' | 'changes'>): Answers {
  const answers = new WeakMap<Entry, Answer>()

  const ofEntry = (entry: Entry): Answer => {
    let answer = answers.get(entry)
    if (!answer) {
      const { value: data, version } = entry
      answer = Object.freeze(data === undefined ? { kind: 'missing', version } : { kind: 'ok', data, version })
      answers.set(entry, answer)
    }
    return answer
  }
  const ofOutcome = (outcome: Outcome): Answer => {
    if (outcome.kind === 'entry') return ofEntry(outcome.entry)
    if (outcome.kind === 'passing') {
      const { verdict } = outcome
      if (verdict.kind === 'good') return { kind: 'ok', data: verdict.value, version: undefined }
      return { kind: 'missing', version: undefined }
    }
    if (outcome.kind === 'large') {
      outcome.large.leave()
      return { kind: 'failed', status: 502, detail: 'too-large' }
    }
    const { failure, answer, retryAfterS } = outcome
    const isRefusal = answer !== undefined && answer.status >= 400 && answer.status < 500 && answer.status !== 429
    return {
      kind: 'failed',
      status: isRefusal ? answer.status : failure.status,
      retryAfter: retryAfterS,
      detail: failure.reason
    }
  }

  return {
    peek(call) {
      const held = kept.look(asks.ofCall(call))
      return held && ofEntry(held.entry)
    },
    read: (call, client) => kept.request({ ...asks.ofCall(call), client }).then(ofOutcome),
    standFor(calls, versions) {
      let least = Number.POSITIVE_INFINITY
      for (let i = 0; i < calls.length; i += 1) {
        const held = kept.look(asks.ofCall(calls[i]!))
        if (!held || held.entry.version !== versions[i]) return undefined
        least = Math.min(least, held.freshMs)
      }
      return least
    },
    changes
  }
}
