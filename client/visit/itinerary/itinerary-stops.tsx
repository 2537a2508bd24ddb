import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { useMessages } from '../../messages/messages.ts'
import { BoothNumber } from '../../pages/directory/booth-link.tsx'
import { useStore } from '../../store.ts'
import { Emblem } from '../../ui/emblem.tsx'
import { Close } from '../../ui/icons.tsx'
import { MetBox } from '../notebook/met-box.tsx'
import type { ItineraryRow, ItineraryStop } from './itinerary-entries.ts'
import { isStarred, itineraryStore, type StarKind, toggleStar } from './stars.ts'

interface ItineraryStopsProps {
  rows: readonly ItineraryRow[]
  /** Ids of products. */
  productsWithoutBooth: readonly number[]
  /** Whether entries can be removed. */
  isOwn: boolean
}

/** The booths of an itinerary row by row, each with its starred products; one's own with tick and note. */
export function ItineraryStops({ rows, productsWithoutBooth, isOwn }: ItineraryStopsProps) {
  const messages = useMessages().plan
  const hall = useStore((state) => state.facts.hall)
  return (
    <section className="plan-stops" aria-labelledby="plan-stops">
      <h2 id="plan-stops">{messages.rowsTitle}</h2>
      {rows.map(({ row, stops }) => (
        <section key={row} className="plan-group">
          {row && <h3>{messages.rowName(row, hall)}</h3>}
          <ul>
            {stops.map((stop) => (
              <Stop key={stop.exhibitor.id} stop={stop} isOwn={isOwn} />
            ))}
          </ul>
        </section>
      ))}
      {productsWithoutBooth.length > 0 && (
        <section className="plan-group">
          <h3>{messages.productsWithoutBoothTitle}</h3>
          <ul>
            {productsWithoutBooth.map((id) => (
              <li key={id} className="plan-entry">
                <span className="plan-key" />
                <Link href={href.product({ id })}>{messages.productNumber(id)}</Link>
                {isOwn && <RemoveButton kind="product" id={id} name={messages.productNumber(id)} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  )
}

function Stop({ stop: { exhibitor, isStarred, products }, isOwn }: { stop: ItineraryStop; isOwn: boolean }) {
  const messages = useMessages().plan
  return (
    <li className="plan-entry">
      <p className="plan-key">
        <BoothNumber booth={exhibitor.booth} />
      </p>
      <div>
        <p>
          <Emblem kind="exhibitor" id={exhibitor.id} category={exhibitor.categories?.[0]} />
          <Link href={href.exhibitor({ id: exhibitor.id })}>{exhibitor.company}</Link>
        </p>
        {!isStarred && <p className="plan-side">{messages.onlyProduct}</p>}
      </div>
      {isOwn && <MetBox exhibitor={{ ...exhibitor, website: '' }} />}
      {isOwn && isStarred && <RemoveButton kind="exhibitor" id={exhibitor.id} name={exhibitor.company} />}
      {products.length > 0 && (
        <ul className="plan-products">
          {products.map(({ id, name }) => (
            <li key={id}>
              <Link href={href.product({ id })}>{name}</Link>
              {isOwn && <RemoveButton kind="product" id={id} name={name} />}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

interface RemoveButtonProps {
  kind: StarKind
  id: number
  /** Of the record, for the accessible name. */
  name: string
}

/** Removes a record from the itinerary. */
export function RemoveButton({ kind, id, name }: RemoveButtonProps) {
  const messages = useMessages().plan
  const remove = () =>
    itineraryStore.update((itinerary) => (isStarred(itinerary, kind, id) ? toggleStar(itinerary, kind, id) : itinerary))
  return (
    <button type="button" className="icon-button" aria-label={messages.remove(name)} onClick={remove}>
      <Close />
    </button>
  )
}
