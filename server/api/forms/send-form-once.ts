/** Sends a form that arrives twice, at this replica or at others, to the backend once. */
import { LRUCache } from 'lru-cache'
import {
  type Exchange,
  internalFailure,
  type OriginRequest,
  type ResponseListener,
  type Send
} from '../../http/transport.ts'
import { answerOf, type FormAnswer, replayAnswer } from './form-answer.ts'
import { claimForm, type FormClaimOptions, keptMs, keptMsOf } from './form-claim.ts'
import { type Fingerprint, fingerprintOf } from './form-fingerprint.ts'

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
