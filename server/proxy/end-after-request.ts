import type { ServerResponse } from 'node:http'

/** Milliseconds for which the rest of a request is read after its answer. */
const mostMs = 2000

/**
 * Ends a response after which the connection closes, but only when the rest of the request has come, or after 2 s: a
 * connection that is closed with unread bytes is reset, and the answer can be lost with it (RFC 9112, section 9.6).
 * `body` must be all that Content-Length says, so that the client has the whole answer before that.
 */
export function endAfterRequest(response: ServerResponse, body: Buffer | undefined): void {
  const { req: request } = response
  if (request.complete || request.destroyed) return void response.end(body)
  if (body) response.write(body)
  else response.flushHeaders()
  const end = () => {
    clearTimeout(late)
    request.off('end', end)
    response.off('close', end)
    response.end()
  }
  const late = setTimeout(end, mostMs)
  request.once('end', end)
  response.once('close', end)
  request.resume()
}
