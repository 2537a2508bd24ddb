/** What happens once a request is over, however it ended: it is counted and logged. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { formOfCall } from './form-guard.ts'
import { resultOfStatus } from './form-result.ts'
import type { Metrics } from './metrics.ts'
import { routeOf, unsentStatus } from './request-class.ts'
import type { RequestLog } from './request-log.ts'
import { endUpstreamWait, notesOf } from './request-notes.ts'

/** `began` is the time of the request's head on the clock of `performance.now`. */
export type WatchEnd = (request: IncomingMessage, response: ServerResponse, began: number) => void

/**
 * Makes the function that watches an answer to its end. An answer that is not sent whole, because the client has gone
 * or because the answer broke off on its way from the backend, counts as 499.
 */
export function createEndWatch(metrics: Pick<Metrics, 'requests' | 'form' | 'shed'>, log: RequestLog): WatchEnd {
  return (request, response, began) => {
    response.once('close', () => {
      const ms = performance.now() - began
      const isWhole = response.writableFinished
      const status = isWhole ? response.statusCode : unsentStatus
      const route = routeOf(request.method ?? '', request.url ?? '')
      if (!isWhole && !response.headersSent) endUpstreamWait(response)
      const notes = notesOf(response)
      metrics.requests.add(route, request.method, status, ms)
      if (route === 'form') {
        notes.formResult ??= notes.shed === undefined ? resultOfStatus(status) : 'shed'
        notes.formName ??= formOfCall(request.url ?? '')
        metrics.form(notes.formName ?? 'unknown', notes.formResult)
      }
      if (notes.shed !== undefined) metrics.shed(notes.shed)
      log.answered(request, response, { route, status, ms })
    })
  }
}
