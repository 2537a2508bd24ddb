/** The file format of a saved response: one line of JSON, then the body. */
import { createHash } from 'node:crypto'
import { type Fields, isFields } from '../../http/fields.ts'
import type { CacheEntry } from '../entry.ts'

/** Part of the header line; files of another format are not read. */
const format = 'response-1'
const maxHeaderBytes = 262_144

export interface SavedResponse {
  /** Base URL of the backend that gave it. */
  backend: string
  /** What the rule of the call depends on: a response that was stored by another rule is not read. */
  rule: string
  key: string
  status: number
  fields: Fields
  /** When it was generated, in milliseconds since the epoch. */
  generatedAt: number
  bodyHash: string
  body: Buffer
}

/** The bytes of a response's file. */
export function encodeResponse(
  { backend, rule, key }: Pick<SavedResponse, 'backend' | 'rule' | 'key'>,
  { status, fields, lifetimes, bodyHash, bodies }: CacheEntry
): Buffer {
  const { generatedAt } = lifetimes
  const header = { format, backend, rule, key, status, fields, generatedAt, bodyHash, length: bodies.identity.length }
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), bodies.identity])
}

/** Reads a file's bytes; undefined where they are of another format, cut off, or changed. */
export function decodeResponse(bytes: Buffer): SavedResponse | undefined {
  const end = bytes.indexOf(10)
  if (end < 0 || end > maxHeaderBytes) return undefined
  let header: unknown
  try {
    header = JSON.parse(bytes.toString('utf8', 0, end))
  } catch {
    return undefined
  }
  if (typeof header !== 'object' || header === null) return undefined
  // Parsed JSON: every member is checked below.
  const { backend, rule, key, status, fields, generatedAt, bodyHash, ...rest } = header as Record<string, unknown>
  const body = bytes.subarray(end + 1)
  if (rest.format !== format || rest.length !== body.length || status !== 200) return undefined
  if (typeof backend !== 'string' || typeof rule !== 'string' || typeof key !== 'string') return undefined
  if (typeof generatedAt !== 'number' || !Number.isFinite(generatedAt)) return undefined
  if (!isFields(fields)) return undefined
  const hash = createHash('sha1').update(body).digest('base64url')
  if (bodyHash !== hash) return undefined
  // A copy: `body` would keep the whole file in memory.
  return { backend, rule, key, status, fields, generatedAt, bodyHash: hash, body: Buffer.from(body) }
}
