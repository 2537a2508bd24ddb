/** The next talk of an exhibitor, read from its public record when a visitor opens its card. */
import { useEffect, useState } from 'react'
import { exhibitor } from '../../shared/calls/rows.ts'
import { apiLocaleOf } from '../../shared/locale.ts'
import { createApi } from '../api.ts'
import { recordsOf } from '../directory/records-of.ts'
import { useFairClock } from '../itinerary/use-fair-clock.ts'
import { useStore } from '../store.ts'

export interface NextTalk {
  id: number
  forum: string
  title: string
  /** Unix seconds. */
  start: number
  room: string
}

/** The first talk of an exhibitor that has not ended; undefined until it is known, and where there is none. */
export function useNextTalk(id: number): NextTalk | undefined {
  const locale = useStore((state) => state.locale)
  const apiBase = useStore((state) => state.apiBase)
  const isOver = useStore((state) => state.phase === 'after')
  const now = useFairClock()
  const [talks, setTalks] = useState<(NextTalk & { end: number })[]>([])
  useEffect(() => {
    const controller = new AbortController()
    const language = apiLocaleOf(locale)
    setTalks([])
    createApi(apiBase, locale)
      .get(exhibitor, { id: String(id) }, controller.signal)
      .then(
        (record) =>
          setTalks(
            recordsOf(record?.talks).map((talk) => ({
              id: talk.id,
              forum: talk.forum,
              title: talk[`title_${language}`],
              room: talk[`room_${language}`],
              start: talk.start,
              end: talk.end
            }))
          ),
        // The card is complete without a talk.
        () => undefined
      )
    return () => controller.abort()
  }, [id, locale, apiBase])
  if (isOver) return undefined
  return talks
    .filter(({ title, start, end }) => typeof title === 'string' && Number.isFinite(start) && end > (now ?? 0))
    .sort((a, b) => a.start - b.start)[0]
}
