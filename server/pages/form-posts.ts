/** Forms that are posted to their own page, which is how they work without script (shared/README.md#forms). */
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import fastifyFormbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { failureMessages } from '../../shared/calls/failures.ts'
import { cleanValue, consentFieldNames, findForm, honeypot, validateForm } from '../../shared/forms/forms.ts'
import { meetingReceipt } from '../../shared/forms/meeting-receipt.ts'
import { localeOfTarget, localePath, localized } from '../../shared/locale/locale.ts'
import { queryString } from '../../shared/pages/query-string.ts'
import type { FormState } from '../../shared/pages/state.ts'
import { readPass } from '../../shared/records/pass.ts'
import type { OnFormFault } from '../api/forms/form-fault-log.ts'
import type { FormGuard } from '../api/forms/form-guard.ts'
import { forwardForm } from '../api/forms/forward-form.ts'
import { maxFormBytes, type ReadRequestBody } from '../api/request-body.ts'
import type { Fields } from '../http/fields.ts'
import type { TraceContext } from '../http/trace-context.ts'
import { type FormResult, resultOfErrors } from '../observe/form-result.ts'
import { addUpstreamWait, notesOf } from '../observe/request-notes.ts'
import type { Upstream } from '../upstream/upstream.ts'
import type { DoneCookie } from './done-cookie.ts'
import { sendPlainFailurePage } from './errors.ts'
import { sendPage } from './page-routes.ts'
import type { Pages } from './pages.ts'

export interface FormPostOptions {
  pages: Pages
  upstream: Pick<Upstream, 'send'>
  guard: FormGuard
  readRequestBody: ReadRequestBody
  /** The key of the client whose share of the upstream's slots a request uses. */
  clientOf: (request: IncomingMessage) => string | undefined
  /** The id of a request. */
  traceOf: (request: IncomingMessage) => TraceContext
  /** `X-Forwarded-For` and `Via` for the backend, names and values in turn. */
  proxyFields: (request: IncomingMessage) => readonly string[]
  onFault: OnFormFault
  doneCookie: DoneCookie
  /** Whether a request came over TLS. */
  isSecure: (request: IncomingMessage) => boolean
}

/**
 * Registers POST on every page. A valid form is forwarded to the API and redirects to the confirmation (303), with
 * its pass in a cookie; an invalid one is the page again with the errors (422). One posted to an address without a page
 * is dropped (404): its confirmation would have no place.
 */
export async function formPostRoutes(
  app: FastifyInstance,
  {
    pages,
    upstream,
    guard,
    readRequestBody,
    clientOf,
    traceOf,
    proxyFields,
    onFault,
    doneCookie,
    isSecure
  }: FormPostOptions
): Promise<void> {
  app.removeAllContentTypeParsers()
  await app.register(fastifyFormbody, { bodyLimit: maxFormBytes, parser: parseUrlEncoded })
  // The plugin reads what this has read: a limit of time, and of memory for all bodies together, belong to no parser.
  app.addHook('preParsing', async (request, reply) =>
    Readable.from([await readRequestBody(request.raw, reply.raw, maxFormBytes)])
  )
  app.post('/*', { bodyLimit: maxFormBytes, config: { routeClass: 'form' } }, async (request, reply) => {
    const target = request.raw.url! // always set on a server's request
    const locale = localeOfTarget(target)
    const sendFailure = async (status: number) =>
      sendPage(request, reply, await pages.getErrorPage(locale, '/', status), ['Cache-Control', 'no-store'])
    // The result of `parseUrlEncoded`; undefined without a body.
    const posted = (request.body ?? {}) as Readonly<Record<string, string>>
    const { choices, consentVersion } = await pages.getForms(locale)
    const form = findForm(posted.form, choices)
    if (form) notesOf(reply.raw).formName = form.name
    const recordResult = (result: FormResult) => {
      notesOf(reply.raw).formResult = result
    }
    if (guard.isCrossSite(request)) return sendFailure(403)

    const address = form && (await pages.matchPage(target))
    if (!form || !address) return sendFailure(form ? 404 : 400)

    const { path, match } = address
    const { done: _done, number: _number, time: _time, ...query } = match.query
    const page = localePath(path, locale)
    const sendSuccess = (receipt: Record<string, string> = {}) =>
      reply.redirect(page + queryString({ ...query, done: form.name, ...receipt }), 303)
    const values = Object.fromEntries(form.fields.map((field) => [field.name, cleanValue(field, posted[field.name])]))
    const sendForm = async (
      result: Pick<FormState, 'errors' | 'message'>,
      status: number,
      extraFields: Fields = []
    ) => {
      const refused = await pages.getFormPage(address, { form: form.name, accepted: false, values, ...result }, status)
      return sendPage(request, reply, refused, extraFields)
    }
    const exceeded = await guard.countForm(request)
    if (exceeded?.isFlood) return sendPlainFailurePage(request, reply, exceeded.status, exceeded.waitS)
    if (exceeded) {
      const message = localized(failureMessages[exceeded.status], locale)
      return sendForm({ errors: {}, message }, exceeded.status, ['Retry-After', String(exceeded.waitS)])
    }
    const notFound = await pages.getNotFoundPage(address)
    if (notFound) return sendPage(request, reply, notFound, ['Cache-Control', 'no-store'])
    // Only programs fill the hidden field; the response must not tell them that the form was dropped.
    if (posted[honeypot]) {
      recordResult('honeypot')
      return sendSuccess()
    }
    const errors = validateForm(form, values)
    if (Object.keys(errors).length > 0) {
      recordResult(resultOfErrors(errors))
      return sendForm({ errors, message: '' }, 422)
    }

    const sentAt = performance.now()
    const response = await forwardForm({
      upstream,
      form,
      ownConsentVersion: consentVersion,
      values: { ...values, [consentFieldNames.given]: '1' },
      locale,
      proxyFields: proxyFields(request.raw),
      client: clientOf(request.raw),
      trace: traceOf(request.raw),
      onFault
    })
    addUpstreamWait(reply.raw, performance.now() - sentAt)
    recordResult(response.accepted ? 'accepted' : response.result)
    if (response.accepted) {
      const pass = readPass(response.data)
      const cookie = pass && doneCookie.write({ form: form.name, values, pass }, page, isSecure(request.raw))
      if (cookie !== undefined) reply.header('set-cookie', cookie).header('cache-control', 'no-store')
      return sendSuccess(form.name === 'meeting' ? meetingReceipt(values.time, response.data) : {})
    }
    const { status, message } = response
    return sendForm({ errors: {}, message }, status, status === 429 || status >= 502 ? ['Retry-After', '30'] : [])
  })
}

/**
 * The fields of a body by the URL standard's parser of application/x-www-form-urlencoded, the first of each name: a `%`
 * without two digits stays, and bytes that are not UTF-8 become U+FFFD.
 */
function parseUrlEncoded(body: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null)
  // The `&` keeps a leading `?`, which belongs to the first name here.
  for (const [name, value] of new URLSearchParams(`&${body}`)) fields[name] ??= value
  return fields
}
