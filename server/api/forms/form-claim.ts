/** The claim of a replica to send a form, in the shared store: one replica sends it, others get its answer. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FormStore } from '../../cache/redis/shared-cache.ts'
import type { ThrottledLog } from '../../observe/throttled-log.ts'
import { type FormAnswer, openAnswer, sealAnswer } from './form-answer.ts'
import type { Fingerprint } from './form-fingerprint.ts'

/**
 * Milliseconds for which the answer to a form is kept for its doubles. A double follows within seconds; after that the
 * same form may be meant once more, such as a subscription after an unsubscription.
 */
export const keptMs = 10_000
/** The same for a failure: whoever tries again must reach the backend. */
const keptFailureMs = 1000
/** Milliseconds after which a claim ends whose replica does not renew it, because it was killed. */
const claimMs = 1500
const renewMs = 500
/** Milliseconds between two looks for the answer of another replica. */
const pollMs = 50

/** Milliseconds for which this answer is kept. */
export function keptMsOf(answer: FormAnswer): number {
  return 'failure' in answer || answer.status >= 400 ? keptFailureMs : keptMs
}

/**
 * KEYS: form. ARGV: owner, claim's milliseconds, longest time to live. What replicas do not write counts as missing.
 */
const claimScript = `
  if redis.call('TYPE', KEYS[1]).ok ~= 'string' then redis.call('DEL', KEYS[1]) end
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 or left > tonumber(ARGV[3]) or redis.call('STRLEN', KEYS[1]) > 100000 then redis.call('DEL', KEYS[1]) end
  local found = redis.call('GET', KEYS[1])
  if not found then
    redis.call('SET', KEYS[1], 'claim ' .. ARGV[1], 'PX', ARGV[2])
    return {'claimed'}
  end
  if string.sub(found, 1, 6) == 'claim ' then return {'busy'} end
  return {'answered', found}`
/** KEYS: form. ARGV: owner, milliseconds. */
const renewScript = `
  if redis.call('GET', KEYS[1]) == 'claim ' .. ARGV[1] then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return 'ok'`
/** KEYS: form. ARGV: owner, answer or nothing, milliseconds. */
const endScript = `
  if redis.call('GET', KEYS[1]) ~= 'claim ' .. ARGV[1] then return 'lost' end
  if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
  return 'ok'`

/** The right to send a form. */
export interface FormClaim {
  /** Tells the other replicas the answer; without one, that there is none and the next may send the form. */
  end(answer: FormAnswer | undefined): void
}

export interface FormClaimOptions {
  store: FormStore
  log: ThrottledLog
  /** Milliseconds for which the answer of another replica is awaited at most. */
  maxWaitMs: number
}

/**
 * Claims a form, or waits for the answer of the replica that has claimed it. Where the store does not answer as
 * expected, this replica sends the form: rather twice than never. Never rejects.
 *
 * Forms are personal data, and answers may be, such as the number of a pass. The store gets neither: the form is a
 * keyed hash, and the answer is encrypted with a key that is derived from the whole form.
 */
export async function claimForm({ id, key }: Fingerprint, options: FormClaimOptions): Promise<FormClaim | FormAnswer> {
  const { store, log, maxWaitMs } = options
  const owner = randomUUID()
  const keys = [`form:${id}`]
  for (const until = performance.now() + maxWaitMs; performance.now() < until; await wait(pollMs)) {
    const reply = await store.runScript(claimScript, keys, [owner, String(claimMs), String(keptMs)])
    const [kind, sealed]: unknown[] = Array.isArray(reply) ? reply : []
    if (kind === 'busy') continue
    if (kind === 'claimed') {
      const renew = () => void store.runScript(renewScript, keys, [owner, String(claimMs)])
      const timer = setInterval(renew, renewMs)
      return {
        end(answer) {
          clearInterval(timer)
          const args = answer ? [sealAnswer(answer, key), String(keptMsOf(answer))] : ['', '0']
          void store.runScript(endScript, keys, [owner, ...args])
        }
      }
    }
    const answer = kind === 'answered' && typeof sealed === 'string' ? openAnswer(sealed, key) : undefined
    if (answer) return answer
    break
  }
  const message =
    'this replica protects forms against doubles by itself: the shared cache does not (see SHARED_CACHE_URL)'
  log.warn('form doubles', {}, message)
  return { end() {} }
}
