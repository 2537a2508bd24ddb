/** The booths of the floor plan as a list, row by row and part by part; then those that the plan has no place for. */

import { Link } from 'wouter'
import { href } from '../../shared/pages/addresses.ts'
import { compareBooths } from '../../shared/records/halls.ts'
import { useMessages, usePageMessages } from '../messages/messages.ts'
import { boothAnchor, boothName } from '../pages/directory/booth-place.ts'
import { useStore } from '../store.ts'
import { Paging } from '../ui/paging.tsx'
import { StarButton } from '../visit/itinerary/star-button.tsx'
import type { BoothState } from './booth-states.ts'
import { type FloorPlanBooth, isPlaced, rowNames } from './geometry.ts'
import { hallMessages } from './messages.ts'

interface BoothListProps<T extends FloorPlanBooth> {
  booths: readonly T[]
  stateOf: (booth: T) => BoothState
}

/** A page lists no more: each takes almost a kilobyte of HTML, beside its place in the drawing. */
const maxListed = 120

/** Dimmed booths are left out. Of many booths one part is listed: that of the address, else that with the chosen booth. */
export function BoothList<T extends FloorPlanBooth>({ booths, stateOf }: BoothListProps<T>) {
  const messages = useMessages().plan
  const { boothCount } = usePageMessages(hallMessages)
  const page = Number(useStore((state) => state.query.page)) || undefined
  const found = booths.filter((booth) => !stateOf(booth).isDimmed)
  const isWhole = found.length === booths.length
  const rowOf = rowNames(booths)
  const rowsOf = (list: readonly T[]) => [...new Set(list.map(rowOf))]
  // Those that the plan cannot place come last.
  const sorted = rowsOf(found).sort((a, b) =>
    a === undefined || b === undefined ? Number(a === undefined) - 1 : compareBooths(a, b)
  )
  const all = sorted.flatMap((row) => found.filter((booth) => rowOf(booth) === row))
  const pages = Math.ceil(all.length / maxListed)
  const ofTarget = Math.floor(all.findIndex((booth) => stateOf(booth).isTarget) / maxListed) + 1
  const shown = Math.min(pages, page ?? Math.max(1, ofTarget))
  const listed = all.slice((shown - 1) * maxListed, shown * maxListed)
  const titleOf = (row: string | undefined) => {
    if (row === undefined) return messages.hallOthers
    return booths.some(isPlaced) ? row || messages.hallName('') : messages.hallRow(row)
  }
  return (
    <div>
      <div className="hall-list" id="hall-list">
        {rowsOf(listed).map((row) => (
          <section key={row ?? '-'} aria-labelledby={`hall-row-${encodeURIComponent(row ?? '-')}`}>
            {/* Holds nothing: the style sheet folds the list that follows, on phones alone. */}
            {isWhole && row !== undefined && (
              <details className="disclosure row-fold">
                <summary>
                  <span>
                    {titleOf(row)}
                    {boothCount(listed.filter((booth) => rowOf(booth) === row).length)}
                  </span>
                </summary>
              </details>
            )}
            <h2 id={`hall-row-${encodeURIComponent(row ?? '-')}`}>{titleOf(row)}</h2>
            <ul>
              {listed
                .filter((booth) => rowOf(booth) === row)
                .map(({ id, booth, hall, company }) => (
                  <li key={id}>
                    {row === undefined ? (
                      <span id={boothAnchor(booth)}>{boothName(booth, hall)}</span>
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
      <Paging page={shown} pages={pages} />
    </div>
  )
}
