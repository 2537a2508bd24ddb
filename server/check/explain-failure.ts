/** Says in one line what came in place of an answer, and what the backend team can do (the manual's first hour). */
import { cutText } from '../../shared/locale/cut-text.ts'
import { isCertificateFault } from '../api/error-responses.ts'
import { field } from '../http/fields.ts'
import type { Answer } from './backend-client.ts'
import { printable } from './findings.ts'

/** Characters of a body that are shown. */
const shownCharacters = 80
const wanted = 'wanted: {"code":1,"msg":"…","data":…}'

/** What is wrong with an answer that cannot be used, and what to do: one line without control characters. */
export function explainFailure(answer: Answer, base: string): string {
  const { status, reason } = answer
  if (reason === 'too-large') return 'the body is larger than 4 MiB: the site uses no larger one'
  return printable(status === undefined ? withoutResponse(reason, base) : withResponse(answer, status))
}

function withoutResponse(reason: string, base: string): string {
  const { host, hostname } = new URL(base)
  if (isCertificateFault(reason))
    return `the certificate of ${host} is not trusted (${reason}): NODE_EXTRA_CA_CERTS names a file with the certificate of its authority`
  if (reason === 'ECONNREFUSED') return `nothing listens at ${host}: is the backend running, and is the port right?`
  if (reason === 'ENOTFOUND' || reason === 'EAI_AGAIN') return `the name ${hostname} has no address (${reason})`
  if (reason === 'timeout') return 'no complete answer in time: see --timeout'
  return `no answer (${reason})`
}

function withResponse(answer: Answer, status: number): string {
  if (status >= 300 && status < 400) return redirected(answer, status)
  const { reason, sample } = answer
  switch (reason) {
    case 'undecodable':
      return 'the body cannot be decoded: its Content-Encoding is another one than it says'
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
  400: 'the backend refuses the request itself: does it allow this host name (ALLOWED_HOSTS)?',
  401: 'the backend asks for credentials: the site sends none, so these calls must answer without a login',
  403: 'the request is forbidden: a firewall, or a protection of forms that holds for reading too?',
  404: 'the backend has no such address',
  405: 'the backend has the address for another method than GET',
  406: 'the backend does not send application/json for this address',
  429: 'the backend or a firewall limits requests: see --concurrency'
}

function redirected({ target, fields }: Answer, status: number): string {
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
  if (/^\s*</.test(sample)) return `it is a page of HTML; is this the API's base URL? ${shown(sample)}`
  return shown(sample)
}

function whyNoCode(sample: string): string {
  const text = /"code"\s*:\s*("[^"]{0,20}"|true|false|null)/.exec(sample)?.[1]
  if (text !== undefined) return `it is ${text}, which is no number`
  return `the data are not wrapped: ${shown(sample)}`
}

/** The beginning of a body, in quotation marks. */
function shown(sample: string): string {
  const text = sample.trim().replace(/\s+/g, ' ')
  return `“${cutText(text, shownCharacters)}${text.length > shownCharacters ? '…' : ''}”`
}
