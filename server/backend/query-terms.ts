/** Folds texts and cuts what a visitor typed into the parts that must be found: Chinese into words. */

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const cjk = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]'
const runPattern = new RegExp(`${cjk}+|(?:(?!${cjk})[\\p{L}\\p{N}])+`, 'gu')
const cjkStart = new RegExp(`^${cjk}`, 'u')
const accented = /[\u00c0-\u024f\u1e00-\u1eff]|\p{M}/u
/** Particles that tell nothing about what is looked for. */
const particles = new Set(['的', '了', '和', '与', '及', '在', '是'])
/** More parts than anyone means. */
const mostParts = 12

/** Full and half width, upper and lower case, accents: all the same to whoever searches. */
export function fold(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase()
  if (!accented.test(plain)) return plain
  return plain
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}

/**
 * Something that must be found: Chinese anywhere in a text, a word of letters or figures at the beginning of a word;
 * one of a single letter is a whole word.
 */
export interface QueryPart {
  kind: 'chinese' | 'letters'
  term: string
}

/** What a visitor typed, cut into parts; empty for a text without letters and figures. */
export function queryParts(text: string): QueryPart[] {
  const runs = fold(text.slice(0, 200)).match(runPattern) ?? []
  const parts = runs.flatMap((run): QueryPart[] => {
    if (!cjkStart.test(run)) return [{ kind: 'letters', term: stem(run) }]
    return joinSingles(wordsOf(run)).map((term) => ({ kind: 'chinese', term }))
  })
  const telling = parts.filter((part) => !particles.has(part.term))
  return (telling.length > 0 ? telling : parts).slice(0, mostParts)
}

function wordsOf(run: string): string[] {
  return Array.from(segmenter.segment(run), ({ segment }) => segment)
}

/** Characters that the dictionary leaves alone, side by side, are mostly a name. */
function joinSingles(words: string[]): string[] {
  const joined: string[] = []
  let open = false
  for (const word of words) {
    const single = word.length === 1 && !particles.has(word)
    if (single && open) joined[joined.length - 1] += word
    else joined.push(word)
    open = single
  }
  return joined
}

/** English plurals find their singular. */
function stem(word: string): string {
  if (word.length < 4 || !/[a-rt-z]s$/.test(word)) return word
  return word.endsWith('ies') ? word.slice(0, -3) : word.slice(0, -1)
}

/** Tells whether one letter added, left out, changed or swapped with its neighbour makes one word of the other. */
export function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
