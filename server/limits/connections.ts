/**
 * Limits of connections: their number, their time, the size of a request's head, the requests in progress on one of them
 * (RFC 9112, section 9.3.2: Node parses all requests of a chunk at once and emits each one, however many before it are
 * unanswered); and responses to unreadable requests.
 */
import { type IncomingMessage, type Server, type ServerOptions, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Fields } from '../http/fields.ts'
import { serializeFields } from '../http/response-head.ts'
import { type UnreadableStatus, unreadableStatuses } from '../observe/request-notes.ts'
import { maxShares } from './descriptor-limit.ts'
import { closeConnections, createRequestGate, pendingResponse, type RequestGate } from './drain.ts'

/**
 * A head that takes longer than 10 s, or a request that takes longer than 60 s, is answered with 408 and its connection
 * is closed. Idle connections stay open for 72 s, longer than usual proxies keep theirs, so that a proxy never reuses a
 * connection that is being closed here. `rejectMalformedRequest` refuses requests without Host.
 */
export const connectionOptions: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 72_000,
  maxHeaderSize: 16_384,
  requireHostHeader: false
}

/** Milliseconds without a byte in either direction after which a connection is destroyed. */
const inactivityMs = 120_000

export interface Connections {
  /** Makes pending responses whose head is not sent yet close their connections. */
  drain(): void
  /**
   * Stops listening, finishes open requests for at most `graceMs`, and resolves when all connections are closed, with
   * the number of those that were cut off.
   */
  close(graceMs: number): Promise<number>
}

interface ConnectionLimits {
  /** Connections that are served at the same time. */
  maxConnections?: number
  /** Connections that are being refused with 503 at the same time. */
  maxRefused?: number
  /** Headers of the 503. */
  headers?: Fields
  /** Called for each connection that is refused. */
  onRefused?: () => void
  /** The gate of the server's requests: `close` pauses it while the server stops listening. */
  gate?: RequestGate
}

/** Retry-After of a refused connection. */
const retryAfterS = 5

/**
 * Applies the limits to a server that does not listen yet, and keeps track of its connections for `drain` and `close`.
 */
export function manageConnections(
  server: Server,
  upstreamTimeoutMs: number,
  limits: ConnectionLimits = {}
): Connections {
  const { maxConnections: max = maxShares.connections, maxRefused = maxShares.refusals, headers = [] } = limits
  const open = new Set<Socket>()
  server.timeout = Math.max(inactivityMs, 2 * upstreamTimeoutMs)
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  // Node closes the connection of a CONNECT that nobody answers (RFC 9110, section 9.3.6: of use to proxies alone).
  const notImplemented = clientErrorText(501, headers)
  server.on('connect', (_request, socket: Socket) => socket.on('error', () => {}).end(notImplemented))
  const response = clientErrorText(503, ['Retry-After', String(retryAfterS), ...headers])
  limitConnections(server, { max, maxRefused, response, onRefused: limits.onRefused ?? (() => undefined) })
  return {
    drain() {
      for (const socket of open) {
        const response = pendingResponse(socket)
        if (response && !response.headersSent) response.shouldKeepAlive = false
      }
    },
    close: (graceMs) => closeConnections(server, open, graceMs, limits.gate ?? createRequestGate())
  }
}

/**
 * The error of an unreadable or late request; `code` is the HTTP parser's, a system error's or
 * ERR_HTTP_REQUEST_TIMEOUT.
 */
export interface ClientError extends Error {
  code?: string
}

/**
 * Returns a listener for 'clientError': answers an unreadable request with 400, 408, 413 or 431 and closes the
 * connection. Earlier requests of the same connection are answered first (RFC 9112, section 9.3.2). `onUnreadable` is
 * called once for each, with the code of Node or of its parser, which holds nothing of the request.
 */
