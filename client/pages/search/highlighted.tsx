/** Finds the words of a query in a text, so that they can be highlighted. Width, case and accents are ignored. */
import { cutText } from '../../../shared/locale/cut-text.ts'
import { Clauses, Kept } from '../../ui/line-breaks.tsx'

interface HighlightPart {
  text: string
  isHighlighted: boolean
}

/** Start and end (exclusive) of a match in a folded text. */
type Match = [start: number, end: number]

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const maxQueryLength = 80

/**
 * Splits a text into parts; joined, they are the text again. Words of letters and digits match where a word begins,
 * Chinese and Japanese ones anywhere, by at least two characters where the query's word has as many. Only the first 80
 * characters of the query are used. `words` match as they are: synonyms.
 */
export function highlightParts(text: string, query: string, words: readonly string[] = []): HighlightPart[] {
  if (text === '') return []
  const { folded, origin } = foldText(text)
  const highlighted = new Set<number>()
  const matches = [...queryMatches(folded, query), ...words.flatMap((word) => phraseMatches(folded, word))]
  for (const [start, end] of matches) {
    for (let at = origin[start] ?? 0; at < (origin[end] ?? text.length); at += 1) highlighted.add(at)
  }
  const parts: HighlightPart[] = []
  for (let at = 0; at < text.length; at += 1) {
    const isHighlighted = highlighted.has(at)
    const last = parts[parts.length - 1]
    if (last && last.isHighlighted === isHighlighted) last.text += text.charAt(at)
    else parts.push({ text: text.charAt(at), isHighlighted })
  }
  return parts
}

/** Matches of the query's words in a folded text. */
function queryMatches(folded: string, query: string): Match[] {
  const words = foldText(cutText(query, maxQueryLength)).folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .flatMap(splitScripts)
    .flatMap((word) => (cjk.test(word) ? cjkMatches(folded, word) : wordStartMatches(folded, word)))
}

/** Matches of a synonym, of letters at the beginning of a word alone. */
function phraseMatches(folded: string, phrase: string): Match[] {
  const { folded: word } = foldText(phrase)
  return word === '' ? [] : cjk.test(word) ? occurrences(folded, word) : wordStartMatches(folded, word)
}

/** Splits a word where the script changes: `n5馆` into `n5` and `馆`. */
function splitScripts(word: string): string[] {
  return word.match(new RegExp(`(?:${cjk.source})+|(?:(?!${cjk.source}).)+`, 'gu')) ?? []
}

/**
 * Matches by the rules of the search itself: a word matches at the beginning of a word, a plural also by its singular,
 * a single letter only as a word of its own. Whole words come before words that only begin so.
 */
function wordStartMatches(folded: string, word: string): Match[] {
  const matches = occurrences(folded, word).filter(
    ([start, end]) => !isWordCharacter(folded[start - 1]) && (word.length > 1 || !isWordCharacter(folded[end]))
  )
  if (matches.length === 0 && /^.{3,}s$/.test(word)) return wordStartMatches(folded, word.slice(0, -1))
  // Where the word itself or its plural is there, longer words that begin with it are not what was searched.
  const whole = matches.filter(([, end]) => !isWordCharacter(folded[folded[end] === 's' ? end + 1 : end]))
  return whole.length > 0 ? whole : matches
}

/** CJK characters are not counted: they are next to Latin words without a space. */
function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character) && !cjk.test(character)
}

/**
 * The longest parts of a CJK word that the text contains, at least two characters long. Of a word of three characters
 * the last one also matches by itself: `茶` of `有机茶`.
 */
function cjkMatches(folded: string, word: string): Match[] {
  const minLength = Math.min(2, word.length)
  const matches: Match[] = []
  for (let start = 0; start <= word.length - minLength; start += 1) {
    let end = word.length
    while (end - start > minLength && !folded.includes(word.slice(start, end))) end -= 1
    matches.push(...occurrences(folded, word.slice(start, end)))
  }
  return word.length === 3 ? [...matches, ...occurrences(folded, word.slice(2))] : matches
}

function occurrences(folded: string, part: string): Match[] {
  const matches: Match[] = []
  for (let at = folded.indexOf(part); at >= 0; at = folded.indexOf(part, at + 1)) matches.push([at, at + part.length])
  return matches
}

/** A text with width, case and accents removed, and for each of its characters the position in the original text. */
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

interface HighlightedProps {
  text: string | undefined
  query: string
  words?: readonly string[]
}

/** A text, never parsed as HTML, with `words` and those of a query in `<mark>`. Renders nothing without a text. */
export function Highlighted({ text, query, words }: HighlightedProps) {
  if (!text) return null
  return highlightParts(text, query, words).map((part, index) =>
    part.isHighlighted ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id, and their order does not change
      <mark key={index}>{part.text}</mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id, and their order does not change
      <span key={index}>
        <Kept text={part.text} />
      </span>
    )
  )
}

/** The same of a title: a Chinese one breaks between words, and not beside a `<mark>`, which may end within one. */
export function HighlightedTitle({ text, query, words }: HighlightedProps) {
  if (!text) return null
  return (
    <span className="words">
      {highlightParts(text, query, words).map((part, index) => {
        const Part = part.isHighlighted ? 'mark' : 'span'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is part of the key, because `Words` keeps what it has hydrated
          <Part key={`${index} ${part.text}`}>
            <Clauses text={part.text} />
          </Part>
        )
      })}
    </span>
  )
}
