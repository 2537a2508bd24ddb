/**
 * Sends stored bytes repeatedly with prebuilt heads. A prebuilt head is the status line and header section of a
 * response (RFC 9112, sections 2.1 and 5). Node serializes it for the first response of each second; that text is
 * captured, and later responses are assembled from it and written to the socket together with their body in a single
 * write.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { hasField } from './fields.ts'

/**
 * Field lines in two forms: names and values in alternation, as `writeHead` takes them, and serialized. Objects are
 * compared by identity, so a change needs a new object.
 */
export interface FieldLines {
  readonly fields: readonly string[]
  readonly lines: string
}

/** A prebuilt head. Its constant fields are `fields` followed by `common`, which other heads share. */
export interface PrebuiltHead {
  readonly fields: readonly string[]
  readonly common: FieldLines
  /** The fields that Node appends. */
  readonly appended: AppendedFields
  /** Captured text: status line, `preset` and `fields`; undefined before the first response. */
  start: string | undefined
  /** The preset fields (see `setPresetFields`) that `start` contains. */
  preset: FieldLines
}

/** What Node appends to all heads within one second: Date, unless present, Connection and Keep-Alive. */
interface AppendedFields {
  /** The second, since the epoch, for which `lines` is valid. */
  second: number
  keepAliveMs: number
  lines: string
}

/**
 * Undocumented properties of Node's ServerResponse, and one of ours. If a version of Node drops them, no head is ever
 * captured and every response goes through `writeHead`.
 */
interface ServerResponseInternals {
  _header: string | null
  _headerSent: boolean
  _keepAliveTimeout: number
  [presetFields]?: FieldLines
}

/** Key of the fields that `setPresetFields` has set on a response. */
const presetFields = Symbol('preset fields')

/** Serializes fields, given as names and values in alternation. */
export const serializeFields = (fields: readonly string[]): FieldLines => ({ fields, lines: linesOf(fields) })

/** No fields. */
export const noFields = serializeFields([])

const appendedWithoutDate: AppendedFields = { second: -1, keepAliveMs: 0, lines: '' }
const appendedWithDate: AppendedFields = { second: -1, keepAliveMs: 0, lines: '' }

/** Creates a prebuilt head of its own fields and of fields that it shares with other heads. */
export const createPrebuiltHead = (fields: readonly string[], common: FieldLines = noFields): PrebuiltHead => ({
  fields,
  common,
  appended: hasField(fields, 'date') ? appendedWithoutDate : appendedWithDate,
  start: undefined,
  preset: noFields
})

/**
 * Presets fields of a response before its handler runs, like `setHeader`, without disabling prebuilt heads for it.
 * Pass the same object for all responses that have the same fields.
 */
export function setPresetFields(response: ServerResponse, preset: FieldLines): void {
  const { fields } = preset
  for (let i = 0; i < fields.length; i += 2) response.setHeader(fields[i]!, fields[i + 1]!)
  internalsOf(response)[presetFields] = preset
}

/** Head and body up to this many bytes are copied into one buffer; copying more costs more than a second write. */
const bufferBytes = 32_768
let buffer = Buffer.allocUnsafeSlow(bufferBytes)

/**
 * Sends a response: `status`, the fields of `head`, then `volatileFields` (those that change between responses, such
 * as Age), and `body`, undefined where the status has none. The bytes are those that `writeHead` and `end` produce.
 * Responses to HEAD and HTTP/1.0 requests, the last one of a connection and those with other fields set by `setHeader`
 * go through `writeHead`.
 */
export function writeResponse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  head: PrebuiltHead,
  body: Buffer | undefined,
  volatileFields: FieldLines = noFields
): void {
  const internals = internalsOf(response)
  const { socket } = response
  const preset = internals[presetFields] ?? noFields
  const mayUsePrebuilt =
    request.method === 'GET' &&
    request.httpVersionMinor === 1 &&
    response.shouldKeepAlive &&
    socket?.writable &&
    internals._header === null &&
    response.getHeaderNames().length === preset.fields.length / 2
  const { appended, common, start } = head
  const second = Math.trunc(Date.now() / 1000)
  const isCurrent =
    appended.second === second && appended.keepAliveMs === internals._keepAliveTimeout && head.preset === preset
  if (!mayUsePrebuilt || !isCurrent || start === undefined) {
    response.writeHead(status, [...head.fields, ...common.fields, ...volatileFields.fields])
    if (mayUsePrebuilt) captureHead(internals, head, preset, volatileFields, second)
    response.end(request.method === 'HEAD' ? undefined : body)
    return
  }
  response.statusCode = status
  let length = start.length + common.lines.length + volatileFields.lines.length
  length += appended.lines.length + (body?.length ?? 0)
  if (length > bufferBytes || socket.writableLength > 0) {
    internals._header = start + common.lines + volatileFields.lines + appended.lines
    response.end(body)
    return
  }
  internals._header = start
  internals._headerSent = true
  writeOnce(socket, start, head, volatileFields, body)
  response.end()
}

function writeOnce(
  socket: Socket,
  start: string,
  { common, appended }: PrebuiltHead,
  volatileFields: FieldLines,
  body: Buffer | undefined
): void {
  let length = buffer.write(start, 0, 'latin1')
  length += buffer.write(common.lines, length, 'latin1')
  length += buffer.write(volatileFields.lines, length, 'latin1')
  length += buffer.write(appended.lines, length, 'latin1')
  if (body) length += body.copy(buffer, length)
  socket.write(buffer.subarray(0, length))
  // The socket still references the bytes that the kernel has not accepted, so they must not be overwritten.
  if (socket.writableLength > 0) buffer = Buffer.allocUnsafeSlow(bufferBytes)
}

/** Splits the head that Node has just serialized and stores its constant start and its appended fields for reuse. */
function captureHead(
  internals: ServerResponseInternals,
  head: PrebuiltHead,
  preset: FieldLines,
  volatileFields: FieldLines,
  second: number
): void {
  const text = internals._header ?? ''
  const afterStatusLine = text.indexOf('\r\n') + 2
  const ownLines = preset.lines + linesOf(head.fields)
  const otherLines = head.common.lines + volatileFields.lines
  if (!text.startsWith(ownLines + otherLines, afterStatusLine)) return
  const rest = text.slice(afterStatusLine + ownLines.length + otherLines.length)
  if (!/^(Date: [^\r]+\r\n)?Connection: keep-alive\r\nKeep-Alive: [^\r]+\r\n\r\n$/.test(rest)) return
  head.start = flatten(text.slice(0, afterStatusLine) + ownLines)
  head.preset = preset
  Object.assign(head.appended, { second, keepAliveMs: internals._keepAliveTimeout, lines: flatten(rest) })
}

function internalsOf(response: ServerResponse): ServerResponseInternals {
  // Node's types do not declare these properties; `captureHead` checks the text that it finds there.
  return response as ServerResponse & ServerResponseInternals
}

/** An equal string with memory of its own: V8 represents slices and concatenations by references to their sources. */
function flatten(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1')
}

function linesOf(fields: readonly string[]): string {
  let lines = ''
  for (let i = 0; i < fields.length; i += 2) lines += `${fields[i]}: ${fields[i + 1]}\r\n`
  return lines
}
