/** The purge endpoint of the API cache: `POST /_cache/purge` (shared/BACKEND.md#how-to-purge). */

import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { type FailureStatus, failureMessages } from '../../shared/calls/failures.ts'
import { callDefinitions } from '../../shared/calls/table.ts'
import { type Localizations, localeOfLangHeader } from '../../shared/locale/locale.ts'
import { pathOf } from '../../shared/pages/links.ts'
import type { PurgeCandidate } from '../cache/entry.ts'
import type { Trust } from '../http/trusted-proxies.ts'
import { loggedAddress } from '../limits/client-address.ts'
import { createFailedAttempts } from '../limits/form-rate.ts'
import { isEqual } from '../limits/signed-sessions.ts'
import type { RecentPurge } from '../observe/live-snapshot.ts'
import type { Log, ThrottledLog } from '../observe/log.ts'
import { parseJson } from './envelope.ts'
import {
  type CallsOfPath,
  type PurgeCommand,
  PurgeCommandError,
  type PurgeRequest,
  readPurge
} from './purge-command.ts'
import type { PurgeSelection } from './purge-selection.ts'
import type { EdgePurge } from './purges.ts'

interface PurgeOptions {
  /** Bearer token; undefined turns the endpoint off. */
  token: string | undefined
  /** Marks as stale (soft) or drops (hard) the selected entries, or all of them; returns their number. */
  purge: (selection: PurgeSelection | undefined, hard: boolean) => number | Promise<number>
  /** The stored responses that a purge would select, one object for each. */
  find: (selection: PurgeSelection | undefined) => readonly PurgeCandidate[]
  callsOfPath: CallsOfPath
  /** Called for each purge. */
  onPurged?: ((purge: RecentPurge) => void) | undefined
  /** Passes a purge on to the edge; undefined: there is none. */
  purgeEdge?: EdgePurge | undefined
  trust: Trust
  log: Log
  throttledLog: ThrottledLog
}

/** Maximum size of the request body in bytes: that of a batch. */
const maxBodyBytes = 65_536
/** Addresses that a dry run names. */
const maxAddresses = 100

/** Registers the endpoint, which responds 404 when no token is set. Purges and wrong tokens are logged. */
export async function purgeRoute(
  app: FastifyInstance,
  { token, purge, find, callsOfPath, onPurged, purgeEdge, trust, log, throttledLog }: PurgeOptions
): Promise<void> {
  const onRequest = authorization(token, trust, throttledLog)
  // The body is parsed as JSON whatever its Content-Type: curl sends a form's type by default.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) =>
    done(null, body)
  )

  /** Those of purges that are repeated. */
  const timers = new Set<NodeJS.Timeout>()
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer)
  })

  /** The site's own responses, then the edge: what that asks for from now on is new. */
  const purgeAll = async (commands: readonly PurgeCommand[], from: string | undefined) => {
    const done: (PurgeCommand & { touched: number })[] = []
    for (const command of commands) done.push({ ...command, touched: await purge(command.selection, command.hard) })
    const edge = await purgeEdge?.(commands.map(({ selection }) => selection))
    const ofEdge = edge === undefined ? {} : { edge }
    for (const { audit, hard, touched } of done) {
      onPurged?.({
        at: Date.now(),
        selected: 'paths' in audit ? `${audit.paths} (${audit.calls})` : Object.values(audit).join(),
        hard,
        touched
      })
      log.info({ audit: 'purge', from, allowed: true, ...audit, hard, touched, ...ofEdge }, 'the cache was purged')
    }
    return { touched: done.reduce((sum, { touched }) => sum + touched, 0), ...ofEdge }
  }
  const dryRun = (selections: readonly (PurgeSelection | undefined)[]) => {
    const found = new Set(selections.flatMap(find))
    const addresses = [...new Set([...found].map(addressOf))].sort()
    return { touched: found.size, addresses: addresses.slice(0, maxAddresses) }
  }

  app.all<{ Body: Buffer | undefined }>(
    '/_cache/purge',
    { onRequest, config: { routeClass: 'purge' } },
    async (request, reply) => {
      let asked: PurgeRequest
      try {
        asked = readPurge(parseJson(request.body), callsOfPath)
      } catch (error) {
        if (!(error instanceof PurgeCommandError)) throw error
        reply.code(400).header('content-type', 'application/json; charset=utf-8')
        return reply.send(JSON.stringify({ code: 400, msg: error.message, data: null }))
      }
      const { commands, isDryRun, delayS } = asked
      if (isDryRun) return { code: 200, msg: 'ok', data: dryRun(commands.map(({ selection }) => selection)) }
      const from = loggedAddress(request.raw, trust)
      const result = await purgeAll(commands, from)
      if (delayS > 0) {
        const timer = setTimeout(() => {
          timers.delete(timer)
          void purgeAll(commands, from).catch((err: unknown) => log.error({ err }, 'a delayed purge failed'))
        }, delayS * 1000)
        timers.add(timer.unref())
      }
      return { code: 200, msg: 'ok', data: result }
    }
  )
}

