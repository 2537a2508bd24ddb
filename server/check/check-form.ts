/** Sends marked subscriptions to the backend that is checked, as the site sends those of visitors. */
import { consentFieldNames, forms } from '../../shared/forms/forms.ts'
import { isChinese } from '../../shared/locale/bilingual.ts'
import { shown } from '../api/explain-body.ts'
import { explainNoResponse } from '../api/explain-failure.ts'
import { explainAnswerToForm, formFaultRemedies } from '../api/forms/form-fault-log.ts'
import { type FormForwarding, forwardForm } from '../api/forms/forward-form.ts'
import { createTraceContext } from '../http/trace-context.ts'
import type { Send } from '../http/transport.ts'
import { createUpstream, type Upstream } from '../upstream/upstream.ts'
import type { Found } from './findings.ts'

/** The address of the subscription, by which the backend team finds and deletes it. */
export const markedAddress = 'contract-check@example.com'
/** What is no address. */
const invalidAddress = 'contract-check'

const { subscribe } = forms
/** Characters of the answer that are kept. */
const maxShown = 2000
/** Path of the call that is sent. */
export const formPath: string = subscribe.call.path

export interface FormCheckOptions {
  base: string
  /** Fields of each request to the backend: names and values in turn. */
  fields: readonly string[]
  timeoutMs: number
  /** The origin of the pages with the form, which browsers name. */
  siteOrigin: string
}

export interface CheckedForm {
  isAccepted: boolean
  milliseconds: number
  found: Found[]
}

interface Posted {
  isAccepted: boolean
  /** What visitors read of a refusal. */
  read: string
  status: number
  /** Whether it is refused by no mistake of its visitor. */
  isFault: boolean
  /** What came, in words. */
  message: string
}

/**
 * Sends a subscription, and says what came back. A refused one is sent once more in another way, which tells whether
 * that is the reason; after one that is taken, the same and one without an address follow. Never rejects.
 */
export async function checkForm(options: FormCheckOptions): Promise<CheckedForm> {
  const upstream = createUpstream({ ...options, connections: 1 })
  const origin = ['origin', options.siteOrigin]
  const send = (email = markedAddress, proxyFields: string[] = origin, encode?: FormForwarding['encode']) =>
    post(upstream, options, { email, proxyFields, encode })
  const began = performance.now()
  const first = await send()
  const milliseconds = Math.round(performance.now() - began)
  const found: Found[] = []
  const add = (severity: Found['severity'], message: string) =>
    found.push({ severity, check: 'answer', call: formPath, target: formPath, locale: 'en', message })
  if (first.isAccepted) {
    add('note', first.message)
    const again = await send()
    // Who is refused learns that the address is known.
    if (!again.isAccepted) add(again.isFault ? 'error' : 'note', `the same a second time: ${again.message}`)
    const invalid = await send(invalidAddress)
    if (invalid.isAccepted) add('error', `“${invalidAddress}”, which is no address, was taken too; delete it`)
    else if (invalid.isFault) add('error', `“${invalidAddress}”, which is no address: ${invalid.message}`)
    else if (isChinese(invalid.read))
      add('error', `“${invalid.read}” is msg where lang is en: it is what visitors read of a refusal`)
  } else add('error', `${first.message}${await otherWay(first, send, options.siteOrigin)}`)
  await upstream.close()
  return { isAccepted: first.isAccepted, milliseconds, found }
}

/** Whether a refused form is taken where it is sent in another way; an empty text where it is not. */
async function otherWay(
  { status }: Posted,
  send: (email: string, proxyFields?: string[], encode?: FormForwarding['encode']) => Promise<Posted>,
  siteOrigin: string
): Promise<string> {
  if (status === 403)
    return (await send(markedAddress, [])).isAccepted
      ? `; without Origin it is taken: does the list of allowed origins (CORS) lack ${siteOrigin}? Delete it`
      : ''
  if (status === 0 || (status >= 300 && ![400, 415, 422].includes(status))) return ''
  const urlencoded = (data: FormData) => new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))
  return (await send(markedAddress, undefined, urlencoded)).isAccepted
    ? '; as application/x-www-form-urlencoded it is taken: does the backend read multipart/form-data? Delete it'
    : ''
}

async function post(
  upstream: Upstream,
  { base }: FormCheckOptions,
  { email, ...sent }: { email: string; proxyFields: string[]; encode: FormForwarding['encode'] | undefined }
): Promise<Posted> {
  let status = 0
  let failed = ''
  let body = ''
  const send: Send = (request, listener) =>
    upstream.send(request, {
      head(received, fields) {
        status = received
        listener.head(received, fields)
      },
      data(chunk) {
        if (body.length < maxShown) body += chunk.toString('utf8')
        listener.data(chunk)
      },
      end: () => listener.end(),
      fail(failure) {
        failed = failure.reason
        listener.fail(failure)
      }
    })
  let fault: { isMute: boolean; message: string } | undefined
  const { encode, proxyFields } = sent
  const response = await forwardForm({
    upstream: { send },
    form: subscribe,
    ownConsentVersion: undefined,
    values: { email, [consentFieldNames.given]: '1' },
    locale: 'en',
    proxyFields,
    client: undefined,
    trace: createTraceContext(),
    onFault(form, received, found, answer) {
      const why = explainAnswerToForm(form, received, found, answer)
      // These say all by themselves.
      const isWhole = found.reason === 'redirect' || received === 404
      fault = { ...found, message: isWhole ? why : `${formFaultRemedies[found.reason]}: ${why}` }
    },
    ...(encode && { encode })
  })
  const read = response.accepted ? '' : response.message
  const told = read === '' ? 'that it is refused' : `“${read}”`
  const message = () => {
    if (response.accepted) return `the subscription of ${email} was taken: ${status} ${shown(body)}; delete it`
    if (failed !== '') return `${explainNoResponse(failed, base)}${failed === 'timeout' ? ': see --timeout' : ''}`
    return fault
      ? `${fault.message}; visitors read ${fault.isMute ? 'that the service is unavailable' : told}`
      : `the subscription of ${email} was refused as a mistake of its visitor, who reads ${told}: ${status} ${shown(body)}`
  }
  const isFault = failed !== '' || fault !== undefined
  return { isAccepted: response.accepted, read, status: failed === '' ? status : 0, isFault, message: message() }
}
