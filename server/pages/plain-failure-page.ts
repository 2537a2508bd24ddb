/** A failure page of one sentence and the request's id, for an overloaded process: it needs no rendering and no data. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type FailureStatus, failureMessages, requestIdLabel } from '../../shared/calls/failures.ts'
import { type Locale, languageTag, localeOfTarget, localized } from '../../shared/locale/locale.ts'

const html = (status: FailureStatus, locale: Locale, id: string) => `<!doctype html>
<html lang="${languageTag[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${status}</title></head>
<body><h1>${status}</h1><p>${localized(failureMessages[status], locale)}</p><p>${localized(requestIdLabel, locale)} ${id}</p></body>
</html>
`

/** Sends the page in the language of the address; `retryAfterS` is the value of Retry-After in seconds. */
export function sendPlainFailurePage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 429 | 503,
  retryAfterS: number
): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'retry-after': String(retryAfterS) })
    .type('text/html; charset=utf-8')
    .send(html(status, localeOfTarget(request.raw.url ?? '/'), request.id))
}
