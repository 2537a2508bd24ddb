/** Fields of a single connection, which a proxy must not forward (RFC 9110, section 7.6.1). */
import { type Fields, field, listMembers, without } from './fields.ts'

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
