/**
 * The HTTP client for the backend's API: requests with a total deadline, bodies streamed both ways. A GET whose reused
 * connection the backend closed before the first byte is sent once more on a new connection (RFC 9110, section 9.2.2);
 * nothing else is sent twice. Failure reasons contain no internal address.
 */
import { LRUCache } from 'lru-cache'
import { type Dispatcher, Pool } from 'undici'
import { without } from '../http/fields.ts'
import { createTraceContext, traceFields } from '../http/trace-context.ts'
import {
  closingReason,
  type Exchange,
  type OriginFailure,
  type OriginRequest,
  type ResponseListener,
  type Send
} from '../http/transport.ts'
import { createConnection, guardListener, type TrackedOptions, type UpstreamConnection } from './connection.ts'
import { createDeadline } from './deadline.ts'
import { createFairQueue, type Slot } from './fair-queue.ts'

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
  /** Maximum size of the response header section in bytes; a larger one is a failure. */
  maxHeaderBytes?: number
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
  const prefix = url.pathname.replace(/(?<!\/)\/+$/, '')
  const common = {
    headersTimeout: 0,
    bodyTimeout: 0,
    clientTtl: options.connectionLifeMs ?? 30_000,
    connect: { timeout: options.timeoutMs },
    maxHeaderSize: options.maxHeaderBytes ?? 32768,
    factory: createConnection
  }
  const pool = new Pool(url.origin, { ...common, connections: connections + slowConnections, pipelining: 1 })
  const repeatPool = new Pool(url.origin, { ...common, connections: maxRepeatConnections, pipelining: 0 })
  const queueOf = (slots: number) =>
    createFairQueue({ slots, maxDetached: slowConnections, maxWaiting: maxExchanges - slots, maxWaitMs })
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
      const sent = exchange(
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

function exchange(backend: Backend, request: OriginRequest, listener: ResponseListener): Exchange {
  const trace = request.trace ?? createTraceContext()
  const span = trace.startExchange?.(request.method, request.target)
  const headers = [...request.headers, ...traceFields({ ...trace, ...span })]
  const { options, prefix } = backend
  const started = performance.now()
  let controller: Dispatcher.DispatchController | undefined
  let connection: UpstreamConnection | undefined
  /** Bytes received on the connection before this request; undefined for the first request of a connection. */
  let bytesBefore: number | undefined
  let isRepeated = false
  let isDone = false
  let isPaused = false
  let headStatus: number | undefined
  let informationalCount = 0
  let slot: Slot | undefined

  const finish = (notifyListener: () => void, reason?: string) => {
    if (isDone) return
    isDone = true
    span?.end(headStatus, reason)
    deadline.clear()
    slot?.release()
    notifyListener()
  }
  const fail = (failure: OriginFailure) =>
    finish(() => {
      options.observer?.failed(request, failure, headStatus === undefined ? performance.now() - started : undefined)
      listener.fail(failure)
    }, failure.reason)
  const failWith = (reason: string) => {
    if (reason !== destroyedCode) return fail({ status: 502, reason })
    finish(() => listener.fail({ status: 503, reason: closingReason }), closingReason)
  }
  const abortTransport = (reason: string) => controller?.abort(new Error(reason))
  /** Ends the exchange because of its client; nothing is wrong with the backend. */
  const cut = () => {
    // A 502 of this reason says nothing about the requests of others (cache/origin-failure.ts).
    finish(() => listener.fail({ status: 502, reason: 'slow-client' }), 'slow-client')
    abortTransport('the client reads slowly')
  }
  const deadline = createDeadline(options.timeoutMs, () => {
    fail({ status: 504, reason: 'timeout' })
    abortTransport('deadline expired')
  })

  /** True when the backend closed a reused connection before it sent any byte in response to this request. */
  const mayRepeat = (error: unknown) =>
    !isDone &&
    !isRepeated &&
    request.method === 'GET' &&
    request.body === undefined &&
    bytesBefore !== undefined &&
    connection?.bytes === bytesBefore &&
    closedCodes.has(reasonOf(error))

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(requestController) {
      controller = requestController
      if (connection) {
        connection.requests += 1
        bytesBefore = connection.requests > 1 ? connection.bytes : undefined
      }
      if (isDone) abortTransport('already finished')
    },
    onResponseStart(responseController, status) {
      if (isDone) return
      const isInformational = status < 200
      if (isInformational && ++informationalCount > maxInformational) return
      // For HTTP/1.1 undici passes them as Buffers.
      const fields = readFields(responseController.rawHeaders as Buffer[])
      if (isInformational) {
        if (fields) listener.informational?.(status, fields)
        return
      }
      headStatus = status
      options.observer?.responseStarted(request, performance.now() - started, status)
      if (!fields) {
        fail({ status: 502, reason: 'invalid-header' })
        return abortTransport('invalid header')
      }
      listener.head(status, fields)
      // These have no body, whatever their Content-Length says (RFC 9110, section 6.4.1): finish here, so that an error
      // of the transport about a missing body is ignored.
      if (status === 204 || status === 304 || request.method === 'HEAD') finish(() => listener.end())
    },
    onResponseData(_controller, chunk) {
      if (!isDone) listener.data(chunk)
    },
    onResponseEnd() {
      // Complete unless the connection has failed (RFC 9112, section 8).
      if (connection?.hasFailed) fail({ status: 502, reason: 'ECONNRESET' })
      else finish(() => listener.end())
    },
    onResponseError(_controller, error) {
      if (mayRepeat(error)) {
        isRepeated = true
        dispatch(backend.repeatPool)
      } else failWith(headStatus === undefined ? reasonOf(error) : reasonOfBody(error))
    }
  }
  const dispatch = (pool: Pool) => {
    try {
      const tracked: TrackedOptions = {
        // undici's type lists standard methods only; it sends any token.
        method: request.method as Dispatcher.HttpMethod,
        path: prefix + request.target,
        headers,
        body: request.body ?? null,
        onConnection(assigned) {
          connection = assigned
        }
      }
      pool.dispatch(tracked, handler)
    } catch (error) {
      queueMicrotask(() => failWith(reasonOf(error)))
    }
  }
  slot = backend.acquireSlot(
    request,
    () => dispatch(backend.pool),
    () => queueMicrotask(() => fail({ status: 503, reason: 'busy' }))
  )
  if (isDone) slot.release()

  return {
    pause() {
      if (isDone) return
      isPaused = true
      deadline.pause()
      controller?.pause()
      slot?.detach(cut)
    },
    resume() {
      if (isDone) return
      isPaused = false
      deadline.resume()
      // The write of one response may drain another one on the visitor's connection, and undici resumes none while it
      // reads any.
      queueMicrotask(() => {
        if (!isDone && !isPaused) controller?.resume()
      })
    },
    abort() {
      finish(() => {})
      abortTransport('aborted by the caller')
    }
  }
}

