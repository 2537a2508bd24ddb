/** Comma-separated values (RFC 4180), protected against formula injection. */
import { withoutControls } from '../locale/cut-text.ts'

/** The text of a table with a header row; lines end with CRLF. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

/** What a cell may begin with before a formula: some spreadsheets drop white space, format characters and quotes. */
const formulaStart = /^(?:[\t\r\n]|[\s\p{Cf}"]*[=+\-@＝＋－＠])/u
/** A separator of some spreadsheet, or the end of a line, and all that may stand between it and a formula. */
const separated = /[;,|\t\r\n][\s\p{Cf}"]*/gu

/**
 * A value without control characters other than tabs and line breaks. An apostrophe marks what begins like a formula,
 * in half or full width, as text: the value itself, and its parts behind separators, because a spreadsheet that splits
 * at semicolons or tabs sees cells of their own there.
 */
function toCell(value: string): string {
  const text = withoutControls(value).replace(separated, (run, at: number, whole: string) =>
    formulaStart.test(whole.charAt(at + run.length)) ? `${run}'` : run
  )
  const safe = formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
