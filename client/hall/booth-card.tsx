/** The card of the chosen booth at the foot of the hall plan: whose it is, what comes next there, how far it is. */
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { exhibitor } from '../../shared/calls/rows.ts'
import { inEitherLanguage } from '../../shared/locale/bilingual.ts'
import { apiLocaleOf } from '../../shared/locale/locale.ts'
import { href } from '../../shared/pages/addresses.ts'
import { readTime } from '../../shared/records/read-record.ts'
import { recordsOf } from '../../shared/records/records.ts'
import { formatTalkDay, formatTime, isoTime } from '../../shared/time/dates.ts'
import { createApi } from '../boot/api.ts'
import { textOf } from '../boot/text-of.ts'
import { useMessages, usePageMessages } from '../messages/messages.ts'
import { boothAnchor } from '../pages/directory/booth-place.ts'
import { useIsOver, useStore } from '../store.ts'
import { Emblem } from '../ui/emblem.tsx'
import { Close } from '../ui/icons.tsx'
import { ArrowLink } from '../ui/links.tsx'
import { StarButton } from '../visit/itinerary/star-button.tsx'
import { useFairClock } from '../visit/itinerary/use-fair-clock.ts'
import type { FloorPlanBooth } from './geometry.ts'
import { hallMessages } from './messages.ts'

interface BoothCardProps {
  booth: FloorPlanBooth
  /** The name of its category; undefined where none is known. */
  category: string | undefined
  /** Metres from the first door; undefined: the plan has no ways. */
  distance: number | undefined
  doorName: string | undefined
  isWayShown: boolean
  /** Whether the card takes the focus: it was opened with the keyboard. */
  takesFocus: boolean
  onWay: () => void
  onClose: () => void
}

export function BoothCard({
  booth,
  category,
  distance,
  doorName,
  isWayShown,
  takesFocus,
  onWay,
  onClose
}: BoothCardProps) {
  const messages = usePageMessages(hallMessages)
  const { close } = useMessages().ui
  const locale = useStore((state) => state.locale)
  const card = useRef<HTMLElement>(null)
  const talk = useNextTalk(booth.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another booth's card takes the focus as well
  useEffect(() => {
    const element = card.current
    if (!element) return
    if (takesFocus) element.focus({ preventScroll: true })
    uncover(element, document.getElementById(boothAnchor(booth.booth)))
  }, [takesFocus, booth.id])
  return (
    <section
      ref={card}
      className="hall-card"
      aria-label={messages.card(booth.booth)}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <p className="hall-card-name" role="status">
        <Emblem kind="exhibitor" id={booth.id} category={booth.categories?.[0]} />
        <span className="hall-card-booth">{booth.booth}</span> <strong>{booth.company}</strong>
      </p>
      <span className="hall-card-buttons">
        <StarButton kind="exhibitor" id={booth.id} name={booth.company} />
        <button type="button" className="star-button" aria-label={close} onClick={onClose}>
          <Close />
        </button>
      </span>
      <p className="hall-card-facts">
        {category && <span>{category}</span>}
        {distance !== undefined && <span>{messages.distance(distance, doorName ?? messages.mainDoor)}</span>}
      </p>
      {talk && (
        <p className="hall-card-facts">
          <span>
            {messages.nextTalk}{' '}
            <time dateTime={isoTime(talk.start)}>
              {`${formatTalkDay(talk.start, locale)} ${formatTime(talk.start)}`}
            </time>
          </span>{' '}
          <Link href={href.talk({ forum: talk.forum, id: talk.id })}>{talk.title}</Link>
        </p>
      )}
      <p className="hall-card-actions">
        {distance !== undefined && (
          <button type="button" className="button quiet" aria-pressed={isWayShown} onClick={onWay}>
            {isWayShown ? messages.hideWay : messages.showWay}
          </button>
        )}
        <ArrowLink href={href.exhibitor({ id: booth.id })}>{messages.openExhibitor}</ArrowLink>
      </p>
    </section>
  )
}

/** Scrolls the page until the card does not cover the booth. */
function uncover(card: HTMLElement, booth: HTMLElement | null): void {
  const covered = (booth?.getBoundingClientRect().bottom ?? 0) - card.getBoundingClientRect().top
  if (covered <= 0 || covered > window.innerHeight) return
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollBy({ top: covered + 16, behavior: isStill ? 'instant' : 'smooth' })
}

interface NextTalk {
  id: number
  forum: string
  title: string
  /** Unix seconds. */
  start: number
  room: string
}

/**
 * The first talk of an exhibitor that has not ended, read from its public record when a visitor opens its card;
 * undefined until it is known, and where there is none.
 */
function useNextTalk(id: number): NextTalk | undefined {
  const locale = useStore((state) => state.locale)
  const apiBase = useStore((state) => state.apiBase)
  const isOver = useIsOver()
  const now = useFairClock()
  const [talks, setTalks] = useState<(NextTalk & { end: number | undefined })[]>([])
  useEffect(() => {
    const controller = new AbortController()
    const language = apiLocaleOf(locale)
    setTalks([])
    createApi(apiBase, locale)
      .get(exhibitor, { id: String(id) }, controller.signal)
      .then(
        (record) =>
          setTalks(
            recordsOf(record?.talks).map((talk) => ({
              id: talk.id,
              forum: talk.forum,
              title: textOf(inEitherLanguage(talk, 'title', language)),
              room: textOf(inEitherLanguage(talk, 'room', language)),
              start: readTime(talk.start) ?? Number.NaN,
              end: readTime(talk.end)
            }))
          ),
        // The card is complete without a talk.
        () => undefined
      )
    return () => controller.abort()
  }, [id, locale, apiBase])
  if (isOver) return undefined
  return talks
    .filter(({ title, start, end }) => title !== '' && Number.isFinite(start) && (end ?? start) > (now ?? 0))
    .sort((a, b) => a.start - b.start)[0]
}
