/** What a request meets before Fastify's router: the checks of its shape and of its destination, and the fast path. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Logger } from 'pino'
import { forbiddenDestinationMessages } from '../../../shared/calls/failures.ts'
import { localeOfLangHeader } from '../../../shared/locale/locale.ts'
import { workerPath } from '../../../shared/pages/worker-site.ts'
import { editorScriptPath } from '../../../shared/records/content-state.ts'
import { sendJson } from '../../api/envelope.ts'
import type { Fields } from '../../http/fields.ts'
import { limitPipelining, type Serve } from '../../limits/connections.ts'
import { resultOfStatus } from '../../observe/form-result.ts'
import type { Metrics } from '../../observe/metrics.ts'
import { forwardedWarning, type RequestLog } from '../../observe/request-log.ts'
import { endUpstreamWait, incompleteStatus, notesOf } from '../../observe/request-notes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Fastify's own listener. */
    router: Serve
  }
}

/**
 * The plugin of what a request meets before Fastify's router: the gate of the moment in which the process stops
 * listening, the limit of requests in progress on one connection, and hits. A hit through the router costs more than
 * twice as much (test/bench/hits.ts).
 */
export const beforeRouter = fp(async (app, { log }: { log: Logger }) => {
  app.server.on('request', app.gate.wrap(limitPipelining(createRequestListener(app, log))))
})

/** Gives `app.router` the requests that nothing here has answered. */
function createRequestListener(app: FastifyInstance, log: Logger): Serve {
  const { router: route, trust, security, gate, metrics, requestLog, tracing } = app
  const { fastPath, preview } = app
  const tryServe: typeof fastPath.tryServe = preview
    ? (request, response) => (preview.isPreview(request) ? undefined : fastPath.tryServe(request, response))
    : fastPath.tryServe
  const recordRequest = createRequestRecorder(metrics, requestLog)
  const warnOfForwarded = forwardedWarning(log, trust)

  return (request, response) => {
    // Node drops what arrives in the same chunk behind an upgrade request: a closed connection tells the client so.
    if (gate.isDraining() || request.headers.upgrade !== undefined) response.shouldKeepAlive = false
    const began = performance.now()
    requestLog.identify(request)
    const wasHit = tracing?.begin(request, response)
    if (rejectMalformedRequest(request, response, security.page)) return recordRequest(request, response, began)
    warnOfForwarded(request)
    if (sendForbiddenDestination(request, response, security.data)) return recordRequest(request, response, began)
    try {
      const route = tryServe(request, response)
      if (route) {
        wasHit?.(route)
        metrics.requests.add(route, request.method, response.statusCode, performance.now() - began)
        return requestLog.logHit(request, response, route)
      }
    } catch (err) {
      log.error({ err }, 'a cache hit could not be served')
      if (response.headersSent) {
        recordRequest(request, response, began)
        return void response.destroy()
      }
    }
    // Writing to a response whose connection is closed emits an error, which would end the process if not listened to.
    response.on('error', (err) => log.debug({ err }, 'a response could not be written: its connection is closed'))
    recordRequest(request, response, began)
    route(request, response)
  }
}

