/** The visitor's own contact: a QR code to be scanned at a stand, or the form to enter it. Nothing of it is sent. */
import { useState } from 'react'
import { usePageMessages } from '../../messages/page-messages.ts'
import { QrCode } from '../../ui/share/qr-code.tsx'
import { ContactForm } from './contact-form.tsx'
import { contactStore, type OwnContact } from './contact-store.ts'
import { contactMessages } from './messages.ts'
import { vCard } from './vcard.ts'

/** Rendered in the browser only. */
export function ContactCard() {
  const messages = usePageMessages(contactMessages)
  const contact = contactStore.useValue()
  const isKept = contactStore.useIsKept()
  const [isEditing, setIsEditing] = useState(false)
  const save = (entered: OwnContact) => {
    contactStore.update(() => entered)
    setIsEditing(false)
  }
  return (
    <div className="contact-card">
      <p className="hint">{messages.privacy}</p>
      {!isKept && <p role="status">{messages.notKept}</p>}
      {contact && !isEditing ? (
        <>
          <figure>
            <QrCode text={vCard(contact)} name={messages.scan} />
            <figcaption>
              <strong>{contact.name}</strong>
              <span>{[contact.company, contact.position].filter(Boolean).join(' · ')}</span>
            </figcaption>
          </figure>
          <p className="actions">
            <button type="button" className="link-button" onClick={() => setIsEditing(true)}>
              {messages.edit}
            </button>
            <button type="button" className="link-button" onClick={() => contactStore.update(() => undefined)}>
              {messages.remove}
            </button>
          </p>
        </>
      ) : (
        <ContactForm contact={contact} onSave={save} onCancel={contact && (() => setIsEditing(false))} />
      )}
    </div>
  )
}
