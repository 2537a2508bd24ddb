/** What is on, what comes next, and the next star, by the visitor's clock. Loaded during the fair, after hydration. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { talkList } from '../../../shared/calls/rows.ts'
import { href } from '../../../shared/pages/addresses.ts'
import { formatTime, isoTime } from '../../../shared/time/dates.ts'
import { useRecords } from '../../boot/use-records.ts'
import { usePageMessages } from '../../messages/messages.ts'
import type { ItineraryTalk } from '../../visit/itinerary/itinerary-entries.ts'
import { nowMessages } from '../../visit/itinerary/now-messages.ts'
import { hasMoreToday, nextStar, programmeNow } from '../../visit/itinerary/programme-now.tsx'
import { itineraryStore } from '../../visit/itinerary/stars.ts'
import { useFairClock } from '../../visit/itinerary/use-fair-clock.ts'
import { NowRows } from './now-rows.tsx'

export interface NowLinesProps {
  /** Until the programme is there. */
  waiting: ReactNode
}

/** Nothing where the programme of the day is over. */
export function NowLines({ waiting }: NowLinesProps) {
  const messages = usePageMessages(nowMessages)
  const now = useFairClock()
  const listed = useRecords<ItineraryTalk>(talkList)
  const itinerary = itineraryStore.useValue()
  if (now === null || !listed) return waiting
  const talks = listed.filter(({ start, end }) => Number.isFinite(start) && Number.isFinite(end))
  if (!hasMoreToday(talks, now)) return null
  const listOf = (timing: ReturnType<typeof programmeNow>, when: 'now' | 'next') =>
    talks.filter(({ id }) => timing.get(id) === when)
  const timing = programmeNow(talks, now)
  const [onNow, next] = [listOf(timing, 'now'), listOf(timing, 'next')]
  const [afterBreak] = onNow.length > 0 ? [] : next
  const isOn = afterBreak === undefined
  const second = isOn ? next : listOf(programmeNow(talks, afterBreak.start), 'next')
  const star = nextStar(
    talks.filter(({ id }) => itinerary.talk.includes(id)),
    now
  )
  const minutes = star && Math.max(0, Math.ceil((star.talk.start - now) / 60))
  return (
    <NowRows
      isOn={isOn}
      first={<Entry talks={isOn ? onNow : next} empty={messages.nothingNow} />}
      second={<Entry talks={second} empty={messages.nothingNext} />}
      nextStar={star && <Entry talks={[star.talk]} empty="" note={minutes ? messages.inMinutes(minutes) : undefined} />}
    />
  )
}

/**
 * The first of the entries, and how many more there are. The title comes last: a long one is cut off, time and place
 * are not.
 */
function Entry({ talks, empty, note }: { talks: readonly ItineraryTalk[]; empty: string; note?: string | undefined }) {
  const messages = usePageMessages(nowMessages)
  const [talk] = talks
  if (!talk) return <span>{empty}</span>
  return (
    <span key={talk.id}>
      <time dateTime={isoTime(talk.start)}>{formatTime(talk.start)}</time>{' '}
      <small>
        {[talk.room, note, talks.length > 1 ? messages.more(talks.length - 1) : ''].filter(Boolean).join(' · ')}
      </small>
      <br />
      <Link href={href.talk({ forum: talk.forum, id: talk.id })}>{talk.title}</Link>
    </span>
  )
}
