import t from 'tap'
import { createSemaphore } from '../../../server/limits/semaphore.ts'

t.test('a released slot goes to the waiter that has waited longest', async (t) => {
  const slots = createSemaphore(2, 60_000)
  t.same(await Promise.all([slots.acquire(), slots.acquire()]), [true, true])
  const order: string[] = []
  const third = slots.acquire().then(() => order.push('third'))
  const fourth = slots.acquire().then(() => order.push('fourth'))
  slots.release()
  await third
  t.same(order, ['third'])
  slots.release()
  await fourth
  slots.release()
  slots.release()
  t.same(await Promise.all([slots.acquire(), slots.acquire()]), [true, true])
})

t.test('a waiter that times out gets no slot and takes none from later waiters', async (t) => {
  const slots = createSemaphore(1, 20)
  await slots.acquire()
  t.equal(await slots.acquire(), false)
  slots.release()
  t.equal(await slots.acquire(), true)
})
