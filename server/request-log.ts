/** One log line for every answer but a hit; hits at `debug`. No query, no address of a visitor, no personal data. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { localeOfTarget } from './locale.ts'
import type { Trust } from './security.ts'

/** The id of a request: a trusted proxy's X-Request-Id, else a new one. */
export function requestIds(trust: Trust): (request: IncomingMessage) => string {
  return (request) => {
    const given = request.headers['x-request-id']
    const believed = typeof given === 'string' && /^[\w.:-]{1,128}$/.test(given)
    return believed && trust(request.socket.remoteAddress ?? '', 0) ? given : randomUUID()
  }
}

/** Logs what Fastify answered; `saidOf` tells what the cache made of a request. */
export function logResponses(app: FastifyInstance, saidOf: (response: ServerResponse) => string | undefined): void {
  app.addHook('onResponse', async (request, reply) => {
    const { raw } = reply
    const said = saidOf(raw)
    const level = said?.startsWith('bff; hit') ? 'debug' : 'info'
    request.log[level](
      {
        method: request.method,
        path: pathOf(request.raw.url),
        route: request.routeOptions.url,
        status: raw.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        cache: said,
        locale: localeOf(request.raw)
      },
      'answered'
    )
  })
}

/** Logs a hit where hits are logged at all. */
export function hitLogger(log: Logger): (request: IncomingMessage, response: ServerResponse) => void {
  if (!log.isLevelEnabled('debug')) return () => {}
  return (request, response) =>
    log.debug(
      { method: request.method, path: pathOf(request.url), status: response.statusCode, locale: localeOf(request) },
      'hit'
    )
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

function pathOf(target = ''): string {
  return target.split('?', 1)[0]!.slice(0, 200)
}

function localeOf(request: IncomingMessage): string {
  const target = request.url ?? ''
  if (!target.startsWith('/api/')) return localeOfTarget(target.replace(/^\/_data/, ''))
  return request.headers.lang === 'en' ? 'en' : 'cn'
}
