/**
 * A notice by the phase of the fair, which the server has derived from the day
 * (shared/README.md#before-during-and-after-the-fair). None where the days of the fair are not known.
 */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { daysBetween, formatTalkDay, formatTime, shanghaiDay } from '../../../shared/time/dates.ts'
import { useRenderingNeed } from '../../contexts.tsx'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { useHasPage, useStore } from '../../store.ts'
import { Clauses, Prose } from '../../ui/line-breaks.tsx'
import { ArrowLink } from '../../ui/links.tsx'
import { useFairClock } from '../../visit/itinerary/use-fair-clock.ts'
import { homeMessages } from './messages.ts'
import type { NowLinesProps } from './now-lines.tsx'
import { NowRows } from './now-rows.tsx'

export function NowBox() {
  const phase = useStore((state) => state.phase)
  const first = useStore((state) => state.facts.first)
  if (first === undefined) return null
  return (
    <aside className={`now is-${phase}`}>
      {phase === 'before' ? <Before first={first} /> : phase === 'during' ? <During /> : <After />}
    </aside>
  )
}

function Before({ first }: { first: number }) {
  const messages = usePageMessages(homeMessages)
  const today = useStore((state) => state.today)
  return (
    <Notice
      title={messages.daysToGo(daysBetween(today, first))}
      href={href.page('/visitor/guide')}
      link={messages.planVisit}
    >
      <p>
        <Prose text={messages.beforeText} />
      </p>
    </Notice>
  )
}

function During() {
  const messages = usePageMessages(homeMessages)
  const { hallPlan } = useMessages().plan
  const hasPage = useHasPage()
  const Lines = useNowLines()
  useRenderingNeed('earlyHydration')
  const locale = useStore((state) => state.locale)
  const today = useStore((state) => state.today)
  const days = useStore((state) => state.facts.hours)
  const now = useFairClock()
  const index = days.findIndex((day) => shanghaiDay(day.open) === today)
  const [hours, nextHours] = index < 0 ? [] : days.slice(index)
  const isClosed = now !== null && hours !== undefined && now >= hours.close
  if (isClosed && !nextHours) return <After />
  const notice =
    isClosed && nextHours
      ? {
          title: messages.closedUntil(
            daysBetween(today, shanghaiDay(nextHours.open)) === 1 ? undefined : formatTalkDay(nextHours.open, locale),
            formatTime(nextHours.open)
          ),
          link: messages.nextProgramme,
          day: index + 2
        }
      : {
          title: hours ? messages.todayOpen(formatTime(hours.open), formatTime(hours.close)) : messages.todayProgramme,
          link: messages.todayProgramme,
          day: index + 1
        }
  const address = `${href.page('/event/activities')}${hours ? `#day-${notice.day}` : ''}`
  // In the evening there is nothing to fill the rows with, as far as is known yet.
  const waiting = isClosed ? null : <NowRows />
  return (
    <>
      <Notice title={notice.title} href={address} link={notice.link}>
        <nav className="actions" aria-label={notice.title}>
          <Link className="button" href={href.plan()}>
            {messages.passAndPlan}
          </Link>
          {hasPage(href.exhibitors()) && (
            <Link className="button quiet" href={href.exhibitors({ view: 'plan' })}>
              {hallPlan}
            </Link>
          )}
        </nav>
      </Notice>
      <div className="wrap">{Lines ? <Lines waiting={waiting} /> : waiting}</div>
    </>
  )
}

/** The component that fills the rows, loaded after hydration. */
function useNowLines(): ComponentType<NowLinesProps> | undefined {
  const isInteractive = useStore((state) => state.isInteractive)
  const [Lines, setLines] = useState<ComponentType<NowLinesProps>>()
  useEffect(() => {
    if (!isInteractive) return
    import('./now-lines.tsx').then(
      (module) => setLines(() => module.NowLines),
      // The rows stay empty; the link to the programme is there.
      () => undefined
    )
  }, [isInteractive])
  return Lines
}

function After() {
  const messages = usePageMessages(homeMessages)
  return <Notice title={messages.thanks} href={href.page('/exhibition/review')} link={messages.readReport} />
}

interface NoticeProps {
  title: string
  href: string
  link: string
  children?: ReactNode
}

function Notice({ title, href, link, children }: NoticeProps) {
  const hasPage = useHasPage()
  return (
    <div className="wrap now-line">
      <h2>
        <Clauses text={title} />
      </h2>
      {children}
      {hasPage(href) && <ArrowLink href={href}>{link}</ArrowLink>}
    </div>
  )
}
