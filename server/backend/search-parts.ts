/** The parts of a page that can be linked to, with their texts: a hit leads to the part that matched. */
import { cutText } from '../../shared/locale/cut-text.ts'
import { plainText } from '../../shared/locale/plain-text.ts'
import type { Page, SearchHit, Section } from '../../shared/records/records.ts'
import type { QueryTerm } from './query-terms.ts'
import { foldText, simplify, termStart, wholeWord } from './search-text.ts'
import type { SearchTerm } from './synonyms.ts'

export interface PartTexts {
  anchor: string
  title_cn: string
  title_en: string
  /** Without markup. */
  text_cn: string
  text_en: string
}

/** With the titles and the texts of both languages as they are searched: normalized once, not for each query. */
export interface PagePart extends PartTexts {
  head: string
  body: string
}

/** Keys of the texts that a page displays in a language: those of pictures are read aloud alone. */
export const visibleChinese = /^(?!alt_).*(_cn|Cn)$/
export const visibleEnglish = /^(?!alt_).*(_en|En)$/

/** In characters. */
const excerptLength = 90
/** At most so many characters before what was found: a phone shows two lines, in which Chinese has half as many. */
const lead = { letters: 48, chinese: 16 }

/**
 * The parts of a page: sections with an anchor or a title, and the questions and ways within them that have anchors.
 * The heading of a section without anchor has the id that the site gives it (client/sections/sections.tsx); where
 * sections are shown in some phases alone, those behind them have none that lasts.
 */
export function partsOfPage(sections: readonly Section[]): PagePart[] {
  let hasPhases = false
  return sections.flatMap((section, index) => {
    hasPhases ||= section.phases !== undefined
    const heading = section.title_cn === undefined || hasPhases ? undefined : `part-${index + 1}-title`
    const anchor = section.anchor ?? heading
    const whole = anchor === undefined ? [] : [partOf(anchor, section.title_cn, section.title_en, section)]
    if (section.type === 'questions')
      return [
        ...section.list.flatMap((item) =>
          item.anchor === undefined ? [] : [partOf(item.anchor, item.question_cn, item.question_en, item)]
        ),
        ...whole
      ]
    if (section.type === 'transport')
      return [...section.list.map((way) => partOf(way.id, way.title_cn, way.title_en, way)), ...whole]
    return whole
  })
}

function partOf(anchor: string, title_cn = '', title_en = '', record: object): PagePart {
  const texts = (key: RegExp, title: string, comma: string) =>
    joined(
      textsUnder(record, key)
        .filter((text) => text !== title)
        .map(plainText),
      comma
    )
  const [text_cn, text_en] = [texts(visibleChinese, title_cn, '，'), texts(visibleEnglish, title_en, ', ')]
  return searchablePart({ anchor, title_cn, title_en, text_cn, text_en })
}

/** Texts in one line: sentences after each other, names and the like separated by commas. */
function joined(texts: readonly string[], comma: string): string {
  return texts
    .filter((text) => text !== '')
    .map((text, index, all) => (index === all.length - 1 ? text : text + (/[。！？.!?:：…]$/.test(text) ? ' ' : comma)))
    .join('')
}

/** The part with its normalized texts. */
export function searchablePart(part: PartTexts): PagePart {
  const { title_cn, title_en, text_cn, text_en } = part
  return {
    ...part,
    head: foldText(`${title_cn}\n${title_en}`),
    body: foldText(`${text_cn}\n${text_en}`)
  }
}

/**
 * The part with most of the terms, those in its title first; undefined where the page's own title has them, or no part.
 */
export function matchingPart(
  page: Pick<Page, 'title_cn' | 'title_en'>,
  parts: readonly PagePart[],
  terms: readonly SearchTerm[]
): PagePart | undefined {
  const title = foldText(`${page.title_cn}\n${page.title_en}`)
  if (terms.every(({ text }) => title.includes(text))) return undefined
  let best: PagePart | undefined
  let bestScore = 0
  for (const part of parts) {
    const score = terms.reduce((sum, term) => sum + scoreIn(part.head, term) * 3 + scoreIn(part.body, term), 0)
    if (score > bestScore) {
      best = part
      bestScore = score
    }
  }
  return best
}

