/** Parses the body of a posted form: multipart/form-data or application/x-www-form-urlencoded. */
import type { IncomingMessage } from 'node:http'
import { Busboy } from '@fastify/busboy'

/** The fields of a form by name, or the reason why there are none. */
export type FormBody = { fields: Record<string, string> } | { error: 'media' | 'large' | 'malformed' }

/** The site's forms have at most a dozen short fields. */
const maxBytes = 32_768
const maxFields = 40
const limits = { fields: maxFields + 1, parts: maxFields + 1, fieldSize: 4096, fieldNameSize: 100 }

/** Reads the fields of a request's body; of equal names the first counts, and files are ignored. Never rejects. */
export function readForm(request: IncomingMessage): Promise<FormBody> {
  const type = request.headers['content-type'] ?? ''
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
    request.resume()
    return Promise.resolve({ error: 'media' })
  }
  return new Promise((resolve) => {
    const fields: Record<string, string> = Object.create(null)
    let bytes = 0
    let count = 0
    const end = (body: FormBody) => {
      request.unpipe()
      request.resume()
      resolve(body)
    }
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) end({ error: 'large' })
    })
    request.once('error', () => end({ error: 'malformed' }))
    request.once('aborted', () => end({ error: 'malformed' }))
    try {
      const parser = new Busboy({ headers: { ...request.headers, 'content-type': type }, limits })
      parser.on('field', (name, value, nameTruncated, valueTruncated) => {
        count += 1
        if (nameTruncated || valueTruncated || count > maxFields) end({ error: 'large' })
        else fields[name] ??= value
      })
      // A file that nobody reads stops the parser.
      parser.on('file', (_name, stream) => stream.resume())
      parser.once('partsLimit', () => end({ error: 'large' }))
      parser.once('error', () => end({ error: 'malformed' }))
      parser.once('finish', () => end({ fields }))
      request.pipe(parser)
    } catch {
      end({ error: 'malformed' })
    }
  })
}
