/**
 * Creates the entry of a response that the origin has just sent or confirmed (RFC 9111, sections 3.1, 3.2 and 4.1), and
 * stores it.
 */

import type { IncomingHttpHeaders } from 'node:http'
import { cacheControlOf, type ResponseCacheControl } from '../http/cache-control.ts'
import { encodeContent } from '../http/content-coding.ts'
import { endToEndFields, type Fields, listMembers, withDate, without } from '../http/fields.ts'
import { secondaryKey } from '../http/vary.ts'
import type { CacheRequest } from './cache-request.ts'
import type { Counter } from './counters.ts'
import { type CacheEntry, type CacheEntryParts, createEntry } from './entry.ts'
import { type ExchangeTimes, endingAt, hasFieldNames, lifetimesOf } from './lifetimes.ts'
import type { CacheRule, CheckedBody } from './rule.ts'
import { entryOf, type Store } from './store.ts'

/** Which requests select a response among those with the same key. */
export interface Variant {
  /** Request fields that select it, of those that Vary nominates. */
  names: readonly string[]
  secondaryKey: string
}

/** The variant that a storable response to these request headers is. */
export function variantOf(
  fields: Fields,
  headers: IncomingHttpHeaders,
  { forced, selectingFields }: Pick<CacheRule, 'forced' | 'selectingFields'>
): Variant {
  const names = forced ? [] : (selectingFields(fields) ?? [])
  return { names, secondaryKey: secondaryKey(names, headers) }
}

/** What a 304 leaves unchanged in a stored response. */
export type StoredContent = Pick<
  CacheEntryParts,
  'status' | 'bodies' | 'bodyHash' | 'value' | 'valueSize' | 'missing' | 'doubtful'
>

/** What is stored of a response whose check has passed. */
export function contentOf(status: number, checked: Exclude<CheckedBody, { kind: 'invalid' }>): StoredContent {
  const content = { status, bodies: { identity: checked.body }, bodyHash: checked.bodyHash }
  return checked.kind === 'valid'
    ? { ...content, value: checked.value, valueSize: checked.size }
    : { ...content, missing: true, doubtful: checked.doubtful }
}

/** How long a doubtful response is of use, in milliseconds. */
const doubtfulMs = 10_000
const noControl: ResponseCacheControl = { directives: new Map(), targeted: false }
/** Fields that a forced lifetime replaces. */
const lifetimeFields = new Set(['expires', 'pragma'])

/**
 * Creates an entry without the hop-by-hop fields, the rule's unstored ones, and those that `no-cache` names. `received`
 * are the fields of the message just received: those of a 304, or `fields` themselves.
 */
export function newEntry(
  rule: CacheRule,
  counter: Counter,
  content: StoredContent,
  fields: Fields,
  received: Fields,
  times: ExchangeTimes
): CacheEntry {
  const control = rule.forced ? noControl : cacheControlOf(fields)
  const noCache = control.directives.get('no-cache')
  const excluded = new Set(rule.unstoredFields)
  if (hasFieldNames(noCache)) for (const name of listMembers(noCache)) excluded.add(name.toLowerCase())
  if (rule.forced) for (const name of lifetimeFields) excluded.add(name)
  const storedFields = withDate(without(endToEndFields(fields), excluded), times.responseTime)
  const { status, bodyHash = '', missing = false } = content
  const defaults = missing ? (rule.missingDefaults ?? rule.defaults) : rule.defaults
  const lifetimes = lifetimesOf(status, storedFields, received, control, times, defaults)
  return createEntry({
    ...content,
    fields: storedFields,
    downstreamHeaders: rule.storedHeaders(storedFields, bodyHash, missing),
    lifetimes: content.doubtful ? endingAt(times.responseTime + doubtfulMs, lifetimes) : lifetimes,
    tag: rule.tag,
    counter
  })
}

/**
 * The entry of a response that was stored outside this process, where it is trusted no more than one of the origin: its
 * rule checks it again. Undefined where that would not store it, or doubts it.
 */
export async function recheckedEntry(
  { rule }: Pick<CacheRequest, 'rule'>,
  counter: Counter,
  { status, fields, body }: { status: number; fields: Fields; body: Buffer },
  times: ExchangeTimes
): Promise<CacheEntry | undefined> {
  if (rule.whyNotStorable({ status, fields })) return undefined
  const checked = await rule.check?.(status, fields, body)
  if (checked?.kind === 'invalid') return undefined
  const content = checked ? contentOf(status, checked) : { status, bodies: { identity: body } }
  return content.doubtful ? undefined : newEntry(rule, counter, content, fields, fields, times)
}

/** Stores an entry; bodies that have been checked are compressed in the background. */
export function storeEntry(request: CacheRequest, store: Store, entry: CacheEntry, variant: Variant): void {
  store.put(request, variant.names, variant.secondaryKey, entry)
  if (request.rule.check && !entry.missing && entry.bodies.br === undefined) {
    void addEncodedBodies(request, entry, store, variant)
  }
}

/** Compresses the body of a stored entry and replaces the entry, unless another one has been stored meanwhile. */
async function addEncodedBodies(
  request: CacheRequest,
  entry: CacheEntry,
  store: Store,
  { names, secondaryKey }: Variant
): Promise<void> {
  const bodies = await encodeContent(entry.bodies.identity)
  if (!bodies.br) return
  if (entryOf(store.get(request.key), secondaryKey) !== entry) return
  store.put(request, names, secondaryKey, createEntry({ ...entry, bodies }))
}