/** 2 where the text has the term itself, 1 where it has a synonym, else 0. */
function scoreIn(text: string, term: SearchTerm): number {
  if (termStart(text, term) >= 0) return 2
  return (term.synonyms ?? []).some((other) => wholeWord(text, other.text) >= 0) ? 1 : 0
}

/** A hit that leads to a part of its page; its summary is the part's title and what stands around the first match. */
export function hitOfPart(hit: SearchHit, part: PagePart, terms: readonly SearchTerm[]): SearchHit {
  const words = wordsOf(terms)
  return {
    ...hit,
    path: `${hit.path}#${part.anchor}`,
    summary_cn: titled(part.title_cn, '：', excerpt(part.text_cn, words)) || hit.summary_cn,
    summary_en: titled(part.title_en, ': ', excerpt(part.text_en, words)) || hit.summary_en
  }
}

/** A title and its text; a question mark, or an ellipsis, needs no colon. */
function titled(title: string, colon: string, text: string): string {
  if (title === '' || text === '') return title + text
  return title + (/[?!…]$/.test(title) ? ' ' : /[？！]$/.test(title) ? '' : colon) + text
}

/** Texts of a record in which it was found though neither its title nor its summary has what was searched. */
export interface RecordTexts {
  /** May contain markup. */
  cn: string
  en: string
}

/**
 * A hit whose title has none of the terms in a language shows what stands around the first match in its summary, else
 * in its text, behind what its summary begins with: a booth number, a firm.
 */
export function hitOfText(hit: SearchHit, texts: RecordTexts, terms: readonly SearchTerm[]): SearchHit {
  const words = wordsOf(terms)
  const summaryOf = (title: string, summary: string, text: string) => {
    if (hasWord(foldText(title), words)) return summary
    const [last = '', ...before] = summary.split(' · ').reverse()
    const source = hasWord(foldText(summary), words) ? last : plainText(text)
    if (!hasWord(foldText(source), words)) return summary
    return [...before.reverse(), excerpt(source, words)].join(' · ')
  }
  return {
    ...hit,
    summary_cn: summaryOf(hit.title_cn, hit.summary_cn, texts.cn),
    summary_en: summaryOf(hit.title_en, hit.summary_en, texts.en)
  }
}

const hasWord = (folded: string, words: readonly QueryTerm[]) => words.some((word) => termStart(folded, word) >= 0)

/** The terms and their synonyms. */
const wordsOf = (terms: readonly SearchTerm[]) => terms.flatMap((term): QueryTerm[] => [term, ...(term.synonyms ?? [])])

function excerpt(text: string, words: readonly QueryTerm[]): string {
  const folded = simplify(text.toLowerCase())
  const first = Math.min(...words.map((word) => termStart(folded, word)).map((at) => (at < 0 ? text.length : at)))
  const before = lead[/\p{Script=Han}/u.test(text.slice(0, first)) ? 'chinese' : 'letters']
  const rest = text.slice(first === text.length || first <= before ? 0 : startOfClause(text, first, before))
  return cutText(rest, excerptLength) + (rest.length > excerptLength ? '…' : '')
}

const clauseEnd = /[。！？；，：、]|[.!?;:,] /gu

/** Where the first clause begins that is not far before a match; where none does, the nearest one, or the match. */
function startOfClause(text: string, first: number, before: number): number {
  const ends = [...text.slice(0, first).matchAll(clauseEnd)]
  const starts = [0, ...ends.map((end) => end.index + end[0].length)]
  return starts.find((start) => start >= first - before) ?? starts.findLast((start) => start > first - 40) ?? first
}

/** All texts of a record, at any depth, whose key matches. */
export function textsUnder(value: unknown, key: RegExp): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsUnder(item, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => (key.test(name) ? stringsIn(item) : textsUnder(item, key)))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  // The cells of a table's row are one text.
  const row = (item: unknown) => (Array.isArray(item) ? [stringsIn(item).join(' · ')] : stringsIn(item))
  return Array.isArray(value) ? value.flatMap(row) : []
}
