/** What an answer of the API is worth (rulings, sections 2 and 4). */
import type { Verdict } from '../cache/ask.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })
const deepest = 100
/** Bytes in memory for each byte of JSON, and for each object or array, roughly: whichever is more counts. */
const expansion = 3
const containerBytes = 64
const poisonous = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Judges a whole answer: good is a 200 whose `code` is one of the numbers that mean success and whose `data` is there.
 * 404 and 410 are missing; of content, so is a success without data or another well-formed code. Everything else is bad.
 */
export function judge(status: number, body: Buffer, success: readonly number[], isContent: boolean): Verdict {
  const { value: envelope, containers } = readCounted(body)
  const isObject = typeof envelope === 'object' && envelope !== null
  const { code, data } = (isObject ? envelope : {}) as { code?: unknown; data?: unknown }
  const readable = typeof code === 'number' || typeof code === 'string'
  if (status === 404 || status === 410) return { kind: 'missing', readable }
  if (status !== 200) return { kind: 'bad', reason: String(status), readable }
  if (!isObject) return { kind: 'bad', reason: 'no-json', readable }
  if (typeof code !== 'number') return { kind: 'bad', reason: 'no-code', readable }
  if (!success.includes(code) || data === undefined || data === null || data === '') {
    return isContent ? { kind: 'missing', readable } : { kind: 'bad', reason: 'code', readable }
  }
  return { kind: 'good', value: data, size: Math.max(body.length * expansion, containers * containerBytes) }
}

/**
 * Parses UTF-8 JSON into frozen data without keys that could reach a prototype. Gives undefined for what is no JSON,
 * or nested deeper than anything honest.
 */
export function readJson(body: Buffer): unknown {
  return readCounted(body).value
}

/** The same, and how many objects and arrays it holds. */
function readCounted(body: Buffer): { value: unknown; containers: number } {
  try {
    const value: unknown = JSON.parse(utf8.decode(body))
    const containers = freeze(value)
    return containers === undefined ? { value: undefined, containers: 0 } : { value, containers }
  } catch {
    return { value: undefined, containers: 0 }
  }
}

/** Freezes all the way down; gives the number of objects and arrays, or undefined when it goes too deep. */
function freeze(root: unknown): number | undefined {
  let containers = 0
  let level = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return undefined
    const below: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      containers += 1
      if (Array.isArray(value)) for (const item of value) below.push(item)
      else {
        for (const key of Object.keys(value)) {
          if (poisonous.has(key)) delete (value as Record<string, unknown>)[key]
          else below.push((value as Record<string, unknown>)[key])
        }
      }
      Object.freeze(value)
    }
    level = below
  }
  return containers
}
