/** Comma-separated values (RFC 4180) that no spreadsheet takes for formulas. */

/** Rows under their heads, lines ended by CRLF. */
export function toCsv(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

/**
 * A text that begins like a formula, in half or full width, is marked as text by an apostrophe; white space and
 * control characters before it do not count, because some spreadsheets drop them.
 */
function toCell(text: string): string {
  const safe = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
