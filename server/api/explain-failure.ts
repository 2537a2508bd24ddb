/** Says in one line what came in place of an answer, and what the backend team can do (the manual's first hour). */
import { cutText, shortened } from '../../shared/locale/cut-text.ts'
import { isRecord } from '../../shared/records/read-values.ts'
import { type Fields, field } from '../http/fields.ts'
import { maskPersonal } from '../observe/request-path.ts'
import { jsonFault } from './json-fault.ts'

/** A response that cannot be used. */
export interface UnusableAnswer {
  /** Path and query of the request below the API's base URL. */
  target: string
  /** Default: GET. */
  method?: 'POST'
  /** A status, or what is wrong. */
  reason: string
  fields: Fields
  /** The decoded body, of which `maxRead` bytes are read; undefined where it cannot be decoded. */
  body: Buffer | undefined
  /** The values of `code` that mean success. */
  success: readonly number[]
}

/** Characters of a body that are shown: of its beginning, and on either side of a fault. */
const shownCharacters = 80
const shownAround = 20
/** Bytes of a body that are read where it cannot be used. */
export const maxRead = 262_144
/** The envelope of a success; 1 is one of every call that is read, 200 of forms. */
const wantedOf = ({ success: [code = 1] }: UnusableAnswer) => `wanted: {"code":${code},"msg":"…","data":…}`

const maxLength = 400

/** Text of the backend for a terminal, a file or the log: one line without control characters, which could be commands. */
export function printable(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
  return shortened(line, maxLength)
}

/** Whether an error of a connection is about the certificate of the other side: a code of OpenSSL or of Node. */
export function isCertificateFault(reason: string): boolean {
  return !isProtocolFault(reason) && /CERT|SIGNATURE|ISSUER|_SSL_|_TLS_/.test(reason)
}

/** Whether the other side speaks no TLS, as a port for http. */
export function isProtocolFault(reason: string): boolean {
  return /WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST/.test(reason)
}

/** Whether the reason of a failure is a code of the transport, and none of this server's own. */
export const isTransportCode = (reason: string) => /^[A-Z]/.test(reason)

