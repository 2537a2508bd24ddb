/** The booths of the floor plan as a list, row by row; then those that the plan has no place for. */

import { Link } from 'wouter'
import { href } from '../../shared/pages/addresses.ts'
import { useMessages } from '../messages/messages.ts'
import { boothAnchor } from '../pages/directory/booth-place.ts'
import { StarButton } from '../visit/itinerary/star-button.tsx'
import type { BoothState } from './booth-states.ts'
import { type FloorPlanBooth, isPlaced, rowNames } from './geometry.ts'

interface BoothListProps<T extends FloorPlanBooth> {
  booths: readonly T[]
  stateOf: (booth: T) => BoothState
}

/** Dimmed booths are left out. */
export function BoothList<T extends FloorPlanBooth>({ booths, stateOf }: BoothListProps<T>) {
  const messages = useMessages().plan
  const listed = booths.filter((booth) => !stateOf(booth).isDimmed)
  const rowOf = rowNames(booths)
  // Those that the plan cannot place come last.
  const rows = [...new Set(listed.map(rowOf))].sort((a, b) =>
    a === undefined || b === undefined ? Number(a === undefined) - 1 : a.localeCompare(b, 'en', { numeric: true })
  )
  const titleOf = (row: string | undefined) => {
    if (row === undefined) return messages.hallOthers
    return listed.some(isPlaced) ? row || messages.hallName('') : messages.hallRow(row)
  }
  return (
    <div className="hall-list" id="hall-list">
      {rows.map((row) => (
        <section key={row ?? '-'} aria-labelledby={`hall-row-${encodeURIComponent(row ?? '-')}`}>
          <h2 id={`hall-row-${encodeURIComponent(row ?? '-')}`}>{titleOf(row)}</h2>
          <ul>
            {listed
              .filter((booth) => rowOf(booth) === row)
              .map(({ id, booth, hall, company }) => (
                <li key={id}>
                  {row === undefined ? (
                    <span id={boothAnchor(booth)}>{[hall, booth].filter(Boolean).join(' ')}</span>
                  ) : (
                    <a href={`#${boothAnchor(booth)}`} aria-label={messages.hallShow(booth)}>
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
