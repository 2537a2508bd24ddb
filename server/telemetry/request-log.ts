/**
 * One log line for every answer but a hit, and for a share of the hits. No query, no address of a visitor, no personal
 * data.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { localeOfTarget } from './locale.ts'
import { type RouteClass, routeOfHit } from './request-class.ts'
import { notesOf } from './request-notes.ts'
import type { Trust } from './security.ts'
import { readTraceId } from './trace-id.ts'

export interface RequestLog {
  /** The id of a request: a trusted proxy's X-Request-Id, else a new one; always the same for the same request. */
  idOf(request: IncomingMessage): string
  /** Logs what has been answered, at info; health probes and hits that are not sampled at debug. */
  answered(request: IncomingMessage, response: ServerResponse, end: RequestEnd): void
  /** Logs a hit where hits are logged. */
  hit(request: IncomingMessage, response: ServerResponse): void
}

export interface RequestEnd {
  route: RouteClass
  status: number
  /** Milliseconds from the head of the request to the end of the answer. */
  ms: number
}

export interface RequestLogOptions {
  log: Logger
  trust: Trust
  /** Share of the hits that are logged at info, 0 to 1. */
  logHits: number
  /** What Cache-Status says of an answer. */
  cacheStatusOf: (response: ServerResponse) => string | undefined
}

/** The log of the requests. */
export function createRequestLog({ log, trust, logHits, cacheStatusOf }: RequestLogOptions): RequestLog {
  const ids = new WeakMap<IncomingMessage, string>()
  const isSampled = createSampler(logHits)
  const isTrusted = (request: IncomingMessage) => trust(request.socket.remoteAddress ?? '', 0)

  const idOf = (request: IncomingMessage) => {
    let id = ids.get(request)
    if (id === undefined) {
      const given = request.headers['x-request-id']
      const believed = typeof given === 'string' && /^[\w.:-]{1,128}$/.test(given) && isTrusted(request)
      id = believed ? given : randomUUID()
      ids.set(request, id)
    }
    return id
  }
  const levelOfHit = () => (isSampled() ? 'info' : 'debug')
  const facts = (request: IncomingMessage, route: RouteClass, status: number) => {
    const traceparent = request.headers.traceparent
    return {
      reqId: idOf(request),
      trace_id: traceparent !== undefined && isTrusted(request) ? readTraceId(traceparent) : undefined,
      method: request.method,
      path: pathOf(request.url),
      route,
      status,
      locale: localeOf(request)
    }
  }

  return {
    idOf,
    answered(request, response, { route, status, ms }) {
      const cache = cacheStatusOf(response)
      const level = route === 'health' ? 'debug' : cache?.startsWith('bff; hit') ? levelOfHit() : 'info'
      if (!log.isLevelEnabled(level)) return
      const { upstreamMs, formName, formResult, shed } = notesOf(response)
      log[level](
        {
          ...facts(request, route, status),
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
    hit:
      logHits === 0 && !log.isLevelEnabled('debug')
        ? () => {}
        : (request, response) => {
            const level = levelOfHit()
            if (!log.isLevelEnabled(level)) return
            log[level](facts(request, routeOfHit(request.url!), response.statusCode), 'hit')
          }
  }
}

/** True for this share of the calls, evenly spread. */
function createSampler(share: number): () => boolean {
  let due = 0
  return () => {
    due += share
    // A hundred times 0.01 is not quite 1.
    if (due < 1 - 1e-9) return false
    due -= 1
    return true
  }
}

function tenths(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10
}

/** Warns once where X-Forwarded-For arrives from somebody whom nobody trusts. */
export function forwardedWarning(log: Logger, trust: Trust): (request: IncomingMessage) => void {
  let warned = false
  return (request) => {
    if (warned || request.headers['x-forwarded-for'] === undefined) return
    if (trust(request.socket.remoteAddress ?? '', 0)) return
    warned = true
    log.warn(
      'X-Forwarded-For arrives from an untrusted address: name the proxy in TRUST_PROXY; until then all behind it share one allowance of forms'
    )
  }
}

/** The path alone; undefined for a target that is none, which may hold anything. */
function pathOf(target = ''): string | undefined {
  return target.startsWith('/') ? target.split(/[?#]/, 1)[0]!.slice(0, 200) : undefined
}

function localeOf(request: IncomingMessage): string {
  const target = request.url ?? ''
  if (!target.startsWith('/api/')) return localeOfTarget(target.replace(/^\/_data/, ''))
  return request.headers.lang === 'en' ? 'en' : 'cn'
}
