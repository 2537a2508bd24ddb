/**
 * The hall in the picture of the home page: the emblem of each exhibitor at its place, a dot for each free booth, more
 * for the booths of the visitor's plan. Loaded when the page is used; the list of exhibitors says the same in words.
 */
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { booths as boothsCall } from '../../shared/calls/rows.ts'
import { apiLocaleOf } from '../../shared/locale/locale.ts'
import { href } from '../../shared/pages/addresses.ts'
import { project } from '../../shared/records/projection.ts'
import { createApi } from '../boot/api.ts'
import { recordsOf } from '../sections/section-props.ts'
import { useStore } from '../store.ts'
import { drawEmblem, EmblemShapes } from '../ui/emblem.tsx'
import { isStarred, itineraryStore } from '../visit/itinerary/stars.ts'
import { type FloorPlanBooth, floorPlanGeometry, numberHeight } from './geometry.ts'
import { type PicturePlace, type PlaceInPicture, placesOfEdition } from './picture-places.ts'

interface DisplayedPicture {
  width: number
  height: number
  placeOf: PlaceInPicture
}

export function HallPicture() {
  const edition = useStore((state) => state.edition)
  const itinerary = itineraryStore.useValue()
  const booths = useBooths()
  const picture = useDisplayedPicture()
  if (!booths?.length || !picture) return null
  const { taken, free } = placesInPicture(booths, picture.placeOf)
  return (
    <svg
      className="hero-hall"
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="hero-free" d={free.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')} />
      {taken.map(({ booth, x, y, size }) => (
        <Link
          key={booth.id}
          className={isStarred(itinerary, 'exhibitor', booth.id) ? 'is-starred' : ''}
          href={href.exhibitor({ id: booth.id })}
          tabIndex={-1}
        >
          <title>{`${booth.booth} ${booth.company}`}</title>
          <circle cx={x} cy={y} r={size / 2} />
          <svg aria-hidden="true" x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="-30 -30 60 60">
            <EmblemShapes {...drawEmblem(edition, booth.id, booth.categories?.[0])} />
          </svg>
        </Link>
      ))}
    </svg>
  )
}

/** The places of the booths with exhibitor, and those of the numbers without. */
function placesInPicture(booths: readonly FloorPlanBooth[], placeOf: PlaceInPicture) {
  const { rows, booths: rectangles, bottom, hasAisles } = floorPlanGeometry(booths)
  // The picture has places for rows alone.
  if (!hasAisles) return { taken: [], free: [] }
  const top = Math.min(...rectangles.map(({ y }) => y))
  const length = bottom - top
  const free: PicturePlace[] = []
  const taken = rows.flatMap(({ name }, index) => {
    const inRow = rectangles.filter(({ row }) => row === name)
    for (let y = top + numberHeight / 2; y < bottom; y += numberHeight) {
      if (inRow.some((booth) => y > booth.y && y < booth.y + booth.height)) continue
      free.push(placeOf(index, rows.length, (y - top) / length, numberHeight / length))
    }
    return inRow.map(({ booth, y, height }) => ({
      booth,
      ...placeOf(index, rows.length, (y - top + height / 2) / length, height / length)
    }))
  })
  return { taken, free }
}

/** The booths in the page's language; undefined until they are known. */
function useBooths(): FloorPlanBooth[] | undefined {
  const locale = useStore((state) => state.locale)
  const apiBase = useStore((state) => state.apiBase)
  const [booths, setBooths] = useState<FloorPlanBooth[]>()
  useEffect(() => {
    const controller = new AbortController()
    createApi(apiBase, locale)
      .get(boothsCall, { hall: 'all' }, controller.signal)
      .then(
        // Texts are rendered as texts; `Projected` marks those of pages as cleaned.
        (list) => setBooths(recordsOf(list).map((booth) => project(booth, apiLocaleOf(locale)) as FloorPlanBooth)),
        // The picture stays as it is.
        () => undefined
      )
    return () => controller.abort()
  }, [apiBase, locale])
  return booths
}

/** The picture that the browser has chosen, and the places in it; undefined where it has none for the hall. */
function useDisplayedPicture(): DisplayedPicture | undefined {
  const edition = useStore((state) => state.edition)
  const [picture, setPicture] = useState<DisplayedPicture>()
  useEffect(() => {
    const image = document.querySelector<HTMLImageElement>('picture.hero-picture img')
    if (!image) return
    let isCurrent = true
    const read = async () => {
      const { currentSrc, naturalWidth: width, naturalHeight: height } = image
      if (!image.complete || width === 0) return
      // The browser has the file already.
      const drawing = await (await fetch(currentSrc)).text()
      const placeOf = placesOfEdition[edition]?.(drawing, width, height)
      if (isCurrent && currentSrc === image.currentSrc) setPicture(placeOf && { width, height, placeOf })
    }
    const update = () => void read().catch(() => setPicture(undefined))
    update()
    image.addEventListener('load', update)
    return () => {
      isCurrent = false
      image.removeEventListener('load', update)
    }
  }, [edition])
  return picture
}
