/** Comma-separated values (RFC 4180), protected against formula injection. */
import { withoutControls } from './control-characters.ts'

/** The text of a table with a header row; lines end with CRLF. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

/**
 * A value without control characters other than tabs and line breaks. An apostrophe marks one that begins like a
 * formula, in half or full width, as text. White space and format characters before the formula are skipped, because
 * some spreadsheets drop them.
 */
function toCell(value: string): string {
  const text = withoutControls(value)
  const safe = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
