/**
 * The request log: one line for every response that is no cache hit, and for a share of the hits. A line has no query
 * string, no address of a client and no personal data (shared/README.md#personal-data).
 */

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { localeOfLangHeader, localeOfTarget } from '../../shared/locale/locale.ts'
import {
  createRequestId,
  createTraceContext,
  readTraceId,
  requestIdOf,
  setRequestId,
  type TraceContext
} from '../http/trace-context.ts'
import type { Trust } from '../http/trusted-proxies.ts'
import { notesOf, type RouteClass } from './request-notes.ts'
import { loggedPath } from './request-path.ts'
import type { Tracing } from './tracing.ts'

export interface RequestLog {
  /** The id of a request, which it is given once: a trusted proxy's X-Request-Id, else a new one. */
  identify(request: IncomingMessage): string
  /** The request's id and its `traceparent`, with which calls to the backend are sent on its behalf. */
  traceOf(request: IncomingMessage): TraceContext
  /** Logs a closed response at info; health probes and hits outside the share are logged at debug. */
  logResponse(request: IncomingMessage, response: ServerResponse, result: CompletedRequest): void
  /** Logs a hit of the fast path: at info if it is in the share, else at debug. */
  logHit(request: IncomingMessage, response: ServerResponse, route: RouteClass): void
}

export interface CompletedRequest {
  route: RouteClass
  status: number
  /** Milliseconds from the head of the request to the end of the response. */
  ms: number
}

export interface RequestLogOptions {
  log: Logger
  trust: Trust
  /** Share of the hits that are logged at info, 0 to 1. */
  logHits: number
  /** Gives what exchanges take along; undefined: nothing is traced. */
  tracing?: Pick<Tracing, 'contextOf'> | undefined
}

/** Creates the request log on top of `log`. */
export function createRequestLog({ log, trust, logHits, tracing }: RequestLogOptions): RequestLog {
  const isSampled = createSampler(logHits)
  const isTrusted = (request: IncomingMessage) => trust(request.socket.remoteAddress ?? '', 0)

  const identify = (request: IncomingMessage) => {
    let id = requestIdOf(request)
    if (id === undefined) {
      const received = request.headers['x-request-id']
      const isUsable = typeof received === 'string' && /^[\w.-]{1,128}$/.test(received) && isTrusted(request)
      id = isUsable ? received : createRequestId()
      setRequestId(request, id)
    }
    return id
  }
  const levelOfHit = () => (isSampled() ? 'info' : 'debug')
  const fieldsOf = (request: IncomingMessage, route: RouteClass, status: number) => {
    const traceparent = request.headers.traceparent
    return {
      reqId: identify(request),
      trace_id: traceparent !== undefined && isTrusted(request) ? readTraceId(traceparent) : undefined,
      method: request.method,
      path: loggedPath(request.url),
      route,
      status,
      locale: localeOf(request)
    }
  }

  return {
    identify,
    traceOf: (request) => ({
      ...createTraceContext(identify(request), request.headers.traceparent),
      ...tracing?.contextOf(request)
    }),
    logResponse(request, response, { route, status, ms }) {
      const { cacheStatus: cache, upstreamMs, formName, formResult, shed } = notesOf(response)
      const level = route === 'health' ? 'debug' : cache?.startsWith('bff; hit') ? levelOfHit() : 'info'
      if (!log.isLevelEnabled(level)) return
      log[level](
        {
          ...fieldsOf(request, route, status),
          ms: tenths(ms),
          upstreamMs: upstreamMs === undefined ? undefined : tenths(upstreamMs),
          cache,
          form: formName,
          formResult,
          shed
        },
        'answered'
      )
    },
    logHit:
      logHits === 0 && !log.isLevelEnabled('debug')
        ? () => {}
        : (request, response, route) => {
            const level = levelOfHit()
            if (!log.isLevelEnabled(level)) return
            log[level](fieldsOf(request, route, response.statusCode), 'hit')
          }
  }
}

/** Returns a function that is true for this share of its calls, evenly spread. */
function createSampler(share: number): () => boolean {
  let due = 0
  return () => {
    due += share
    // The sum of a hundred times 0.01 is slightly below 1.
    if (due < 1 - 1e-9) return false
    due -= 1
    return true
  }
}

/** Rounds to one decimal. */
function tenths(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10
}

/** Returns a function that warns once, at the first request with X-Forwarded-For from an untrusted address. */
export function forwardedWarning(log: Logger, trust: Trust): (request: IncomingMessage) => void {
  let warned = false
  return (request) => {
    if (warned || request.headers['x-forwarded-for'] === undefined) return
    if (trust(request.socket.remoteAddress ?? '', 0)) return
    warned = true
    log.warn(
      'X-Forwarded-For arrives from an untrusted address: name the proxy in TRUST_PROXY; until then all clients behind it share one limit of forms'
    )
  }
}

function localeOf(request: IncomingMessage): string {
  const target = request.url ?? ''
  if (!target.startsWith('/api/')) return localeOfTarget(target.replace(/^\/_data/, ''))
  return localeOfLangHeader(request.headers.lang)
}
