/**
 * Parses and validates the JSON envelope of API responses (shared/README.md#the-api, shared/README.md#page-status).
 * Parsed envelopes are memoized by the hash of their bytes: a backend that sends the same response again, stored or
 * not, gets it parsed and frozen once, and pages see the same object.
 */

import { decodeHTMLAttribute } from 'entities'
import { LRUCache } from 'lru-cache'
import { isBlank, withoutControls } from '../../shared/locale/cut-text.ts'
import { isFailure } from '../../shared/records/read-record.ts'
import type { Shape } from '../../shared/records/shapes.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })
const maxDepth = 100
/** JSON with more levels than these is no JSON: clients that parse it recursively may fail. */
const maxReadableDepth = 1000
/** Estimated bytes in memory per byte of JSON, and per object or array; the larger of both estimates counts. */
const bytesPerJsonByte = 3
const bytesPerContainer = 64
/** Successes whose content is complete (RFC 9110, section 15.3): of these the code of the envelope decides. */
const wholeStatuses: ReadonlySet<number> = new Set([200, 201, 202, 203])
/** Those could change a prototype, and an object with one of the last two has no text: `String` throws. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf'])

/** What an envelope means. `readable`: it is well-formed and may be sent to clients. */
export type Validation =
  /** `value` is its data, deeply frozen, without control characters and references; `size` their estimated bytes in memory. */
  | { kind: 'valid'; value: unknown; size: number }
  /** `hasData`: there is data beside the code of a failure. */
  | ({ kind: 'missing'; doubtful: boolean; hasData?: boolean } & Reason)
  | ({ kind: 'invalid' } & Reason)

interface Reason {
  /** The HTTP status, or what is wrong. */
  reason: string
  /** The code of the envelope. */
  code?: number
  readable: boolean
}

/**
 * Validates a complete response. `valid`: status 200 to 203, `code` is one of the `success` numbers and `data` is not
 * empty, nor, by the `shape` of a call's data, what went wrong. `missing`: 404 or 410; for content also a 200 to 203
 * without data or with another numeric code. Everything else is `invalid`.
 * Only a 404 or 410 in the API's envelope, with a number as `code` that is no success and a text as `msg`, is surely
 * "not found": the others, which are `doubtful`, are also what a gateway, or a backend under maintenance, sends.
 */
export function validateEnvelope(
  status: number,
  body: Buffer,
  success: readonly number[],
  isContent: boolean,
  shape?: Shape
): Validation {
  const { value: envelope, containers } = parseCounted(body, parseClean)
  const isObject = isContainer(envelope)
  // Parsed JSON may be anything: the members are checked below.
  const { code, msg, data } = (isObject ? envelope : {}) as { code?: unknown; msg?: unknown; data?: unknown }
  const isNumber = typeof code === 'number'
  const because = (reason: string) => ({
    reason,
    readable: isNumber || typeof code === 'string',
    ...(isNumber ? { code } : {})
  })
  const isSuccess = isNumber && success.includes(code)
  if (status === 404 || status === 410) {
    const doubtful = !isNumber || isSuccess || typeof msg !== 'string'
    return { kind: 'missing', doubtful, ...because(String(status)) }
  }
  if (!wholeStatuses.has(status)) return { kind: 'invalid', ...because(String(status)) }
  if (!isObject) return { kind: 'invalid', ...because('no-json') }
  if (!isNumber) return { kind: 'invalid', ...because('no-code') }
  const hasData = data !== undefined && data !== null && data !== ''
  if (!isSuccess || !hasData || (shape && isFailure(data, shape))) {
    const reason = because(isSuccess ? 'no-data' : 'code')
    return isContent
      ? { kind: 'missing', doubtful: true, hasData: hasData && !isSuccess, ...reason }
      : { kind: 'invalid', ...reason }
  }
  return { kind: 'valid', value: data, size: Math.max(body.length * bytesPerJsonByte, containers * bytesPerContainer) }
}

/**
 * Parses UTF-8 JSON into deeply frozen data without keys that could change a prototype, or leave an object without a
 * text. Objects and arrays below 100 levels are left out: null in an array, absent in an object. Returns undefined when
 * the body is no JSON, or has more than 1,000 levels.
 */
export function readJson(body: Buffer): unknown {
  return parseCounted(body).value
}

/** Like `readJson` with another `JSON.parse`, and with the number of objects and arrays. */
function parseCounted(
  body: Buffer,
  parse: (json: string) => unknown = JSON.parse
): { value: unknown; containers: number } {
  try {
    const value: unknown = parse(utf8.decode(body))
    return { value, containers: freezeDeep(value) }
  } catch {
    return { value: undefined, containers: 0 }
  }
}

/** JSON that may hold control characters other than tabs and line breaks. */
const controls = /\\(?:[bf]|u00[0189]|u007f)|[\u007f-\u009f]/i

/** JSON that may hold a text without visible characters; white space alone between quotes is always such a text. */
const blanks =
  /"(?:[\s\u2800\p{Default_Ignorable_Code_Point}]|\\[nrt]|\\u(?:00a[0d]|1680|20[0-6][\da-f]|2800|3000|3164|fe0[\da-f]|feff)|&nbsp;|&#160;|&#xa0;)+"/iu

