/** Which proxies are trusted, and what their X-Forwarded-* headers say. */
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

declare module 'fastify' {
  interface FastifyInstance {
    trust: Trust
  }
}

/** True if the proxy at `address` is trusted; `hop` counts from 0, the peer of this process. */
export type Trust = (address: string, hop: number) => boolean

/**
 * Compiles TRUST_PROXY, the proxies whose X-Forwarded-* headers are trusted (server/ops/README.md#settings): how many
 * in a row, or their addresses; undefined: none.
 */
export function trustedProxies(trustProxy: number | readonly string[] | undefined): Trust {
  if (trustProxy === undefined) return () => false
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy
  return proxyAddr.compile([...trustProxy])
}

/** True if a trusted proxy reports (last X-Forwarded-Proto value) that it received the request over TLS. */
export function isSecure(request: IncomingMessage, trust: Trust): boolean {
  const proto = request.headers['x-forwarded-proto']
  if (typeof proto !== 'string' || !trust(request.socket.remoteAddress ?? '', 0)) return false
  return proto.split(',').at(-1)?.trim().toLowerCase() === 'https'
}

/**
 * Returns a function that gives the X-Forwarded-For value for the backend: the address of the peer, after the chain
 * that it sent if it is a trusted proxy. Undefined if the connection is already closed.
 */
export function forwardedFor(trust: Trust): (request: IncomingMessage) => string | undefined {
  return (request) => {
    const address = request.socket.remoteAddress
    const chain = request.headers['x-forwarded-for']
    if (address === undefined || typeof chain !== 'string' || !trust(address, 0)) return address
    return `${chain}, ${address}`
  }
}
