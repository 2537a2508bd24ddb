/** The times of a request for a meeting: half hours of the opening hours in which the visitor is free. */
import { useEffect, useState } from 'react'
import { talkList } from '../../../shared/calls/rows.ts'
import type { Locale } from '../../../shared/locale/locale.ts'
import { readNumber, readTime } from '../../../shared/records/read-record.ts'
import { daysBetween, formatTalkDay, formatTime, shanghaiDay, weekday } from '../../../shared/time/dates.ts'
import { freeSlots, meetingSlots, type Span, slotS, slotValue } from '../../../shared/time/meeting-slots.ts'
import { createApi } from '../../boot/api.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { itineraryStore } from '../itinerary/stars.ts'
import { useFairClock } from '../itinerary/use-fair-clock.ts'
import { meetingsStore } from './meetings-store.ts'
import { meetingMessages } from './messages.ts'

/** The half hours that still lie ahead; on the server and while hydrating all those of today and later. */
export function useSlotsAhead(): number[] {
  const hours = useStore((state) => state.facts.hours)
  const today = useStore((state) => state.today)
  const now = useFairClock()
  return meetingSlots(hours).filter((slot) => (now === null ? shanghaiDay(slot) >= today : slot > now))
}

/** Options of a select, by day. */
export function TimeOptions() {
  const messages = useMessages().ui
  const { dayNumber } = usePageMessages(meetingMessages)
  const locale = useStore((state) => state.locale)
  const firstDay = useStore((state) => state.facts.first)
  const slots = freeSlots(useSlotsAhead(), useBusySpans())
  const days = [...new Set(slots.map(shanghaiDay))]
  return days.map((day) => {
    const number = firstDay === undefined ? '' : messages.day(daysBetween(firstDay, day) + 1)
    return (
      <optgroup key={day} label={dayNumber(number, messages.weekday(weekday(day)))}>
        {slots
          .filter((slot) => shanghaiDay(slot) === day)
          .map((slot) => (
            <option key={slot} value={slotValue(slot)}>
              {`${formatTalkDay(slot, locale, messages.weekday(weekday(slot)))} ${formatTime(slot)}`}
            </option>
          ))}
      </optgroup>
    )
  })
}

/** The hint below the select. */
export function TimeHint({ id }: { id: string }) {
  const messages = usePageMessages(meetingMessages)
  const slots = useSlotsAhead()
  const leftOut = slots.length - freeSlots(slots, useBusySpans()).length
  return (
    <p className="hint" id={id}>
      {messages.timeHint} <span>{leftOut > 0 && messages.leftOut(leftOut)}</span>
    </p>
  )
}

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
  // A talk without an end takes as long as a meeting.
  return id === undefined || start === undefined ? [] : [[id, { start, end: end ?? start + slotS }]]
}

/**
 * The times at which the visitor is busy: starred talks, and meetings that were asked for on this device. Empty on the
 * server and while hydrating. Talks whose times cannot be loaded are left out.
 */
function useBusySpans(): Span[] {
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
