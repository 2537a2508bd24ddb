import t from 'tap'
import { type Clock, createDeadline } from '../../server/deadline.ts'

/** A clock that goes on only when it is told to. */
function createClock(): Clock & { pass(milliseconds: number): void } {
  let at = 0
  const timers = new Set<{ due: number; call: () => void }>()
  return {
    now: () => at,
    after(milliseconds, call) {
      const timer = { due: at + milliseconds, call }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    pass(milliseconds) {
      at += milliseconds
      for (const timer of timers) {
        if (timer.due > at) continue
        timers.delete(timer)
        timer.call()
      }
    }
  }
}

/** A deadline on a clock of its own, and how often it has fired. */
function start(milliseconds: number) {
  const clock = createClock()
  let fired = 0
  const deadline = createDeadline(
    milliseconds,
    () => {
      fired += 1
    },
    clock
  )
  return { deadline, pass: clock.pass, fired: () => fired }
}

t.test('a deadline counts the time that it runs, not the time that it is held', async (t) => {
  const { deadline, pass, fired } = start(200)
  pass(60)
  deadline.hold()
  pass(300)
  deadline.hold()
  pass(300)
  t.equal(fired(), 0)
  deadline.run()
  pass(40)
  deadline.run()
  pass(99)
  t.equal(fired(), 0)
  pass(1)
  t.equal(fired(), 1, 'after 200 ms in all')
})

t.test('a deadline that is restarted gives the whole time again', async (t) => {
  const { deadline, pass, fired } = start(300)
  for (let i = 0; i < 4; i++) {
    pass(299)
    deadline.restart()
  }
  pass(100)
  deadline.hold()
  pass(300)
  deadline.restart()
  pass(299)
  t.equal(fired(), 0)
  pass(1)
  t.equal(fired(), 1)
})

t.test('a deadline that is cleared never fires', async (t) => {
  const { deadline, pass, fired } = start(20)
  deadline.clear()
  deadline.run()
  deadline.restart()
  pass(1000)
  t.equal(fired(), 0)
})

t.test('a deadline that has fired does not again', async (t) => {
  const { deadline, pass, fired } = start(10)
  pass(10)
  deadline.run()
  deadline.hold()
  deadline.run()
  deadline.restart()
  pass(1000)
  t.equal(fired(), 1)
})

t.test('without a clock of its own a deadline takes the real one', async (t) => {
  const began = performance.now()
  let cleared = true
  createDeadline(1, () => {
    cleared = false
  }).clear()
  await new Promise<void>((resolve) => createDeadline(30, resolve))
  // Timers may be a millisecond early.
  t.ok(performance.now() - began >= 28)
  t.ok(cleared)
})
