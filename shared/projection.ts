/** One language out of bilingual records: `title_cn` and `title_en` become `title`, `listCn` and `listEn` become `list`. */
import type { Locale } from './locale.ts'

/** A record as a page of one language holds it. */
export type Projected<T> = T extends readonly (infer U)[]
  ? Projected<U>[]
  : T extends object
    ? { [K in keyof T as ProjectedKey<K>]: Projected<T[K]> }
    : T
type ProjectedKey<K> = K extends `${string}_en` | `${string}En`
  ? never
  : K extends `${infer B}_cn`
    ? B
    : K extends `${infer B}Cn`
      ? B
      : K

const pair = /^(.+?)(_cn|_en|Cn|En)$/
const otherEnding: Record<string, string> = { _cn: '_en', _en: '_cn', Cn: 'En', En: 'Cn' }

/**
 * Projects a record, deeply, without touching it. A text that its own language lacks is taken from the other one;
 * keys that would reach an object's prototype are dropped.
 */
export function project<T>(record: T, locale: Locale): Projected<T> {
  return projectValue(record, locale) as Projected<T>
}

function projectValue(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => projectValue(item, locale))
  if (typeof value !== 'object' || value === null) return value
  const wanted = locale === 'cn' ? ['_cn', 'Cn'] : ['_en', 'En']
  const projected: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) {
    const [, base, ending] = pair.exec(key) ?? []
    if (base === undefined || ending === undefined) {
      if (key !== '__proto__') projected[key] = projectValue(item, locale)
      continue
    }
    const own = wanted.includes(ending)
    const twin = (value as Record<string, unknown>)[base + otherEnding[ending]]
    if (base === '__proto__' || (!own && isGiven(twin))) continue
    if (isGiven(item)) projected[base] = projectValue(item, locale)
    else if (own && !isGiven(twin)) projected[base] = projectValue(item, locale)
  }
  return projected
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}
