import t from 'tap'
import { type Clock, createDeadline } from '../../../server/upstream/deadline.ts'

/** A clock that advances only by `advance`. */
function createClock(): Clock & { advance(milliseconds: number): void } {
  let at = 0
  const timers = new Set<{ due: number; callback: () => void }>()
  return {
    now: () => at,
    after(milliseconds, callback) {
      const timer = { due: at + milliseconds, callback }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance(milliseconds) {
      at += milliseconds
      for (const timer of timers) {
        if (timer.due > at) continue
        timers.delete(timer)
        timer.callback()
      }
    }
  }
}

/** Starts a deadline on its own clock; `fired` returns how often it has expired. */
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
  return { deadline, advance: clock.advance, fired: () => fired }
}

t.test('a deadline does not count the time for which it is paused', async (t) => {
  const { deadline, advance, fired } = start(200)
  advance(60)
  deadline.pause()
  advance(300)
  deadline.pause()
  advance(300)
  t.equal(fired(), 0)
  deadline.resume()
  advance(40)
  deadline.resume()
  advance(99)
  t.equal(fired(), 0)
  advance(1)
  t.equal(fired(), 1, 'fires after 200 ms of running time')
})

t.test('a cleared deadline never fires', async (t) => {
  const { deadline, advance, fired } = start(20)
  deadline.clear()
  deadline.resume()
  advance(1000)
  t.equal(fired(), 0)
})

t.test('a deadline fires only once', async (t) => {
  const { deadline, advance, fired } = start(10)
  advance(10)
  deadline.resume()
  deadline.pause()
  deadline.resume()
  advance(1000)
  t.equal(fired(), 1)
})
