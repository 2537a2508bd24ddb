/** Comma-separated values (RFC 4180), protected against formula injection. */

/** The text of a table with a header row; lines end with CRLF. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

/**
 * An apostrophe marks a text that begins like a formula, in half or full width, as text. White space and control
 * characters before the formula are skipped, because some spreadsheets drop them.
 */
function toCell(text: string): string {
  const safe = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
