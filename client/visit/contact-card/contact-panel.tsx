import { useEffect, useRef } from 'react'
import { usePageMessages } from '../../messages/page-messages.ts'
import { Close } from '../../ui/icons.tsx'
import { closeModal, openModal } from '../../ui/modal.ts'
import { ContactCard } from './contact-card.tsx'
import { contactMessages } from './messages.ts'

/** A dialog with the visitor's own contact. */
export function ContactPanel({ onClose }: { onClose: () => void }) {
  const messages = usePageMessages(contactMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current && !dialog.current.hasAttribute('open')) openModal(dialog.current)
  }, [])
  return (
    <dialog ref={dialog} className="share-panel" aria-labelledby="contact-title" onClose={onClose}>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.close}
        onClick={() => dialog.current && closeModal(dialog.current)}
      >
        <Close />
      </button>
      <h2 id="contact-title">{messages.title}</h2>
      <ContactCard />
    </dialog>
  )
}
