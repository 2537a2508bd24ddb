/**
 * The hall in the picture of the home page, over `HallLayer`, which shows the exhibitors: each leads to its page. The
 * booths of the visitor's plan sprout, with the way to them; during the fair the talks that are on glow along the main
 * way. Loaded when the page is used; lists say the same in words.
 */
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { awards as awardsCall, booths as boothsCall, talkList } from '../../shared/calls/rows.ts'
import { href } from '../../shared/pages/addresses.ts'
import type { Projected } from '../../shared/records/projection.ts'
import type { Award } from '../../shared/records/records.ts'
import { useRecords } from '../boot/use-records.ts'
import { usePageMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import type { ItineraryTalk } from '../visit/itinerary/itinerary-entries.ts'
import { useStarredExhibitors } from '../visit/itinerary/product-names.ts'
import { programmeNow } from '../visit/itinerary/programme-now.tsx'
import { useFairClock } from '../visit/itinerary/use-fair-clock.ts'
import { BoothMark } from './booth-mark.tsx'
import type { FloorPlanBooth } from './geometry.ts'
import { awardedExhibitors } from './hall-layer.tsx'
import { hallPictureMessages } from './picture-messages.ts'
import { ofAllHalls, type PlaceInPicture, placesInPicture, placesOfEdition } from './picture-places.ts'

interface DisplayedPicture {
  width: number
  height: number
  placeOf: PlaceInPicture
}

export function HallPicture() {
  const edition = useStore((state) => state.edition)
  const starred = useStarredExhibitors()
  const booths = useRecords<FloorPlanBooth>(boothsCall, ofAllHalls)
  const awarded = useAwarded()
  const picture = useDisplayedPicture()
  const [pointed, setPointed] = useState<number>()
  if (!booths?.length || !picture) return null
  const { taken } = placesInPicture(booths, picture.placeOf)
  const own = taken.filter(({ booth }) => starred.includes(booth.id))
  return (
    <>
      <svg
        className={`hero-hall is-${edition}`}
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path className="hall-veins" d={own.map(({ vein }) => vein).join('')} />
        <TalkLights placeOf={picture.placeOf} />
        {[...taken.filter((place) => !own.includes(place)), ...own].map((place) => {
          const { booth, x, y, size } = place
          const isOwn = own.includes(place)
          return (
            <Link
              key={booth.id}
              href={href.exhibitor({ id: booth.id })}
              tabIndex={-1}
              onMouseEnter={() => setPointed(booth.id)}
              onMouseLeave={() => setPointed(undefined)}
            >
              <title>{`${booth.booth} ${booth.company}`}</title>
              {isOwn || booth.id === pointed ? (
                <BoothMark edition={edition} place={place} isOwn={isOwn} isAwarded={awarded.has(booth.id)} />
              ) : (
                <circle cx={x} cy={y} r={size / 2} fill="transparent" />
              )}
            </Link>
          )
        })}
      </svg>
      {awarded.size > 0 && <AwardLegend />}
    </>
  )
}

/** The talks that are on now, by room, along the main way. */
function TalkLights({ placeOf }: { placeOf: PlaceInPicture }) {
  const isOpen = useStore((state) => state.phase === 'during')
  const now = useFairClock()
  const talks = useRecords<ItineraryTalk>(isOpen ? talkList : undefined) ?? []
  const timing = programmeNow(talks, now)
  const rooms = [...new Set(talks.map(({ room }) => room))].sort()
  return talks
    .filter(({ id }) => timing.get(id) === 'now')
    .map((talk) => {
      const { root } = placeOf(0, rooms.length, (rooms.indexOf(talk.room) + 0.5) / rooms.length, 0)
      return (
        <Link key={talk.id} href={href.talk({ forum: talk.forum, id: talk.id })} tabIndex={-1} className="hall-talk">
          <title>{`${talk.title} ${talk.room}`}</title>
          <circle className="hall-glow" cx={root.x} cy={root.y} r={52} />
          <circle cx={root.x} cy={root.y} r={20} />
        </Link>
      )
    })
}

/** From the fair on, the ids of the exhibitors whose products were awarded. */
function useAwarded(): ReadonlySet<number> {
  const isBefore = useStore((state) => state.phase === 'before')
  const today = useStore((state) => state.today)
  const awards = useRecords<Projected<Award>>(isBefore ? undefined : awardsCall) ?? []
  return awardedExhibitors(awards, today)
}

/** What the mark of an awarded exhibitor means. */
function AwardLegend() {
  const messages = usePageMessages(hallPictureMessages)
  return (
    <p className="hero-legend">
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <circle r="10" />
      </svg>
      {messages.awarded}
    </p>
  )
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
      // The drawing in the document is that of phones, and a document does not fetch what it contains.
      if (!image.complete || width === 0 || currentSrc.startsWith('data:')) return setPicture(undefined)
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
