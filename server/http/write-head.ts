/**
 * Writes the heads of responses through Node so that their fields leave byte for byte as they arrived: bytes above 0x7f
 * are opaque (RFC 9110, section 5.5), and every line of a repeated field counts (section 5.3).
 */
import { type ServerResponse, STATUS_CODES } from 'node:http'
import { type Fields, without } from './fields.ts'
import { requestIdField, requestIdOf } from './request-id.ts'

const contentLength = new Set(['content-length'])

/**
 * Writes status, fields and the request's id, with the reason phrase of this status. Where Node refuses the head, the
 * connection is closed and the error is thrown: Node would keep the reason phrase, the fields and the absence of a body
 * for the next. Beside fields set by `setHeader`, which nobody does, Node would keep the last line of a repeated field
 * alone.
 */
export function writeHead(response: ServerResponse, status: number, fields: Fields): void {
  const reason = STATUS_CODES[status] ?? 'unknown'
  // A 204 has no length (RFC 9110, section 8.6): a client might wait for its body.
  const ordered = status === 204 ? without(fields, contentLength) : lengthBehindDisposition(fields)
  const id = requestIdOf(response.req)
  if (id !== undefined) ordered.push(requestIdField, id)
  try {
    response.writeHead(status, reason, ordered)
  } catch (error) {
    response.destroy()
    throw error
  }
}

/** Sends the head alone, ahead of the body. `flushHeaders` would encode bytes above 0x7f as UTF-8 once more. */
export function flushHead(response: ServerResponse): void {
  response.write('', 'latin1')
}

/**
 * The fields with Content-Length last where a Content-Disposition with bytes above 0x7f follows it: Node reads such a
 * value as UTF-8. Other fields keep their order, by which RawResponse recognizes a head (fast/raw-response.ts).
 */
function lengthBehindDisposition(fields: Fields): string[] {
  const names = fields.map((text, index) => (index % 2 === 0 ? text.toLowerCase() : ''))
  const at = names.indexOf('content-length')
  const isMisread = (name: string, index: number) =>
    index > at && name === 'content-disposition' && /[\x80-\xff]/.test(fields[index + 1]!) // in pairs
  if (at < 0 || !names.some(isMisread)) return [...fields]
  return [...without(fields, contentLength), ...fields.slice(at, at + 2)]
}
