/** The exhibitors as a floor plan of the hall, with a list of the same booths. */
import { useEffect, useState } from 'react'
import type { Projected } from '../../shared/projection.ts'
import type { Booth } from '../../shared/records.ts'
import { recordsOf } from '../directory/records-of.ts'
import { useMessages } from '../messages/messages.ts'
import { HeadBand } from '../shell/head-band.tsx'
import { useStore } from '../store.ts'
import { EmptyList } from '../ui/empty-list.tsx'
import { BoothList } from './booth-list.tsx'
import { BoothSearch } from './booth-search.tsx'
import { useBoothStates } from './booth-states.ts'
import { FloorPlanDrawing } from './drawing.tsx'
import { floorPlanGeometry } from './geometry.ts'
import { ViewSwitch } from './view-switch.tsx'

export function FloorPlan() {
  const messages = useMessages()
  const planMessages = messages.plan
  const page = useStore((state) => state.data.page)
  const hall = useStore((state) => state.facts.hall)
  const query = useStore((state) => state.query.q) ?? ''
  const booths = validBooths(useStore((state) => state.data.booths))
  const [text, setText] = useState(query)
  // The back button changes the query.
  useEffect(() => setText(query), [query])
  const { matches, stateOf } = useBoothStates(booths, text)
  const count =
    text.trim() === '' ? planMessages.hallTotal(booths.length) : planMessages.hallFound(matches.size, text.trim())
  return (
    <>
      <HeadBand title={page?.title || messages.ui.brandTitle} summary={planMessages.hallSummary}>
        <ViewSwitch />
      </HeadBand>
      <div className="wrap hall-page">
        <div className="hall-side">
          <BoothSearch text={text} onText={setText} />
          <p role="status">{count}</p>
          <a className="skip-here" href="#hall-list">
            {planMessages.hallList}
          </a>
          <FloorPlanDrawing
            geometry={floorPlanGeometry(booths)}
            label={planMessages.hallName(hall)}
            entranceLabel={planMessages.hallDoor}
            stateOf={stateOf}
            starredLabel={planMessages.hallStarred}
          />
        </div>
        {booths.length === 0 || (text.trim() !== '' && matches.size === 0) ? (
          <EmptyList />
        ) : (
          <BoothList booths={booths} stateOf={stateOf} />
        )}
      </div>
    </>
  )
}

/** The records that have an id, a booth number and a company. */
function validBooths(booths: readonly Projected<Booth>[] | undefined): Projected<Booth>[] {
  return recordsOf(booths).filter(
    ({ id, booth, company }) => Number.isInteger(id) && typeof booth === 'string' && typeof company === 'string'
  )
}
