/** Normalizes texts for searching and splits a query into terms; Chinese is split into words by a dictionary. */

import { cutText } from '../../shared/locale/cut-text.ts'
import { foldQuery } from './search-text.ts'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const cjk = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]'
const runPattern = new RegExp(`${cjk}+|(?:(?!${cjk})[\\p{L}\\p{N}])+`, 'gu')
const cjkStart = new RegExp(`^${cjk}`, 'u')
/** Chinese particles, which are ignored in a query. */
const stopWords = new Set(['的', '了', '和', '与', '及', '在', '是'])
/** Further terms are ignored. */
export const maxTerms = 12

/**
 * A part of a query. `chinese` matches anywhere in a text; `letters` (letters or digits) match the beginning of a word,
 * a single character only a complete word.
 */
export interface QueryTerm {
  kind: 'chinese' | 'letters'
  text: string
  /** The term in one piece with its neighbours of letters: wifi for both terms of Wi-Fi. */
  joined?: readonly string[]
  /** Only complete words match, also in the plural: tea is not the beginning of team. */
  isWhole?: boolean
}

/** Splits the first 200 characters of a query into at most 12 terms; none for a text without letters and digits. */
export function queryTerms(text: string): QueryTerm[] {
  const runs = foldQuery(cutText(text, 200)).match(runPattern) ?? []
  const lettersAt = (index: number) => (cjkStart.test(runs[index] ?? '') ? undefined : runs[index])
  const terms = runs.flatMap((run, index): QueryTerm[] => {
    if (!cjkStart.test(run)) {
      const [before, after] = [lettersAt(index - 1), lettersAt(index + 1)]
      const joined = [before && before + run, after && run + after].filter((word) => word !== undefined)
      return [{ kind: 'letters', text: stem(run), ...(joined.length > 0 && { joined }) }]
    }
    return joinSingleCharacters(wordsOf(run)).map((word) => ({ kind: 'chinese', text: word }))
  })
  const significant = terms.filter((term) => !stopWords.has(term.text))
  return (significant.length > 0 ? significant : terms).slice(0, maxTerms)
}

function wordsOf(run: string): string[] {
  return Array.from(segmenter.segment(run), ({ segment }) => segment)
}

/** Joins adjacent words of one character: they are not in the dictionary and usually a name. */
function joinSingleCharacters(words: string[]): string[] {
  const joined: string[] = []
  let afterSingle = false
  for (const word of words) {
    const isSingle = word.length === 1 && !stopWords.has(word)
    if (isSingle && afterSingle) joined[joined.length - 1] += word
    else joined.push(word)
    afterSingle = isSingle
  }
  return joined
}

/** The singular of an English plural; other words are unchanged. */
function stem(word: string): string {
  if (word.length < 4 || !/[a-rt-z]s$/.test(word)) return word
  return word.endsWith('ies') ? word.slice(0, -3) : word.slice(0, -1)
}

/** Whether two words differ at most by one added, missing, changed or transposed letter. */
export function isOneEditApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
