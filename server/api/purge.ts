/** `POST /_cache/purge` (rulings, section 10). */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FailureStatus } from '../../shared/failures.ts'
import { type Tag, tags } from '../policy.ts'
import type { Log } from './complaints.ts'
import { envelope } from './envelope.ts'
import { languageOf } from './language.ts'

export interface PurgeOptions {
  /** Bearer token; undefined: purging is off. */
  token: string | undefined
  /** Marks (soft) or drops (hard) what has the tag, or all; gives the number of entries. */
  purge: (tag: Tag | undefined, hard: boolean) => number
  log: Log
}

interface Order {
  tag: Tag | undefined
  hard: boolean
}

/** Registers the endpoint; without a token it is not found. */
export async function purgeRoute(app: FastifyInstance, { token, purge, log }: PurgeOptions): Promise<void> {
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`)

  app.all('/_cache/purge', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!expected) return refuse(request, reply, 404)
    if (request.method !== 'POST') return refuse(request, reply.header('allow', 'POST'), 405)
    const given = request.headers.authorization
    if (given === undefined || !timingSafeEqual(digest(given.replace(/^bearer /i, 'Bearer ')), expected)) {
      log.warn({ audit: 'purge', from: request.ip, allowed: false }, 'a purge was refused: wrong token')
      return refuse(request, reply.header('www-authenticate', 'Bearer'), 401)
    }
    const order = readOrder(request.body)
    if (!order) return refuse(request, reply, 400)
    const touched = purge(order.tag, order.hard)
    const facts = {
      audit: 'purge',
      from: request.ip,
      allowed: true,
      tag: order.tag ?? 'all',
      hard: order.hard,
      touched
    }
    log.warn(facts, 'the cache was purged')
    return { code: 200, msg: 'ok', data: { touched } }
  })
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** `{"all":true}` or `{"tag":"menu"}`, with `"hard":true` or without; undefined for anything else. */
function readOrder(body: unknown): Order | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { all, tag, hard, ...others } = body as Record<string, unknown>
  if (Object.keys(others).length > 0 || (hard !== undefined && typeof hard !== 'boolean')) return undefined
  if (all === true && tag === undefined) return { tag: undefined, hard: hard === true }
  const known = tags.find((name) => name === tag)
  return known && (all === undefined || all === false) ? { tag: known, hard: hard === true } : undefined
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: FailureStatus) {
  reply.code(status).header('content-type', 'application/json; charset=utf-8')
  return reply.send(envelope(status, languageOf(request.headers.lang)))
}
