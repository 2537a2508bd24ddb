import { shanghaiDay } from '../../../shared/time/dates.ts'
import { useMessages } from '../../messages/messages.ts'

/** Times in unix seconds. */
interface Timed {
  id: number
  start: number
  end?: number | undefined
}
export type TalkTiming = 'now' | 'next'

const maxAheadS = 12 * 3600

/**
 * By id, the talks that are on at `now` (unix seconds), and those that start next, on the same day or within twelve
 * hours. Empty where `now` is null. Of a talk without an end nobody knows whether it is on.
 */
export function programmeNow(talks: readonly Timed[], now: number | null): ReadonlyMap<number, TalkTiming> {
  const timing = new Map<number, TalkTiming>()
  if (now === null) return timing
  const today = shanghaiDay(now)
  const isNear = ({ start }: Timed) => start - now < maxAheadS || shanghaiDay(start) === today
  const upcoming = talks.filter((talk) => talk.start > now && isNear(talk))
  const nextStart = Math.min(...upcoming.map((talk) => talk.start))
  for (const talk of talks) {
    if (talk.start <= now && now < (talk.end ?? 0)) timing.set(talk.id, 'now')
    else if (talk.start === nextStart) timing.set(talk.id, 'next')
  }
  return timing
}

/** Whether something is on at `now` (unix seconds), or starts later on the same day. */
export function hasMoreToday(talks: readonly Timed[], now: number): boolean {
  const today = shanghaiDay(now)
  return talks.some(({ start, end = start }) => now < Math.max(start, end) && shanghaiDay(start) <= today)
}

/** The other entries that are on at the same time, at least in part; one without an end is its start alone. */
export function overlapping<T extends Timed>(entry: Timed, entries: readonly T[]): T[] {
  const endOf = ({ start, end = start }: Timed) => end
  return entries.filter((other) => other.id !== entry.id && other.start < endOf(entry) && entry.start < endOf(other))
}

/** Less of a talk is not worth the way. */
const leastS = 5 * 60

/**
 * The first of today's talks that a visitor who arrives at `arrival` can still hear, at least in part, with the minutes
 * missed; undefined where there is none. A talk of which less than five minutes remain is passed over, and so is one
 * without an end that has begun.
 */
export function nextStar<T extends Omit<Timed, 'id'>>(
  talks: readonly T[],
  arrival: number
): { talk: T; missed: number } | undefined {
  const today = shanghaiDay(arrival)
  const [talk] = talks
    .filter(({ start, end = start + leastS }) => {
      return shanghaiDay(start) === today && end - Math.max(arrival, start) >= leastS
    })
    .sort((a, b) => a.start - b.start || (a.end ?? a.start) - (b.end ?? b.start))
  return talk && { talk, missed: Math.max(0, Math.ceil((arrival - talk.start) / 60)) }
}

/** A badge for a talk that is on now or is the next one; renders nothing for other talks. */
export function TimingBadge({ timing }: { timing: TalkTiming | undefined }) {
  const messages = useMessages().plan
  if (timing === undefined) return null
  return <strong className={`near is-${timing}`}>{messages[timing]}</strong>
}
