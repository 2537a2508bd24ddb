/** Says in one line what came in place of an answer, and what the backend team can do (the manual's first hour). */

import { cutText, maxTextLength, shortened } from '../../shared/locale/cut-text.ts'
import { pathOf } from '../../shared/pages/links.ts'
import { type Fields, field } from '../http/fields.ts'
import type { OriginRequest } from '../http/transport.ts'
import { maskPersonal } from '../observe/request-path.ts'
import {
  asksForRecord,
  isNotFoundCode,
  maxRead,
  readBeginning,
  shown,
  shownEnvelope,
  whyNoCode,
  whyNoData,
  whyNoJson,
  whyNotFound
} from './explain-body.ts'
import { readJson } from './validate-envelope.ts'

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

/** The envelope of a success; 1 is one of every call that is read, 200 of forms. */
const wantedOf = ({ success: [code = 1] }: UnusableAnswer) => `wanted: {"code":${code},"msg":"…","data":…}`

const maxLength = 400

/** What the log says of a response that can be used, but not as the backend means it. */
export const contentLostMessage =
  'visitors do not see content of the backend as it is meant, see shared/BACKEND.md#check-your-backend'

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
  if (reason === 'ECONNREFUSED') {
    const isLocal = /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
    return `nothing listens at ${host}: is the backend running, and is the port right?${isLocal ? ' 127.0.0.1 and [::1] are two addresses, and localhost may be one alone' : ''}`
  }
  if (reason === 'ENOTFOUND' || reason === 'EAI_AGAIN') return `the name ${hostname} has no address (${reason})`
  if (reason === 'timeout')
    return 'no complete answer in time (slow, or without an end: a Content-Length that is too large, or no last chunk?)'
  if (isProtocolFault(reason)) return `what listens at ${host} speaks no TLS (${reason}): name the URL with http?`
  if (reason === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH')
    return `the body has another length than its Content-Length says, which counts bytes, not characters (${reason})`
  if (reason === 'UND_ERR_HEADERS_OVERFLOW')
    return `the head of the answer is larger than 32 KiB (${reason}): cookies, or what a debugger adds?`
  if (reason === 'HPE_UNASKED_STATUS')
    return `a 101 (Switching Protocols) that nobody asked for came before the answer (${reason}): requests have no Upgrade`
  if (reason === 'HPE_INVALID_CHUNK')
    return `the body is in no right chunks (${reason}): before each stands its length in hexadecimal digits, after the last a 0`
  if (reason.startsWith('HPE_'))
    return `the head that ${host} sends is no right HTTP (${reason}): is a space in the name of a field, a line folded or ended without CR, or Content-Length twice or beside Transfer-Encoding?`
  if (reason === 'UNKNOWN') return `what listens at ${host} does not speak HTTP (${reason}): is the port right?`
  if (/^(?:UND_ERR_SOCKET|ECONNRESET|EPIPE)$/.test(reason))
    return protocol === 'https:'
      ? `the connection ended before the answer was complete (${reason}): a process that ends, or a port that speaks no TLS?`
      : `the connection ended before the answer was complete (${reason}): a Content-Length or a chunk that is too large, a Content-Length that is too small (characters instead of bytes), a process that ends, or a port that wants https?`
  return `no answer (${reason})`
}

/**
 * The same of a redirect of a request that is not passed on; `withQuery`: whether its query may be told.
 */
