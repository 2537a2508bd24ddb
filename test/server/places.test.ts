import t from 'tap'
import { createPlaces } from '../../server/places.ts'

t.test('a place that is given back goes to the one who has waited longest', async (t) => {
  const places = createPlaces(2, 60_000)
  t.same(await Promise.all([places.take(), places.take()]), [true, true])
  const order: string[] = []
  const third = places.take().then(() => order.push('third'))
  const fourth = places.take().then(() => order.push('fourth'))
  places.give()
  await third
  t.same(order, ['third'])
  places.give()
  await fourth
  places.give()
  places.give()
  t.same(await Promise.all([places.take(), places.take()]), [true, true])
})

t.test('who waits too long gets none, and takes none from those behind', async (t) => {
  const places = createPlaces(1, 20)
  await places.take()
  t.equal(await places.take(), false)
  places.give()
  t.equal(await places.take(), true)
})
