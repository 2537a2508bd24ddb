/** The settings in force, as an operator may read them: secrets are masked. */
import { needlessSettings } from './needless-settings.ts'
import { type Settings, settingNames } from './settings.ts'
import { resemblanceLine, resemblingVariables } from './unknown-variables.ts'

type Env = Readonly<Record<string, string | undefined>>

export interface EffectiveSetting {
  name: string
  /** As text; empty where nothing is set and there is no default. */
  value: string
  isDefault: boolean
}

const isSet = (env: Env, name: string) => Boolean(env[name]?.trim())
const names: ReadonlySet<string> = new Set(settingNames)
const isSecret = (name: string) => names.has(`${name}_FILE`)

/** The settings in the order of the README's table; `settings` are those that were read from `env`. */
export function effectiveSettings(settings: Readonly<Settings>, env: Env): EffectiveSetting[] {
  const byName = new Map(Object.entries(settings).map(([key, value]) => [environmentName(key), value]))
  return settingNames
    .filter((name) => !name.endsWith('_FILE'))
    .map((name) => {
      const isDefault = !isSet(env, name) && !isSet(env, `${name}_FILE`)
      const value = isDefault ? byName.get(name) : env[name]?.trim()
      return { name, value: isSecret(name) && !isDefault ? '(hidden)' : shown(value), isDefault }
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

const environmentName = (key: string) => key.replace(/[A-Z]/g, '_$&').toUpperCase()

function shown(value: unknown): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (Array.isArray(value)) return value.join(',')
  // A name or password in an address is a secret as well; control characters would write lines of their own.
  return String(value)
    .replace(/\/\/[^/?#]*@/, '//(hidden)@')
    .replace(/\p{Cc}/gu, '?')
}