/** Header names and values seen often, so that cached responses share one string of each. */
const internedTexts = new LRUCache<string, string>({ max: 500 })
const maxInternedLength = 64

function internText(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  if (text.length > maxInternedLength) return text
  const known = internedTexts.get(text)
  if (known === undefined) internedTexts.set(text, text)
  return known ?? text
}

/**
 * Names and values in alternation as text; undefined when one has characters that may not be sent on (RFC 9110,
 * sections 5.1 and 5.5).
 */
function readFields(raw: Buffer[]): string[] | undefined {
  const fields = raw.map(internText)
  for (let i = 0; i < fields.length; i += 2) {
    // Names and values come in pairs.
    if (!/^[!#$%&'*+\-.^_`|~\w]+$/.test(fields[i]!) || /[^\t\x20-\x7e\x80-\xff]/.test(fields[i + 1]!)) return undefined
  }
  return fields
}

/** The same of an error after the head: the parser has no code for a chunked body that is cut. */
function reasonOfBody(error: unknown): string {
  const isCut = error instanceof Error && error.message.includes('(Invalid EOF state)')
  return isCut ? 'UND_ERR_SOCKET' : reasonOf(error)
}

/** The code of an error. Its message may contain addresses and is never used. */
function reasonOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[A-Z0-9_]{1,60}$/.test(code) ? code : 'UNKNOWN'
}
