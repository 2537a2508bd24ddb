/** The visitor's own contact, which stays on the device: for a QR code at the stand and to fill in forms. */
import { cutText } from '../../../shared/locale/cut-text.ts'
import { createDeviceStore } from '../../ui/device-store.ts'

export interface OwnContact {
  name: string
  company: string
  position: string
  phone: string
  email: string
}
export type ContactKey = keyof OwnContact

/**
 * The fields in their order, with the characters that each may have: with more the QR code cannot be scanned easily.
 */
export const contactFields: readonly { key: ContactKey; maxLength: number; autocomplete: string; type: string }[] = [
  { key: 'name', maxLength: 60, autocomplete: 'name', type: 'text' },
  { key: 'company', maxLength: 80, autocomplete: 'organization', type: 'text' },
  { key: 'position', maxLength: 60, autocomplete: 'organization-title', type: 'text' },
  { key: 'phone', maxLength: 32, autocomplete: 'tel', type: 'tel' },
  { key: 'email', maxLength: 100, autocomplete: 'email', type: 'email' }
]

const none: OwnContact = { name: '', company: '', position: '', phone: '', email: '' }

/** A contact from untrusted values, each cut to its length; undefined without a name. */
export function readContact(values: Readonly<Record<string, unknown>>): OwnContact | undefined {
  const contact = { ...none }
  for (const { key, maxLength } of contactFields) {
    const value = values[key]
    if (typeof value === 'string') contact[key] = cutText(value.trim(), maxLength)
  }
  return contact.name === '' ? undefined : contact
}

export const contactStore = createDeviceStore<OwnContact | undefined>({
  key: 'contact',
  empty: undefined,
  read: readContact,
  write: (contact) => contact ?? null
})
