import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import net, { type AddressInfo, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Test } from 'tap'
import t from 'tap'
import { limitBody } from '../../../server/proxy/limit-body.ts'

interface Upload {
  request: IncomingMessage
  response: ServerResponse
  client: Socket
  /** Sends one chunk of the body. */
  send: (text: string) => void
  /** Sends the end of the body. */
  end: () => void
}

/** A request with a chunked body, which the test sends piece by piece. */
async function startUpload(t: Test): Promise<Upload> {
  const server = http.createServer()
  const received = new Promise<Pick<Upload, 'request' | 'response'>>((resolve) =>
    server.once('request', (request, response) => resolve({ request, response }))
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address with a port.
  const client = net.connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => {})
  t.teardown(() => {
    client.destroy()
    server.closeAllConnections()
    server.close()
  })
  client.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n')
  return {
    ...(await received),
    client,
    send: (text) => void client.write(`${text.length.toString(16)}\r\n${text}\r\n`),
    end: () => void client.write('0\r\n\r\n')
  }
}

/** Fails the test when it is called. */
const notCalled = (t: Test, what: string) => () => void t.fail(what)

t.test('a body of exactly the limit is passed on unchanged', async (t) => {
  const { request, send, end } = await startUpload(t)
  const { body } = limitBody(request, 10, notCalled(t, 'too large'))
  send('12345')
  send('67890')
  end()
  t.equal((await buffer(body)).toString(), '1234567890')
})

t.test('a body over the limit is reported, and the chunk that exceeds it is not passed on', async (t) => {
  const { request, send } = await startUpload(t)
  const chunks: string[] = []
  await new Promise<void>((resolve) => {
    const { body } = limitBody(request, 10, () => {
      body.destroy()
      resolve()
    })
    body.on('data', (chunk) => chunks.push(String(chunk)))
    body.once('data', () => send('678901'))
    send('12345')
  })
  t.same(chunks, ['12345'])
})

t.test('after the body is destroyed, the rest of the request is dropped and a response can be sent', async (t) => {
  const { request, response, send, end, client } = await startUpload(t)
  const { body } = limitBody(request, 4, () => body.destroy())
  body.resume()
  send('12345')
  await new Promise((resolve) => body.once('close', resolve))
  send('x'.repeat(1000))
  end()
  await new Promise((resolve) => request.once('end', resolve))
  response.end('refused')
  const [text] = await new Promise<Buffer[]>((resolve) => client.once('data', (chunk) => resolve([chunk])))
  t.match(String(text), /^HTTP\/1\.1 200 /)
})

t.test('where the body is destroyed before it is read, the request is read to its end and dropped', async (t) => {
  const { request, send, end } = await startUpload(t)
  const { body } = limitBody(request, 100, notCalled(t, 'too large'))
  body.destroy()
  send('12345')
  end()
  await new Promise((resolve) => request.once('end', resolve))
  t.equal(request.complete, true)
})

t.test('the request is read only as fast as the body is', async (t) => {
  const { request, client, send, end } = await startUpload(t)
  const { body } = limitBody(request, 100_000_000, notCalled(t, 'too large'))
  t.equal(request.isPaused(), true, 'before the first read')
  const text = 'x'.repeat(1_000_000)
  for (let i = 0; i < 16; i++) send(text)
  end()
  await new Promise((resolve) => body.once('readable', resolve))
  t.equal(request.isPaused(), true, 'while the buffer is full')
  t.ok(body.readableLength < 16_000_000)
  t.equal((await buffer(body)).length, 16_000_000)
  t.equal(client.destroyed, false)
})

t.test('each chunk that the client sends is announced', async (t) => {
  const { request, send, end } = await startUpload(t)
  const { body, onChunk } = limitBody(request, 100, notCalled(t, 'too large'))
  let count = 0
  onChunk(() => {
    count += 1
    if (count === 1) send('two')
    else end()
  })
  send('one')
  t.equal((await buffer(body)).toString(), 'onetwo')
  t.equal(count, 2)
})

t.test('a client that disconnects before the end of its body makes the stream fail', async (t) => {
  const { request, client, send } = await startUpload(t)
  const { body } = limitBody(request, 100, notCalled(t, 'too large'))
  body.once('data', () => client.destroy())
  send('part')
  const error = await new Promise<Error>((resolve) => body.once('error', resolve))
  t.match(error.message, /closed the connection/)
})
