/** Forms that are posted to their own page, which is how they work without script (shared/README.md#forms). */
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import fastifyFormbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failureMessages } from '../../shared/calls/failures.ts'
import { cleanValue, consentFieldNames, type Form, findForm, honeypot, validateForm } from '../../shared/forms/forms.ts'
import { localeOfTarget, localePath, localized } from '../../shared/locale/locale.ts'
import { queryString } from '../../shared/pages/links.ts'
import type { FormState } from '../../shared/pages/state.ts'
import { readPass } from '../../shared/records/pass.ts'
import { meetingReceipt, slotTime } from '../../shared/time/meeting-slots.ts'
import { logFormFaults, type OnFormFault } from '../api/forms/form-fault-log.ts'
import { forwardForm } from '../api/forms/forward-form.ts'
import { maxFormBytes } from '../api/request-body.ts'
import type { Fields } from '../http/fields.ts'
import { forwardedFor, isSecure } from '../http/trusted-proxies.ts'
import { resultOfErrors } from '../observe/form-result.ts'
import { addUpstreamWait, notesOf } from '../observe/request-notes.ts'
import type { DoneCookie } from './done-cookie.ts'
import { sendPlainFailurePage } from './errors.ts'
import type { MatchedPage } from './page-inputs.ts'
import { sendPage } from './page-routes.ts'

/** A form that was posted to its page. */
interface PostedForm {
  form: Form
  address: MatchedPage
  /** Undefined fields are empty. */
  values: Readonly<Record<string, string>>
}

/**
 * Registers POST on every page. A valid form is forwarded to the API and redirects to the confirmation (303), with
 * its pass in a cookie; an invalid one is the page again with the errors (422). One posted to an address without a page
 * is dropped (404): its confirmation would have no place.
 */
export async function formPostRoutes(app: FastifyInstance, doneCookie: DoneCookie): Promise<void> {
  const { pages, formGuard, readRequestBody } = app
  const onFault = logFormFaults(app.throttledLog)
  app.removeAllContentTypeParsers()
  await app.register(fastifyFormbody, { bodyLimit: maxFormBytes, parser: parseUrlEncoded })
  // The plugin reads what this has read: a limit of time, and of memory for all bodies together, belong to no parser.
  app.addHook('preParsing', async (request, reply) =>
    Readable.from([await readRequestBody(request.raw, reply.raw, maxFormBytes)])
  )

  app.post('/*', { bodyLimit: maxFormBytes, config: { routeClass: 'form' } }, async (request, reply) => {
    const target = request.raw.url! // always set on a server's request
    const locale = localeOfTarget(target)
    const notes = notesOf(reply.raw)
    const sendFailure = async (status: number) =>
      sendPage(request, reply, await pages.getErrorPage(locale, status), ['Cache-Control', 'no-store'])
    // The result of `parseUrlEncoded`; undefined without a body.
    const body = (request.body ?? {}) as Readonly<Record<string, string>>
    const { choices, consentVersion } = await pages.getForms(locale)
    const form = findForm(body.form, choices)
    if (form) notes.formName = form.name
    if (formGuard.isCrossSite(request)) return sendFailure(403)

    const address = form && (await pages.matchPage(target))
    if (!form || !address) return sendFailure(form ? 404 : 400)

    const values = Object.fromEntries(form.fields.map((field) => [field.name, cleanValue(field, body[field.name])]))
    const posted = { form, address, values }
    const exceeded = await formGuard.countForm(request)
    if (exceeded?.isFlood) return sendPlainFailurePage(request, reply, exceeded.status, exceeded.waitS)
    if (exceeded) {
      const message = localized(failureMessages[exceeded.status], locale)
      const fields = ['Retry-After', String(exceeded.waitS)]
      return sendRefused(request, reply, posted, { errors: {}, message }, exceeded.status, fields)
    }
    const notFound = await pages.getNotFoundPage(address)
    if (notFound) return sendPage(request, reply, notFound, ['Cache-Control', 'no-store'])
    // Only programs fill the hidden field; the response must not tell them that the form was dropped.
    if (body[honeypot]) {
      notes.formResult = 'honeypot'
      return redirectToDone(reply, posted)
    }
    const errors = validateForm(form, values)
    const slot = form.name === 'meeting' ? slotTime(values.time ?? '') : undefined
    if (slot !== undefined && pages.isBeforeToday(slot)) errors.time = 'optionUnknown'
    if (Object.keys(errors).length > 0) {
      notes.formResult = resultOfErrors(errors)
      return sendRefused(request, reply, posted, { errors, message: '' }, 422)
    }
    return forward(request, reply, posted, { consentVersion, onFault, doneCookie })
  })
}

/** Answers with the page again, which shows the values and what is wrong. */
async function sendRefused(
  request: FastifyRequest,
  reply: FastifyReply,
  { form, address, values }: PostedForm,
  result: Pick<FormState, 'errors' | 'message'>,
  status: number,
  extraFields: Fields = []
) {
  const shown = { form: form.name, accepted: false, values, ...result }
  return sendPage(request, reply, await request.server.pages.getFormPage(address, shown, status), extraFields)
}

interface Forwarding {
  /** Of the fair's own words of consent. */
  consentVersion: string | undefined
  onFault: OnFormFault
  doneCookie: DoneCookie
}

/** Forwards a valid form to the API, and answers with what came of it. */
async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  posted: PostedForm,
  { consentVersion, onFault, doneCookie }: Forwarding
) {
  const { form, address, values } = posted
  const { backends, clientOf, requestLog, trust } = request.server
  const sentAt = performance.now()
  const response = await forwardForm({
    upstream: { send: backends.sendForm ?? backends.upstream.send },
    form,
    ownConsentVersion: consentVersion,
    values: { ...values, [consentFieldNames.given]: '1' },
    locale: address.locale,
    proxyFields: proxyFields(request.server, request.raw),
    client: clientOf(request.raw),
    trace: requestLog.traceOf(request.raw),
    onFault
  })
  addUpstreamWait(reply.raw, performance.now() - sentAt)
  notesOf(reply.raw).formResult = response.accepted ? 'accepted' : response.result
  if (response.accepted) {
    const pass = readPass(response.data)
    const page = localePath(address.path, address.locale)
    const cookie = pass && doneCookie.write({ form: form.name, values, pass }, page, isSecure(request.raw, trust))
    if (cookie !== undefined) reply.header('set-cookie', cookie).header('cache-control', 'no-store')
    return redirectToDone(reply, posted, form.name === 'meeting' ? meetingReceipt(values.time, response.data) : {})
  }
  const { status, message } = response
  const fields = status === 429 || status >= 502 ? ['Retry-After', '30'] : []
  return sendRefused(request, reply, posted, { errors: {}, message }, status, fields)
}

/** Redirects to the confirmation of a form, whose address carries the receipt. */
function redirectToDone(
  reply: FastifyReply,
  { form, address }: PostedForm,
  receipt: Readonly<Record<string, string>> = {}
) {
  const { number: _number, time: _time, ...query } = address.match.query
  const page = localePath(address.path, address.locale)
  return reply.redirect(page + queryString({ ...query, done: form.name, ...receipt }), 303)
}

/** `X-Forwarded-For` and `Via` for the backend, names and values in turn. */
function proxyFields({ trust, proxy }: FastifyInstance, request: IncomingMessage): string[] {
  const address = forwardedFor(trust)(request)
  const received = request.headers.via
  return [
    ...(address === undefined ? [] : ['X-Forwarded-For', address]),
    ...['Via', received === undefined ? proxy.via : `${received}, ${proxy.via}`]
  ]
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
