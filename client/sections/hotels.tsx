/** The partner hotels: room type, travel time, free services (specification, section 1). Sorted in the browser. */
import { useState } from 'react'
import type { Projected } from '../../shared/projection.ts'
import type { Hotel } from '../../shared/records.ts'
import { telephone } from '../layout/footer-organiser.tsx'
import { Picture } from '../layout/picture.tsx'
import { Check } from '../pictures/icons.tsx'
import { useWords } from '../words/words.ts'
import { listOf, type PartProps } from './section-of.ts'

type HotelRow = Projected<Hotel>

/** Hotels whose time or distance is missing in the record come last. */
const orLast = (value: number | undefined) => value ?? Number.MAX_VALUE

const orders = {
  time: (a: HotelRow, b: HotelRow) => orLast(a.minutes) - orLast(b.minutes),
  distance: (a: HotelRow, b: HotelRow) => orLast(a.kilometres) - orLast(b.kilometres),
  stepFree: (a: HotelRow, b: HotelRow) => Number(b.stepFree) - Number(a.stepFree) || orders.time(a, b)
}
type Order = keyof typeof orders

export function Hotels({ section }: PartProps<'hotels'>) {
  const words = useWords()
  const [order, setOrder] = useState<Order>('time')
  const names: Record<Order, string> = { time: words.byTime, distance: words.byDistance, stepFree: words.byStepFree }
  const sorted = [...listOf(section.list)].sort(orders[order])
  return (
    <>
      <fieldset className="chips needs-script">
        <legend>{words.sortBy}</legend>
        {(Object.keys(orders) as Order[]).map((name) => (
          <button key={name} type="button" aria-pressed={name === order} onClick={() => setOrder(name)}>
            {names[name]}
          </button>
        ))}
      </fieldset>
      <ol className="hotels">
        {sorted.map((hotel) => (
          <HotelCard key={hotel.id} hotel={hotel} />
        ))}
      </ol>
      <span className="hidden" role="status">
        {order === 'time' ? '' : words.sortedBy(names[order])}
      </span>
    </>
  )
}

function HotelCard({ hotel }: { hotel: HotelRow }) {
  const words = useWords()
  return (
    <li className="hotel">
      <span className="hotel-picture">
        <Picture picture={hotel.picture} />
      </span>
      <div className="hotel-name">
        <h3>{hotel.name}</h3>
        <p>{hotel.address}</p>
        <p>
          <a href={telephone(hotel.phone)}>{hotel.phone}</a>
        </p>
      </div>
      <p className="hotel-time">
        {hotel.minutes !== undefined && (
          <>
            <strong>{hotel.minutes}</strong> {words.minuteUnit}
          </>
        )}
        <span>
          {[hotel.travel, hotel.kilometres === undefined ? '' : words.kilometres(hotel.kilometres)]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </p>
      <dl className="hotel-facts">
        <dt>{words.room}</dt>
        <dd>{hotel.room}</dd>
        <dt>{words.freeServices}</dt>
        <dd>{listOf(hotel.list).join(words.listComma)}</dd>
        {hotel.stepFree && (
          <dd className="badge">
            <Check />
            {words.stepFree}
          </dd>
        )}
      </dl>
    </li>
  )
}
