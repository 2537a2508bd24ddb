/** What is on, what comes next, and the next star, by the visitor's clock. Loaded during the fair, after hydration. */
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { talkList } from '../../../shared/calls/rows.ts'
import { apiLocaleOf } from '../../../shared/locale/locale.ts'
import { href } from '../../../shared/pages/addresses.ts'
import { project } from '../../../shared/records/projection.ts'
import { formatTime, isoTime } from '../../../shared/time/dates.ts'
import { createApi } from '../../boot/api.ts'
import { usePageMessages } from '../../messages/page-messages.ts'
import { recordsOf } from '../../sections/section-props.ts'
import { useStore } from '../../store.ts'
import type { ItineraryTalk } from '../../visit/itinerary/itinerary-entries.ts'
import { nowMessages } from '../../visit/itinerary/now-messages.ts'
import { nextStar, programmeNow } from '../../visit/itinerary/programme-now.tsx'
import { itineraryStore } from '../../visit/itinerary/stars.ts'
import { useFairClock } from '../../visit/itinerary/use-fair-clock.ts'
import { NowRows } from './now-rows.tsx'

/** Renders the empty rows until the programme is there. */
export function NowLines() {
  const messages = usePageMessages(nowMessages)
  const now = useFairClock()
  const talks = useTalks()
  const itinerary = itineraryStore.useValue()
  if (now === null || !talks) return <NowRows />
  const timing = programmeNow(talks, now)
  const at = (when: 'now' | 'next') => talks.filter(({ id }) => timing.get(id) === when)
  const star = nextStar(
    talks.filter(({ id }) => itinerary.talk.includes(id)),
    now
  )
  const minutes = star && Math.max(0, Math.ceil((star.talk.start - now) / 60))
  return (
    <NowRows
      onNow={<Entry talks={at('now')} empty={messages.nothingNow} />}
      upNext={<Entry talks={at('next')} empty={messages.nothingNext} />}
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

/** The programme in the page's language; undefined until it is known. */
function useTalks(): readonly ItineraryTalk[] | undefined {
  const locale = useStore((state) => state.locale)
  const apiBase = useStore((state) => state.apiBase)
  const [talks, setTalks] = useState<readonly ItineraryTalk[]>()
  useEffect(() => {
    const controller = new AbortController()
    createApi(apiBase, locale)
      .get(talkList, {}, controller.signal)
      .then(
        (list) =>
          // Texts are rendered as texts; `Projected` marks those of pages as cleaned.
          setTalks(
            recordsOf(list)
              .map((talk) => project(talk, apiLocaleOf(locale)) as ItineraryTalk)
              .filter(({ start, end }) => Number.isFinite(start) && Number.isFinite(end))
          ),
        // The rows stay empty; the link to the programme is there.
        () => undefined
      )
    return () => controller.abort()
  }, [apiBase, locale])
  return talks
}
