/** Reads posted forms: multipart/form-data and urlencoded, small and flat. */
import type { IncomingMessage } from 'node:http'
import { Busboy } from '@fastify/busboy'

export type FormBody = { fields: Record<string, string> } | { fault: 'media' | 'large' | 'malformed' }

/** A form has a dozen short fields; what is larger is none of ours. */
const most = { bytes: 32_768, fields: 40 }
const limits = { fields: most.fields + 1, parts: most.fields + 1, files: 0, fieldSize: 4096, fieldNameSize: 100 }

/** Gives the fields of the body; of a name that comes twice the first. Never throws. */
export function readForm(request: IncomingMessage): Promise<FormBody> {
  const type = request.headers['content-type'] ?? ''
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
    request.resume()
    return Promise.resolve({ fault: 'media' })
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
      if (bytes > most.bytes) end({ fault: 'large' })
    })
    request.once('error', () => end({ fault: 'malformed' }))
    request.once('aborted', () => end({ fault: 'malformed' }))
    try {
      const parser = new Busboy({ headers: { ...request.headers, 'content-type': type }, limits })
      parser.on('field', (name, value, nameTruncated, valueTruncated) => {
        count += 1
        if (nameTruncated || valueTruncated || count > most.fields) end({ fault: 'large' })
        else fields[name] ??= value
      })
      parser.once('partsLimit', () => end({ fault: 'large' }))
      parser.once('error', () => end({ fault: 'malformed' }))
      parser.once('finish', () => end({ fields }))
      request.pipe(parser)
    } catch {
      end({ fault: 'malformed' })
    }
  })
}
