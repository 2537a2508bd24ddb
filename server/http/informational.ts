/** Passes informational responses (1xx) on to a client (RFC 9110, section 15.2). */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Fields, field, without } from './fields.ts'

/** Fields that a 1xx must not have (RFC 9110, section 8.6), or that cannot be combined into one line. */
const omitted = new Set(['content-length', 'set-cookie', 'set-cookie2'])
/** One link of a Link value: a target, and parameters up to the next comma outside quotes (RFC 8288, section 3). */
const link = /<[^<>]*>(?:[^",]|"[^"]*")*/g

/**
 * Sends a 102 or a 103 with these end-to-end fields ahead of the response, if that has not begun. Everything else is
 * dropped: other statuses and a 103 without a Link that Node accepts, for which Node has no function; 101, which only
 * concerns the connection to the origin; and all to HTTP/1.0, which does not know 1xx.
 */
export function sendInformational(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  fields: Fields
): void {
  const isHttp10 = request.httpVersionMajor === 1 && request.httpVersionMinor === 0
  if (isHttp10 || response.headersSent || response.writableEnded || response.destroyed) return
  if (status === 102) response.writeProcessing()
  if (status !== 103) return
  const links = field(fields, 'link')?.match(link) ?? []
  try {
    response.writeEarlyHints({ ...hintsOf(without(fields, omitted)), link: links.map((text) => text.trim()) })
  } catch {
    // Node accepts fewer links than RFC 8288 allows, for example none whose quoted parameter contains a space.
  }
}

/** The fields by name in lower case, lines of the same name combined (RFC 9110, section 5.3). */
function hintsOf(fields: Fields): Record<string, string> {
  const names = fields.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  // Each of these names is in the list.
  return Object.fromEntries(names.map((name) => [name, field(fields, name)!]))
}
