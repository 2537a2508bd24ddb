/**
 * Backpressure for pipelined requests (RFC 9112, section 9.3.2): a limit of requests in progress on one connection.
 * Node parses all requests of a chunk at once and emits each one, however many before it are unanswered.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface PipeliningOptions {
  /** Requests of one connection that may be in progress at the same time. */
  maxUnanswered?: number
  /** Requests of all connections that may wait; a connection that adds one more is destroyed. */
  maxWaiting?: number
}

/** A listener for 'request'. */
export type Serve = (request: IncomingMessage, response: ServerResponse) => void

interface PipelinedRequest {
  request: IncomingMessage
  response: ServerResponse
}

interface Pipeline {
  /** Responses in progress, without the first one of the connection: a request with none before it is not tracked. */
  inProgress: Set<ServerResponse>
  waiting: PipelinedRequest[]
}

/**
 * Wraps `serve`: while a connection has more unanswered requests than the limit, it is not read further, and its
 * requests that are already parsed wait. A request with no unanswered one before it is served at once, at no cost.
 */
export function limitPipelining(serve: Serve, options: PipeliningOptions = {}): Serve {
  const { maxUnanswered = 16, maxWaiting = 4096 } = options
  const maxBehindFirst = maxUnanswered - 1
  const pipelines = new WeakMap<Socket, Pipeline>()
  /** Waiting requests of all connections. */
  let waiting = 0

  const start = (pipeline: Pipeline, { request, response }: PipelinedRequest) => {
    pipeline.inProgress.add(response)
    response.once('close', () => {
      pipeline.inProgress.delete(response)
      startNext(pipeline, request.socket)
    })
    serve(request, response)
  }
  const startNext = (pipeline: Pipeline, socket: Socket) => {
    while (pipeline.inProgress.size < maxBehindFirst && !socket.destroyed) {
      const next = pipeline.waiting.shift()
      if (!next) break
      waiting -= 1
      start(pipeline, next)
    }
    if (pipeline.waiting.length === 0) socket.resume()
  }
  const pipelineOf = (socket: Socket): Pipeline => {
    let pipeline = pipelines.get(socket)
    if (!pipeline) {
      const created: Pipeline = { inProgress: new Set(), waiting: [] }
      pipeline = created
      pipelines.set(socket, created)
      // Node resumes a connection whenever the body of one of its requests is read.
      socket.on('resume', () => {
        if (created.waiting.length > 0) socket.pause()
      })
      socket.once('close', () => {
        waiting -= created.waiting.length
        created.waiting = []
        // Node emits 'close' only on the response that is next in the connection.
        for (const response of created.inProgress) {
          response.destroy()
          response.emit('close')
        }
      })
    }
    return pipeline
  }

  return (request, response) => {
    // A response has its socket as soon as every earlier one of the connection is finished.
    if (response.socket !== null) return serve(request, response)
    const { socket } = request
    const pipeline = pipelineOf(socket)
    if (pipeline.waiting.length === 0 && pipeline.inProgress.size < maxBehindFirst) {
      return start(pipeline, { request, response })
    }
    if (waiting >= maxWaiting) {
      socket.destroy()
      return
    }
    waiting += 1
    pipeline.waiting.push({ request, response })
    socket.pause()
  }
}

/**
 * Sends `100 Continue` when its response is next in the connection, unless the body is too large: then the response is
 * that of the route, which does not wait for the body (RFC 9110, section 10.1.1). Node would write it at once, and so
 * between the head and the body of an earlier response. Any other expectation is ignored (the same section): Node would
 * answer 417, without the security headers.
 */
export function sendContinueInOrder(server: Server, isTooLarge: (request: IncomingMessage) => boolean): void {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    const proceed = () => {
      if (!response.headersSent && !isTooLarge(request)) response.writeContinue()
    }
    if (response.socket !== null) proceed()
    else response.once('socket', proceed)
    server.emit('request', request, response)
  })
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}
