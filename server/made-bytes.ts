/** What is made, as it is sent: frozen bytes and prebuilt header lists, one for each coding. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Call } from './answers.ts'
import { type Coding, chosenCoding } from './cache/accept-encoding.ts'
import { cacheStatus } from './cache/cache-status.ts'
import { without } from './cache/fields.ts'
import { createHead, type FieldLines, type Head, sendWhole } from './cache/send-whole.ts'
import { matches } from './cache/validators.ts'
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
  /** Writes the gzip coding, which few browsers still ask for, when the first one does. */
  writeGzip: (() => void) | undefined
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
const brotli = (size: number) => ({
  params: {
    // Somebody waits for it: 6 takes no less room, 4 a tenth more.
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    // A power of two, as far back as most pages are long: each packing holds twice as much memory.
    [constants.BROTLI_PARAM_LGWIN]: 17
  }
})

/** Writes a product out, with the headers that all answers share. `keep` false: for one request only. */
export function freeze(
  calls: readonly Call[],
  versions: Kept['versions'],
  product: Product,
  common: FieldLines,
  keep: boolean
): Kept {
  const identity = Buffer.isBuffer(product.body) ? product.body : Buffer.from(product.body)
  const coded = keep && identity.length >= 1024 && /^(text|application\/(json|yaml|xml|.*\+xml))/.test(product.type)
  const bodies: Kept['bodies'] = {
    identity,
    gzip: undefined,
    br: coded ? brotliCompressSync(identity, brotli(identity.length)) : undefined
  }
  const etag = `W/"${createHash('sha1')
    .update(bodies.br ?? identity)
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
        product.type,
        'Content-Length',
        String((bodies[coding] ?? identity).length),
        ...(coding === 'identity' || !bodies[coding] ? [] : ['Content-Encoding', coding]),
        ...validators,
        ...shared
      ],
      common
    )
  const heads = { identity: head('identity'), gzip: head('identity'), br: head('br') }
  const size =
    identity.length + Math.ceil((bodies.br?.length ?? 0) * (1 + gzipOverBr)) + 8 * heads.br.fields.join().length
  const entry: Kept = {
    calls,
    versions,
    looked: { changes: -1, until: 0 },
    status: product.status,
    etag,
    bodies,
    heads,
    notModified: createHead([...validators, ...shared], common),
    writeGzip: undefined,
    size,
    stored: keep,
    isNew: keep
  }
  if (coded) {
    entry.writeGzip = () => {
      entry.writeGzip = undefined
      bodies.gzip = gzipSync(identity, { level: 6 })
      heads.gzip = head('gzip')
    }
  }
  return entry
}

/** Sends a product; 304 where If-None-Match says so (RFC 9110, section 13.1.2). `more` replaces headers of the same name. */
export function sendMade(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Sendable,
  more: HeaderList = []
): void {
  const others = entry.isNew ? [...more, 'Cache-Status', statusOf(entry)] : more
  entry.isNew = false
  if (entry.stored && entry.status === 200 && isKnown(request.headers['if-none-match'], entry.etag)) {
    sendWhole(request, response, 304, headWith(entry.notModified, others), undefined)
    return
  }
  const coding = chosenCoding(request.headers['accept-encoding'])
  if (coding === 'gzip') entry.writeGzip?.()
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
