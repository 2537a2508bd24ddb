/** The labels of a request in metrics and in the log: small fixed sets, so that no client can add a time series. */
import { localeOfTarget, withoutPrefix } from '../../shared/locale.ts'
import { formOfCall } from '../forms/form-guard.ts'

export const routes = [
  'page',
  'data',
  'api',
  'asset',
  'feed',
  'calendar',
  'sitemap',
  'health',
  'form',
  'purge',
  'other'
] as const
export type RouteClass = (typeof routes)[number]

export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'other'] as const
export type MethodClass = (typeof methods)[number]
const methodNames: readonly (string | undefined)[] = methods

/** Classes of statuses; 499 is a response that was not sent completely, because the connection was closed. */
export const statuses = ['1xx', '2xx', '3xx', '4xx', '5xx', '499'] as const
export type StatusClass = (typeof statuses)[number]

/** The status under which an incomplete response is counted and logged, as nginx does. */
export const incompleteStatus = 499

const patterns: readonly [RegExp, RouteClass][] = [
  [/^\/api\//, 'api'],
  [/^\/_data\//, 'data'],
  [/^\/(assets|content-files)\//, 'asset'],
  [/^\/_cache\/purge$/, 'purge'],
  [/^\/(healthz|readyz)$/, 'health'],
  [/^\/(sitemap\.xml|robots\.txt)$/, 'sitemap'],
  [/^\/(api-docs|_editor|openapi\.json)(\/|$)/, 'other'],
  [/^[^/]|^$/, 'other']
]

/** Files in one language, by their path without the language prefix. */
const localizedPatterns: readonly [RegExp, RouteClass][] = [
  [/^\/rss\.xml$/, 'feed'],
  [/^\/(calendar|event\/[^/]+\/[^/]+)\.ics$/, 'calendar']
]

/** The route class of a request, by its method and target. */
export function routeOf(method: string, target: string): RouteClass {
  const [path = ''] = target.split('?', 1)
  if (method === 'POST' && formOfCall(target) !== undefined) return 'form'
  const localizedPath = withoutPrefix(path, localeOfTarget(path))
  const match =
    patterns.find(([pattern]) => pattern.test(path)) ??
    localizedPatterns.find(([pattern]) => pattern.test(localizedPath))
  if (match) return match[1]
  if (method === 'POST') return 'form'
  return method === 'GET' || method === 'HEAD' ? 'page' : 'other'
}

/** The route class of a cache hit, by its target: only the API, pages, their data and built files have hits. */
export function routeOfHit(target: string): RouteClass {
  if (target.startsWith('/api/')) return 'api'
  if (target.startsWith('/assets/')) return 'asset'
  return target.startsWith('/_data/') ? 'data' : 'page'
}

/** The index of a method in `methods`. */
export function methodIndex(method: string | undefined): number {
  if (method === 'GET') return 0
  const index = methodNames.indexOf(method)
  return index < 0 ? methods.length - 1 : index
}

/** The index of a status, 100 to 599, in `statuses`. */
export function statusIndex(status: number): number {
  return status === incompleteStatus ? statuses.length - 1 : Math.trunc(status / 100) - 1
}
