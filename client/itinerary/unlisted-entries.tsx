import { useMessages } from '../messages/messages.ts'
import type { ItineraryEntries } from './itinerary-entries.ts'
import { itineraryStore } from './itinerary-store.ts'

interface UnlistedEntriesProps {
  unlisted: ItineraryEntries['unlisted']
  /** Whether it is the visitor's own itinerary, from which entries can be removed. */
  isOwn: boolean
}

/** Tells how many starred records are no longer listed, with a button that removes them. Renders nothing for none. */
export function UnlistedEntries({ unlisted, isOwn }: UnlistedEntriesProps) {
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
