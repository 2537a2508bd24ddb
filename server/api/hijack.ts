/** Takes responses over from Fastify, which ignores what a handler throws after that. */
import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { localeOfLangHeader } from '../../shared/locale/locale.ts'
import type { Fields } from '../http/fields.ts'
import { sendEnvelope } from './envelope.ts'

/**
 * Calls `answer` with the response. Where it throws or rejects, the error is logged, and the client gets 502 with the
 * fields `security` or, where a head has left, a closed connection.
 */
export function hijack(
  reply: FastifyReply,
  security: Fields,
  answer: (response: ServerResponse) => void | Promise<void>
): void {
  reply.hijack()
  const { raw: response, request } = reply
  const fail = (err: unknown) => {
    request.log.error({ err }, 'a request could not be answered')
    const locale = localeOfLangHeader(request.headers.lang)
    if (response.headersSent) response.destroy()
    else sendEnvelope(response, { status: 502, locale, security, withBody: request.method !== 'HEAD' })
  }
  const answerAll = async () => answer(response)
  answerAll().catch(fail)
}
