/** The limit of a server's connections: each one beyond it gets a 503 and is closed before a request is parsed. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export interface ConnectionLimit {
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
export function limitConnections(server: Server, { max, maxRefused, response, onRefused }: ConnectionLimit): void {
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
