/**
 * The current time during the fair (shared/README.md#before-during-and-after-the-fair). The server decides the day,
 * which may be a previewed one; the time of day is that of the visitor's clock in Shanghai's time zone, or the previewed
 * one.
 */
import { useEffect, useState } from 'react'
import { shanghaiDay } from '../../../shared/time/dates.ts'
import { useStore } from '../../store.ts'

const tickMs = 30_000

/** The current time in unix seconds; null on the server, while hydrating, and before and after the fair. */
export function useFairClock(): number | null {
  const today = useStore((state) => state.today)
  const clock = useStore((state) => state.clock)
  const during = useStore((state) => state.phase === 'during')
  const isInteractive = useStore((state) => state.isInteractive)
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    if (!during || !isInteractive) return setNow(null)
    const own = Date.now() / 1000
    const shiftS = clock === undefined ? dayShift(today, own) : clock - own
    const update = () => setNow(Math.floor(Date.now() / 1000 + shiftS))
    update()
    const timer = window.setInterval(update, tickMs)
    document.addEventListener('visibilitychange', update)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [today, clock, during, isInteractive])
  return now
}

/**
 * What has to be added to the visitor's clock to get the server's day, in seconds: a whole number of days, not 0 for a
 * previewed day or a wrong clock. `today` is midnight UTC of the server's day, `clock` the visitor's time; unix
 * seconds.
 */
export function dayShift(today: number, clock: number): number {
  return today - shanghaiDay(clock)
}
