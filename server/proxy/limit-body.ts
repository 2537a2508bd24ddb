/** Limits the size of a request body while it is streamed to the backend. */
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

export interface LimitedBody {
  body: Readable
  /** Sets the callback for each chunk that the client sends. */
  onChunk: (callback: () => void) => void
}

/**
 * The body of a request as a stream with a limit: over `maxBytes` it calls `onTooLarge` and passes nothing more on.
 * Destroying the stream leaves the client's connection open, so that a response can still be sent.
 */
export function limitBody(request: IncomingMessage, maxBytes: number, onTooLarge: () => void): LimitedBody {
  let size = 0
  let notifyChunk = () => {}
  const body = new Readable({
    read: () => request.resume(),
    destroy(error, done) {
      request.off('data', onData)
      request.off('end', onEnd)
      request.off('close', onClose)
      // Read and drop the rest of the request, so that the connection can be used again.
      request.resume()
      done(error)
    }
  })
  const onData = (chunk: Buffer) => {
    size += chunk.length
    if (size > maxBytes) {
      onTooLarge()
      return
    }
    notifyChunk()
    if (!body.push(chunk)) request.pause()
  }
  // The stream may be destroyed before the transport listens for its errors; the transport then notices the close.
  body.on('error', () => {})
  const onEnd = () => body.push(null)
  const onClose = () => {
    if (!request.complete) body.destroy(new Error('the client closed the connection before the end of its body'))
  }
  request.on('data', onData)
  request.on('end', onEnd)
  request.on('close', onClose)
  request.on('error', onClose)
  request.pause()
  return {
    body,
    onChunk(callback) {
      notifyChunk = callback
    }
  }
}
