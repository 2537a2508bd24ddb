/**
 * The client of the backend's API: one request, with a total deadline, streamed both ways. A GET whose reused connection
 * the backend closed before any byte came is sent once more on a new one (RFC 9110, section 9.2.2); nothing else is sent
 * twice. Failures are told in words that name no internal address.
 */
import { LRUCache } from 'lru-cache'
import { type Dispatcher, Pool } from 'undici'
import { type BackendConnection, createConnection, type TrackedOptions } from './backend-connection.ts'
import type { Exchange, Failure, Listener, Outgoing, Send } from './cache/transport.ts'
import { createDeadline } from './deadline.ts'
import { createFairPlaces, type Place } from './fair-places.ts'

export interface UpstreamOptions {
  /** Base URL of the backend's API, e.g. `http://backend:8080/api`; a trailing slash means nothing. */
  base: string
  /** Total deadline of one exchange, in milliseconds. The time that we wait for a slow visitor does not count. */
  timeoutMs: number
  /** Most connections at a time; what is over it waits for a second at most, in turn by client. */
  connections?: number
  /** Most exchanges at a time, waiting ones included; what is over it fails with 503. */
  mostExchanges?: number
  /** Most bytes of response headers; over it the answer is a failure. */
  maxHeaderBytes?: number
  /** A connection older than so many milliseconds takes no further request, so that a name is looked up again. */
  connectionLifeMs?: number
  /** Told what comes of each exchange. */
  observer?: UpstreamObserver
}

/** Hears of exchanges, for metrics; one that is given up by whoever began it ends unheard. */
export interface UpstreamObserver {
  /** The head of the answer has come, so many milliseconds after the request. */
  answered(request: Outgoing, milliseconds: number, status: number): void
  /** It failed; `milliseconds` is undefined where the head had come before, and where nothing was sent at all. */
  failed(request: Outgoing, failure: Failure, milliseconds: number | undefined): void
}

export interface Upstream {
  /** Scheme, host and port of the backend. */
  readonly origin: string
  /** What targets are put behind; no trailing slash. */
  readonly prefix: string
  readonly send: Send
  close(): Promise<void>
}

/** Most connections for what is sent once more. */
const mostFresh = 32
/** The longest wait for a place, in milliseconds. */
const mostWaitMs = 1000
/** How an undici error says that the backend has closed the connection. */
const closedCodes = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

/** What exchanges have in common. */
interface Backend {
  prefix: string
  pool: Pool
  /** Opens a connection for each request. */
  fresh: Pool
  options: UpstreamOptions
  takePlace(client: string | undefined, start: () => void, refuse: () => void): Place
}

