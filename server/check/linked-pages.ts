/** The pages that a backend's data lead to: whether each will be there, and why not. */

import { menu } from '../../shared/calls/rows.ts'
import { callDefinitions } from '../../shared/calls/table.ts'
import { apiLocales } from '../../shared/locale/bilingual.ts'
import { type ApiLocale, withoutPrefix } from '../../shared/locale/locale.ts'
import { href } from '../../shared/pages/addresses.ts'
import { isReservedPath, pathOf, withLeadingSlash } from '../../shared/pages/links.ts'
import { matchRoute, needsContent } from '../../shared/pages/match-page.ts'
import { textFieldsOf } from '../api/display/text-fields.ts'
import { listedPath, listedPaths } from '../pages/page-list.ts'
import type { Answer, BackendClient } from './backend-client.ts'

/** A page of this site and where it is linked first. */
export interface LinkedPage {
  path: string
  call: string
  target: string
  /** Undefined for a page to which the site itself links. */
  field: string | undefined
  /** The languages of the answers that have the link there. */
  locales: ApiLocale[]
}

export interface MissingPage extends LinkedPage {
  /** The call whose answer is missing; undefined for an address that is none of this site. */
  needs: string | undefined
  why: string
}

/** Pages to which every page, or the home page, links where the backend names no other. */
const ownLinks = [
  href.newsList(),
  href.exhibitors(),
  href.products(),
  href.page('/exhibitor/apply'),
  href.page('/visitor/register'),
  href.page('/contact/us')
]

/** By the call with lists of records: the members with a list of them, and the page of each record. */
const recordPages: Readonly<Record<string, (record: Record<string, unknown>) => string>> = {
  '/getNewsList': ({ id }) => href.news({ id: String(id) }),
  '/getExhibitorList': ({ id }) => href.exhibitor({ id: String(id) }),
  '/getBooths': ({ id }) => href.exhibitor({ id: String(id) }),
  '/getProductList': ({ id }) => href.product({ id: String(id) }),
  '/getTalkList': ({ forum, id }) => href.talk({ forum: String(forum), id: String(id) })
}
const homeBoxes: Readonly<Record<string, (record: Record<string, unknown>) => string>> = {
  brandBox: ({ id }) => href.exhibitor({ id: String(id) }),
  newsBox: ({ id }) => href.news({ id: String(id) })
}

/** The pages that an answer links to, in its order. */
export function pagesLinkedBy({ call, target, data, locale }: Answer): LinkedPage[] {
  const page = (path: string, field: string | undefined) => ({
    path,
    call: call.path,
    target,
    field,
    locales: [locale]
  })
  const pages: LinkedPage[] = []
  const addRecords = (list: unknown, steps: string, pathOfRecord: (record: Record<string, unknown>) => string) => {
    for (const [index, record] of (Array.isArray(list) ? list : []).entries())
      pages.push(page(pathOfRecord(Object(record)), `${steps}[${index}].id`))
  }
  const pathOfRecord = recordPages[call.path]
  if (pathOfRecord) {
    const list = Array.isArray(data) ? data : Object(data).list
    addRecords(list, Array.isArray(data) ? 'data' : 'data.list', pathOfRecord)
  }
  if (call.path === '/getHome')
    for (const [box, pathOfBox] of Object.entries(homeBoxes)) addRecords(Object(data)[box], `data.${box}`, pathOfBox)
  // The page's own address says nothing about another page.
  const links = textFieldsOf(data).filter(
    ({ kind, name }) => kind === 'link' && !(call.path === '/getPage' && name === 'path')
  )
  for (const { text, field } of links) {
    // The menu's paths are read with the slash that some backends leave out.
    const address = call.path === menu.path ? String(withLeadingSlash(text)) : text
    const path = pathOf(address.startsWith('/') ? withoutPrefix(address, locale) : address)
    if (path.startsWith('/') && !isReservedPath(path)) pages.push(page(path, field))
  }
  return pages
}

/** The pages to which the site itself links. */
export const pagesOfSite = (): LinkedPage[] =>
  ownLinks.map((path) => ({ path, call: '', target: '', field: undefined, locales: [] }))

/** Asks the calls that a page requires. Resolves to why it will be 404; undefined for a page that will be there. */
export async function whyMissing(
  { path: linked, ...link }: LinkedPage,
  client: BackendClient,
  pageList: unknown
): Promise<MissingPage | undefined> {
  const path = listedPath(linked)
  const missing = (needs: string | undefined, why: string) => ({ path: linked, ...link, needs, why })
  if (path === undefined) return missing(undefined, 'it is no address of this site: write it without language prefix')
  const match = matchRoute(path, '')
  if (match.status === 404) return missing(undefined, 'the site has no page at this address')
  if (match.standIn) return undefined
  if (needsContent(match) && listedPaths(pageList)?.has(path) === false)
    return missing('/getPageList', 'it is not in the list of getPageList, which decides')
  for (const { name, params, required } of match.inputs) {
    const call = callDefinitions.get(name)
    if (!required || !call) continue
    const decoded = params.path === undefined ? params : { ...params, path: decodeURIComponent(params.path) }
    for (const locale of apiLocales) {
      const { kind, reason, target } = await client.ask(call, decoded, locale)
      if (kind === 'missing') return missing(call.path, `${target.slice(1)} has nothing (${reason})`)
    }
  }
  return undefined
}
