/**
 * What a browser may do with an answer, by the request's Sec-Fetch-Dest (Fetch Metadata, section 2.1). Built files alone
 * are scripts, style sheets and workers; the API and the pages' data are data and never a page. This holds beside the
 * content security policy of our pages, and for pages of other sites too.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { misuseWords } from '../../shared/failures.ts'
import type { HeaderList } from '../security.ts'
import { languageOf } from './language.ts'

/** Destinations of data: what `fetch` asks for, and media, which a backend may serve below `/api/`. */
const data: ReadonlySet<string> = new Set(['empty', 'image', 'video', 'audio', 'font', 'track'])
/** Destinations whose answer runs, or changes how a page looks. */
const code: ReadonlySet<string> = new Set([
  'script',
  'style',
  'xslt',
  'worker',
  'sharedworker',
  'serviceworker',
  'audioworklet',
  'paintworklet'
])
const dataPaths = ['/api/', '/_data/']

/**
 * True where a browser is about to use an address for what it is not there for. Programs and old browsers send no
 * Sec-Fetch-Dest: they pass.
 */
export function isMisused(target: string, destination: string | undefined): boolean {
  if (destination === undefined || data.has(destination)) return false
  if (code.has(destination)) return !target.startsWith('/assets/')
  return dataPaths.some((path) => target.startsWith(path))
}

/**
 * Answers 403 in the API's envelope where an address is misused, and returns true when it did; to be asked before
 * anything that answers from what is kept. It is shown, not saved: who opens a call in a browser's tab reads why.
 */
export function refuseMisuse(request: IncomingMessage, response: ServerResponse, headers: HeaderList): boolean {
  const destination = request.headers['sec-fetch-dest'] as string | undefined
  if (!isMisused(request.url!, destination)) return false
  const msg = misuseWords[languageOf(request.headers.lang)]
  const body = Buffer.from(JSON.stringify({ code: 403, msg, data: null }))
  response.writeHead(403, [
    ...['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length)],
    ...['Content-Disposition', 'inline', 'Cache-Control', 'no-store', 'Vary', 'lang, Sec-Fetch-Dest', ...headers]
  ])
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}
