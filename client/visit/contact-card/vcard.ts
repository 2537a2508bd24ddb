/** Contacts as vCards 3.0 (RFC 2426), which phones, WeChat and mail programs read. */
import { escapeText, foldLine } from '../../../shared/time/icalendar.ts'

/** What is empty or missing is left out. Without a name the card is that of the company. */
export interface CardFields {
  name?: string
  company: string
  position?: string
  phone?: string
  email?: string
  /** Absolute. */
  url?: string
  note?: string
}

/** A card as text with CRLF; lines are not folded, which scanners of QR codes need not know. */
export function vCard(card: CardFields): string {
  return cardLines(card)
    .map((line) => `${line}\r\n`)
    .join('')
}

/** The text of a file with several cards, folded at 75 octets (RFC 2425, section 5.8.1). */
export function vCardFile(cards: readonly CardFields[]): string {
  return cards
    .flatMap(cardLines)
    .map((line) => `${foldLine(line)}\r\n`)
    .join('')
}

function cardLines({ name = '', company, position, phone, email, url, note }: CardFields): string[] {
  const line = (property: string, value: string | undefined) => (value ? [`${property}:${escapeText(value)}`] : [])
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Which part of a name is the family's cannot be known: all of it stands in the first part.
    `N:${escapeText(name)};;;;`,
    `FN:${escapeText(name || company)}`,
    ...(name ? [] : ['X-ABShowAs:COMPANY']),
    ...line('ORG', company),
    ...line('TITLE', position),
    ...line('TEL;TYPE=CELL', phone),
    ...line('EMAIL;TYPE=INTERNET', email),
    ...line('URL', url),
    ...line('NOTE', note),
    'END:VCARD'
  ]
}
