/** Derived resources as stored responses: their fields, entity tag and bodies. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gzipSync
} from 'node:zlib'
import { type SparedCall, sparedCall } from '../../api/calls.ts'
import { type EdgeLifetimes, edgeFieldNames, edgeFields } from '../../api/downstream-headers.ts'
import { type Call, type Input, restored } from '../../api/inputs/inputs.ts'
import { type CacheStatus, formatCacheStatus } from '../../http/cache-status.ts'
import { type ContentCoding, copyBytes, type EncodedBodies } from '../../http/content-coding.ts'
import { type Fields, without } from '../../http/fields.ts'
import { type FieldLines, noFields, serializeFields } from '../../http/response-head.ts'
import { type StoredResponse, sendStored } from '../../http/stored-response.ts'
import { bodyHashOf } from '../../http/validators.ts'

const quality = 4
/** That of a document that has to arrive in the first flight: 0.5 ms more for a tenth fewer bytes. */
const firstFlightQuality = 8
/** That of a response for one request only: a search of 57 kB takes 0.3 ms and becomes 18 kB, with 4 0.8 ms and 15 kB. */
const onceQuality = 1

/** Options of brotli for a text of `size` bytes. */
const brotliOptions = (size: number, brotliQuality = quality) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    // A window of 64 KiB, about the size of a page: a larger one takes several MB of memory and saves hardly any bytes.
    [constants.BROTLI_PARAM_LGWIN]: 16
  }
})

/** Compresses synchronously. */
function compress(bytes: Buffer, brotliQuality: number): Buffer {
  return copyBytes(brotliCompressSync(bytes, brotliOptions(bytes.length, brotliQuality)))
}

/** Decompresses synchronously. */
function decompress(compressed: Buffer): Buffer {
  return copyBytes(brotliDecompressSync(compressed))
}

/** What a derivation returns. */
export interface DerivedContent {
  status: number
  /** Content-Type. */
  type: string
  body: string | Buffer
  /** Values of Vary beside Accept-Encoding. */
  vary?: readonly string[]
  headers?: Fields
  /** Its content security policy, where it is not that of all derived resources. */
  policy?: string
  /** True for an error page: no cache downstream may store it. */
  noStore?: boolean
  /**
   * True for a document that has to arrive in the first flight of a connection, 14 KiB: it is compressed more tightly.
   */
  isFirstFlight?: boolean
}

/** A derived resource with its inputs. */
export interface PreparedResponse extends StoredResponse {
  /** One may be missing until `encode` creates it: few requests accept anything but br. */
  readonly bodies: Bodies
  /** Replaces the body in br by a smaller one; undefined without br, and once it has been called or will be. */
  replaceBr: ((smaller: Buffer) => void) | undefined
  /** True for a document that is compressed more tightly (`DerivedContent`). */
  isFirstFlight: boolean
  /** False for a response to one request only. */
  stored: boolean
  /** Cache-Status (RFC 9211) of the next request that it is sent to. */
  cacheStatus: FieldLines
  /** That of all requests but the first, for which it was derived. */
  readonly laterCacheStatus: FieldLines
  inputs: readonly Call[]
  /** In the order of `inputs`. */
  inputVersions: readonly string[]
  /** The calls of `inputs` that have not failed. */
  givenCalls: readonly SparedCall[]
  /** How often it was sent from the store. */
  serves: number
  /** The revision of the inputs at the last check of the versions, and the store's clock until which it counts. */
  validity: { revision: number; until: number }
  /** Bytes of memory, those of bodies that do not exist yet included. */
  size: number
}

type Bodies = { -readonly [coding in ContentCoding]?: EncodedBodies[coding] }

/**
 * The calls that are missing or have to be requested for each request, with the reasons, for Cache-Status; `restored`
 * alone where an earlier process has saved all that are not from the cache.
 */
