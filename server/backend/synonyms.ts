/** The synonyms of a content folder: other words for parts of a query, and the part of a page that answers them. */

import { cutText } from '../../shared/locale/cut-text.ts'
import type { SynonymGroup } from './content/pack.ts'
import { maxTerms, type QueryTerm, queryTerms } from './query-terms.ts'
import { foldQuery, wholeWord } from './search-text.ts'

/** A term of a query, and what may be found in its place. */
export interface SearchTerm extends QueryTerm {
  synonyms?: readonly QueryTerm[]
  /** True: the synonyms count in pages alone, because a page answers them. */
  inPages?: boolean
}

export interface QueryPlan {
  terms: SearchTerm[]
  /** The synonyms of all terms, as they are written in the content folder. */
  words: string[]
  /** Addresses that answer a query of nothing but words of the list. */
  answers: string[]
}

/** Words of questions, which are of no matter beside a word of the list. */
const questionWords = new Set(
  '哪里 哪儿 哪个 有 有没有 吗 请问 怎么 什么 在 在哪 的 where is are the a an there any do i can find which my'.split(
    ' '
  )
)

interface Entry {
  /** Normalized, like `words`. */
  word: string
  /** All of the group. */
  words: readonly string[]
  group: SynonymGroup
}

/** Returns the function that reads a query by these synonyms, and the single words of the list, normalized. */
export function readSynonyms(groups: readonly SynonymGroup[]): {
  planOf: (query: string) => QueryPlan
  words: readonly string[]
} {
  const entries = groups
    .flatMap((group) => {
      const words = [...group.cn, ...group.en].map(foldQuery)
      return words.map((word): Entry => ({ word, words, group }))
    })
    .sort((a, b) => b.word.length - a.word.length)
  const planOf = (query: string): QueryPlan => {
    const found: Entry[] = []
    let rest = foldQuery(cutText(query, 200))
    for (const entry of entries) {
      const at = wholeWord(rest, entry.word)
      if (at < 0 || found.some(({ group }) => group === entry.group)) continue
      found.push(entry)
      if (found.length === maxTerms) break
      rest = `${rest.slice(0, at)} ${rest.slice(at + entry.word.length).replace(/^s(?![a-z0-9])/, '')}`
    }
    if (found.length === 0) return { terms: queryTerms(query), words: [], answers: [] }
    const others = queryTerms(rest).filter(({ text }) => !questionWords.has(text))
    const terms = found.map(({ word, words, group }): SearchTerm => {
      const synonyms = words.filter((other) => other !== word)
      return { ...termOf(word), synonyms: synonyms.map(termOf), inPages: group.href !== undefined }
    })
    return {
      terms: [...terms, ...others],
      words: found.flatMap(({ group }) => [...group.cn, ...group.en]),
      answers: others.length > 0 ? [] : found.flatMap(({ group }) => group.href ?? [])
    }
  }
  return { planOf, words: entries.map(({ word }) => word).filter((word) => /^[a-z]+$/.test(word)) }
}

function termOf(word: string): QueryTerm {
  return { kind: /^[a-z0-9]/.test(word) ? 'letters' : 'chinese', text: word }
}
