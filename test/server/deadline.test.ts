import { setTimeout as wait } from 'node:timers/promises'
import t from 'tap'
import { createDeadline } from '../../server/deadline.ts'

t.test('a deadline counts the time that it runs, not the time that it is held', async (t) => {
  const began = performance.now()
  let fired = 0
  const deadline = createDeadline(200, () => {
    fired = performance.now() - began
  })
  await wait(100)
  deadline.hold()
  await wait(300)
  t.equal(fired, 0)
  const resumed = performance.now()
  deadline.run()
  while (fired === 0) await wait(5)
  const left = fired - (resumed - began)
  t.ok(left > 40 && left < 180, `${left} ms after it went on`)
})

t.test('a deadline that is restarted gives the whole time again', async (t) => {
  let fired = false
  const deadline = createDeadline(300, () => {
    fired = true
  })
  for (let i = 0; i < 4; i++) {
    await wait(100)
    deadline.restart()
  }
  t.equal(fired, false)
  await wait(500)
  t.equal(fired, true)
})

t.test('a deadline that is cleared never fires, and one that has fired does not again', async (t) => {
  let fired = 0
  const fire = () => {
    fired += 1
  }
  const cleared = createDeadline(20, fire)
  cleared.clear()
  cleared.run()
  cleared.restart()
  await wait(60)
  t.equal(fired, 0)
  const done = createDeadline(10, fire)
  await wait(40)
  done.run()
  done.restart()
  await wait(40)
  t.equal(fired, 1)
})
