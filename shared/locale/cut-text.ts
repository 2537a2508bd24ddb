/**
 * Where a text may be cut, and what of it stays in one line. It is cut between characters as readers see them (grapheme clusters, Unicode UAX #29), never inside.
 * Control characters (category Cc) are no part of a text: no visitor sees them, and NUL is forbidden in HTML.
 */

/** UTF-16 units of a character that is kept whole; longer ones are letters under hundreds of marks. */
const longest = 64

let segmenter: Intl.Segmenter | undefined

/** Undefined in browsers without it (Firefox before 125). */
function characters(text: string): Intl.Segments | undefined {
  if (!Intl.Segmenter) return undefined
  segmenter ??= new Intl.Segmenter()
  return segmenter.segment(text)
}

/** The characters of a text; without a segmenter its code points. */
export function charactersOf(text: string): string[] {
  const segments = characters(text)
  return segments ? Array.from(segments, ({ segment }) => segment) : [...text]
}

/** The start of the character at an index of a text; without a segmenter, and in longer characters, of a code point. */
export function characterStart(text: string, at: number): number {
  const start = characters(text.slice(0, at + longest))?.containing(at)?.index
  if (start !== undefined && at - start < longest) return start
  return /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(at - 1, at + 1)) ? at - 1 : at
}

/** The first whole characters of a text, at most so many UTF-16 units, well-formed. */
export function cutText(text: string, maxLength: number): string {
  return wellFormed(text.length > maxLength ? text.slice(0, characterStart(text, maxLength)) : text)
}

/** A text of at most so many UTF-16 units, with an ellipsis where it was cut. */
export function shortened(text: string, maxLength: number): string {
  return text.length > maxLength ? `${cutText(text, maxLength - 1)}…` : wellFormed(text)
}

/** The first part of a percent-encoded text, at most so many characters, without a part of an encoded character. */
export function cutEncoded(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  return text.slice(0, maxLength).replace(/(?:%[c-f][\da-f](?:%[89ab][\da-f]){0,3})?(?:%[\da-f]?)?$/i, '')
}

/** A text without lone surrogates, which are no characters and which UTF-8 cannot encode (Unicode, 3.9). */
export function wellFormed(text: string): string {
  // Browsers from before 2023 have no `isWellFormed`.
  return text.isWellFormed?.() ? text : text.replace(/\p{Surrogate}/gu, '')
}

/** A text without control characters other than tabs and line breaks. */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]/gu, '')
}

/** Whether a text has no visible character: white space, characters that are ignored, the blank of Braille. */
export function isBlank(text: string): boolean {
  return !/[^\s\u2800\p{Default_Ignorable_Code_Point}]/u.test(text)
}

/** Whether a value is a text that a reader sees something of. */
export function isVisibleText(value: unknown): value is string {
  return typeof value === 'string' && !isBlank(value)
}

/** A text of one line: control characters, tabs and line breaks included, become spaces. */
export function toOneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ')
}

// Limits of texts from the backend: parsing takes time in proportion to the length, and a text may fill a response.

/**
 * Characters of one text or markup that pages, feed and calendar use; the rest is cut off. An article has about a tenth
 * of it, and sanitizing that much hostile markup takes less than 50 ms.
 */
export const maxTextLength = 65_536

/** Characters of all markup of one record together; markup after it, in the order of the API's schema, is omitted. */
export const maxMarkupLength = 262_144

/**
 * Characters of an address of a page, picture or file. A longer one counts as missing: cut, it would be another
 * address.
 */
export const maxAddressLength = 8192
