/** The purge endpoint of the API cache: `POST /_cache/purge` (shared/README.md#caching). */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FailureStatus } from '../../shared/calls/failures.ts'
import { localeOfLangHeader } from '../../shared/locale/locale.ts'
import type { Trust } from '../http/trusted-proxies.ts'
import { loggedAddress } from '../limits/client-address.ts'
import { createFailedAttempts } from '../limits/failed-attempts.ts'
import type { Log, ThrottledLog } from '../observe/throttled-log.ts'
import type { EdgePurge } from './edge-purge.ts'
import { envelope } from './envelope.ts'
import { type CallsOfPath, type PurgeCommand, PurgeCommandError, readPurgeCommand } from './purge-command.ts'
import type { PurgeSelection } from './purge-selection.ts'

export interface PurgeOptions {
  /** Bearer token; undefined turns the endpoint off. */
  token: string | undefined
  /** Marks as stale (soft) or drops (hard) the selected entries, or all of them; returns their number. */
  purge: (selection: PurgeSelection | undefined, hard: boolean) => number | Promise<number>
  callsOfPath: CallsOfPath
  /** Passes a purge on to the edge; undefined: there is none. */
  purgeEdge?: EdgePurge | undefined
  trust: Trust
  log: Log
  throttledLog: ThrottledLog
}

/** Maximum size of the request body in bytes. */
const maxBodyBytes = 4096

/** Registers the endpoint, which responds 404 when no token is set. Purges and wrong tokens are logged. */
export async function purgeRoute(
  app: FastifyInstance,
  { token, purge, callsOfPath, purgeEdge, trust, log, throttledLog }: PurgeOptions
): Promise<void> {
  const message = 'a purge was refused: wrong token'
  const countFailure = createFailedAttempts({ audit: 'purge', message, trust, log: throttledLog })
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`)

  // The body is parsed as JSON whatever its Content-Type: curl sends a form's type by default.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) =>
    done(null, body)
  )

  /** Authorizes the request before its body is read. */
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    if (!expected) return sendError(request, reply, 404)
    if (request.method !== 'POST') return sendError(request, reply.header('allow', 'POST'), 405)
    const { authorization } = request.headers
    const received = authorization?.replace(/^bearer /i, 'Bearer ')
    if (received === undefined || !timingSafeEqual(digest(received), expected)) {
      const waitS = countFailure(request.raw)
      if (waitS === undefined) return sendError(request, reply.header('www-authenticate', 'Bearer'), 401)
      return sendError(request, reply.header('retry-after', String(waitS)), 429)
    }
  }

  app.all<{ Body: Buffer | undefined }>(
    '/_cache/purge',
    { onRequest, config: { routeClass: 'purge' } },
    async (request, reply) => {
      let command: PurgeCommand
      try {
        command = readPurgeCommand(parseBody(request.body), callsOfPath)
      } catch (error) {
        if (!(error instanceof PurgeCommandError)) throw error
        reply.code(400).header('content-type', 'application/json; charset=utf-8')
        return reply.send(JSON.stringify({ code: 400, msg: error.message, data: null }))
      }
      const { selection, hard, audit } = command
      const touched = await purge(selection, hard)
      // After the site's own: what the edge asks for from now on is new.
      const edge = await purgeEdge?.(selection)
      const result = { touched, ...(edge === undefined ? {} : { edge }) }
      const from = loggedAddress(request.raw, trust)
      log.warn({ audit: 'purge', from, allowed: true, ...audit, hard, ...result }, 'the cache was purged')
      return { code: 200, msg: 'ok', data: result }
    }
  )
}

/** The body as JSON with every property, so that an unknown one is refused whatever its name; undefined for no JSON. */
function parseBody(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function sendError(request: FastifyRequest, reply: FastifyReply, status: FailureStatus) {
  reply.code(status).header('content-type', 'application/json; charset=utf-8')
  return reply.send(envelope(status, localeOfLangHeader(request.headers.lang)))
}
