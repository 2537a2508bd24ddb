/** The exhibitors as a plan of the hall, with the same booths as a list beside it. */
import { useEffect, useState } from 'react'
import type { Projected } from '../../shared/projection.ts'
import type { Booth } from '../../shared/records.ts'
import { recordsOf } from '../directory/records-of.ts'
import { Empty } from '../layout/empty.tsx'
import { HeadBand } from '../layout/head-band.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { HallDrawing } from './hall-drawing.tsx'
import { drawHall } from './hall-geometry.ts'
import { HallList } from './hall-list.tsx'
import { useHallMarks } from './hall-marks.ts'
import { HallSearch } from './hall-search.tsx'
import { ViewSwitch } from './view-switch.tsx'

export function HallPlan() {
  const words = useWords()
  const own = words.plan
  const page = useStore((state) => state.data.page)
  const asked = useStore((state) => state.query.q) ?? ''
  const places = readPlaces(useStore((state) => state.data.booths))
  const [text, setText] = useState(asked)
  // Going back changes what is asked for.
  useEffect(() => setText(asked), [asked])
  const { found, markOf } = useHallMarks(places, text)
  const count = text.trim() === '' ? own.hallTotal(places.length) : own.hallFound(found.size, text.trim())
  return (
    <>
      <HeadBand title={page?.title || words.brandTitle} summary={own.hallSummary}>
        <ViewSwitch />
      </HeadBand>
      <div className="wrap hall-page">
        <div className="hall-side">
          <HallSearch text={text} onText={setText} />
          <p role="status">{count}</p>
          <a className="skip-here" href="#hall-list">
            {own.hallList}
          </a>
          <HallDrawing
            drawing={drawHall(places)}
            name={own.hallName}
            door={own.hallDoor}
            markOf={markOf}
            starred={own.hallStarred}
          />
        </div>
        {places.length === 0 || (text.trim() !== '' && found.size === 0) ? (
          <Empty />
        ) : (
          <HallList places={places} markOf={markOf} />
        )}
      </div>
    </>
  )
}

/** Booths that can be drawn and named. */
function readPlaces(booths: readonly Projected<Booth>[] | undefined): Projected<Booth>[] {
  return recordsOf(booths).filter(
    (place) => Number.isInteger(place.id) && typeof place.booth === 'string' && typeof place.company === 'string'
  )
}
