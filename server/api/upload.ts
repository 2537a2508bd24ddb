import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

export interface Upload {
  body: Readable
  /** Told for each piece that the visitor sends. */
  onPiece: (tell: () => void) => void
}

/**
 * A visitor's body on its way, counted: `onTooLarge` is told once when it is over `most` bytes, and nothing more flows.
 * Destroying it leaves the visitor's connection alone, so that an answer can still be sent.
 */
export function upload(request: IncomingMessage, most: number, onTooLarge: () => void): Upload {
  let size = 0
  let tell = () => {}
  const body = new Readable({
    read: () => request.resume(),
    destroy(error, done) {
      request.off('data', take)
      request.off('end', end)
      request.off('close', cut)
      // What is still coming has nowhere to go.
      request.resume()
      done(error)
    }
  })
  const take = (chunk: Buffer) => {
    size += chunk.length
    if (size > most) {
      onTooLarge()
      return
    }
    tell()
    if (!body.push(chunk)) request.pause()
  }
  // It may be destroyed before the transport has begun to read it, and would have no listener then. Whoever reads it
  // is told by its close.
  body.on('error', () => {})
  const end = () => body.push(null)
  const cut = () => {
    if (!request.complete) body.destroy(new Error('the visitor has gone'))
  }
  request.on('data', take)
  request.on('end', end)
  request.on('close', cut)
  request.on('error', cut)
  request.pause()
  return {
    body,
    onPiece(given) {
      tell = given
    }
  }
}
