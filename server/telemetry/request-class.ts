/** The labels of a request in metrics and in the log: small fixed sets, never anything that a client wrote. */
import { formOfCall } from './form-guard.ts'

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

/** By the hundred of a status; 499 stands for an answer that was not sent whole, because the connection was closed. */
export const statuses = ['1xx', '2xx', '3xx', '4xx', '5xx', '499'] as const
export type StatusClass = (typeof statuses)[number]

/** The status that counts and is logged for an answer that was not sent whole. */
export const unsentStatus = 499

const patterns: readonly [RegExp, RouteClass][] = [
  [/^\/api\//, 'api'],
  [/^\/_data\//, 'data'],
  [/^\/assets\//, 'asset'],
  [/^\/_cache\/purge$/, 'purge'],
  [/^\/(healthz|readyz)$/, 'health'],
  [/^(\/en)?\/rss\.xml$/, 'feed'],
  [/^(\/en)?\/(calendar|event\/[^/]+\/[^/]+)\.ics$/, 'calendar'],
  [/^\/(sitemap\.xml|robots\.txt)$/, 'sitemap'],
  [/^\/api-docs(\/|$)/, 'other'],
  [/^[^/]|^$/, 'other']
]

/** The class of a request's route, by its method and target. */
export function routeOf(method: string, target: string): RouteClass {
  const path = target.split('?', 1)[0]!
  if (method === 'POST' && formOfCall(target) !== undefined) return 'form'
  const found = patterns.find(([pattern]) => pattern.test(path))
  if (found) return found[1]
  if (method === 'POST') return 'form'
  return method === 'GET' || method === 'HEAD' ? 'page' : 'other'
}

/** The class of a hit's route: only the API, pages, their data and built files have hits. */
export function routeOfHit(target: string): RouteClass {
  if (target.startsWith('/api/')) return 'api'
  if (target.startsWith('/assets/')) return 'asset'
  return target.startsWith('/_data/') ? 'data' : 'page'
}

/** The place of a method in `methods`. */
export function methodIndex(method: string | undefined): number {
  if (method === 'GET') return 0
  const index = methods.indexOf(method as MethodClass)
  return index < 0 ? methods.length - 1 : index
}

/** The place of a status in `statuses`. */
export function statusIndex(status: number): number {
  return status === unsentStatus ? statuses.length - 1 : Math.trunc(status / 100) - 1
}
