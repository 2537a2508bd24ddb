import { useMessages } from '../../messages/messages.ts'
import { Close } from '../../ui/icons.tsx'
import { itineraryStore } from './itinerary-store.ts'
import { isStarred, type StarKind, toggleStar } from './stars.ts'

interface RemoveButtonProps {
  kind: StarKind
  id: number
  /** Of the record, for the accessible name. */
  name: string
}

/** Removes a record from the itinerary. */
export function RemoveButton({ kind, id, name }: RemoveButtonProps) {
  const messages = useMessages().plan
  const remove = () => {
    itineraryStore.update((itinerary) => (isStarred(itinerary, kind, id) ? toggleStar(itinerary, kind, id) : itinerary))
    // The button that had the focus is removed.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className="icon-button" aria-label={messages.remove(name)} onClick={remove}>
      <Close />
    </button>
  )
}
