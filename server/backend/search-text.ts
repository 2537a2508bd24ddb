/**
 * The form in which the search compares texts: simplified characters, and words with and without their hyphens;
 * and how words are found in it. Chinese has no spaces between words: there a word is found anywhere.
 */
import characters from 'opencc-js/dict/TSCharacters'
import { normalizeText } from '../../shared/locale/normalize-text.ts'
import { lazy } from './lazy.ts'

/** The first simplified character of each traditional one in OpenCC's table; only pairs of the same length. */
const simplified = lazy(
  () =>
    new Map(
      characters.split('|').flatMap((line): [string, string][] => {
        const [traditional = '', simple = ''] = line.split(' ')
        return traditional.length === 1 && simple.length === 1 ? [[traditional, simple]] : []
      })
    )
)

/** A text with each traditional character replaced by its simplified one: 資料 becomes 资料, of the same length. */
export function simplify(text: string): string {
  return text.replace(/[\u3400-\u9fff]/g, (character) => simplified().get(character) ?? character)
}

/** A query in the form in which texts are searched. */
export function foldQuery(query: string): string {
  return simplify(normalizeText(query))
}

/** A text as it is searched: a hyphenated word follows once more in one piece, in a line of its own. */
export function foldText(text: string): string {
  const folded = foldQuery(text)
  const words = (folded.match(/[a-z0-9-]+/g) ?? []).filter((word) => word.includes('-'))
  return [folded, ...new Set(words.map(withoutHyphens))].join('\n')
}

/** A word in one piece: wifi of wi-fi. */
export const withoutHyphens = (word: string) => word.replaceAll('-', '')

/** Finds words in normalized texts. Chinese has no spaces between words: there a word is found anywhere. */

const letter = /[a-z0-9]/

/**
 * Index of a word that begins with this text; -1 if there is none. `isEnd` is asked whether the text may end at an
 * index.
 */
export function wordStart(text: string, start: string, isEnd: (index: number) => boolean = () => true): number {
  if (!letter.test(start.charAt(0))) return text.indexOf(start)
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1))
    if (!letter.test(text.charAt(at - 1)) && isEnd(at + start.length)) return at
  return -1
}

/** Index of a term of a query: of a complete word where only these match, else of the beginning of a word. */
export function termStart(text: string, { text: term, isWhole }: { text: string; isWhole?: boolean }): number {
  return isWhole ? wholeWord(text, term) : wordStart(text, term)
}

/** Index of a complete word, also in the plural; -1 if there is none. */
export function wholeWord(text: string, word: string): number {
  return wordStart(text, word, (end) => /^s?(?![a-z0-9])/.test(text.slice(end, end + 2)))
}
