import { Fragment } from 'react'
import type { Contact } from '../../shared/records/records.ts'
import { useMessages } from '../messages/messages.ts'

/** Phone, e-mail address and fax of a contact, as far as they are known; nothing where none is. */
export function ContactList({ title, contact: { phone, fax, email } }: { title: string; contact: Contact }) {
  const messages = useMessages()
  return (
    (phone || fax || email) && (
      <dl className="contact-list">
        <dt>{title}</dt>
        {phone && (
          <dd>
            <Telephones text={phone} label={messages.phone} />
          </dd>
        )}
        {email && (
          <dd>
            <a href={`mailto:${shown(email).trim()}`}>{email}</a>
          </dd>
        )}
        {fax && <dd>{`${messages.fax} ${fax}`}</dd>}
      </dl>
    )
  )
}

const shown = (text: string) => text.normalize('NFKC').replace(/[\p{Cf}]/gu, '')

/** What stands between two numbers, but not before an extension, which may follow a comma or a slash. */
const between = /([;；、|\n]|[,，](?! ?(?:[转轉#x]|分机|ext))|[/／](?=\s?\+?\d[\d ()-]{5}))/iu

/** A text of one telephone number or several: a link for each; the first one's begins with the label. */
export function Telephones({ text, label = '' }: { text: string; label?: string }) {
  return text.split(between).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their order
    <Fragment key={index}>
      {/\d/.test(shown(part)) ? <a href={telephone(part)}>{index === 0 && label ? `${label} ${part}` : part}</a> : part}
    </Fragment>
  ))
}

/**
 * The first telephone number of a text as it was pasted, as a `tel:` URI with its extension (RFC 3966): digits of any
 * width, `00` for `+`, a trunk prefix beside a country code, `转` and `ext`.
 */
export function telephone(phone: string): string {
  const [, number = '', extension] =
    /(\+?\(?\+?\d[\d ().\p{Pd}]*)(?:,? ?(?:[转轉#x]|分机|ext)\D{0,9}(\d+))?/iu.exec(shown(phone)) ?? []
  const dialled = number
    .replace('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
  return `tel:${dialled}${extension ? `;ext=${extension}` : ''}`
}
