/** One connection to the backend: what of it decides whether a request may be sent again, and how its end is read. */
import type { Socket } from 'node:net'
import { Client, type Dispatcher, type Pool } from 'undici'

/** Options of a request that says to which connection it was given; a pool passes them on as they are. */
export interface TrackedOptions extends Dispatcher.DispatchOptions {
  onConnection(connection: BackendConnection): void
}

/** Errors of a write to a connection that the backend has closed. */
const closedCodes = new Set(['EPIPE', 'ECONNRESET'])

/** An undici client, which has one connection at a time, with what its connection has carried so far. */
export class BackendConnection extends Client {
  /** Requests that began on the present connection, the running one among them. */
  requests = 0
  /** Bytes that came on it, decrypted. */
  bytes = 0

  override dispatch(options: Dispatcher.DispatchOptions | TrackedOptions, handler: Dispatcher.DispatchHandler) {
    if ('onConnection' in options) options.onConnection(this)
    return super.dispatch(options, handler)
  }
}

/** Makes the connections of a pool. */
export function createConnection(origin: URL, options: Pool.Options): BackendConnection {
  const { connect, ...others } = options
  if (typeof connect !== 'function') throw new TypeError('a pool gives its connections a connector')
  const connection: BackendConnection = new BackendConnection(origin, {
    ...others,
    connect: (where, done) =>
      connect(where, (...[error, socket]) => {
        if (error) return done(error, null)
        connection.requests = 0
        connection.bytes = 0
        observe(socket, (count) => {
          connection.bytes += count
        })
        done(null, socket)
      })
  })
  return connection
}

/**
 * Counts what comes, and lets a failed write pass: a backend may answer before it has read the whole body, and close
 * (RFC 9112, section 9.6). What it said still lies in the socket then; reading finds it, and after it the end.
 */
function observe(socket: Socket, onBytes: (count: number) => void): void {
  const { push, _write, _writev } = socket
  const calm = (done: (error?: Error | null) => void) => (error?: Error | null) =>
    done(error && closedCodes.has((error as NodeJS.ErrnoException).code ?? '') ? null : error)
  socket.push = (chunk, encoding) => {
    if (chunk) onBytes(chunk.length)
    return push.call(socket, chunk, encoding)
  }
  socket._write = (chunk, encoding, done) => _write.call(socket, chunk, encoding, calm(done))
  if (_writev) socket._writev = (chunks, done) => _writev.call(socket, chunks, calm(done))
}
