import type { MouseEvent } from 'react'
import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { useMessages } from '../../messages/messages.ts'
import { useIsOver, useStore, useStoreApi } from '../../store.ts'
import { Star, StarFilled } from '../../ui/icons.tsx'
import { rememberProduct } from './product-names.ts'
import { isStarred as isIn, itineraryStore, type StarKind, toggleStar } from './stars.ts'

export interface StarButtonProps {
  kind: StarKind
  id: number
  /** Name of the record, for the accessible name. */
  name: string
  /** Id of a product's exhibitor: the itinerary lists the product at its booth. */
  exhibitor?: number
  /** With a visible label, and beside it a link to the itinerary that has the record. */
  wide?: boolean
}

/** Adds a record to the itinerary or removes it. The server renders every button as not pressed. */
export function StarButton({ kind, id, name, exhibitor, wide = false }: StarButtonProps) {
  const allMessages = useMessages()
  const messages = allMessages.plan
  const store = useStoreApi()
  const locale = useStore((state) => state.locale)
  const isStarred = isIn(itineraryStore.useValue(), kind, id)
  const isOver = useIsOver()
  const star = isOver ? messages.save : messages.star
  const className = wide ? 'star-button is-wide' : 'star-button'
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    const place = event.currentTarget.getBoundingClientRect()
    if (kind === 'product' && exhibitor !== undefined) rememberProduct(locale, id, { name, exhibitor })
    itineraryStore.update((itinerary) => toggleStar(itinerary, kind, id))
    import('./star-toast.tsx').then(
      ({ showStarToast, hideStarToast }) =>
        isIn(itineraryStore.read(), kind, id)
          ? showStarToast({ kind, id, name }, place, store.getState(), allMessages)
          : hideStarToast(),
      // The star itself says that it is set.
      () => undefined
    )
  }
  const button = (
    <button
      type="button"
      className={className}
      aria-pressed={isStarred}
      aria-label={messages.starOf(star, name)}
      title={wide ? undefined : star}
      onClick={toggle}
    >
      {isStarred ? <StarFilled /> : <Star />}
      {wide && <span>{star}</span>}
    </button>
  )
  if (!wide) return button
  return (
    <p className="star-line">
      {button}
      {isStarred && (
        <Link className="arrow-link" href={href.plan()}>
          {messages.openInPlan}
        </Link>
      )}
    </p>
  )
}
