/** Character references of HTML in texts of the backend (HTML, 13.5), of which browsers and the client need not know. */
import { decodeHTMLAttribute } from 'entities'

/**
 * A reference with its semicolon, or without where none of `=`, a letter or a digit follows, as in an attribute (HTML,
 * 13.2.5.73): `?a=1&copy=2` in an address is no reference.
 */
const references = /&(?:#(?:\d+|x[\da-f]+)|[a-z][a-z\d]*)(?:;|(?![a-z\d=]))/gi

/** Characters that are markup, or part of a reference, beside others. They stay references that every reader knows. */
const keptReferences: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\u00a0': '&nbsp;',
  '#': '&#35;',
  ';': '&#59;'
}

/** JSON that may hold references other than those that stay as they are. */
export const otherReferences =
  /(?:&|\\u0026)(?!(?:amp|lt|gt|quot|apos|nbsp|#(?:3[4589]|6[02]|160|59));)(?:#[\dxX]|[a-zA-Z]{2})/

/**
 * A text or markup with its character references as characters, but for those of markup (`&lt;`), which are decoded
 * where the text is read: what is escaped twice is decoded once. A reference to no character is removed.
 */
export function withCharacters(text: string): string {
  return text.replace(references, (reference) => {
    const characters = decodeHTMLAttribute(reference)
    return keptReferences[characters] ?? (characters === '\ufffd' ? '' : characters)
  })
}
