import { useEffect, useState } from 'react'
import { localePath } from '../../../shared/locale/locale.ts'
import { useRenderingNeed } from '../../boot/rendering-needs.ts'
import { insideApp } from '../../boot/user-agent.ts'
import { useMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { Calendar } from '../../ui/icons.tsx'
import { CopyBox } from './copy-box.tsx'

interface CalendarFileProps {
  /** Path of the file without language prefix. */
  path: string
  /** The accessible name in a list, where the icon stands alone. */
  name?: string | undefined
  /** The file's content as lines of text, for browsers that cannot download it. */
  lines: (string | undefined)[]
}

/**
 * A link to a calendar file. Inside apps, which cannot download files, help and a text to copy replace it after
 * hydration.
 */
export function CalendarFile({ path, name, lines }: CalendarFileProps) {
  const messages = useMessages()
  const locale = useStore((state) => state.locale)
  const [inApp, setInApp] = useState(false)
  useRenderingNeed('earlyHydrationInApps')
  useEffect(() => setInApp(insideApp()), [])
  if (!inApp) {
    return (
      <a
        className="icon-link"
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
      <summary className="icon-link" aria-label={name} title={name && messages.ui.addToCalendar}>
        <Calendar />
        {name === undefined && messages.ui.addToCalendar}
      </summary>
      <CopyBox help={messages.plan.calendarHelp} text={lines.filter(Boolean).join('\n')} />
    </details>
  )
}
