/** Text in XML documents. */

/**
 * Removes the characters that XML forbids even as references (XML 1.0, section 2.2): control characters, U+FFFE,
 * U+FFFF and lone surrogates.
 */
export function xmlCharacters(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
}

/** Escapes text for element content and quoted attribute values (XML 1.0, section 2.4). */
export function escapeXml(text: string): string {
  return xmlCharacters(text).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
}