/**
 * Parses JSON. Its strings lose control characters other than tabs and line breaks, which HTML and XML forbid, and have
 * characters in the place of references; those without visible characters are empty.
 */
function parseClean(json: string): unknown {
  // A reviver costs as much as the parsing, and hardly any response needs it.
  if (!controls.test(json) && !otherReferences.test(json) && !blanks.test(json)) return JSON.parse(json)
  return JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? cleanText(value) : value))
}

function cleanText(sent: string): string {
  const text = withoutControls(withCharacters(sent))
  return isBlank(text.replaceAll('&nbsp;', '')) ? '' : text
}

/**
 * Freezes deeply, without what is nested too deep; returns the number of objects and arrays. Throws a RangeError beyond
 * `maxReadableDepth`.
 */
function freezeDeep(root: unknown): number {
  let containers = 0
  const leftOut: object[] = []
  let level = isContainer(root) ? [root] : []
  for (let depth = 1; level.length > 0; depth++) {
    const nextLevel: object[] = []
    const isDeepest = depth === maxDepth
    for (const container of level) {
      containers += 1
      if (isDeepest) for (const inner of Object.values(container)) if (isContainer(inner)) leftOut.push(inner)
      if (Array.isArray(container)) freezeItems(container, isDeepest, nextLevel)
      // An object that JSON.parse has created, and no array.
      else freezeMembers(container as Record<string, unknown>, isDeepest, nextLevel)
    }
    level = nextLevel
  }
  level = leftOut
  for (let depth = maxDepth; level.length > 0; depth++) {
    if (depth === maxReadableDepth) throw new RangeError('nested too deep')
    level = level.flatMap((container) => Object.values(container).filter(isContainer))
  }
  return containers
}

/** Freezes an array, without its containers if it is the deepest; those are added to `containers` otherwise. */
function freezeItems(items: unknown[], isDeepest: boolean, containers: object[]): void {
  for (const [i, item] of items.entries()) {
    if (!isContainer(item)) continue
    if (isDeepest) items[i] = null
    else containers.push(item)
  }
  Object.freeze(items)
}

/** Like `freezeItems`, for an object that JSON.parse has created; forbidden keys are removed. */
function freezeMembers(record: Record<string, unknown>, isDeepest: boolean, containers: object[]): void {
  for (const key of Object.keys(record)) {
    const value = record[key]
    if (forbiddenKeys.has(key) || (isDeepest && isContainer(value))) delete record[key]
    else if (isContainer(value)) containers.push(value)
  }
  Object.freeze(record)
}

/** Whether a value is an object or a list. */
export function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

type Valid = Extract<Validation, { kind: 'valid' }>

export interface EnvelopeMemo {
  /** The validation of the body with this hash, or that of `validate`, which is remembered while its data are used. */
  validate(call: string, bodyHash: string, validate: () => Validation): Validation
}

const maxRemembered = 1000

/** Creates an empty memo. It references the data weakly, so that it takes no memory of its own worth counting. */
export function createEnvelopeMemo(): EnvelopeMemo {
  const remembered = new LRUCache<string, { data: WeakRef<object>; size: number }>({ max: maxRemembered })
  return {
    validate(call, bodyHash, validate) {
      // The calls differ in the codes that mean success.
      const key = `${call} ${bodyHash}`
      const known = remembered.get(key)
      const data = known?.data.deref()
      if (known && data) return { kind: 'valid', value: data, size: known.size }
      const validation = validate()
      if (isObjectIn(validation)) {
        remembered.set(key, { data: new WeakRef(validation.value), size: validation.size })
      }
      return validation
    }
  }
}

function isObjectIn(validation: Validation): validation is Valid & { value: object } {
  return validation.kind === 'valid' && typeof validation.value === 'object' && validation.value !== null
}

/**
 * A reference with its semicolon, or without where none of `=`, a letter or a digit follows, as in an attribute (HTML,
 * 13.2.5.73): `?a=1&copy=2` in an address is no reference.
 */
const references = /&(?:#(?:\d+|x[\da-f]+)|[a-z][a-z\d]*)(?:;|(?![a-z\d=]))/gi

/** Characters that are markup, or part of a reference, beside others. They stay references that every reader knows. */
const keptReferences: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\u00a0': '&nbsp;',
  '#': '&#35;',
  ';': '&#59;'
}

/** JSON that may hold references other than those that stay as they are. */
const otherReferences =
  /(?:&|\\u0026)(?!(?:amp|lt|gt|quot|apos|nbsp|#(?:3[4589]|6[02]|160|59));)(?:#[\dxX]|[a-zA-Z]{2})/

/**
 * A text or markup with its character references as characters, but for those of markup (`&lt;`), which are decoded
 * where the text is read: what is escaped twice is decoded once. A reference to no character is removed.
 */
export function withCharacters(text: string): string {
  return text.replace(references, (reference) => {
    const characters = decodeHTMLAttribute(reference)
    return keptReferences[characters] ?? (characters === '\ufffd' ? '' : characters)
  })
}
