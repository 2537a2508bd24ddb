/** Passing an answer on to a visitor as it comes, no faster than the visitor takes it. */
import type { ServerResponse } from 'node:http'
import type { Exchange, Listener } from './transport.ts'

export interface Relay extends Pick<Listener, 'data' | 'end' | 'fail'> {
  /** True once the visitor has gone or the answer is over. */
  readonly over: boolean
}

export interface RelayOptions {
  response: ServerResponse
  status: number
  head: string[]
  /** False to HEAD. */
  withBody: boolean
  /** The exchange to hold up while the visitor is slow; undefined: never hold it up. */
  exchange: () => Exchange | undefined
  /** A visitor who takes nothing for so many milliseconds is cut off. */
  stallMs: number
  /** The visitor has gone before the end. */
  onGone: () => void
}

/** Writes the head and gives what takes the rest. A failure cuts the connection: a broken answer never looks whole. */
export function relay(options: RelayOptions): Relay {
  const { response } = options
  let over = response.destroyed
  let begun = false
  let stall: NodeJS.Timeout | undefined

  const close = () => {
    clearTimeout(stall)
    if (over) return
    over = true
    options.onGone()
  }
  const onDrain = () => {
    clearTimeout(stall)
    stall = undefined
    options.exchange()?.resume()
  }
  if (!over) {
    response.on('close', close)
    response.on('drain', onDrain)
    response.writeHead(options.status, options.head)
    // The head travels with the first piece of the body, unless that is a long time coming.
    setImmediate(() => {
      if (!over && !begun) response.flushHeaders()
    })
  } else queueMicrotask(options.onGone)

  return {
    get over() {
      return over
    },
    data(chunk) {
      if (over || !options.withBody) return
      begun = true
      if (response.write(chunk)) return
      const exchange = options.exchange()
      if (!exchange || stall) return
      exchange.pause()
      stall = setTimeout(() => response.destroy(), options.stallMs)
    },
    end() {
      if (over) return
      over = true
      response.end()
    },
    fail() {
      clearTimeout(stall)
      if (over) return
      over = true
      response.destroy()
    }
  }
}
