import { type SyntheticEvent, useId, useState } from 'react'
import { usePageMessages } from '../../messages/page-messages.ts'
import { contactFields, type OwnContact, readContact } from './contact-store.ts'
import { contactMessages } from './messages.ts'

interface ContactFormProps {
  contact: OwnContact | undefined
  onSave: (contact: OwnContact) => void
  /** Undefined where there is nothing to return to. */
  onCancel: (() => void) | undefined
}

/** The form in which a contact is entered; only the name is required. */
export function ContactForm({ contact, onSave, onCancel }: ContactFormProps) {
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
