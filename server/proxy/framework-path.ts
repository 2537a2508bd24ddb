/**
 * What a backend's framework may make of an address. Frameworks route `/x.html`, `/X/`, `/x;a=b`, `/index.php/x`,
 * `/x/y` and `/index?s=/x` to the same handler as `/x`, ignore letter case, and read `get_list`, `get-list` and
 * `getList` as one name. Instead of knowing each of them, addresses are compared by their letters alone.
 */

const mostDecodings = 5

/**
 * The letters a to z of a text in lower case and in order: percent-encodings undone (five times at most),
 * compatibility forms such as full-width letters and letters with marks reduced to plain ones, all else left out.
 */
export function lettersOf(text: string): string {
  let plain = text
  for (let i = 0; i < mostDecodings; i++) {
    const next = plain.replace(/(?:%[0-9a-f]{2})+/gi, (codes) =>
      Buffer.from(codes.replaceAll('%', ''), 'hex').toString()
    )
    if (next === plain) break
    plain = next
  }
  // Upper case first: the dotless i is an i only there.
  return plain
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .replace(/[^a-z]+/g, '')
}

/** True where the words (lower case) follow each other in the text, whatever stands between them. */
export function holdsInOrder(text: string, words: readonly string[]): boolean {
  let from = 0
  for (const word of words) {
    const at = text.indexOf(word, from)
    if (at < 0) return false
    from = at + word.length
  }
  return true
}

/**
 * The letters of each place that a framework may take the route from: the path, and every part of the query
 * (ThinkPHP's `?s=/x`, Yii's `?r=x`, CodeIgniter's `?/x`).
 */
export function routeLetters(path: string, query: string): string[] {
  return [path, ...(query === '' ? [] : query.split('&'))].map(lettersOf)
}
