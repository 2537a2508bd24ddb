/** The plugin of what the process takes on: connections, requests in progress, clients, and its orderly end. */
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { clientKeys } from './client-address.ts'
import { answerClientError, type ClientError, manageConnections } from './connections.ts'
import { type DescriptorShares, maxShares } from './descriptor-limit.ts'
import { createRequestGate, type RequestGate } from './drain.ts'
import { createLoadShedding } from './load-shedding.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** How many connections and files the process may have open. */
    descriptors: DescriptorShares
    /** The key of the client whose share of the upstream's connections a request uses; undefined once it is gone. */
    clientOf: (request: IncomingMessage) => string | undefined
    /** Answers a connection whose request cannot be read, or is late. */
    answerClientError: (error: ClientError, socket: Socket) => void
    gate: RequestGate
    /** For scopes whose requests fail with 503 while the event loop is late; hits go on. */
    shedLoad: onRequestHookHandler
    /** From now on `/readyz` answers 503 and every response closes its connection; new connections are still accepted. */
    drain: () => void
    /**
     * Drains, stops listening, finishes open requests, and destroys the connections left after `graceMs`. Resolves with
     * the numbers of requests and of posted forms since the start, and of connections that were destroyed.
     */
    shutDown: (graceMs: number) => Promise<{ requests: number; forms: number; cut: number }>
  }
}

/** Mean delay of the event loop, in milliseconds, above which scopes with `shedLoad` answer 503. */
const maxDelayMs = 1000

/** Applies the limits to the application's server and decorates the application with the rest. */
export const limits = fp(async (app, { descriptors = maxShares }: { descriptors?: DescriptorShares }) => {
  const { metrics, throttledLog, settings, security } = app
  const gate = createRequestGate()
  const connections = manageConnections(app.server, settings.upstreamTimeoutMs, {
    maxConnections: descriptors.connections,
    maxRefused: descriptors.refusals,
    headers: security.page,
    gate,
    onRefused() {
      metrics.shed('connections')
      const message = 'connections are refused with 503: no more fit below the limit of open files (ulimit -n)'
      throttledLog.warn('connections', { most: descriptors.connections }, message)
    }
  })
  const drain = () => {
    gate.drain()
    connections.drain()
  }
  app.decorate('descriptors', descriptors)
  app.decorate('clientOf', clientKeys(app.trust))
  app.decorate(
    'answerClientError',
    answerClientError(security.page, (status, code) => {
      metrics.unreadable(status)
      const message = 'a request could not be read, or did not arrive in time: its connection is closed'
      throttledLog.info(`unreadable ${status}`, { status, code }, message)
    })
  )
  app.decorate('gate', gate)
  app.whyNotReady.push(() => (gate.isDraining() ? 'the process is about to end' : undefined))
  app.decorate('shedLoad', createLoadShedding(app, { maxDelayMs, sampleMs: 1000 }))
  app.decorate('drain', drain)
  app.decorate('shutDown', async (graceMs: number) => {
    drain()
    const cut = await connections.close(graceMs)
    await app.close()
    return { ...metrics.requests.totals(), cut }
  })
})
