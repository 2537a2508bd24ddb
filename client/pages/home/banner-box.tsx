/**
 * The hero of the home page: name, date, place, picture, registrations, calendar file. Without a record it is rendered
 * from the facts alone; what is not known is left out.
 */

import { type ComponentType, useContext, useEffect, useState } from 'react'
import { safeHref } from '../../../shared/pages/links.ts'
import type { Projected } from '../../../shared/records/projection.ts'
import { type BannerPicture, listOf } from '../../../shared/records/records.ts'
import { formatRange, isoDate } from '../../../shared/time/dates.ts'
import { whenIdle } from '../../boot/first-use.ts'
import { isMetered } from '../../boot/user-agent.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { ActionLinks } from '../../ui/action-links.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Clauses, Words } from '../../ui/line-breaks.tsx'
import { DocumentPicturesContext, highPriority, Picture, useShellPicture } from '../../ui/picture.tsx'
import { CalendarFile } from '../../visit/itinerary/calendar-file.tsx'
import { homeMessages } from './messages.ts'

export function BannerBox() {
  const messages = useMessages().ui
  const { held } = usePageMessages(homeMessages)
  const locale = useStore((state) => state.locale)
  const facts = useStore((state) => state.facts)
  const phase = useStore((state) => state.phase)
  const banner = useStore((state) => state.data.home?.bannerBox)
  const figures = listOf(useStore((state) => state.data.home?.areaBox))
  const { first, last } = facts
  // After the area: visitors and exhibitors.
  const came = figures.slice(1, 3).map(({ label, value }) => [label, value] as const)
  const range = first !== undefined && last !== undefined ? formatRange(first, last, locale) : ''
  const when = banner?.exhibition_date || range
  const where = banner?.exhibition_address || [facts.hall, facts.venue].filter(Boolean).join(messages.apposition)
  return (
    <div className="hero">
      <div className="hero-text">
        <h1>
          <Clauses text={banner?.title || facts.name} />
        </h1>
        {banner?.summary && phase !== 'after' && (
          <p className="hero-summary">
            <Words text={banner.summary} />
          </p>
        )}
        <FactList
          className="hero-facts"
          facts={[
            [
              phase === 'after' ? held : messages.when,
              first === undefined ? when : when && <time dateTime={isoDate(first)}>{when}</time>
            ],
            [messages.where, where && <Words text={where} />],
            ...(phase === 'after' ? came : [])
          ]}
        />
        <ActionLinks subscription />
        {phase === 'before' && range && (
          <div className="hero-more">
            <CalendarFile
              path="/calendar.ics"
              lines={[facts.name, range, [facts.hall, facts.venue].filter(Boolean).join(' '), facts.address]}
            />
          </div>
        )}
      </div>
      {banner?.picture ? (
        <div className="hero-picture">
          <RecordPicture picture={banner.picture} />
        </div>
      ) : (
        <HeroPicture />
      )}
    </div>
  )
}

/** The record's picture; its drawing, where it has one, is in the document. */
function RecordPicture({ picture }: { picture: Projected<BannerPicture> }) {
  const addressOf = useContext(DocumentPicturesContext)
  const src = safeHref(picture.src)
  if (src === undefined || !picture.drawing) return <Picture picture={picture} eager />
  return (
    <FirstPicture
      src={addressOf(src, picture.drawing)}
      width={picture.width}
      height={picture.height}
      alt={picture.alt ?? ''}
    />
  )
}

/** Hydration leaves the server's address, which may be another one. */
function FirstPicture({ src, width, height, alt }: { src: string; width: number; height: number; alt: string }) {
  return <img src={src} width={width} height={height} alt={alt} {...highPriority} suppressHydrationWarning />
}

/** From this width on the picture stands beside the text: 901 px of `hero.css`, as the build writes them. */
const besideText = '(min-width: 56.3em)'

/** On phones the band of the drawing that they show, which is in the document (`DocumentPicturesContext`). */
function HeroPicture() {
  const wide = useShellPicture('hero')
  const tall = useShellPicture('hero-tall')
  const phone = useShellPicture('hero-phone')
  const addressOf = useContext(DocumentPicturesContext)
  const Hall = useHallPicture()
  if (!wide) return null
  const picture = phone ?? wide
  return (
    <>
      <picture className="hero-picture">
        {tall && (
          <source
            media={`${besideText} and (max-aspect-ratio: 7/4)`}
            srcSet={tall.src}
            width={tall.width}
            height={tall.height}
          />
        )}
        {phone && <source media={besideText} srcSet={wide.src} width={wide.width} height={wide.height} />}
        <FirstPicture src={addressOf(picture.src)} width={picture.width} height={picture.height} alt="" />
      </picture>
      {Hall && <Hall />}
    </>
  )
}

/** The hall in the picture, once the browser is idle; not on a phone, where it could not be read, nor against its wish. */
function useHallPicture(): ComponentType | undefined {
  const [hall, setHall] = useState<{ Component: ComponentType }>()
  useEffect(() => {
    if (isMetered() || !window.matchMedia?.(besideText).matches) return
    return whenIdle(() => {
      import('../../hall/hall-picture.tsx').then(
        ({ HallPicture }) => setHall({ Component: HallPicture }),
        () => undefined
      )
    })
  }, [])
  return hall?.Component
}
