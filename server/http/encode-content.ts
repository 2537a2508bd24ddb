/** Produces the content codings of a stored body (RFC 9110, section 8.4). */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { copyBytes } from './copy-bytes.ts'

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
