/** What is made, as it is sent: frozen bytes and prebuilt header lists, one for each coding. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Call } from './answers.ts'
import { type Coding, chosenCoding } from './cache/accept-encoding.ts'
import { cacheStatus } from './cache/cache-status.ts'
import { without } from './cache/fields.ts'
import { ownBytes } from './cache/own-bytes.ts'
import { createHead, type FieldLines, type Head, sendWhole } from './cache/send-whole.ts'
import { matches } from './cache/validators.ts'
import { packQuickly, packTightly, unpack } from './packing.ts'
import type { HeaderList } from './security.ts'

export interface Product {
  status: number
  type: string
  body: string | Buffer
  /** Request headers beside Accept-Encoding that chose this answer. */
  vary?: readonly string[]
  headers?: HeaderList
}

/** What is sent as it is kept: one body and one prebuilt head for each coding. */
export interface Sendable {
  status: number
  etag: string
  bodies: Record<Coding, Buffer | undefined>
  heads: Record<Coding, Head>
  notModified: Head
  /** Writes a body that is not there, when the first visitor asks for that coding: few do. */
  write: ((coding: Coding) => void) | undefined
  /** Packs br smaller, behind the answers: to be called where somebody comes after the one whom it was made for. */
  tighten: (() => void) | undefined
  /** False for what was made for this one request only. */
  stored: boolean
  /** True until somebody has been sent it: the one whom it was made for. */
  isNew: boolean
}

/** A product, and what it was made of. */
export interface Kept extends Sendable {
  calls: readonly Call[]
  versions: readonly (string | undefined)[]
  /** When it was seen that it stands: how much had changed by then, and until when that holds. */
  looked: { changes: number; until: number }
  size: number
}

const hit = cacheStatus({})
const miss = cacheStatus({ fwd: 'miss' })
const missStored = cacheStatus({ fwd: 'miss', stored: true })

/** What Cache-Status is to say of it to who is sent it now (RFC 9211). */
export function statusOf({ stored, isNew }: Sendable): string {
  if (!stored) return miss
  return isNew ? missStored : hit
}

/** Gzip is about a tenth larger than br; what it will take is counted beforehand. */
const gzipOverBr = 1.2

/** Writes a product out, with the headers that all answers share. `keep` false: for one request only. */
export function freeze(
  calls: readonly Call[],
  versions: Kept['versions'],
  product: Product,
  common: FieldLines,
  keep: boolean
): Kept {
  // What stays is written later out of these: not of the product, whose text would stay with it.
  const { type, status } = product
  const coded = keep && product.body.length >= 1024 && textual.test(type)
  const bytes = bytesOf(product.body, coded)
  const { length } = bytes
  const br = coded ? packQuickly(bytes) : undefined
  const bodies: Kept['bodies'] = { identity: coded ? undefined : bytes, gzip: undefined, br }
  const etag = `W/"${createHash('sha1')
    .update(br ?? bytes)
    .digest('base64url')}"`
  const shared = [
    'Cache-Control',
    keep ? 'no-cache' : 'no-store',
    'Vary',
    ['Accept-Encoding', ...(product.vary ?? [])].join(', '),
    ...(product.headers ?? [])
  ]
  const validators = keep ? ['ETag', etag, 'Cache-Status', hit] : ['Cache-Status', miss]
  const head = (coding: Coding) =>
    createHead(
      [
        'Content-Type',
        type,
        'Content-Length',
        String(bodies[coding]?.length ?? length),
        ...(coding === 'identity' || !bodies[coding] ? [] : ['Content-Encoding', coding]),
        ...validators,
        ...shared
      ],
      common
    )
  const heads = { identity: head('identity'), gzip: head('identity'), br: head('br') }
  const size = length + Math.ceil((br?.length ?? 0) * (1 + gzipOverBr)) + 8 * heads.br.fields.join().length
  const entry: Kept = {
    calls,
    versions,
    looked: { changes: -1, until: 0 },
    status,
    etag,
    bodies,
    heads,
    notModified: createHead([...validators, ...shared], common),
    write: undefined,
    tighten: undefined,
    size,
    stored: keep,
    isNew: keep
  }
  if (br) {
    entry.write = (coding) => {
      bodies.identity ??= unpack(bodies.br!)
      if (coding !== 'gzip') return
      bodies.gzip = ownBytes(gzipSync(bodies.identity, { level: 6 }))
      heads.gzip = head('gzip')
    }
    entry.tighten = () => {
      const isBegun = packTightly(br, (tight) => {
        bodies.br = tight
        heads.br = head('br')
      })
      if (isBegun) entry.tighten = undefined
    }
  }
  return entry
}

const textual = /^(text|application\/(json|yaml|xml|.*\+xml))/

/** Where texts are written that are only there to be packed: new memory for each would cost as much as filling it. */
const desk = Buffer.allocUnsafeSlow(524_288)

/** The bytes of a body. `passing`: they are read at once, and the next call may write over them. */
function bytesOf(body: string | Buffer, passing: boolean): Buffer {
  if (Buffer.isBuffer(body)) return body
  const fits = passing && body.length * 3 <= desk.length
  return fits ? desk.subarray(0, desk.write(body)) : Buffer.from(body)
}

/** Sends a product; 304 where If-None-Match says so (RFC 9110, section 13.1.2). `more` replaces headers of the same name. */
export function sendMade(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Sendable,
  more: HeaderList = []
): void {
  const { isNew } = entry
  const others = isNew ? [...more, 'Cache-Status', statusOf(entry)] : more
  entry.isNew = false
  if (entry.stored && entry.status === 200 && isKnown(request.headers['if-none-match'], entry.etag)) {
    sendWhole(request, response, 304, headWith(entry.notModified, others), undefined)
    return
  }
  const coding = chosenCoding(request.headers['accept-encoding'])
  if (!entry.bodies[coding]) entry.write?.(coding)
  if (coding === 'br' && !isNew) entry.tighten?.()
  const body = entry.bodies[coding]
  const head = headWith(entry.heads[body ? coding : 'identity'], others)
  sendWhole(request, response, entry.status, head, body ?? entry.bodies.identity)
}

/** A head with other values for some of its names. */
function headWith(head: Head, others: HeaderList): Head {
  if (others.length === 0) return head
  const fields = [...head.fields, ...head.common.fields]
  const names = new Set(others.filter((_part, index) => index % 2 === 0).map((name) => name.toLowerCase()))
  return createHead([...without(fields, names), ...others])
}

function isKnown(field: string | undefined, etag: string): boolean {
  return field !== undefined && (field === etag || matches(field, etag))
}
