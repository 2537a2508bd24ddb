/** The partner hotels: room type, travel time, free services. Visitors choose the order. */

import { useState } from 'react'
import type { Projected } from '../../shared/records/projection.ts'
import { type Hotel, listOf } from '../../shared/records/records.ts'
import { formatTimelineDate, isClosed } from '../../shared/time/dates.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { Telephones } from '../ui/contact-list.tsx'
import { Check } from '../ui/icons.tsx'
import { Joined } from '../ui/line-breaks.tsx'
import { Picture } from '../ui/picture.tsx'
import type { SectionProps } from './section-props.ts'

type HotelRow = Projected<Hotel>

/** Hotels without a time or distance come last. */
const orLast = (value: number | undefined) => value ?? Number.MAX_VALUE

const comparators = {
  time: (a: HotelRow, b: HotelRow) => orLast(a.minutes) - orLast(b.minutes),
  distance: (a: HotelRow, b: HotelRow) => orLast(a.kilometres) - orLast(b.kilometres),
  stepFree: (a: HotelRow, b: HotelRow) => Number(b.stepFree) - Number(a.stepFree) || comparators.time(a, b)
}
type Order = keyof typeof comparators
const orders: readonly Order[] = ['time', 'distance', 'stepFree']

export function Hotels({ section }: SectionProps<'hotels'>) {
  const messages = useMessages()
  const [order, setOrder] = useState<Order>('time')
  const names: Record<Order, string> = {
    time: messages.sections.byTime,
    distance: messages.sections.byDistance,
    stepFree: messages.sections.byStepFree
  }
  const sorted = [...listOf(section.list)].sort(comparators[order])
  return (
    <>
      <RatesNote />
      <fieldset className="chips needs-script">
        <legend>{messages.directory.sort}</legend>
        {orders.map((name) => (
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
        {order === 'time' ? '' : messages.sections.sortedBy(names[order])}
      </span>
    </>
  )
}

/** Until when the agreed rates hold, or that they have ended. */
function RatesNote() {
  const messages = useMessages().sections
  const locale = useStore((state) => state.locale)
  const deadline = useStore((state) => state.facts.deadlines?.hotels)
  const isOver = useStore((state) => isClosed('hotels', state))
  if (deadline === undefined) return null
  const day = formatTimelineDate(deadline, locale)
  return <p>{isOver ? messages.ratesClosed(day) : messages.ratesOpen(day)}</p>
}

function HotelCard({ hotel }: { hotel: HotelRow }) {
  const messages = useMessages()
  return (
    <li className="hotel">
      <span className="hotel-picture">
        <Picture picture={hotel.picture} />
      </span>
      <div className="hotel-name">
        <h3>{hotel.name}</h3>
        <p>{hotel.address}</p>
        {hotel.stepFree && (
          <p className="badge">
            <Check />
            {messages.sections.stepFree}
          </p>
        )}
      </div>
      <p className="hotel-time">
        {hotel.minutes !== undefined && (
          <>
            <strong>{hotel.minutes}</strong> {messages.sections.minuteUnit}
          </>
        )}
        <span>
          <Joined
            parts={[hotel.travel, hotel.kilometres === undefined ? '' : messages.sections.kilometres(hotel.kilometres)]}
            separator=" · "
          />
        </span>
      </p>
      <dl className="hotel-facts">
        <div>
          <dt>{messages.sections.room}</dt>
          <dd>{hotel.room}</dd>
        </div>
        <div>
          <dt>{messages.sections.freeServices}</dt>
          <dd>{listOf(hotel.list).join(messages.ui.listComma)}</dd>
        </div>
        <div>
          <dt>{messages.sections.bookByPhone}</dt>
          <dd>
            <Telephones text={hotel.phone} />
          </dd>
        </div>
      </dl>
    </li>
  )
}
