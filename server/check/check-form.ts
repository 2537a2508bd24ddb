/**
 * Checks what a backend does with forms: sends marked subscriptions as the site sends those of visitors, and finds calls
 * that it lacks.
 */

import { addBooth, addSubscribe, addVisitor } from '../../shared/calls/rows.ts'
import { consentFieldNames, forms } from '../../shared/forms/forms.ts'
import { isChinese } from '../../shared/locale/bilingual.ts'
import { href } from '../../shared/pages/addresses.ts'
import { shown } from '../api/explain-body.ts'
import { explainNoResponse } from '../api/explain-failure.ts'
import { explainAnswerToForm, formFaultRemedies } from '../api/forms/form-fault-log.ts'
import { type FormForwarding, forwardForm } from '../api/forms/forward-form.ts'
import { createTraceContext } from '../http/trace-context.ts'
import type { Send } from '../http/transport.ts'
import { createUpstream, type Upstream } from '../upstream/upstream.ts'
import type { BackendClient } from './backend-client.ts'
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

interface FormCheckOptions {
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
  /** Whether it is refused for what is said of one of the fields that were sent. */
  namesField: boolean
  /** Whether it is refused by no mistake of its visitor. */
  isFault: boolean
  /** What came, in words. */
  message: string
}

type Encode = NonNullable<FormForwarding['encode']>
type SendForm = (email?: string, proxyFields?: string[], encode?: Encode) => Promise<Posted>

const consentNames = new Set<string>(Object.values(consentFieldNames))
/** The fields that every version of the contract has had. */
const withoutConsent: Encode = (data) => {
  const fields = new FormData()
  for (const [name, value] of data) if (!consentNames.has(name)) fields.append(name, value)
  return fields
}
const asUrlencoded: Encode = (data) => new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))
const asJson: Encode = (data) => new Blob([JSON.stringify(Object.fromEntries(data))], { type: 'application/json' })

/**
 * Sends a subscription, and says what came back. A refused one is sent in other ways, which tells whether one of them is
 * the reason; after one that is taken, the same, one without the consent and one without an address follow. Never
 * rejects.
 */
export async function checkForm(options: FormCheckOptions): Promise<CheckedForm> {
  const upstream = createUpstream({ ...options, connections: 1 })
  const origin = ['origin', options.siteOrigin]
  const send: SendForm = (email = markedAddress, proxyFields = origin, encode = undefined) =>
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
    const short = again.isAccepted ? await send(markedAddress, origin, withoutConsent) : again
    if (short !== again && !short.isAccepted)
      add('note', `without the consent, which the contract takes as not stated: ${short.message}`)
    const invalid = await send(invalidAddress)
    if (invalid.isAccepted) add('error', `“${invalidAddress}”, which is no address, was taken too; delete it`)
    else if (invalid.isFault) add('error', `“${invalidAddress}”, which is no address: ${invalid.message}`)
    else if (invalid.read === '' || (/^[\w.]+$/.test(invalid.read) && /\w[._]\w/.test(invalid.read)))
      add(
        'note',
        `a refusal has ${invalid.read === '' ? 'no text' : `“${invalid.read}”`} as msg, in which visitors read what to change`
      )
    else if (isChinese(invalid.read))
      add('error', `“${invalid.read}” is msg where lang is en: it is what visitors read of a refusal`)
  } else add('error', await explainRefusal(first, send, options.siteOrigin))
  await upstream.close()
  return { isAccepted: first.isAccepted, milliseconds, found }
}

/** What is said first of a backend that seems to read none of the fields. */
const howSent = 'forms come as multipart/form-data and application/x-www-form-urlencoded'
/** The ways in which a refused form is sent again, in turn, and what is said with the refusal where it is taken so. */
const otherWays: readonly [encode: Encode, explain: (refusal: string) => string][] = [
  [
    asUrlencoded,
    (refusal) =>
      `${refusal}; as application/x-www-form-urlencoded it is taken: does the backend read multipart/form-data? Delete it`
  ],
  [
    withoutConsent,
    (refusal) =>
      `${refusal}; without ${[...consentNames].join(', ')} it is taken: forms have these fields too. Delete it`
  ],
  [asJson, (refusal) => `as JSON it is taken (delete it), and ${howSent}: ${refusal}`]
]

