import t from 'tap'
import { createFairPlaces, type Place } from '../../server/fair-places.ts'

/** The places with a record of who was started and who was refused. */
function counted(places: number, mostWaiting: number, mostWaitMs = 60_000) {
  const fair = createFairPlaces({ places, mostWaiting, mostWaitMs })
  const started: string[] = []
  const refused: string[] = []
  const held = new Map<string, Place>()
  const take = (client: string | undefined, name: string) => {
    held.set(
      name,
      fair.take(
        client,
        () => started.push(name),
        () => refused.push(name)
      )
    )
  }
  const release = (name: string) => held.get(name)!.release()
  const end = () => {
    for (const place of held.values()) place.release()
  }
  return { started, refused, take, release, end }
}
const names = (client: string, count: number) => Array.from({ length: count }, (_, i) => `${client}${i}`)

t.test('a client that asks for everything leaves places to those who hold few', async (t) => {
  const { started, take, end } = counted(32, 100)
  t.teardown(end)
  for (const name of names('greedy', 60)) take('greedy', name)
  t.equal(started.length, 28)
  take('other', 'other0')
  t.equal(started.at(-1), 'other0')
  take('other', 'other1')
  t.equal(started.at(-1), 'other0', 'the kept places are for those who hold few')
  take(undefined, 'site')
  t.equal(started.at(-1), 'site', 'the site itself may take any place')
})

t.test('who waits is started in turn by client, each its oldest first', async (t) => {
  const { started, take, release, end } = counted(8, 100)
  t.teardown(end)
  for (const name of names('a', 12)) take('a', name)
  take('b', 'b0')
  for (const name of names('b', 4).slice(1)) take('b', name)
  const first = [...started]
  started.length = 0
  for (const name of first) release(name)
  t.same(started.slice(0, 4), ['a7', 'b1', 'a8', 'b2'])
})

t.test('when too many wait the client with the most loses its latest', async (t) => {
  const { refused, take, end } = counted(8, 6)
  t.teardown(end)
  for (const name of names('a', 14)) take('a', name)
  t.same(refused, ['a13'])
  take('b', 'b0')
  take('b', 'b1')
  t.same(refused, ['a13', 'a12'])
  take('a', 'a14')
  t.same(refused, ['a13', 'a12', 'a14'])
})

t.test('what is given back while it waits is never started, and nothing is given back twice', async (t) => {
  const { started, refused, take, release, end } = counted(1, 10)
  t.teardown(end)
  take('a', 'a0')
  take('a', 'a1')
  take('a', 'a2')
  release('a1')
  release('a1')
  release('a0')
  release('a0')
  t.same(started, ['a0', 'a2'])
  t.same(refused, [])
  release('a2')
  take('b', 'b0')
  take('c', 'c0')
  t.same(started, ['a0', 'a2', 'b0'])
})

t.test('who has waited too long is refused, and the next one gets the place', async (t) => {
  const { started, refused, take, release, end } = counted(1, 10, 50)
  t.teardown(end)
  take('a', 'a0')
  take('a', 'a1')
  while (refused.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  t.same(refused, ['a1'])
  take('b', 'b0')
  release('a0')
  t.same(started, ['a0', 'b0'])
})
