/** What pages read: the kept answers of the API's calls. */

import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Failure } from './cache/transport.ts'
import { askedFor, type Call, policies } from './policy.ts'
import type { Upstream } from './upstream.ts'

export type { Call, CallName } from './policy.ts'

export type Answer =
  /** `data` is shared by everyone who asks: never change it. `version` is the hash of the stored body. */
  | { kind: 'ok'; data: unknown; version: string | undefined }
  /** 404, 410, a success without data, or a well-formed failing code (rulings, section 2). */
  | { kind: 'missing'; version: string | undefined }
  /** `retryAfter` in seconds; `detail` is for the log and names no internal address. */
  | { kind: 'failed'; status: 502 | 503 | 504; retryAfter?: number; detail: string }

export interface Answers {
  /** The kept answer if it may be used now; undefined means that it must be awaited. */
  peek(call: Call): Answer | undefined
  /** The kept answer, or the one fetch for it. Never rejects. */
  read(call: Call): Promise<Answer>
}

export interface AnswersOptions {
  upstream: Upstream
  /** Freshness in seconds where the upstream names none. */
  ttlS: number
  /** Bytes for what is kept. */
  maxBytes: number
}

/** Answers over an upstream. */
export function createAnswers(options: AnswersOptions): Answers {
  const kept = new LRUCache<string, { answer: Answer; until: number }>({
    maxSize: options.maxBytes,
    sizeCalculation: () => 10000
  })
  const flights = new Map<string, Promise<Answer>>()

  const peek = (call: Call) => {
    const entry = kept.get(keyOf(call))
    return entry && entry.until > Date.now() ? entry.answer : undefined
  }
  return {
    peek,
    async read(call) {
      const found = peek(call)
      if (found) return found
      const key = keyOf(call)
      let flight = flights.get(key)
      if (!flight) {
        flight = fetchAnswer(options.upstream, call).then((answer) => {
          flights.delete(key)
          if (answer.kind !== 'failed' && answer.version) {
            kept.set(key, { answer, until: Date.now() + options.ttlS * 1000 })
          }
          return answer
        })
        flights.set(key, flight)
      }
      return flight
    }
  }
}

function keyOf(call: Call): string {
  return `${call.locale} ${asked(call).address}`
}

function asked(call: Call) {
  return askedFor(policies.get(call.name)!, (name) => call.params[name])
}

function fetchAnswer(upstream: Upstream, call: Call): Promise<Answer> {
  const { target, policy, kept } = asked(call)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let status = 0
    upstream.send(
      { method: 'GET', target, headers: ['lang', call.locale, 'accept', 'application/json'] },
      {
        head: (given) => {
          status = given
        },
        data: (chunk) => chunks.push(chunk),
        fail: (failure: Failure) => resolve({ kind: 'failed', status: failure.status, detail: failure.reason }),
        end: () => {
          const body = Buffer.concat(chunks)
          const version = kept ? createHash('sha1').update(body).digest('base64url') : undefined
          if (status === 404 || status === 410) return resolve({ kind: 'missing', version })
          if (status !== 200)
            return resolve({ kind: 'failed', status: status === 503 ? 503 : 502, detail: `${status}` })
          try {
            const { code, data } = JSON.parse(body.toString())
            const good = policy.success.includes(code) && data !== undefined && data !== null
            resolve(good ? { kind: 'ok', data, version } : { kind: 'missing', version })
          } catch {
            resolve({ kind: 'failed', status: 502, detail: 'no JSON' })
          }
        }
      }
    )
  })
}
