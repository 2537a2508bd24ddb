/** Closing a connection without losing the response. */
import type { ServerResponse } from 'node:http'

/** Milliseconds for which the rest of a request is read after its response. */
const maxWaitMs = 2000

/**
 * Closes the connection 2 s after the response if the rest of the request is still arriving then: nobody reads it, and
 * no second response may follow.
 */
export function closeLateRequest(response: ServerResponse): void {
  const { req: request } = response
  response.once('finish', () => {
    if (request.complete) return
    const timer = setTimeout(() => request.destroy(), maxWaitMs)
    for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer))
  })
}

/**
 * Ends a response after which the connection closes, once the rest of the request has arrived, at the latest after 2 s:
 * a connection that is closed with unread bytes is reset, and the response can be lost (RFC 9112, section 9.6). `body`
 * must have the full Content-Length, so that the client has the complete response before the close.
 */
export function endAfterRequest(response: ServerResponse, body: Buffer | undefined): void {
  const { req: request } = response
  if (request.complete || request.destroyed) return void response.end(body)
  if (body) response.write(body)
  else response.flushHeaders()
  const end = () => {
    clearTimeout(timer)
    request.off('end', end)
    response.off('close', end)
    response.end()
  }
  const timer = setTimeout(end, maxWaitMs)
  request.once('end', end)
  response.once('close', end)
  request.resume()
}
