/** A connection to the backend: counts what decides whether a request may be repeated, and tolerates an early close. */
import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { Client, type Dispatcher, type Pool } from 'undici'
import { internalFailure, type ResponseListener } from '../http/transport.ts'

/** Request options with a callback that receives the connection; an undici pool passes unknown options on unchanged. */
export interface TrackedOptions extends Dispatcher.DispatchOptions {
  onConnection(connection: UpstreamConnection): void
}

/** Errors of a write to a connection that the backend has closed. */
const closedCodes = new Set(['EPIPE', 'ECONNRESET'])

/** How the head of a `100 Continue` begins, and how long it may be. */
const continueStart = 'HTTP/1.1 100 '
const maxContinueBytes = 4096

/** An undici client, which has one connection at a time, with counters of its current connection. */
export class UpstreamConnection extends Client {
  /** Requests that were started on the current connection, the running one included. */
  requests = 0
  /** Bytes received on the current connection, after TLS decryption. */
  bytes = 0
  /** The current connection has failed, rather than been closed. */
  hasFailed = false

  override dispatch(options: Dispatcher.DispatchOptions | TrackedOptions, handler: Dispatcher.DispatchHandler) {
    if ('onConnection' in options) options.onConnection(this)
    return super.dispatch(options, handler)
  }
}

/** The connection factory of a pool. Throws a TypeError when the options carry no connector function. */
export function createConnection(origin: URL, options: Pool.Options): UpstreamConnection {
  const { connect, ...others } = options
  if (typeof connect !== 'function') throw new TypeError('a pool must pass a connector function to its connections')
  const connection: UpstreamConnection = new UpstreamConnection(origin, {
    ...others,
    connect: (target, done) =>
      connect(target, (...[error, socket]) => {
        if (error) return done(error, null)
        connection.requests = 0
        connection.bytes = 0
        connection.hasFailed = false
        // Before undici's own listener, which takes a reset for the end of a response without a length.
        socket.once('error', () => {
          connection.hasFailed = true
        })
        const readOver = createContinueFilter(() => connection.requests)
        observeSocket(socket, (chunk) => {
          connection.bytes += chunk.length
          return readOver(chunk)
        })
        containErrors(socket)
        done(null, socket)
      })
  })
  return connection
}

/**
 * Removes each `100 Continue` from the beginning of a response, which undici takes for an error and a client has to read
 * over (RFC 9110, section 15.2). Takes how many requests the connection has had; returns a function of each chunk that
 * gives what is left of it, undefined while that is nothing.
 */
function createContinueFilter(requestCount: () => number): (chunk: Buffer) => Buffer | undefined {
  let begunResponses = 0
  let held: Buffer | undefined
  return (chunk) => {
    if (begunResponses === requestCount()) return chunk
    let head = held ? Buffer.concat([held, chunk]) : chunk
    held = undefined
    while (head.length > 0) {
      const start = head.toString('latin1', 0, continueStart.length)
      const end = start === continueStart ? head.indexOf('\r\n\r\n') + 4 : 0
      if (end > 3 && end <= maxContinueBytes) head = head.subarray(end)
      else if (continueStart.startsWith(start) && end < 4 && head.length < maxContinueBytes) {
        held = head
        return undefined
      } else {
        begunResponses = requestCount()
        return head
      }
    }
    return undefined
  }
}

/**
 * Passes received bytes through `onBytes`, and hides a failed write: a backend may respond before it has read the
 * complete body, and close (RFC 9112, section 9.6). Its response is still in the socket then; reading returns it,
 * followed by the end.
 */
function observeSocket(socket: Socket, onBytes: (chunk: Buffer) => Buffer | undefined): void {
  const { push, _write, _writev } = socket
  const ignoreClosed = (done: (error?: Error | null) => void) => (error?: Error | null) =>
    done(error && isClosedError(error) ? null : error)
  socket.push = (chunk, encoding) => {
    const rest = chunk ? onBytes(chunk) : chunk
    return rest === undefined || push.call(socket, rest, encoding)
  }
  socket._write = (chunk, encoding, done) => _write.call(socket, chunk, encoding, ignoreClosed(done))
  if (_writev) socket._writev = (chunks, done) => _writev.call(socket, chunks, ignoreClosed(done))
}

/**
 * Ends a connection at whose events the transport throws. undici asserts what a backend can break, such as that a
 * response without a length does not end while it is not read: the error would end the process.
 */
function containErrors(socket: Socket): void {
  // As an emitter of any events: `Socket` types each of its own.
  const emitter: EventEmitter = socket
  const { emit } = emitter
  emitter.emit = (event: string, ...values) => {
    try {
      return emit.call(socket, event, ...values)
    } catch (cause) {
      socket.destroy(Object.assign(new Error('the transport has thrown', { cause }), { code: 'UND_ERR_SOCKET' }))
      return true
    }
  }
}

function isClosedError(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && closedCodes.has(error.code)
}

/**
 * The listener, which gets a failure where it throws, unless it throws at that too, and nothing after it. `onError` is
 * called with each error before that.
 */
export function guardListener(listener: ResponseListener, onError: (error: unknown) => void): ResponseListener {
  let hasThrown = false
  const guard =
    <Values extends unknown[]>(call: (...values: Values) => void, onThrown = () => {}) =>
    (...values: Values) => {
      if (hasThrown) return
      try {
        call(...values)
      } catch (error) {
        hasThrown = true
        onError(error)
        onThrown()
      }
    }
  const fail = () => {
    try {
      listener.fail(internalFailure)
    } catch (error) {
      onError(error)
    }
  }
  return {
    informational: guard((status, fields) => listener.informational?.(status, fields), fail),
    head: guard((status, fields) => listener.head(status, fields), fail),
    data: guard((chunk) => listener.data(chunk), fail),
    end: guard(() => listener.end(), fail),
    fail: guard((failure) => listener.fail(failure))
  }
}
