/**
 * Fills a form with the contact that is kept on the device, else with that of its latest pass, and offers
 * to keep what is typed for the next form.
 */
import { useEffect, useRef } from 'react'
import { usePageMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { contactStore, readContact } from '../contact-card/contact-store.ts'
import { passStore } from '../pass/stored-pass.ts'
import { meetingMessages } from './messages.ts'

const filledFields = ['name', 'company', 'phone', 'email'] as const
const rememberId = 'meeting-remember'

/** Renders nothing on the server: without script nothing is kept. */
export function OwnDetails() {
  const messages = usePageMessages(meetingMessages)
  const isInteractive = useStore((state) => state.isInteractive)
  const contact = contactStore.useValue()
  const [pass] = passStore.useValue()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = element.current?.closest('form')
    const known: Partial<Record<(typeof filledFields)[number], string>> | undefined = contact ?? pass
    if (!isInteractive || !form || !known) return
    const fill = () => {
      for (const name of filledFields) {
        const field = form.elements.namedItem(name)
        if (field instanceof HTMLInputElement && field.value === '') field.value = known[name] ?? ''
      }
    }
    // The event precedes the reset.
    const fillAgain = () => void window.setTimeout(fill)
    fill()
    form.addEventListener('reset', fillAgain)
    return () => form.removeEventListener('reset', fillAgain)
  }, [contact, pass, isInteractive])
  if (!isInteractive) return null
  return (
    <div ref={element} className="field field-consent">
      {contact ? (
        <p className="hint field-note">{messages.prefilled}</p>
      ) : (
        <>
          {/* Without a name it is not sent. */}
          <input type="checkbox" id={rememberId} />
          <label htmlFor={rememberId}>{messages.remember}</label>
        </>
      )}
    </div>
  )
}

/** Keeps the details of an accepted form where its box is ticked. Call it before the form is reset. */
export function rememberDetails(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  const box = form.querySelector<HTMLInputElement>(`#${rememberId}`)
  const contact = readContact(values)
  if (box?.checked && contact) contactStore.update((kept) => ({ ...contact, position: kept?.position ?? '' }))
}
