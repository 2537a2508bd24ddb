/**
 * A response in progress: its body, passed on and collected up to a size limit, and the stream to a client, whose
 * backpressure is applied to the origin.
 */
import type { ServerResponse } from 'node:http'
import { flushHead, writeHead } from '../http/response-head.ts'
import type { Exchange, ResponseListener } from '../http/transport.ts'
import type { BodyListener } from './cache-request.ts'

export interface ResponseBody extends BodyListener {
  /** True: a copy is collected. False initially; once it is set to false again, the next chunk drops the copy. */
  isCollected: boolean
  /** True while a client receives the body. */
  readonly isPiped: boolean
  /** Passes the chunks collected so far to the client, then the rest as it arrives. */
  pipe(to: BodyListener): void
  /** Ends passing on: the client has left. */
  unpipe(): void
  /** The collected body. */
  bytes(): Buffer
}

/** Creates an empty body; `onTooLarge` is called once, when more than `maxBytes` have been collected. */
export function createResponseBody(maxBytes: number, onTooLarge: () => void): ResponseBody {
  let chunks: Buffer[] = []
  let size = 0
  let client: BodyListener | undefined
  const body: ResponseBody = {
    isCollected: false,
    get isPiped() {
      return client !== undefined
    },
    pipe(to) {
      client = to
      for (const chunk of chunks) to.data(chunk)
    },
    unpipe() {
      client = undefined
    },
    bytes() {
      const [only] = chunks
      return only && chunks.length === 1 ? only : Buffer.concat(chunks)
    },
    data(chunk) {
      client?.data(chunk)
      if (!body.isCollected) {
        chunks = []
        return
      }
      chunks.push(chunk)
      size += chunk.length
      if (size > maxBytes) onTooLarge()
    },
    end: () => client?.end(),
    fail: (failure) => client?.fail(failure)
  }
  return body
}

export interface ResponseStream extends Pick<ResponseListener, 'data' | 'end' | 'fail'> {
  /** True once the response has ended or the client has disconnected. */
  readonly isOver: boolean
}

export interface StreamResponseOptions {
  response: ServerResponse
  status: number
  /** All fields of the response, as names and values. */
  head: string[]
  /** False for HEAD. */
  withBody: boolean
  /** The exchange to pause while the client reads slowly; undefined: never pause, buffer instead. */
  exchange: () => Exchange | undefined
  /** Milliseconds without progress after which a slow client is disconnected. */
  stallMs: number
  /** Called when the client disconnects before the end. */
  onClose: () => void
}

/**
 * Writes the head and returns the receiver of the rest. A failure closes the connection, so that a client never takes
 * an incomplete response for a complete one (RFC 9112, section 8).
 */
export function streamResponse(options: StreamResponseOptions): ResponseStream {
  const { response } = options
  let isOver = response.destroyed
  let hasBody = false
  let stallTimer: NodeJS.Timeout | undefined

  const onClose = () => {
    clearTimeout(stallTimer)
    if (isOver) return
    isOver = true
    options.onClose()
  }
  const onDrain = () => {
    clearTimeout(stallTimer)
    stallTimer = undefined
    options.exchange()?.resume()
  }
  if (!isOver) {
    response.on('close', onClose)
    response.on('drain', onDrain)
    writeHead(response, options.status, options.head)
    // The head goes out with the first chunk of the body, or alone where that has not arrived yet.
    setImmediate(() => {
      if (!isOver && !hasBody) flushHead(response)
    })
  } else queueMicrotask(options.onClose)

  return {
    get isOver() {
      return isOver
    },
    data(chunk) {
      if (isOver || !options.withBody) return
      hasBody = true
      if (response.write(chunk)) return
      const exchange = options.exchange()
      if (!exchange || stallTimer) return
      exchange.pause()
      stallTimer = setTimeout(() => response.destroy(), options.stallMs)
    },
    end() {
      if (isOver) return
      response.end()
      isOver = true
    },
    fail() {
      clearTimeout(stallTimer)
      if (isOver) return
      isOver = true
      response.destroy()
    }
  }
}
