import t from 'tap'
import { createResponseBody } from '../../../server/cache/stream-response.ts'

/** A client that notes what it receives. */
function createClient() {
  const received: string[] = []
  return {
    received,
    data: (chunk: Buffer) => void received.push(String(chunk)),
    end: () => void received.push('end'),
    fail: () => void received.push('fail')
  }
}

const noLimit = () => {
  throw new Error('the body is not too large')
}

t.test('a collected body is all chunks in their order, and one chunk is not copied', async (t) => {
  const body = createResponseBody(10, noLimit)
  body.isCollected = true
  const first = Buffer.from('ab')
  body.data(first)
  t.equal(body.bytes(), first)
  body.data(Buffer.from('cd'))
  t.equal(String(body.bytes()), 'abcd')
})

t.test('a client that comes later gets the chunks that have been collected, then the rest and the end', async (t) => {
  const body = createResponseBody(10, noLimit)
  const client = createClient()
  body.isCollected = true
  body.data(Buffer.from('a'))
  body.data(Buffer.from('b'))
  body.pipe(client)
  body.data(Buffer.from('c'))
  body.end()
  t.same(client.received, ['a', 'b', 'c', 'end'])
})

t.test('a client that has left gets nothing more, while the copy is completed', async (t) => {
  const body = createResponseBody(10, noLimit)
  const client = createClient()
  body.isCollected = true
  body.pipe(client)
  body.data(Buffer.from('a'))
  body.unpipe()
  body.data(Buffer.from('b'))
  body.end()
  t.same(client.received, ['a'])
  t.equal(String(body.bytes()), 'ab')
})

t.test('a body is too large with the first byte beyond the limit, and is passed on without a copy then', async (t) => {
  let calls = 0
  const body = createResponseBody(2, () => {
    calls += 1
    body.isCollected = false
  })
  const client = createClient()
  body.isCollected = true
  body.pipe(client)
  body.data(Buffer.from('ab'))
  t.equal(calls, 0)
  body.data(Buffer.from('c'))
  body.data(Buffer.from('d'))
  t.equal(calls, 1)
  t.same(client.received, ['ab', 'c', 'd'])
  t.equal(body.bytes().length, 0)
})
