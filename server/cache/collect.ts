/** Taking in a whole answer, up to a bound. */
import { firstField } from './fields.ts'
import type { Exchange, Failure, Listener, Outgoing, Send } from './transport.ts'

export interface Whole {
  kind: 'whole'
  status: number
  fields: string[]
  body: Buffer
}

type Taker = Pick<Listener, 'data' | 'end' | 'fail'>

/** An answer over the bound: what has come so far, and the rest as it comes, for one taker. */
export interface Large {
  kind: 'large'
  status: number
  fields: string[]
  /** Hands over: what has come at once, the rest as it flows. To be called once at most. */
  take(taker: Taker): Exchange
  /** Gives the exchange up. */
  leave(): void
}

export type Collected = Whole | Large | { kind: 'failure'; failure: Failure }

/** Sends a request and collects the answer; `most` in bytes. Never rejects. A broken answer is a failure. */
export function collect(send: Send, request: Outgoing, most: number): Promise<Collected> {
  return new Promise((resolve) => {
    let status = 0
    let fields: string[] = []
    let chunks: Buffer[] = []
    let size = 0
    let over = false
    let taker: Taker | undefined
    /** How it ended while nobody had taken it yet. */
    let last: ((taker: Taker) => void) | undefined

    const finish = (tell: (taker: Taker) => void, whole: () => Collected) => {
      if (taker) tell(taker)
      else if (over) last = tell
      else resolve(whole())
    }
    const overflow = () => {
      over = true
      exchange.pause()
      resolve({
        kind: 'large',
        status,
        fields,
        take(given) {
          for (const chunk of chunks) given.data(chunk)
          chunks = []
          taker = given
          exchange.resume()
          last?.(given)
          return exchange
        },
        leave: () => exchange.abort()
      })
    }
    const exchange = send(request, {
      head(givenStatus, givenFields) {
        status = givenStatus
        fields = givenFields
        if (Number(firstField(givenFields, 'content-length')) > most) overflow()
      },
      data(chunk) {
        if (taker) return taker.data(chunk)
        chunks.push(chunk)
        size += chunk.length
        if (size > most && !over) overflow()
      },
      end: () =>
        finish(
          (to) => to.end(),
          () => ({ kind: 'whole', status, fields, body: chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks) })
        ),
      fail: (failure) =>
        finish(
          (to) => to.fail(failure),
          () => ({ kind: 'failure', failure })
        )
    })
  })
}
