/** A failure told in one sentence, for when there is no time to make a page: a few bytes, made once. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type FailureStatus, failureWords } from '../shared/failures.ts'
import { type Locale, languageTag } from '../shared/locale.ts'
import { localeOfTarget } from './locale.ts'

const html = (status: FailureStatus, locale: Locale) => `<!doctype html>
<html lang="${languageTag[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title></head>
<body><h1>${status}</h1><p>${failureWords[status][locale]}</p></body>
</html>
`

/** Sends it in the language of the address, with the seconds after which to come again. */
export function sendPlainPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 429 | 503,
  retryAfterS: number
): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'retry-after': String(retryAfterS) })
    .type('text/html; charset=utf-8')
    .send(html(status, localeOfTarget(request.raw.url ?? '/')))
}
