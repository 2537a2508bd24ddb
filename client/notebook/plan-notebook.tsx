/**
 * What the visitor's plan has beside the itinerary: meetings that were asked for, the visitor's own contact, the
 * notebook. Rendered in the browser only.
 */
import { useEffect, useRef, useState } from 'react'
import { ContactCard } from '../contact-card/contact-card.tsx'
import { contactMessages } from '../contact-card/messages.ts'
import { MeetingEntries } from '../meetings/meeting-entries.tsx'
import { usePageMessages } from '../messages/page-messages.ts'
import { NotebookView } from './notebook-view.tsx'

export function PlanNotebook() {
  return (
    <div className="plan-view">
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
    <details ref={element} id="contact" className="own-contact" open={isNamed}>
      <summary className="button quiet">{messages.show}</summary>
      <h2>{messages.title}</h2>
      <ContactCard />
    </details>
  )
}
