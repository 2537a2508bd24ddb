/** Addresses that the backend names in its answers: its own become ours, any other is not passed on. */
import { type Fields, firstField, hasField } from '../cache/fields.ts'

export interface Places {
  /** Scheme, host and port of the backend. */
  origin: string
  /** Path of its API, without trailing slash. */
  prefix: string
  /** Where visitors reach it: `/api`. */
  mount: string
}

/** The address below the API that a field's value means, seen from `target`; undefined when it lies elsewhere. */
function targetIn(value: string, target: string, { origin, prefix }: Places): string | undefined {
  let url: URL
  try {
    url = new URL(value, `${origin}${prefix}${target}`)
  } catch {
    return undefined
  }
  if (url.origin !== origin || url.username !== '' || url.password !== '') return undefined
  if (!url.pathname.startsWith(`${prefix}/`)) return undefined
  return url.pathname.slice(prefix.length) + url.search
}

/**
 * The fields with Location put below the mount (rulings, section 4). Gives undefined when it leads anywhere else. An
 * absolute Content-Location that names the backend is put there as well, or taken off.
 */
export function relocated(fields: Fields, target: string, places: Places): string[] | undefined {
  if (!hasField(fields, 'location') && !hasField(fields, 'content-location')) return [...fields]
  const result: string[] = []
  for (let i = 0; i < fields.length; i += 2) {
    const name = fields[i]!
    const value = fields[i + 1]!
    const lower = name.toLowerCase()
    if (lower === 'location') {
      const inside = targetIn(value, target, places)
      if (inside === undefined) return undefined
      result.push(name, `${places.mount}${inside}${fragment(value)}`)
    } else if (lower === 'content-location' && /^([a-z][a-z\d+.-]*:|\/\/)/i.test(value)) {
      const inside = targetIn(value, target, places)
      if (inside !== undefined) result.push(name, `${places.mount}${inside}`)
    } else result.push(name, value)
  }
  return result
}

/** Addresses whose kept answers an unsafe request may have changed (RFC 9111, section 4.4). */
export function touchedBy(fields: Fields, target: string, places: Places): string[] {
  return ['location', 'content-location'].flatMap((name) => {
    const value = firstField(fields, name)
    const inside = value === undefined ? undefined : targetIn(value, target, places)
    return inside === undefined ? [] : [inside]
  })
}

function fragment(value: string): string {
  const mark = value.indexOf('#')
  return mark < 0 ? '' : value.slice(mark)
}
