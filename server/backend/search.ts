/**
 * Full-text search over all records, grouped by kind. It scans all texts: for the content of one fair a scan is fast
 * enough and finds parts of names; loading an index took a third of a second and 60 MB. Words of a query that no document
 * contains are corrected by similar words of the content.
 */
import type { ApiLocale } from '../../shared/locale/locale.ts'
import { pathOf } from '../../shared/pages/links.ts'
import type { SearchGroup, SearchHit, SearchKind, Section } from '../../shared/records/records.ts'
import { isPublished, shanghaiDay } from '../../shared/time/dates.ts'
import type { CompiledPack } from './content/compiled.ts'
import type { initialsOf } from './name-spellings.ts'
import { isOneEditApart, type QueryTerm, queryTerms } from './query-terms.ts'
import { type IndexedDocument, indexDocuments, rank, withWholeWords } from './search-index.ts'
import { hitOfPart, hitOfText, matchingPart, type PagePart, partsOfPage, type RecordTexts } from './search-parts.ts'
import { foldQuery, simplify } from './search-text.ts'
import { createSlices, type Steps } from './slices.ts'
import { readSynonyms, type SearchTerm } from './synonyms.ts'

export const searchKinds: readonly SearchKind[] = ['exhibitor', 'product', 'talk', 'news', 'page']
/** Number of hits of each kind in a search over all kinds. */
const hitsPerKind = 6
/** Number of hits on a page in a search over one kind. */
const hitsPerPage = 24

/** Gives the hits by kind, best first; none for a query without letters and digits. `page` counts from 1. */
export type Search = (query: string, locale: ApiLocale, kind?: SearchKind, page?: number) => Promise<SearchGroup[]>

type SearchSteps = (...input: Parameters<Search>) => Steps<SearchGroup[]>

/** A search's hits with what was searched for. */
interface Found {
  query: string
  hits: SearchHit[]
  terms: readonly SearchTerm[]
  words: readonly string[]
  /** The first hits, which lead where the content folder says. */
  answers: readonly SearchHit[]
}

/**
 * Creates the search of a pack, which reads its texts at the first query. `today` gives midnight UTC of the date in
 * Shanghai; default: the current one.
 */
export function createSearch(pack: CompiledPack, today = () => shanghaiDay(Date.now() / 1000)): Search {
  const inSlices = createSlices()
  let current: { day: number; search: SearchSteps } | undefined
  return async (...input) => {
    const { initialsOf } = await import('./name-spellings.ts')
    return inSlices(function* () {
      const day = today()
      if (current?.day !== day) current = { day, search: yield* searchOf(searchedPack(pack, day), initialsOf) }
      return yield* current.search(...input)
    })
  }
}

function* searchOf(pack: CompiledPack, spell: typeof initialsOf): Steps<SearchSteps> {
  const documents = yield* indexDocuments(pack, spell)
  const { planOf, words: vocabulary } = readSynonyms(pack.synonyms)
  const partsOf = pageParts(pack)
  const textsOf = new Map(documents.map(({ hit, texts }) => [hit, texts]))
  const shown: Shown = { partsOf, textsOf }
  let correctTerms: CorrectTerms | undefined

  function* find(query: string, locale: ApiLocale): Steps<Found> {
    const phrase: QueryTerm = { kind: 'letters', text: foldQuery(query).trim() }
    const plan = planOf(query)
    const planned = withWholeWords(plan.terms, documents)
    const answers = plan.answers.flatMap((address) => answerOf(address, documents, partsOf, planned) ?? [])
    const others = yield* rank(documents, planned, phrase, locale)
    if (answers.length > 0 || others.length > 0 || plan.words.length === 0) {
      const paths = new Set(answers.map(({ path }) => pathOf(path)))
      const hits = [...answers, ...others.filter(({ path }) => !paths.has(path))]
      return { query, hits, terms: planned, words: plan.words, answers }
    }
    const terms = withWholeWords(queryTerms(query), documents)
    return { query, hits: yield* rank(documents, terms, phrase, locale), terms, words: [], answers: [] }
  }

  return function* (query, locale, kind, page = 1) {
    const terms = queryTerms(query)
    if (terms.length === 0) return []
    const exact = yield* find(query, locale)
    if (exact.hits.length > 0) return groupsOf(exact, undefined, shown, kind, page)
    correctTerms ??= yield* createSpelling(documents, vocabulary)
    const corrected = correctedQuery(foldQuery(query).trim(), terms, correctTerms(terms))
    return corrected === undefined ? [] : groupsOf(yield* find(corrected, locale), corrected, shown, kind, page)
  }
}

