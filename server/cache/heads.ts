/**
 * The heads of an entry, each built when it is first sent but for its ending, Age and Cache-Status, which is another
 * one when a second has gone by.
 */
import { LRUCache } from 'lru-cache'
import type { Coding } from './accept-encoding.ts'
import { appended, cacheStatus } from './cache-status.ts'
import { type Fields, field, without } from './fields.ts'
import { ageAt, ttlAt, type Windows } from './freshness.ts'
import { createHead, type FieldLines, fieldLines, type Head, noFields } from './send-whole.ts'
import { weakened } from './validators.ts'

export type Bodies = Readonly<{ identity: Buffer; gzip?: Buffer; br?: Buffer }>

/** The fields of an answer as visitors get them: its own, and behind them those that all answers share. */
export interface Shown {
  readonly own: Fields
  readonly common: FieldLines
}

export type HeadKind = Coding | 'notModified'

export interface Heads extends Record<HeadKind, Head | undefined> {
  /** What caches nearer to the origin said. */
  readonly before: string | undefined
  /** What the heads end with at the moment, and what it says. */
  ending: FieldLines
  age: number
  ttl: number
  detail: string | undefined
}

/** Fields of a 304 (RFC 9110, section 15.4.5); those of security travel as well. */
const notWithout304 = new Set([
  'content-type',
  'content-length',
  'content-encoding',
  'content-range',
  'content-language'
])
const writtenByUs = new Set(['age', 'cache-status', 'content-length'])
const bodiless = new Set([204, 304])

/** The heads of an entry, each written when it is first sent. */
export function createHeads({ own }: Shown): Heads {
  return {
    identity: undefined,
    gzip: undefined,
    br: undefined,
    notModified: undefined,
    before: field(own, 'cache-status'),
    ending: noFields,
    age: -1,
    ttl: 0,
    detail: undefined
  }
}

/** What heads are built from. */
export interface Headed {
  readonly status: number
  readonly shown: Shown
  readonly bodies: Bodies
  readonly heads: Heads
}

/** The head for a coding in which there is a body, or for a 304. */
export function headFor(entry: Headed, kind: HeadKind): Head {
  const { heads } = entry
  heads[kind] ??= buildHead(entry, kind)
  return heads[kind]
}

function buildHead({ status, shown, bodies }: Headed, kind: HeadKind): Head {
  const fields = without(shown.own, writtenByUs)
  if (kind === 'notModified') return createHead(without(fields, notWithout304), shown.common)
  const length = bodiless.has(status) ? [] : ['Content-Length', String(bodies[kind]!.length)]
  if (kind === 'identity') return createHead([...fields, ...length], shown.common)
  const etag = field(fields, 'etag')
  const others = without(fields, new Set(['etag']))
  const weak = etag === undefined ? [] : ['ETag', weakened(etag)]
  return createHead([...others, ...weak, 'Content-Encoding', kind, ...length], shown.common)
}

/** What the heads of a hit end with: Age and Cache-Status, up to the second. */
export function hitEnding(heads: Heads, windows: Windows, now: number, detail: string | undefined): FieldLines {
  const age = ageAt(windows, now)
  const ttl = ttlAt(windows, now)
  if (heads.age === age && heads.ttl === ttl && heads.detail === detail) return heads.ending
  heads.age = age
  heads.ttl = ttl
  heads.detail = detail
  heads.ending =
    heads.before === undefined && detail === undefined
      ? plainEnding(age, ttl)
      : endingSaying(heads.before, age, cacheStatus({ ttl, detail }))
  return heads.ending
}

/** What a head ends with: Age, and a Cache-Status behind those of caches nearer to the origin. */
export function endingSaying(before: string | undefined, age: number, status: string): FieldLines {
  return fieldLines(['Age', String(age), 'Cache-Status', appended(before, status)])
}

/** Shared by all that are as old and as long fresh: many an entry would hold on to one of its own for a second each. */
const plainEndings = new LRUCache<string, FieldLines>({ max: 2000 })

function plainEnding(age: number, ttl: number): FieldLines {
  const key = `${age} ${ttl}`
  const known = plainEndings.get(key)
  if (known) return known
  const ending = endingSaying(undefined, age, cacheStatus({ ttl }))
  plainEndings.set(key, ending)
  return ending
}
