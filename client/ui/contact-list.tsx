import type { Contact } from '../../shared/records.ts'
import { useMessages } from '../messages/messages.ts'

/** Phone, fax and e-mail address of a contact. */
export function ContactList({ title, contact }: { title: string; contact: Contact }) {
  const messages = useMessages()
  return (
    <dl className="contact-list">
      <dt>{title}</dt>
      <dd>
        <a href={telephone(contact.phone)}>
          {messages.phone} {contact.phone}
        </a>
      </dd>
      <dd>
        {messages.fax} {contact.fax}
      </dd>
      <dd>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </dd>
    </dl>
  )
}

/** A telephone number as a `tel:` URI (RFC 3966): digits and the leading plus. */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
