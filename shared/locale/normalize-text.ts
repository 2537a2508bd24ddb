/** How texts are compared by every search of this site. */

const accented = /[\u00c0-\u024f\u1e00-\u1eff]|\p{M}/u

/**
 * Removes differences of width and case (Unicode NFKC, lower case), accents of Latin letters and invisible format
 * characters; every dash is a hyphen, and a typographic apostrophe a typed one.
 */
export function normalizeText(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Dash}/gu, '-')
    .replaceAll('’', "'")
    .toLowerCase()
  if (!accented.test(plain)) return plain
  return plain
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}
