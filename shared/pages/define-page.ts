/** What the server needs to know of a kind of page, and the function that defines one. */
import { id as recordId } from '../calls/parameters.ts'
import type { CallData, ContentCallName, ParameterName } from '../calls/table.ts'
import type { Localizations } from '../locale/locale.ts'
import type { Projected } from '../records/projection.ts'

/** What a browser needs to know of a kind of page before it displays one. */
export interface PageView {
  /**
   * Path patterns without language prefix, in the syntax of regexparam. Empty: the page has no address of its own, it
   * replaces pages at any address.
   */
  readonly patterns: readonly string[]
  /**
   * When the client hydrates the page. `interaction`: at the visitor's first one, because the page is readable and
   * usable as HTML; its document leaves out of the state what the HTML already contains. `idle`: when the browser is
   * idle. `device`: when it is idle, if the device keeps something that the page shows (stars, notes, a pass), else at the
   * visitor's first interaction.
   */
  readonly hydration: 'interaction' | 'idle' | 'device'
  /** True if the page always displays the industry tree. Others do if their content has a section of type `tree`. */
  readonly showsTree?: true
  /** True if what is shared of the page is in its fragment, which WeChat then gets with the link. */
  readonly sharesFragment?: true
}

/** An API call whose data a page displays. If a required call finds no record, the page is 404. */
export interface PageInput<Call extends ContentCallName = ContentCallName> {
  name: Call
  /** Query parameters of the call. */
  params: Record<string, string>
  required: boolean
}

/**
 * The accepted values of a query parameter: a list, a pattern, or free text of at most `maxLength` characters. A page
 * with free text is rendered but not cached, because every text would be an entry of its own.
 */
export type Parameter = { values: readonly string[] } | { pattern: RegExp } | { maxLength: number }

/** A matched address: its path without language prefix, the path's parameters, the accepted query parameters. */
export interface PageAddress<Pattern extends string = string> {
  path: string
  params: Record<PathParameter<Pattern>, string>
  query: Record<string, string>
}

export interface PageRoute<Pattern extends string = string> {
  /** Query parameters by name. */
  parameters?: Record<string, Parameter>
  /** The calls that the page of an address needs. */
  calls(address: PageAddress<Pattern>): PageInput[]
}

/** Title, description and keywords for the head of a page: texts without markup. */
export interface Subject {
  title: unknown
  description?: unknown
  /** Markup whose text is the description. */
  html?: unknown
  keywords?: unknown
  /** Unix seconds, where several pages have the same title and text, and only their time tells them apart. */
  time?: unknown
}

/** A text in every language. */
export type Text = Localizations<string>

/** The entries of a list page, for search engines; `path` is the address of an entry's page. */
export interface ListedRecords {
  listing: { total?: unknown; page?: unknown }
  records: { id: unknown; name: unknown; path: string }[]
}

/** The calls that some address of the routes needs. */
type CallOf<Routes extends Record<string, PageRoute>> = ReturnType<Routes[keyof Routes]['calls']>[number]['name']

export interface PageDescriptor<Routes extends Record<string, PageRoute> = Record<string, PageRoute>> {
  /** Parameters and calls of each pattern of the page's view. */
  readonly routes: Routes
  /** The status of a page that is not 200. */
  readonly status?: 404
  /** The title where the data has none, and in breadcrumbs of pages below. */
  readonly title?: Text
  /** The title of another view of the same records, by the query of its address. */
  viewTitle?(query: Readonly<Record<string, string | undefined>>): Text | undefined
  /** What the page is about; undefined where the data does not say it. */
  subject(data: Pick<ViewData, CallOf<Routes>>): Subject | undefined
  /** The page above this one in breadcrumbs. Without a title it has the menu's, and none where the menu lacks it. */
  parent?(params: Record<string, string>): { path: string; title?: Text | undefined }
  /** What the page is in schema.org's terms, beside its breadcrumbs and its list. */
  readonly structuredData?: 'fair' | 'article' | 'event'
  /** The records that the page lists. */
  listedRecords?(data: Pick<ViewData, CallOf<Routes>>): ListedRecords | undefined
  /** Whether the sitemap contains the addresses of this kind that the backend lists. */
  readonly inSitemap: boolean
}

/** Defines a kind of page: its routes have the patterns of the view, and it reads the data of its own calls alone. */
export function definePage<
  View extends PageView,
  Routes extends { [Pattern in View['patterns'][number]]: PageRoute<Pattern> }
>(_view: View, descriptor: PageDescriptor<Routes>): PageDescriptor<Routes> {
  return descriptor
}

/** Values for parameters of a call; a name that the call's row lacks does not compile. */
type CallParameters<Call extends ContentCallName, Params> = Params & {
  [Name in Exclude<keyof Params, ParameterName<Call>>]: never
}

/** A call without which the page cannot be displayed. */
export function required<Call extends ContentCallName, Params extends Record<string, string> = Record<never, string>>(
  name: Call,
  params?: CallParameters<Call, Params>
): PageInput<Call> {
  return { name, params: params ?? {}, required: true }
}

/** A call that the page can do without. */
export function optional<Call extends ContentCallName, Params extends Record<string, string> = Record<never, string>>(
  name: Call,
  params?: CallParameters<Call, Params>
): PageInput<Call> {
  return { name, params: params ?? {}, required: false }
}

/** The parameters of these names that the query has. */
export function pick<Name extends string>(
  query: Readonly<Record<string, string>>,
  ...names: Name[]
): { [Picked in Name]?: string } {
  // The entries have the names of the type.
  return Object.fromEntries(names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]]))) as {
    [Picked in Name]?: string
  }
}

/** The number of a list's page, from 2 on. */
export const pageNumber: Parameter = { pattern: /^([2-9]|[1-9]\d{1,2})$/ }
/** The id of a record. */
export const id: Parameter = { pattern: recordId }
export const freeText: Parameter = { maxLength: 80 }

/** The subject of a page of content. */
export function contentSubject({ page }: Pick<ViewData, 'page'>): Subject | undefined {
  return page && { title: page.title, description: page.desc ?? page.summary, keywords: page.kws }
}

/** The records of a list with their names; `path` is the address of the list's records without their ids. */
export function listedRecords<Row extends { id: unknown }>(
  listing: { list?: readonly Row[]; total?: unknown; page?: unknown } | undefined,
  path: string,
  nameOf: (row: Row) => unknown
): ListedRecords | undefined {
  // Rows as objects, so that a row of another type has no fields instead of failing.
  const rows: Row[] = Array.isArray(listing?.list) ? listing.list.map(Object) : []
  return (
    listing && { listing, records: rows.map((row) => ({ id: row.id, name: nameOf(row), path: `${path}/${row.id}` })) }
  )
}

/** The names of the parameters in a path pattern, `'forum' | 'id'` for `/event/:forum/:id`. */
export type PathParameter<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

/** Data by call. A call that the page did not make, or that found no record, is absent. */
export type ViewData = { [Name in ContentCallName]?: Projected<CallData<Name>> }
