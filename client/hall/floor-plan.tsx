/** The exhibitors as a floor plan of the hall, with a list of the same booths. */
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { queryString } from '../../shared/pages/links.ts'
import { hallsOfPlan } from '../../shared/records/halls.ts'
import type { Projected } from '../../shared/records/projection.ts'
import { type Booth, recordsOf } from '../../shared/records/records.ts'
import { isPlainClick } from '../boot/page-address.ts'
import { useMessages, usePageMessages } from '../messages/messages.ts'
import { boothAnchor } from '../pages/directory/booth-place.ts'
import { FairDirections } from '../sections/directions.tsx'
import { Sections } from '../sections/sections.tsx'
import { HeadBand } from '../shell/head-band.tsx'
import { usePlanHalls, useStore } from '../store.ts'
import { ChipLinks } from '../ui/chip-links.tsx'
import { drawEmblem, EmblemShapes } from '../ui/emblem.tsx'
import { EmptyList } from '../ui/empty-list.tsx'
import { Wheelchair } from '../ui/travel-icons.tsx'
import { BoothCard } from './booth-card.tsx'
import { BoothList } from './booth-list.tsx'
import { BoothSearch } from './booth-search.tsx'
import { type BoothCategory, boothCategories, useBoothStates, useTarget } from './booth-states.ts'
import { FloorPlanDrawing } from './drawing.tsx'
import { type FloorPlanBooth, floorPlanGeometry } from './geometry.ts'
import { groundOf } from './grounds.ts'
import { HallMap, useMapZoom } from './hall-map.tsx'
import { hallMessages } from './messages.ts'
import { OwnHall } from './own-hall.tsx'
import { PlaceList } from './place-list.tsx'
import { type Routes, useRoutes } from './routes.ts'
import { surroundingsOf } from './surroundings.ts'
import { ViewSwitch } from './view-switch.tsx'

export function FloorPlan() {
  const messages = useMessages()
  const hallText = usePageMessages(hallMessages)
  const hall = useStore((state) => state.facts.hall)
  const { text, setText, category, setCategory } = useSelection()
  const { target, isByKeyboard, open, close } = useOpenBooth()
  const { halls, hall: chosenHall, booths } = useHall(target)
  const { sections, geometry, surroundings, categories, chosen, matches, stateOf, routes } = usePlan(booths, {
    text,
    category,
    target
  })
  const { viewBox } = surroundings
  const zoom = useMapZoom(viewBox.width, viewBox.height)
  // A plan of an own drawing stays as it was drawn.
  const canTurn = geometry.hasAisles && viewBox.height > 1.3 * viewBox.width

  const categoryName = (id: number | undefined) => categories.legend.find((entry) => entry.id === id)?.name
  // A fair may number its booths in a way that the plan cannot draw: they are listed.
  const isDrawn = booths.length === 0 || geometry.booths.length > 0
  const legend = (
    <CategoryLegend legend={categories.legend} total={booths.length} category={category} onCategory={setCategory} />
  )
  return (
    <>
      <HeadBand title={messages.plan.hallPlan} size="slim">
        <ViewSwitch />
      </HeadBand>
      <div className="wrap hall-page">
        <div className={canTurn ? 'hall-side is-turning' : 'hall-side'}>
          <HallLinks halls={halls} current={chosenHall} />
          <BoothSearch text={text} onText={setText} hint={hallText.hint} category={category} />
          <Found
            text={text.trim()}
            category={category === undefined ? undefined : (categoryName(category) ?? '')}
            found={matches.size}
            total={geometry.booths.length}
            hasUnlisted={geometry.free !== ''}
          />
          {booths.length > 0 && (
            <a className="skip-here" href="#hall-list">
              {messages.plan.hallList}
            </a>
          )}
          {isDrawn ? (
            <HallMap
              zoom={zoom}
              label={messages.plan.hallName(hall)}
              size={viewBox}
              canTurn={canTurn}
              tools={<StepFreeButton routes={routes} />}
              legend={legend}
            >
              <FloorPlanDrawing
                geometry={geometry}
                surroundings={surroundings}
                routes={routes.shown}
                label={messages.plan.hallName(hall)}
                entranceLabel={messages.sections.entrance}
                stateOf={stateOf}
                starredLabel={messages.plan.inPlan}
                targetPlace={target}
                canTurn={canTurn}
                view={zoom.view}
                onSelect={open}
              />
            </HallMap>
          ) : (
            legend
          )}
          {chosen && (
            <BoothCard
              booth={chosen.booth}
              category={categoryName(categories.categoryOf(chosen.booth))}
              distance={geometry.hasAisles ? routes.distance : undefined}
              doorName={surroundings.places.find(({ place }) => place.kind === 'door')?.place.name}
              isWayShown={routes.isWayShown}
              takesFocus={isByKeyboard}
              onWay={routes.toggleWay}
              onClose={close}
            />
          )}
          <StarredWalk routes={routes} />
          {isDrawn && <PlaceList places={surroundings.places} />}
          <Sections list={sections.filter(({ type }) => type === 'text')} />
          <FairDirections />
        </div>
        {booths.length === 0 ? <EmptyList /> : <BoothList booths={booths} stateOf={stateOf} />}
      </div>
    </>
  )
}

