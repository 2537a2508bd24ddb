/** Forwards a valid form to the API in the same encoding as a browser's own post. */

import { failureMessages } from '../../../shared/calls/failures.ts'
import { consentFieldNames, consentVersion, type Form, normalizeValue } from '../../../shared/forms/forms.ts'
import { cutText, isVisibleText, toOneLine } from '../../../shared/locale/cut-text.ts'
import { apiLocaleOf, type Locale, localized } from '../../../shared/locale/locale.ts'
import { decodeContent } from '../../http/content-coding.ts'
import type { Fields } from '../../http/fields.ts'
import type { TraceContext } from '../../http/trace-context.ts'
import { type FormResult, formFault, resultOfResponse } from '../../observe/form-result.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import { parseJson } from '../envelope.ts'
import type { AnswerToForm, OnFormFault } from './form-fault-log.ts'

/**
 * The response of the API to a form: accepted, or refused with the status for our response and the backend's message.
 */
export type FormResponse =
  | { accepted: true; data: unknown }
  | { accepted: false; status: number; message: string; result: FormResult }

/** Maximum number of bytes that are read of a response. */
const maxResponseBytes = 65_536

export interface FormForwarding {
  upstream: Pick<Upstream, 'send'>
  form: Form
  /** The organisers' own version of the consent text; undefined: that of the built-in text. */
  ownConsentVersion: string | undefined
  values: Readonly<Record<string, string>>
  locale: Locale
  /** `X-Forwarded-For` and `Via`, names and values in turn. */
  proxyFields: readonly string[]
  client: string | undefined
  trace: TraceContext
  onFault: OnFormFault
  /** Encodes the values; default: as multipart/form-data. */
  encode?: (data: FormData) => FormData | URLSearchParams | Blob
}

/** Posts the values as multipart/form-data with the locale as `lang`. Never rejects: failures are refusals. */
export async function forwardForm({
  upstream,
  form,
  ownConsentVersion,
  values,
  locale,
  proxyFields,
  client,
  trace,
  onFault,
  encode = (data) => data
}: FormForwarding): Promise<FormResponse> {
  const data = new FormData()
  for (const field of form.fields) {
    const value = values[field.name]
    if (value || (value !== undefined && field.required)) data.set(field.name, normalizeValue(field, value))
  }
  data.set(consentFieldNames.version, ownConsentVersion ?? consentVersion)
  data.set(consentFieldNames.language, apiLocaleOf(locale))
  const encoded = new Response(encode(data))
  const body = Buffer.from(await encoded.arrayBuffer())
  const headers = [
    ...['lang', apiLocaleOf(locale), 'accept', 'application/json'],
    ...proxyFields,
    // A Response of a form always has a Content-Type, which may name a boundary.
    ...['content-type', encoded.headers.get('content-type')!, 'content-length', String(body.length)]
  ]
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    let status = 0
    let fields: Fields = []
    upstream.send(
      { method: 'POST', target: form.call.path, headers, body, client, trace },
      {
        head(responseStatus, responseFields) {
          status = responseStatus
          fields = responseFields
        },
        data: (chunk) => {
          length += chunk.length
          if (length <= maxResponseBytes) chunks.push(chunk)
        },
        end: async () => {
          // Some proxies compress what nobody asked them to.
          const decoded = (await decodeContent(fields, Buffer.concat(chunks), maxResponseBytes)) ?? Buffer.alloc(0)
          resolve(parseResponse(form, status, { fields, body: decoded, sent: body }, locale, onFault))
        },
        fail: ({ status: failed }) => resolve({ ...unavailable(locale, failed), status: failed })
      }
    )
  })
}

function parseResponse(
  form: Form,
  status: number,
  answer: AnswerToForm & { body: Buffer },
  locale: Locale,
  onFault: OnFormFault
): FormResponse {
  const envelope = parseJson(answer.body)
  const result = resultOfResponse(form.name, status, envelope)
  if (result === 'accepted') return { accepted: true, data: Object(envelope).data }
  const fault = formFault(form.name, status, envelope)
  if (fault) onFault(form.name, status, fault, answer)
  if (fault?.isMute) return { ...unavailable(locale), status: status >= 500 ? serverStatus(status) : 502 }
  const { msg } = Object(envelope)
  const message = isVisibleText(msg) ? toOneLine(cutText(msg, 500)) : ''
  return { accepted: false, status: status === 429 || status >= 500 ? serverStatus(status) : 422, message, result }
}

/** One that HTTP does not have counts as an error of the server (RFC 9110, section 15). */
const serverStatus = (status: number) => (status < 600 ? status : 502)

function unavailable(locale: Locale, status: 502 | 503 | 504 = 502) {
  return { accepted: false, message: localized(failureMessages[status], locale), result: 'upstream' } as const
}
