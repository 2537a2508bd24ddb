/** Counts and logs a request when its response is closed, however it ended. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resultOfStatus } from './form-result.ts'
import type { Metrics } from './metrics.ts'
import { incompleteStatus } from './request-class.ts'
import type { RequestLog } from './request-log.ts'
import { endUpstreamWait, notesOf } from './request-notes.ts'

/** Called once per request; `began` is the arrival of its head in `performance.now` milliseconds. */
export type RecordRequest = (request: IncomingMessage, response: ServerResponse, began: number) => void

/**
 * Returns the function that records a request in metrics and in the log when its response is closed. A response that is
 * not sent completely, because the client disconnected or the backend's response broke off, counts as 499.
 */
export function createRequestRecorder(
  metrics: Pick<Metrics, 'requests' | 'form' | 'shed'>,
  log: RequestLog
): RecordRequest {
  return (request, response, began) => {
    response.once('close', () => {
      const ms = performance.now() - began
      const isComplete = response.writableFinished
      const status = isComplete ? response.statusCode : incompleteStatus
      if (!isComplete && !response.headersSent) endUpstreamWait(response)
      const notes = notesOf(response)
      const { route = 'other' } = notes
      metrics.requests.add(route, request.method, status, ms)
      if (route === 'form') {
        notes.formResult ??= notes.shed === undefined ? resultOfStatus(status) : 'shed'
        metrics.form(notes.formName ?? 'unknown', notes.formResult)
      }
      if (notes.shed !== undefined) metrics.shed(notes.shed)
      log.logResponse(request, response, { route, status, ms })
    })
  }
}
