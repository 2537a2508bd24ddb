/** Says in one line what came in place of an answer, and what the backend team can do (the manual's first hour). */
import { cutText, shortened } from '../../shared/locale/cut-text.ts'
import { type Fields, field } from '../http/fields.ts'
import { isCertificateFault, isProtocolFault } from './error-responses.ts'

/** A response that cannot be used. */
export interface UnusableAnswer {
  /** Path and query of the request below the API's base URL. */
  target: string
  /** A status, or what is wrong. */
  reason: string
  fields: Fields
  /** The beginning of the decoded body. */
  sample: string
}

/** Characters of a body that are shown. */
const shownCharacters = 80
/** Bytes of a body that are looked at where it cannot be used. */
export const maxSample = 2000
const wanted = 'wanted: {"code":1,"msg":"…","data":…}'

const maxLength = 400

/** Text of the backend for a terminal, a file or the log: one line without control characters, which could be commands. */
export function printable(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
  return shortened(line, maxLength)
}

/** Why a request to the API at `base` has no response, and what to do: one line. */
export function explainNoResponse(reason: string, base: string): string {
  const { host, hostname } = new URL(base)
  if (isCertificateFault(reason))
    return `the certificate of ${host} is not trusted (${reason}): NODE_EXTRA_CA_CERTS names a file with the certificate of its authority`
  if (reason === 'ECONNREFUSED') return `nothing listens at ${host}: is the backend running, and is the port right?`
  if (reason === 'ENOTFOUND' || reason === 'EAI_AGAIN') return `the name ${hostname} has no address (${reason})`
  if (reason === 'timeout') return 'no complete answer in time: see --timeout'
  if (isProtocolFault(reason)) return `what listens at ${host} speaks no TLS (${reason}): name the URL with http?`
  if (/^HPE_|^UNKNOWN$/.test(reason))
    return `what listens at ${host} does not speak HTTP (${reason}): is the port right?`
  if (reason === 'UND_ERR_SOCKET' || reason === 'ECONNRESET')
    return `the connection ended before the answer was complete (${reason}): a Content-Length that is too large, a process that ends, or a port that wants https?`
  return `no answer (${reason})`
}

/** What is wrong with a response that cannot be used, and what to do: one line without control characters. */
export function explainResponse(answer: UnusableAnswer, status: number): string {
  return printable(
    status >= 300 && status < 400 && answer.reason === String(status)
      ? redirected(answer, status)
      : withResponse(answer, status)
  )
}

function withResponse({ reason, sample, fields }: UnusableAnswer, status: number): string {
  switch (reason) {
    case 'undecodable':
      return `the body cannot be decoded: it is not in the coding that Content-Encoding names (${field(fields, 'content-encoding') ?? 'none'})`
    case 'no-json':
      return `${status} and the body is no JSON: ${whyNoJson(sample)}`
    case 'no-code':
      return `${status} and the body has no numeric member code: ${whyNoCode(sample)}; ${wanted}`
    case 'code':
      return `${status} with the code of a failure in ${shown(sample)}: 1 or 200 mean success`
    case 'no-data':
      return `${status} with a successful code and without data: an empty list is [] and not null`
    default:
      return `${status}${refusals[status] ? `, ${refusals[status]}` : ''}: ${shown(sample)}`
  }
}

/** What a status of a refusal usually means for calls that anybody may make. */
const refusals: Readonly<Record<number, string>> = {
  204: `which has no body; ${wanted}`,
  205: `which has no body; ${wanted}`,
  400: 'the backend refuses the request itself: does it allow this host name (ALLOWED_HOSTS)?',
  401: 'the backend asks for credentials: these calls must answer without a login, or UPSTREAM_HEADERS_FILE names a key',
  403: 'the request is forbidden: a firewall (UPSTREAM_HEADERS_FILE gives it what it wants), or a protection of forms that holds for reading too?',
  404: 'the backend has no such address',
  405: 'the backend has the address for another method than GET',
  406: 'the backend does not send application/json for this address',
  429: 'the backend or a firewall limits requests: see --concurrency'
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

function whyNoJson(sample: string): string {
  if (sample.trim() === '') return 'it is empty'
  if (sample.includes('\ufffd')) return `it is not in UTF-8: ${shown(sample)}`
  if (/[:,[]\s*-?(?:NaN|Infinity)\b/.test(sample)) return `NaN and Infinity are none, null is: ${shown(sample)}`
  if (/(?:Warning|Notice|Deprecated|Fatal error)\b/.test(sample) && /[{[]/.test(sample))
    return `an error message of PHP stands before it (display_errors): ${shown(sample)}`
  if (/^\s*[[{]/.test(sample) && sample.length < maxSample && !/[}\]]\s*$/.test(sample))
    return `it ends in the middle: does Content-Length count bytes? ${shown(sample)}`
  if (/^\s*</.test(sample)) return `it is a page of HTML; is this the API's base URL? ${shown(sample)}`
  return shown(sample)
}

function whyNoCode(sample: string): string {
  const text = /"code"\s*:\s*("[^"]{0,20}"|true|false|null)/.exec(sample)?.[1]
  if (text !== undefined) return `it is ${text}, which is no number`
  return `the data are not wrapped: ${shown(sample)}`
}

/** The beginning of a body, in quotation marks. */
export function shown(sample: string): string {
  const text = sample.trim().replace(/\s+/g, ' ')
  return `“${cutText(text, shownCharacters)}${text.length > shownCharacters ? '…' : ''}”`
}
