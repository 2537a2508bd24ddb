/** The body of a response in progress: passed on to a client, and collected up to a size limit. */
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
