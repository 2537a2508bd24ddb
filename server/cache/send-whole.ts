/**
 * Sending kept bytes again and again. Of a head nothing changes but its last fields, and what Node puts behind them is
 * the same for all answers of a second; so Node writes each head once, and from then on it is put together of what it
 * wrote, and goes out in one write with its body.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { hasField } from './fields.ts'

/** Fields of a head that belong together, as `writeHead` takes them and as they go out; a new object for each change. */
export interface FieldLines {
  readonly fields: readonly string[]
  readonly lines: string
}

/** The fields of a head that stay: its own, as `writeHead` takes them, and those that many heads end with. */
export interface Head {
  readonly fields: readonly string[]
  readonly common: FieldLines
  /** What Node puts behind them. */
  readonly behind: Behind
  /** The status line and the head's own fields, as Node wrote them, behind those that `own` names. */
  start: string | undefined
  own: FieldLines
}

/** What Node put behind the last field in a second: the date, where there is none, and how long a connection stays. */
interface Behind {
  second: number
  keepAliveMs: number
  lines: string
}

/** What Node keeps of a head. Where a version of Node has it no more, every answer goes the long way. */
interface Seam {
  _header: string | null
  _headerSent: boolean
  _keepAliveTimeout: number
  [stamped]?: FieldLines
}

/** The fields that an answer has of its own, where they are the same for many. */
const stamped = Symbol('stamped')

/** Fields, names and values in turn, with the lines that they are in a head. */
export const fieldLines = (fields: readonly string[]): FieldLines => ({ fields, lines: linesOf(fields) })

export const noFields = fieldLines([])

const behindDated: Behind = { second: -1, keepAliveMs: 0, lines: '' }
const behindOthers: Behind = { second: -1, keepAliveMs: 0, lines: '' }

/** A head that is ready to be sent: its own fields, and those that it shares with others. */
export const createHead = (fields: readonly string[], common: FieldLines = noFields): Head => ({
  fields,
  common,
  behind: hasField(fields, 'date') ? behindDated : behindOthers,
  start: undefined,
  own: noFields
})

/** Sets fields of an answer that many others have as well, with the same values: `own` is the same object for all. */
export function stamp(response: ServerResponse, own: FieldLines): void {
  const { fields } = own
  for (let i = 0; i < fields.length; i += 2) response.setHeader(fields[i]!, fields[i + 1]!)
  const seam = response as unknown as Seam
  seam[stamped] = own
}

/** Where head and body are put together. Longer answers go out in two pieces: copying them costs more than it saves. */
const room = 32_768
let desk = Buffer.allocUnsafeSlow(room)

/**
 * Sends a status with its head and body; `body` undefined where the status has none. Answers to HEAD, the last ones of
 * their connections and those with fields of their own go the long way.
 */
export function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  head: Head,
  body: Buffer | undefined,
  ending: FieldLines = noFields
): void {
  const seam = response as unknown as Seam
  const { socket } = response
  const own = seam[stamped] ?? noFields
  const isUsual =
    request.method === 'GET' &&
    request.httpVersionMinor === 1 &&
    response.shouldKeepAlive &&
    socket?.writable &&
    seam._header === null &&
    response.getHeaderNames().length === own.fields.length / 2
  const { behind, common } = head
  const second = Math.trunc(Date.now() / 1000)
  const isKnown = behind.second === second && behind.keepAliveMs === seam._keepAliveTimeout && head.own === own
  if (!isUsual || !isKnown || head.start === undefined) {
    response.writeHead(status, [...head.fields, ...common.fields, ...ending.fields])
    if (isUsual) learn(seam, head, own, ending, second)
    response.end(request.method === 'HEAD' ? undefined : body)
    return
  }
  response.statusCode = status
  let length = head.start.length + common.lines.length + ending.lines.length
  length += behind.lines.length + (body?.length ?? 0)
  if (length > room || socket.writableLength > 0) {
    seam._header = head.start + common.lines + ending.lines + behind.lines
    response.end(body)
    return
  }
  seam._header = head.start
  seam._headerSent = true
  writeAtOnce(socket, head, ending, body)
  response.end()
}

function writeAtOnce(socket: Socket, head: Head, ending: FieldLines, body: Buffer | undefined): void {
  let length = desk.write(head.start!, 0, 'latin1')
  length += desk.write(head.common.lines, length, 'latin1')
  length += desk.write(ending.lines, length, 'latin1')
  length += desk.write(head.behind.lines, length, 'latin1')
  if (body) length += body.copy(desk, length)
  socket.write(desk.subarray(0, length))
  // What the network has not taken yet stays as it is.
  if (socket.writableLength > 0) desk = Buffer.allocUnsafeSlow(room)
}

/** Takes apart what Node wrote: status line and fields, the ending, and what it put behind. */
function learn(seam: Seam, head: Head, own: FieldLines, ending: FieldLines, second: number): void {
  const text = seam._header ?? ''
  const first = text.indexOf('\r\n') + 2
  const fields = own.lines + linesOf(head.fields)
  const others = head.common.lines + ending.lines
  if (!text.startsWith(fields + others, first)) return
  const rest = text.slice(first + fields.length + others.length)
  if (!/^(Date: [^\r]+\r\n)?Connection: keep-alive\r\nKeep-Alive: [^\r]+\r\n\r\n$/.test(rest)) return
  head.start = flat(text.slice(0, first) + fields)
  head.own = own
  Object.assign(head.behind, { second, keepAliveMs: seam._keepAliveTimeout, lines: flat(rest) })
}

/** A string that stands for itself and does not hold on to those it was cut from or put together of. */
function flat(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1')
}

function linesOf(fields: readonly string[]): string {
  let lines = ''
  for (let i = 0; i < fields.length; i += 2) lines += `${fields[i]}: ${fields[i + 1]}\r\n`
  return lines
}