/** The booth whose card is open, which is the address's target. */
function useOpenBooth() {
  const [target, select] = useTarget()
  const [isByKeyboard, setByKeyboard] = useState(false)
  const close = () => {
    select(undefined)
    if (target) document.getElementById(target)?.focus({ preventScroll: true })
  }
  const open = (booth: FloorPlanBooth, event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // A click by the keyboard has no position.
    setByKeyboard(event.detail === 0)
    select(boothAnchor(booth.booth))
  }
  return { target, isByKeyboard, open, close }
}

interface PlanSelection {
  text: string
  category: number | undefined
  target: string | undefined
}

/** What is drawn, what is marked by a text, a category and the address's target, and the ways through the hall. */
function usePlan(booths: Projected<Booth>[], { text, category, target }: PlanSelection) {
  const sections = recordsOf(useStore((state) => state.data.page?.sections))
  const tree = useStore((state) => state.industryTree)
  const section = sections.find(isHall)
  const geometry = floorPlanGeometry(booths, recordsOf(section?.drawings))
  const surroundings = surroundingsOf(geometry, section?.list)
  const categories = boothCategories(booths, tree)
  const chosen = geometry.booths.find(({ booth }) => boothAnchor(booth.booth) === target)
  const { matches, stateOf } = useBoothStates(booths, categories, { text, category, target: chosen?.booth.booth })
  const starred = geometry.booths.filter(({ booth }) => stateOf(booth).isStarred)
  const { hasAisles } = geometry
  const routes = useRoutes(
    hasAisles ? surroundings : { ...surroundings, places: [] },
    hasAisles ? chosen : undefined,
    hasAisles ? starred : [],
    target === 'step-free'
  )
  return { sections, geometry, surroundings, categories, chosen, matches, stateOf, routes }
}

interface FoundProps {
  text: string
  /** The name of the marked category. */
  category: string | undefined
  found: number
  total: number
  /** Whether the plan has booths of no listed exhibitor. */
  hasUnlisted: boolean
}

/** How many booths are marked. */
function Found({ text, category, found, total, hasUnlisted }: FoundProps) {
  const { plan } = useMessages()
  const { markedCategory, totalWithUnlisted } = usePageMessages(hallMessages)
  const onPlan = hasUnlisted ? totalWithUnlisted(total) : plan.hallTotal(total)
  const all = category === undefined ? onPlan : markedCategory(category, found)
  return <p role="status">{text === '' ? all : plan.hallFound(found, text)}</p>
}

/**
 * The halls that have a plan each, none where one plan has all booths; the one that is shown, and its booths. A backend
 * may give those of all halls: then they are told apart here, and the chosen booth names the hall.
 */
function useHall(target: string | undefined) {
  const named = usePlanHalls()
  const all = validBooths(useStore((state) => state.data.booths))
  const asked = useStore((state) => state.query.hall)
  const byHall = hallsOfPlan(all)
  const halls = byHall ? [...byHall.keys()] : named
  const ofTarget = halls.find((hall) => byHall?.get(hall)?.some(({ booth }) => boothAnchor(booth) === target))
  const hall = halls.find((name) => name === asked) ?? ofTarget ?? halls[0]
  return { halls, hall, booths: (hall !== undefined && byHall?.get(hall)) || all }
}

