/** Comma-separated values (RFC 4180) that no spreadsheet takes for formulas. */

/** Rows under their heads, lines ended by CRLF. */
export function toCsv(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

/** A text that begins like a formula is marked as text by an apostrophe. */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
