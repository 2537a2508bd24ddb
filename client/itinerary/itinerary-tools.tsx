import { type ReactNode, useState } from 'react'
import { calendarName } from '../../shared/calendar-events.ts'
import { formatShanghaiDate, formatTime } from '../../shared/dates.ts'
import { localePath } from '../../shared/locale.ts'
import { href } from '../../shared/pages/addresses.ts'
import { useMessages } from '../messages/messages.ts'
import { insideApp } from '../share/inside-app.ts'
import { saveFile } from '../share/save-file.ts'
import { sendLink } from '../share/send-link.ts'
import { useStore } from '../store.ts'
import { Calendar, Close, Print, Share } from '../ui/icons.tsx'
import { itineraryCalendar, itineraryText } from './calendar-text.ts'
import { CopyBox } from './copy-box.tsx'
import type { ItineraryEntries } from './itinerary-entries.ts'
import { writeItinerary } from './itinerary-store.ts'
import { countStars, emptyItinerary, type Itinerary, itineraryFragment } from './stars.ts'

interface ItineraryToolsProps {
  itinerary: Itinerary
  entries: ItineraryEntries
  /** Whether it is the visitor's own itinerary, which can be cleared. */
  isOwn: boolean
}
/** What is displayed below the buttons. */
type Feedback =
  | { kind: 'none' | 'confirmClear' | 'linkCopied' }
  | { kind: 'cleared'; itinerary: Itinerary }
  | { kind: 'copyLink' | 'copyText'; text: string }

/** Buttons that print, export, share and clear an itinerary; the result is announced below them. */
export function ItineraryTools({ itinerary, entries, isOwn }: ItineraryToolsProps) {
  const messages = useMessages().plan
  const { locale, edition, facts } = useStore((state) => state)
  const [feedback, setFeedback] = useState<Feedback>({ kind: 'none' })
  const isEmpty = countStars(itinerary) === 0

  const saveCalendar = () => {
    const site = { origin: window.location.origin, locale, edition, facts }
    const title = `${messages.calendarFile} · ${facts.short}`
    const timeOf = (start: number, end: number) =>
      `${formatShanghaiDate(start)} ${formatTime(start)}–${formatTime(end)}`
    if (insideApp()) return setFeedback({ kind: 'copyText', text: itineraryText(title, entries, timeOf) })
    saveFile(`plan-${calendarName(site)}.ics`, 'text/calendar;charset=utf-8', itineraryCalendar(site, title, entries))
    setFeedback({ kind: 'none' })
  }
  const share = async () => {
    const url = `${window.location.origin}${localePath(href.plan(), locale)}#${itineraryFragment(itinerary)}`
    const result = await sendLink(`${messages.calendarFile} · ${facts.short}`, url)
    if (result === 'copied') setFeedback({ kind: 'linkCopied' })
    else if (result === 'failed') setFeedback({ kind: 'copyLink', text: url })
  }
  const clear = () => {
    if (feedback.kind !== 'confirmClear') return setFeedback({ kind: 'confirmClear' })
    writeItinerary(emptyItinerary)
    setFeedback({ kind: 'cleared', itinerary })
    // The button that had the focus is removed.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  const undo = (former: Itinerary) => {
    writeItinerary(former)
    setFeedback({ kind: 'none' })
  }

  return (
    <div className="plan-tools">
      {!isEmpty && (
        // biome-ignore lint/a11y/useSemanticElements: the buttons are not form fields
        <div className="actions" role="group" aria-label={messages.tools}>
          <Tool icon={<Print />} name={messages.print} onClick={() => window.print()} />
          <Tool icon={<Calendar />} name={messages.calendar} onClick={saveCalendar} />
          <Tool icon={<Share />} name={messages.share} onClick={share} />
          {isOwn && (
            <Tool
              icon={<Close />}
              name={feedback.kind === 'confirmClear' ? messages.confirmClear : messages.clear}
              onClick={clear}
            />
          )}
        </div>
      )}
      <div role="status">
        {feedback.kind === 'linkCopied' && <p>{messages.linkCopied}</p>}
        {feedback.kind === 'cleared' && (
          <p>
            {messages.cleared}{' '}
            <button type="button" className="link-button" onClick={() => undo(feedback.itinerary)}>
              {messages.undo}
            </button>
          </p>
        )}
        {feedback.kind === 'copyLink' && <CopyBox help={messages.linkByHand} text={feedback.text} />}
        {feedback.kind === 'copyText' && <CopyBox help={messages.downloadHelp} text={feedback.text} />}
      </div>
    </div>
  )
}

function Tool({ icon, name, onClick }: { icon: ReactNode; name: string; onClick: () => void }) {
  return (
    <button type="button" className="button quiet" onClick={onClick}>
      {icon}
      {name}
    </button>
  )
}
