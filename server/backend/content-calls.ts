/** The calls of the content: home, pages, news, directories, programme, awards, search, code query. */
import type { SearchKind } from '../../shared/records.ts'
import { type Answer, type Call, type CallInput, type Calls, found, malformed, missing } from './answer.ts'
import type { CompiledPack } from './content/compiled.ts'
import { boothOf, newsSummary, talkSummary } from './content/summaries.ts'
import type { DirectoryQuery } from './directory.ts'
import { createExhibitorDirectory } from './exhibitor-directory.ts'
import { pageNumber, pageOf } from './listing.ts'
import { createProductDirectory } from './product-directory.ts'
import { createSearch, searchKinds } from './search.ts'

/** The calls by path. Directories and search prepare themselves when they are first asked. */
export function contentCalls(pack: CompiledPack): Calls {
  const pages = new Map(pack.pages.map((page) => [page.path, page]))
  const exhibitorDirectory = once(() => createExhibitorDirectory(pack))
  const productDirectory = once(() => createProductDirectory(pack))
  const search = once(() => createSearch(pack))
  const booths = once(() => pack.exhibitors.map(boothOf).sort((a, b) => (a.booth < b.booth ? -1 : 1)))

  return {
    '/getHome': content(({ locale }) => found(pack.home, locale)),
    '/getPageList': content(({ locale }) => found(pack.pageList, locale)),
    '/getPage': content(({ query, locale }) => {
      const path = query.get('path')
      if (path === null) return malformed(locale)
      return orMissing(pages.get(path), locale)
    }),
    '/getNewsList': content(({ query, locale }) => {
      const kind = query.get('kind')
      const items = kind ? pack.news.filter((item) => item.kind === kind) : pack.news
      return found(pageOf(items.map(newsSummary), pageNumber(query)), locale)
    }),
    '/getNews': record(pack.news),
    '/getExhibitorList': content(({ query, locale }) => {
      const asked = directoryQuery(query, ['country', 'category', 'row'])
      return unkeptWithText(found(exhibitorDirectory()(asked, locale), locale), asked)
    }),
    '/getExhibitor': record(pack.exhibitors),
    '/getBooths': content(({ locale }) => found(booths(), locale)),
    '/getProductList': content(({ query, locale }) => {
      const asked = directoryQuery(query, ['category', 'company'])
      return unkeptWithText(found(productDirectory()(asked, locale), locale), asked)
    }),
    '/getProduct': record(pack.products),
    '/getTalkList': content(({ query, locale }) => {
      const forum = query.get('forum')
      const talks = forum ? pack.talks.filter((talk) => talk.forum === forum) : pack.talks
      return found(talks.map(talkSummary), locale)
    }),
    '/getTalk': record(pack.talks, (talk, query) => !query.has('forum') || talk.forum === query.get('forum')),
    '/getAwards': content(({ locale }) => found(pack.awards, locale)),
    '/search': unkept(({ query, locale }) => {
      const kind = query.get('kind') || undefined
      if (kind !== undefined && !isSearchKind(kind)) return malformed(locale)
      return found(search()(query.get('q') ?? '', locale, kind, pageNumber(query)), locale)
    }),
    '/checkCode': unkept(({ query, locale }) => {
      const code = (query.get('code') ?? '').normalize('NFKC').replace(/[\s-]/g, '')
      if (!/^\d{1,40}$/.test(code)) return malformed(locale)
      return found(Object.hasOwn(pack.codes, code) ? pack.codes[code] : { found: false, code }, locale)
    })
  }
}

const content = (answer: Call['answer']): Call => ({ method: 'GET', keep: true, answer })
const unkept = (answer: Call['answer']): Call => ({ method: 'GET', keep: false, answer })

/** A call that gives the record with the id that is asked for. */
function record<T extends { id: number }>(
  records: T[],
  fits: (record: T, query: URLSearchParams) => boolean = () => true
): Call {
  const byId = new Map(records.map((item) => [String(item.id), item]))
  return content(({ query, locale }) => {
    const id = query.get('id')
    if (id === null) return malformed(locale)
    const item = byId.get(id)
    return orMissing(item && fits(item, query) ? item : undefined, locale)
  })
}

function orMissing(item: unknown, locale: CallInput['locale']): Answer {
  return item === undefined ? missing(locale) : found(item, locale)
}

function directoryQuery(query: URLSearchParams, filters: string[]): DirectoryQuery {
  return {
    filters: Object.fromEntries(filters.map((name) => [name, query.get(name) || undefined])),
    q: (query.get('q') ?? '').slice(0, 200),
    sort: query.get('sort') ?? '',
    page: pageNumber(query)
  }
}

/** What a visitor typed makes no answer that anyone else asks for. */
function unkeptWithText(answer: Answer, { q }: DirectoryQuery): Answer {
  return q === '' ? answer : { ...answer, once: true }
}

function isSearchKind(text: string): text is SearchKind {
  return (searchKinds as readonly string[]).includes(text)
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
