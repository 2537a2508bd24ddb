/**
 * Full-text search over all records, grouped by kind. It scans all texts: for the content of one fair a scan is fast
 * enough and finds parts of names; loading an index took a third of a second and 60 MB.
 */
import { shanghaiDay } from '../../shared/dates.ts'
import type { ApiLocale } from '../../shared/locale.ts'
import { normalizeText } from '../../shared/normalize-text.ts'
import type { SearchGroup, SearchHit, SearchKind } from '../../shared/records.ts'
import type { CompiledPack } from './content/compiled.ts'
import { wholeWord } from './find-word.ts'
import { isOneEditApart, type QueryTerm, queryTerms } from './query-terms.ts'
import { type SearchDocument, searchDocuments } from './search-documents.ts'
import { hitOfPart, matchingPart, type PagePart, partsOfPage } from './search-parts.ts'
import { searchedPack } from './searched-pack.ts'
import { readSynonyms, type SearchTerm } from './synonyms.ts'

export const searchKinds: readonly SearchKind[] = ['exhibitor', 'product', 'talk', 'news', 'page']
/** Number of hits of each kind in a search over all kinds. */
const hitsPerKind = 6
/** Number of hits on a page in a search over one kind. */
const hitsPerPage = 24

/** Weights of the fields title_cn, title_en, names, text_cn, text_en. Texts of the requested language weigh more. */
const fieldWeights: Record<ApiLocale, readonly number[]> = { cn: [6, 3, 4, 1, 0.4], en: [3, 6, 4, 0.4, 1] }
/** Factor of a field that begins with the term. */
const prefixFactor = 1.5
/** Factor of a field that consists of the term. */
const exactFactor = 2
/** Factor of a synonym beside the word itself. */
const synonymFactor = 0.4

interface IndexedDocument {
  hit: SearchHit
  /** The normalized fields, each preceded by a line break. */
  text: string
  /** Index in `text` at which each field begins. */
  starts: number[]
}

/** Returns the hits by kind, best first; none for a query without letters and digits. `page` counts from 1. */
export type Search = (query: string, locale: ApiLocale, kind?: SearchKind, page?: number) => SearchGroup[]

/** A search's hits with what was searched for. */
interface Found {
  hits: SearchHit[]
  terms: readonly SearchTerm[]
  words: readonly string[]
  /** The first hits, which lead where the content folder says. */
  answers: readonly SearchHit[]
}

/** Creates the search of a pack. `today` gives midnight UTC of the date in Shanghai; default: the current one. */
export function createSearch(pack: CompiledPack, today = () => shanghaiDay(Date.now() / 1000)): Search {
  let current: { day: number; search: Search } | undefined
  return (query, locale, kind, page) => {
    const day = today()
    if (current?.day !== day) current = { day, search: searchOf(searchedPack(pack, day)) }
    return current.search(query, locale, kind, page)
  }
}

function searchOf(pack: CompiledPack): Search {
  const documents = searchDocuments(pack).map(indexDocument)
  const { planOf, words: vocabulary } = readSynonyms(pack.synonyms)
  const partsOf = pageParts(pack)

  const find = (query: string, locale: ApiLocale): Found => {
    const phrase: QueryTerm = { kind: 'letters', text: normalizeText(query).trim() }
    const plan = planOf(query)
    const answers = plan.answers.flatMap((address) => answerOf(address, documents, partsOf, plan.terms) ?? [])
    const others = rank(documents, plan.terms, phrase, locale)
    if (answers.length > 0 || others.length > 0 || plan.words.length === 0) {
      const paths = new Set(answers.map(({ path }) => pathOf(path)))
      const hits = [...answers, ...others.filter(({ path }) => !paths.has(path))]
      return { hits, terms: plan.terms, words: plan.words, answers }
    }
    const terms = queryTerms(query)
    return { hits: rank(documents, terms, phrase, locale), terms, words: [], answers: [] }
  }

  return (query, locale, kind, page = 1) => {
    const terms = queryTerms(query)
    if (terms.length === 0) return []
    const exact = find(query, locale)
    const corrected =
      exact.hits.length > 0
        ? undefined
        : correctedQuery(normalizeText(query).trim(), terms, withCorrections(terms, documents, vocabulary))
    const found = corrected === undefined ? exact : find(corrected, locale)
    const first = kind === undefined ? 0 : (page - 1) * hitsPerPage
    const size = kind === undefined ? hitsPerKind : hitsPerPage
    const kinds =
      found.answers.length > 0 ? ['page' as const, ...searchKinds.filter((one) => one !== 'page')] : searchKinds
    const extra = {
      ...(corrected !== undefined && { corrected }),
      ...(found.words.length > 0 && { words: [...found.words] })
    }
    return kinds.flatMap((groupKind) => {
      if (kind !== undefined && kind !== groupKind) return []
      const groupHits = found.hits.filter((hit) => hit.kind === groupKind)
      if (groupHits.length === 0) return []
      const list = groupHits
        .slice(first, first + size)
        .map((hit) => (found.answers.includes(hit) ? hit : withPart(hit, partsOf, found.terms)))
      const group = { kind: groupKind, total: groupHits.length, ...extra, list }
      return [kind === undefined ? group : { ...group, page, pages: Math.ceil(groupHits.length / size) }]
    })
  }
}

