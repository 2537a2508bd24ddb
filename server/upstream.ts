/**
 * The back gate: one request to the backend's API, with a total deadline, streamed both ways, never retried,
 * its failures told in words that name no internal address.
 */
import { LRUCache } from 'lru-cache'
import { type Dispatcher, Pool } from 'undici'
import type { Exchange, Failure, Listener, Outgoing, Send } from './cache/transport.ts'
import { createDeadline } from './deadline.ts'

export interface UpstreamOptions {
  /** Base URL of the backend's API, e.g. `http://backend:8080/api`; a trailing slash means nothing. */
  base: string
  /** Total deadline of one exchange, in milliseconds. The time that we wait for a slow visitor does not count. */
  timeoutMs: number
  /** Most connections at a time; what is over it waits within its deadline. */
  connections?: number
  /** Most exchanges at a time, waiting ones included; what is over it fails at once with 503. */
  mostExchanges?: number
  /** Most bytes of response headers; over it the answer is a failure. */
  maxHeaderBytes?: number
  /** Told the milliseconds from the request to the head of the answer. */
  onLatency?: (milliseconds: number) => void
}

export interface Upstream {
  /** Scheme, host and port of the backend. */
  readonly origin: string
  /** What targets are put behind; no trailing slash. */
  readonly prefix: string
  readonly send: Send
  close(): Promise<void>
}

/** Opens the gate. Connections are made when they are needed; throws a TypeError when `base` is no http(s) URL. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const url = new URL(options.base)
  const prefix = url.pathname.replace(/\/+$/, '')
  const most = options.mostExchanges ?? 1000
  let running = 0
  const pool = new Pool(url.origin, {
    connections: options.connections ?? 256,
    pipelining: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { timeout: options.timeoutMs },
    maxHeaderSize: options.maxHeaderBytes ?? 32768
  })

  return {
    origin: url.origin,
    prefix,
    send(request, listener) {
      if (running >= most) return refuse(listener)
      running += 1
      const over = () => {
        running -= 1
      }
      return exchange(pool, prefix, request, listener, options, over)
    },
    close: () => pool.destroy()
  }
}

function exchange(
  pool: Pool,
  prefix: string,
  request: Outgoing,
  listener: Listener,
  options: UpstreamOptions,
  over: () => void
): Exchange {
  const started = performance.now()
  let controller: Dispatcher.DispatchController | undefined
  let done = false

  const finish = (tell: () => void) => {
    if (done) return
    done = true
    deadline.clear()
    over()
    tell()
  }
  const fail = (failure: Failure) => finish(() => listener.fail(failure))
  const giveUp = (why: string) => controller?.abort(new Error(why))
  const deadline = createDeadline(options.timeoutMs, () => {
    fail({ status: 504, reason: 'timeout' })
    giveUp('deadline')
  })

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(given) {
      controller = given
      if (done) giveUp('too late')
    },
    onResponseStart(given, status) {
      if (done || status < 200) return
      options.onLatency?.(performance.now() - started)
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
      fail({ status: 502, reason: reasonOf(error) })
    }
  }
  try {
    pool.dispatch(
      {
        method: request.method as Dispatcher.HttpMethod,
        path: prefix + request.target,
        headers: request.headers,
        body: request.body ?? null
      },
      handler
    )
  } catch (error) {
    queueMicrotask(() => fail({ status: 502, reason: reasonOf(error) }))
  }

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

/** Says 503 at once, once the caller has gone on. */
function refuse(listener: Listener): Exchange {
  let silent = false
  queueMicrotask(() => {
    if (!silent) listener.fail({ status: 503, reason: 'busy' })
  })
  const nothing = () => {}
  return {
    pause: nothing,
    resume: nothing,
    restart: nothing,
    abort() {
      silent = true
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
