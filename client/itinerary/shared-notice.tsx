import { useMessages } from '../messages/messages.ts'

interface SharedNoticeProps {
  /** Entries of the shared itinerary. */
  count: number
  onAccept: () => void
  onDismiss: () => void
}

/** Says that the itinerary is a shared one; its buttons add it to the visitor's own, or return to the visitor's own. */
export function SharedNotice({ count, onAccept, onDismiss }: SharedNoticeProps) {
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
