/** Which talks are on, and which come next. */

interface Timed {
  id: number
  start: number
  end: number
}
export type Nearness = 'now' | 'next'

/** What is on at `now` (unix seconds), and what begins next within the coming twelve hours. Empty where `now` is null. */
export function programmeNow(talks: readonly Timed[], now: number | null): ReadonlyMap<number, Nearness> {
  const near = new Map<number, Nearness>()
  if (now === null) return near
  const later = talks.filter((talk) => talk.start > now && talk.start - now < 43_200)
  const next = Math.min(...later.map((talk) => talk.start))
  for (const talk of talks) {
    if (talk.start <= now && now < talk.end) near.set(talk.id, 'now')
    else if (talk.start === next) near.set(talk.id, 'next')
  }
  return near
}
