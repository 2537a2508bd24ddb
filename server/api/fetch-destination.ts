/**
 * Restricts what browsers may use a response for, by the request's Sec-Fetch-Dest (Fetch Metadata, section 2.1): only
 * built files may be scripts or style sheets, and that of the forms of editors, one address is the service worker, and there is no other worker;
 * responses below /api/ and /_data/ may not be pages. This adds to the content security policy of our pages, and
 * protects from pages of other sites too (shared/README.md#security).
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { forbiddenDestinationMessages } from '../../shared/calls/failures.ts'
import { localeOfLangHeader } from '../../shared/locale/locale.ts'
import { workerPath } from '../../shared/pages/worker-site.ts'
import { editorScriptPath } from '../../shared/records/content-state.ts'
import type { Fields } from '../http/fields.ts'
import { writeHead } from '../http/response-head.ts'

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
 * Sends 403 in the API's envelope for a forbidden destination and returns true, else false. Must run before any cache
 * lookup. The response is `inline`, so that a developer who opens a call in a browser tab can read the reason.
 */
export function sendForbiddenDestination(request: IncomingMessage, response: ServerResponse, headers: Fields): boolean {
  // node:http joins repeated fields of this name into one string, and sets the url on a server's request.
  const destination = request.headers['sec-fetch-dest'] as string | undefined
  if (!isForbiddenDestination(request.url!, destination)) return false
  const msg = forbiddenDestinationMessages[localeOfLangHeader(request.headers.lang)]
  const body = Buffer.from(JSON.stringify({ code: 403, msg, data: null }))
  writeHead(response, 403, [
    ...['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length)],
    ...['Content-Disposition', 'inline', 'Cache-Control', 'no-store', 'Vary', 'lang, Sec-Fetch-Dest', ...headers]
  ])
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}