export function explainRedirect(
  { target, method }: Pick<OriginRequest, 'target' | 'method'>,
  { status, location }: { status: number; location: string },
  withQuery: boolean
): string {
  const told = withQuery ? location : maskPersonal(pathOf(location))
  return explainResponse(
    {
      target,
      reason: 'location',
      fields: ['location', told],
      body: undefined,
      success: [],
      ...(method === 'POST' && { method })
    },
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
  switch (reason) {
    case 'undecodable':
      return `the body cannot be decoded: ${whyUndecodable(field(fields, 'content-encoding') ?? 'none')}`
    case 'no-json':
      return `${status} and the body is no JSON: ${whyNoJson(body, answer, wantedOf(answer))}`
    case 'no-code':
      return `${status} and the body has no numeric member code: ${whyNoCode(body)}; ${wantedOf(answer)}`
    case 'code':
      if (answer.method !== 'POST' && isNotFoundCode(Object(readJson(body)).code))
        return `${status} with ${shownEnvelope(body)}: send the HTTP status 404 with it`
      return `${status} with the code of a failure in ${shownEnvelope(body)}: ${success.join(' or ')} ${success.length === 1 ? 'means' : 'mean'} success`
    case 'no-data':
      return `${status} with a successful code and without data: ${whyNoData(body, answer.target)}`
    default:
      return withStatus(answer, status, body)
  }
}

/** Requests ask for no coding; what caches and frameworks add by themselves is decoded. */
function whyUndecodable(coding: string): string {
  return /^(?:gzip|x-gzip|deflate|br)$/i.test(coding)
    ? `it is not in the coding that Content-Encoding names (${coding})`
    : `Content-Encoding names ${coding}, and not gzip, deflate or br alone; none was asked for`
}

/** What is wrong with a response of another status than those of successes. */
function withStatus(answer: UnusableAnswer, status: number, body: Buffer): string {
  const sample = body.subarray(0, maxTextLength).toString()
  if (status === 400 && /\bhttps\b.{0,20}\b(?:port|server)\b/i.test(cutText(sample, maxLength)))
    return `400, the port wants https: ${shown(sample)}`
  if (status === 204 || status === 205) return `${status}, which has no body; ${wantedOf(answer)}`
  if (answer.method === 'POST' && wantsJson(status, sample))
    return `${status}, the backend reads JSON: forms come as multipart/form-data and application/x-www-form-urlencoded: ${shown(sample)}`
  const beginning = readBeginning(sample)
  if ((status === 400 || status === 403) && hostRefusal.test(beginning))
    return `${status}, ${refusals[400]}: ${shown(sample)}`
  if (status < 500 && /csrf/i.test(beginning))
    return `${status}, by protection against CSRF, which these calls must do without: ${shown(sample)}`
  return `${status}${refusalOf(status, answer, body, beginning)}${sample.trim() === '' ? '' : `: ${shown(sample)}`}`
}

/** What frameworks say of a host name that they do not serve. */
const hostRefusal = /\bALLOWED_HOSTS\b|\bHTTP_HOST\b|\bDisallowedHost\b|\b(?:blocked|untrusted|invalid) hosts?\b/i

/** Whether a form was refused because it is no JSON, in the words of frameworks that read it by themselves. */
function wantsJson(status: number, sample: string): boolean {
  return [400, 415, 422].includes(status) && /\bJSON\b/.test(sample)
}

/** `beginning` is what people read of the body first. */
function refusalOf(
  status: number,
  { target, method, success, fields }: UnusableAnswer,
  body: Buffer,
  beginning: string
): string {
  const missing = status === 404 || status === 410 ? whyNotFound(body, success, target) : undefined
  if (missing !== undefined) return `, ${missing}`
  if ((status === 400 || status === 422) && method !== 'POST') {
    if (/\b(?:lang|language|locale)\b/i.test(beginning))
      return ', is the header `lang` refused, or not read? It is cn or en, and no parameter'
    const [, parameter] = asksForRecord.exec(target) ?? []
    if (parameter !== undefined) return `, is the parameter \`${parameter}\` read?`
    if (status === 422) return ', does the backend want a parameter that the contract has not?'
    // Who answers in the envelope has taken the host name.
    if (typeof Object(readJson(body)).code === 'number') return ', the backend refuses the request itself'
  }
  const allow = status === 405 ? field(fields, 'allow') : undefined
  const refusal = (method === 'POST' ? refusalsOfForms[status] : undefined) ?? refusals[status]
  if (refusal !== undefined) return `, ${refusal}${allow === undefined ? '' : ` (Allow: ${allow})`}`
  const retry = status === 503 ? field(fields, 'retry-after') : undefined
  if (retry !== undefined) return `, the backend says that it is unavailable (Retry-After: ${retry})`
  // Those above 504 are Cloudflare's.
  if (status === 502 || status === 504 || (status >= 520 && status < 530))
    return ', a proxy before the backend has no answer of it'
  return status >= 500 ? `, the backend failed${method === 'POST' ? '' : ', and its own log says why'}` : ''
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
  206: 'a part, which nobody asked for: without Range the answer is 200',
  304: 'which nobody asked for: without If-None-Match or If-Modified-Since the answer is 200 with a body',
  400: 'the backend refuses the request itself: does it allow this host name (ALLOWED_HOSTS)?',
  401: 'the backend asks for credentials: these calls must answer without a login, or UPSTREAM_HEADERS_FILE names a key',
  403: 'the request is forbidden: a firewall (UPSTREAM_HEADERS_FILE gives it what it wants), or a rule of access?',
  404: 'the backend has no such address',
  405: 'the backend has the address for another method than GET',
  406: 'the backend does not send application/json for this address',
  429: 'the backend or a firewall limits requests'
}

function redirected({ target, method, fields }: UnusableAnswer, status: number): string {
  const location = field(fields, 'location') ?? ''
  const what = `${status} to ${location === '' ? 'nowhere' : location}, and redirects are not followed`
  const path = pathOf(target)
  const leads = URL.canParse(location, 'http://backend/') ? new URL(location, 'http://backend/').pathname : ''
  if (leads.endsWith(`${path}/`)) return `${what}: answer the address without a slash at its end as well`
  if (/log-?in|sign-?in|auth|sso|session/i.test(location))
    return `${what}: it is a login, and these calls must answer without one`
  if (path !== '' && leads.endsWith(path)) {
    const base = leads.slice(0, -path.length)
    return URL.canParse(location)
      ? `${what}: name the URL ${new URL(location).origin}${base}`
      : `${what}: the same call below ${base || '/'}, is that the URL's path, or does the backend wait for a cookie?`
  }
  return `${what}: answer the call itself${method === 'POST' ? ', in the envelope' : ', or name the URL to which it leads'}`
}
