/**
 * Stored responses as bytes, for stores outside this process. What is read back is trusted no more than a response of
 * the origin: it is checked by the same rule, and everything derived from it is derived again.
 */

import { type Fields, isFields } from '../http/fields.ts'
import type { CacheRequest } from './cache-request.ts'
import type { Counter } from './counters.ts'
import type { CacheEntry } from './entry.ts'
import type { ExchangeTimes } from './lifetimes.ts'
import { recheckedEntry, type Variant, variantOf } from './storing.ts'

/** Version of the format; to be increased when readers of the old version would misread the new one. */
export const entryFormat = 1

/** First bytes of every encoded entry: `FE`, a zero and the version. */
const magic = Buffer.from([0x46, 0x45, 0, entryFormat])
const headBytes = magic.length + 4
/** Bytes that an encoded entry may have beside its body. */
const maxMetaBytes = 131_072

export interface EntryMeta {
  key: string
  label: string
  status: number
  fields: Fields
  requestTime: number
  responseTime: number
  /** Number of the last purge of which the fetch knew when it began. */
  generation: number
  bodyBytes: number
}

/** A decoded entry with what its lifetimes were computed from. */
export interface DecodedEntry {
  entry: CacheEntry
  variant: Variant
  times: ExchangeTimes
  generation: number
}

/** Encodes a stored response; `generation` is the number of the last purge of which its fetch knew when it began. */
export function encodeEntry(
  key: string,
  label: string,
  { status, fields, bodies }: Pick<CacheEntry, 'status' | 'fields' | 'bodies'>,
  { requestTime, responseTime }: ExchangeTimes,
  generation: number
): Buffer {
  const body = bodies.identity
  const meta: EntryMeta = {
    key,
    label,
    status,
    fields,
    requestTime,
    responseTime,
    generation,
    bodyBytes: body.length
  }
  const text = Buffer.from(JSON.stringify(meta))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  return Buffer.concat([magic, length, text, body])
}

/**
 * Decodes an entry for a request with the same key. Resolves to undefined where the bytes are of another format, of
 * another key, too large, or would not be stored if the origin sent them now. `now` in milliseconds.
 */
export async function decodeEntry(
  bytes: Buffer,
  request: CacheRequest,
  counter: Counter,
  maxEntryBytes: number,
  now: number
): Promise<DecodedEntry | undefined> {
  const { rule, clientHeaders } = request
  const parts = splitEntry(bytes, maxEntryBytes)
  if (!parts) return undefined
  const { meta, body } = parts
  const { status, fields, requestTime, responseTime, generation } = meta
  if (meta.key !== request.key || meta.label !== rule.label || responseTime > now + maxClockSkewMs) return undefined
  const times = { requestTime, responseTime }
  const entry = await recheckedEntry(request, counter, { status, fields, body }, times)
  return entry && { entry, variant: variantOf(fields, clientHeaders, rule), times, generation }
}

/** Clocks of two replicas may differ by this much. */
const maxClockSkewMs = 5000

/** Separates meta data and body; undefined for anything that `encodeEntry` does not write. */
export function splitEntry(bytes: Buffer, maxEntryBytes: number): { meta: EntryMeta; body: Buffer } | undefined {
  if (bytes.length < headBytes || bytes.length > maxEntryBytes + maxMetaBytes) return undefined
  if (!bytes.subarray(0, magic.length).equals(magic)) return undefined
  const bodyStart = headBytes + bytes.readUInt32BE(magic.length)
  if (bodyStart > bytes.length) return undefined
  const meta = parseMeta(bytes.subarray(headBytes, bodyStart))
  // A copy: the bytes received would stay in memory with the entry.
  const body = Buffer.from(bytes.subarray(bodyStart))
  return meta && body.length === meta.bodyBytes && body.length <= maxEntryBytes ? { meta, body } : undefined
}

function parseMeta(text: Buffer): EntryMeta | undefined {
  let meta: Partial<Record<keyof EntryMeta, unknown>>
  try {
    meta = JSON.parse(text.toString())
  } catch {
    return undefined
  }
  if (typeof meta !== 'object' || meta === null) return undefined
  const { key, label, status, fields, requestTime, responseTime, generation, bodyBytes } = meta
  const isValid =
    typeof key === 'string' &&
    typeof label === 'string' &&
    Number.isInteger(status) &&
    isFields(fields) &&
    isTime(requestTime) &&
    isTime(responseTime) &&
    requestTime <= responseTime &&
    isTime(generation) &&
    isTime(bodyBytes)
  // Each member has just been checked; the range of the status is that of HTTP.
  if (!isValid || (status as number) < 200 || (status as number) > 599) return undefined
  return { key, label, status: status as number, fields, requestTime, responseTime, generation, bodyBytes } // checked
}

/** True for a whole number that is not negative. */
function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
