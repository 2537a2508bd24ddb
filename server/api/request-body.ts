/**
 * Reads the bodies of requests before anything of the backend is taken for them: a client that sends slowly holds no
 * place of others.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ThrottledLog } from '../observe/log.ts'
import { notesOf } from '../observe/request-notes.ts'
import { isFormCall } from './forms/form-guard.ts'
import { mount } from './request-target.ts'

/** Milliseconds for a complete body. A form has a few kilobytes, also on a bad network. */
const deadlineMs = 20_000
/** Maximum size of a body in bytes: of a form, and of a call that is not declared. */
export const maxFormBytes = 65_536
export const maxBodyBytes = 1_048_576
/** For the bodies of all requests together, until their responses are sent. */
const maxTotalBytes = 32 * 1_048_576

/**
 * Why there is no body: the client closed its connection (400), the body came too slowly (408), is too large (413), or
 * no memory is left for it (503).
 */
export class RequestBodyError extends Error {
  constructor(readonly statusCode: 400 | 408 | 413 | 503) {
    super(`a request body was refused with ${statusCode}`)
    this.name = 'RequestBodyError'
  }
}

/** True for a request that announces a larger body than its route reads. */
export function isTooLarge({ method = '', url = '', headers }: IncomingMessage): boolean {
  return Number(headers['content-length']) > (isBodyOfCall(method, url) ? maxBodyBytes : maxFormBytes)
}

/** Whether a body belongs to a call that is no form. */
function isBodyOfCall(method: string, url: string): boolean {
  return url.startsWith(`${mount}/`) && (method !== 'POST' || !isFormCall(url))
}

/** Reads a body of at most `maxBytes`, which counts until `response` is closed. Rejects with RequestBodyError. */
export type ReadRequestBody = (request: IncomingMessage, response: ServerResponse, maxBytes: number) => Promise<Buffer>

export interface BodyReaderOptions {
  deadlineMs?: number
  maxTotalBytes?: number
  /** Gets a line where bodies are refused with 503. */
  log?: Pick<ThrottledLog, 'warn'>
}

interface Body {
  client: string
  bytes: number
  /** Ends the reading; undefined once the body is complete. */
  refuse: ((statusCode: RequestBodyError['statusCode']) => void) | undefined
}

/**
 * Creates a reader. Where all bodies together are too large, the client with the most bytes loses the largest body that
 * it still sends; once they take half of that, no client may have a quarter. `clientOf` gives the key of a request's
 * client.
 */
export function createBodyReader(
  clientOf: (request: IncomingMessage) => string | undefined = () => undefined,
  options: BodyReaderOptions = {}
): ReadRequestBody {
  const { deadlineMs: maxMs = deadlineMs, maxTotalBytes: maxTotal = maxTotalBytes, log } = options
  const bodies = new Set<Body>()
  let total = 0
  const remove = (body: Body) => {
    if (bodies.delete(body)) total -= body.bytes
  }
  const makeRoom = (latest: Body) => {
    const bytesOf = new Map<string, number>()
    for (const { client, bytes } of bodies) bytesOf.set(client, (bytesOf.get(client) ?? 0) + bytes)
    const [largest = latest] = [...bodies]
      .filter(({ refuse }) => refuse !== undefined)
      .sort((a, b) => (bytesOf.get(b.client) ?? 0) - (bytesOf.get(a.client) ?? 0) || b.bytes - a.bytes)
    largest.refuse?.(503)
  }
  /** Complete bodies of a client, which cannot be refused any more, must leave room for those of others. */
  const hasTooMuch = ({ client }: Body) => {
    if (client === '') return false
    let bytes = 0
    for (const other of bodies) if (other.client === client) bytes += other.bytes
    return bytes > maxTotal / 4
  }

  return (request, response, maxBytes) =>
    new Promise((resolve, reject) => {
      if (Number(request.headers['content-length'] ?? 0) > maxBytes) return reject(new RequestBodyError(413))
      const chunks: Buffer[] = []
      const settle = () => {
        body.refuse = undefined
        clearTimeout(timer)
        request.off('data', onData).off('end', onEnd)
      }
      const refuse = (statusCode: RequestBodyError['statusCode']) => {
        if (!body.refuse) return
        settle()
        remove(body)
        if (statusCode === 503) {
          notesOf(response).shed = 'bodies'
          const message = `request bodies are refused with 503: those in progress may take ${maxTotal} bytes together; limit the requests of one address at the proxy`
          log?.warn('bodies', {}, message)
        }
        // The rest is dropped, so that the response can be sent.
        request.resume()
        reject(new RequestBodyError(statusCode))
      }
      const body: Body = { client: clientOf(request) ?? '', bytes: 0, refuse }
      const onData = (chunk: Buffer) => {
        body.bytes += chunk.length
        total += chunk.length
        if (body.bytes > maxBytes) return refuse(413)
        chunks.push(chunk)
        if (total > maxTotal) makeRoom(body)
        else if (total > maxTotal / 2 && hasTooMuch(body)) refuse(503)
      }
      const onEnd = () => {
        settle()
        resolve(Buffer.concat(chunks))
      }
      const timer = setTimeout(() => refuse(408), maxMs)
      bodies.add(body)
      request.on('data', onData).once('end', onEnd)
      request.on('error', () => refuse(400))
      response.once('close', () => {
        refuse(400)
        remove(body)
      })
      if (response.destroyed) refuse(400)
    })
}
