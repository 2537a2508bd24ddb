/**
 * The back gate: one request to the backend's API, with a total deadline, streamed both ways, never retried,
 * its failures told in words that name no internal address.
 */
import type { Readable } from 'node:stream'
import { type Dispatcher, Pool } from 'undici'
import { createDeadline } from './deadline.ts'

export interface UpstreamOptions {
  /** Base URL of the backend's API, e.g. `http://backend:8080/api`; a trailing slash means nothing. */
  base: string
  /** Total deadline of one exchange, in milliseconds. The time that we wait for a slow visitor does not count. */
  timeoutMs: number
  /** Most connections at a time. */
  connections?: number
  /** Most bytes of response headers; over it the answer is a failure. */
  maxHeaderBytes?: number
}

export interface Outgoing {
  method: string
  /** Below the base, beginning with a slash. */
  target: string
  /** Names and values in turn; no hop-by-hop field, no Host. */
  headers: string[]
  body?: Readable | undefined
}

/** 504: no whole answer within the deadline; 502: refused, cut, or no HTTP. `reason` is a code, e.g. `ECONNREFUSED`. */
export interface UpstreamFailure {
  status: 502 | 504
  reason: string
}

/** Hears what happens: `head` once, `data` any number of times, then either `end` or `fail`; or `fail` alone. */
export interface Listener {
  /** Fields are names and values in turn, as they came. */
  head(status: number, fields: string[], message: string): void
  data(chunk: Buffer): void
  end(): void
  fail(failure: UpstreamFailure): void
}

export interface Exchange {
  /** Stops the flow from the backend and the clock: the visitor is the slow one. */
  pause(): void
  resume(): void
  /** Gives the whole time again: a piece of the visitor's body has come, and what it took was the visitor's time. */
  restart(): void
  /** Gives up; the listener hears nothing more. */
  abort(): void
}

export interface Upstream {
  /** Where the API lives; `pathname` without trailing slash is what targets are put behind. */
  readonly origin: string
  readonly prefix: string
  send(request: Outgoing, listener: Listener): Exchange
  close(): Promise<void>
}

/** Opens the gate. Connections are made when they are needed; throws a TypeError when `base` is no http(s) URL. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const url = new URL(options.base)
  const prefix = url.pathname.replace(/\/+$/, '')
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
    send: (request, listener) => send(pool, prefix, request, listener, options.timeoutMs),
    close: () => pool.destroy()
  }
}

function send(pool: Pool, prefix: string, request: Outgoing, listener: Listener, timeoutMs: number): Exchange {
  let controller: Dispatcher.DispatchController | undefined
  let done = false

  const finish = (tell: () => void) => {
    if (done) return
    done = true
    deadline.clear()
    tell()
  }
  const fail = (failure: UpstreamFailure) => finish(() => listener.fail(failure))
  const deadline = createDeadline(timeoutMs, () => {
    fail({ status: 504, reason: 'timeout' })
    controller?.abort(new Error('deadline'))
  })

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(given) {
      controller = given
      if (done) given.abort(new Error('too late'))
    },
    onResponseStart(given, status, _headers, message) {
      if (done || status < 200) return
      listener.head(status, readFields(given.rawHeaders as Buffer[]), message ?? '')
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
      controller?.abort(new Error('given up'))
    }
  }
}

function readFields(raw: Buffer[]): string[] {
  return raw.map((bytes) => bytes.toString('latin1'))
}

/** A failure's code; messages may hold addresses and are never passed on. */
function reasonOf(error: unknown): string {
  const code = (error as { code?: unknown }).code
  return typeof code === 'string' && /^[A-Z0-9_]{1,60}$/.test(code) ? code : 'UNKNOWN'
}
