/**
 * What an operator should know of the settings, at the start and by `--check-config`: those in force, secrets masked;
 * those without effect; misspelled ones.
 */
import { buildId } from 'virtual:manifest'
import type { Logger } from 'pino'
import { type Settings, settingNames } from '../settings.ts'
import { settingsTable } from '../settings-table.ts'

type Env = Readonly<Record<string, string | undefined>>

interface EffectiveSetting {
  name: string
  /** As text; empty where nothing is set and there is no default. */
  value: string
  isDefault: boolean
}

const isSet = (env: Env, name: string) => Boolean(env[name]?.trim())

/** The settings in the order of the manual; `settings` are those that were read from `env`. */
function effectiveSettings(settings: Readonly<Settings>, env: Env): EffectiveSetting[] {
  const values = new Map<string, unknown>(Object.entries(settings))
  return Object.entries(settingsTable).map(([key, { name, isSecret }]) => {
    const isDefault = !isSet(env, name) && !(isSecret && isSet(env, `${name}_FILE`))
    const value = isDefault ? values.get(key) : env[name]?.trim()
    return { name, value: isSecret && !isDefault ? '(hidden)' : shown(value), isDefault }
  })
}

/**
 * What a start would say of the settings: a line for each, those that were not set marked, then what has no effect or
 * resembles a setting. `reads` are the names of the settings that the program reads; by default all.
 */
export function settingsReport(settings: Readonly<Settings>, env: Env, reads?: readonly string[]): string {
  const all = effectiveSettings(settings, env)
  const lines = all
    .filter(({ name }) => reads?.includes(name) ?? true)
    .map(({ name, value, isDefault }) => `${name}=${value}${isDefault ? ' (default)' : ''}`)
  const needless = reads
    ? all.flatMap(({ name, isDefault }) => (isDefault || reads.includes(name) ? [] : `${name} is not read`))
    : needlessSettings(settings, env, settings.content === 'embedded')
  const warnings = [...needless, ...resemblingVariables(env).map(resemblanceLine)]
  return [...lines, ...warnings.map((line) => `warning: ${line}`), ''].join('\n')
}

