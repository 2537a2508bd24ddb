/** Text inside XML (XML 1.0, sections 2.2 and 2.4). */

/** Without the characters that no XML document may hold, escaped or not. */
export function xmlCharacters(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}

/** For element content and quoted attribute values. */
export function escapeXml(text: string): string {
  return xmlCharacters(text).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
}
