/** The settings: environment variables, parsed and checked once at start (shared/README.md#settings). */
import { type Tag, tags } from '../shared/calls/call.ts'
import type { ApiCallName, CallName } from '../shared/calls/names.ts'
import { basicCalls, callDefinitions, callNames } from '../shared/calls/table.ts'
import { type EditionName, editionNames } from '../shared/records/editions.ts'
import {
  address,
  apiBase,
  apiPaths,
  dataFolder,
  date,
  folder,
  host,
  hostWithPort,
  httpUrl,
  keyPrefix,
  listOf,
  oneOf,
  origin,
  type Parser,
  printable,
  proxies,
  readSecret,
  readUpstreamFields,
  redisUrl,
  share,
  tiles,
  token,
  wholeNumber
} from './setting-values.ts'

export interface Settings {
  port: number
  host: string
  /** Base URL of the backend without trailing slash; undefined: the embedded backend. */
  apiUpstream: string | undefined
  /** Who answers the calls that are not in `upstreamCalls`; always the embedded backend without `apiUpstream`. */
  content: 'upstream' | 'embedded'
  /** The calls that `apiUpstream` answers where `content` is embedded. */
  upstreamCalls: readonly ApiCallName[]
  edition: EditionName
  /** Folder of content files for the embedded backend; undefined: that of the edition. */
  contentDir: string | undefined
  /** Public origin without trailing slash. */
  siteOrigin: string
  /** False where `siteOrigin` is the default, which is no public address. */
  isSiteOriginSet: boolean
  /** Base URL of the media server; empty: none. */
  mediaOrigin: string
  /** Base of the API for the browser, a path or a URL, with trailing slash. */
  browserApiBase: string
  dataDir: string
  /** Days after which the embedded backend deletes submissions; undefined: never. */
  retentionDays: number | undefined
  cacheTtlS: number
  cacheStaleS: number
  cacheMaxMb: number
  /** Calls, by name or tag, that are cached even if the backend forbids it. */
  cacheForce: readonly (CallName | Tag)[]
  upstreamTimeoutMs: number
  /** Fields that every request to `apiUpstream` carries: names and values in turn. */
  upstreamHeaders: readonly string[]
  /** What below `/api` is forwarded beside the declared calls, `/x` or, as a prefix, `/x/`; undefined: everything. */
  upstreamPaths: readonly string[] | undefined
  /** Longest time in milliseconds that a page waits for a call that it can do without. */
  pageWaitMs: number
  purgeToken: string | undefined
  /** With it editors log in at `/_editor`; undefined: there is no such page. */
  editorToken: string | undefined
  /** With it a browser sees what the backend has not published yet; undefined: nobody does. */
  previewToken: string | undefined
  /** Seconds for which an edge keeps public responses; undefined: there is no edge. */
  cdnTtlS: number | undefined
  /** Address that purges are posted to; may contain credentials. Undefined: none. */
  edgePurgeUrl: string | undefined
  /** The store that replicas share, `redis://` or `rediss://`; undefined: none. */
  sharedCacheUrl: string | undefined
  /** Put before every key in that store. */
  sharedCachePrefix: string
  metricsPort: number | undefined
  analyticsHosts: readonly string[]
  /** Tile address with {z}, {x} and {y}; empty: the drawn plan. */
  mapTiles: string
  /** The simulated time of the fair in Unix seconds; undefined: the current time. */
  previewDate: number | undefined
  /** Addresses, ranges and names for proxy-addr, or a number of hops. */
  trustProxy: readonly string[] | number | undefined
  /** False: `/sw.js` removes the service worker and what it has kept, and no page registers it. */
  offline: boolean
  /** Whether traces are exported; OpenTelemetry reads where to from the environment. */
  traces: boolean
  logLevel: string
  /** Share of the cache hits that are logged at info, 0 to 1. */
  logHits: number
  /** Seconds after SIGTERM for which the process still accepts and serves requests while `/readyz` answers 503. */
  drainS: number
}

/** Thrown by readSettings; `faults` has one line for each wrong value. */
export class SettingsError extends Error {
  constructor(readonly faults: string[]) {
    super(faults.join('\n'))
    this.name = 'SettingsError'
  }
}

