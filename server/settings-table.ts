/** All settings. `npm run types` writes the tables of the manuals from them (`ops/settings-manual.ts`). */
import { type Tag, tags } from '../shared/calls/call.ts'
import { type ApiCallName, basicCalls, type CallName, callDefinitions, callNames } from '../shared/calls/table.ts'
import { type EditionName, skinNames } from '../shared/records/editions.ts'
import {
  address,
  apiBase,
  apiPaths,
  dataFolder,
  date,
  editorTokens,
  folder,
  host,
  hostWithPort,
  httpUrl,
  keyPrefix,
  listOf,
  oneOf,
  onOrOff,
  origin,
  proxies,
  redisUrl,
  type Setting,
  share,
  tiles,
  token,
  upstreamFields,
  wholeNumber
} from './setting-values.ts'

const setting = <T>(row: Setting<T> & { default: unknown }): Setting<T> => row
const optional = <T>(row: Omit<Setting<T>, 'default'>): Setting<T | undefined> => row

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']
const secretToken = { parse: token, allowed: 'visible ASCII without spaces, unquoted, 16 to 512', isSecret: true }
const seconds = { parse: wholeNumber(0, 31_536_000), allowed: 'a whole number of seconds, 0 to 31536000' }
/** What CACHE_FORCE may name: a tag, or a call that reads. Forms are sent, and the WeChat signature is never stored. */
const forcible: readonly (CallName | Tag)[] = [...new Set([...tags, ...callDefinitions.keys()])]

