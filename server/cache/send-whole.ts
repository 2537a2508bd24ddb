/**
 * Head and body in one write. What Node writes as the head of an answer is the same for all who ask within a second, so
 * from the third one on it is not put together again, and one buffer goes out instead of two.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'

/** A head as `writeHead` takes it, and, while it is asked for again and again, as it goes out with its body. */
export interface Head {
  readonly fields: string[]
  /** The second in which it was sent last; to be -1 once `fields` say something else. */
  second: number
  whole: Whole | undefined
}

interface Whole {
  text: string
  bytes: Buffer
}

/** What Node keeps of the head that it has written. Where a version of Node has it no more, every answer goes the long way. */
interface Seam {
  _header: string | null
  _headerSent: boolean
}

export const createHead = (fields: string[]): Head => ({ fields, second: -1, whole: undefined })

/** Longer bodies cost as much to copy as one write less saves. */
const longest = 65_536

/** All that stands whole at a time; bytes. */
const wholes = new LRUCache<Head, Whole>({
  maxSize: 4_194_304,
  sizeCalculation: ({ bytes }) => bytes.length,
  dispose: (_whole, head) => {
    head.whole = undefined
  }
})

/**
 * Sends a status with its head and body; `body` undefined where the status has none. Answers to HEAD, the last ones of
 * their connections and those with fields of their own go the long way.
 */
export function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  head: Head,
  body: Buffer | undefined
): void {
  const seam = response as unknown as Seam
  const { socket } = response
  const isUsual =
    request.method === 'GET' &&
    request.httpVersionMinor === 1 &&
    response.shouldKeepAlive &&
    socket !== null &&
    seam._header === null &&
    response.getHeaderNames().length === 0
  if (!isUsual) {
    response.writeHead(status, head.fields)
    response.end(request.method === 'HEAD' ? undefined : body)
    return
  }
  const second = Math.trunc(Date.now() / 1000)
  const again = head.second === second
  if (again && head.whole) {
    response.statusCode = status
    seam._header = head.whole.text
    seam._headerSent = true
    socket.write(head.whole.bytes)
    response.end()
    return
  }
  head.second = second
  response.writeHead(status, head.fields)
  const text = seam._header as string | null
  response.end(body)
  if (!again) wholes.delete(head)
  else if (text && (body?.length ?? 0) <= longest) {
    const start = Buffer.from(text, 'latin1')
    const whole = { text, bytes: body ? Buffer.concat([start, body]) : start }
    wholes.set(head, whole)
    head.whole = whole
  }
}

/** To be called when the fields have changed. */
export function outdateHead(head: Head): void {
  head.second = -1
}
