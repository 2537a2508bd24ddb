/** Cuts text into the terms by which it is found: Chinese by pairs of characters and by words, the rest by words. */

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const cjk = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]'
const runPattern = new RegExp(`${cjk}+|(?:(?!${cjk})[\\p{L}\\p{N}])+`, 'gu')
const cjkStart = new RegExp(`^${cjk}`, 'u')
const booth = /^n\d([a-z]\d+)$/
/** Particles that tell nothing about what is looked for. */
const particles = new Set(['的', '了', '和', '与', '及', '在', '是'])

/** Full and half width, upper and lower case, accents: all the same to whoever searches. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}

/**
 * Terms under which a text is found. A run of Chinese gives its pairs, its last character (so that every character
 * begins a term) and its words of three and more; a booth is found without its hall too.
 */
export function indexTerms(text: string): string[] {
  return runsOf(text).flatMap((run) => {
    if (!cjkStart.test(run)) return booth.test(run) ? [run, run.replace(booth, '$1')] : [stem(run)]
    return [...pairs(run), ...wordsOf(run).filter((word) => word.length > 2)]
  })
}

/** A part of what is looked for; all of its parts must be found. */
export type QueryPart =
  /** One Chinese character: whatever begins with it. */
  | { kind: 'character'; term: string }
  /** A Chinese word: itself, or all pairs of it. */
  | { kind: 'word'; term: string; pairs: string[] }
  /** A word of letters or figures: whatever begins with it, or is nearly it. */
  | { kind: 'letters'; term: string }

/** What a visitor typed, cut into parts; at most 12 of them. Empty for a text without letters and figures. */
export function queryParts(text: string): QueryPart[] {
  const parts = runsOf(text.slice(0, 200)).flatMap((run): QueryPart[] => {
    if (!cjkStart.test(run)) return [{ kind: 'letters', term: stem(run) }]
    return joinSingles(wordsOf(run)).map((word) =>
      word.length === 1 ? { kind: 'character', term: word } : { kind: 'word', term: word, pairs: pairsOnly(word) }
    )
  })
  const telling = parts.filter((part) => !particles.has(part.term))
  return (telling.length > 0 ? telling : parts).slice(0, 12)
}

function runsOf(text: string): string[] {
  return fold(text).match(runPattern) ?? []
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

function pairs(run: string): string[] {
  return [...pairsOnly(run), run.slice(-1)]
}

function pairsOnly(run: string): string[] {
  return Array.from({ length: Math.max(run.length - 1, 0) }, (_, index) => run.slice(index, index + 2))
}

/** English plurals are found by their singular and the other way round. */
function stem(word: string): string {
  return /[a-rt-z]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}
