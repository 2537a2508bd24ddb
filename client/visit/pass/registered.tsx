/** What a visitor sees once the registration is stored: the pass, or what there is without one, and what to bring. */
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { formatRange, isClosed } from '../../../shared/time/dates.ts'
import { useRenderingNeed } from '../../contexts.tsx'
import type { DoneViewProps } from '../../forms/form-view.tsx'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { useHasPage, useStore } from '../../store.ts'
import { CalendarFile } from '../itinerary/calendar-file.tsx'
import { passMessages } from './messages.ts'
import { BringList, PassCard } from './pass-card.tsx'
import { PassTools } from './pass-tools.tsx'
import { detailsOf, holderOf, isOver, passStore, withPass } from './stored-pass.ts'

/** Keeps the pass on this device as soon as it is hydrated; until then it says to keep it by hand. */
export function Registered({ values, pass: issued, children }: DoneViewProps) {
  const messages = usePageMessages(passMessages)
  const { facts, phase, today } = useStore((state) => state)
  const [isLive, setLive] = useState(false)
  const isKept = passStore.useIsKept()
  const holder = holderOf(values, facts)
  // After the fair no pass opens a door: what was sent is a note for the next one.
  const pass = issued && phase !== 'after' ? { ...holder, ...issued } : undefined
  useRenderingNeed('earlyHydration', pass !== undefined)
  // The pass of this rendering: it does not change while the component lives.
  // biome-ignore lint/correctness/useExhaustiveDependencies: stored once
  useEffect(() => {
    if (pass) passStore.update((passes) => withPass(passes, { ...pass, ...detailsOf(values) }))
    setLive(true)
  }, [])
  return (
    <div className="registered">
      {pass && <h3>{messages.title}</h3>}
      {holder.name && <PassCard pass={pass ?? holder} />}
      {pass ? (
        <ol className="steps">
          <li>
            <p>{!isLive ? messages.keepByHand : isKept ? messages.kept : messages.notKept}</p>
            {isLive && <PassTools pass={pass} />}
          </li>
          <li>
            <BringList fee={isClosed('registration', { today, phase, facts }) ? facts.fee : undefined} />
          </li>
          <li>
            <NextSteps>{children}</NextSteps>
          </li>
        </ol>
      ) : (
        <>
          <p>{phase === 'after' ? messages.forNext : messages.registered}</p>
          <NextSteps>{children}</NextSteps>
        </>
      )}
    </div>
  )
}

function NextSteps({ children }: Pick<DoneViewProps, 'children'>) {
  const messages = usePageMessages(passMessages)
  const { locale, facts, phase } = useStore((state) => state)
  const hasPage = useHasPage()
  const guide = href.page('/visitor/guide')
  const report = href.page('/exhibition/review')
  const { first, last } = facts
  const range = first !== undefined && last !== undefined ? formatRange(first, last, locale) : ''
  if (phase === 'after')
    return (
      <div className="registered-next">
        {hasPage(report) && (
          <Link className="button" href={report}>
            {messages.report}
          </Link>
        )}
        <p>{children}</p>
      </div>
    )
  return (
    <div className="registered-next">
      <Link className="button" href={href.plan()}>
        {messages.plan}
      </Link>
      {range && (
        <CalendarFile
          className="button quiet"
          path="/calendar.ics"
          lines={[facts.name, range, [facts.hall, facts.venue].filter(Boolean).join(' '), facts.address]}
        />
      )}
      <p>
        {hasPage(guide) && (
          <Link className="icon-link" href={guide}>
            {messages.way}
          </Link>
        )}
        {children}
      </p>
    </div>
  )
}

/** Says before the registration form whose passes are on this device already, so that nobody registers twice. */
export function KeptPasses() {
  const messages = usePageMessages(passMessages)
  const { listComma } = useMessages().ui
  const today = useStore((state) => state.today)
  const passes = passStore.useValue().filter((pass) => !isOver(pass, today))
  if (passes.length === 0) return null
  return (
    <p className="form-note">
      <span>{messages.earlier(passes.map(({ name }) => name).join(listComma))}</span> {messages.registerOthers}
      <br />
      <Link className="icon-link" href={href.plan()}>
        {messages.openEarlier}
      </Link>
    </p>
  )
}