/** By their property of `Settings`, in the order of the manual. */
export const settingsTable = {
  port: setting({
    name: 'PORT',
    parse: wholeNumber(0, 65535),
    allowed: 'a port, 0 to 65535',
    default: 3000,
    meaning: 'port that it listens on'
  }),
  host: setting({
    name: 'HOST',
    parse: host,
    allowed: 'an IP address or a host name',
    default: '0.0.0.0',
    meaning: 'address that it listens on'
  }),
  /** Without trailing slash; undefined: the embedded backend. */
  apiUpstream: optional({
    name: 'API_UPSTREAM',
    parse: address,
    allowed: 'an http or https URL such as http://backend:8080/api',
    defaultText: 'none: embedded backend',
    meaning: "base URL of the backend's API: `http://backend:8080/api`. Where it leads back to the site, calls are 508",
    isCommon: true
  }),
  requireBackend: setting({
    name: 'REQUIRE_BACKEND',
    parse: oneOf(['0', '1']),
    allowed: '0 or 1',
    default: '0',
    meaning: '1: no start without `API_UPSTREAM`, so that sample data are never served by mistake'
  }),
  /** `readSettings` gives the default. */
  edition: optional<EditionName>({
    name: 'EDITION',
    parse: oneOf(skinNames),
    allowed: `${skinNames.slice(0, -1).join(', ')} or plain`,
    defaultText: 'organic, with `CONTENT_DIR` plain',
    meaning:
      "`organic` or `silver`: the built-in edition; these and `plain` are skins of a fair [of one's own](server/backend/README.md#make-an-edition)",
    isCommon: true
  }),
  /** Who answers the calls that are not in `upstreamCalls`; always the embedded backend without `apiUpstream`. */
  content: optional({
    name: 'CONTENT',
    parse: oneOf<'upstream' | 'embedded'>(['upstream', 'embedded']),
    allowed: 'upstream or embedded',
    defaultText: 'upstream with `API_UPSTREAM`, else embedded',
    meaning:
      '`embedded` beside `API_UPSTREAM`: see [Content beside a backend](server/backend/README.md#content-beside-a-backend)'
  }),
  upstreamCalls: setting({
    name: 'UPSTREAM_CALLS',
    parse: listOf<ApiCallName>(oneOf(callNames)),
    allowed: `a list of ${callNames.join(', ')}`,
    default: basicCalls,
    defaultText: 'the six fixed calls',
    meaning: 'with `CONTENT=embedded`: the calls that `API_UPSTREAM` answers, by name'
  }),
  /** Undefined: that of the edition. */
  contentDir: optional({
    name: 'CONTENT_DIR',
    parse: folder,
    allowed: 'a folder, without quotation marks, ~ or $ at the beginning',
    defaultText: "the edition's own",
    meaning:
      'folder of content files that the embedded backend serves and follows, alone or [beside a backend](server/backend/README.md#content-beside-a-backend)',
    isCommon: true
  }),
  /** Without trailing slash. */
  siteOrigin: optional({
    name: 'SITE_ORIGIN',
    parse: origin,
    allowed: 'an origin such as https://fair.example, without a path',
    defaultText: '`http://localhost:PORT`',
    meaning:
      "public origin for canonical addresses, sitemap and sharing; the request's `Host` is never used. Unset: pages are `noindex`",
    isCommon: true
  }),
  mediaOrigin: setting({
    name: 'MEDIA_ORIGIN',
    parse: address,
    allowed: 'an http or https URL such as https://media.fair.example',
    default: '',
    defaultText: 'none',
    meaning: 'prefix for picture paths that are not full URLs'
  }),
  /** A path or a URL, with trailing slash. */
  browserApiBase: setting({
    name: 'BROWSER_API_BASE',
    parse: apiBase,
    allowed: 'a path such as /api/ or an http or https URL',
    default: '/api/',
    meaning: 'what the browser calls instead of `/api/`'
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    parse: dataFolder,
    allowed: 'a folder on a disk, not below /proc, /sys or /dev, without quotation marks, ~ or $ at the beginning',
    default: './data',
    defaultText: './data, in the image /data',
    meaning: 'submissions, saved responses and files: see [The data folder](server/ops/README.md#the-data-folder)',
    isCommon: true
  }),
  retentionDays: optional({
    name: 'RETENTION_DAYS',
    parse: wholeNumber(1, 36_500),
    allowed: 'a whole number of days, 1 to 36500',
    defaultText: 'none: without end',
    meaning: 'the embedded backend removes older submissions, at its start and once a day'
  }),
  cacheTtlS: setting({
    name: 'CACHE_TTL_S',
    ...seconds,
    default: 60,
    meaning: 'lifetime in seconds where the backend names none',
    isCommon: true
  }),
  cacheStaleS: setting({
    name: 'CACHE_STALE_S',
    ...seconds,
    default: 86400,
    meaning: 'seconds for which stale answers may be served during an outage'
  }),
  cacheMaxMb: setting({
    name: 'CACHE_MAX_MB',
    parse: wholeNumber(1, 1_048_576),
    allowed: 'a whole number of megabytes, 1 to 1048576',
    default: 64,
    meaning:
      'memory bound of the cache, half for answers of the backend, half for pages and feeds; the process itself takes up to 120 MiB on top, with the embedded backend up to 190, from 256 on up to 50 more'
  }),
  cacheForce: setting({
    name: 'CACHE_FORCE',
    parse: listOf<CallName | Tag>(oneOf(forcible)),
    allowed: `a list of ${forcible.join(', ')}`,
    default: [],
    defaultText: 'none',
    meaning:
      'calls that are stored in spite of `no-store` or `Set-Cookie`, by tag or name: [what it is for](shared/BACKEND.md#what-cache_force-is-for)'
  }),
  sharedCacheUrl: optional({
    name: 'SHARED_CACHE_URL',
    parse: redisUrl,
    allowed: 'a redis or rediss URL such as redis://:password@valkey:6379',
    meaning:
      'Valkey or Redis of [several replicas](server/ops/README.md#several-replicas): `redis://` or `rediss://` (TLS), with user, password and database number where needed',
    isCommon: true,
    isSecret: true
  }),
  sharedCachePrefix: setting({
    name: 'SHARED_CACHE_PREFIX',
    parse: keyPrefix,
    allowed: 'letters, digits and . : _ -, 64 at most, such as fair:',
    default: 'fair:',
    meaning: 'put before every key in that store'
  }),
  upstreamTimeoutMs: setting({
    name: 'UPSTREAM_TIMEOUT_MS',
    parse: wholeNumber(1, 600_000),
    allowed: 'a whole number of milliseconds, 1 to 600000',
    default: 10000,
    meaning: 'total time of one exchange with the backend, then 504'
  }),
  /** Names and values in turn. */
  upstreamHeaders: setting({
    name: 'UPSTREAM_HEADERS_FILE',
    parse: upstreamFields,
    allowed: 'a file of fields',
    default: [],
    defaultText: 'none',
    meaning:
      "a file with fields for every request to `API_UPSTREAM`, one `Name: value` a line (an API key, a `User-Agent`); `#` begins a comment. They replace a visitor's fields and are never logged. Fields that the site sets (`Host`, `Content-*`, `Cookie`, `lang`, `X-Forwarded-*` ...) prevent the start"
  }),
  /** `/x` or, as a prefix, `/x/`; undefined: everything. */
  upstreamPaths: optional({
    name: 'UPSTREAM_PATHS',
    parse: apiPaths,
    allowed: 'none, or a list of paths below /api such as /poll,/upload/',
    defaultText: 'all, with one line at start',
    meaning:
      'what below `/api` is forwarded beside the calls of the contract: paths, prefixes with a slash at the end (`/poll,/upload/`), or `none`. Anything else is 404'
  }),
  pageWaitMs: setting({
    name: 'PAGE_WAIT_MS',
    parse: wholeNumber(0, 600_000),
    allowed: 'a whole number of milliseconds, 0 to 600000',
    default: 1000,
    meaning: 'how long a page waits for a call that it can do without, or of which a stale answer is stored'
  }),
  purgeToken: optional({
    name: 'PURGE_TOKEN',
    ...secretToken,
    defaultText: 'none: purging off',
    meaning: 'bearer token of `POST /_cache/purge`',
    isCommon: true
  }),
  editors: optional({
    name: 'EDITOR_TOKEN',
    ...secretToken,
    parse: editorTokens,
    allowed: `${secretToken.allowed}, or name:token,name:token`,
    defaultText: 'none: off in production',
    meaning: 'login of [the page for editors](server/backend/README.md#the-page-for-editors)'
  }),
  previewToken: optional({
    name: 'PREVIEW_TOKEN',
    ...secretToken,
    defaultText: 'none: no previews',
    meaning: 'shows a browser what the backend has not published: [Previews](shared/BACKEND.md#previews)'
  }),
  cdnTtlS: optional({
    name: 'CDN_TTL_S',
    parse: wholeNumber(1, 31_536_000),
    allowed: 'a whole number of seconds, 1 to 31536000',
    defaultText: 'none: no edge',
    meaning: 'seconds for which [a CDN or Varnish](server/ops/README.md#behind-a-cdn) keeps public answers'
  }),
  /** May contain credentials. */
  edgePurgeUrl: optional({
    name: 'EDGE_PURGE_URL',
    parse: httpUrl,
    allowed: 'an http or https URL such as http://varnish/_edge/purge',
    meaning: 'address at the edge that is told of purges',
    isSecret: true
  }),
  metricsPort: optional({
    name: 'METRICS_PORT',
    parse: wholeNumber(1, 65535),
    allowed: 'a port, 1 to 65535',
    defaultText: 'none: off',
    meaning:
      'private listener of [`/metrics`](server/ops/README.md#metrics) and the [live page](server/ops/README.md#live-page). Any `Host` but an IP address, a name without dots or below `.svc`, `.local`, `.internal`, `.localhost`, `HOST`, or a name of `SITE_ORIGIN` is 403',
    isCommon: true
  }),
  analyticsHosts: setting({
    name: 'ANALYTICS_HOSTS',
    parse: listOf(hostWithPort),
    allowed: 'a list of host names such as stats.example.com',
    default: [],
    defaultText: 'none',
    meaning: 'hosts from which the configured statistics script may be loaded'
  }),
  /** Empty: the drawn plan. */
  mapTiles: setting({
    name: 'MAP_TILES',
    parse: tiles,
    allowed: 'an http or https address of tiles with {z}, {x} and {y}',
    default: '',
    defaultText: 'none: the drawn plan',
    meaning: 'tile address of the live map with `{z}`, `{x}`, `{y}`, in GCJ-02'
  }),
  /** In Unix seconds. */
  previewDate: optional({
    name: 'PREVIEW_DATE',
    parse: date,
    allowed: 'a date such as 2025-06-12 or 2025-06-12T10:30+08:00',
    defaultText: 'now',
    meaning:
      "the fair's clock: a day, in which visitors' clocks run, or a day and time, `2025-06-12T10:30+08:00`; without zone in Shanghai"
  }),
  /** For proxy-addr, or a number of hops. */
  trustProxy: optional({
    name: 'TRUST_PROXY',
    parse: proxies,
    allowed: 'addresses, ranges such as 10.0.0.0/8, loopback, linklocal, uniquelocal, or a number of hops, 1 to 20',
    meaning:
      'proxies whose `X-Forwarded-*` is trusted: addresses, ranges, `loopback`, `linklocal`, `uniquelocal`, or a number of hops',
    isCommon: true
  }),
  drainS: setting({
    name: 'DRAIN_S',
    parse: wholeNumber(0, 600),
    allowed: 'a whole number of seconds, 0 to 600',
    default: 0,
    defaultText: '0, in the image 5',
    meaning:
      'seconds after SIGTERM in which `/readyz` is 503 and everything is still served: more than your load balancer needs to notice. Open requests get 7 s more (`docker stop -t 15`)'
  }),
  offline: setting({
    name: 'OFFLINE',
    parse: onOrOff,
    allowed: 'on or off',
    default: true,
    defaultText: 'on',
    meaning: 'off: browsers remove the [service worker](server/ops/README.md#without-network) and its copies'
  }),
  /** OpenTelemetry reads it again, with its further variables. */
  traceCollector: optional({
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    parse: httpUrl,
    allowed: 'an http or https URL such as http://collector:4318',
    defaultText: 'none: no traces',
    meaning: 'collector of [traces](server/ops/README.md#traces): `http://collector:4318`'
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    parse: oneOf(logLevels),
    allowed: logLevels.join(', '),
    default: 'info',
    meaning: "pino's: `trace`, `debug`, `info`, `warn`, `error`, `fatal`, `silent`"
  }),
  logHits: setting({
    name: 'LOG_HITS',
    parse: share,
    allowed: 'a share from 0 to 1, such as 0.01 for every hundredth hit',
    default: 0,
    meaning: 'share of hits logged at `info`, 0 to 1: 0.01 is every hundredth'
  })
}
