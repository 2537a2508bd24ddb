/** Corrects words of a query that no document contains by similar words of the content. */
import { isOneEditApart, type QueryTerm } from './query-terms.ts'
import type { IndexedDocument } from './search-index.ts'
import type { Steps } from './slices.ts'

/** Further unknown words of a query stay as they are: a query with more of them is no slip of the keyboard. */
const maxCorrected = 3
/** Shorter words have too many similar ones. */
const minLength = 5

/** The terms with corrected words in place of unknown ones. */
export type CorrectTerms = (terms: readonly QueryTerm[]) => QueryTerm[]

/**
 * Collects the words of the documents, once for each state of the content. `listed` are the words of the synonyms,
 * which are preferred to those of titles and names.
 */
export function* createSpelling(documents: readonly IndexedDocument[], listed: readonly string[]): Steps<CorrectTerms> {
  const named = new Set(listed.filter((word) => word.length >= 4))
  const all = new Set<string>()
  for (const { text, starts } of documents) {
    for (const word of text.slice(0, starts[3]).match(/[a-z]{4,}/g) ?? []) named.add(word)
    for (const word of text.match(/[a-z0-9]{5,}/g) ?? []) all.add(word)
    yield
  }
  const candidates = [...named]
  const sorted = [...all].sort()
  yield
  return (terms) => {
    let unknown = 0
    return terms.map((term) => {
      if (!isCorrectable(term) || hasWordWith(sorted, term.text)) return term
      unknown += 1
      const similar = unknown > maxCorrected ? undefined : candidates.find((word) => isOneEditApart(word, term.text))
      return similar === undefined ? term : { ...term, text: similar }
    })
  }
}

function isCorrectable({ kind, text }: QueryTerm): boolean {
  return kind === 'letters' && text.length >= minLength && !/\d/.test(text)
}

/** Whether one of the sorted words begins with a text. */
function hasWordWith(sorted: readonly string[], start: string): boolean {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    // It is less than the length.
    if (sorted[middle]! < start) from = middle + 1
    else to = middle
  }
  return sorted[from]?.startsWith(start) === true
}

/** The query with its corrected words in place of the visitor's; undefined where no word was corrected. */
export function correctedQuery(
  query: string,
  terms: readonly QueryTerm[],
  corrected: readonly QueryTerm[]
): string | undefined {
  let text = query
  for (const [index, { text: word }] of terms.entries()) {
    const replacement = corrected[index]?.text
    if (replacement !== undefined) text = text.replace(word, () => replacement)
  }
  return text === query ? undefined : text
}