function shown(value: unknown): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (Array.isArray(value)) return value.join(',')
  // A name or password in an address is a secret as well; control characters would write lines of their own.
  return String(value)
    .replace(/\/\/[^/?#]*@/, '//(hidden)@')
    .replace(/\p{Cc}/gu, '?')
}

/** Larger caches than this are named: V8 and the machine need the memory as well. */
const largeCacheMb = 4096

/** A line for each of them. `isEmbedded`: the embedded backend answers some or all calls. */
export function needlessSettings(
  settings: Settings,
  env: Readonly<Record<string, string | undefined>>,
  isEmbedded: boolean
): string[] {
  const isSet = (name: string) => Boolean(env[name]?.trim())
  const { cacheMaxMb } = settings
  const prefixed = settings.upstreamPaths?.find((path) => /^\/api(?:\/|$)/.test(path))
  const found: [boolean, string][] = [
    [isSet('WORKERS'), 'WORKERS is no setting any more: run several replicas with one SHARED_CACHE_URL instead'],
    [!isEmbedded && isSet('CONTENT_DIR'), 'CONTENT_DIR is not read: API_UPSTREAM answers all calls (see CONTENT)'],
    [!isEmbedded && isSet('RETENTION_DAYS'), 'RETENTION_DAYS is not read: API_UPSTREAM stores the submissions'],
    [
      (!isEmbedded || settings.apiUpstream === undefined) && isSet('UPSTREAM_CALLS'),
      'UPSTREAM_CALLS is not read: it needs API_UPSTREAM and CONTENT=embedded'
    ],
    ...['UPSTREAM_HEADERS_FILE', 'UPSTREAM_PATHS', 'PREVIEW_TOKEN', 'PREVIEW_TOKEN_FILE'].map(
      (name): [boolean, string] => [
        settings.apiUpstream === undefined && isSet(name),
        `${name} is not read: it needs API_UPSTREAM`
      ]
    ),
    [
      prefixed !== undefined,
      `UPSTREAM_PATHS=${prefixed} forwards /api${prefixed} alone: its paths begin after /api, as in /poll`
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
    [cacheMaxMb >= largeCacheMb, `CACHE_MAX_MB=${cacheMaxMb} is a cache of ${cacheMaxMb / 1024} GiB: is it megabytes?`]
  ]
  return found.flatMap(([isFound, line]) => (isFound ? line : []))
}

interface ResemblingVariable {
  name: string
  /** The setting that is most like it. */
  suggestion: string
}

/** The question to the operator. */
const resemblanceLine = ({ name, suggestion }: ResemblingVariable) =>
  `${name} is not a setting: is ${suggestion} meant?`

/** Names that begin like ours and are known to others: Node's, proxies' and CI systems' variables. */
const otherNames = /^(?:npm_|NODE_|HOSTNAME$|HOSTTYPE$|CACHE_DIR$|CACHE_HOME$)/i
/** What other programs call the address of a backend. */
const upstreamNames = /^(?:API_URL|API_UPSTREAM_URL|BACKEND_URL|UPSTREAM|UPSTREAM_URL)$/i
/** A name that begins so is meant for us. */
const ownPrefixes = ['CACHE_', 'PURGE_', 'UPSTREAM_', 'METRICS_', 'ANALYTICS_', 'DRAIN_']
const maxNameLength = 60
const maxDistance = 2

/** The variables that resemble a setting: by two letters at most, by letter case, or by a prefix of our own. */
export function resemblingVariables(env: Record<string, string | undefined>): ResemblingVariable[] {
  const known = new Set<string>(settingNames)
  return Object.keys(env).flatMap((name) => {
    if (known.has(name) || otherNames.test(name) || name.length > maxNameLength) return []
    if (upstreamNames.test(name)) return { name, suggestion: 'API_UPSTREAM' }
    const upper = name.toUpperCase()
    const isOwn = ownPrefixes.some((prefix) => upper.startsWith(prefix))
    // A name that is longer or shorter by more letters than may differ needs no comparison.
    const [nearest] = settingNames
      .filter((setting) => isOwn || Math.abs(setting.length - upper.length) <= maxDistance)
      .map((setting) => ({ setting, distance: editDistance(upper, setting) }))
      .sort((a, b) => a.distance - b.distance)
    if (!nearest) return []
    // A short name differs from other words by few letters: HOME and HOST, PORTS and PORT.
    const allowed = nearest.setting.length <= 5 ? 0 : nearest.setting.length <= 8 ? 1 : maxDistance
    return nearest.distance <= allowed || isOwn ? [{ name, suggestion: nearest.setting }] : []
  })
}

/** The number of letters to insert, remove or replace (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

interface StartFacts {
  settings: Settings
  log: Logger
  /** Of the embedded backend; undefined where another one answers all calls. */
  content: { isSample: boolean } | undefined
}

/** Logs what is started, and what an operator should know of the settings. */
export function logStart({ settings, log, content }: StartFacts): void {
  const { edition, port, metricsPort } = settings
  const changed = effectiveSettings(settings, process.env).filter(({ isDefault }) => !isDefault)
  const own = Object.fromEntries(changed.map(({ name, value }) => [name, value]))
  log.info({ version: buildId, node: process.version, edition, port, metricsPort, settings: own }, 'starting')
  if (content?.isSample) {
    const reason = settings.apiUpstream === undefined ? 'API_UPSTREAM is unset' : 'CONTENT is embedded'
    log.warn(`${reason}: the embedded backend serves sample data`)
  }
  if (content && settings.apiUpstream !== undefined)
    log.info({ calls: settings.upstreamCalls }, 'API_UPSTREAM answers these calls, the embedded backend all others')
  if (settings.apiUpstream !== undefined && settings.upstreamPaths === undefined)
    log.info(
      'every call below /api is forwarded to API_UPSTREAM: UPSTREAM_PATHS limits what the contract does not name'
    )
  for (const line of needlessSettings(settings, process.env, content !== undefined)) log.warn(line)
  for (const resembling of resemblingVariables(process.env)) log.warn(resembling, resemblanceLine(resembling))
  if (!settings.isSiteOriginSet)
    log.warn('SITE_ORIGIN is unset: pages are noindex, and their absolute URLs name this machine alone')
}
