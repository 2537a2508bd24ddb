/** The calls for content: home, pages, news, directories, programme, awards, search, code query. */
import type { ContentCallName } from '../../shared/calls/names.ts'
import { cutText } from '../../shared/locale/cut-text.ts'
import type { SearchKind } from '../../shared/records/records.ts'
import { type ApiResponse, badRequest, type Call, type CallInput, notFound, ok } from './api-response.ts'
import type { CompiledPack } from './content/compiled.ts'
import { boothOf, newsSummary, talkSummary } from './content/summaries.ts'
import type { DirectoryQuery } from './directory.ts'
import { createExhibitorDirectory } from './exhibitor-directory.ts'
import { lazy } from './lazy.ts'
import { pageNumber, pageOf } from './listing.ts'
import { createProductDirectory } from './product-directory.ts'
import { createSearch, searchKinds } from './search.ts'

/** The calls of a pack by name. What they look up is built at their first request. `today`: see `createSearch`. */
export function contentCalls(pack: CompiledPack, today?: () => number): Record<ContentCallName, Call> {
  const pages = lazy(() => new Map(pack.pages.map((page) => [page.path, page])))
  const exhibitorDirectory = lazy(() => createExhibitorDirectory(pack))
  const productDirectory = lazy(() => createProductDirectory(pack))
  const search = createSearch(pack, today)
  const booths = lazy(() => pack.exhibitors.map(boothOf).sort((a, b) => (a.booth < b.booth ? -1 : 1)))

  return {
    home: cacheableCall(({ locale }) => ok(pack.home, locale)),
    pageList: cacheableCall(({ locale }) => ok(pack.pageList, locale)),
    page: cacheableCall(({ query, locale }) => {
      const path = query.get('path')
      if (path === null) return badRequest(locale)
      return okOrNotFound(pages().get(path), locale)
    }),
    newsList: cacheableCall(({ query, locale }) => {
      const kind = query.get('kind')
      const items = kind ? pack.news.filter((item) => item.kind === kind) : pack.news
      return ok(pageOf(items.map(newsSummary), pageNumber(query)), locale)
    }),
    news: record(() => pack.news),
    exhibitorList: cacheableCall(({ query, locale }) => {
      const selection = directoryQuery(query, ['country', 'category', 'row'])
      return uncacheableWithText(ok(exhibitorDirectory()(selection, locale), locale), selection)
    }),
    exhibitor: record(() => pack.exhibitors),
    booths: cacheableCall(({ locale }) => ok(booths(), locale)),
    productList: cacheableCall(({ query, locale }) => {
      const selection = directoryQuery(query, ['category', 'company'])
      return uncacheableWithText(ok(productDirectory()(selection, locale), locale), selection)
    }),
    product: record(() => pack.products),
    talkList: cacheableCall(({ query, locale }) => {
      const forum = query.get('forum')
      const talks = forum ? pack.talks.filter((talk) => talk.forum === forum) : pack.talks
      return ok(talks.map(talkSummary), locale)
    }),
    talk: record(
      () => pack.talks,
      (talk, query) => !query.has('forum') || talk.forum === query.get('forum')
    ),
    awards: cacheableCall(({ locale }) => ok(pack.awards, locale)),
    search: uncacheableCall(async ({ query, locale }) => {
      const kind = query.get('kind') || undefined
      if (kind !== undefined && !isSearchKind(kind)) return badRequest(locale)
      return ok(await search(query.get('q') ?? '', locale, kind, pageNumber(query)), locale)
    }),
    code: uncacheableCall(({ query, locale }) => {
      const code = (query.get('code') ?? '').normalize('NFKC').replace(/[\s-]/g, '')
      if (!/^\d{1,40}$/.test(code)) return badRequest(locale)
      return ok(Object.hasOwn(pack.codes, code) ? pack.codes[code] : { found: false, code }, locale)
    })
  }
}

const cacheableCall = (handle: Call['handle']): Call => ({ method: 'GET', cacheable: true, handle })
const uncacheableCall = (handle: Call['handle']): Call => ({ method: 'GET', cacheable: false, handle })

/** A call that returns the record with the requested id, if `matches` accepts it. */
function record<T extends { id: number }>(
  records: () => T[],
  matches: (record: T, query: URLSearchParams) => boolean = () => true
): Call {
  const byId = lazy(() => new Map(records().map((item) => [String(item.id), item])))
  return cacheableCall(({ query, locale }) => {
    const id = query.get('id')
    if (id === null) return badRequest(locale)
    const item = byId().get(id)
    return okOrNotFound(item && matches(item, query) ? item : undefined, locale)
  })
}

function okOrNotFound(item: unknown, locale: CallInput['locale']): ApiResponse {
  return item === undefined ? notFound(locale) : ok(item, locale)
}

/** Reads filters, text, order and page of a directory; only the first 200 characters of the text. */
function directoryQuery(query: URLSearchParams, filters: string[]): DirectoryQuery {
  return {
    filters: Object.fromEntries(filters.map((name) => [name, query.get(name) || undefined])),
    q: cutText(query.get('q') ?? '', 200),
    sort: query.get('sort') ?? '',
    page: pageNumber(query)
  }
}

/** Marks a response with a text search as uncacheable: it is rarely requested twice. */
function uncacheableWithText(response: ApiResponse, { q }: DirectoryQuery): ApiResponse {
  return q === '' ? response : { ...response, uncacheable: true }
}

function isSearchKind(text: string): text is SearchKind {
  return searchKinds.some((kind) => kind === text)
}
