import t from 'tap'
import { FairQueue, type Slot } from '../../../server/upstream/fair-queue.ts'

/** A queue that records the names of started and refused requests. */
function createRecordedQueue(slots: number, maxWaiting: number, maxWaitMs = 60_000, maxDetached = 0) {
  const queue = new FairQueue({ slots, maxDetached, maxWaiting, maxWaitMs })
  const started: string[] = []
  const refused: string[] = []
  const requested = new Map<string, Slot>()
  const acquire = (client: string | undefined, name: string) => {
    requested.set(
      name,
      queue.acquire(
        client,
        () => started.push(name),
        () => refused.push(name)
      )
    )
  }
  const cut: string[] = []
  const detach = (name: string) =>
    requested.get(name)?.detach(() => {
      cut.push(name)
      release(name)
    })
  const release = (name: string) => requested.get(name)?.release()
  const releaseAll = () => {
    for (const slot of requested.values()) slot.release()
  }
  return { started, refused, cut, acquire, detach, release, releaseAll }
}
const names = (client: string, count: number) => Array.from({ length: count }, (_, i) => `${client}${i}`)

t.test('a client with many requests leaves the reserved slots to clients with few', async (t) => {
  const { started, acquire, releaseAll } = createRecordedQueue(32, 100)
  t.teardown(releaseAll)
  for (const name of names('greedy', 60)) acquire('greedy', name)
  t.equal(started.length, 28)
  acquire('other', 'other0')
  t.equal(started.at(-1), 'other0')
  acquire('other', 'other1')
  t.equal(started.at(-1), 'other0', 'a client with one request in progress may not use the reserve again')
  acquire(undefined, 'site')
  t.equal(started.at(-1), 'site', 'the site itself may use any slot')
})

t.test('waiting requests start round-robin by client, oldest first', async (t) => {
  const { started, acquire, release, releaseAll } = createRecordedQueue(8, 100)
  t.teardown(releaseAll)
  for (const name of names('a', 12)) acquire('a', name)
  acquire('b', 'b0')
  for (const name of names('b', 4).slice(1)) acquire('b', name)
  const first = [...started]
  started.length = 0
  for (const name of first) release(name)
  t.same(started.slice(0, 4), ['a7', 'b1', 'a8', 'b2'])
})

t.test('when the queue is full, the client with the longest queue loses its newest request', async (t) => {
  const { refused, acquire, releaseAll } = createRecordedQueue(8, 6)
  t.teardown(releaseAll)
  for (const name of names('a', 14)) acquire('a', name)
  t.same(refused, ['a13'])
  acquire('b', 'b0')
  acquire('b', 'b1')
  t.same(refused, ['a13', 'a12'])
  acquire('a', 'a14')
  t.same(refused, ['a13', 'a12', 'a14'])
})

t.test('a request released while waiting never starts, and a second release has no effect', async (t) => {
  const { started, refused, acquire, release, releaseAll } = createRecordedQueue(1, 10)
  t.teardown(releaseAll)
  acquire('a', 'a0')
  acquire('a', 'a1')
  acquire('a', 'a2')
  release('a1')
  release('a1')
  release('a0')
  release('a0')
  t.same(started, ['a0', 'a2'])
  t.same(refused, [])
  release('a2')
  acquire('b', 'b0')
  acquire('c', 'c0')
  t.same(started, ['a0', 'a2', 'b0'])
})

t.test('a request that waits too long is refused, and the next one gets the slot', async (t) => {
  const { started, refused, acquire, release, releaseAll } = createRecordedQueue(1, 10, 50)
  t.teardown(releaseAll)
  acquire('a', 'a0')
  acquire('a', 'a1')
  while (refused.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  t.same(refused, ['a1'])
  acquire('b', 'b0')
  release('a0')
  t.same(started, ['a0', 'b0'])
})

t.test('a request that is detached leaves its slot to others; the client with the most loses its oldest', async (t) => {
  const { started, cut, acquire, detach, release, releaseAll } = createRecordedQueue(2, 10, 60_000, 3)
  t.teardown(releaseAll)
  for (const name of ['b0', 'a0', 'a1', 'a2']) acquire(name[0], name)
  t.same(started, ['b0', 'a0'])
  for (const name of ['b0', 'a0', 'a1']) detach(name)
  t.same(started, ['b0', 'a0', 'a1', 'a2'])
  t.same(cut, [])
  detach('a2')
  t.same(cut, ['a0'])
  detach('a2')
  release('a1')
  for (const name of ['c0', 'd0', 'd1']) acquire(name[0], name)
  t.same(started.slice(4), ['c0', 'd0'], 'detached requests hold no slot')
  detach('c0')
  t.same([cut, started.at(-1)], [['a0'], 'd1'], 'released ones make room')
})

t.test('without places for detached requests they keep their slots', async (t) => {
  const { started, cut, acquire, detach, releaseAll } = createRecordedQueue(1, 10)
  t.teardown(releaseAll)
  acquire('a', 'a0')
  acquire('b', 'b0')
  detach('a0')
  t.same([started, cut], [['a0'], []])
})
