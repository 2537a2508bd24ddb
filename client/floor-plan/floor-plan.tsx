/** The exhibitors as a floor plan of the hall, with a list of the same booths. */
import { type MouseEvent, useEffect, useState } from 'react'
import type { Projected } from '../../shared/projection.ts'
import type { Booth } from '../../shared/records.ts'
import { recordsOf } from '../directory/records-of.ts'
import { useMessages } from '../messages/messages.ts'
import { usePageMessages } from '../messages/page-messages.ts'
import { FairDirections } from '../sections/directions.tsx'
import { Sections } from '../sections/sections.tsx'
import { HeadBand } from '../shell/head-band.tsx'
import { useStore } from '../store.ts'
import { EmptyList } from '../ui/empty-list.tsx'
import { BoothCard } from './booth-card.tsx'
import { boothCategories } from './booth-categories.ts'
import { BoothList } from './booth-list.tsx'
import { BoothSearch } from './booth-search.tsx'
import { useBoothStates, useTarget } from './booth-states.ts'
import { CategoryLegend } from './category-legend.tsx'
import { FloorPlanDrawing } from './drawing.tsx'
import { type FloorPlanBooth, floorPlanGeometry } from './geometry.ts'
import { HallMap } from './hall-map.tsx'
import { hallMessages } from './messages.ts'
import { PlaceList } from './place-list.tsx'
import { StarredWalk } from './starred-walk.tsx'
import { StepFreeButton } from './step-free-button.tsx'
import { surroundingsOf } from './surroundings.ts'
import { useMapZoom } from './use-map-zoom.ts'
import { useRoutes } from './use-routes.ts'
import { ViewSwitch } from './view-switch.tsx'

export function FloorPlan() {
  const messages = useMessages()
  const hallText = usePageMessages(hallMessages)
  const page = useStore((state) => state.data.page)
  const hall = useStore((state) => state.facts.hall)
  const tree = useStore((state) => state.industryTree)
  const booths = validBooths(useStore((state) => state.data.booths))
  const { text, setText, category, setCategory } = useSelection()
  const [target, select] = useTarget()
  const [isByKeyboard, setByKeyboard] = useState(false)

  const geometry = floorPlanGeometry(booths)
  const surroundings = surroundingsOf(geometry, recordsOf(page?.sections).find(isHall)?.list)
  const categories = boothCategories(booths, tree)
  const chosen = geometry.booths.find(({ booth }) => `booth-${booth.booth}` === target)
  const { matches, stateOf } = useBoothStates(booths, categories, { text, category, target: chosen?.booth.booth })
  const starred = geometry.booths.filter(({ booth }) => stateOf(booth).isStarred)
  const routes = useRoutes(surroundings, chosen, starred)
  const zoom = useMapZoom(surroundings.viewBox.width, surroundings.viewBox.height)

  const categoryName = (id: number | undefined) => categories.legend.find((entry) => entry.id === id)?.name ?? ''
  const nameOfTone = (booth: FloorPlanBooth) =>
    categories.legend.find(({ tone }) => tone === categories.toneOf(booth))?.name
  // A fair may number its booths in a way that the plan cannot draw: they are listed.
  const isDrawn = booths.length === 0 || geometry.booths.length > 0
  const isEmpty = booths.length === 0 || (matches.size === 0 && (text.trim() !== '' || category !== undefined))
  const close = () => {
    select(undefined)
    if (target) document.getElementById(target)?.focus({ preventScroll: true })
  }
  const open = (booth: FloorPlanBooth, event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // A click by the keyboard has no position.
    setByKeyboard(event.detail === 0)
    select(`booth-${booth.booth}`)
  }
  return (
    <>
      <HeadBand title={page?.title || messages.ui.brandTitle} summary={hallText.summary}>
        <ViewSwitch />
      </HeadBand>
      <div className="wrap hall-page">
        <div className="hall-side">
          <BoothSearch text={text} onText={setText} hint={hallText.hint} category={category} />
          <p role="status">
            {text.trim() !== ''
              ? messages.plan.hallFound(matches.size, text.trim())
              : category === undefined
                ? messages.plan.hallTotal(geometry.booths.length)
                : hallText.markedCategory(categoryName(category), matches.size)}
          </p>
          <CategoryLegend legend={categories.legend} category={category} onCategory={setCategory} />
          <a className="skip-here" href="#hall-list">
            {messages.plan.hallList}
          </a>
          {isDrawn && (
            <HallMap zoom={zoom} label={messages.plan.hallName(hall)} tools={<StepFreeButton routes={routes} />}>
              <FloorPlanDrawing
                geometry={geometry}
                surroundings={surroundings}
                routes={routes.shown}
                label={messages.plan.hallName(hall)}
                entranceLabel={messages.plan.hallDoor}
                stateOf={stateOf}
                starredLabel={hallText.inPlan}
                targetPlace={target}
                scale={zoom.scale}
                onSelect={open}
              />
            </HallMap>
          )}
          {chosen && (
            <BoothCard
              booth={chosen.booth}
              category={nameOfTone(chosen.booth)}
              distance={routes.distance}
              doorName={surroundings.places.find(({ place }) => place.kind === 'door')?.place.name}
              isWayShown={routes.isWayShown}
              takesFocus={isByKeyboard}
              onWay={routes.toggleWay}
              onClose={close}
            />
          )}
          <StarredWalk routes={routes} />
          <PlaceList places={surroundings.places} />
          <Sections list={recordsOf(page?.sections).filter(({ type }) => type === 'text')} />
          <FairDirections />
        </div>
        {isEmpty ? <EmptyList /> : <BoothList booths={booths} stateOf={stateOf} />}
      </div>
    </>
  )
}

/** The text and the category that mark booths: at first, and after each navigation, those of the address. */
function useSelection() {
  const query = useStore((state) => state.query.q) ?? ''
  const queried = Number(useStore((state) => state.query.category)) || undefined
  const [text, setText] = useState(query)
  const [category, setCategory] = useState(queried)
  useEffect(() => setText(query), [query])
  useEffect(() => setCategory(queried), [queried])
  return { text, setText, category, setCategory }
}

const isHall = <T extends { type: string }>(section: T): section is Extract<T, { type: 'hall' }> =>
  section.type === 'hall'

/** The records that have an id, a booth number and a company. */
function validBooths(booths: readonly Projected<Booth>[] | undefined): Projected<Booth>[] {
  return recordsOf(booths).filter(
    ({ id, booth, company }) =>
      Number.isInteger(id) && typeof booth === 'string' && booth !== '' && typeof company === 'string'
  )
}
