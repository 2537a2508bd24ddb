/** The methods that Node's HTTP parser knows, for Fastify, which supports fewer. */
import { METHODS } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Adds them to an application and its later scopes; node:http never passes CONNECT on. May be called again. */
export function supportAllMethods(app: FastifyInstance): void {
  const supported = new Set(app.supportedMethods)
  for (const method of METHODS) if (method !== 'CONNECT' && !supported.has(method)) app.addHttpMethod(method)
}
