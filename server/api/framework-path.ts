/**
 * Recognizes the spellings of a path that a backend's framework may route to the same handler. Frameworks route
 * `/x.html`, `/X/`, `/x;a=b`, `/index.php/x`, `/x/y` and `/index?s=/x` like `/x`, ignore letter case, and treat
 * `get_list`, `get-list` and `getList` as one name. Instead of a rule for each of them, paths are compared by their
 * letters alone.
 */

const maxDecodings = 5

/**
 * The letters a to z of a text in lower case and in order: percent-encodings are decoded (up to five times), letters in
 * compatibility forms (full-width) or with diacritics become plain ones, all other characters are removed.
 */
export function lettersOf(text: string): string {
  let plain = text
  for (let i = 0; i < maxDecodings; i++) {
    const next = plain.replace(/(?:%[0-9a-f]{2})+/gi, (codes) =>
      Buffer.from(codes.replaceAll('%', ''), 'hex').toString()
    )
    if (next === plain) break
    plain = next
  }
  // Upper case first: the dotless i (U+0131) becomes an i only by toUpperCase.
  return plain
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .replace(/[^a-z]+/g, '')
}

/** True when the text contains all words (lower case) in this order, with any text between them. */
export function containsInOrder(text: string, words: readonly string[]): boolean {
  let from = 0
  for (const word of words) {
    const at = text.indexOf(word, from)
    if (at < 0) return false
    from = at + word.length
  }
  return true
}

/**
 * The letters of every part of a request target from which a framework may read the route: the path first, then each
 * part of the query (ThinkPHP's `?s=/x`, Yii's `?r=x`, CodeIgniter's `?/x`).
 */
export function routeLetters(path: string, query: string): string[] {
  return [path, ...query.split('&')].map(lettersOf)
}
