/** The booths of the plan as a list, row by row: what the drawing says, for those who read. */
import { Link } from '../navigation.tsx'
import { StarButton } from '../plan/star-button.tsx'
import { useWords } from '../words/words.ts'
import type { HallBooth } from './hall-geometry.ts'
import type { PlaceMark } from './hall-marks.ts'

interface HallListProps<T extends HallBooth> {
  places: readonly T[]
  markOf: (place: T) => PlaceMark
}

/** What was not found falls out. */
export function HallList<T extends HallBooth & { row: string }>({ places, markOf }: HallListProps<T>) {
  const words = useWords().plan
  const shown = places.filter((place) => !markOf(place).dim)
  const rows = [...new Set(shown.map((place) => place.row))].sort()
  return (
    <div className="hall-list" id="hall-list">
      {rows.map((row) => (
        <section key={row} aria-labelledby={`hall-row-${row}`}>
          <h2 id={`hall-row-${row}`}>{words.hallRow(row)}</h2>
          <ul>
            {shown
              .filter((place) => place.row === row)
              .map((place) => (
                <li key={place.id}>
                  <a href={`#booth-${place.booth}`} aria-label={words.hallShow(place.booth)}>
                    {place.booth}
                  </a>
                  <Link href={`/exhibitor/featured/${place.id}`}>{place.company}</Link>
                  <StarButton kind="exhibitor" id={place.id} name={place.company} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
