/** The most connections of a server: what comes beyond them is answered 503 and closed, and never becomes a request. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export interface ConnectionLimit {
  /** Connections that are served at the same time. */
  most: number
  /** Connections that may be open beside them while they are refused. */
  refusals: number
  /** The whole answer to one too many, head and body. */
  refusal: string
  /** Called for each connection that is refused. */
  onRefused: () => void
}

/** How long a refused connection may still send what it had on its way; its answer would be lost by a reset. */
const lingerMs = 1000

/**
 * Applies the limit to a server that does not listen yet. Listeners for 'connection' that are registered before this
 * call hear only of connections that are served. Where one more would be too many, idle ones are closed first; with
 * many connections that is looked for at most ten times a second, because it looks at all of them.
 */
export function limitConnections(server: Server, { most, refusals, refusal, onRefused }: ConnectionLimit): void {
  const served = new Set<Socket>()
  const refused = new Set<Socket>()
  const gapMs = most / 100
  let nextSweep = 0

  const makeRoom = () => {
    const now = performance.now()
    if (now < nextSweep) return
    nextSweep = now + gapMs
    server.closeIdleConnections()
    // A destroyed socket has given its descriptor back, though its 'close' event is still to come.
    for (const socket of served) if (socket.destroyed) served.delete(socket)
  }

  const refuse = (socket: Socket) => {
    onRefused()
    const [oldest] = refused
    if (oldest && refused.size >= refusals) {
      refused.delete(oldest)
      oldest.destroy()
    }
    refused.add(socket)
    const late = setTimeout(() => socket.destroy(), lingerMs).unref()
    socket.on('error', () => socket.destroy())
    socket.once('close', () => {
      clearTimeout(late)
      refused.delete(socket)
    })
    socket.resume()
    socket.end(refusal)
  }

  // Node's own listener is among these: without it no parser is attached to the connection.
  const listeners = server.listeners('connection') as ((this: Server, socket: Socket) => void)[]
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    if (served.size >= most) makeRoom()
    if (served.size >= most) return refuse(socket)
    served.add(socket)
    socket.once('close', () => served.delete(socket))
    for (const listener of listeners) listener.call(server, socket)
  })
  // The last resort: here Node itself closes the connection at once. It counts sockets until their 'close' event.
  server.maxConnections = most + 2 * refusals
}
