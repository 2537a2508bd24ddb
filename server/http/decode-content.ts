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
 * The body without its content coding, which nobody had asked for. Gives undefined when it is a coding unknown here,
 * broken, or over `most` bytes once unpacked.
 */
export async function decoded(fields: Fields, body: Buffer, most: number): Promise<Buffer | undefined> {
  const coding = field(fields, 'content-encoding')?.trim().toLowerCase()
  if (coding === undefined || coding === '' || coding === 'identity') return body
  const decode = decoders.get(coding)
  try {
    return await decode?.(body, { maxOutputLength: most })
  } catch {
    return undefined
  }
}
