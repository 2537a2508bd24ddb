/**
 * Search over everything, grouped by kind (rulings, section 2). It reads through all texts: for the content of one fair
 * that is quicker than an index, whose reading would cost a third of a second and 60 MB, and finds parts of names.
 */
import type { Locale } from '../../shared/locale.ts'
import type { SearchGroup, SearchHit, SearchKind } from '../../shared/records.ts'
import type { CompiledPack } from './content/compiled.ts'
import { type SearchDocument, searchDocuments } from './search-documents.ts'
import { fold, isNear, type QueryPart, queryParts } from './search-terms.ts'

export const searchKinds: readonly SearchKind[] = ['exhibitor', 'product', 'talk', 'news', 'page']
/** Hits of each kind where all kinds are asked for, and of a page where one is. */
const hitsOfAll = 6
const hitsOfOne = 24

/** Worth of a find by field: title_cn, title_en, names, text_cn, text_en. The visitor's language counts most. */
const worth: Record<Locale, readonly number[]> = { cn: [6, 3, 4, 1, 0.4], en: [3, 6, 4, 0.4, 1] }
/** Factor for a field that begins with what is looked for, or is all of it. */
const atStart = 1.5
const wholeField = 2

interface Haystack {
  hit: SearchHit
  /** All fields folded, one after the other, each after a line break. */
  text: string
  /** Where each field begins in `text`. */
  starts: number[]
}

/** Groups of what is found, the best first; none for a query without letters and figures. */
export type Search = (query: string, locale: Locale, kind?: SearchKind, page?: number) => SearchGroup[]

/** Makes the search of a pack. */
export function createSearch(pack: CompiledPack): Search {
  const haystacks = searchDocuments(pack).map(toHaystack)
  return (query, locale, kind, page = 1) => {
    const parts = queryParts(query)
    if (parts.length === 0) return []
    const phrase: QueryPart = { kind: 'letters', term: fold(query).trim() }
    const found = rank(haystacks, parts, phrase, locale)
    const hits = found.length > 0 ? found : rank(haystacks, corrected(parts, haystacks), phrase, locale)
    const first = kind === undefined ? 0 : (page - 1) * hitsOfOne
    const size = kind === undefined ? hitsOfAll : hitsOfOne
    return searchKinds.flatMap((each) => {
      if (kind !== undefined && kind !== each) return []
      const own = hits.filter((hit) => hit.kind === each)
      if (own.length === 0) return []
      const group = { kind: each, total: own.length, list: own.slice(first, first + size) }
      return [kind === undefined ? group : { ...group, page, pages: Math.ceil(own.length / size) }]
    })
  }
}

function toHaystack({ hit, names, text_cn, text_en }: SearchDocument): Haystack {
  const plain = (texts: string[]) => fold(texts.join('\n').replace(/<[^<>]*>/g, ' '))
  const fields = [
    plain([hit.title_cn]),
    plain([hit.title_en]),
    plain(names),
    plain([hit.summary_cn, ...text_cn]),
    plain([hit.summary_en, ...text_en])
  ]
  const starts: number[] = []
  let text = ''
  for (const field of fields) {
    starts.push(text.length + 1)
    text += `\n${field}`
  }
  return { hit, text: `${text}\n`, starts }
}

/** Hits that hold all parts, the worthiest first, the more so with the whole phrase; equals stay in the records' order. */
function rank(haystacks: Haystack[], parts: QueryPart[], phrase: QueryPart, locale: Locale): SearchHit[] {
  const scored: { hit: SearchHit; score: number }[] = []
  for (const haystack of haystacks) {
    let score = 0
    for (const part of parts) {
      const worthOfPart = scorePart(haystack, part, worth[locale])
      if (worthOfPart === 0) {
        score = 0
        break
      }
      score += worthOfPart
    }
    if (score > 0) scored.push({ hit: haystack.hit, score: score + scorePart(haystack, phrase, worth[locale]) })
  }
  return scored.sort((a, b) => b.score - a.score).map(({ hit }) => hit)
}

/** The worth of all fields in which the part is found, each counted once; 0 where it is nowhere. */
function scorePart({ text, starts }: Haystack, part: QueryPart, worths: readonly number[]): number {
  let score = 0
  let field = 0
  for (let at = text.indexOf(part.term); at >= 0; ) {
    if (part.kind === 'letters' && !isWord(text, at, part.term)) {
      at = text.indexOf(part.term, at + 1)
      continue
    }
    while (field + 1 < starts.length && at >= starts[field + 1]!) field += 1
    const begins = text[at - 1] === '\n'
    const ends = text[at + part.term.length] === '\n'
    score += worths[field]! * (begins ? (ends ? wholeField : atStart) : 1)
    const next = starts[field + 1]
    if (next === undefined) return score
    at = text.indexOf(part.term, next)
  }
  return score
}

/** A word begins here; a single letter or figure is all of it. */
function isWord(text: string, at: number, term: string): boolean {
  if (isLatin(text.charCodeAt(at - 1))) return false
  return term.length > 1 || !isLatin(text.charCodeAt(at + 1))
}

/** Folded Latin letters and figures. */
function isLatin(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
}

/** A word of letters that nothing holds gives way to the names that are nearly it. */
function corrected(parts: QueryPart[], haystacks: Haystack[]): QueryPart[] {
  return parts.map((part) => {
    if (part.kind !== 'letters' || part.term.length < 5 || /\d/.test(part.term)) return part
    if (haystacks.some((haystack) => scorePart(haystack, part, worth.cn) > 0)) return part
    for (const { text, starts } of haystacks) {
      const near = text
        .slice(0, starts[3])
        .match(/[a-z]{4,}/g)
        ?.find((word) => isNear(word, part.term))
      if (near !== undefined) return { ...part, term: near }
    }
    return part
  })
}