export function answerClientError(
  headers: Fields,
  onUnreadable: (status: UnreadableStatus, code: string) => void = () => undefined
): (error: ClientError, socket: Socket) => void {
  const textByStatus = Object.fromEntries(
    unreadableStatuses.map((status) => [status, clientErrorText(status, headers)])
  )
  // Node emits 'clientError' again for each further chunk of an unreadable request and for each check of a late one.
  const answered = new WeakSet<Socket>()
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error)
    if (answered.has(socket)) return
    answered.add(socket)
    const status = statusOf(error.code)
    onUnreadable(status, error.code ?? 'unknown')
    afterComplete(socket, (hasBegun) => {
      const text = textByStatus[status]
      if (socket.writable && !hasBegun && text !== undefined) socket.write(text)
      socket.destroySoon()
    })
  }
}

/**
 * Calls `then` when the responses to all complete requests of the connection are closed. `hasBegun` is true if the
 * response to the unreadable request itself has already begun: a second head must not follow it.
 */
function afterComplete(socket: Socket, then: (hasBegun: boolean) => void): void {
  const pending = pendingResponse(socket)
  if (pending?.req.complete) pending.once('close', () => afterComplete(socket, then))
  else then(pending?.headersSent ?? false)
}

function statusOf(code: string | undefined): UnreadableStatus {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW' ? 413 : 400
}

