/** What can be done with a plan: print, calendar, share, clear. What has been done is said below. */
import { type ReactNode, useState } from 'react'
import { formatShanghaiDate, formatTime } from '../../shared/dates.ts'
import { localePath } from '../../shared/locale.ts'
import { Calendar, Close, Print, Share } from '../pictures/icons.tsx'
import { insideApp } from '../share/inside-app.ts'
import { saveFile } from '../share/save-file.ts'
import { sendLink } from '../share/send-link.ts'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { planCalendar, planText } from './calendar-text.ts'
import { CopyBox } from './copy-box.tsx'
import type { PlanEntries } from './plan-entries.ts'
import { writePlan } from './plan-store.ts'
import { countStars, emptyPlan, type Plan, planFragment } from './stars.ts'

interface PlanToolsProps {
  plan: Plan
  entries: PlanEntries
  /** True for the visitor's own plan: it can be cleared. */
  own: boolean
}
type Said =
  | { kind: 'nothing' | 'asking' | 'copied' }
  | { kind: 'cleared'; plan: Plan }
  | { kind: 'byHand' | 'asText'; text: string }

export function PlanTools({ plan, entries, own }: PlanToolsProps) {
  const words = useWords().plan
  const { locale, edition, facts } = useStore((state) => state)
  const [said, setSaid] = useState<Said>({ kind: 'nothing' })
  const empty = countStars(plan) === 0

  const calendar = () => {
    const site = { origin: window.location.origin, locale, edition, facts }
    const title = `${words.calendarFile} · ${facts.short}`
    const timeOf = (start: number, end: number) =>
      `${formatShanghaiDate(start)} ${formatTime(start)}–${formatTime(end)}`
    if (insideApp()) return setSaid({ kind: 'asText', text: planText(title, entries, timeOf) })
    saveFile(`plan-${edition}-${facts.year}.ics`, 'text/calendar;charset=utf-8', planCalendar(site, title, entries))
    setSaid({ kind: 'nothing' })
  }
  const share = async () => {
    const url = `${window.location.origin}${localePath('/plan', locale)}#${planFragment(plan)}`
    const sent = await sendLink(`${words.calendarFile} · ${facts.short}`, url)
    if (sent === 'copied') setSaid({ kind: 'copied' })
    else if (sent === 'failed') setSaid({ kind: 'byHand', text: url })
  }
  const clear = () => {
    if (said.kind !== 'asking') return setSaid({ kind: 'asking' })
    writePlan(emptyPlan)
    setSaid({ kind: 'cleared', plan })
    // The button that had the focus is gone.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  const undo = (former: Plan) => {
    writePlan(former)
    setSaid({ kind: 'nothing' })
  }

  return (
    <div className="plan-tools">
      {!empty && (
        // biome-ignore lint/a11y/useSemanticElements: these buttons are no fields of a form
        <div className="actions" role="group" aria-label={words.tools}>
          <Tool icon={<Print />} name={words.print} onClick={() => window.print()} />
          <Tool icon={<Calendar />} name={words.calendar} onClick={calendar} />
          <Tool icon={<Share />} name={words.share} onClick={share} />
          {own && (
            <Tool icon={<Close />} name={said.kind === 'asking' ? words.clearAsk : words.clear} onClick={clear} />
          )}
        </div>
      )}
      <div role="status">
        {said.kind === 'copied' && <p>{words.linkCopied}</p>}
        {said.kind === 'cleared' && (
          <p>
            {words.cleared}{' '}
            <button type="button" className="link-button" onClick={() => undo(said.plan)}>
              {words.undo}
            </button>
          </p>
        )}
        {said.kind === 'byHand' && <CopyBox help={words.linkByHand} text={said.text} />}
        {said.kind === 'asText' && <CopyBox help={words.downloadHelp} text={said.text} />}
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
