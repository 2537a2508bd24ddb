/**
 * Pipelined requests (RFC 9112, section 9.3.2): how many of one connection are worked on at a time. Node parses all
 * requests of a chunk at once and hands each on, whatever is still unanswered before it.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface PipeliningOptions {
  /** Most unanswered requests of one connection that are worked on. */
  mostUnanswered?: number
  /** Most requests of all connections that wait; a connection that adds one more is cut. */
  mostWaiting?: number
}

export type Serve = (request: IncomingMessage, response: ServerResponse) => void

interface Waiting {
  request: IncomingMessage
  response: ServerResponse
}

interface Pipeline {
  /** Those that were not the first unanswered one when they came. */
  inProgress: Set<ServerResponse>
  waiting: Waiting[]
}

/**
 * Wraps `serve` so that a connection with more unanswered requests than the bound is not read further, and those that
 * were parsed already wait for their turn. A request with nothing before it is served at once, at no cost.
 */
export function boundPipelining(serve: Serve, options: PipeliningOptions = {}): Serve {
  const { mostUnanswered = 16, mostWaiting = 4096 } = options
  const mostBehindFirst = mostUnanswered - 1
  const pipelines = new WeakMap<Socket, Pipeline>()
  let waiting = 0

  const start = (pipeline: Pipeline, { request, response }: Waiting) => {
    pipeline.inProgress.add(response)
    response.once('close', () => {
      pipeline.inProgress.delete(response)
      startNext(pipeline, request.socket)
    })
    serve(request, response)
  }
  const startNext = (pipeline: Pipeline, socket: Socket) => {
    while (pipeline.waiting.length > 0 && pipeline.inProgress.size < mostBehindFirst && !socket.destroyed) {
      waiting -= 1
      start(pipeline, pipeline.waiting.shift()!)
    }
    if (pipeline.waiting.length === 0) socket.resume()
  }
  const pipelineOf = (socket: Socket): Pipeline => {
    let pipeline = pipelines.get(socket)
    if (!pipeline) {
      const made: Pipeline = { inProgress: new Set(), waiting: [] }
      pipeline = made
      pipelines.set(socket, made)
      // Node resumes a connection whenever the body of a request is read.
      socket.on('resume', () => {
        if (made.waiting.length > 0) socket.pause()
      })
      socket.once('close', () => {
        waiting -= made.waiting.length
        made.waiting = []
        // Node tells only the response whose turn it is that its connection has closed.
        for (const response of made.inProgress) {
          response.destroy()
          response.emit('close')
        }
      })
    }
    return pipeline
  }

  return (request, response) => {
    // Node gives a response its socket when every earlier one of the connection is finished.
    if (response.socket !== null) return serve(request, response)
    const { socket } = request
    const pipeline = pipelineOf(socket)
    if (pipeline.waiting.length === 0 && pipeline.inProgress.size < mostBehindFirst) {
      return start(pipeline, { request, response })
    }
    if (waiting >= mostWaiting) {
      socket.destroy()
      return
    }
    waiting += 1
    pipeline.waiting.push({ request, response })
    socket.pause()
  }
}

/**
 * Sends `100 Continue` when a response is next in its connection. Node writes it at once, and for a response that
 * waits behind another one it ends up between head and body. Any other expectation is ignored (RFC 9110, section
 * 10.1.1); Node would answer 417 by itself, without the fields of our answers.
 */
export function continueInTurn(server: Server): void {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (response.socket !== null) response.writeContinue()
    else {
      response.once('socket', () => {
        if (!response.headersSent) response.writeContinue()
      })
    }
    server.emit('request', request, response)
  })
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}
