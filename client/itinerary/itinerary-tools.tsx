import { calendarName } from '../../shared/calendar-events.ts'
import { formatShanghaiDate, formatTime } from '../../shared/dates.ts'
import { localePath } from '../../shared/locale.ts'
import { href } from '../../shared/pages/addresses.ts'
import { useMessages } from '../messages/messages.ts'
import { insideApp } from '../share/inside-app.ts'
import { saveFile } from '../share/save-file.ts'
import { sendLink } from '../share/send-link.ts'
import { useStore } from '../store.ts'
import { Calendar, Print, Share } from '../ui/icons.tsx'
import { ListTools, useListTools } from '../ui/list-tools.tsx'
import { itineraryCalendar, itineraryText } from './calendar-text.ts'
import { CopyBox } from './copy-box.tsx'
import type { ItineraryEntries } from './itinerary-entries.ts'
import { itineraryStore } from './itinerary-store.ts'
import { itineraryFragment } from './shared-itinerary.ts'
import { countStars, emptyItinerary, type Itinerary } from './stars.ts'

interface ItineraryToolsProps {
  itinerary: Itinerary
  entries: ItineraryEntries
  /** Whether it is the visitor's own itinerary, which can be cleared. */
  isOwn: boolean
}
type Result = { kind: 'linkCopied' } | { kind: 'copyLink' | 'copyText'; text: string }

/** Buttons that print, export, share and clear an itinerary. */
export function ItineraryTools({ itinerary, entries, isOwn }: ItineraryToolsProps) {
  const messages = useMessages().plan
  const { locale, edition, facts } = useStore((state) => state)
  const state = useListTools<Result>()

  const saveCalendar = () => {
    const site = { origin: window.location.origin, locale, edition, facts }
    const title = `${messages.calendarFile} · ${facts.short}`
    const timeOf = (start: number, end: number) =>
      `${formatShanghaiDate(start)} ${formatTime(start)}–${formatTime(end)}`
    if (insideApp()) return state.showResult({ kind: 'copyText', text: itineraryText(title, entries, timeOf) })
    saveFile(`plan-${calendarName(site)}.ics`, 'text/calendar;charset=utf-8', itineraryCalendar(site, title, entries))
    state.showResult(undefined)
  }
  const share = async () => {
    const url = `${window.location.origin}${localePath(href.plan(), locale)}#${itineraryFragment(itinerary)}`
    const result = await sendLink(`${messages.calendarFile} · ${facts.short}`, url)
    if (result === 'copied') state.showResult({ kind: 'linkCopied' })
    else if (result === 'failed') state.showResult({ kind: 'copyLink', text: url })
  }
  const clear = () => {
    itineraryStore.update(() => emptyItinerary)
    return () => itineraryStore.update(() => itinerary)
  }
  const tools = [
    { icon: <Print />, name: messages.print, onClick: () => window.print() },
    { icon: <Calendar />, name: messages.calendar, onClick: saveCalendar },
    { icon: <Share />, name: messages.share, onClick: share }
  ]
  return (
    <ListTools
      state={state}
      messages={messages}
      tools={countStars(itinerary) === 0 ? undefined : tools}
      onClear={isOwn ? clear : undefined}
      renderResult={(result) => {
        if (result.kind === 'linkCopied') return <p>{messages.linkCopied}</p>
        const help = result.kind === 'copyLink' ? messages.linkByHand : messages.downloadHelp
        return <CopyBox help={help} text={result.text} />
      }}
    />
  )
}
