/** The routes of the API proxy in Fastify: `/api/*`, and the files of a content folder. */

import { type IncomingMessage, METHODS } from 'node:http'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { localeOfLangHeader } from '../../shared/locale/locale.ts'
import { pathOf } from '../../shared/pages/links.ts'
import { contentFileName, contentFilesPath } from '../../shared/records/content-files.ts'
import { contentStatePath } from '../../shared/records/content-state.ts'
import type { Fields } from '../http/fields.ts'
import { methodNotAllowed, supportAllMethods } from '../http/request-methods.ts'
import { writeHead } from '../http/response-head.ts'
import type { TraceContext } from '../http/trace-context.ts'
import type { RequestNotes, RouteClass } from '../observe/request-notes.ts'
import type { ApiProxy } from './api-proxy.ts'
import { hijack, sendEnvelope } from './envelope.ts'
import { formOfCall } from './forms/form-guard.ts'
import { mount, parseRequestTarget } from './request-target.ts'

export interface ApiRoutesOptions {
  proxy: Pick<ApiProxy, 'handle'>
  /** Header fields of our own responses: names and values in turn. */
  security: readonly string[]
  /** The id of a request. */
  traceOf: (request: IncomingMessage) => TraceContext
}

const excludedMethods = new Set(['CONNECT', 'TRACE'])

/**
 * Registers `/api/*`. The proxy takes requests over in the last onRequest hook, before Fastify parses content types and
 * bodies; the scope's own hooks (rate limits, refusals) run first. TRACE gets 405; node:http never passes CONNECT on.
 */
export async function apiRoutes(app: FastifyInstance, { proxy, security, traceOf }: ApiRoutesOptions): Promise<void> {
  supportAllMethods(app)
  const methods = METHODS.filter((method) => !excludedMethods.has(method))

  app.route({
    // Fastify's type lists only the methods that it supports by itself.
    method: methods as HTTPMethods[],
    url: `${mount}/*`,
    config: { routeClass },
    onRequest(request, reply, _done) {
      hijack(reply, security, (response) => {
        const { raw, method, headers } = request
        const locale = localeOfLangHeader(headers.lang)
        // The last one that the request is for (RFC 9110, section 7.6.2).
        if (method === 'OPTIONS' && /^0+$/.test(String(headers['max-forwards']))) {
          writeHead(response, 204, ['Allow', methods.join(', '), 'Cache-Control', 'no-store', ...security])
          response.end()
        } else if (!isPrivate(raw.url)) proxy.handle(raw, response, traceOf(raw))
        else sendEnvelope(response, { status: 404, locale, security, withBody: method !== 'HEAD' })
      })
    },
    handler: unreachable
  })
  app.route({
    // Added above, like the others.
    method: ['TRACE' as HTTPMethods],
    url: `${mount}/*`,
    config: { routeClass },
    onRequest(request, reply, _done) {
      hijack(reply, security, (response) =>
        sendEnvelope(response, {
          status: 405,
          locale: localeOfLangHeader(request.headers.lang),
          security,
          extraFields: ['Allow', methods.join(', ')]
        })
      )
    },
    handler: unreachable
  })
}

/** A POST of a form is one of its form, whoever refuses it. */
function routeClass({ method, url = '' }: IncomingMessage, notes: RequestNotes): RouteClass {
  notes.formName = method === 'POST' ? formOfCall(url) : undefined
  return notes.formName === undefined ? 'api' : 'form'
}

/** Whether a target is the state of the embedded backend, which is for the page for editors alone, in any spelling. */
function isPrivate(url = ''): boolean {
  return parseRequestTarget(url)?.path.toLowerCase().startsWith(contentStatePath) === true
}

/** Fastify requires a handler; onRequest has taken every request over before. */
function unreachable(): never {
  throw new Error('the handler of an API route was called although onRequest takes all requests over')
}

/**
 * Pictures and downloads of a content folder at `/content-files/`: the backend has them, and the API's cache stores
 * them. Their addresses are public and immutable, unlike those below `/api/`, which a CDN may not store. Registers the
 * route for GET and HEAD; every other path below it is a plain 404, a query does not count. `security` are
 * the fields of error responses.
 */
export function contentFileRoutes(
  app: FastifyInstance,
  proxy: Pick<ApiProxy, 'handle'>,
  security: Fields,
  traceOf: (request: IncomingMessage) => TraceContext
): void {
  const config = { routeClass: 'asset' } as const
  app.route({
    method: ['GET', 'HEAD'],
    url: `${contentFilesPath}*`,
    config,
    handler({ raw }, reply) {
      // Node sets the URL of every request that a server receives.
      const path = pathOf(raw.url!)
      if (contentFileName(path) === undefined) return void reply.callNotFound()
      hijack(reply, security, (response) => proxy.handle(raw, response, traceOf(raw), mount + path))
    }
  })
  methodNotAllowed(app, `${contentFilesPath}*`, config)
}
