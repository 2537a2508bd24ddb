import t from 'tap'
import { copyBytes } from '../../../server/http/content-coding.ts'

t.test('bytes that share a larger allocation are copied to one of their own length', async (t) => {
  const allocation = Buffer.from('the middle of it'.repeat(100))
  const part = allocation.subarray(4, 10)
  const copy = copyBytes(part)
  t.equal(copy.toString(), 'middle')
  t.equal(copy.buffer.byteLength, 6)
  allocation.fill(0)
  t.equal(copy.toString(), 'middle')
})

t.test('bytes with an allocation of their own are returned as they are', async (t) => {
  const bytes = Buffer.allocUnsafeSlow(6)
  t.equal(copyBytes(bytes), bytes)
})
