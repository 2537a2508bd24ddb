/** The settings: environment variables, parsed and checked once at start (shared/README.md#settings). */
import path from 'node:path'
import type { EditionName } from '../shared/records/editions.ts'
import type { Setting } from './setting-values.ts'
import { type Input, printable, readSecret } from './setting-values.ts'
import { settingsTable } from './settings-table.ts'

type Table = typeof settingsTable
type Values = { [K in keyof Table]: Table[K] extends Setting<infer T> ? T : never }

export interface Settings extends Values {
  content: 'upstream' | 'embedded'
  edition: EditionName
  siteOrigin: string
  /** False where `siteOrigin` is the default, which is no public address. */
  isSiteOriginSet: boolean
  /** PREVIEW_DATE where it has a time of day, in Unix seconds. */
  previewTime: number | undefined
}

/** Thrown by readSettings; `faults` has one line for each wrong value. */
export class SettingsError extends Error {
  constructor(readonly faults: string[]) {
    super(faults.join('\n'))
    this.name = 'SettingsError'
  }
}

/** The names of all settings, in the order of the manual; each secret is followed by that of its file. */
export const settingNames: readonly string[] = Object.values(settingsTable).flatMap(({ name, isSecret }) =>
  isSecret ? [name, `${name}_FILE`] : [name]
)

/**
 * Reads the settings from an environment and freezes them. An empty value counts as unset. Throws SettingsError with
 * one line for each wrong value: the variable, the value (unless it is a secret) and what is allowed.
 */
export function readSettings(env: Record<string, string | undefined>): Readonly<Settings> {
  const faults: string[] = []
  const read = ({ name, parse, allowed, default: fallback, isSecret }: Setting<unknown>): unknown => {
    try {
      const input = isSecret ? readSecret(env, name) : readPlain(env, name)
      if (input === undefined) return fallback
      const value = parse(input.value)
      if (value === undefined) faults.push(`${input.errorPrefix} ${allowed}`)
      return value ?? fallback
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
      return fallback
    }
  }
  // Each property is what its row's parser gives, or the row's default.
  const values = Object.fromEntries(Object.entries(settingsTable).map(([key, row]) => [key, read(row)])) as Values
  const { port, apiUpstream, siteOrigin, metricsPort } = values
  const content = values.content ?? (apiUpstream === undefined ? 'embedded' : 'upstream')
  const hasBackend = apiUpstream !== undefined || Boolean(env.API_UPSTREAM?.trim())
  if (content === 'upstream' && !hasBackend)
    faults.push('CONTENT="upstream" is not allowed: it must be embedded, or API_UPSTREAM must name the backend')
  const edition = values.edition ?? (values.contentDir === undefined ? 'organic' : 'plain')
  if (edition === 'plain' && content === 'embedded' && values.contentDir === undefined)
    faults.push('EDITION="plain" is not allowed: it is a skin without content, so CONTENT_DIR must name a folder')
  if (values.requireBackend === '1' && !hasBackend)
    faults.push('REQUIRE_BACKEND=1 is not allowed: it must be 0, or API_UPSTREAM must name the backend')
  if (metricsPort !== undefined && metricsPort === port)
    faults.push(`METRICS_PORT=${port} is not allowed: it must be another port than PORT, so that metrics stay private`)
  if (values.contentDir !== undefined && path.resolve(values.contentDir) === path.resolve(values.dataDir))
    faults.push('DATA_DIR is not allowed: it must be another folder than CONTENT_DIR, which editors fill and replace')
  if (faults.length > 0) throw new SettingsError(faults)
  return Object.freeze({
    ...values,
    content,
    edition,
    siteOrigin: siteOrigin ?? `http://localhost:${port}`,
    isSiteOriginSet: siteOrigin !== undefined,
    previewTime: env.PREVIEW_DATE?.includes('T') ? values.previewDate : undefined
  })
}

/** A setting that is no secret, as `readSecret` gives those. */
function readPlain(env: Record<string, string | undefined>, name: string): Input | undefined {
  const value = env[name]?.trim()
  return value ? { value, errorPrefix: `${name}=${printable(value)} is not allowed: it must be` } : undefined
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
