import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { listOf } from '../../../shared/records/records.ts'
import { daysBetween, formatTalkDay, weekday } from '../../../shared/time/dates.ts'
import { insideWeChat } from '../../boot/user-agent.ts'
import { OwnHall } from '../../hall/own-hall.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { TimeSpan } from '../../ui/times.tsx'
import { type ItineraryDay, type ItineraryEntries, itineraryEntries } from './itinerary-entries.ts'
import { ItineraryNow } from './itinerary-now.tsx'
import { ItineraryStops, RemoveButton } from './itinerary-stops.tsx'
import { ItineraryTools } from './itinerary-tools.tsx'
import { useProductNames } from './product-names.ts'
import { programmeNow, TimingBadge } from './programme-now.tsx'
import { itineraryFragment, readItineraryFragment, useFragment } from './shared-itinerary.ts'
import { countStars, type Itinerary, itineraryStore, mergeItineraries, sameItinerary } from './stars.ts'
import { useFairClock } from './use-fair-clock.ts'

/**
 * The itinerary that the address's fragment contains, or else the visitor's own, and below it `children`; `start` in
 * place of one without stars.
 */
export function ItineraryView({ start, children }: { start: ReactNode; children: ReactNode }) {
  const own = itineraryStore.useValue()
  const [fragment, dismiss] = useFragment()
  const shared = readItineraryFragment(fragment)
  const isShared = shared !== undefined && !sameItinerary(shared, own)
  const itinerary = isShared ? shared : own
  const talks = listOf(useStore((state) => state.data.talkList))
  const booths = listOf(useStore((state) => state.data.booths))
  const names = useProductNames(itinerary.product)
  const entries = itineraryEntries(itinerary, talks, booths, names ?? new Map())
  useFragmentSync(own, insideWeChat() && !isShared)

  const accept = () => {
    itineraryStore.update(() => mergeItineraries(own, itinerary))
    dismiss()
  }
  const isEmpty = countStars(itinerary) === 0
  return (
    <div className="plan-view">
      {isShared && <SharedNotice count={countStars(itinerary)} onAccept={accept} onDismiss={dismiss} />}
      {!isShared && <ItineraryNow talks={talks} itinerary={own} />}
      <OwnHall exhibitors={entries.rows.flatMap(({ stops }) => stops.map(({ exhibitor }) => exhibitor.id))} />
      <ItineraryTools itinerary={itinerary} entries={entries} isOwn={!isShared} />
      {isEmpty && start}
      {entries.days.length > 0 && <ItineraryTalks days={entries.days} isOwn={!isShared} />}
      {names && (entries.rows.length > 0 || entries.productsWithoutBooth.length > 0) && (
        <ItineraryStops rows={entries.rows} productsWithoutBooth={entries.productsWithoutBooth} isOwn={!isShared} />
      )}
      {talks.length > 0 && booths.length > 0 && <UnlistedEntries unlisted={entries.unlisted} isOwn={!isShared} />}
      {names && !isEmpty && children}
    </div>
  )
}

interface SharedNoticeProps {
  /** Entries of the shared itinerary. */
  count: number
  onAccept: () => void
  onDismiss: () => void
}

/** Says that the itinerary is a shared one; its buttons add it to the visitor's own, or return to the visitor's own. */
function SharedNotice({ count, onAccept, onDismiss }: SharedNoticeProps) {
  const messages = useMessages().plan
  return (
    <aside className="plan-shared">
      <h2>{messages.sharedTitle}</h2>
      <p>{messages.sharedText(count)}</p>
      <div className="actions">
        <button type="button" className="button" onClick={onAccept}>
          {messages.addShared}
        </button>
        <button type="button" className="button quiet" onClick={onDismiss}>
          {messages.ownPlan}
        </button>
      </div>
    </aside>
  )
}

interface ItineraryTalksProps {
  days: readonly ItineraryDay[]
  /** Whether entries can be removed. */
  isOwn: boolean
}

/** The talks of an itinerary by day and time, with notes on overlaps. */
function ItineraryTalks({ days, isOwn }: ItineraryTalksProps) {
  const messages = useMessages()
  const locale = useStore((state) => state.locale)
  const firstDay = useStore((state) => state.facts.first)
  const talks = days.flatMap((day) => day.talks.map(({ talk }) => talk))
  const timing = programmeNow(talks, useFairClock())
  return (
    <section className="plan-talks" aria-labelledby="plan-talks">
      <h2 id="plan-talks">{messages.plan.talksTitle}</h2>
      {days.map(({ day, talks: list }) => (
        <section key={day} className="plan-group">
          <h3>
            {firstDay !== undefined && <span>{messages.ui.day(daysBetween(firstDay, day) + 1)}</span>}{' '}
            {formatTalkDay(day, locale, messages.ui.weekday(weekday(day)))}
          </h3>
          <ul>
            {list.map(({ talk, overlaps }) => (
              <li key={talk.id} className="plan-entry">
                <p className="plan-key">
                  <TimeSpan start={talk.start} end={talk.end} />
                </p>
                <div>
                  <p>
                    <Link href={href.talk({ forum: talk.forum, id: talk.id })}>{talk.title}</Link>{' '}
                    <TimingBadge timing={timing.get(talk.id)} />
                  </p>
                  <p className="plan-side">{talk.room}</p>
                  {overlaps.length > 0 && (
                    <p className="plan-overlap">
                      {messages.plan.overlap(overlaps.map(({ title }) => title).join(messages.ui.listSemicolon))}
                    </p>
                  )}
                </div>
                {isOwn && <RemoveButton kind="talk" id={talk.id} name={talk.title} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

interface UnlistedEntriesProps {
  unlisted: ItineraryEntries['unlisted']
  /** Whether it is the visitor's own itinerary, from which entries can be removed. */
  isOwn: boolean
}

/** Tells how many starred records are no longer listed, with a button that removes them. Renders nothing for none. */
function UnlistedEntries({ unlisted, isOwn }: UnlistedEntriesProps) {
  const messages = useMessages().plan
  const count = unlisted.exhibitor.length + unlisted.talk.length
  if (count === 0) return null
  const remove = () =>
    itineraryStore.update((itinerary) => ({
      ...itinerary,
      exhibitor: itinerary.exhibitor.filter((id) => !unlisted.exhibitor.includes(id)),
      talk: itinerary.talk.filter((id) => !unlisted.talk.includes(id))
    }))
  return (
    <p>
      <span>{messages.unlisted(count)}</span>{' '}
      {isOwn && (
        <button type="button" className="link-button" onClick={remove}>
          {messages.removeUnlisted}
        </button>
      )}
    </p>
  )
}

/**
 * Writes the itinerary into the address's fragment while `isEnabled`, and fires `hashchange` for listeners that share
 * the address. For WeChat, whose own menu shares the current address (shared/README.md#wechat).
 */
function useFragmentSync(itinerary: Itinerary, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return
    const fragment = countStars(itinerary) > 0 ? `#${itineraryFragment(itinerary)}` : ''
    if (fragment === window.location.hash) return
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', pathname + search + fragment)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  }, [itinerary, isEnabled])
}
