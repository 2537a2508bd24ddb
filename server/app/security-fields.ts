/** The security headers of each kind of response. */
import type { FastifyReply } from 'fastify'
import { type HeaderList, securityHeaders } from '../security.ts'
import type { Settings } from '../settings.ts'

/** The policy of API responses: a browser that opens one as a document runs nothing in it and frames nothing. */
const apiPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export interface SecurityFields {
  /** Of pages, and of all that is not named below. */
  page: HeaderList
  /** Of the data of pages. */
  data: HeaderList
  /** Of API responses. */
  api: HeaderList
}

/** The fields by these settings. */
export function securityFields(settings: Settings): SecurityFields {
  const page = securityHeaders(settings)
  // The first two elements are the name and the value of the content security policy of pages.
  const data = ['Content-Security-Policy', apiPolicy, ...page.slice(2)]
  return { page, data, api: [...data, 'Content-Disposition', 'attachment'] }
}

/** Adds the fields that the route has not set itself. */
export function addSecurityFields(reply: FastifyReply, { page, api }: SecurityFields): void {
  const fields = reply.request.raw.url?.startsWith('/api/') ? api : page
  for (let i = 0; i < fields.length; i += 2) {
    // Names and values alternate.
    if (!reply.hasHeader(fields[i]!)) reply.header(fields[i]!, fields[i + 1]!)
  }
}
