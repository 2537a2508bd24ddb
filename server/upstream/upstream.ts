/**
 * The HTTP client for the backend's API: requests with a total deadline, bodies streamed both ways. A GET whose reused
 * connection the backend closed before the first byte is sent once more on a new connection (RFC 9110, section 9.2.2);
 * nothing else is sent twice. Failure reasons contain no internal address.
 */
import { type Dispatcher, Pool } from 'undici'
import { withoutTrailingSlashes } from '../../shared/pages/links.ts'
import { readFields, without } from '../http/fields.ts'
import { createTraceContext, type ExchangeSpan, traceFields } from '../http/trace-context.ts'
import {
  closingReason,
  type Exchange,
  type OriginFailure,
  type OriginRequest,
  type ResponseListener,
  type Send
} from '../http/transport.ts'
import { createConnection, guardListener, type TrackedOptions, type UpstreamConnection } from './connection.ts'
import { createDeadline, type Deadline } from './deadline.ts'
import { FairQueue, type Slot } from './fair-queue.ts'

/** Bytes of a response's header section; a larger one is a failure. */
const maxHeaderBytes = 32_768

export interface UpstreamOptions {
  /** Base URL of the backend's API, e.g. `http://backend:8080/api`; a trailing slash is ignored. */
  base: string
  /** Total deadline of one exchange, in milliseconds; time spent waiting for a slow client does not count. */
  timeoutMs: number
  /** Maximum number of connections; further requests wait in the fair queue for at most a second. */
  connections?: number
  /**
   * Further connections, for exchanges whose clients read slowly and which have given up their slots; default: they
   * keep them.
   */
  slowConnections?: number
  /** Maximum number of exchanges, waiting ones included; further ones fail with 503. */
  maxExchanges?: number
  /** Fields that every request carries, in place of its own of these names: names and values in turn. */
  fields?: readonly string[] | undefined
  /** Whether a request, by its target, keeps the backend's only thread busy: few of these are in progress at a time. */
  isCostly?: ((target: string) => boolean) | undefined
  /** A connection older than so many milliseconds takes no further request, so that DNS is queried again. */
  connectionLifeMs?: number
  /** Receives the result of each exchange. */
  observer?: UpstreamObserver
  /** Called with an error that a listener has thrown; default: it is not reported. */
  onInternalError?: (error: unknown) => void
}

/** Receives the results of exchanges, for metrics; exchanges that the caller aborts are not reported. */
export interface UpstreamObserver {
  /** The response head has arrived, so many milliseconds after the request. */
  responseStarted(request: OriginRequest, milliseconds: number, status: number): void
  /** The exchange failed; `milliseconds` is undefined when the response head had arrived before. */
  failed(request: OriginRequest, failure: OriginFailure, milliseconds: number | undefined): void
}

export interface Upstream {
  /** Scheme, host and port of the backend. */
  readonly origin: string
  /** Path that is put before every target; no trailing slash. */
  readonly prefix: string
  /** Says who answers which call: what was saved or shared under another name is not used. */
  readonly identity: string
  readonly send: Send
  /** Closes all connections; exchanges in progress end with 503 and are no failures of the backend. */
  close(): Promise<void>
}

/** Maximum number of connections for repeated requests. */
const maxRepeatConnections = 32
/** Informational responses of one exchange that are passed on: nothing slows down a backend that sends more. */
const maxInformational = 10
/** Maximum wait for a slot, in milliseconds. */
const maxWaitMs = 1000
/** More costly requests at a time would only wait in the backend, where nobody tells the clients apart. */
const costlySlots = 8
/** Codes of undici errors that mean that the backend has closed the connection. */
const closedCodes = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])
/** The code of undici's error where this process itself has closed the pool. */
const destroyedCode = 'UND_ERR_DESTROYED'

/** What all exchanges share. */
interface Backend {
  prefix: string
  pool: Pool
  /** For repeated requests: opens a new connection for each. */
  repeatPool: Pool
  options: UpstreamOptions
  acquireSlot(request: OriginRequest, start: () => void, refuse: () => void): Slot
}

