/** The price of parking: a table of examples, and a calculator where scripts run. */
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { EmptyList } from '../ui/empty-list.tsx'
import type { SectionProps } from './section-props.ts'

/** Hours in the table. */
const examples = [1, 4, 8, 20]

export function Parking({ section }: SectionProps<'parking'>) {
  const messages = useMessages()
  const [hours, setHours] = useState(4)
  const range = useRef<HTMLInputElement>(null)
  // The visitor may have moved the slider before hydration.
  useEffect(() => setHours(Number(range.current?.value)), [])
  // Records from the backend may lack a price.
  if (section.hourly === undefined || section.daily === undefined) return <EmptyList />
  const price = (count: number) =>
    messages.sections.parkingCost(parkingPrice(count, section.hourly, section.daily), section.currency)
  return (
    <div className="parking">
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.sections.parkingHours}</th>
            <th scope="col">{messages.sections.parkingFee}</th>
          </tr>
        </thead>
        <tbody>
          {examples.map((count) => (
            <tr key={count}>
              <th scope="row">{messages.sections.hours(count)}</th>
              <td>{price(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="parking-calculator needs-script">
        <label htmlFor="parking-hours">{messages.sections.parkingHours}</label>
        <input
          ref={range}
          id="parking-hours"
          type="range"
          min="1"
          max="24"
          value={hours}
          aria-valuetext={messages.sections.hours(hours)}
          onChange={(event) => setHours(Number(event.target.value))}
        />
        <output htmlFor="parking-hours">
          <span>{messages.sections.hours(hours)}</span> <strong>{price(hours)}</strong>
        </output>
      </div>
    </div>
  )
}

/**
 * The price of parking for `hours` of one day: `hourly` for each hour begun, at most `daily`. 0 where `hours` is not a
 * positive number.
 */
export function parkingPrice(hours: number, hourly: number, daily: number): number {
  if (!(hours > 0)) return 0
  return Math.min(Math.ceil(hours) * hourly, daily)
}
