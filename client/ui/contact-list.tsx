import type { Contact } from '../../shared/records/records.ts'
import { useMessages } from '../messages/messages.ts'

/** Phone, fax and e-mail address of a contact, as far as they are known; nothing where none is. */
export function ContactList({ title, contact: { phone, fax, email } }: { title: string; contact: Contact }) {
  const messages = useMessages()
  return (
    (phone || fax || email) && (
      <dl className="contact-list">
        <dt>{title}</dt>
        {phone && (
          <dd>
            <a href={telephone(phone)}>
              {messages.phone} {phone}
            </a>
          </dd>
        )}
        {fax && (
          <dd>
            {messages.fax} {fax}
          </dd>
        )}
        {email && (
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        )}
      </dl>
    )
  )
}

/** A telephone number as a `tel:` URI (RFC 3966): digits and the leading plus. */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
