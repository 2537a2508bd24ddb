/** The booths of the floor plan as a list, row by row; then those that the plan has no place for. */

import { Link } from 'wouter'
import { href } from '../../shared/pages/addresses.ts'
import { useMessages } from '../messages/messages.ts'
import { boothPlace } from '../pages/directory/booth-place.ts'
import { StarButton } from '../visit/itinerary/star-button.tsx'
import type { BoothState } from './booth-states.ts'
import type { FloorPlanBooth } from './geometry.ts'

interface BoothListProps<T extends FloorPlanBooth> {
  booths: readonly T[]
  stateOf: (booth: T) => BoothState
}

/** Dimmed booths are left out. */
export function BoothList<T extends FloorPlanBooth>({ booths, stateOf }: BoothListProps<T>) {
  const messages = useMessages().plan
  const listed = booths.filter((booth) => !stateOf(booth).isDimmed)
  const rowOf = (booth: T) => boothPlace(booth.booth)?.row ?? ''
  // Those that the plan cannot place come last.
  const rows = [...new Set(listed.map(rowOf))].sort((a, b) => Number(a === '') - Number(b === '') || (a < b ? -1 : 1))
  return (
    <div className="hall-list" id="hall-list">
      {rows.map((row) => (
        <section key={row} aria-labelledby={`hall-row-${row}`}>
          <h2 id={`hall-row-${row}`}>{row === '' ? messages.hallOthers : messages.hallRow(row)}</h2>
          <ul>
            {listed
              .filter((booth) => rowOf(booth) === row)
              .map(({ id, booth, company }) => (
                <li key={id}>
                  {row === '' ? (
                    <span>{booth}</span>
                  ) : (
                    <a href={`#booth-${booth}`} aria-label={messages.hallShow(booth)}>
                      {booth}
                    </a>
                  )}
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
