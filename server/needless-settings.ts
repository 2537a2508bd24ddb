/** Settings that are accepted and have no effect, or another one than they seem to have. */
import type { Settings } from './settings.ts'

/** Larger caches than this are named: V8 and the machine need the memory as well. */
const largeCacheMb = 4096

/** A line for each of them. `isEmbedded`: the embedded backend answers some or all calls. */
export function needlessSettings(
  settings: Settings,
  env: Readonly<Record<string, string | undefined>>,
  isEmbedded: boolean
): string[] {
  const isSet = (name: string) => Boolean(env[name]?.trim())
  const { cacheMaxMb, trustProxy } = settings
  const everyone = typeof trustProxy === 'object' && trustProxy.some((range) => /^[\d.:a-f]+\/0$/i.test(range))
  const found: [boolean, string][] = [
    [isSet('WORKERS'), 'WORKERS is no setting any more: run several replicas with one SHARED_CACHE_URL instead'],
    [!isEmbedded && isSet('CONTENT_DIR'), 'CONTENT_DIR is not read: API_UPSTREAM answers all calls (see CONTENT)'],
    [!isEmbedded && isSet('RETENTION_DAYS'), 'RETENTION_DAYS is not read: API_UPSTREAM stores the submissions'],
    [
      (!isEmbedded || settings.apiUpstream === undefined) && isSet('UPSTREAM_CALLS'),
      'UPSTREAM_CALLS is not read: it needs API_UPSTREAM and CONTENT=embedded'
    ],
    [
      settings.edgePurgeUrl !== undefined && settings.cdnTtlS === undefined,
      'EDGE_PURGE_URL has no use without CDN_TTL_S: an edge keeps nothing that could be purged'
    ],
    [
      settings.sharedCacheUrl === undefined && isSet('SHARED_CACHE_PREFIX'),
      'SHARED_CACHE_PREFIX is not read: it needs SHARED_CACHE_URL'
    ],
    [
      ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'].some(
        (name) => env[name]?.trim() === 'grpc'
      ),
      'OTEL_EXPORTER_OTLP_PROTOCOL=grpc is not read: traces are sent by HTTP'
    ],
    [cacheMaxMb >= largeCacheMb, `CACHE_MAX_MB=${cacheMaxMb} is a cache of ${cacheMaxMb / 1024} GiB: is it megabytes?`],
    [everyone, 'TRUST_PROXY trusts every address: any visitor can name another address by X-Forwarded-For']
  ]
  return found.flatMap(([isFound, line]) => (isFound ? line : []))
}
