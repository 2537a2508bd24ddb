/** Which requests the worker answers, and which responses it keeps (shared/README.md#offline). */
import { isReservedPath } from '../../../shared/pages/links.ts'
import type { WorkerSite } from '../../../shared/pages/worker-site.ts'
import { scope } from './scope.ts'

declare const offlineSite: WorkerSite

/** What the server writes in front of the worker's script (server/pages/derived-files.ts). */
export const site: WorkerSite = offlineSite

/** What a request is for; undefined: the worker leaves it to the browser. */
type RequestKind = 'document' | 'data' | 'file' | undefined

/** Videos and downloads are too large to keep, and are asked for in ranges. */
const fileNames = /^\/(?:assets|content-files)\/[\w.-]+\.(?:js|css|woff2|svg|png|webp|avif|jpe?g)$/

/** Sorts a request. Forms, calls of the API and addresses that begin with `/_` are none of the worker's business. */
export function kindOf(request: Request): RequestKind {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin || request.headers.has('range')) return undefined
  if (request.mode === 'navigate') return isPage(pathname) ? 'document' : undefined
  if (pathname.startsWith('/_data/')) return 'data'
  return fileNames.test(pathname) ? 'file' : undefined
}

function isPage(pathname: string): boolean {
  return !isReservedPath(pathname) && !/\.[a-z]{2,11}$/.test(pathname)
}

/** Path and query of a URL. */
export function addressOf(url: string): string {
  const { pathname, search } = new URL(url, scope.location.href)
  return pathname + search
}

/** The address of a page's data. */
export function dataOf(address: string): string {
  return `/_data${address}`
}

/** What a visitor has typed or sent stands in these addresses. */
const personalParameters = ['lang', 'done', 'q', 'code', 'keyword']

/** The address that the copy of an address has: without parameters that no page knows, and the others in one order. */
export function copyAddress(address: string): string {
  return withParameters(address, [...site.query.declared, ...personalParameters])
}

/**
 * The address of a copy with the same content: without parameters by which no page has other records. Undefined where
 * the page is the answer to what the visitor has typed or sent.
 */
export function sameContentAddress(address: string): string | undefined {
  const { searchParams } = new URL(address, scope.location.href)
  if (personalParameters.some((name) => searchParams.has(name))) return undefined
  return withParameters(address, site.query.records)
}

function withParameters(address: string, names: readonly string[]): string {
  const { pathname, searchParams } = new URL(address, scope.location.href)
  const kept = [...new Set(names)].flatMap((name) => searchParams.getAll(name).map((value) => [name, value]))
  return kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept)}`
}

/** Whether the copy of a page or of its data may be kept under an address. */
export function isKeepable(address: string, response: Response): boolean {
  const { searchParams } = new URL(address, scope.location.href)
  return isOwnSuccess(response) && !personalParameters.some((name) => searchParams.has(name))
}

/** Whether a built file may be kept. */
export function isKeepableFile(response: Response): boolean {
  const caching = response.headers.get('cache-control') ?? ''
  return isOwnSuccess(response) && /\bimmutable\b/.test(caching)
}

/** Redirected responses cannot answer a navigation (Fetch, 4.3), opaque ones say nothing of their status. */
function isOwnSuccess({ status, type, redirected, headers }: Response): boolean {
  const caching = headers.get('cache-control') ?? ''
  return status === 200 && type === 'basic' && !redirected && !/\b(?:no-store|private)\b/i.test(caching)
}
