/** The price of parking: a table for everyone, a calculator where script runs. */
import { useEffect, useRef, useState } from 'react'
import { Empty } from '../layout/empty.tsx'
import { useWords } from '../words/words.ts'
import { parkingPrice } from './parking-price.ts'
import type { PartProps } from './section-of.ts'

const examples = [1, 4, 8, 20]

export function Parking({ section }: PartProps<'parking'>) {
  const words = useWords()
  const [hours, setHours] = useState(4)
  const range = useRef<HTMLInputElement>(null)
  // It may have been moved before the page was live.
  useEffect(() => setHours(Number(range.current?.value)), [])
  // Records come from outside: a price may be missing.
  if (section.hourly === undefined || section.daily === undefined) return <Empty />
  const price = (count: number) =>
    words.parkingCost(parkingPrice(count, section.hourly, section.daily), section.currency)
  return (
    <div className="parking">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.parkingHours}</th>
            <th scope="col">{words.parkingFee}</th>
          </tr>
        </thead>
        <tbody>
          {examples.map((count) => (
            <tr key={count}>
              <th scope="row">{words.hours(count)}</th>
              <td>{price(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="parking-calculator needs-script">
        <label htmlFor="parking-hours">{words.parkingHours}</label>
        <input
          ref={range}
          id="parking-hours"
          type="range"
          min="1"
          max="24"
          value={hours}
          aria-valuetext={words.hours(hours)}
          onChange={(event) => setHours(Number(event.target.value))}
        />
        <output htmlFor="parking-hours">
          <span>{words.hours(hours)}</span> <strong>{price(hours)}</strong>
        </output>
      </div>
    </div>
  )
}
