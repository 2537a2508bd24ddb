/** Control characters (Unicode category Cc) in untrusted text: no visitor sees them, and NUL is forbidden in HTML. */

/** A text without control characters other than tabs and line breaks. */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]/gu, '')
}

/** A text of one line: control characters, tabs and line breaks included, become spaces. */
export function toOneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ')
}
