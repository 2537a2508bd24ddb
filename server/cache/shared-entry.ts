/**
 * Creates entries of the shared cache, with body and fields as the origin sent them (RFC 9111, sections 3.1 and 4.1).
 */
import type { IncomingHttpHeaders } from 'node:http'
import { cacheControlOf } from '../http/cache-control.ts'
import { type Fields, listMembers, withDate, without } from '../http/fields.ts'
import { endToEndFields } from '../http/hop-by-hop.ts'
import { secondaryKey, varyNames } from '../http/vary.ts'
import type { Counter } from './counters.ts'
import { type CacheEntry, createEntry } from './entry.ts'
import { type ExchangeTimes, hasFieldNames, type LifetimeDefaults, lifetimesOf } from './lifetimes.ts'
import type { CacheHooks } from './proxy-request.ts'

/** Which requests select a response among those with the same key. */
export interface Variant {
  /** Request fields that Vary nominates. */
  names: readonly string[]
  secondaryKey: string
}

/** The variant that a response to these request headers is; fields that are part of the key (`inKey`) are left out. */
export function variantOf(fields: Fields, headers: IncomingHttpHeaders, inKey: ReadonlySet<string>): Variant {
  const names = (varyNames(fields) ?? []).filter((name) => !inKey.has(name))
  return { names, secondaryKey: secondaryKey(names, headers) }
}

interface SharedEntryOptions {
  counter: Counter
  defaults: LifetimeDefaults
  hooks: CacheHooks
}

/**
 * Creates an entry without the hop-by-hop fields and the fields that `no-cache` names. `received` are the fields of the
 * message just received: those of a 304, or `fields` themselves.
 */
export function createSharedEntry(
  status: number,
  fields: Fields,
  received: Fields,
  body: Buffer,
  times: ExchangeTimes,
  { counter, defaults, hooks }: SharedEntryOptions
): CacheEntry {
  const control = cacheControlOf(fields)
  const noCache = control.directives.get('no-cache')
  const excluded = new Set(hasFieldNames(noCache) ? listMembers(noCache).map((name) => name.toLowerCase()) : [])
  const storedFields = withDate(without(endToEndFields(fields), excluded), times.responseTime)
  return createEntry({
    status,
    fields: storedFields,
    downstreamHeaders: hooks.downstreamHeaders(storedFields),
    bodies: { identity: body },
    lifetimes: lifetimesOf(status, fields, received, control, times, defaults),
    tag: '',
    counter
  })
}
