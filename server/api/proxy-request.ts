/** A client's request on its way through the proxy. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TraceContext } from '../http/trace-context.ts'

export interface ProxyRequest {
  request: IncomingMessage
  response: ServerResponse
  method: string
  /** Name of the declared API call; undefined for other requests. */
  label?: string
  /** Path and query at the origin. */
  target: string
  /** End-to-end fields of the origin request, as names and values. */
  headers: string[]
  body?: Buffer | undefined
  /** The client on whose behalf the origin is contacted, for fair queueing. */
  client?: string | undefined
  trace: TraceContext
}
