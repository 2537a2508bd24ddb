/**
 * The time at the fair while it lasts (rulings, section 9). The server has decided the day; the hour is the
 * visitor's own clock, read as Shanghai's.
 */
import { useEffect, useState } from 'react'
import { shanghaiDay } from '../../shared/dates.ts'
import { useStore } from '../store.ts'

const tick = 30_000

/** The instant that it is, unix seconds; null until the page is live, and before and after the fair. */
export function useFairClock(): number | null {
  const today = useStore((state) => state.today)
  const during = useStore((state) => state.phase === 'during')
  const live = useStore((state) => state.live)
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    if (!during || !live) return setNow(null)
    const shift = dayShift(today, Date.now() / 1000)
    const look = () => setNow(Math.floor(Date.now() / 1000) + shift)
    look()
    const timer = window.setInterval(look, tick)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [today, during, live])
  return now
}

/** Whole days between the visitor's clock and the fair's day, in seconds: for a previewed day, or a clock that is off. */
export function dayShift(today: number, clock: number): number {
  return today - shanghaiDay(clock)
}
