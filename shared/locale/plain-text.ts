/** Markup as plain text, for titles, feeds, calendars and all else that displays no HTML. */

import { cutText, maxTextLength } from './cut-text.ts'

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * A text with its character references decoded once: numeric ones, but for control characters, and the six listed. The
 * server has decoded all others where it received the text (`server/api/validate-envelope.ts`).
 */
export function decodeReferences(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi, (reference, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? reference
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    const isText =
      (point > 31 && point < 127) || (point > 159 && point < 0xd800) || (point > 0xdfff && point <= 0x10ffff)
    return isText ? String.fromCodePoint(point) : ''
  })
}

/**
 * The plain text of markup: tags removed, character references decoded, white space collapsed. Markup is cut at
 * `maxTextLength`.
 */
export function plainText(markup: string): string {
  const text = cutText(markup, maxTextLength)
    .replace(/<(script|style)\b[^<>]*>[^<]*(?:<(?!\/\1\b)[^<]*)*(?:<\/\1\b[^<>]*>)?/gi, ' ')
    .replace(/<(br|\/(p|li|h\d|div|td|th|dt|dd|blockquote|title))\b[^<>]*>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
  return oneSpaced(decodeReferences(text))
}

/** A text with single spaces in the place of white space, and none after Chinese punctuation. */
export function oneSpaced(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/([。！？；：，、]) /g, '$1')
    .trim()
}

/** A name or a title as plain text: some backends let people format them, or escape them for HTML. */
export function withoutMarkup(title: string): string {
  return /[<&]/.test(title) ? plainText(title) : title
}
