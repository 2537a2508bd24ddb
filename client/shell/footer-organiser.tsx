/** An organiser in the footer with its three contacts: cooperation, exhibitor and visitor registration. */
import type { FactOrganiser } from '../../shared/facts.ts'
import { useMessages } from '../messages/messages.ts'
import { ContactList } from '../ui/contact-list.tsx'

export function FooterOrganiser({ organiser }: { organiser: FactOrganiser }) {
  const messages = useMessages()
  return (
    <section className="footer-organiser">
      <h2>{organiser.company}</h2>
      <ContactList title={messages.businessCooperation} contact={organiser.business} />
      <ContactList title={messages.exhibitorRegistration} contact={organiser.exhibitor} />
      <ContactList title={messages.visitorRegistration} contact={organiser.visitor} />
    </section>
  )
}