/** Creates the client. It connects on demand. Throws a TypeError when `base` is no http(s) URL. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { connections = 256, slowConnections = 0, maxExchanges = 1000, fields = [] } = options
  const names = new Set(fields.flatMap((name, i) => (i % 2 === 0 ? [name.toLowerCase()] : [])))
  const withFields = (headers: string[]) => (names.size === 0 ? headers : [...without(headers, names), ...fields])
  const url = new URL(options.base)
  const prefix = withoutTrailingSlashes(url.pathname)
  const common = {
    headersTimeout: 0,
    bodyTimeout: 0,
    clientTtl: options.connectionLifeMs ?? 30_000,
    connect: { timeout: options.timeoutMs },
    maxHeaderSize: maxHeaderBytes,
    factory: createConnection
  }
  const pool = new Pool(url.origin, { ...common, connections: connections + slowConnections, pipelining: 1 })
  const repeatPool = new Pool(url.origin, { ...common, connections: maxRepeatConnections, pipelining: 0 })
  const queueOf = (slots: number) =>
    new FairQueue({ slots, maxDetached: slowConnections, maxWaiting: maxExchanges - slots, maxWaitMs })
  const reserved = options.isCostly ? costlySlots : 0
  const [queue, costlyQueue] = [queueOf(Math.max(1, Math.min(connections, maxExchanges) - reserved)), queueOf(reserved)]
  const acquireSlot: Backend['acquireSlot'] = ({ client, target }, start, refuse) =>
    (options.isCostly?.(target) ? costlyQueue : queue).acquire(client, start, refuse)
  const backend: Backend = { prefix, pool, repeatPool, options, acquireSlot }

  return {
    origin: url.origin,
    prefix,
    identity: url.origin + prefix,
    send(request, listener) {
      const sent = new BackendExchange(
        backend,
        { ...request, headers: withFields(request.headers) },
        guardListener(listener, (error) => {
          options.onInternalError?.(error)
          sent.abort()
        })
      )
      return sent
    },
    async close() {
      await Promise.all([pool.destroy(), repeatPool.destroy()])
    }
  }
}

/** One request to the backend, once repeated on another connection at most. */
class BackendExchange implements Exchange, Dispatcher.DispatchHandler {
  readonly #backend: Backend
  readonly #request: OriginRequest
  readonly #listener: ResponseListener
  readonly #span: ExchangeSpan | undefined
  readonly #headers: string[]
  readonly #started = performance.now()
  readonly #deadline: Deadline
  #slot: Slot | undefined
  #controller: Dispatcher.DispatchController | undefined
  #connection: UpstreamConnection | undefined
  /** Bytes received on the connection before this request; undefined for the first request of a connection. */
  #bytesBefore: number | undefined
  #isRepeated = false
  #isDone = false
  #isPaused = false
  #headStatus: number | undefined
  #informationalCount = 0

