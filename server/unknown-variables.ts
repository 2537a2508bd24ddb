/** Finds environment variables that are no setting but resemble one: most likely a misspelling. */
import { settingNames } from './settings.ts'

export interface ResemblingVariable {
  name: string
  /** The setting that is most like it. */
  suggestion: string
}

/** The question to the operator. */
export const resemblanceLine = ({ name, suggestion }: ResemblingVariable) =>
  `${name} is not a setting: is ${suggestion} meant?`

/** Names that begin like ours and are known to others: Node's, proxies' and CI systems' variables. */
const otherNames = /^(?:npm_|NODE_|HOSTNAME$|HOSTTYPE$|CACHE_DIR$|CACHE_HOME$)/i
/** A name that begins so is meant for us. */
const ownPrefixes = ['CACHE_', 'PURGE_', 'UPSTREAM_', 'METRICS_', 'ANALYTICS_', 'DRAIN_']
const maxNameLength = 60
const maxDistance = 2

/** The variables that resemble a setting: by two letters at most, by letter case, or by a prefix of our own. */
export function resemblingVariables(env: Record<string, string | undefined>): ResemblingVariable[] {
  const known = new Set<string>(settingNames)
  return Object.keys(env).flatMap((name) => {
    if (known.has(name) || otherNames.test(name) || name.length > maxNameLength) return []
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
