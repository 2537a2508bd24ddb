import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { Sections } from '../../sections/sections.tsx'
import { HeadBand } from '../../shell/head-band.tsx'
import { useHasPage, useStore } from '../../store.ts'
import { useShellPicture } from '../../ui/picture.tsx'
import { ContactCard } from '../../visit/contact-card/contact-card.tsx'
import { contactMessages } from '../../visit/contact-card/messages.ts'
import { ItineraryView } from '../../visit/itinerary/itinerary-view.tsx'
import { type ReadFragment, useFragment } from '../../visit/itinerary/shared-itinerary.ts'
import { itineraryStore } from '../../visit/itinerary/stars.ts'
import { MeetingEntries } from '../../visit/meetings/meeting-entries.tsx'
import { NotebookView } from '../../visit/notebook/notebook-view.tsx'
import type { PassLink } from '../../visit/pass/passes.tsx'
import { planMessages } from './messages.ts'

/**
 * What stars are for, and the ways to what can be starred: the page without an itinerary. It says nothing of the
 * visitor's own, so that the server can render it for everybody; `children` stands below its button.
 */
function PlanStart({ children }: { children: ReactNode }) {
  const messages = usePageMessages(planMessages)
  const names = useMessages().plan
  const ways = [
    { href: href.page('/event/activities'), title: names.programme },
    { href: href.products(), title: names.products },
    { href: href.exhibitors({ view: 'plan' }), title: names.hallPlan }
  ]
  const hasPage = useHasPage()
  const shown = ways.filter((way) => hasPage(way.href))
  const first = hasPage(href.exhibitors()) ? { href: href.exhibitors(), title: messages.first } : shown[0]
  const others = shown.filter((way) => way !== first)
  const picture = useShellPicture('plan-start')
  return (
    <section className="plan-start" aria-labelledby="plan-start">
      <div>
        <h2 id="plan-start">{messages.start}</h2>
        <ol>
          {messages.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {first && (
          <p className="actions">
            <Link className="button" href={first.href}>
              {first.title}
            </Link>
            {others.map((way) => (
              <Link key={way.title} className="arrow-link" href={way.href}>
                {way.title}
              </Link>
            ))}
          </p>
        )}
        {children}
      </div>
      {picture && <img className="plan-picture" {...picture} alt="" />}
    </section>
  )
}

/**
 * The page of the visitor's itinerary (shared/README.md#itinerary). The itinerary itself is rendered in the browser
 * only.
 */
export function Plan() {
  const messages = usePageMessages(planMessages)
  const page = useStore((state) => state.data.page)
  const isInteractive = useStore((state) => state.isInteractive)
  const isKept = itineraryStore.useIsKept()
  const note = (
    <div className="plan-note">
      <Sections list={page?.sections} />
    </div>
  )
  const start = <PlanStart>{note}</PlanStart>
  return (
    <>
      <HeadBand title={page?.title || messages.title} summary={page?.summary || messages.summary} size="slim" />
      <div className="wrap parts plan">
        <noscript>
          <p className="empty">{messages.noScript}</p>
        </noscript>
        {!isKept && <p role="status">{messages.notKept}</p>}
        {isInteractive && <LazyPasses />}
        {isInteractive ? (
          <ItineraryView start={start}>{note}</ItineraryView>
        ) : (
          // The empty element is where the browser has the tools: what follows does not move.
          <div className="plan-view">
            <div />
            {start}
          </div>
        )}
        {isInteractive && <PlanNotebook />}
      </div>
    </>
  )
}

/**
 * What the visitor's plan has beside the itinerary: meetings that were asked for, the visitor's own contact, the
 * notebook. Rendered in the browser only.
 */
function PlanNotebook() {
  return (
    <div className="plan-view plan-own">
      <MeetingEntries />
      <NotebookView />
      <OwnContact />
    </div>
  )
}

/** Open where the address names it, as the link on an exhibitor's page does. */
function OwnContact() {
  const messages = usePageMessages(contactMessages)
  const element = useRef<HTMLDetailsElement>(null)
  const [isNamed] = useState(() => window.location.hash === '#contact')
  useEffect(() => {
    if (isNamed) element.current?.scrollIntoView()
  }, [isNamed])
  return (
    <section className="own-contact" aria-labelledby="own-contact">
      <div>
        <h2 id="own-contact">{messages.title}</h2>
        <p className="plan-side">{messages.privacy}</p>
      </div>
      <details ref={element} id="contact" open={isNamed}>
        <summary className="button quiet">{messages.show}</summary>
        <ContactCard />
      </details>
    </section>
  )
}

/** Of `stored-pass.ts`, which loads only where there is a pass. */
const passesKey = 'passes'
const passInFragment: ReadFragment = (hash, before) => (hash.startsWith('#pass=') ? hash : before)

/**
 * The visitor's passes, loaded where this device keeps one or the address's fragment holds one. For the browser alone.
 * The fragment is read while rendering: inside WeChat the plan replaces it with its own afterwards.
 */
function LazyPasses() {
  const [fragment, dismiss] = useFragment(passInFragment)
  const [Passes, setPasses] = useState<ComponentType<PassLink>>()
  const isNeeded = fragment !== '' || hasPasses()
  useEffect(() => {
    if (!isNeeded) return
    import('../../visit/pass/passes.tsx').then((module) => setPasses(() => module.Passes))
  }, [isNeeded])
  if (Passes) return <Passes fragment={fragment} onDismiss={dismiss} />
  return isNeeded ? <div className="passes is-loading" /> : null
}

function hasPasses(): boolean {
  try {
    return window.localStorage.getItem(passesKey)?.includes('"code"') === true
  } catch {
    return false
  }
}
