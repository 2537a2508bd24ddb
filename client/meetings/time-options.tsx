/** The times of a request for a meeting: half hours of the opening hours in which the visitor is free. */
import { formatShanghaiDate, formatTime, shanghaiDay, weekday } from '../../shared/dates.ts'
import { freeSlots, meetingSlots, slotValue } from '../../shared/meeting-slots.ts'
import { useFairClock } from '../itinerary/use-fair-clock.ts'
import { useMessages } from '../messages/messages.ts'
import { usePageMessages } from '../messages/page-messages.ts'
import { useStore } from '../store.ts'
import { meetingMessages } from './messages.ts'
import { useBusySpans } from './use-busy-spans.ts'

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
  const firstDay = useStore((state) => state.facts.first)
  const slots = freeSlots(useSlotsAhead(), useBusySpans())
  const days = [...new Set(slots.map(shanghaiDay))]
  return days.map((day) => {
    const number = firstDay === undefined ? '' : messages.day(Math.round((day - firstDay) / 86_400) + 1)
    return (
      <optgroup key={day} label={dayNumber(number, messages.weekday(weekday(day)))}>
        {slots
          .filter((slot) => shanghaiDay(slot) === day)
          .map((slot) => (
            <option key={slot} value={slotValue(slot)}>
              {`${formatShanghaiDate(slot)} ${formatTime(slot)}`}
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