  constructor(backend: Backend, request: OriginRequest, listener: ResponseListener) {
    const trace = request.trace ?? createTraceContext()
    this.#backend = backend
    this.#request = request
    this.#listener = listener
    this.#span = trace.startExchange?.(request.method, request.target)
    this.#headers = [...request.headers, ...traceFields({ ...trace, ...this.#span })]
    this.#deadline = createDeadline(backend.options.timeoutMs, () => {
      this.#fail({ status: 504, reason: 'timeout' })
      this.#abortTransport('deadline expired')
    })
    this.#slot = backend.acquireSlot(
      request,
      () => this.#dispatch(backend.pool),
      () => queueMicrotask(() => this.#fail({ status: 503, reason: 'busy' }))
    )
    if (this.#isDone) this.#slot.release()
  }

  pause() {
    if (this.#isDone) return
    this.#isPaused = true
    this.#deadline.pause()
    this.#controller?.pause()
    this.#slot?.detach(() => this.#cut())
  }

  resume() {
    if (this.#isDone) return
    this.#isPaused = false
    this.#deadline.resume()
    // The write of one response may drain another one on the visitor's connection, and undici resumes none while it
    // reads any.
    queueMicrotask(() => {
      if (!this.#isDone && !this.#isPaused) this.#controller?.resume()
    })
  }

  abort() {
    this.#finish(() => {})
    this.#abortTransport('aborted by the caller')
  }

  onRequestStart(controller: Dispatcher.DispatchController) {
    this.#controller = controller
    const connection = this.#connection
    if (connection) {
      connection.requests += 1
      this.#bytesBefore = connection.requests > 1 ? connection.bytes : undefined
    }
    if (this.#isDone) this.#abortTransport('already finished')
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number) {
    if (this.#isDone) return
    const isInformational = status < 200
    if (isInformational && ++this.#informationalCount > maxInformational) return
    // For HTTP/1.1 undici passes them as Buffers.
    const fields = readFields(controller.rawHeaders as Buffer[])
    if (isInformational) {
      if (fields) this.#listener.informational?.(status, fields)
      return
    }
    this.#headStatus = status
    this.#backend.options.observer?.responseStarted(this.#request, performance.now() - this.#started, status)
    if (!fields) {
      this.#fail({ status: 502, reason: 'invalid-header' })
      return this.#abortTransport('invalid header')
    }
    this.#listener.head(status, fields)
    // These have no body, whatever their Content-Length says (RFC 9110, section 6.4.1): finish here, so that an error
    // of the transport about a missing body is ignored.
    if (status === 204 || status === 304 || this.#request.method === 'HEAD') this.#finish(() => this.#listener.end())
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer) {
    if (!this.#isDone) this.#listener.data(chunk)
  }

  onResponseEnd() {
    // Complete unless the connection has failed (RFC 9112, section 8).
    if (this.#connection?.hasFailed) this.#fail({ status: 502, reason: 'ECONNRESET' })
    else this.#finish(() => this.#listener.end())
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error) {
    if (this.#mayRepeat(error)) {
      this.#isRepeated = true
      this.#dispatch(this.#backend.repeatPool)
    } else this.#failWith(this.#headStatus === undefined ? reasonOfHead(error) : reasonOfBody(error))
  }

  #dispatch(pool: Pool) {
    try {
      const tracked: TrackedOptions = {
        // undici's type lists standard methods only; it sends any token.
        method: this.#request.method as Dispatcher.HttpMethod,
        path: this.#backend.prefix + this.#request.target,
        headers: this.#headers,
        body: this.#request.body ?? null,
        onConnection: (assigned) => {
          this.#connection = assigned
        }
      }
      pool.dispatch(tracked, this)
    } catch (error) {
      queueMicrotask(() => this.#failWith(reasonOf(error)))
    }
  }

  /** True when the backend closed a reused connection before it sent any byte in response to this request. */
  #mayRepeat(error: unknown) {
    return (
      !this.#isDone &&
      !this.#isRepeated &&
      this.#request.method === 'GET' &&
      this.#request.body === undefined &&
      this.#bytesBefore !== undefined &&
      this.#connection?.bytes === this.#bytesBefore &&
      closedCodes.has(reasonOf(error))
    )
  }

  #finish(notifyListener: () => void, reason?: string) {
    if (this.#isDone) return
    this.#isDone = true
    this.#span?.end(this.#headStatus, reason)
    this.#deadline.clear()
    this.#slot?.release()
    notifyListener()
  }

  #fail(failure: OriginFailure) {
    this.#finish(() => {
      const waited = this.#headStatus === undefined ? performance.now() - this.#started : undefined
      this.#backend.options.observer?.failed(this.#request, failure, waited)
      this.#listener.fail(failure)
    }, failure.reason)
  }

  #failWith(reason: string) {
    if (reason !== destroyedCode) return this.#fail({ status: 502, reason })
    this.#finish(() => this.#listener.fail({ status: 503, reason: closingReason }), closingReason)
  }

  #abortTransport(reason: string) {
    this.#controller?.abort(new Error(reason))
  }

  /** Ends the exchange because of its client; nothing is wrong with the backend. */
  #cut() {
    // A 502 of this reason says nothing about the requests of others (cache/failures.ts).
    this.#finish(() => this.#listener.fail({ status: 502, reason: 'slow-client' }), 'slow-client')
    this.#abortTransport('the client reads slowly')
  }
}

/** The code of an error before the head is complete. */
function reasonOfHead(error: unknown): string {
  // undici's words for a 101 that nobody asked for.
  if (error instanceof Error && /^bad (?:response|upgrade)$/.test(error.message)) return 'HPE_UNASKED_STATUS'
  const reason = reasonOf(error)
  // undici blames the length for whatever is wrong below it in a head.
  return reason === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH' ? 'HPE_INVALID' : reason
}

/** The same of an error after the head: the parser has no code for a chunked body that is cut. */
function reasonOfBody(error: unknown): string {
  const isCut = error instanceof Error && error.message.includes('(Invalid EOF state)')
  const reason = isCut ? 'UND_ERR_SOCKET' : reasonOf(error)
  return reason === 'HPE_INVALID' ? 'HPE_INVALID_CHUNK' : reason
}

/** The code of an error. Its message may contain addresses and is never used. */
function reasonOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  if (typeof code === 'string' && /^[A-Z0-9_]{1,60}$/.test(code)) return code
  // The parser's errors have no code: what does not begin as HTTP is another protocol.
  const isHttp = error instanceof Error && /the HTTP\/1\.1 protocol \((?!Expected HTTP)/.test(error.message)
  return isHttp ? 'HPE_INVALID' : 'UNKNOWN'
}
