/** Header fields (RFC 9110, section 5): a list that preserves order and spelling, and the ways to read it. */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/**
 * Names and values in alternation, in the order and spelling received. The length is even, so `fields[i]!` and
 * `fields[i + 1]!` exist for every even `i` below it.
 */
export type Fields = readonly string[]

/** True for names and values in alternation that may be sent (RFC 9110, sections 5.1 and 5.5). */
export function isFields(value: unknown): value is Fields {
  return (
    Array.isArray(value) &&
    value.length % 2 === 0 &&
    value.every(
      (text, index) =>
        typeof text === 'string' &&
        (index % 2 === 0 ? /^[!#$%&'*+\-.^_`|~\w]+$/.test(text) : !/[^\t\x20-\x7e\x80-\xff]/.test(text))
    )
  )
}

/** Characters of a field value that are parsed: more than a complete header section may have in either direction. */
export const maxFieldLength = 65_536

/**
 * The combined value of a field: its lines joined by `, ` (RFC 9110, section 5.3); undefined without one. `name` in
 * lower case.
 */
export function field(fields: Fields, name: string): string | undefined {
  let combined: string | undefined
  for (let i = 0; i < fields.length; i += 2) {
    if (!isNamed(fields[i]!, name)) continue
    combined = combined === undefined ? fields[i + 1]! : `${combined}, ${fields[i + 1]}`
  }
  return combined
}

/** The value of the first line of a field; undefined without one. `name` in lower case. */
export function firstField(fields: Fields, name: string): string | undefined {
  for (let i = 0; i < fields.length; i += 2) if (isNamed(fields[i]!, name)) return fields[i + 1]
  return undefined
}

/** True when the list has the field. `name` in lower case. */
export function hasField(fields: Fields, name: string): boolean {
  return firstField(fields, name) !== undefined
}

/** A copy of the list without the fields named in lower case. */
export function without(fields: Fields, names: ReadonlySet<string>): string[] {
  const remaining: string[] = []
  for (let i = 0; i < fields.length; i += 2) {
    if (!names.has(fields[i]!.toLowerCase())) remaining.push(fields[i]!, fields[i + 1]!)
  }
  return remaining
}

/**
 * The trimmed, non-empty members of a comma-separated list (RFC 9110, section 5.6.1), from its first 65,536
 * characters.
 */
export function listMembers(value: string | undefined): string[] {
  if (value === undefined) return []
  return value
    .slice(0, maxFieldLength)
    .split(',')
    .map((member) => member.trim())
    .filter((member) => member !== '')
}

/** A copy of the fields with a Date; `received` (milliseconds) where the origin sent none (RFC 9110, section 6.6.1). */
export function withDate(fields: Fields, received: number): string[] {
  return hasField(fields, 'date') ? [...fields] : [...fields, 'Date', new Date(received).toUTCString()]
}

function isNamed(spelling: string, name: string): boolean {
  return spelling.length === name.length && spelling.toLowerCase() === name
}

/** Longer texts are replaced by a hash. */
const maxVerbatimLength = 256

/**
 * Returns a text of up to 256 characters unchanged, and a longer one as `#` and its SHA-256 in base64url. Clients
 * choose keys, addresses and field values of up to 16 KB each; what the server remembers per text must not grow with
 * its length. Equal texts give equal results, different texts different results.
 */
export function boundedText(text: string): string {
  if (text.length <= maxVerbatimLength) return text
  return `#${createHash('sha256').update(text).digest('base64url')}`
}

/** Header names and values seen often, so that cached responses share one string of each. */
const internedTexts = new LRUCache<string, string>({ max: 500 })
const maxInternedLength = 64

function internText(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  if (text.length > maxInternedLength) return text
  const known = internedTexts.get(text)
  if (known === undefined) internedTexts.set(text, text)
  return known ?? text
}

/**
 * Names and values in alternation as text; undefined when one has characters that may not be sent on (RFC 9110,
 * sections 5.1 and 5.5).
 */
export function readFields(raw: Buffer[]): string[] | undefined {
  const fields = raw.map(internText)
  for (let i = 0; i < fields.length; i += 2) {
    // Names and values come in pairs.
    if (!/^[!#$%&'*+\-.^_`|~\w]+$/.test(fields[i]!) || /[^\t\x20-\x7e\x80-\xff]/.test(fields[i + 1]!)) return undefined
  }
  return fields
}

/** Fields of a single connection, which a proxy must not forward (RFC 9110, section 7.6.1). */
const alwaysHopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade'
])

/**
 * End-to-end fields that Connection must not name (RFC 9110, section 7.6.1). Honoring such a name would let a client
 * or an origin strip the fields that the other side bases its decisions on.
 */
const alwaysEndToEnd = new Set([
  'accept',
  'age',
  'authorization',
  'cache-control',
  'cdn-cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'cookie',
  'date',
  'etag',
  'expires',
  'host',
  'if-modified-since',
  'if-none-match',
  'lang',
  'last-modified',
  'location',
  'range',
  'set-cookie',
  'vary'
])

/** Names, in lower case, of the hop-by-hop fields of a message with this Connection value. */
export function hopByHop(connection: string | undefined): ReadonlySet<string> {
  const named = listMembers(connection)
    .map((name) => name.toLowerCase())
    .filter((name) => !alwaysEndToEnd.has(name))
  return named.length === 0 ? alwaysHopByHop : new Set([...alwaysHopByHop, ...named])
}

/** A copy of the fields without the hop-by-hop ones. */
export function endToEndFields(fields: Fields): string[] {
  return without(fields, hopByHop(field(fields, 'connection')))
}
