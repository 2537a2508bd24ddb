import { localePath } from '../../../shared/locale/locale.ts'
import type { Projected } from '../../../shared/records/projection.ts'
import type { TalkSummary } from '../../../shared/records/records.ts'
import { formatShanghaiDate, formatTimes } from '../../../shared/time/dates.ts'
import { useRenderingNeed } from '../../contexts.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { Calendar } from '../../ui/icons.tsx'
import { useInsideApp } from '../../ui/use-inside-app.ts'
import { CopyBox } from './copy-box.tsx'

interface CalendarFileProps {
  /** Path of the file without language prefix. */
  path: string
  /** The accessible name in a list, where the icon stands alone. */
  name?: string | undefined
  /** The file's content as lines of text, for browsers that cannot download it. */
  lines: (string | undefined)[]
  className?: string
}

/**
 * A link to a calendar file. Inside apps, which cannot download files, help and a text to copy replace it after
 * hydration.
 */
export function CalendarFile({ path, name, lines, className = 'icon-link' }: CalendarFileProps) {
  const messages = useMessages()
  const locale = useStore((state) => state.locale)
  const inApp = useInsideApp()
  useRenderingNeed('earlyHydrationInApps')
  if (!inApp) {
    return (
      <a
        className={className}
        href={localePath(path, locale)}
        aria-label={name}
        title={name && messages.ui.addToCalendar}
      >
        <Calendar />
        {name === undefined && messages.ui.addToCalendar}
      </a>
    )
  }
  return (
    <details className="calendar-help">
      <summary className={className} aria-label={name} title={name && messages.ui.addToCalendar}>
        <Calendar />
        {name === undefined && messages.ui.addToCalendar}
      </summary>
      <CopyBox help={messages.plan.calendarHelp} text={lines.filter(Boolean).join('\n')} />
    </details>
  )
}

/**
 * A link to a talk's calendar file; `name` is its accessible name in a list. Renders nothing for a talk without id or
 * forum, which are parts of the address, for one without a time, which has no file, and after the fair.
 */
export function CalendarLink({ talk, name }: { talk: Projected<TalkSummary>; name?: string }) {
  const { facts, phase } = useStore((state) => state)
  if (phase === 'after' || talk.id === undefined || talk.forum === '' || talk.start === undefined) return null
  const time = `${formatShanghaiDate(talk.start)} ${formatTimes(talk.start, talk.end)}`
  return (
    <CalendarFile
      name={name}
      path={`/event/${encodeURIComponent(talk.forum)}/${talk.id}.ics`}
      lines={[talk.title, time, talk.room, [facts.hall, facts.venue].filter(Boolean).join(' '), facts.address]}
    />
  )
}
