/** The state of the content for the page for editors, at a path of its own behind a key (shared/README.md#editors). */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { cutText } from '../../shared/locale/cut-text.ts'
import { normalizeText } from '../../shared/locale/normalize-text.ts'
import {
  type ContentKind,
  type ContentState,
  contentKinds,
  contentStatePath,
  type StateRecord
} from '../../shared/records/content-state.ts'
import type { CompiledPack } from './content/compiled.ts'
import type { FolderState } from './content/follow/folder-state.ts'
import { exhibitorPath, newsPath, productPath, talkPath } from './content/slugs.ts'
import { flatten } from './content/tree.ts'
import { pageNumber, pageOf } from './listing.ts'

/** What the state is taken from. */
export interface StateSources {
  /** Requests have to bring it as a bearer token; undefined: there is no such path. */
  key: string | undefined
  folder: () => FolderState
}

/** Wraps a listener: GET of the state with the key is answered, all other requests are passed on. */
export function serveContentState(
  { key, folder }: StateSources,
  pack: () => CompiledPack | undefined,
  serve: RequestListener
): RequestListener {
  if (key === undefined) return serve
  const expected = digest(`Bearer ${key}`)
  return (request, response) => {
    const [path, query = ''] = (request.url ?? '').split('?', 2)
    const current = pack()
    const isState = path === contentStatePath && request.method === 'GET'
    if (!current || !isState || !timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      return serve(request, response)
    const body = JSON.stringify(contentState(current, folder(), new URLSearchParams(query)))
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store'
    })
    response.end(body)
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The state, with the records of the kind `kind` that have the text `q`, page by page, where they are asked for. */
export function contentState(pack: CompiledPack, folder: FolderState, query: URLSearchParams): ContentState {
  const records = recordsOf(pack)
  const counts = Object.fromEntries(contentKinds.map((kind) => [kind, records[kind]().length]))
  const kind = contentKinds.find((name) => name === query.get('kind'))
  return {
    edition: pack.edition,
    isSample: pack.sample === true,
    ...folder,
    // Each kind has its count.
    counts: counts as Record<ContentKind, number>,
    ...(kind && { list: { kind, ...listOf(records[kind](), query) } })
  }
}

function listOf(records: readonly StateRecord[], query: URLSearchParams) {
  const text = normalizeText(cutText(query.get('q') ?? '', 200)).trim()
  const matches = ({ name, title_cn, title_en }: StateRecord) =>
    normalizeText(`${name}\n${title_cn}\n${title_en}`).includes(text)
  const { list, ...paging } = pageOf(text === '' ? [...records] : records.filter(matches), pageNumber(query))
  return { ...paging, records: list }
}

interface Named {
  name_cn: string
  name_en: string
}

function recordsOf(pack: CompiledPack): Record<ContentKind, () => StateRecord[]> {
  const titled = ({ title_cn, title_en }: { title_cn: string; title_en: string }) => ({ title_cn, title_en })
  const named = ({ name_cn, name_en }: Named) => ({ title_cn: name_cn, title_en: name_en })
  return {
    pages: () =>
      pack.pages.map((page) => ({
        name: page.path,
        ...titled(page),
        file: `pages${page.path}.yaml`,
        page: page.path
      })),
    news: () =>
      pack.news.map((item) => ({
        name: String(item.id),
        ...titled(item),
        file: `news/${item.id}.yaml`,
        page: newsPath(item)
      })),
    exhibitors: () =>
      pack.exhibitors.map((item) => ({
        name: String(item.id),
        title_cn: item.company_cn,
        title_en: item.company_en,
        file: 'exhibitors.csv',
        page: exhibitorPath(item)
      })),
    products: () =>
      pack.products.map((item) => ({
        name: String(item.id),
        ...named(item),
        file: 'products.csv',
        page: productPath(item)
      })),
    talks: () =>
      pack.talks.map((item) => ({ name: String(item.id), ...titled(item), file: 'talks.csv', page: talkPath(item) })),
    awards: () =>
      pack.awards.map((award, index) => ({
        name: String(index + 1),
        ...titled(award),
        file: 'awards.yaml',
        page: '/event/award'
      })),
    categories: () =>
      pack.categories.map((item) => ({ name: String(item.id), ...named(item), file: 'categories.csv' })),
    menu: () =>
      flatten(pack.menu, 'childlist').map((item) => ({
        name: item.path,
        ...named(item),
        file: 'menu.yaml',
        ...(!item.out_link && item.path.startsWith('/') && { page: item.path })
      })),
    tree: () =>
      flatten(pack.tree, 'children').map((item) => ({ name: String(item.id), ...named(item), file: 'tree.yaml' }))
  }
}
