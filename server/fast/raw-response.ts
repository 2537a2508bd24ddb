/**
 * The server's responses, which write a prebuilt head (RFC 9112, sections 2.1 and 5) and its body to the socket at
 * once. Node serializes each head for the first response of each second; that text is captured, and later responses are
 * assembled from it (.github/decisions/prepared-response-writer.md).
 */
import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { hasField } from '../http/fields.ts'
import { requestIdField, requestIdOf } from '../http/request-id.ts'
import {
  type AppendedFields,
  type FieldLines,
  type PrebuiltHead,
  type PrebuiltHeadWriter,
  serializeFields,
  writeHead
} from '../http/response-head.ts'

const appendedWithoutDate: AppendedFields = { second: -1, keepAliveMs: 0, lines: '' }
const appendedWithDate: AppendedFields = { second: -1, keepAliveMs: 0, lines: '' }

/** Head and body up to this many bytes are copied into one buffer; copying more costs more than a second write. */
const bufferBytes = 32_768
let buffer = Buffer.allocUnsafeSlow(bufferBytes)

/** To be passed to `http.createServer`; other code gets it from `ServerResponse` alone. */
export class RawResponse<Request extends IncomingMessage = IncomingMessage>
  extends ServerResponse<Request>
  implements PrebuiltHeadWriter
{
  // Undocumented properties of Node's ServerResponse. If a version of Node drops them, no head is ever captured and
  // every response goes through `writeHead`.
  declare _header: string | null
  declare _headerSent: boolean
  declare _keepAliveTimeout: number

  /**
   * Sends the bytes that `writeHead` and `end` produce. Responses to HEAD and HTTP/1.0 requests, the last one of a
   * connection and those with other fields set by `setHeader` go through `writeHead`.
   */
  writePrebuilt(status: number, head: PrebuiltHead, body: Buffer | undefined, volatileFields: FieldLines): void {
    const { socket, req } = this
    const id = requestIdOf(req)
    const idLine = id === undefined ? '' : `${requestIdField}: ${id}\r\n`
    const { captured, common } = head
    const mayUseCaptured =
      req.method === 'GET' &&
      req.httpVersionMinor === 1 &&
      this.shouldKeepAlive &&
      socket?.writable &&
      this._header === null &&
      this.getHeaderNames().length === 0
    const second = Math.trunc(Date.now() / 1000)
    const isCurrent = captured?.appended.second === second && captured.appended.keepAliveMs === this._keepAliveTimeout
    if (!mayUseCaptured || !isCurrent) {
      writeHead(this, status, [...head.fields, ...common.fields, ...volatileFields.fields])
      if (mayUseCaptured) captureHead(this, head, volatileFields.lines + idLine, second)
      this.end(req.method === 'HEAD' ? undefined : body)
      return
    }
    this.statusCode = status
    const { start, appended } = captured
    const volatileLines = volatileFields.lines + idLine
    let length = start.length + common.lines.length + volatileLines.length
    length += appended.lines.length + (body?.length ?? 0)
    if (length > bufferBytes || socket.writableLength > 0) {
      this._header = start + common.lines + volatileLines + appended.lines
      this.end(body)
      return
    }
    this._header = start
    this._headerSent = true
    writeOnce(socket, [start, common.lines, volatileLines, appended.lines], body)
    this.end()
  }
}

function writeOnce(socket: Socket, texts: readonly string[], body: Buffer | undefined): void {
  let length = 0
  for (const text of texts) length += buffer.write(text, length, 'latin1')
  if (body) length += body.copy(buffer, length)
  socket.write(buffer.subarray(0, length))
  // The socket still references the bytes that the kernel has not accepted, so they must not be overwritten.
  if (socket.writableLength > 0) buffer = Buffer.allocUnsafeSlow(bufferBytes)
}

/** Splits the head that Node has just serialized and stores its constant start and its appended fields for reuse. */
function captureHead(response: RawResponse, head: PrebuiltHead, volatileLines: string, second: number): void {
  const { _keepAliveTimeout: keepAliveMs } = response
  const text = response._header ?? ''
  const afterStatusLine = text.indexOf('\r\n') + 2
  const ownLines = serializeFields(head.fields).lines
  const otherLines = head.common.lines + volatileLines
  if (!text.startsWith(ownLines + otherLines, afterStatusLine)) return
  const rest = text.slice(afterStatusLine + ownLines.length + otherLines.length)
  if (!/^(Date: [^\r]+\r\n)?Connection: keep-alive\r\nKeep-Alive: [^\r]+\r\n\r\n$/.test(rest)) return
  const appended = hasField(head.fields, 'date') ? appendedWithoutDate : appendedWithDate
  Object.assign(appended, { second, keepAliveMs, lines: flatten(rest) })
  head.captured = { start: flatten(text.slice(0, afterStatusLine) + ownLines), appended }
}

/** An equal string with memory of its own: V8 represents slices and concatenations by references to their sources. */
function flatten(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1')
}
