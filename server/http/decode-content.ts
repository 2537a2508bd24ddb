/** Removes the content coding of a received body (RFC 9110, section 8.4). */
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { type Fields, field } from './fields.ts'

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
