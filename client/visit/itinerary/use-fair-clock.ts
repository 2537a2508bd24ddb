/**
 * The current time during the fair (shared/README.md#before-during-and-after-the-fair). The server decides the day,
 * which may be a previewed one; the time of day is that of the visitor's clock in Shanghai's time zone, or the previewed
 * one.
 */
import { useEffect, useState } from 'react'
import { shanghaiDay } from '../../../shared/time/dates.ts'
import { useStore } from '../../store.ts'

const tickMs = 30_000

/**
 * The current time in unix seconds; null on the server, while hydrating, and before and after the fair. What is rendered
 * after hydration has it at once, so that nothing is added a moment later.
 */
export function useFairClock(): number | null {
  const today = useStore((state) => state.today)
  const clock = useStore((state) => state.clock)
  const during = useStore((state) => state.phase === 'during')
  const isInteractive = useStore((state) => state.isInteractive)
  const isRunning = during && isInteractive
  const [now, setNow] = useState(() => (isRunning ? fairTime(shiftOf(today, clock)) : null))
  useEffect(() => {
    if (!isRunning) return setNow(null)
    const shiftS = shiftOf(today, clock)
    const update = () => setNow(fairTime(shiftS))
    update()
    const timer = window.setInterval(update, tickMs)
    document.addEventListener('visibilitychange', update)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [today, clock, isRunning])
  return now
}

/** The time of the visitor's clock, moved by seconds. */
const fairTime = (shiftS: number) => Math.floor(Date.now() / 1000 + shiftS)

/** From the visitor's clock to the time of the fair, in seconds. */
function shiftOf(today: number, clock: number | undefined): number {
  const own = Date.now() / 1000
  return clock === undefined ? dayShift(today, own) : clock - own
}

/**
 * What has to be added to the visitor's clock to get the server's day, in seconds: a whole number of days, not 0 for a
 * previewed day or a wrong clock. `today` is midnight UTC of the server's day, `clock` the visitor's time; unix
 * seconds.
 */
export function dayShift(today: number, clock: number): number {
  return today - shanghaiDay(clock)
}