/** The refusal of a form in words, and in which other way the form is taken, where it is. */
async function explainRefusal(first: Posted, send: SendForm, siteOrigin: string): Promise<string> {
  const { status, isFault, namesField, message } = first
  if (status === 403)
    return (await send(markedAddress, [])).isAccepted
      ? `${message}; without Origin it is taken: does the list of allowed origins (CORS) lack ${siteOrigin}? Delete it`
      : message
  // What was answered with a success of another kind may have been stored.
  if ([400, 415, 422].includes(status) || (!isFault && status < 300))
    for (const [encode, explain] of otherWays)
      if ((await send(markedAddress, undefined, encode)).isAccepted) return explain(message)
  return namesField ? `${howSent}, not as JSON: are these read? ${message}` : message
}

async function post(
  upstream: Upstream,
  { base }: FormCheckOptions,
  { email, ...sent }: { email: string; proxyFields: string[]; encode: Encode | undefined }
): Promise<Posted> {
  let status = 0
  let failed = ''
  const decoder = new TextDecoder()
  let body = ''
  let names: string[] = []
  const send: Send = (request, listener) =>
    upstream.send(request, {
      head(received, fields) {
        status = received
        listener.head(received, fields)
      },
      data(chunk) {
        if (body.length < maxShown) body += decoder.decode(chunk, { stream: true })
        listener.data(chunk)
      },
      end: () => listener.end(),
      fail(failure) {
        failed = failure.reason
        listener.fail(failure)
      }
    })
  let fault: { isMute: boolean; message: string } | undefined
  const { encode = (data) => data, proxyFields } = sent
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
    encode(data) {
      const encoded = encode(data)
      names = [...(encoded instanceof Blob ? data : encoded).keys()]
      return encoded
    }
  })
  const read = response.accepted ? '' : response.message
  const isOfVisitor = ![401, 403, 419, 429].includes(status)
  const told = read === '' ? 'that it is refused' : `“${read}”`
  const message = () => {
    if (response.accepted) return `the subscription of ${email} was taken: ${status} ${shown(body)}; delete it`
    if (failed !== '') return `${explainNoResponse(failed, base)}${failed === 'timeout' ? ': see --timeout' : ''}`
    return fault
      ? `${fault.message}; visitors read ${fault.isMute ? 'that the service is unavailable' : told}`
      : `the subscription of ${email} was refused${isOfVisitor ? ' as a mistake of its visitor, who reads' : '; visitors read'} ${told}: ${status} ${shown(body)}${status === 429 ? '' : `; its fields are ${names.join(', ')}`}`
  }
  const isFault = failed !== '' || fault !== undefined
  const words = new Set(body.toLowerCase().split(/\W+/))
  const namesField = !isFault && isOfVisitor && names.some((name) => words.has(name.toLowerCase()))
  const isAccepted = response.accepted
  return { isAccepted, read, status: failed === '' ? status : 0, namesField, isFault, message: message() }
}

/**
 * Calls whose pages are there where a backend lacks them, so that what visitors fill in reaches nobody: each with the
 * page of its form, and the code of the configuration that names another address.
 */
const formPages = [
  { call: addBooth.path, page: href.page('/exhibitor/apply'), code: 'booth_url_cn' },
  { call: addVisitor.path, page: href.page('/visitor/register'), code: 'preregister_url_cn' }
]
const isAbsent = (status: number | undefined) => status === undefined || status === 404 || status === 410

/**
 * Asks for each call with OPTIONS: a POST would store a form. Resolves to a note for each that is not found, unless
 * `config` leads elsewhere, where the call of every backend is: some routers answer OPTIONS with 404 wherever they take a
 * POST alone.
 */
export async function missingForms(client: BackendClient, config: Readonly<Record<string, unknown>>): Promise<Found[]> {
  if (isAbsent(await client.optionsOf(addSubscribe.path))) return []
  const found = await Promise.all(
    formPages.map(async ({ call, page, code }): Promise<Found[]> => {
      if (config[code] !== undefined || !isAbsent(await client.optionsOf(call))) return []
      const message = `the call is not there: the form of ${page} reaches nobody: ${code} in getWebInfo may name another address`
      return [{ severity: 'note', check: 'answer', call, target: call, locale: 'cn', message }]
    })
  )
  return found.flat()
}