const slash = 47
/** A host and a port, each of which may be missing (RFC 9110, section 7.2; RFC 3986, section 3.2.2). */
const hostValue = /^(?:\[[\w:.%~!$&'()*+,;=-]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/

/**
 * Answers 400 to a request without a Host field, with two or with an invalid one (RFC 9112, section 3.2), and to a target
 * that is neither a path nor an absolute URL of its Host. Returns true if it has answered.
 */
function rejectMalformedRequest(request: IncomingMessage, response: ServerResponse, headers: Fields): boolean {
  const raw = request.rawHeaders
  let hosts = 0
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i]! // names and values alternate
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  const { host } = request.headers
  const hasValidHost =
    host === undefined ? hosts === 0 && request.httpVersionMinor === 0 : hosts === 1 && hostValue.test(host)
  if (hasValidHost && (request.url?.charCodeAt(0) === slash || normalizeTarget(request))) return false
  sendJson(response, 400, '{"code":400,"msg":"Bad Request","data":null}', ['Connection', 'close', ...headers])
  return true
}

/**
 * Rewrites `request.url` from the absolute form, which every server must accept (RFC 9112, section 3.2.2), to the
 * origin form that all other code expects. Returns false if the URL is not absolute or its host is not the Host field.
 */
function normalizeTarget(request: IncomingMessage): boolean {
  const [, host, rest = ''] = /^https?:\/\/([^/?#]+)([/?].*)?$/is.exec(request.url ?? '') ?? []
  if (host === undefined || host.toLowerCase() !== request.headers.host?.toLowerCase()) return false
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  return true
}

/** Destinations of data: `fetch` (empty), and media, which a backend may serve below `/api/`. */
const dataDestinations: ReadonlySet<string> = new Set(['empty', 'image', 'video', 'audio', 'font', 'track'])
/** Destinations whose response is executed or applied to a page. */
const codeDestinations: ReadonlySet<string> = new Set(['script', 'style', 'xslt', 'audioworklet', 'paintworklet'])
const workerDestinations: ReadonlySet<string> = new Set(['worker', 'sharedworker', 'serviceworker'])
const dataPaths = ['/api/', '/_data/']

/** True when a request target may not be used for a destination. Clients that send no Sec-Fetch-Dest pass. */
export function isForbiddenDestination(target: string, destination: string | undefined): boolean {
  if (destination === undefined || dataDestinations.has(destination)) return false
  if (workerDestinations.has(destination)) return destination !== 'serviceworker' || target !== workerPath
  if (codeDestinations.has(destination)) return !target.startsWith('/assets/') && target !== editorScriptPath
  return dataPaths.some((path) => target.startsWith(path))
}

/**
 * Restricts what browsers may use a response for, by the request's Sec-Fetch-Dest (Fetch Metadata, section 2.1): only
 * built files may be scripts or style sheets, and that of the forms of editors, one address is the service worker, and
 * there is no other worker; responses below /api/ and /_data/ may not be pages. This adds to the content security
 * policy of our pages, and protects from pages of other sites too (shared/README.md#security).
 * Sends 403 in the API's envelope for a forbidden destination and returns true, else false. Must run before any cache
 * lookup. The response is `inline`, so that a developer who opens a call in a browser tab can read the reason.
 */
function sendForbiddenDestination(request: IncomingMessage, response: ServerResponse, headers: Fields): boolean {
  // node:http joins repeated fields of this name into one string, and sets the url on a server's request.
  const destination = request.headers['sec-fetch-dest'] as string | undefined
  if (!isForbiddenDestination(request.url!, destination)) return false
  const msg = forbiddenDestinationMessages[localeOfLangHeader(request.headers.lang)]
  const json = JSON.stringify({ code: 403, msg, data: null })
  const fields = ['Content-Disposition', 'inline', 'Vary', 'lang, Sec-Fetch-Dest', ...headers]
  sendJson(response, 403, json, fields, request.method !== 'HEAD')
  return true
}

/** Called once per request; `began` is the arrival of its head in `performance.now` milliseconds. */
type RecordRequest = (request: IncomingMessage, response: ServerResponse, began: number) => void

/**
 * Returns the function that records a request in metrics and in the log when its response is closed. A response that is
 * not sent completely, because the client disconnected or the backend's response broke off, counts as 499.
 */
function createRequestRecorder(metrics: Pick<Metrics, 'requests' | 'form' | 'shed'>, log: RequestLog): RecordRequest {
  return (request, response, began) => {
    response.once('close', () => {
      const ms = performance.now() - began
      const isComplete = response.writableFinished
      const status = isComplete ? response.statusCode : incompleteStatus
      if (!isComplete && !response.headersSent) endUpstreamWait(response)
      const notes = notesOf(response)
      const { route = 'other' } = notes
      metrics.requests.add(route, request.method, status, ms)
      if (route === 'form') {
        notes.formResult ??= notes.shed === undefined ? resultOfStatus(status) : 'shed'
        metrics.form(notes.formName ?? 'unknown', notes.formResult)
      }
      if (notes.shed !== undefined) metrics.shed(notes.shed)
      log.logResponse(request, response, { route, status, ms })
    })
  }
}
