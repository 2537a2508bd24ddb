import { localePath } from '../../../shared/locale/locale.ts'
import { oneSpaced } from '../../../shared/locale/plain-text.ts'
import { href } from '../../../shared/pages/addresses.ts'
import { type CalendarSite, calendarName, fairDays, talkEvent } from '../../../shared/time/calendar-events.ts'
import { formatShanghaiDate, formatTimes } from '../../../shared/time/dates.ts'
import { calendarFile } from '../../../shared/time/icalendar.ts'
import { insideApp } from '../../boot/user-agent.ts'
import { useMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { Calendar, Print, Share } from '../../ui/icons.tsx'
import { ListTools, useListTools } from '../../ui/list-tools.tsx'
import { saveFile, sendLink } from '../../ui/share/share-text.ts'
import { CopyBox } from './copy-box.tsx'
import type { ItineraryEntries } from './itinerary-entries.ts'
import { PlanSubscription } from './plan-subscription.tsx'
import { itineraryFragment } from './shared-itinerary.ts'
import { countStars, emptyItinerary, type Itinerary, itineraryStore } from './stars.ts'

interface ItineraryToolsProps {
  itinerary: Itinerary
  entries: ItineraryEntries
  /** Whether it is the visitor's own itinerary, which can be cleared. */
  isOwn: boolean
}
type Result = { kind: 'linkCopied' } | { kind: 'calendarSaved' } | { kind: 'copyLink' | 'copyText'; text: string }

/** Buttons that print, export, share and clear an itinerary. */
export function ItineraryTools({ itinerary, entries, isOwn }: ItineraryToolsProps) {
  const { plan: messages, ui } = useMessages()
  const { locale, edition, facts, place, phase } = useStore((state) => state)
  const state = useListTools<Result>()

  const saveCalendar = () => {
    const site = { origin: window.location.origin, locale, edition, facts, place }
    const title = `${messages.calendarFile} · ${facts.short}`
    const timeOf = (start: number, end?: number) => `${formatShanghaiDate(start)} ${formatTimes(start, end)}`
    if (insideApp()) return state.showResult({ kind: 'copyText', text: itineraryText(title, entries, timeOf) })
    saveFile(`plan-${calendarName(site)}.ics`, 'text/calendar;charset=utf-8', itineraryCalendar(site, title, entries))
    state.showResult(isOwn ? { kind: 'calendarSaved' } : undefined)
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
    ...(phase === 'after'
      ? []
      : [{ icon: <Calendar />, name: ui.addToCalendar, onClick: saveCalendar, isFirst: true }]),
    { icon: <Print />, name: messages.print, onClick: () => window.print() },
    { icon: <Share />, name: messages.share, onClick: share }
  ]
  return (
    <ListTools
      state={state}
      messages={messages}
      tools={countStars(itinerary) === 0 ? undefined : tools}
      onClear={isOwn ? clear : undefined}
      renderResult={(result) => {
        if (result.kind === 'calendarSaved') return <PlanSubscription entries={entries} />
        if (result.kind === 'linkCopied') return <p>{messages.linkCopied}</p>
        const help = result.kind === 'copyLink' ? messages.linkByHand : messages.downloadHelp
        return <CopyBox help={help} text={result.text} />
      }}
    />
  )
}

/**
 * The text of a calendar file (RFC 5545): an event for each talk and, where there are booths to visit, one for each day
 * of the fair with the list of booths. UIDs are those of the site's other calendar files, so that importing both does
 * not duplicate events. `title` is the calendar's name.
 */
export function itineraryCalendar(site: CalendarSite, title: string, entries: ItineraryEntries): string {
  const talks = entries.days.flatMap((day) => day.talks.flatMap(({ talk }) => talkEvent(site, talk, oneSpaced) ?? []))
  const stops = entries.rows.flatMap((row) => row.stops)
  if (stops.length === 0) return calendarFile(title, talks)
  const description = [...stops.map(stopLines), site.origin + localePath(href.plan(), site.locale)].join('\n')
  return calendarFile(title, [...fairDays(site, description, undefined), ...talks])
}

/** The itinerary as plain text, for browsers that cannot download files. `timeOf` formats two unix times in seconds. */
export function itineraryText(
  title: string,
  entries: ItineraryEntries,
  timeOf: (start: number, end?: number) => string
): string {
  const talks = entries.days.flatMap((day) =>
    day.talks.map(({ talk }) => `${timeOf(talk.start, talk.end)} ${talk.title}${talk.room && ` (${talk.room})`}`)
  )
  const stops = entries.rows.flatMap((row) => row.stops.map(stopLines))
  return [title, ...talks, ...stops].join('\n')
}

/** Booth and company, then one line per product. */
function stopLines({ exhibitor, products }: ItineraryEntries['rows'][number]['stops'][number]): string {
  return [`${exhibitor.booth} ${exhibitor.company}`, ...products.map(({ name }) => `  · ${name}`)].join('\n')
}
