/** `POST /_cache/purge` (rulings, section 10). */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FailureStatus } from '../../shared/failures.ts'
import { type Tag, tags } from '../policy.ts'
import type { Log } from './complaints.ts'
import { envelope } from './envelope.ts'
import { readJson } from './judge.ts'
import { languageOf } from './language.ts'

export interface PurgeOptions {
  /** Bearer token; undefined: purging is off. */
  token: string | undefined
  /** Marks (soft) or drops (hard) what has the tag, or all; gives the number of entries. */
  purge: (tag: Tag | undefined, hard: boolean) => number
  log: Log
}

/** Bytes of an order. */
const longest = 4096

interface Order {
  tag: Tag | undefined
  hard: boolean
}

/** Registers the endpoint; without a token it is not found. */
export async function purgeRoute(app: FastifyInstance, { token, purge, log }: PurgeOptions): Promise<void> {
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`)

  // The order is JSON whatever it is called: curl calls it a form unless it is told otherwise.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longest }, (_request, body, done) => done(null, body))

  /** Whoever may not purge is told so before anything is read. */
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    if (!expected) return refuse(request, reply, 404)
    if (request.method !== 'POST') return refuse(request, reply.header('allow', 'POST'), 405)
    const given = request.headers.authorization
    if (given === undefined || !timingSafeEqual(digest(given.replace(/^bearer /i, 'Bearer ')), expected)) {
      log.warn({ audit: 'purge', from: request.ip, allowed: false }, 'a purge was refused: wrong token')
      return refuse(request, reply.header('www-authenticate', 'Bearer'), 401)
    }
  }

  app.all<{ Body: Buffer | undefined }>('/_cache/purge', { onRequest }, async (request, reply) => {
    const order = readOrder(request.body && readJson(request.body))
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
