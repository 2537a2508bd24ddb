import http, { type ServerResponse } from 'node:http'
import net, { type Socket } from 'node:net'
import type { Test } from 'tap'
import t from 'tap'
import { type ResponseStream, streamResponse } from '../../../server/cache/stream-response.ts'
import type { Exchange } from '../../../server/http/transport.ts'
import { listenUntilEnd } from '../../fixtures/origin.ts'

interface Streaming {
  stream: ResponseStream
  response: ServerResponse
  client: Socket
  /** What the client has received. */
  received: () => string
  /** Resolves when the client's connection is closed. */
  closed: Promise<unknown>
  calls: string[]
  /** Resolves when a call of this name has been recorded. */
  called: (name: string) => Promise<void>
}

interface Options {
  withBody?: boolean
  hasExchange?: boolean
  stallMs?: number
  /** False: the client reads nothing. */
  reads?: boolean
}

/** Streams a response with status 200 to a client over TCP. */
async function startStream(
  t: Test,
  { withBody = true, hasExchange = true, stallMs = 60_000, reads = true }: Options = {}
): Promise<Streaming> {
  const calls: string[] = []
  const waiting = new Map<string, () => void>()
  const record = (name: string) => () => {
    calls.push(name)
    waiting.get(name)?.()
  }
  const server = http.createServer()
  const started = new Promise<Pick<Streaming, 'stream' | 'response'>>((resolve) => {
    server.on('request', (_request, response) => {
      const exchange: Exchange = {
        pause: record('pause'),
        resume: record('resume'),
        abort: record('abort')
      }
      const stream = streamResponse({
        response,
        status: 200,
        head: ['X-Head', '1', 'Content-Length', '1000000000'],
        withBody,
        exchange: () => (hasExchange ? exchange : undefined),
        stallMs,
        onClose: record('close')
      })
      resolve({ stream, response })
    })
  })
  const client = net.connect(await listenUntilEnd(t, server), '127.0.0.1')
  t.teardown(() => client.destroy())
  let text = ''
  if (reads) client.on('data', (chunk) => (text += chunk.toString('latin1')))
  else client.pause()
  client.on('error', () => {})
  const closed = new Promise((resolve) => client.once('close', resolve))
  client.write(`${withBody ? 'GET' : 'HEAD'} / HTTP/1.1\r\nHost: a\r\n\r\n`)
  return {
    ...(await started),
    client,
    received: () => text,
    closed,
    calls,
    called: (name) =>
      calls.includes(name) ? Promise.resolve() : new Promise((resolve) => void waiting.set(name, resolve))
  }
}

/** Resolves when the condition holds; data that arrives makes it true. */
async function until(client: Socket, condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => client.once('data', resolve))
}

/** Writes until the client's buffers and the server's are full. */
function fill({ stream, response }: Streaming): void {
  const chunk = Buffer.alloc(1_048_576)
  for (let i = 0; i < 32 || !response.writableNeedDrain; i++) stream.data(chunk)
}

t.test('the head is sent without waiting for the body', async (t) => {
  const { received, client } = await startStream(t)
  await until(client, () => received().includes('\r\n\r\n'))
  t.match(received(), /^HTTP\/1\.1 200 OK\r\nX-Head: 1\r\n/)
})

t.test('the chunks of the body are sent in their order, also after each other', async (t) => {
  const { stream, received, client } = await startStream(t)
  for (const text of ['one ', 'two ', 'three']) stream.data(Buffer.from(text))
  await until(client, () => received().endsWith('three'))
  t.match(received(), /\r\n\r\none two three$/)
  t.equal(stream.isOver, false)
})

t.test('a response to HEAD has no body', async (t) => {
  const { stream, response, received, client } = await startStream(t, { withBody: false })
  stream.data(Buffer.from('body'))
  stream.end()
  await until(client, () => received().includes('\r\n\r\n'))
  t.match(received(), /\r\n\r\n$/)
  t.equal(response.writableEnded, true)
})

t.test('while the client reads slowly, the exchange is paused once and resumed when it has read', async (t) => {
  const streaming = await startStream(t, { reads: false })
  fill(streaming)
  t.same(streaming.calls, ['pause'])
  streaming.client.on('data', () => {})
  streaming.client.resume()
  await streaming.called('resume')
  t.same(streaming.calls, ['pause', 'resume'])
})

t.test('a client that reads nothing for the time allowed is disconnected', async (t) => {
  const streaming = await startStream(t, { reads: false, stallMs: 20 })
  fill(streaming)
  await streaming.called('close')
  t.equal(streaming.response.destroyed, true)
  t.equal(streaming.stream.isOver, true)
})

t.test('without an exchange to pause, a slow client is neither paused for nor disconnected', async (t) => {
  const streaming = await startStream(t, { reads: false, stallMs: 1, hasExchange: false })
  fill(streaming)
  // A timer of the same length that was started later ends later.
  await new Promise((resolve) => setTimeout(resolve, 1))
  t.same(streaming.calls, [])
  t.equal(streaming.response.destroyed, false)
})

t.test('a disconnect of the client before the end is reported once, and later chunks are dropped', async (t) => {
  const streaming = await startStream(t)
  streaming.client.destroy()
  await streaming.called('close')
  streaming.stream.data(Buffer.from('late'))
  streaming.stream.end()
  streaming.stream.fail({ status: 502, reason: 'test' })
  t.same(streaming.calls, ['close'])
  t.equal(streaming.stream.isOver, true)
})

t.test('a failure closes the connection, so that the response is recognized as incomplete', async (t) => {
  const { stream, response, received, closed, calls, client } = await startStream(t)
  stream.data(Buffer.from('part'))
  await until(client, () => received().endsWith('part'))
  stream.fail({ status: 502, reason: 'test' })
  t.equal(response.destroyed, true)
  await closed
  t.match(received(), /\r\n\r\npart$/)
  t.equal(stream.isOver, true)
  t.same(calls, [], 'it is no disconnect of the client')
})

t.test('after the end nothing more is sent', async (t) => {
  const { stream, response, calls } = await startStream(t, { withBody: false })
  stream.end()
  stream.data(Buffer.from('late'))
  stream.fail({ status: 502, reason: 'test' })
  t.equal(stream.isOver, true)
  t.equal(response.destroyed, false)
  t.same(calls, [])
})

t.test('a client that has gone before the head is reported, after the call returns', async (t) => {
  const { response } = await startStream(t)
  response.destroy()
  const calls: string[] = []
  const stream = streamResponse({
    response,
    status: 200,
    head: [],
    withBody: true,
    exchange: () => undefined,
    stallMs: 1000,
    onClose: () => calls.push('close')
  })
  t.equal(stream.isOver, true)
  t.same(calls, [])
  await Promise.resolve()
  t.same(calls, ['close'])
})
