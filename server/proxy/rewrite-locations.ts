/** Rewrites the URLs in the backend's Location and Content-Location fields to addresses below our own mount. */
import { type Fields, firstField, hasField } from '../http/fields.ts'

export interface OriginMount {
  /** Scheme, host and port of the backend. */
  origin: string
  /** Path of the backend's API, without trailing slash. */
  prefix: string
  /** Path below which clients reach the API: `/api`. */
  mount: string
}

/**
 * The target below the API that a field value refers to, relative to `target`; undefined when it is elsewhere. Each
 * byte above 0x7f is percent-encoded, in whatever encoding the backend has written the URL.
 */
function resolveTarget(value: string, target: string, { origin, prefix }: OriginMount): string | undefined {
  let url: URL
  try {
    url = new URL(encodeBytes(value), `${origin}${prefix}${target}`)
  } catch {
    return undefined
  }
  if (url.origin !== origin || url.username !== '' || url.password !== '') return undefined
  if (!url.pathname.startsWith(`${prefix}/`)) return undefined
  return url.pathname.slice(prefix.length) + url.search
}

/**
 * The fields with Location rewritten below the mount; undefined when Location leads outside the backend's API. An
 * absolute Content-Location is rewritten as well, or removed when it leads outside (shared/README.md#the-api).
 */
export function rewriteLocations(fields: Fields, target: string, originMount: OriginMount): string[] | undefined {
  if (!hasField(fields, 'location') && !hasField(fields, 'content-location')) return [...fields]
  const result: string[] = []
  // Names and values come in pairs.
  for (let i = 0; i < fields.length; i += 2) {
    const name = fields[i]!
    const value = fields[i + 1]!
    const lower = name.toLowerCase()
    if (lower === 'location') {
      const inner = resolveTarget(value, target, originMount)
      if (inner === undefined) return undefined
      result.push(name, `${originMount.mount}${inner}${encodeBytes(fragment(value))}`)
    } else if (lower === 'content-location' && /^([a-z][a-z\d+.-]*:|\/\/)/i.test(value)) {
      const inner = resolveTarget(value, target, originMount)
      if (inner !== undefined) result.push(name, `${originMount.mount}${inner}`)
    } else result.push(name, value)
  }
  return result
}

/**
 * The targets in Location and Content-Location whose stored responses an unsafe request invalidates (RFC 9111, section
 * 4.4).
 */
export function invalidatedTargets(fields: Fields, target: string, originMount: OriginMount): string[] {
  return ['location', 'content-location'].flatMap((name) => {
    const value = firstField(fields, name)
    const inner = value === undefined ? undefined : resolveTarget(value, target, originMount)
    return inner === undefined ? [] : [inner]
  })
}

/** Percent-encodes the bytes above 0x7f of a field value, which has one character for each byte (RFC 3986, section 2.1). */
function encodeBytes(value: string): string {
  return value.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`)
}

function fragment(value: string): string {
  const mark = value.indexOf('#')
  return mark < 0 ? '' : value.slice(mark)
}
