/** The times at which the visitor is busy: starred talks, and meetings that were asked for on this device. */
import { useEffect, useState } from 'react'
import { talkList } from '../../shared/calls/rows.ts'
import type { Locale } from '../../shared/locale.ts'
import { type Span, slotS } from '../../shared/meeting-slots.ts'
import { readNumber, readTime } from '../../shared/read-values.ts'
import { createApi } from '../api.ts'
import { itineraryStore } from '../itinerary/itinerary-store.ts'
import { useStore } from '../store.ts'
import { meetingsStore } from './meetings-store.ts'

type TalkTimes = ReadonlyMap<number, Span>

let request: Promise<TalkTimes> | undefined

/** The whole public list, so that no request reveals which talks are starred (shared/README.md#personal-data). */
function loadTalkTimes(apiBase: string, locale: Locale): Promise<TalkTimes> {
  request ??= createApi(apiBase, locale)
    .get(talkList)
    .then((talks) => new Map((Array.isArray(talks) ? talks : []).map(Object).flatMap(spanOf)))
  // The next form tries again.
  request.catch(() => {
    request = undefined
  })
  return request
}

function spanOf(talk: Record<string, unknown>): [number, Span][] {
  const [id, start, end] = [readNumber(talk.id), readTime(talk.start), readTime(talk.end)]
  return id === undefined || start === undefined || end === undefined ? [] : [[id, { start, end }]]
}

/** Empty on the server and while hydrating. Talks whose times cannot be loaded are left out. */
export function useBusySpans(): Span[] {
  const locale = useStore((state) => state.locale)
  const apiBase = useStore((state) => state.apiBase)
  const starred = itineraryStore.useValue().talk
  const meetings = meetingsStore.useValue()
  const [times, setTimes] = useState<TalkTimes>(new Map())
  const hasTalks = starred.length > 0
  useEffect(() => {
    if (!hasTalks) return
    let isCurrent = true
    loadTalkTimes(apiBase, locale).then(
      (loaded) => isCurrent && setTimes(loaded),
      () => {}
    )
    return () => {
      isCurrent = false
    }
  }, [hasTalks, apiBase, locale])
  return [
    ...starred.flatMap((id) => times.get(id) ?? []),
    ...meetings.map(({ time }) => ({ start: time, end: time + slotS }))
  ]
}