/** The hits of one kind, or the first ones of all, in groups. `corrected` is the query for which they were found. */
function groupsOf(
  found: Found,
  corrected: string | undefined,
  shown: Shown,
  kind: SearchKind | undefined,
  page: number
): SearchGroup[] {
  const first = kind === undefined ? 0 : (page - 1) * hitsPerPage
  const size = kind === undefined ? hitsPerKind : hitsPerPage
  const kinds =
    found.answers.length > 0 ? ['page' as const, ...searchKinds.filter((one) => one !== 'page')] : searchKinds
  return kinds.flatMap((groupKind) => {
    if (kind !== undefined && kind !== groupKind) return []
    const groupHits = found.hits.filter((hit) => hit.kind === groupKind)
    if (groupHits.length === 0) return []
    const list = groupHits
      .slice(first, first + size)
      .map((hit) => (found.answers.includes(hit) ? hit : withPassage(hit, shown, found.terms)))
    const words = [...found.words, ...otherCharacters(list, found)]
    const extra = { ...(corrected !== undefined && { corrected }), ...(words.length > 0 && { words }) }
    const group = { kind: groupKind, total: groupHits.length, ...extra, list }
    return [kind === undefined ? group : { ...group, page, pages: Math.ceil(groupHits.length / size) }]
  })
}

/** The terms as the hits write them, where the query has other characters: traditional or simplified ones. */
function otherCharacters(hits: readonly SearchHit[], { query, terms }: Found): string[] {
  const texts = hits.flatMap((hit) => [hit.title_cn, hit.summary_cn])
  const written = terms.flatMap(({ kind, text: term }) =>
    texts.flatMap((text) => {
      const at = kind === 'chinese' ? simplify(text).indexOf(term) : -1
      return at < 0 ? [] : [text.slice(at, at + term.length)]
    })
  )
  return [...new Set(written)].filter((word) => !query.includes(word))
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

/** From which hits show the passage that matched. */
interface Shown {
  partsOf: PartsOf
  textsOf: ReadonlyMap<SearchHit, RecordTexts>
}

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

/** A hit of a page leads to the part that matched; one of a record shows the passage of its text. */
function withPassage(hit: SearchHit, { partsOf, textsOf }: Shown, terms: readonly SearchTerm[]): SearchHit {
  const texts = textsOf.get(hit)
  if (hit.kind !== 'page') return texts ? hitOfText(hit, texts, terms) : hit
  const part = matchingPart(hit, partsOf(hit.path), terms)
  return part ? hitOfPart(hit, part, terms) : hit
}

/** A pack without the awards that are dated later than the day, and without the winners that its pages name of them. */
function searchedPack(pack: CompiledPack, today: number): CompiledPack {
  const sectionOfDay = (section: Section): Section => {
    if (section.type !== 'awards') return section
    const list = section.list.map((award) => (isPublished(award.date, today) ? award : { ...award, winners: [] }))
    return { ...section, list }
  }
  return {
    ...pack,
    awards: pack.awards.filter(({ date }) => isPublished(date, today)),
    pages: pack.pages.map((page) => ({ ...page, sections: page.sections.map(sectionOfDay) }))
  }
}

/** Further unknown words of a query stay as they are: a query with more of them is no slip of the keyboard. */
const maxCorrected = 3
/** Shorter words have too many similar ones. */
const minLength = 5

/** The terms with corrected words in place of unknown ones. */
type CorrectTerms = (terms: readonly QueryTerm[]) => QueryTerm[]

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
function correctedQuery(
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
