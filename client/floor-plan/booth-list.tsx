/** The booths of the floor plan as a list, row by row. */

import { Link } from 'wouter'
import { href } from '../../shared/pages/addresses.ts'
import { StarButton } from '../itinerary/star-button.tsx'
import { useMessages } from '../messages/messages.ts'
import type { BoothState } from './booth-states.ts'
import type { FloorPlanBooth } from './geometry.ts'

interface BoothListProps<T extends FloorPlanBooth> {
  booths: readonly T[]
  stateOf: (booth: T) => BoothState
}

/** Dimmed booths are left out. */
export function BoothList<T extends FloorPlanBooth & { row: string }>({ booths, stateOf }: BoothListProps<T>) {
  const messages = useMessages().plan
  const listed = booths.filter((booth) => !stateOf(booth).isDimmed)
  const rows = [...new Set(listed.map((booth) => booth.row))].sort()
  return (
    <div className="hall-list" id="hall-list">
      {rows.map((row) => (
        <section key={row} aria-labelledby={`hall-row-${row}`}>
          <h2 id={`hall-row-${row}`}>{messages.hallRow(row)}</h2>
          <ul>
            {listed
              .filter((booth) => booth.row === row)
              .map(({ id, booth, company }) => (
                <li key={id}>
                  <a href={`#booth-${booth}`} aria-label={messages.hallShow(booth)}>
                    {booth}
                  </a>
                  <Link href={href.exhibitor({ id })}>{company}</Link>
                  <StarButton kind="exhibitor" id={id} name={company} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
