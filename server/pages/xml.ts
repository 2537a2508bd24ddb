/** Text inside XML (XML 1.0, sections 2.2 and 2.4). */

/** Without what no XML document may hold, escaped or not: control characters, U+FFFE, U+FFFF, lone surrogates. */
export function xmlCharacters(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
}

/** For element content and quoted attribute values. */
export function escapeXml(text: string): string {
  return xmlCharacters(text).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
}
