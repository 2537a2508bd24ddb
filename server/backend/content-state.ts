/**
 * The state of the content for the page for editors and their edits, at paths of their own behind a key
 * (shared/README.md#editors).
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { cutText } from '../../shared/locale/cut-text.ts'
import { normalizeText } from '../../shared/locale/normalize-text.ts'
import {
  type ContentKind,
  type ContentState,
  contentEditPath,
  contentKinds,
  contentStatePath,
  type StateRecord
} from '../../shared/records/content-state.ts'
import { type CompiledPack, flatten } from './content/compiled.ts'
import { type EditAnswers, noEdits } from './content/edit/answer-edits.ts'
import type { FolderState } from './content/follow/folder-state.ts'
import { exhibitorPath, newsPath, productPath, talkPath } from './content/slugs.ts'
import { pageNumber, pageOf } from './directory.ts'

/** What the state is taken from. */
export interface StateSources {
  /** Requests have to bring it as a bearer token; undefined: there is no such path. */
  key: string | undefined
  folder: () => FolderState
  /** Default: nothing can be edited. */
  edits?: () => EditAnswers
}

/** A picture of 16 MiB and its entry, or a table of 32 MiB, in base64. */
const maxEditBytes = 48 * 1_048_576

/** Wraps a listener: GET of the state and POST of an edit with the key are answered, all other requests passed on. */
export function serveContentState(
  { key, folder, edits = () => noEdits }: StateSources,
  pack: () => CompiledPack | undefined,
  serve: RequestListener
): RequestListener {
  if (key === undefined) return serve
  const expected = digest(`Bearer ${key}`)
  return (request, response) => {
    const [path, query = ''] = (request.url ?? '').split('?', 2)
    const current = pack()
    const isState = path === contentStatePath && request.method === 'GET'
    const isEdit = path === contentEditPath && request.method === 'POST'
    if (!current || !(isState || isEdit)) return serve(request, response)
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) return serve(request, response)
    const parameters = new URLSearchParams(query)
    if (isState) {
      const changes = edits().changes().slice(0, maxChanges)
      return sendJson(response, 200, { ...contentState(current, folder(), parameters), changes })
    }
    void readBytes(request, maxEditBytes).then(async (bytes) => {
      if (!bytes) return response.writeHead(413, { Connection: 'close' }).end()
      const { status, body } = await edits().answer(parameters, bytes)
      return sendJson(response, status, body)
    })
  }
}

/** Changes of editors that the page shows. */
const maxChanges = 20

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value)
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store'
  })
  response.end(body)
}

/** The body of a request; undefined for one that is too large. Never settles for one that is cut off. */
function readBytes(request: IncomingMessage, max: number): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= max) chunks.push(chunk)
    })
    request.once('end', () => resolve(size > max ? undefined : Buffer.concat(chunks)))
  })
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The state, with the records of the kind `kind` that have the text `q`, page by page, where they are asked for. */
function contentState(pack: CompiledPack, folder: FolderState, query: URLSearchParams): Omit<ContentState, 'changes'> {
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
  const matches = ({ name, title_cn, title_en, booth = '' }: StateRecord) =>
    normalizeText(`${name}\n${title_cn}\n${title_en}\n${booth}`).includes(text)
  const { list, ...paging } = pageOf(text === '' ? [...records] : records.filter(matches), pageNumber(query))
  return { ...paging, records: list }
}

interface Named {
  name_cn: string
  name_en: string
}
interface Titled {
  title_cn: string
  title_en: string
}

/** The records of each kind, as editors find them. */
function recordsOf(pack: CompiledPack): Record<ContentKind, () => StateRecord[]> {
  const ofTitle = (
    name: string | number,
    { title_cn, title_en }: Titled,
    file: string,
    page?: string
  ): StateRecord => ({
    name: String(name),
    title_cn,
    title_en,
    file,
    page
  })
  const ofName = (name: string | number, { name_cn, name_en }: Named, file: string, page?: string) =>
    ofTitle(name, { title_cn: name_cn, title_en: name_en }, file, page)
  return {
    pages: () => pack.pages.map((page) => ofTitle(page.path, page, `pages${page.path}.yaml`, page.path)),
    news: () => pack.news.map((item) => ofTitle(item.id, item, `news/${item.id}.yaml`, newsPath(item))),
    exhibitors: () =>
      pack.exhibitors.map(({ company_cn, company_en, booth, ...item }) => ({
        ...ofTitle(item.id, { title_cn: company_cn, title_en: company_en }, 'exhibitors.csv', exhibitorPath(item)),
        booth
      })),
    products: () => pack.products.map((item) => ofName(item.id, item, 'products.csv', productPath(item))),
    talks: () => pack.talks.map((item) => ofTitle(item.id, item, 'talks.csv', talkPath(item))),
    awards: () => pack.awards.map((award, index) => ofTitle(index + 1, award, 'awards.yaml', '/event/award')),
    categories: () => pack.categories.map((item) => ofName(item.id, item, 'categories.csv')),
    menu: () =>
      flatten(pack.menu, 'childlist').map((item) =>
        ofName(item.path, item, 'menu.yaml', item.out_link || !item.path.startsWith('/') ? undefined : item.path)
      ),
    tree: () => flatten(pack.tree, 'children').map((item) => ofName(item.id, item, 'tree.yaml'))
  }
}