/** Links to the plans of the halls; nothing where one plan has all booths. */
function HallLinks({ halls, current }: { halls: readonly string[]; current: string | undefined }) {
  const messages = usePageMessages(hallMessages)
  const path = useStore((state) => state.path)
  const links = halls.map((hall) => ({
    href: path + queryString({ view: 'plan', hall }),
    name: hall,
    isCurrent: hall === current
  }))
  return <ChipLinks label={messages.halls} links={links} />
}

/** The text and the category that mark booths: at first, and after each navigation, those of the address. */
function useSelection() {
  const query = useStore((state) => state.query.q) ?? ''
  const queried = Number(useStore((state) => state.query.category)) || undefined
  const [text, setText] = useState(query)
  const [category, setCategory] = useState(queried)
  const appliedQuery = useRef(query)
  useEffect(() => {
    if (appliedQuery.current === query) return
    appliedQuery.current = query
    setText(query)
  }, [query])
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

interface CategoryLegendProps {
  legend: readonly BoothCategory[]
  /** Number of all booths. */
  total: number
  /** Id of the marked category. */
  category: number | undefined
  onCategory: (id: number | undefined) => void
}

/** The categories with their colours. Each marks its booths: a link without script, at once with it. */
function CategoryLegend({ legend, total, category, onCategory }: CategoryLegendProps) {
  const messages = usePageMessages(hallMessages)
  const path = useStore((state) => state.path)
  const q = useStore((state) => state.query.q)
  const hall = useStore((state) => state.query.hall)
  const edition = useStore((state) => state.edition)
  if (legend.length === 0) return null
  const emblem = (id: number) => (
    <svg {...groundOf(edition, id, 'hall-tone')} viewBox="-24 -24 48 48" aria-hidden="true">
      <EmblemShapes {...drawEmblem(edition, id, id)} />
    </svg>
  )
  const entry = (id: number | undefined, name: string, count: number) => ({
    href: path + queryString({ view: 'plan', hall, q, category: id === undefined ? undefined : String(id) }),
    isCurrent: category === id,
    onChoose: () => onCategory(id),
    name: (
      <>
        {id !== undefined && emblem(id)}
        <span>
          {/* The name stands alone in an element, so that another language's can be marked. */}
          <span>{name}</span>
          {messages.boothCount(count)}
        </span>
      </>
    )
  })
  const links = [
    entry(undefined, messages.allCategories, total),
    ...legend.map(({ id, name, count }) => entry(id, name, count))
  ]
  return <ChipLinks label={messages.legend} links={links} className="hall-legend" />
}

/** The button that shows the step-free way; nothing where the backend gives none. */
function StepFreeButton({ routes }: { routes: Routes }) {
  const messages = usePageMessages(hallMessages)
  if (!routes.hasStepFree) return null
  return (
    <button
      type="button"
      id="step-free"
      className="button quiet"
      aria-pressed={routes.isStepFreeShown}
      onClick={routes.toggleStepFree}
    >
      <Wheelchair />
      <span className="hall-tool-name">{messages.showStepFree}</span>
    </button>
  )
}

/** The walk through the booths of the visitor's plan as a list of its stops; nothing without stops. */
function StarredWalk({ routes }: { routes: Routes }) {
  const messages = usePageMessages(hallMessages)
  if (routes.stops.length === 0) return null
  return (
    <div className="hall-walk">
      <p>
        <strong>{messages.walk(routes.stops.length)}</strong> <span>{messages.walkLength(routes.walkLength)}</span>
      </p>
      <ol>
        {routes.stops.map(({ booth, label }, index) => (
          <li key={booth.id}>
            <a href={`#${boothAnchor(booth.booth)}`}>
              <b>{label}</b> {booth.company}
            </a>{' '}
            <small>{messages.leg(routes.legs[index] ?? 0)}</small>
          </li>
        ))}
      </ol>
      <OwnHall exhibitors={routes.stops.map(({ booth }) => booth.id)} />
    </div>
  )
}
