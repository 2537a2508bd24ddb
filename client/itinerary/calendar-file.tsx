/**
 * A calendar file to take along. Inside apps, where files cannot be downloaded, it becomes help and a text to copy.
 */
import { useEffect, useState } from 'react'
import { localePath } from '../../shared/locale.ts'
import { Calendar } from '../pictures/icons.tsx'
import { insideApp } from '../share/inside-app.ts'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { CopyBox } from './copy-box.tsx'

interface CalendarFileProps {
  /** Path of the file without language prefix. */
  path: string
  /** What the file says, in lines, for those who copy it. */
  lines: (string | undefined)[]
}

export function CalendarFile({ path, lines }: CalendarFileProps) {
  const words = useWords()
  const locale = useStore((state) => state.locale)
  const [inApp, setInApp] = useState(false)
  useEffect(() => setInApp(insideApp()), [])
  if (!inApp) {
    return (
      <a className="icon-link" href={localePath(path, locale)}>
        <Calendar />
        {words.addToCalendar}
      </a>
    )
  }
  return (
    <details className="calendar-help">
      <summary className="icon-link">
        <Calendar />
        {words.addToCalendar}
      </summary>
      <CopyBox help={words.plan.calendarHelp} text={lines.filter(Boolean).join('\n')} />
    </details>
  )
}
