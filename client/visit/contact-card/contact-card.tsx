/** The visitor's own contact: a QR code to be scanned at a stand, or the form to enter it. Nothing of it is sent. */
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { Close } from '../../ui/icons.tsx'
import { closeModal, openModal } from '../../ui/modal.ts'
import { QrCode } from '../../ui/share/qr-code.tsx'
import { contactFields, contactStore, type OwnContact, readContact } from './contact-store.ts'
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

interface ContactFormProps {
  contact: OwnContact | undefined
  onSave: (contact: OwnContact) => void
  /** Undefined where there is nothing to return to. */
  onCancel: (() => void) | undefined
}

/** The form in which a contact is entered; only the name is required. */
function ContactForm({ contact, onSave, onCancel }: ContactFormProps) {
  const messages = usePageMessages(contactMessages)
  const id = useId()
  const [isNameMissing, setIsNameMissing] = useState(false)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = readContact(Object.fromEntries(new FormData(event.currentTarget)))
    if (entered) return onSave(entered)
    setIsNameMissing(true)
    event.currentTarget.querySelector<HTMLElement>('[name="name"]')?.focus()
  }
  return (
    <form className="form" onSubmit={submit} noValidate>
      {contactFields.map(({ key, maxLength, autocomplete, type }) => {
        const isInvalid = key === 'name' && isNameMissing
        return (
          <div className="field" key={key}>
            <label htmlFor={id + key}>
              {messages.fields[key]}
              {key !== 'name' && <span className="field-optional">{messages.optional}</span>}
            </label>
            <input
              id={id + key}
              name={key}
              type={type}
              maxLength={maxLength}
              autoComplete={autocomplete}
              defaultValue={contact?.[key]}
              aria-required={key === 'name'}
              aria-invalid={isInvalid}
              {...(isInvalid ? { 'aria-describedby': `${id}error` } : {})}
            />
            {isInvalid && (
              <p className="error" id={`${id}error`} role="alert">
                {messages.nameMissing}
              </p>
            )}
          </div>
        )
      })}
      <p className="actions">
        <button type="submit" className="button">
          {messages.save}
        </button>
        {onCancel && (
          <button type="button" className="link-button" onClick={onCancel}>
            {messages.cancel}
          </button>
        )}
      </p>
    </form>
  )
}

/** A dialog with the visitor's own contact. */
export function ContactPanel({ onClose }: { onClose: () => void }) {
  const messages = usePageMessages(contactMessages)
  const { close } = useMessages().ui
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current && !dialog.current.hasAttribute('open')) openModal(dialog.current)
  }, [])
  return (
    <dialog ref={dialog} className="share-panel" aria-labelledby="contact-title" onClose={onClose}>
      <button
        type="button"
        className="icon-button"
        aria-label={close}
        onClick={() => dialog.current && closeModal(dialog.current)}
      >
        <Close />
      </button>
      <h2 id="contact-title">{messages.title}</h2>
      <p className="hint">{messages.privacy}</p>
      <ContactCard />
    </dialog>
  )
}
