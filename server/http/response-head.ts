/**
 * Heads of responses. `writeHead` sends them through Node so that their fields leave byte for byte as they arrived:
 * bytes above 0x7f are opaque (RFC 9110, section 5.5), and every line of a repeated field counts (section 5.3). Heads
 * that are sent many times are prepared once: they go through `writeHead` too, unless the response has a way of its own
 * to send them (server/pages/fast/fast-path.ts).
 */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { type Fields, without } from './fields.ts'
import { requestIdField, requestIdOf } from './trace-context.ts'

/**
 * Field lines in two forms: names and values in alternation, as `writeHead` takes them, and serialized. Objects are
 * compared by identity, so a change needs a new object.
 */
export interface FieldLines {
  readonly fields: readonly string[]
  readonly lines: string
}

/** A prebuilt head: the constant fields are `fields` followed by `common`, which other heads share. */
export interface PrebuiltHead {
  readonly fields: readonly string[]
  readonly common: FieldLines
  /** What `writePrebuilt` has captured of it: the text up to `common`, and what Node appends. */
  captured: { start: string; appended: AppendedFields } | undefined
}

/** The text that Node appends to all heads within one second: Date, unless present, Connection and Keep-Alive. */
export interface AppendedFields {
  /** Since the epoch. */
  second: number
  keepAliveMs: number
  lines: string
}

/** A response that sends prebuilt heads in a way of its own. */
export interface PrebuiltHeadWriter {
  writePrebuilt: (status: number, head: PrebuiltHead, body: Buffer | undefined, volatileFields: FieldLines) => void
}

type AnyResponse = ServerResponse & Partial<PrebuiltHeadWriter>

/** Serializes fields, given as names and values in alternation. */
export function serializeFields(fields: readonly string[]): FieldLines {
  let lines = ''
  for (let i = 0; i < fields.length; i += 2) lines += `${fields[i]}: ${fields[i + 1]}\r\n`
  return { fields, lines }
}

/** No fields. */
export const noFields = serializeFields([])

/** Creates a prebuilt head of its own fields and of fields that it shares with other heads. */
export const createPrebuiltHead = (fields: readonly string[], common: FieldLines = noFields): PrebuiltHead => ({
  fields,
  common,
  captured: undefined
})

/**
 * Sends a response: `status`, the fields of `head`, then `volatileFields` (those that change between responses, such
 * as Age), and `body`, undefined where the status has none. A response to HEAD has no body. Where that throws, the
 * connection is closed before: many callers have taken the response over from Fastify, which answers nothing then.
 */
export function writeResponse(
  { method }: IncomingMessage,
  response: AnyResponse,
  status: number,
  head: PrebuiltHead,
  body: Buffer | undefined,
  volatileFields: FieldLines = noFields
): void {
  try {
    if (response.writePrebuilt) response.writePrebuilt(status, head, body, volatileFields)
    else {
      writeHead(response, status, [...head.fields, ...head.common.fields, ...volatileFields.fields])
      response.end(method === 'HEAD' ? undefined : body)
    }
  } catch (error) {
    response.destroy()
    throw error
  }
}

const contentLength = new Set(['content-length'])

/**
 * Writes status, fields and the request's id, with the reason phrase of this status. Where Node refuses the head, the
 * connection is closed and the error is thrown: Node would keep the reason phrase, the fields and the absence of a body
 * for the next. Beside fields set by `setHeader`, which nobody does, Node would keep the last line of a repeated field
 * alone.
 */
export function writeHead(response: ServerResponse, status: number, fields: Fields): void {
  const reason = STATUS_CODES[status] ?? 'unknown'
  // A 204 has no length (RFC 9110, section 8.6): a client might wait for its body.
  const ordered = status === 204 ? without(fields, contentLength) : lengthBehindDisposition(fields)
  const id = requestIdOf(response.req)
  if (id !== undefined) ordered.push(requestIdField, id)
  try {
    response.writeHead(status, reason, ordered)
  } catch (error) {
    response.destroy()
    throw error
  }
}

/** Sends the head alone, ahead of the body. `flushHeaders` would encode bytes above 0x7f as UTF-8 once more. */
export function flushHead(response: ServerResponse): void {
  response.write('', 'latin1')
}

/**
 * The fields with Content-Length last where a Content-Disposition with bytes above 0x7f follows it: Node reads such a
 * value as UTF-8. Other fields keep their order, by which RawResponse recognizes a head (pages/fast/fast-path.ts).
 */
function lengthBehindDisposition(fields: Fields): string[] {
  const names = fields.map((text, index) => (index % 2 === 0 ? text.toLowerCase() : ''))
  const at = names.indexOf('content-length')
  const isMisread = (name: string, index: number) =>
    index > at && name === 'content-disposition' && /[\x80-\xff]/.test(fields[index + 1]!) // in pairs
  if (at < 0 || !names.some(isMisread)) return [...fields]
  return [...without(fields, contentLength), ...fields.slice(at, at + 2)]
}