/** Authorizes a request before its body is read; without a token there is no endpoint. */
function authorization(
  token: PurgeOptions['token'],
  trust: PurgeOptions['trust'],
  throttledLog: PurgeOptions['throttledLog']
): onRequestAsyncHookHandler {
  const message = 'a purge was refused: wrong token'
  const countFailure = createFailedAttempts({ audit: 'purge', message, trust, log: throttledLog })
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    if (token === undefined) {
      throttledLog.once('purge off', { audit: 'purge', allowed: false }, 'a purge was refused: PURGE_TOKEN is not set')
      return sendError(request, reply, 404, refusals.off)
    }
    if (request.method !== 'POST') return sendError(request, reply.header('allow', 'POST'), 405)
    const { authorization } = request.headers
    const received = authorization?.replace(/^bearer /i, 'Bearer ')
    if (received === undefined || !isEqual(received, `Bearer ${token}`)) {
      const isMissing = received === undefined
      const waitS = countFailure(request.raw, isMissing ? 'a purge was refused: no token' : undefined)
      if (waitS === undefined) {
        const words = isMissing ? refusals.missing : refusals.wrong
        return sendError(request, reply.header('www-authenticate', 'Bearer'), 401, words)
      }
      return sendError(request, reply.header('retry-after', String(waitS)), 429)
    }
  }
}

/** The address of a stored response; without a query where it may hold what a visitor typed. */
function addressOf({ url, label }: PurgeCandidate): string {
  const isTyped = [...callDefinitions.values()].some(({ name, cacheable }) => name === label && !cacheable)
  return isTyped ? pathOf(url) : url
}

/** Why a purge is refused, for whoever sends it. */
const refusals = {
  off: { cn: '未设置 PURGE_TOKEN，清除功能已关闭', en: 'Purging is off: PURGE_TOKEN is not set' },
  missing: { cn: '缺少请求头 Authorization: Bearer TOKEN', en: 'The field Authorization: Bearer TOKEN is missing' },
  wrong: { cn: '令牌不正确', en: 'The token is wrong' }
} satisfies Record<string, Localizations<string>>

function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: FailureStatus,
  words: Localizations<string> = failureMessages[status]
) {
  const msg = words[localeOfLangHeader(request.headers.lang)]
  reply.code(status).header('content-type', 'application/json; charset=utf-8')
  return reply.send(JSON.stringify({ code: status, msg, data: null }))
}

/**
 * Creates the function of the live page that purges with a token, for a client's address, and gives what became of it,
 * for people. It goes through the purge endpoint, whose checks and log lines hold here too.
 */
export function createPurgeByForm(
  app: FastifyInstance
): (token: string, command: object, from: string) => Promise<string> {
  return async (token, command, from) => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/_cache/purge',
      remoteAddress: from,
      headers: { authorization: `Bearer ${token}` },
      payload: JSON.stringify(command)
    })
    if (statusCode === 401) return 'Nothing was purged: the token is wrong.'
    // An envelope, in every answer of the endpoint.
    const { msg, data } = JSON.parse(body) as { msg: string; data: { touched: number } | null }
    return data ? `Purged: ${data.touched} stored responses.` : `Nothing was purged: ${msg}`
  }
}
