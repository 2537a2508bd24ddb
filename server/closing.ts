/** Ending the connections of a server so that no request is lost that was on its way when the process was told to end. */
import type { Server, ServerResponse } from 'node:http'
import net, { type Socket } from 'node:net'

/** A connection on which nothing has happened for so many milliseconds is idle, and no request is on its way. */
const quietMs = 1000
const lookMs = 100
/** The longest wait for a moment in which nobody connects. */
const mostAcceptingMs = 500

/**
 * Stops listening, lets responses end and closes idle connections; what is still open after `graceMs` is destroyed.
 * Resolves when every connection of `open` has closed. Responses must carry `Connection: close` by now: a client that
 * has read it sends nothing more, and any other finds its connection open until it has been quiet for a second.
 */
export async function closeConnections(server: Server, open: ReadonlySet<Socket>, graceMs: number): Promise<void> {
  await stopListening(server)
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
 * Stops listening in a moment in which nobody waits to be accepted, for the system resets who waits. Node's own way
 * would close idle connections at once, and with them requests that have just been sent.
 */
async function stopListening(server: Server): Promise<void> {
  let accepted = 0
  const count = () => {
    accepted += 1
  }
  server.on('connection', count)
  const began = performance.now()
  for (let before = -1; before !== accepted && performance.now() - began < mostAcceptingMs; ) {
    before = accepted
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
  server.off('connection', count)
  net.Server.prototype.close.call(server)
}

/** The response that is under way on a connection, as Node keeps it. */
export function pendingResponse(socket: Socket): ServerResponse | undefined {
  return (socket as { _httpMessage?: ServerResponse | null })._httpMessage ?? undefined
}
