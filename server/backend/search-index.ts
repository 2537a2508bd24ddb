/** The searched texts of a pack, and the order of the hits in them. */

import { inEitherLanguage } from '../../shared/locale/bilingual.ts'
import type { ApiLocale } from '../../shared/locale/locale.ts'
import type { Pair, SearchHit } from '../../shared/records/records.ts'
import { type CompiledPack, flatten, parentsOf } from './content/compiled.ts'
import { exhibitorPath, newsPath, productPath, talkPath } from './content/slugs.ts'
import type { initialsOf } from './name-spellings.ts'
import type { QueryTerm } from './query-terms.ts'
import { type RecordTexts, textsUnder, visibleChinese, visibleEnglish } from './search-parts.ts'
import { foldText, wholeWord } from './search-text.ts'
import type { Steps } from './slices.ts'
import type { SearchTerm } from './synonyms.ts'

/** Weights of the fields title_cn, title_en, names, text_cn, text_en. Texts of the requested language weigh more. */
const fieldWeights: Record<ApiLocale, readonly number[]> = { cn: [6, 3, 4, 1, 0.4], en: [3, 6, 4, 0.4, 1] }
/** Factor of a field that begins with the term. */
const prefixFactor = 1.5
/** Factor of a field that consists of the term. */
const exactFactor = 2
/** Factor of a synonym beside the word itself. */
const synonymFactor = 0.4
/** Weight of names by the initials of their Pinyin: below that of every text. */
const initialsWeight = 0.3
/** Fewer initials match at the beginning of a name alone. */
const minInitialsWithin = 4
/** Documents that are read before a search may be interrupted. */
const documentsPerStep = 64

export interface IndexedDocument {
  hit: SearchHit
  /** The normalized fields, each preceded by a line break. */
  text: string
  /** Index in `text` at which each field begins. */
  starts: number[]
  /** The Pinyin initials of its names, each preceded by a line break. */
  initials: string
  /** What its page says, as it is written. */
  texts: RecordTexts
}

/** Normalizes the texts of all documents of a pack. */
export function* indexDocuments(pack: CompiledPack, spell: typeof initialsOf): Steps<IndexedDocument[]> {
  const documents: IndexedDocument[] = []
  for (const document of searchDocuments(pack)) {
    documents.push(indexDocument(document, spell))
    yield
  }
  return documents
}

function indexDocument(
  { hit, names, spelled, text_cn, text_en }: SearchDocument,
  spell: typeof initialsOf
): IndexedDocument {
  const plain = (texts: string[]) => foldText(texts.join('\n').replace(/<[^<>]*>/g, ' '))
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
  const initials = spell(spelled, hit.kind === 'talk').map((line) => `\n${line}`)
  return {
    hit,
    text: `${text}\n`,
    starts,
    initials: initials.join(''),
    texts: { cn: text_cn[0] ?? '', en: text_en[0] ?? '' }
  }
}

/** Words of so many letters begin too many others. */
const shortWord = /^[a-z]{2,3}$/

/** The terms; short words match complete words alone where the documents have one. */
export function withWholeWords<T extends QueryTerm>(terms: readonly T[], documents: readonly IndexedDocument[]): T[] {
  const isWhole = ({ text }: QueryTerm) =>
    shortWord.test(text) && documents.some((document) => wholeWord(document.text, text) >= 0)
  return terms.map((term) => (isWhole(term) ? { ...term, isWhole: true } : term))
}

/**
 * The documents that contain all terms, by descending score; the complete phrase scores in addition. Ties keep their
 * order.
 */
