import { useMessages } from '../messages/messages.ts'
import { listOf } from '../sections/section-props.ts'
import { useStore } from '../store.ts'
import { EmptyList } from '../ui/empty-list.tsx'
import { insideWeChat } from '../user-agent.ts'
import { itineraryEntries } from './itinerary-entries.ts'
import { ItineraryNow } from './itinerary-now.tsx'
import { ItinerarySources } from './itinerary-sources.tsx'
import { ItineraryStops } from './itinerary-stops.tsx'
import { itineraryStore } from './itinerary-store.ts'
import { ItineraryTalks } from './itinerary-talks.tsx'
import { ItineraryTools } from './itinerary-tools.tsx'
import { PlanSubscription } from './plan-subscription.tsx'
import { useProductNames } from './product-names.ts'
import { useSharedItinerary } from './shared-itinerary.ts'
import { SharedNotice } from './shared-notice.tsx'
import { countStars, mergeItineraries, sameItinerary } from './stars.ts'
import { UnlistedEntries } from './unlisted-entries.tsx'
import { useFragmentSync } from './use-fragment-sync.ts'

/** The itinerary that the address's fragment contains, or else the visitor's own. */
export function ItineraryView() {
  const messages = useMessages().plan
  const own = itineraryStore.useValue()
  const { shared, dismiss } = useSharedItinerary()
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
  return (
    <div className="plan-view">
      {isShared && <SharedNotice count={countStars(itinerary)} onAccept={accept} onDismiss={dismiss} />}
      {!isShared && <ItineraryNow talks={talks} itinerary={own} />}
      <ItineraryTools itinerary={itinerary} entries={entries} isOwn={!isShared} />
      {countStars(itinerary) === 0 && (
        <EmptyList>
          <p className="empty-title">{messages.emptyTitle}</p>
          <p>{messages.emptyText}</p>
          <ItinerarySources />
        </EmptyList>
      )}
      {entries.days.length > 0 && <ItineraryTalks days={entries.days} isOwn={!isShared} />}
      {names && (entries.rows.length > 0 || entries.productsWithoutBooth.length > 0) && (
        <ItineraryStops rows={entries.rows} productsWithoutBooth={entries.productsWithoutBooth} isOwn={!isShared} />
      )}
      {!isShared && <PlanSubscription entries={entries} />}
      {talks.length > 0 && booths.length > 0 && <UnlistedEntries unlisted={entries.unlisted} isOwn={!isShared} />}
    </div>
  )
}
