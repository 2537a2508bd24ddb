import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Bodies } from './heads.ts'
import { ownBytes } from './own-bytes.ts'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
const least = 1024

/** The body with its gzip and br forms, made off the event loop; a form that saves nothing is left out. */
export async function withCodings(identity: Buffer): Promise<Bodies> {
  if (identity.length < least) return { identity }
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
  const [zipped, br] = await Promise.all([toGzip(identity, { level: 6 }), toBrotli(identity, { params: quality })])
  return {
    identity,
    ...(zipped.length < identity.length ? { gzip: ownBytes(zipped) } : {}),
    ...(br.length < identity.length ? { br: ownBytes(br) } : {})
  }
}