/** A complete HTTP/1.1 response as text: status line, headers, and the JSON envelope of the API as its body. */
function clientErrorText(status: number, headers: Fields): string {
  const body = JSON.stringify({ code: status, msg: STATUS_CODES[status], data: null })
  const fields = [
    ...['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length)],
    ...['Cache-Control', 'no-store', 'Connection', 'close', ...headers]
  ]
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${serializeFields(fields).lines}\r\n${body}`
}

/**
 * One line that names the setting and the reason why its port cannot be listened on; `error` is what `listen` emitted.
 */
export function listenErrorMessage(setting: string, value: number, host: string, error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? String(error) // listen emits system errors
  const reasons: Record<string, string> = {
    EADDRINUSE: 'something else listens there',
    EACCES: 'this user may not listen there',
    EADDRNOTAVAIL: `HOST=${host} is no address of this machine`,
    ENOTFOUND: `HOST=${host} is no known name`
  }
  return `${setting}=${value} cannot be used: ${reasons[code] ?? code}`
}

interface ConnectionLimit {
  /** Connections that are served at the same time. */
  max: number
  /** Connections beyond `max` that may be open while they are being refused. */
  maxRefused: number
  /** The complete response to a refused connection, head and body. */
  response: string
  /** Called for each connection that is refused. */
  onRefused: () => void
}

/** Milliseconds for which a refused connection is still read: a reset would make the client lose the response. */
const lingerMs = 1000

/**
 * Applies the limit to a server that does not listen yet. Listeners for 'connection' that are registered before this
 * call get only the connections that are served. At the limit, idle connections are closed first to make room; this
 * visits all connections, so with 10,000 of them it is done at most ten times a second.
 */
function limitConnections(server: Server, { max, maxRefused, response, onRefused }: ConnectionLimit): void {
  const served = new Set<Socket>()
  const refused = new Set<Socket>()
  const sweepIntervalMs = max / 100
  let nextSweep = 0

  const makeRoom = () => {
    const now = performance.now()
    if (now < nextSweep) return
    nextSweep = now + sweepIntervalMs
    server.closeIdleConnections()
    // A destroyed socket has released its descriptor, although its 'close' event is still to come.
    for (const socket of served) if (socket.destroyed) served.delete(socket)
  }

  const refuse = (socket: Socket) => {
    onRefused()
    const [oldest] = refused
    if (oldest && refused.size >= maxRefused) {
      refused.delete(oldest)
      oldest.destroy()
    }
    refused.add(socket)
    const timer = setTimeout(() => socket.destroy(), lingerMs).unref()
    socket.on('error', () => socket.destroy())
    socket.once('close', () => {
      clearTimeout(timer)
      refused.delete(socket)
    })
    socket.resume()
    socket.end(response)
  }

  // Among these is Node's own listener, which attaches the HTTP parser to the connection. Listeners are typed
  // `Function`.
  const listeners = server.listeners('connection') as ((this: Server, socket: Socket) => void)[]
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    if (served.size >= max) makeRoom()
    if (served.size >= max) return refuse(socket)
    served.add(socket)
    socket.once('close', () => served.delete(socket))
    for (const listener of listeners) listener.call(server, socket)
  })
  // Beyond this number Node closes connections without a response. It counts sockets until their 'close' event.
  server.maxConnections = max + 2 * maxRefused
}

export interface PipeliningOptions {
  /** Requests of one connection that may be in progress at the same time. */
  maxUnanswered?: number
  /** Requests of all connections that may wait; a connection that adds one more is destroyed. */
  maxWaiting?: number
}

/** A listener for 'request'. */
export type Serve = (request: IncomingMessage, response: ServerResponse) => void

interface PipelinedRequest {
  request: IncomingMessage
  response: ServerResponse
}

interface Pipeline {
  /** Responses in progress, without the first one of the connection: a request with none before it is not tracked. */
  inProgress: Set<ServerResponse>
  waiting: PipelinedRequest[]
}

/**
 * Wraps `serve`: while a connection has more unanswered requests than the limit, it is not read further, and its
 * requests that are already parsed wait. A request with no unanswered one before it is served at once, at no cost.
 */
export function limitPipelining(serve: Serve, options: PipeliningOptions = {}): Serve {
  const { maxUnanswered = 16, maxWaiting = 4096 } = options
  const maxBehindFirst = maxUnanswered - 1
  const pipelines = new WeakMap<Socket, Pipeline>()
  /** Waiting requests of all connections. */
  let waiting = 0

  const start = (pipeline: Pipeline, { request, response }: PipelinedRequest) => {
    pipeline.inProgress.add(response)
    response.once('close', () => {
      pipeline.inProgress.delete(response)
      startNext(pipeline, request.socket)
    })
    serve(request, response)
  }
  const startNext = (pipeline: Pipeline, socket: Socket) => {
    while (pipeline.inProgress.size < maxBehindFirst && !socket.destroyed) {
      const next = pipeline.waiting.shift()
      if (!next) break
      waiting -= 1
      start(pipeline, next)
    }
    if (pipeline.waiting.length === 0) socket.resume()
  }
  const pipelineOf = (socket: Socket): Pipeline => {
    let pipeline = pipelines.get(socket)
    if (!pipeline) {
      const created: Pipeline = { inProgress: new Set(), waiting: [] }
      pipeline = created
      pipelines.set(socket, created)
      // Node resumes a connection whenever the body of one of its requests is read.
      socket.on('resume', () => {
        if (created.waiting.length > 0) socket.pause()
      })
      socket.once('close', () => {
        waiting -= created.waiting.length
        created.waiting = []
        // Node emits 'close' only on the response that is next in the connection.
        for (const response of created.inProgress) {
          response.destroy()
          response.emit('close')
        }
      })
    }
    return pipeline
  }

  return (request, response) => {
    // A response has its socket as soon as every earlier one of the connection is finished.
    if (response.socket !== null) return serve(request, response)
    const { socket } = request
    const pipeline = pipelineOf(socket)
    if (pipeline.waiting.length === 0 && pipeline.inProgress.size < maxBehindFirst) {
      return start(pipeline, { request, response })
    }
    if (waiting >= maxWaiting) {
      socket.destroy()
      return
    }
    waiting += 1
    pipeline.waiting.push({ request, response })
    socket.pause()
  }
}

/**
 * Sends `100 Continue` when its response is next in the connection, unless the body is too large: then the response is
 * that of the route, which does not wait for the body (RFC 9110, section 10.1.1). Node would write it at once, and so
 * between the head and the body of an earlier response. Any other expectation is ignored (the same section): Node would
 * answer 417, without the security headers.
 */
export function sendContinueInOrder(server: Server, isTooLarge: (request: IncomingMessage) => boolean): void {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    const proceed = () => {
      if (!response.headersSent && !isTooLarge(request)) response.writeContinue()
    }
    if (response.socket !== null) proceed()
    else response.once('socket', proceed)
    server.emit('request', request, response)
  })
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}