/** Why a request to the API at `base` has no response, and what to do: one line. */
export function explainNoResponse(reason: string, base: string): string {
  const { host, hostname, protocol } = new URL(base)
  if (isCertificateFault(reason))
    return `the certificate of ${host} is not trusted (${reason}): NODE_EXTRA_CA_CERTS names a file with the certificate of its authority`
  if (reason === 'ECONNREFUSED') return `nothing listens at ${host}: is the backend running, and is the port right?`
  if (reason === 'ENOTFOUND' || reason === 'EAI_AGAIN') return `the name ${hostname} has no address (${reason})`
  if (reason === 'timeout') return 'no complete answer in time'
  if (isProtocolFault(reason)) return `what listens at ${host} speaks no TLS (${reason}): name the URL with http?`
  if (reason === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH')
    return `the body has another length than its Content-Length says, which counts bytes and not characters (${reason})`
  if (/^HPE_|^UNKNOWN$/.test(reason))
    return `what listens at ${host} does not speak HTTP (${reason}): is the port right?`
  if (/^(?:UND_ERR_SOCKET|ECONNRESET|EPIPE)$/.test(reason))
    return protocol === 'https:'
      ? `the connection ended before the answer was complete (${reason}): a process that ends, or a port that speaks no TLS?`
      : `the connection ended before the answer was complete (${reason}): a Content-Length that is too large, a process that ends, or a port that wants https?`
  return `no answer (${reason})`
}

/**
 * The same of a redirect to `target` that is not passed on; `withQuery`: whether its query may be told.
 */
export function explainRedirect(
  target: string,
  { status, location }: { status: number; location: string },
  withQuery: boolean
): string {
  const told = withQuery ? location : maskPersonal(location.split(/[?#]/, 1)[0] ?? '')
  return explainResponse(
    { target, reason: 'location', fields: ['location', told], body: undefined, success: [] },
    status
  )
}

/** What is wrong with a response that cannot be used, and what to do: one line without control characters. */
export function explainResponse(answer: UnusableAnswer, status: number): string {
  return printable(
    status >= 300 && status < 400 && status !== 304 ? redirected(answer, status) : withResponse(answer, status)
  )
}

function withResponse(answer: UnusableAnswer, status: number): string {
  const { reason, fields, success } = answer
  const body = answer.body?.subarray(0, maxRead) ?? Buffer.alloc(0)
  const sample = body.toString('utf8', 0, 4 * shownCharacters)
  switch (reason) {
    case 'undecodable':
      return `the body cannot be decoded: it is not in the coding that Content-Encoding names (${field(fields, 'content-encoding') ?? 'none'})`
    case 'no-json':
      return `${status} and the body is no JSON: ${whyNoJson(body, answer)}`
    case 'no-code':
      return `${status} and the body has no numeric member code: ${whyNoCode(body, sample)}; ${wantedOf(answer)}`
    case 'code':
      return `${status} with the code of a failure in ${shown(sample)}: ${success.join(' or ')} ${success.length === 1 ? 'means' : 'mean'} success`
    case 'no-data':
      return `${status} with a successful code and without data: ${whyNoData(body)}`
    default:
      if (status === 400 && /\bhttps\b.{0,20}\b(?:port|server)\b/i.test(sample))
        return `400, the port wants https: ${shown(sample)}`
      if (status === 204 || status === 205) return `${status}, which has no body; ${wantedOf(answer)}`
      if (answer.method === 'POST' && wantsJson(status, body))
        return `${status}, the backend reads JSON: forms come as multipart/form-data and application/x-www-form-urlencoded: ${shown(sample)}`
      if (status < 500 && /csrf/i.test(body.toString('utf8', 0, maxRead)))
        return `${status}, by protection against CSRF, which these calls must do without: ${shown(sample)}`
      return `${status}${refusalOf(status, answer.method)}: ${shown(sample)}`
  }
}

/** Whether a form was refused because it is no JSON, in the words of frameworks that read it by themselves. */
function wantsJson(status: number, body: Buffer): boolean {
  return [400, 415, 422].includes(status) && /\bJSON\b/.test(body.toString('utf8', 0, maxRead))
}

function refusalOf(status: number, method: 'POST' | undefined): string {
  const refusal = (method === 'POST' ? refusalsOfForms[status] : undefined) ?? refusals[status]
  return refusal === undefined ? '' : `, ${refusal}`
}

/** What a status of a refusal usually means for forms. */
const refusalsOfForms: Readonly<Record<number, string>> = {
  400: 'is a field missing that the backend wants, or is it protection against CSRF, which these calls must do without?',
  403: 'is it protection against CSRF, which these calls must do without, or a firewall?',
  405: 'the backend has the address for another method than POST',
  415: 'the backend does not take the encoding: forms come as multipart/form-data and application/x-www-form-urlencoded',
  419: 'is it protection against CSRF, which these calls must do without?'
}

/** What a status of a refusal usually means for calls that anybody may make. */
const refusals: Readonly<Record<number, string>> = {
  304: 'which nobody asked for: without If-None-Match or If-Modified-Since the answer is 200 with a body',
  400: 'the backend refuses the request itself: does it allow this host name (ALLOWED_HOSTS)?',
  401: 'the backend asks for credentials: these calls must answer without a login, or UPSTREAM_HEADERS_FILE names a key',
  403: 'the request is forbidden: a firewall (UPSTREAM_HEADERS_FILE gives it what it wants), or a rule of access?',
  404: 'the backend has no such address',
  405: 'the backend has the address for another method than GET',
  406: 'the backend does not send application/json for this address',
  429: 'the backend or a firewall limits requests'
}

function redirected({ target, fields }: UnusableAnswer, status: number): string {
  const location = field(fields, 'location') ?? ''
  const what = `${status} to ${location === '' ? 'nowhere' : location}, and redirects are not followed`
  const path = target.split('?', 1)[0] ?? ''
  const leads = URL.canParse(location, 'http://backend/') ? new URL(location, 'http://backend/').pathname : ''
  if (leads.endsWith(`${path}/`)) return `${what}: answer the address without a slash at its end as well`
  if (/log-?in|sign-?in|auth|sso|session/i.test(location))
    return `${what}: it is a login, and these calls must answer without one`
  if (location.startsWith('https:') && leads.endsWith(path)) return `${what}: name the URL with https`
  return `${what}: answer the call itself, or name the URL to which it leads`
}

/** Members of the envelopes of other APIs. */
const otherEnvelope = /^(?:data|success|err(?:no|code|msg|or_?code)|ret(?:code)?|resultCode)$/i
const phpError = /(?:Warning|Notice|Deprecated|Fatal error)\b/

function whyNoJson(body: Buffer, answer: UnusableAnswer): string {
  const begin = body.subarray(0, 2).toString('hex')
  if (begin === '1f8b')
    return field(answer.fields, 'content-encoding') === undefined
      ? 'it is compressed by gzip, and no Content-Encoding says so'
      : 'it is compressed by gzip twice'
  const text = readUtf8(body)
  if (text === undefined || text.includes('\0'))
    return `it is ${body.subarray(0, maxLength).includes(0) ? 'in UTF-16 and ' : ''}not in UTF-8: ${shown(body.toString('utf8', 0, maxLength))}`
  if (text.trim() === '') return 'it is empty'
  const fault = jsonFault(text)
  if (fault === undefined) return whyNoObject(text, wantedOf(answer))
  const { kind, at } = fault
  const beginsAsJson = /^\s*[[{"]/.test(text)
  if (/^-?(?:NaN|Infinity)\b/.test(text.slice(at, at + 10)))
    return `NaN and Infinity are none, null is: ${placed(text, at)}`
  if (!beginsAsJson && phpError.test(cutText(text, maxLength)) && /[{[]/.test(text))
    return `an error message of PHP stands before it (display_errors): ${shown(text)}`
  if (/^\s*<\?xml\b/i.test(text) && !/<html\b/i.test(text)) return `it is XML: ${shown(text)}`
  if (/^\s*</.test(text))
    return `it is a page of HTML${answer.method === 'POST' ? ':' : "; is this the API's base URL?"} ${shown(text)}`
  const [, frame] = frames.find(([pattern]) => pattern.test(text)) ?? []
  if (frame !== undefined) return `${frame}: ${shown(text)}`
  if (!beginsAsJson) return shown(text)
  if (kind === 'after') {
    const rest = text.slice(at)
    if (/^[[{]/.test(rest)) return `a second JSON value follows the first: ${placed(text, at)}`
    const what = phpError.test(cutText(rest, maxLength)) ? 'an error message of PHP (display_errors)' : 'something'
    return `${what} follows the JSON: ${placed(text, at)}`
  }
  // What is longer was not read to its end.
  if (kind === 'ends')
    return body.length < maxRead
      ? `it ends in the middle: does Content-Length count bytes? ${placed(text, at)}`
      : shown(text)
  const wanted = text[at] === "'" ? ', where JSON has double quotation marks' : ''
  return `it is wrong from here on${wanted}: ${placed(text, at)}`
}

/** What JSON is sent in for other readers than this one, by its beginning. */
const frames: readonly [RegExp, string][] = [
  [/^\s*(?:\/\*\*\/)?[\w$.]{1,80}\s?\(\s*[[{]/, 'it is JSONP, the call of a function with the JSON in it'],
  [/^\s*(?:\)\]\}|while\s?\(|for\s?\(;;|\{\}\s?&&)/, 'a prefix against foreign scripts stands before it'],
  [/^(?:data|event|id|retry): /, 'it is a stream of events (text/event-stream)']
]

/** JSON that is no object. */
function whyNoObject(text: string, wanted: string): string {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'string' && jsonFault(value) === undefined) return `it was encoded twice: ${shown(text)}`
  return typeof value === 'object' && value !== null
    ? `it is nested too deeply: ${shown(text)}`
    : `${shown(text)}; ${wanted}`
}

/** The text of a body, of which the last character may be cut off; undefined where it is not in UTF-8. */
function readUtf8(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: true })
  } catch {
    return undefined
  }
}

/** The members of a body; undefined for anything but an object. */
function membersOf(body: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(readUtf8(body) ?? '')
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

function whyNoCode(body: Buffer, sample: string): string {
  const members = membersOf(body)
  const code = members?.code
  if (members && Object.keys(members).some((name) => otherEnvelope.test(name)) && code === undefined)
    return `its envelope is another one, with the members ${shown(Object.keys(members).join(', '))}`
  if (code === undefined || (typeof code === 'object' && code !== null))
    return `the data are not wrapped: ${shown(sample)}`
  return `it is ${cutText(JSON.stringify(code), shownAround)}, which is no number`
}

function whyNoData(body: Buffer): string {
  const members = membersOf(body) ?? {}
  const said = typeof members.msg === 'string' && members.msg.trim() !== '' ? `; msg is ${shown(members.msg)}` : ''
  if ('data' in members) return `an empty list is [] and not null${said}`
  return `its members are ${shown(Object.keys(members).join(', '))}, and data is none of them${said}`
}

/** Where a text is wrong: the position and what stands around it. */
function placed(text: string, at: number): string {
  const from = Math.max(0, at - Math.max(shownAround, 2 * shownAround - (text.length - at)))
  const around = text
    .slice(from, at + shownAround)
    // Half a character may stand at either end.
    .replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
    .trim()
    .replace(/\s+/g, ' ')
  return `at character ${at + 1}, in “${from > 0 ? '…' : ''}${around}${at + shownAround < text.length ? '…' : ''}”`
}

/** The beginning of a body, in quotation marks. */
export function shown(sample: string): string {
  const text = sample.trim().replace(/\s+/g, ' ')
  return `“${cutText(text, shownCharacters)}${text.length > shownCharacters ? '…' : ''}”`
}
