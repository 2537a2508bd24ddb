/** One organiser of the footer: business cooperation, exhibitor registration, visitor registration. */
import type { Projected } from '../../shared/projection.ts'
import type { Contact, Organiser } from '../../shared/records.ts'
import { useWords } from '../words/words.ts'

export function FooterOrganiser({ organiser }: { organiser: Projected<Organiser> }) {
  const words = useWords()
  return (
    <section className="footer-organiser">
      <h2>{organiser.company}</h2>
      <ContactList title={words.businessCooperation} contact={organiser.business} />
      <ContactList title={words.exhibitorRegistration} contact={organiser.exhibitor} />
      <ContactList title={words.visitorRegistration} contact={organiser.visitor} />
    </section>
  )
}

/** Phone, fax and e-mail of one desk. */
export function ContactList({ title, contact }: { title: string; contact: Contact }) {
  const words = useWords()
  return (
    <dl className="contact-list">
      <dt>{title}</dt>
      <dd>
        <a href={telephone(contact.phone)}>
          {words.phone} {contact.phone}
        </a>
      </dd>
      <dd>
        {words.fax} {contact.fax}
      </dd>
      <dd>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </dd>
    </dl>
  )
}

/** A number as a `tel:` address: digits and the leading plus. */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
