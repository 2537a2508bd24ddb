/** Finds the words of a query in a text, so that they can be marked. Width, case and accents don't count. */

export interface MarkPart {
  text: string
  marked: boolean
}

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const longestQuery = 80

/**
 * Cuts a text into parts, those that the query names marked; joined they are the text. Words of letters and figures
 * are found where a word begins, Chinese ones anywhere, from two characters on where the query has as many.
 */
export function markParts(text: string, query: string): MarkPart[] {
  if (text === '') return []
  const { folded, origin } = foldText(text)
  const marks = new Array<boolean>(text.length).fill(false)
  for (const [start, end] of findings(folded, query)) {
    for (let at = origin[start]!; at < (origin[end] ?? text.length); at += 1) marks[at] = true
  }
  const parts: MarkPart[] = []
  for (let at = 0; at < text.length; at += 1) {
    const last = parts.at(-1)
    if (last && last.marked === marks[at]) last.text += text[at]
    else parts.push({ text: text[at]!, marked: marks[at]! })
  }
  return parts
}

/** Where the query's words stand in a folded text: start and end of each. */
function findings(folded: string, query: string): [number, number][] {
  const runs = foldText(query.slice(0, longestQuery)).folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return runs
    .flatMap(splitScripts)
    .flatMap((run) => (cjk.test(run) ? insideRuns(folded, run) : atWordStarts(folded, run)))
}

/** `n5馆` is looked for as `n5` and `馆`. */
function splitScripts(run: string): string[] {
  return run.match(new RegExp(`(?:${cjk.source})+|(?:(?!${cjk.source}).)+`, 'gu')) ?? []
}

/** As the search finds them: a word by its beginning, a plural by its singular, a single letter as a whole word. */
function atWordStarts(folded: string, word: string): [number, number][] {
  const found = everywhere(folded, word).filter(
    ([start, end]) => !isLetter(folded[start - 1]) && (word.length > 1 || !isLetter(folded[end]))
  )
  return found.length === 0 && /^.{3,}s$/.test(word) ? atWordStarts(folded, word.slice(0, -1)) : found
}

/** Chinese stands beside Latin words without a space. */
function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character) && !cjk.test(character)
}

/** The longest pieces of the run that the text has, two characters at least; of three, the last one may stand alone. */
function insideRuns(folded: string, run: string): [number, number][] {
  const shortest = Math.min(2, run.length)
  const found: [number, number][] = []
  for (let start = 0; start <= run.length - shortest; start += 1) {
    let end = run.length
    while (end - start > shortest && !folded.includes(run.slice(start, end))) end -= 1
    found.push(...everywhere(folded, run.slice(start, end)))
  }
  return run.length === 3 ? [...found, ...everywhere(folded, run.slice(2))] : found
}

function everywhere(folded: string, piece: string): [number, number][] {
  const found: [number, number][] = []
  for (let at = folded.indexOf(piece); at >= 0; at = folded.indexOf(piece, at + 1)) found.push([at, at + piece.length])
  return found
}

/** A text without differences of width, case and accent, and where each of its characters came from. */
function foldText(text: string): { folded: string; origin: number[] } {
  let folded = ''
  const origin: number[] = []
  let at = 0
  for (const character of text) {
    const own = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    for (let index = 0; index < own.length; index += 1) origin.push(at)
    folded += own
    at += character.length
  }
  return { folded, origin }
}
