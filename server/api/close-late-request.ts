/** Closing the connections of requests that go on after their response. */
import type { ServerResponse } from 'node:http'

/** Milliseconds for which the rest of a request is read after its response. */
const maxWaitMs = 2000

/**
 * Closes the connection 2 s after the response if the rest of the request is still arriving then: nobody reads it, and
 * no second response may follow. A connection that is closed with unread bytes is reset, and a response that has just
 * been sent can be lost (RFC 9112, section 9.6): until then the rest is read and dropped, and one that ends in time
 * leaves the connection open.
 */
export function closeLateRequest(response: ServerResponse): void {
  const { req: request } = response
  response.once('finish', () => {
    if (request.complete) return
    const timer = setTimeout(() => request.destroy(), maxWaitMs)
    for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer))
  })
}
