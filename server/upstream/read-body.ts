/** Reads a response of the backend into memory, up to a size limit. */

import { firstField } from '../http/fields.ts'
import type { OriginFailure, OriginRequest, Send } from '../http/transport.ts'

export type ReadResult =
  | { kind: 'complete'; status: number; fields: string[]; body: Buffer }
  /** `status` is undefined where the backend sent none. */
  | { kind: 'failure'; failure: OriginFailure; status?: number }

/**
 * Sends a request and reads the response. Never rejects: an unreachable backend, a response that is cut short, and one
 * of more than `maxBytes` resolve to a failure.
 */
export function readBody(send: Send, request: OriginRequest, maxBytes: number): Promise<ReadResult> {
  return new Promise((resolve) => {
    let head = { status: 0, fields: [] as string[] } // empty until it is received
    const chunks: Buffer[] = []
    let size = 0
    const refuse = () => {
      exchange.abort()
      resolve({ kind: 'failure', failure: { status: 502, reason: 'too-large' }, status: head.status })
    }
    const exchange = send(request, {
      head(status, fields) {
        head = { status, fields }
        if (Number(firstField(fields, 'content-length')) > maxBytes) refuse()
      },
      data(chunk) {
        chunks.push(chunk)
        size += chunk.length
        if (size > maxBytes) refuse()
      },
      end: () => resolve({ kind: 'complete', ...head, body: Buffer.concat(chunks) }),
      fail: (failure) => resolve({ kind: 'failure', failure })
    })
  })
}
