/** Content codings (RFC 9110, section 8.4): those that this server produces, and the decoding of received bodies. */
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, inflate } from 'node:zlib'
import { type Fields, field } from './fields.ts'

export type ContentCoding = 'identity' | 'gzip' | 'br'

/**
 * Returns the bytes in an allocation of exactly their length. zlib may return a slice of a 16 KiB allocation, all of
 * which would stay in memory as long as the slice does.
 */
export function copyBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  copy.set(bytes)
  return copy
}

/** A body and its coded forms; a coding is absent until it is ready, or where it would not be smaller. */
export type EncodedBodies = Readonly<{ identity: Buffer; gzip?: Buffer; br?: Buffer }>

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
/** Smaller bodies fit one packet with or without coding. */
const minBytes = 1024

/** Compresses a body with gzip and br in zlib's thread pool; a coded form that is not smaller is left out. */
export async function encodeContent(identity: Buffer): Promise<EncodedBodies> {
  if (identity.length < minBytes) return { identity }
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
  const [zipped, br] = await Promise.all([toGzip(identity, { level: 6 }), toBrotli(identity, { params: quality })])
  return {
    identity,
    ...(zipped.length < identity.length ? { gzip: copyBytes(zipped) } : {}),
    ...(br.length < identity.length ? { br: copyBytes(br) } : {})
  }
}

const decoders = new Map([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)]
])

/**
 * Decodes a body by its Content-Encoding: this server requests `identity`, but an origin may ignore that. Resolves to
 * undefined when the coding is unknown, the data is corrupt, or the decoded body exceeds `maxBytes`. Never rejects.
 */
export async function decodeContent(fields: Fields, body: Buffer, maxBytes: number): Promise<Buffer | undefined> {
  const coding = field(fields, 'content-encoding')?.trim().toLowerCase()
  if (coding === undefined || coding === '' || coding === 'identity') return body
  const decode = decoders.get(coding)
  try {
    return await decode?.(body, { maxOutputLength: maxBytes })
  } catch {
    return undefined
  }
}
