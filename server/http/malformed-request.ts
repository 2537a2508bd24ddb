/** The rejection of malformed requests. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Fields } from './fields.ts'
import { writeHead } from './response-head.ts'

const slash = 47
/** A host and a port, each of which may be missing (RFC 9110, section 7.2; RFC 3986, section 3.2.2). */
const hostValue = /^(?:\[[\w:.%~!$&'()*+,;=-]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/

/**
 * Answers 400 to a request without a Host field, with two or with an invalid one (RFC 9112, section 3.2), and to a target
 * that is neither a path nor an absolute URL of its Host. Returns true if it has answered.
 */
export function rejectMalformedRequest(request: IncomingMessage, response: ServerResponse, headers: Fields): boolean {
  const raw = request.rawHeaders
  let hosts = 0
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i]! // names and values alternate
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  const { host } = request.headers
  const hasValidHost =
    host === undefined ? hosts === 0 && request.httpVersionMinor === 0 : hosts === 1 && hostValue.test(host)
  if (hasValidHost && (request.url?.charCodeAt(0) === slash || normalizeTarget(request))) return false
  const body = '{"code":400,"msg":"Bad Request","data":null}'
  writeHead(response, 400, [
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(body.length),
    'Cache-Control',
    'no-store',
    'Connection',
    'close',
    ...headers
  ])
  response.end(body)
  return true
}

/**
 * Rewrites `request.url` from the absolute form, which every server must accept (RFC 9112, section 3.2.2), to the
 * origin form that all other code expects. Returns false if the URL is not absolute or its host is not the Host field.
 */
function normalizeTarget(request: IncomingMessage): boolean {
  const [, host, rest = ''] = /^https?:\/\/([^/?#]+)([/?].*)?$/is.exec(request.url ?? '') ?? []
  if (host === undefined || host.toLowerCase() !== request.headers.host?.toLowerCase()) return false
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  return true
}