function detailOf(inputs: readonly Call[], values: readonly Input[]): string | undefined {
  const isRestored = (value: Input) => value.kind !== 'failed' && value.uncachedBecause === restored
  const isRemarkable = (value: Input) => value.kind === 'failed' || value.uncachedBecause !== undefined
  if (values.some(isRestored) && values.every((value) => isRestored(value) || !isRemarkable(value))) return restored
  const reasons = values.flatMap((value, index) => {
    const reason = value.kind === 'failed' ? value.detail : value.uncachedBecause
    return reason === undefined ? [] : `${inputs[index]?.name} ${reason}`
  })
  return reasons.length === 0 ? undefined : reasons.join(', ')
}

/** Shorter bodies are sent uncompressed. */
const minCompressedLength = 1024
/** Estimated size of gzip relative to br, counted in advance; it is about a tenth larger. */
const gzipOverBr = 1.2

/** What a response was derived from. */
interface DerivedFrom {
  inputs: readonly Call[]
  /** In the order of `inputs`. */
  values: readonly Input[]
  /** False: the response is for one request only. */
  isStored: boolean
  /** Lifetimes for an edge; undefined: there is none. */
  edge?: EdgeLifetimes | undefined
}

/** The headers that all derived resources share. */
export interface CommonHeaders {
  headers: FieldLines
  /** The content security policy of those that have none of their own; absent: they have none. */
  policy?: string | undefined
}

/**
 * Serializes the content of a derivation. A response for one request
 * only has no fields for an edge; nor has one that lacks a call. A response for one request only, one with an input that
 * may not be stored, and one with `noStore` are sent with `no-store` and without ETag.
 */
export function prepareResponse(
  { inputs, values, isStored, edge }: DerivedFrom,
  content: DerivedContent,
  common: CommonHeaders
): PreparedResponse {
  // The closures below must not reference `content` or `values`: their texts would stay in memory with the response.
  const { type, status } = content
  const isNoStore =
    !isStored || content.noStore === true || values.some((value) => value.kind !== 'failed' && value.noStore)
  const isForwarded = values.some((value) => value.kind !== 'failed' && value.uncachedBecause !== undefined)
  const detail = detailOf(inputs, values)
  // Where a call has to be requested for each request, none of them is a hit.
  const mayBeHit = isStored && !isForwarded
  const isPublic = edge !== undefined && status === 200 && !isNoStore && !isForwarded && detail === undefined
  const isCompressed = content.body.length >= minCompressedLength && textual.test(type)
  const bytes = bytesOf(content.body, isCompressed)
  const { length } = bytes
  const ownQuality = content.isFirstFlight ? firstFlightQuality : quality
  const br = isCompressed ? compress(bytes, isStored ? ownQuality : onceQuality) : undefined
  const bodies: Bodies = br ? { br } : { identity: bytes }
  const etag = isNoStore ? undefined : `W/"${bodyHashOf(br ?? bytes)}"`
  const policy = content.policy ?? common.policy
  const own = [
    ...['Content-Type', type, ...(etag === undefined ? [] : ['ETag', etag])],
    ...['Cache-Control', isNoStore ? 'no-store' : 'no-cache'],
    ...['Vary', ['Accept-Encoding', ...(content.vary ?? [])].join(', ')],
    ...(policy === undefined ? [] : ['Content-Security-Policy', policy]),
    ...(content.headers ?? []),
    ...(isPublic
      ? edgeFields(
          edge,
          inputs.map(({ name }) => name)
        )
      : [])
  ]
  const prebuiltHeads: PreparedResponse['prebuiltHeads'] = {}
  return {
    inputs,
    inputVersions: values.map((value) => value.version),
    givenCalls: inputs.filter((_call, index) => values[index]?.kind !== 'failed').map(sparedCall),
    serves: 0,
    validity: { revision: -1, until: 0 },
    status,
    etag,
    lastModified: undefined,
    downstreamHeaders: { own, shared: common.headers },
    bodies,
    prebuiltHeads,
    // They read `bodies.br`: capturing `br` would keep it in memory after `replaceBr`.
    encode:
      br &&
      ((coding) => {
        if (!bodies.br) return
        bodies.identity ??= decompress(bodies.br)
        if (coding === 'gzip') bodies.gzip = copyBytes(gzipSync(bodies.identity, { level: 6 }))
      }),
    replaceBr:
      br &&
      ((smaller) => {
        bodies.br = smaller
        delete prebuiltHeads.br
      }),
    size: length + Math.ceil((br?.length ?? 0) * (1 + gzipOverBr)) + 8 * own.join().length,
    stored: isStored,
    isFirstFlight: content.isFirstFlight === true,
    cacheStatus: cacheStatusLine({ fwd: 'miss', stored: mayBeHit, detail }),
    laterCacheStatus: cacheStatusLine(mayBeHit ? { detail } : { fwd: 'miss', detail })
  }
}

