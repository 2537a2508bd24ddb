/**
 * The heads of an entry, built once: flat lists as `writeHead` takes them, each ending in Age and Cache-Status, whose
 * values are written anew when a second has gone by.
 */
import type { Coding } from './accept-encoding.ts'
import { appended, cacheStatus } from './cache-status.ts'
import { type Fields, field, without } from './fields.ts'
import { ageAt, ttlAt, type Windows } from './freshness.ts'
import { createHead, type Head, outdateHead } from './send-whole.ts'
import { weakened } from './validators.ts'

export type Bodies = Readonly<{ identity: Buffer; gzip?: Buffer; br?: Buffer }>

export interface Heads {
  readonly identity: Head
  readonly gzip: Head | undefined
  readonly br: Head | undefined
  readonly notModified: Head
  /** What caches nearer to the origin said. */
  readonly before: string | undefined
  /** What the lists say at the moment; -1: nothing yet. */
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

/** Builds the lists from the fields as they are shown to visitors. */
export function buildHeads(status: number, shown: Fields, bodies: Bodies): Heads {
  const fields = without(shown, writtenByUs)
  const etag = field(fields, 'etag')
  const end = ['Age', '', 'Cache-Status', '']
  const coded = (coding: Exclude<Coding, 'identity'>): Head | undefined => {
    const body = bodies[coding]
    if (!body) return undefined
    const others = without(fields, new Set(['etag']))
    const weak = etag === undefined ? [] : ['ETag', weakened(etag)]
    const lengthOf = ['Content-Length', String(body.length)]
    return createHead([...others, ...weak, 'Content-Encoding', coding, ...lengthOf, ...end])
  }
  const length = bodiless.has(status) ? [] : ['Content-Length', String(bodies.identity.length)]
  return {
    identity: createHead([...fields, ...length, ...end]),
    gzip: coded('gzip'),
    br: coded('br'),
    notModified: createHead([...without(fields, notWithout304), ...end]),
    before: field(shown, 'cache-status'),
    age: -1,
    ttl: 0,
    detail: undefined
  }
}

/** Brings Age and the hit's Cache-Status up to the second. */
export function renewHeads(heads: Heads, windows: Windows, now: number, detail: string | undefined): void {
  const age = ageAt(windows, now)
  const ttl = ttlAt(windows, now)
  if (heads.age === age && heads.ttl === ttl && heads.detail === detail) return
  heads.age = age
  heads.ttl = ttl
  heads.detail = detail
  const status = appended(heads.before, cacheStatus({ ttl, detail }))
  for (const head of [heads.identity, heads.gzip, heads.br, heads.notModified]) {
    if (!head) continue
    write(head.fields, String(age), status)
    outdateHead(head)
  }
}

/** A copy of a head with another Cache-Status. */
export function headSaying(head: Head, heads: Heads, age: number, status: string): string[] {
  const copy = [...head.fields]
  write(copy, String(age), appended(heads.before, status))
  return copy
}

function write(head: string[], age: string, status: string): void {
  head[head.length - 3] = age
  head[head.length - 1] = status
}
