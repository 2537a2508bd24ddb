/** Reads a response of the origin into memory, up to a size limit; a larger one can be streamed instead. */
import { firstField } from '../http/fields.ts'
import type { Exchange, OriginFailure, OriginRequest, ResponseListener, Send } from './transport.ts'

export interface BufferedResponse {
  kind: 'complete'
  status: number
  fields: string[]
  body: Buffer
}

type BodyListener = Pick<ResponseListener, 'data' | 'end' | 'fail'>

/** A response over the size limit. Its exchange is paused until it is streamed or discarded. */
export interface OversizedResponse {
  kind: 'oversized'
  status: number
  fields: string[]
  /** Passes the chunks received so far to the listener, then the rest as it arrives. Call it at most once. */
  stream(listener: BodyListener): Exchange
  /** Aborts the exchange. */
  discard(): void
}

export type ReadResult = BufferedResponse | OversizedResponse | { kind: 'failure'; failure: OriginFailure }

/**
 * Sends a request and reads the response, up to `maxBytes` of body. Never rejects: an unreachable origin and a response
 * that is cut short resolve to a failure.
 */
export function readBody(send: Send, request: OriginRequest, maxBytes: number): Promise<ReadResult> {
  return new Promise((resolve) => {
    let status = 0
    let fields: string[] = []
    let chunks: Buffer[] = []
    let size = 0
    let isOversized = false
    let listener: BodyListener | undefined
    /** The end of an oversized response that arrived before `stream` was called. */
    let notifyEnd: ((listener: BodyListener) => void) | undefined

    const finish = (notify: (listener: BodyListener) => void, result: () => ReadResult) => {
      if (listener) notify(listener)
      else if (isOversized) notifyEnd = notify
      else resolve(result())
    }
    const overflow = () => {
      isOversized = true
      exchange.pause()
      resolve({
        kind: 'oversized',
        status,
        fields,
        stream(bodyListener) {
          for (const chunk of chunks) bodyListener.data(chunk)
          chunks = []
          listener = bodyListener
          exchange.resume()
          notifyEnd?.(bodyListener)
          return exchange
        },
        discard: () => exchange.abort()
      })
    }
    const exchange = send(request, {
      head(receivedStatus, receivedFields) {
        status = receivedStatus
        fields = receivedFields
        if (Number(firstField(receivedFields, 'content-length')) > maxBytes) overflow()
      },
      data(chunk) {
        if (listener) return listener.data(chunk)
        chunks.push(chunk)
        size += chunk.length
        if (size > maxBytes && !isOversized) overflow()
      },
      end: () =>
        finish(
          (to) => to.end(),
          () => {
            const [only] = chunks
            const body = only && chunks.length === 1 ? only : Buffer.concat(chunks)
            return { kind: 'complete', status, fields, body }
          }
        ),
      fail: (failure) =>
        finish(
          (to) => to.fail(failure),
          () => ({ kind: 'failure', failure })
        )
    })
  })
}
