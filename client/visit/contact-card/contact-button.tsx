import { type ComponentType, type MouseEvent, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { isPlainClick } from '../../boot/page-address.ts'
import { usePageMessages } from '../../messages/messages.ts'
import { contactStore } from './contact-store.ts'
import { contactMessages } from './messages.ts'

const loadPanel = async () => (await import('./contact-card.tsx')).ContactPanel

/**
 * Opens the visitor's own contact in a dialog. Without script, or where the dialog cannot be loaded, a link to the
 * plan.
 */
export function ContactButton() {
  const messages = usePageMessages(contactMessages)
  const [Panel, setPanel] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const hasContact = contactStore.useValue() !== undefined
  useEffect(() => {
    // Loaded ahead, so that the code can be shown when the network is gone.
    if (hasContact) loadPanel().catch(() => {})
  }, [hasContact])
  const open = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const ContactPanel = await loadPanel()
    setPanel(() => ContactPanel)
    setIsOpen(true)
  }
  return (
    <>
      <Link className="arrow-link contact-button" href={`${href.plan()}#contact`} onClick={open}>
        {messages.show}
      </Link>
      {Panel && isOpen && <Panel onClose={() => setIsOpen(false)} />}
    </>
  )
}