/** The names of all settings. */
export const settingNames = [
  'PORT',
  'HOST',
  'API_UPSTREAM',
  'CONTENT',
  'UPSTREAM_CALLS',
  'CONTENT_DIR',
  'REQUIRE_BACKEND',
  'EDITION',
  'SITE_ORIGIN',
  'MEDIA_ORIGIN',
  'BROWSER_API_BASE',
  'DATA_DIR',
  'RETENTION_DAYS',
  'CACHE_TTL_S',
  'CACHE_STALE_S',
  'CACHE_MAX_MB',
  'CACHE_FORCE',
  'SHARED_CACHE_URL',
  'SHARED_CACHE_URL_FILE',
  'SHARED_CACHE_PREFIX',
  'UPSTREAM_TIMEOUT_MS',
  'UPSTREAM_HEADERS_FILE',
  'UPSTREAM_PATHS',
  'PAGE_WAIT_MS',
  'PURGE_TOKEN',
  'PURGE_TOKEN_FILE',
  'EDITOR_TOKEN',
  'EDITOR_TOKEN_FILE',
  'PREVIEW_TOKEN',
  'PREVIEW_TOKEN_FILE',
  'CDN_TTL_S',
  'EDGE_PURGE_URL',
  'EDGE_PURGE_URL_FILE',
  'METRICS_PORT',
  'ANALYTICS_HOSTS',
  'MAP_TILES',
  'PREVIEW_DATE',
  'TRUST_PROXY',
  'DRAIN_S',
  'OFFLINE',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'LOG_LEVEL',
  'LOG_HITS'
] as const
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']
const allowedToken = 'visible ASCII characters without spaces, 16 to 512'
/** What CACHE_FORCE may name: a tag, or a call that reads. Forms are sent, and the WeChat signature is never stored. */
const forcible: readonly (CallName | Tag)[] = [...new Set([...tags, ...callDefinitions.keys()])]

/**
 * Reads the settings from an environment and freezes them. An empty value counts as unset. Throws SettingsError with
 * one line for each wrong value: the variable, the value and what is allowed.
 */