function cacheStatusLine(status: CacheStatus): FieldLines {
  return serializeFields(['Cache-Status', formatCacheStatus(status)])
}

/** Types that compress well. */
const textual = /^(text\/|application\/(json|yaml|xml)|[a-z]+\/[^;]*\+(json|xml))/

/** A reused buffer for texts that are compressed at once: allocating one for each would cost as much as filling it. */
const scratch = Buffer.allocUnsafeSlow(524_288)

/** The bytes of a body. With `isTransient` the caller reads them at once: the next call may overwrite them. */
function bytesOf(body: string | Buffer, isTransient: boolean): Buffer {
  if (Buffer.isBuffer(body)) return body
  // A UTF-16 code unit takes three bytes of UTF-8 at most.
  const fits = isTransient && body.length * 3 <= scratch.length
  return fits ? scratch.subarray(0, scratch.write(body)) : Buffer.from(body)
}

/** Sends it. `overrides` replace header fields of the same name. */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  entry: PreparedResponse,
  overrides: Fields = []
): void {
  const { cacheStatus } = entry
  entry.cacheStatus = entry.laterCacheStatus
  const sent = overrides.length === 0 ? entry : withFields(entry, overrides)
  sendStored(request, response, sent, Date.now(), cacheStatus)
}

/** With some of its header fields replaced; with another Cache-Control it has no fields for an edge. */
function withFields(entry: StoredResponse, overrides: Fields): StoredResponse {
  const { own, shared } = entry.downstreamHeaders
  const names = new Set(overrides.filter((_part, index) => index % 2 === 0).map((name) => name.toLowerCase()))
  if (names.has('cache-control')) for (const name of edgeFieldNames) names.add(name)
  const replaced = [...without([...own, ...shared.fields], names), ...overrides]
  return { ...entry, prebuiltHeads: {}, downstreamHeaders: { own: replaced, shared: noFields } }
}

/**
 * 12 % fewer bytes for later requests. With the first quality, or with 5, at once a derivation would cost 1.5 times as
 * much. A document for the first flight is tight already; quality 10 takes 24 ms instead of 1.2, and 6 % more of its
 * bytes away.
 */
const small = { quality: 8, pauseMs: 100 }
const firstFlight = { quality: 10, pauseMs: 2400 }

/**
 * The next recompression begins after the pause of the last one, so that all of them take a hundredth of a core at
 * most.
 */
let nextAt = 0

/**
 * Recompresses the body in br in Node's thread pool, once, and replaces it if the result is smaller. Does nothing if
 * another recompression began less than its pause ago: a page with frequent requests is tried again soon.
 */
export function recompress(page: PreparedResponse): void {
  const { replaceBr } = page
  const { br } = page.bodies
  if (!replaceBr || !br) return
  const now = performance.now()
  if (now < nextAt) return
  const { quality, pauseMs } = page.isFirstFlight ? firstFlight : small
  nextAt = now + pauseMs
  page.replaceBr = undefined
  brotliDecompress(br, (decompressError, bytes) => {
    if (decompressError) return
    brotliCompress(bytes, brotliOptions(bytes.length, quality), (compressError, smaller) => {
      if (!compressError && smaller.length < br.length) replaceBr(copyBytes(smaller))
    })
  })
}
