import { shanghaiDay } from '../../../shared/time/dates.ts'

interface Timed {
  start: number
  end?: number | undefined
}

/**
 * The first of today's talks that a visitor who arrives at `arrival` can still hear, at least in part, with the minutes
 * missed; undefined where there is none. A talk of which less than `leastMinutes` remain is passed over, and so is one without an end that has begun. Times are unix
 * seconds.
 */
export function nextStar<T extends Timed>(
  talks: readonly T[],
  arrival: number,
  leastMinutes = 5
): { talk: T; missed: number } | undefined {
  const today = shanghaiDay(arrival)
  const [talk] = talks
    .filter(({ start, end = start + leastMinutes * 60 }) => {
      return shanghaiDay(start) === today && end - Math.max(arrival, start) >= leastMinutes * 60
    })
    .sort((a, b) => a.start - b.start || (a.end ?? a.start) - (b.end ?? b.start))
  return talk && { talk, missed: Math.max(0, Math.ceil((arrival - talk.start) / 60)) }
}