/** The parts of each page by its path; read at the first use of a page. */
function pageParts(pack: CompiledPack): PartsOf {
  const pages = new Map(pack.pages.map((page) => [page.path, page]))
  const known = new Map<string, PagePart[]>()
  return (path) => {
    const parts = known.get(path) ?? partsOfPage(pages.get(path)?.sections ?? [])
    known.set(path, parts)
    return parts
  }
}

type PartsOf = (path: string) => readonly PagePart[]

const pathOf = (address: string) => address.split(/[?#]/, 1)[0]

/** The hit of the page, and of its part, that an address leads to; undefined where it is no page of content. */
function answerOf(
  address: string,
  documents: readonly IndexedDocument[],
  partsOf: PartsOf,
  terms: readonly SearchTerm[]
): SearchHit | undefined {
  const hit = documents.find((one) => one.hit.kind === 'page' && one.hit.path === pathOf(address))?.hit
  const part = hit && partsOf(hit.path).find(({ anchor }) => address.endsWith(`#${anchor}`))
  return part ? hitOfPart(hit, part, terms) : hit
}

/** A hit of a page leads to the part that matched; other hits stay as they are. */
function withPart(hit: SearchHit, partsOf: PartsOf, terms: readonly SearchTerm[]): SearchHit {
  if (hit.kind !== 'page') return hit
  const part = matchingPart(hit, partsOf(hit.path), terms)
  return part ? hitOfPart(hit, part, terms) : hit
}

function indexDocument({ hit, names, text_cn, text_en }: SearchDocument): IndexedDocument {
  const plain = (texts: string[]) => normalizeText(texts.join('\n').replace(/<[^<>]*>/g, ' '))
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

/**
 * The documents that contain all terms, by descending score; the complete phrase scores in addition. Ties keep their
 * order.
 */
function rank(
  documents: IndexedDocument[],
  terms: readonly SearchTerm[],
  phrase: QueryTerm,
  locale: ApiLocale
): SearchHit[] {
  const scored: { hit: SearchHit; score: number }[] = []
  for (const document of documents) {
    let score = 0
    for (const term of terms) {
      const termScore = scoreWithSynonyms(document, term, fieldWeights[locale])
      if (termScore === 0) {
        score = 0
        break
      }
      score += termScore
    }
    if (score > 0) scored.push({ hit: document.hit, score: score + scoreTerm(document, phrase, fieldWeights[locale]) })
  }
  return scored.sort((a, b) => b.score - a.score).map(({ hit }) => hit)
}

/** The score of a term, or a part of the best one of its synonyms. */
function scoreWithSynonyms(document: IndexedDocument, term: SearchTerm, weights: readonly number[]): number {
  const own = scoreTerm(document, term, weights)
  if (!term.synonyms || (term.inPages && document.hit.kind !== 'page')) return own
  return term.synonyms.reduce((best, other) => {
    if (wholeWord(document.text, other.text) < 0) return best
    return Math.max(best, synonymFactor * scoreTerm(document, other, weights))
  }, own)
}

/** The sum of the weights of all fields that contain the term; 0 if none does. */
function scoreTerm({ text, starts }: IndexedDocument, term: QueryTerm, weights: readonly number[]): number {
  let score = 0
  let field = 0
  for (let at = text.indexOf(term.text); at >= 0; ) {
    if (term.kind === 'letters' && !startsWord(text, at, term.text)) {
      at = text.indexOf(term.text, at + 1)
      continue
    }
    // `starts` and `weights` have one number for each field.
    while (field + 1 < starts.length && at >= starts[field + 1]!) field += 1
    const begins = text[at - 1] === '\n'
    const ends = text[at + term.text.length] === '\n'
    score += weights[field]! * (begins ? (ends ? exactFactor : prefixFactor) : 1)
    const next = starts[field + 1]
    if (next === undefined) return score
    at = text.indexOf(term.text, next)
  }
  return score
}

/** Whether a word begins at `at`; for a term of one character, whether the word consists of it. */
function startsWord(text: string, at: number, term: string): boolean {
  if (isLetterOrDigit(text.charCodeAt(at - 1))) return false
  return term.length > 1 || !isLetterOrDigit(text.charCodeAt(at + 1))
}

/** Latin letters in lower case, and digits. */
function isLetterOrDigit(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
}

/**
 * Replaces each word of at least five letters that no document contains by the first similar word of the synonyms, in
 * titles or names.
 */
function withCorrections(terms: QueryTerm[], documents: IndexedDocument[], vocabulary: readonly string[]): QueryTerm[] {
  return terms.map((term) => {
    if (term.kind !== 'letters' || term.text.length < 5 || /\d/.test(term.text)) return term
    if (documents.some((document) => scoreTerm(document, term, fieldWeights.cn) > 0)) return term
    const listed = vocabulary.find((word) => word.length >= 4 && isOneEditApart(word, term.text))
    if (listed !== undefined) return { ...term, text: listed }
    for (const { text, starts } of documents) {
      const similar = text
        .slice(0, starts[3])
        .match(/[a-z]{4,}/g)
        ?.find((word) => isOneEditApart(word, term.text))
      if (similar !== undefined) return { ...term, text: similar }
    }
    return term
  })
}

/** The query with its corrected words in place of the visitor's; undefined where no word was corrected. */
function correctedQuery(query: string, terms: QueryTerm[], corrected: QueryTerm[]): string | undefined {
  let text = query
  for (const [index, { text: word }] of terms.entries()) {
    const replacement = corrected[index]?.text
    if (replacement !== undefined) text = text.replace(word, () => replacement)
  }
  return text === query ? undefined : text
}