export function readSettings(env: Record<string, string | undefined>): Readonly<Settings> {
  const faults: string[] = []
  const read = <T>(name: string, parse: Parser<T>, allowed: string): T | undefined => {
    const value = env[name]?.trim()
    if (value === undefined || value === '') return undefined
    const result = parse(value)
    if (result === undefined) faults.push(`${name}=${printable(value)} is not allowed: it must be ${allowed}`)
    return result
  }
  const guarded = <T>(parse: () => T): T | undefined => {
    try {
      return parse()
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
      return undefined
    }
  }
  /** Like `read`, but the value may also come from the file that `NAME_FILE` names, and no fault contains it. */
  const secret = <T>(name: string, parse: Parser<T>, allowed: string): T | undefined =>
    guarded(() => {
      const input = readSecret(env, name)
      if (input === undefined) return undefined
      const result = parse(input.value)
      if (result === undefined) faults.push(`${input.errorPrefix} ${allowed}`)
      return result
    })

  const port = read('PORT', wholeNumber(0, 65535), 'a port, 0 to 65535') ?? 3000
  const siteOrigin = read('SITE_ORIGIN', origin, 'an origin such as https://fair.example, without a path')
  const apiUpstream = read('API_UPSTREAM', address, 'an http or https URL such as http://backend:8080/api')
  const settings: Settings = {
    port,
    host: read('HOST', host, 'an IP address or a host name') ?? '0.0.0.0',
    apiUpstream,
    content:
      read('CONTENT', oneOf(['upstream', 'embedded']), 'upstream or embedded') ??
      (apiUpstream === undefined ? 'embedded' : 'upstream'),
    upstreamCalls: read('UPSTREAM_CALLS', listOf(oneOf(callNames)), `a list of ${callNames.join(', ')}`) ?? basicCalls,
    edition: read('EDITION', oneOf(editionNames), editionNames.join(' or ')) ?? 'organic',
    contentDir: read('CONTENT_DIR', folder, 'a folder'),
    siteOrigin: siteOrigin ?? `http://localhost:${port}`,
    isSiteOriginSet: siteOrigin !== undefined,
    mediaOrigin: read('MEDIA_ORIGIN', address, 'an http or https URL such as https://media.fair.example') ?? '',
    browserApiBase: read('BROWSER_API_BASE', apiBase, 'a path such as /api/ or an http or https URL') ?? '/api/',
    dataDir: read('DATA_DIR', dataFolder, 'a folder on a disk, not below /proc, /sys or /dev') ?? './data',
    retentionDays: read('RETENTION_DAYS', wholeNumber(1, 36_500), 'a whole number of days, 1 to 36500'),
    cacheTtlS: read('CACHE_TTL_S', wholeNumber(0, 31_536_000), 'a whole number of seconds, 0 to 31536000') ?? 60,
    cacheStaleS: read('CACHE_STALE_S', wholeNumber(0, 31_536_000), 'a whole number of seconds, 0 to 31536000') ?? 86400,
    cacheMaxMb: read('CACHE_MAX_MB', wholeNumber(1, 1_048_576), 'a whole number of megabytes, 1 to 1048576') ?? 64,
    cacheForce: read('CACHE_FORCE', listOf(oneOf(forcible)), `a list of ${forcible.join(', ')}`) ?? [],
    upstreamTimeoutMs:
      read('UPSTREAM_TIMEOUT_MS', wholeNumber(1, 600_000), 'a whole number of milliseconds, 1 to 600000') ?? 10000,
    upstreamHeaders: guarded(() => readUpstreamFields(env)) ?? [],
    upstreamPaths: read('UPSTREAM_PATHS', apiPaths, 'none, or a list of paths below /api such as /poll,/upload/'),
    pageWaitMs: read('PAGE_WAIT_MS', wholeNumber(0, 600_000), 'a whole number of milliseconds, 0 to 600000') ?? 1000,
    purgeToken: secret('PURGE_TOKEN', token, allowedToken),
    previewToken: secret('PREVIEW_TOKEN', token, allowedToken),
    editorToken: secret('EDITOR_TOKEN', token, allowedToken),
    cdnTtlS: read('CDN_TTL_S', wholeNumber(1, 31_536_000), 'a whole number of seconds, 1 to 31536000'),
    edgePurgeUrl: secret('EDGE_PURGE_URL', httpUrl, 'an http or https URL such as http://varnish/_edge/purge'),
    sharedCacheUrl: secret('SHARED_CACHE_URL', redisUrl, 'a redis or rediss URL such as redis://:password@valkey:6379'),
    sharedCachePrefix:
      read('SHARED_CACHE_PREFIX', keyPrefix, 'letters, digits and . : _ -, 64 at most, such as fair:') ?? 'fair:',
    metricsPort: read('METRICS_PORT', wholeNumber(1, 65535), 'a port, 1 to 65535'),
    analyticsHosts:
      read('ANALYTICS_HOSTS', listOf(hostWithPort), 'a list of host names such as stats.example.com') ?? [],
    mapTiles: read('MAP_TILES', tiles, 'an http or https address of tiles with {z}, {x} and {y}') ?? '',
    previewDate: read('PREVIEW_DATE', date, 'a date such as 2025-06-12 or 2025-06-12T10:30+08:00'),
    trustProxy: read(
      'TRUST_PROXY',
      proxies,
      'addresses, ranges such as 10.0.0.0/8, loopback, linklocal, uniquelocal, or a number of hops, 1 to 20'
    ),
    drainS: read('DRAIN_S', wholeNumber(0, 600), 'a whole number of seconds, 0 to 600') ?? 0,
    offline: read('OFFLINE', oneOf(['on', 'off']), 'on or off') !== 'off',
    traces:
      read('OTEL_EXPORTER_OTLP_ENDPOINT', httpUrl, 'an http or https URL such as http://collector:4318') !== undefined,
    logLevel: read('LOG_LEVEL', oneOf(logLevels), logLevels.join(', ')) ?? 'info',
    logHits: read('LOG_HITS', share, 'a share from 0 to 1, such as 0.01 for every hundredth hit') ?? 0
  }
  const requiresBackend = read('REQUIRE_BACKEND', oneOf(['0', '1']), '0 or 1') === '1'
  const hasBackend = settings.apiUpstream !== undefined || Boolean(env.API_UPSTREAM?.trim())
  if (settings.content === 'upstream' && !hasBackend)
    faults.push('CONTENT="upstream" is not allowed: it must be embedded, or API_UPSTREAM must name the backend')
  if (requiresBackend && !hasBackend)
    faults.push('REQUIRE_BACKEND=1 is not allowed: it must be 0, or API_UPSTREAM must name the backend')
  if (settings.metricsPort !== undefined && settings.metricsPort === port)
    faults.push(`METRICS_PORT=${port} is not allowed: it must be another port than PORT, so that metrics stay private`)
  if (faults.length > 0) throw new SettingsError(faults)
  return Object.freeze(settings)
}

declare module 'fastify' {
  interface FastifyInstance {
    settings: Settings
  }
}

const megabyte = 1_048_576

/** The memory of one store in bytes: the cache of API responses and the store of derived resources get half each. */
export function maxStoreBytes({ cacheMaxMb }: Settings): number {
  return (cacheMaxMb * megabyte) / 2
}

/** The lifetimes for an edge; undefined: there is none. */
export function edgeLifetimes({ cdnTtlS, cacheStaleS }: Settings): { ttlS: number; staleS: number } | undefined {
  return cdnTtlS === undefined ? undefined : { ttlS: cdnTtlS, staleS: cacheStaleS }
}
