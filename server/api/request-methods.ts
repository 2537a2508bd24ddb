/** Methods of requests: those that Fastify is to support, and those that change nothing. */
import { METHODS } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Adds the methods that Node's HTTP parser knows to an application and its later scopes; node:http never passes CONNECT on. May be called again. */
export function supportAllMethods(app: FastifyInstance): void {
  const supported = new Set(app.supportedMethods)
  for (const method of METHODS) if (method !== 'CONNECT' && !supported.has(method)) app.addHttpMethod(method)
}

/** Methods that request no change on the server (RFC 9110, section 9.2.1), those of WebDAV and QUERY included. */
export const safeMethods: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'REPORT',
  'SEARCH',
  'QUERY'
])
