/** Ending the connections of a server so that no request is lost that was on its way when the process was told to end. */
import type { RequestListener, Server, ServerResponse } from 'node:http'
import net, { type Socket } from 'node:net'

/** A connection on which nothing has happened for so many milliseconds is idle, and no request is on its way. */
const quietMs = 1000
const lookMs = 100
/** With nobody connecting for so many milliseconds everybody waits for an answer, and no handshake is under way. */
const calmMs = 100
/** The longest wait for that; after it a single event-loop turn in which nobody connects has to do. */
const mostCalmingMs = 500
const mostAcceptingMs = 1500
/** In a turn that took longer, because the system ran something else, connections may have come since it looked. */
const longTurnMs = 1

/** Requests that are kept back for a moment. */
export interface HeldRequests {
  /** Wraps a listener for 'request'. */
  wrap(serve: RequestListener): RequestListener
  /** From now on requests are not served but kept, in their order. */
  hold(): void
  /** Serves those that were kept, and all others again. */
  release(): void
}

export function createHeldRequests(): HeldRequests {
  let held: (() => void)[] | undefined
  return {
    wrap: (serve) => (request, response) => {
      if (!held) return serve(request, response)
      held.push(() => {
        if (!request.socket.destroyed) serve(request, response)
      })
    },
    hold() {
      held ??= []
    },
    release() {
      const kept = held ?? []
      held = undefined
      for (const serve of kept) serve()
    }
  }
}

/**
 * Stops listening, lets responses end and closes idle connections; what is still open after `graceMs` is destroyed.
 * Resolves when every connection of `open` has closed. Responses must carry `Connection: close` by now: a client that
 * has read it sends nothing more, and any other finds its connection open until it has been quiet for a second.
 */
export async function closeConnections(
  server: Server,
  open: ReadonlySet<Socket>,
  graceMs: number,
  requests: HeldRequests
): Promise<void> {
  requests.hold()
  await stopListening(server)
  requests.release()
  const deadline = performance.now() + graceMs
  const seen = new WeakMap<Socket, { bytes: number; since: number }>()
  while (open.size > 0) {
    const now = performance.now()
    for (const socket of open) {
      if (now >= deadline) socket.destroy()
      else if (isQuiet(socket, now, seen)) socket.destroySoon()
    }
    await new Promise((resolve) => setTimeout(resolve, lookMs))
    // Right after the event loop has looked at all sockets: whatever had come by now has been read.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function isQuiet(socket: Socket, now: number, seen: WeakMap<Socket, { bytes: number; since: number }>): boolean {
  const bytes = socket.bytesRead + socket.bytesWritten
  const before = seen.get(socket)
  if (before?.bytes !== bytes || pendingResponse(socket)) {
    seen.set(socket, { bytes, since: now })
    return false
  }
  return now - before.since >= quietMs && socket.writableLength === 0
}

/**
 * Stops listening in a moment in which nobody waits to be accepted, for the system resets who waits. A proxy that does
 * not look at `/readyz` opens a new connection after each answer that closes one, so that moment only comes while no
 * request is answered; and turns of the event loop, each of which accepts one connection, are short then. Node's own
 * way would close idle connections at once, and with them requests that have just been sent.
 */
async function stopListening(server: Server): Promise<void> {
  let accepted = 0
  const count = () => {
    accepted += 1
  }
  server.on('connection', count)
  const began = performance.now()
  let last = began
  for (let now = began; now - began < mostAcceptingMs; ) {
    const before = accepted
    const looked = now
    await new Promise((resolve) => setImmediate(resolve))
    now = performance.now()
    if (accepted !== before) last = now
    else if (now - looked < longTurnMs && (now - last >= calmMs || now - began >= mostCalmingMs)) break
  }
  server.off('connection', count)
  net.Server.prototype.close.call(server)
}

/** The response that is under way on a connection, as Node keeps it. */
export function pendingResponse(socket: Socket): ServerResponse | undefined {
  return (socket as { _httpMessage?: ServerResponse | null })._httpMessage ?? undefined
}
