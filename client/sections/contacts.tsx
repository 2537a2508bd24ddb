/** The organisers with their three desks each. */
import { ContactList } from '../layout/footer-organiser.tsx'
import { useWords } from '../words/words.ts'
import { listOf, type PartProps } from './section-of.ts'

export function Contacts({ section }: PartProps<'contacts'>) {
  const words = useWords()
  return (
    <ul className="contacts">
      {listOf(section.list).map((organiser) => (
        <li key={organiser.company}>
          <h3>{organiser.company}</h3>
          <p>{organiser.address}</p>
          <ContactList title={words.businessCooperation} contact={organiser.business} />
          <ContactList title={words.exhibitorRegistration} contact={organiser.exhibitor} />
          <ContactList title={words.visitorRegistration} contact={organiser.visitor} />
        </li>
      ))}
    </ul>
  )
}
