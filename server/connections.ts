/**
 * What a connection may take: time, header bytes, and how many there are. What is no request at all is answered here.
 */
import { type Server, type ServerOptions, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { fieldLines } from './cache/send-whole.ts'
import { closeConnections, createHeldRequests, type HeldRequests, pendingResponse } from './closing.ts'
import { limitConnections } from './connection-limit.ts'
import { unlimitedShares } from './descriptor-limit.ts'
import type { HeaderList } from './security.ts'

/**
 * A head that takes longer than 10 s, or a request longer than 60 s, is answered 408 and cut. Idle connections stay for
 * 72 s, longer than those of usual proxies, so that no request meets a connection that is just ending. A request
 * without Host is refused with all others that are wrong.
 */
export const connectionOptions: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 72_000,
  maxHeaderSize: 16_384,
  requireHostHeader: false
}

/** Somebody who takes nothing of an answer for so long, or nothing comes for, is cut off. */
const silenceMs = 120_000

export interface Connections {
  /** Lets the answers that are under way close their connections, as far as they have not begun. */
  drain(): void
  /** Stops listening and lets what is open end, within `graceMs`; resolves when all have closed. */
  close(graceMs: number): Promise<void>
}

export interface ConnectionBounds {
  /** Connections that are served at the same time, and that are refused with 503 at the same time. */
  most?: number
  refusals?: number
  /** Fields of that answer, in turn names and values. */
  headers?: HeaderList
  /** Called for each connection that is refused. */
  onRefused?: () => void
  /** Those of the server, which are kept back in the moment in which it stops listening. */
  requests?: HeldRequests
}

/** Seconds after which one whose connection was refused may come again. */
const refusedForS = 5

/** Bounds the connections of a server that does not listen yet, in number and in time. */
export function boundConnections(
  server: Server,
  upstreamTimeoutMs: number,
  bounds: ConnectionBounds = {}
): Connections {
  const { most = unlimitedShares.connections, refusals = unlimitedShares.refusals, headers = [] } = bounds
  const open = new Set<Socket>()
  server.timeout = Math.max(silenceMs, 2 * upstreamTimeoutMs)
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const refusal = clientErrorText(503, ['Retry-After', String(refusedForS), ...headers])
  limitConnections(server, { most, refusals, refusal, onRefused: bounds.onRefused ?? (() => undefined) })
  return {
    drain() {
      for (const socket of open) {
        const response = pendingResponse(socket)
        if (response && !response.headersSent) response.shouldKeepAlive = false
      }
    },
    close: (graceMs) => closeConnections(server, open, graceMs, bounds.requests ?? createHeldRequests())
  }
}

/** Why Node could not read a request: the code of its parser, or of its clock. */
interface ClientError extends Error {
  code?: string
}

/**
 * Answers what could not be read as a request, with the headers of every answer, and closes the connection. Requests
 * that came before it on the same connection are answered first (RFC 9112, section 9.3.2).
 */
export function answerClientError(headers: HeaderList): (error: ClientError, socket: Socket) => void {
  const answers = new Map([400, 408, 413, 431].map((status) => [status, clientErrorText(status, headers)]))
  // Node reports each further piece of an unreadable request, and each look at one that is late.
  const answered = new WeakSet<Socket>()
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error)
    if (answered.has(socket)) return
    answered.add(socket)
    afterComplete(socket, (isBegun) => {
      if (socket.writable && !isBegun) socket.write(answers.get(statusOf(error.code))!)
      socket.destroySoon()
    })
  }
}

/**
 * Calls `then` when the responses to all complete requests of the connection have ended. `isBegun`: a response has
 * begun whose own request is the one that cannot be read, so that nothing may be written behind it.
 */
function afterComplete(socket: Socket, then: (isBegun: boolean) => void): void {
  const pending = pendingResponse(socket)
  if (pending?.req.complete) pending.once('close', () => afterComplete(socket, then))
  else then(pending?.headersSent ?? false)
}

function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW' ? 413 : 400
}

function clientErrorText(status: number, headers: HeaderList): string {
  const body = JSON.stringify({ code: status, msg: STATUS_CODES[status], data: null })
  const fields = [
    ...['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length)],
    ...['Cache-Control', 'no-store', 'Connection', 'close', ...headers]
  ]
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${fieldLines(fields).lines}\r\n${body}`
}

/** Why a port cannot be listened on, in one line that names the setting. */
export function listenFault(setting: string, value: number, host: string, error: unknown): string {
  const code = (error as { code?: string }).code ?? String(error)
  const reasons: Record<string, string> = {
    EADDRINUSE: 'something else listens there',
    EACCES: 'this user may not listen there',
    EADDRNOTAVAIL: `HOST=${host} is no address of this machine`,
    ENOTFOUND: `HOST=${host} is no known name`
  }
  return `${setting}=${value} cannot be used: ${reasons[code] ?? code}`
}
