/** Times in unix seconds. */
interface Timed {
  id: number
  start: number
  end?: number | undefined
}
export type TalkTiming = 'now' | 'next'

const maxAheadS = 12 * 3600

/**
 * By id, the talks that are on at `now` (unix seconds), and those that start next, within twelve hours. Empty where
 * `now` is null. Of a talk without an end nobody knows whether it is on.
 */
export function programmeNow(talks: readonly Timed[], now: number | null): ReadonlyMap<number, TalkTiming> {
  const timing = new Map<number, TalkTiming>()
  if (now === null) return timing
  const upcoming = talks.filter((talk) => talk.start > now && talk.start - now < maxAheadS)
  const nextStart = Math.min(...upcoming.map((talk) => talk.start))
  for (const talk of talks) {
    if (talk.start <= now && now < (talk.end ?? 0)) timing.set(talk.id, 'now')
    else if (talk.start === nextStart) timing.set(talk.id, 'next')
  }
  return timing
}