export function* rank(
  documents: readonly IndexedDocument[],
  terms: readonly SearchTerm[],
  phrase: QueryTerm,
  locale: ApiLocale
): Steps<SearchHit[]> {
  const scored: { hit: SearchHit; score: number }[] = []
  for (const [index, document] of documents.entries()) {
    if (index % documentsPerStep === 0) yield
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

/**
 * The score of a term, or of the term in one piece with a neighbour, or of a name with these initials; or a part of the
 * best one of its synonyms.
 */
function scoreWithSynonyms(document: IndexedDocument, term: SearchTerm, weights: readonly number[]): number {
  // A text without the term is without the words that it is a part of.
  const first = document.text.indexOf(term.text)
  const inText = first < 0 ? 0 : scoreTerm(document, term, weights, first) || scoreJoined(document, term, weights)
  const own = inText || scoreInitials(document, term)
  if (!term.synonyms || (term.inPages && document.hit.kind !== 'page')) return own
  return term.synonyms.reduce((best, other) => {
    if (wholeWord(document.text, other.text) < 0) return best
    return Math.max(best, synonymFactor * scoreTerm(document, other, weights))
  }, own)
}

function scoreJoined(
  document: IndexedDocument,
  { joined = [], ...term }: QueryTerm,
  weights: readonly number[]
): number {
  return joined.reduce((best, text) => Math.max(best, scoreTerm(document, { ...term, text }, weights)), 0)
}

function scoreInitials({ initials }: IndexedDocument, { kind, text }: QueryTerm): number {
  if (kind !== 'letters' || text.length < 2) return 0
  return initials.includes(text.length < minInitialsWithin ? `\n${text}` : text) ? initialsWeight : 0
}

/** The sum of the weights of all fields that contain the term; 0 if none does. It is nowhere before `first`. */
function scoreTerm(
  { text, starts }: IndexedDocument,
  term: QueryTerm,
  weights: readonly number[],
  first = text.indexOf(term.text)
): number {
  let score = 0
  let field = 0
  for (let at = first; at >= 0; ) {
    if (
      term.kind === 'letters' &&
      !(startsWord(text, at, term.text) && (!term.isWhole || endsWord(text, at, term.text)))
    ) {
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

/** Whether a word, or its plural, ends behind the term at `at`. */
function endsWord(text: string, at: number, term: string): boolean {
  const end = at + term.length
  return !isLetterOrDigit(text.charCodeAt(text[end] === 's' ? end + 1 : end))
}

/** Latin letters in lower case, and digits. */
function isLetterOrDigit(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
}

/** Texts are not normalized; they may contain markup. */
interface SearchDocument {
  hit: SearchHit
  /** Names in both languages. */
  names: string[]
  /** Chinese names that are found by the initials of their Pinyin. */
  spelled: string[]
  text_cn: string[]
  text_en: string[]
}

/** The documents of a pack; a product has the names of its awards, which all count as published. */
export function* searchDocuments(pack: CompiledPack): Iterable<SearchDocument> {
  const categories = categoryNames(pack)
  const awards = awardNames(pack)
  for (const item of pack.exhibitors)
    yield {
      hit: {
        kind: 'exhibitor',
        ...beside(item, item.categories[0] === undefined ? {} : { category: item.categories[0] }),
        path: exhibitorPath(item),
        title_cn: item.company_cn,
        title_en: item.company_en,
        summary_cn: [item.booth, item.summary_cn].filter(Boolean).join(' · '),
        summary_en: [item.booth, item.summary_en].filter(Boolean).join(' · ')
      },
      names: [...boothNames(item.booth), item.brand_cn, item.brand_en, ...item.categories.flatMap(categories)],
      spelled: [item.company_cn, item.brand_cn],
      text_cn: [item.html_cn, item.country_name_cn],
      text_en: [item.html_en, item.country_name_en]
    }
  for (const item of pack.products)
    yield {
      hit: {
        kind: 'product',
        ...beside(item, { category: item.category }),
        path: productPath(item),
        title_cn: item.name_cn,
        title_en: item.name_en,
        summary_cn: [inEitherLanguage(item, 'company', 'cn'), item.summary_cn].filter(Boolean).join(' · '),
        summary_en: [inEitherLanguage(item, 'company', 'en'), item.summary_en].filter(Boolean).join(' · ')
      },
      names: [...boothNames(item.booth), ...categories(item.category), ...awards(item)],
      spelled: [item.name_cn, item.company_cn],
      text_cn: [item.html_cn, item.origin_cn, item.certificate_cn],
      text_en: [item.html_en, item.origin_en, item.certificate_en]
    }
  for (const item of pack.talks)
    yield {
      hit: {
        kind: 'talk',
        ...beside(item, { start: item.start }),
        path: talkPath(item),
        title_cn: item.title_cn,
        title_en: item.title_en,
        summary_cn: item.speakers.map((speaker) => withCompany(speaker, 'cn')).join('、'),
        summary_en: item.speakers.map((speaker) => withCompany(speaker, 'en')).join(', ')
      },
      names: item.speakers.flatMap((speaker) => [speaker.name_cn, speaker.name_en]),
      spelled: item.speakers.map((speaker) => speaker.name_cn),
      text_cn: [item.html_cn, item.room_cn],
      text_en: [item.html_en, item.room_en]
    }
  for (const item of pack.news)
    yield {
      hit: { kind: 'news', ...beside(item, { date: item.date }), path: newsPath(item), ...titleAndSummary(item) },
      names: [item.company_cn ?? '', item.company_en ?? '', ...boothNames(item.booth ?? '')],
      spelled: [item.company_cn ?? ''],
      text_cn: [item.html_cn, item.source_cn],
      text_en: [item.html_en, item.source_en]
    }
  for (const page of pack.pages)
    yield {
      hit: { kind: 'page', path: page.path, ...titleAndSummary(page) },
      names: textsUnder(page.sections, /^title_(cn|en)$/),
      spelled: [],
      text_cn: textsUnder(page.sections, visibleChinese),
      text_en: textsUnder(page.sections, visibleEnglish)
    }
}

/** What is displayed beside the hit of a record: its own picture, or what is drawn from its id and category. */
function beside(
  { id, picture }: Pick<SearchHit, 'picture'> & { id: number },
  others: Pick<SearchHit, 'category' | 'start' | 'date'>
): Partial<SearchHit> {
  return { id, ...others, ...(picture && { picture }) }
}

function titleAndSummary({ title_cn, title_en, summary_cn, summary_en }: Omit<SearchHit, 'kind' | 'path'>) {
  return { title_cn, title_en, summary_cn, summary_en }
}

/** A speaker with the company, as each language writes it. */
function withCompany(speaker: Pair<'name' | 'company'>, locale: ApiLocale): string {
  const company = inEitherLanguage(speaker, 'company', locale)
  const behind = company && (locale === 'cn' ? `（${company}）` : ` (${company})`)
  return inEitherLanguage(speaker, 'name', locale) + behind
}

/** A booth with and without its hall: N5A05, A05. */
function boothNames(booth: string): string[] {
  return [booth, booth.replace(/^[A-Z]+\d+(?=[A-Z]\d+$)/, '')]
}

/** The names of a product's awards in both languages, with that which its page shows. */
function awardNames({ awards }: CompiledPack): (product: CompiledPack['products'][number]) => string[] {
  return ({ id, award_cn = '', award_en = '' }) => {
    const won = awards.filter(({ products }) => products.includes(id))
    return won.length === 0
      ? []
      : [award_cn, award_en, ...won.flatMap(({ title_cn, title_en }) => [title_cn, title_en])]
  }
}

/** The names of a category and its ancestors in both languages, without the top categories, which are too general. */
function categoryNames(pack: CompiledPack): (id: number) => string[] {
  const parents = parentsOf(pack.tree)
  const items = new Map(flatten(pack.tree, 'children').map((item) => [item.id, item]))
  return function names(id): string[] {
    const item = items.get(id)
    const parent = parents.get(id)
    return item && parent !== undefined ? [item.name_cn, item.name_en, ...names(parent)] : []
  }
}