/** Makes the client. Connections are made when they are needed; throws a TypeError when `base` is no http(s) URL. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { connections = 256, mostExchanges = 1000 } = options
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
  const pool = new Pool(url.origin, { ...common, connections, pipelining: 1 })
  const fresh = new Pool(url.origin, { ...common, connections: mostFresh, pipelining: 0 })
  const places = Math.min(connections, mostExchanges)
  const { take: takePlace } = createFairPlaces({ places, mostWaiting: mostExchanges - places, mostWaitMs })
  const backend: Backend = { prefix, pool, fresh, options, takePlace }

  return {
    origin: url.origin,
    prefix,
    send: (request, listener) => exchange(backend, request, listener),
    async close() {
      await Promise.all([pool.destroy(), fresh.destroy()])
    }
  }
}

function exchange(backend: Backend, request: Outgoing, listener: Listener): Exchange {
  const { options, prefix } = backend
  const started = performance.now()
  let controller: Dispatcher.DispatchController | undefined
  let connection: BackendConnection | undefined
  /** Bytes that the connection had brought when this request began; undefined: this one was its first. */
  let bytesBefore: number | undefined
  let isRepeated = false
  let done = false
  let hasHead = false
  let place: Place | undefined

  const finish = (tell: () => void) => {
    if (done) return
    done = true
    deadline.clear()
    place?.release()
    tell()
  }
  const fail = (failure: Failure) =>
    finish(() => {
      options.observer?.failed(request, failure, hasHead ? undefined : performance.now() - started)
      listener.fail(failure)
    })
  const giveUp = (why: string) => controller?.abort(new Error(why))
  const deadline = createDeadline(options.timeoutMs, () => {
    fail({ status: 504, reason: 'timeout' })
    giveUp('deadline')
  })

  /** The backend had closed a connection that served before, without a byte of an answer to this request. */
  const mayRepeat = (error: unknown) =>
    !done &&
    !isRepeated &&
    request.method === 'GET' &&
    request.body === undefined &&
    bytesBefore !== undefined &&
    connection?.bytes === bytesBefore &&
    closedCodes.has(reasonOf(error))

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(given) {
      controller = given
      if (connection) {
        connection.requests += 1
        bytesBefore = connection.requests > 1 ? connection.bytes : undefined
      }
      if (done) giveUp('too late')
    },
    onResponseStart(given, status) {
      if (done || status < 200) return
      hasHead = true
      options.observer?.answered(request, performance.now() - started, status)
      const fields = readFields(given.rawHeaders as Buffer[])
      if (!fields) {
        fail({ status: 502, reason: 'invalid-header' })
        return giveUp('invalid header')
      }
      listener.head(status, fields)
      // Nothing follows these, whatever length they name: what the transport thinks of that length is of no concern.
      if (status === 204 || status === 304 || request.method === 'HEAD') finish(() => listener.end())
    },
    onResponseData(_given, chunk) {
      if (!done) listener.data(chunk)
    },
    onResponseEnd() {
      finish(() => listener.end())
    },
    onResponseError(_given, error) {
      if (mayRepeat(error)) {
        isRepeated = true
        dispatch(backend.fresh)
      } else fail({ status: 502, reason: reasonOf(error) })
    }
  }
  const dispatch = (pool: Pool) => {
    try {
      const tracked: TrackedOptions = {
        method: request.method as Dispatcher.HttpMethod,
        path: prefix + request.target,
        headers: request.headers,
        body: request.body ?? null,
        onConnection(given) {
          connection = given
        }
      }
      pool.dispatch(tracked, handler)
    } catch (error) {
      queueMicrotask(() => fail({ status: 502, reason: reasonOf(error) }))
    }
  }
  place = backend.takePlace(
    request.client,
    () => dispatch(backend.pool),
    () => queueMicrotask(() => fail({ status: 503, reason: 'busy' }))
  )
  if (done) place.release()

  return {
    pause() {
      if (done) return
      deadline.hold()
      controller?.pause()
    },
    resume() {
      if (done) return
      deadline.run()
      controller?.resume()
    },
    restart: () => deadline.restart(),
    abort() {
      finish(() => {})
      giveUp('given up')
    }
  }
}

/** Names and values that come again and again, so that those who keep answers hold one string of each. */
const recurring = new LRUCache<string, string>({ max: 500 })
const longestRecurring = 64

function readText(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  if (text.length > longestRecurring) return text
  const known = recurring.get(text)
  if (known === undefined) recurring.set(text, text)
  return known ?? text
}

/** Names and values in turn; undefined when one could not be sent on as it is. */
function readFields(raw: Buffer[]): string[] | undefined {
  const fields = raw.map(readText)
  for (let i = 0; i < fields.length; i += 2) {
    if (!/^[!#$%&'*+\-.^_`|~\w]+$/.test(fields[i]!) || /[^\t\x20-\x7e\x80-\xff]/.test(fields[i + 1]!)) return undefined
  }
  return fields
}

/** A failure's code; messages may hold addresses and are never passed on. */
function reasonOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^[A-Z0-9_]{1,60}$/.test(code) ? code : 'UNKNOWN'
}
