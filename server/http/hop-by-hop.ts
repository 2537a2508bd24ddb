/** Fields that belong to one connection and never travel on (RFC 9110, section 7.6.1). */
import { type Fields, field, listMembers } from './fields.ts'

const always = new Set([
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
 * What a sender must not name in Connection: they are meant for all recipients, so that naming them could only strip
 * what the other side decides by.
 */
const endToEnd = new Set([
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

/** Names of the fields, in lower case, that end at this connection, given the value of Connection. */
export function hopByHop(connection: string | undefined): ReadonlySet<string> {
  const named = listMembers(connection)
    .map((name) => name.toLowerCase())
    .filter((name) => !endToEnd.has(name))
  return named.length === 0 ? always : new Set([...always, ...named])
}

/** The fields that travel on. */
export function endToEndFields(fields: Fields): string[] {
  const dropped = hopByHop(field(fields, 'connection'))
  const kept: string[] = []
  for (let i = 0; i < fields.length; i += 2) {
    if (!dropped.has(fields[i]!.toLowerCase())) kept.push(fields[i]!, fields[i + 1]!)
  }
  return kept
}
