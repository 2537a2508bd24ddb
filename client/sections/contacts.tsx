/** The organisers, each with its three contacts. */
import { useMessages } from '../messages/messages.ts'
import { Clauses } from '../ui/clauses.tsx'
import { ContactList } from '../ui/contact-list.tsx'
import { Prose } from '../ui/prose.tsx'
import { listOf, type SectionProps } from './section-props.ts'

export function Contacts({ section }: SectionProps<'contacts'>) {
  const messages = useMessages()
  return (
    <ul className="contacts">
      {listOf(section.list).map((organiser) => (
        <li key={organiser.company}>
          <h3>
            <Clauses text={organiser.company} />
          </h3>
          <p>
            <Prose text={organiser.address} />
          </p>
          <ContactList title={messages.businessCooperation} contact={organiser.business} />
          <ContactList title={messages.exhibitorRegistration} contact={organiser.exhibitor} />
          <ContactList title={messages.visitorRegistration} contact={organiser.visitor} />
        </li>
      ))}
    </ul>
  )
}
