/** Graceful shutdown of the connections: no request is lost that was sent before the process stopped listening. */
import type { RequestListener, Server, ServerResponse } from 'node:http'
import net, { type Socket } from 'node:net'

/** Milliseconds without a byte after which a connection counts as idle: no request is on its way on it. */
const idleMs = 1000
/** Milliseconds between two checks of the open connections. */
const checkIntervalMs = 100
/** Milliseconds without a new connection after which the backlog counts as empty and no handshake as under way. */
const quietMs = 100
/** Milliseconds to wait for `quietMs`; after that a single event-loop turn without a new connection is enough. */
const maxQuietWaitMs = 500
/** Milliseconds after which the process stops listening in any case. */
const maxAcceptingMs = 1500
/** A turn that took longer was interrupted by the system: connections may have come since its poll. */
const longTurnMs = 1

/** Delays requests for a moment, and tells whether the process shuts down. */
export interface RequestGate {
  /** From now on the process shuts down: every response closes its connection. */
  drain(): void
  isDraining(): boolean
  /** Wraps a listener for 'request'. */
  wrap(serve: RequestListener): RequestListener
  /** From now on requests are not served but queued. */
  pause(): void
  /** Serves the queued requests in their order, and all later ones at once. */
  resume(): void
}

/** Creates an open gate: it serves every request at once until `pause` is called. */
export function createRequestGate(): RequestGate {
  let queue: (() => void)[] | undefined
  let isDraining = false
  return {
    drain() {
      isDraining = true
    },
    isDraining: () => isDraining,
    wrap: (serve) => (request, response) => {
      if (!queue) return serve(request, response)
      queue.push(() => {
        if (!request.socket.destroyed) serve(request, response)
      })
    },
    pause() {
      queue ??= []
    },
    resume() {
      const queued = queue ?? []
      queue = undefined
      for (const serve of queued) serve()
    }
  }
}

/**
 * Stops listening, lets responses finish, closes idle connections, and destroys what is still open after `graceMs`.
 * Resolves with the number of connections that it destroyed, when every connection of `open`, which the caller keeps up to date, is closed. Responses must carry
 * `Connection: close` by now: a client that has read it sends nothing more on its connection. All other connections
 * stay open until they have been idle for a second.
 */
export async function closeConnections(
  server: Server,
  open: ReadonlySet<Socket>,
  graceMs: number,
  gate: RequestGate
): Promise<number> {
  gate.pause()
  await stopListening(server)
  gate.resume()
  const deadline = performance.now() + graceMs
  const traffic = new WeakMap<Socket, Traffic>()
  const destroyed = new Set<Socket>()
  while (open.size > 0) {
    const now = performance.now()
    for (const socket of open) {
      if (now >= deadline) destroyed.add(socket.destroy())
      else if (isIdle(socket, now, traffic)) socket.destroySoon()
    }
    await new Promise((resolve) => setTimeout(resolve, checkIntervalMs))
    // Continue right after the event loop has polled all sockets: every byte that has arrived by now has been read.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return destroyed.size
}

/**
 * Bytes of a connection in both directions, and since when this number is unchanged, in `performance.now` milliseconds.
 */
interface Traffic {
  bytes: number
  since: number
}

function isIdle(socket: Socket, now: number, traffic: WeakMap<Socket, Traffic>): boolean {
  const bytes = socket.bytesRead + socket.bytesWritten
  const last = traffic.get(socket)
  if (last?.bytes !== bytes || pendingResponse(socket)) {
    traffic.set(socket, { bytes, since: now })
    return false
  }
  return now - last.since >= idleMs && socket.writableLength === 0
}

/**
 * Stops listening at a moment when the backlog is empty, because the system resets the connections that wait in it.
 * A proxy that ignores `/readyz` opens a new connection after each response that closes one. The backlog therefore
 * becomes empty only while no request is answered, which the caller's gate ensures; event-loop turns, each of which may
 * accept one connection only, are also short then. `server.close()` would close idle connections at once, and requests
 * that have just been sent on them would be lost.
 */
async function stopListening(server: Server): Promise<void> {
  let accepted = 0
  const count = () => {
    accepted += 1
  }
  server.on('connection', count)
  const began = performance.now()
  let lastAccepted = began
  for (let now = began; now - began < maxAcceptingMs; ) {
    const acceptedBefore = accepted
    const turnBegan = now
    await new Promise((resolve) => setImmediate(resolve))
    now = performance.now()
    if (accepted !== acceptedBefore) lastAccepted = now
    else if (now - turnBegan < longTurnMs && (now - lastAccepted >= quietMs || now - began >= maxQuietWaitMs)) break
  }
  server.off('connection', count)
  net.Server.prototype.close.call(server)
}

/** The response in progress on a connection; undefined if there is none. */
export function pendingResponse(socket: Socket): ServerResponse | undefined {
  // Node's HTTP server stores it in this undocumented property; nothing public leads from a socket to its response.
  return (socket as { _httpMessage?: ServerResponse | null })._httpMessage ?? undefined
}
