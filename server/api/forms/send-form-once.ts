/** Sends a form that arrives twice, at this replica or at others, to the backend once. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { FormStore, KeyedHash } from '../../cache/redis/shared-cache.ts'
import { field } from '../../http/fields.ts'
import {
  type Exchange,
  internalFailure,
  type OriginRequest,
  type ResponseListener,
  type Send
} from '../../http/transport.ts'
import type { ThrottledLog } from '../../observe/log.ts'
import { answerOf, type FormAnswer, openAnswer, replayAnswer, sealAnswer } from './form-answer.ts'

/** Larger answers are passed through without protection. */
const maxAnswerBytes = 16_384
/** Answers that are kept in this process. */
const maxKept = 500

/** The client's side of an exchange. */
interface Client {
  listener: ResponseListener
  exchange: Exchange
  isGone: () => boolean
  /** Sets the exchange that the client pauses and aborts, once its answer is too large to be kept. */
  follow(exchange: Exchange, onAbort: () => void): void
}

/**
 * Wraps `send` for forms. A double gets the answer of the first one, also where that one's client has disconnected: a
 * browser without script does that when a button is pressed twice.
 */
export function createSendFormOnce(send: Send, options: FormClaimOptions): Send {
  const running = new Map<string, Promise<FormAnswer | undefined>>()
  const kept = new LRUCache<string, FormAnswer>({ max: maxKept, ttl: keptMs })

  /** Sends the form unless another replica does; gives the answer, or undefined where it cannot be kept. */
  const lead = async (fingerprint: Fingerprint, request: OriginRequest, client: Client) => {
    const claim = await claimForm(fingerprint, options)
    let answer: FormAnswer | undefined
    try {
      if (!('end' in claim)) {
        answer = claim
        replayAnswer(answer, client.listener)
      } else if (!client.isGone()) answer = await sendAndKeep(send, request, client)
    } finally {
      if ('end' in claim) claim.end(answer)
      if (answer) kept.set(fingerprint.id, answer, { ttl: keptMsOf(answer) })
      running.delete(fingerprint.id)
    }
    return answer
  }
  const submit = async (request: OriginRequest, body: Buffer, client: Client) => {
    const fingerprint = fingerprintOf(options.store.hash, request, body)
    const { id } = fingerprint
    for (let first = running.get(id); first; first = running.get(id)) {
      const answer = await first
      if (answer) return replayAnswer(answer, client.listener)
    }
    const known = kept.get(id)
    if (known) return replayAnswer(known, client.listener)
    const work = lead(fingerprint, request, client)
    running.set(id, work)
    await work
  }

  return (request, listener) => {
    // Without an address nobody can say whose form it is.
    if (request.client === undefined || request.body === undefined) return send(request, listener)
    const client = createClient(listener)
    const { body } = request
    // A kept answer waits until the caller has the exchange (`Send`).
    Promise.resolve()
      .then(() => submit(request, body, client))
      .catch(() => client.listener.fail(internalFailure))
    return client.exchange
  }
}

/** Sends a form and passes the response on; gives it when it is complete, or undefined where it cannot be kept. */
function sendAndKeep(send: Send, request: OriginRequest, client: Client): Promise<FormAnswer | undefined> {
  const { listener } = client
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let head: { status: number; fields: string[] } | undefined
    let length = 0
    const exchange = send(request, {
      informational: (status, fields) => listener.informational?.(status, fields),
      head(status, fields) {
        head = { status, fields }
        listener.head(status, fields)
      },
      data(chunk) {
        length += chunk.length
        if (length <= maxAnswerBytes) chunks.push(chunk)
        else if (length - chunk.length <= maxAnswerBytes) client.follow(exchange, () => resolve(undefined))
        listener.data(chunk)
      },
      end() {
        listener.end()
        resolve(
          head && length <= maxAnswerBytes ? answerOf(head.status, head.fields, Buffer.concat(chunks)) : undefined
        )
      },
      fail(failure) {
        listener.fail(failure)
        resolve(head ? undefined : { failure })
      }
    })
  })
}

function createClient(listener: ResponseListener): Client {
  let isGone = false
  let followed: { exchange: Exchange; onAbort: () => void } | undefined
  const abort = () => {
    followed?.exchange.abort()
    followed?.onAbort()
  }
  return {
    listener: {
      informational: (status, fields) => void (isGone || listener.informational?.(status, fields)),
      head: (status, fields) => void (isGone || listener.head(status, fields)),
      data: (chunk) => void (isGone || listener.data(chunk)),
      end: () => void (isGone || listener.end()),
      fail: (failure) => void (isGone || listener.fail(failure))
    },
    exchange: {
      // An answer that is kept is read to its end, however slowly this client reads.
      pause: () => followed?.exchange.pause(),
      resume: () => followed?.exchange.resume(),
      abort() {
        isGone = true
        abort()
      }
    },
    isGone: () => isGone,
    follow(exchange, onAbort) {
      followed = { exchange, onAbort }
      if (isGone) abort()
    }
  }
}

/**
 * Milliseconds for which the answer to a form is kept for its doubles. A double follows within seconds; after that the
 * same form may be meant once more, such as a subscription after an unsubscription.
 */
const keptMs = 10_000
/** The same for a failure: whoever tries again must reach the backend. */
const keptFailureMs = 1000
/** Milliseconds after which a claim ends whose replica does not renew it, because it was killed. */
const claimMs = 1500
const renewMs = 500
/** Milliseconds between two looks for the answer of another replica. */
const pollMs = 50

/** Milliseconds for which this answer is kept. */
function keptMsOf(answer: FormAnswer): number {
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
interface FormClaim {
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
async function claimForm({ id, key }: Fingerprint, options: FormClaimOptions): Promise<FormClaim | FormAnswer> {
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

interface Fingerprint {
  /** Equal for equal forms; says nothing about them. */
  id: string
  /** A key of 32 bytes that only those can make who have the form itself. */
  key: Buffer
}

/** Differs with each request or replica, whatever the form is. */
const ignoredFields = new Set(['baggage', 'content-length', 'date', 'priority', 'tracestate', 'via'])
/** Named with the fingerprint, so that builds with another one, or another format of answers, share nothing. */
const version = 2

/**
 * The fingerprint of a request: of its client, target and fields, cookies and an Idempotency-Key included, and of its
 * body. Browsers choose a new boundary (RFC 2046, section 5.1.1) for each sending of a form: it does not count.
 */
export function fingerprintOf(hash: KeyedHash, { method, target, client, headers }: OriginRequest, body: Buffer) {
  const boundary = /;\s*boundary="?([^";]+)/i.exec(field(headers, 'content-type') ?? '')?.[1]
  const delimiter = boundary === undefined ? undefined : `\r\n--${boundary}`
  const content = body.toString('latin1')
  // The text of a short boundary may also stand in a value, but never as a delimiter.
  const form = delimiter === undefined ? content : `\r\n${content}`.replaceAll(delimiter, '\r\n--')
  const counted: string[] = []
  for (let i = 0; i < headers.length; i += 2) {
    const name = headers[i]!.toLowerCase() // names and values alternate
    const value = headers[i + 1]!
    if (!ignoredFields.has(name))
      counted.push(name, name === 'content-type' && boundary ? value.replace(boundary, '') : value)
  }
  const whole = JSON.stringify([version, method, target, client, counted, form])
  return { id: hash(`form ${whole}`).toString('base64url'), key: hash(`answer ${whole}`) } satisfies Fingerprint
}
