/**
 * The calls that read: those that every page needs (menu, configuration, categories, industry tree), and those for
 * content: home, pages, news, directories, programme, awards, search, code query.
 */
import type { ContentCallName, ShellCallName } from '../../shared/calls/table.ts'
import { inEitherLanguage } from '../../shared/locale/bilingual.ts'
import { cutText } from '../../shared/locale/cut-text.ts'
import type { ApiLocale } from '../../shared/locale/locale.ts'
import { compareBooths, hallsOfPlan, maxBooths } from '../../shared/records/halls.ts'
import type { Category, Exhibitor, MenuItem, SearchKind, TreeItem } from '../../shared/records/records.ts'
import { type ApiResponse, badRequest, type Call, type CallInput, notFound, ok } from './api-response.ts'
import type { CompiledPack, CompiledTreeItem } from './content/compiled.ts'
import type { PackMenuItem } from './content/pack.ts'
import { boothOf, newsSummary, searchedTexts, talkSummary } from './content/summaries.ts'
import { type DirectoryQuery, pageNumber, pageOf, searchedText } from './directory.ts'
import { lazy } from './lazy.ts'
import type { initialsOf } from './name-spellings.ts'
import { createExhibitorDirectory, createProductDirectory } from './record-directories.ts'
import { createSearch, searchKinds } from './search.ts'

/** The calls of a pack by name. What they look up is built at their first request. `today`: see `createSearch`. */
export function contentCalls(pack: CompiledPack, today?: () => number): Record<ContentCallName, Call> {
  const pages = lazy(() => new Map(pack.pages.map((page) => [page.path, page])))
  const exhibitorDirectory = lazy(async () =>
    createExhibitorDirectory(pack, pack.exhibitors.length > maxBooths ? (await spellings()).initialsOf : undefined)
  )
  const productDirectory = lazy(() => createProductDirectory(pack))
  const search = createSearch(pack, today)
  const booths = lazy(async () => {
    const { initialsOf, traditionalOf } = await spellings()
    const textOf = (item: Exhibitor) => {
      const searched = searchedTexts(item)
      return [searchedText(searched, initialsOf), ...traditionalOf(searched.spelled)].join('\n')
    }
    return pack.exhibitors.map((item) => boothOf(item, textOf(item))).sort((a, b) => compareBooths(a.booth, b.booth))
  })

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
    exhibitorList: cacheableCall(async ({ query, locale }) => {
      const selection = directoryQuery(query, ['country', 'category', 'row', 'letter'])
      const spell = await initialsFor(selection)
      const directory = await exhibitorDirectory()
      return uncacheableWithText(ok(directory(selection, locale, spell), locale), selection)
    }),
    exhibitor: record(() => pack.exhibitors),
    booths: cacheableCall(async ({ query, locale }) => {
      const all = await booths()
      const hall = query.get('hall') ?? ''
      // What lists booths and no plan searches nothing there.
      if (hall === 'all')
        return ok(
          all.map(({ text: _, ...booth }) => booth),
          locale
        )
      const halls = hallsOfPlan(all)
      return ok(halls ? (halls.get(hall) ?? [...halls.values()][0]) : all, locale)
    }),
    productList: cacheableCall(async ({ query, locale }) => {
      const selection = directoryQuery(query, ['category', 'company'])
      const spell = await initialsFor(selection)
      return uncacheableWithText(ok(productDirectory()(selection, locale, spell), locale), selection)
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

const spellings = () => import('./name-spellings.ts')

/** The initials of names where a text is searched: loading what they need takes 0.1 s. */
async function initialsFor({ q }: DirectoryQuery): Promise<typeof initialsOf | undefined> {
  return q === '' ? undefined : (await spellings()).initialsOf
}

/** Marks a response with a text search as uncacheable: it is rarely requested twice. */
function uncacheableWithText(response: ApiResponse, { q }: DirectoryQuery): ApiResponse {
  return q === '' ? response : { ...response, uncacheable: true }
}

function isSearchKind(text: string): text is SearchKind {
  return searchKinds.some((kind) => kind === text)
}

/** Codes by which the site knows that calls exist which not every backend has. */
const availableCalls = ['unsubscribe', 'meetings'].map((code) => ({ code, type: 1, content: '1' }))

/** The calls of a pack by name. Names of menu entries, categories and tree items are in the language of the request. */
export function shellCalls(pack: CompiledPack): Record<ShellCallName, Call> {
  const get = (answer: (input: CallInput) => unknown): Call => ({
    method: 'GET',
    cacheable: true,
    handle: (input) => ok(answer(input), input.locale)
  })
  const fairInfo = pack.sample ? [...pack.config, { code: 'sample', type: 1, content: '1' }] : pack.config
  return {
    menu: get(({ locale }) => pack.menu.map((item) => menuItem(item, locale))),
    config: get(() => [...fairInfo, ...availableCalls]),
    fairInfo: get(() => fairInfo),
    categories: get(({ locale, query }) => categories(pack, locale, query.get('pid'))),
    tree: get(({ locale }) => ({ tree: pack.tree.map((item) => treeItem(item, locale)) }))
  }
}

function menuItem(packItem: PackMenuItem, locale: ApiLocale): MenuItem {
  const { name_cn: _cn, name_en: _en, childlist, ...item } = packItem
  return {
    name: inEitherLanguage(packItem, 'name', locale),
    ...item,
    childlist: childlist.map((child) => menuItem(child, locale))
  }
}

/** All categories are on the top level, whose parent is 0. */
function categories(pack: CompiledPack, locale: ApiLocale, parent: string | null): Category[] {
  if (parent !== null && Number(parent) !== 0) return []
  return pack.categories.map((category) => ({
    id: category.id,
    name: inEitherLanguage(category, 'name', locale)
  }))
}

function treeItem(item: CompiledTreeItem, locale: ApiLocale): TreeItem {
  return {
    id: item.id,
    name: inEitherLanguage(item, 'name', locale),
    name_cn: item.name_cn,
    name_en: item.name_en,
    ...(item.picture && { picture: item.picture }),
    children: item.children.map((child) => treeItem(child, locale))
  }
}
