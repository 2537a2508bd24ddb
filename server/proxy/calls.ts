/**
 * The declared calls of the API, one row per call (shared/README.md#the-api): path, parameters that enter the cache
 * key, success codes, and the tag by which a purge selects them.
 */
import type { Locale } from '../../shared/locale.ts'

export type CallName =
  | 'menu'
  | 'config'
  | 'tree'
  | 'categories'
  | 'home'
  | 'pageList'
  | 'page'
  | 'newsList'
  | 'news'
  | 'exhibitorList'
  | 'exhibitor'
  | 'booths'
  | 'productList'
  | 'product'
  | 'talkList'
  | 'talk'
  | 'search'
  | 'code'
  | 'awards'

/** A call with the values of its declared parameters. */
export interface Call {
  name: CallName
  locale: Locale
  params: Record<string, string>
}

/** The tags that `POST /_cache/purge` accepts (shared/README.md#caching). */
export const tags = ['menu', 'config', 'tree', 'categories', 'content'] as const
export type Tag = (typeof tags)[number]

export interface CallDefinition {
  name: CallName
  /** Path below the API's base URL. */
  path: string
  /** Declared parameters in the order in which they are sent; a response is cacheable when the values match. */
  parameters: Readonly<Record<string, RegExp>>
  /**
   * Query added upstream, not in the key. A request that gives one of its parameters another value is treated as
   * undeclared.
   */
  fixedQuery: string
  /** Values of `code` that mean success; the same digits as a string do not. */
  success: readonly number[]
  tag: Tag
  /** False for free text or personal data: every request goes to the backend. */
  cacheable: boolean
  /** Parameters of free text: a call that has one is not cacheable. */
  freeTextParameters: readonly string[]
}

const id = /^[1-9]\d{0,8}$/
const slug = /^[a-z][a-z0-9_-]{0,31}$/
const pageNumber = /^[1-9]\d{0,2}$/
const freeText = /^.{0,80}$/s

function define(name: CallName, path: string, tag: Tag, options: Partial<CallDefinition> = {}): CallDefinition {
  return {
    name,
    path,
    tag,
    parameters: {},
    fixedQuery: '',
    success: [1, 200],
    cacheable: true,
    freeTextParameters: [],
    ...options
  }
}

const definitions: readonly CallDefinition[] = [
  define('menu', '/getHomeMenuList', 'menu'),
  define('config', '/getWebInfo', 'config'),
  define('tree', '/industry/tree', 'tree', { success: [1] }),
  define('categories', '/getProductCategoryList', 'categories', { fixedQuery: 'pid=0' }),
  define('home', '/getHome', 'content'),
  define('pageList', '/getPageList', 'content'),
  define('page', '/getPage', 'content', { parameters: { path: /^\/[^\s\p{Cc}]{0,199}$/u } }),
  define('newsList', '/getNewsList', 'content', { parameters: { kind: slug, page: pageNumber } }),
  define('news', '/getNews', 'content', { parameters: { id } }),
  define('exhibitorList', '/getExhibitorList', 'content', {
    parameters: { country: /^[A-Z]{2}$/, category: id, row: /^[A-Z]$/, q: freeText, sort: slug, page: pageNumber },
    freeTextParameters: ['q']
  }),
  define('exhibitor', '/getExhibitor', 'content', { parameters: { id } }),
  define('booths', '/getBooths', 'content'),
  define('productList', '/getProductList', 'content', {
    parameters: { category: id, company: id, q: freeText, sort: slug, page: pageNumber },
    freeTextParameters: ['q']
  }),
  define('product', '/getProduct', 'content', { parameters: { id } }),
  define('talkList', '/getTalkList', 'content', { parameters: { forum: slug } }),
  define('talk', '/getTalk', 'content', { parameters: { forum: slug, id } }),
  define('search', '/search', 'content', {
    parameters: { q: freeText, kind: slug, page: pageNumber },
    cacheable: false
  }),
  define('code', '/checkCode', 'content', { parameters: { code: freeText }, cacheable: false }),
  define('awards', '/getAwards', 'content')
]

/** The declared calls by name. */
export const callDefinitions: ReadonlyMap<CallName, CallDefinition> = new Map(
  definitions.map((definition) => [definition.name, definition])
)
/** The declared calls by path below the API's base URL. */
export const callsByPath: ReadonlyMap<string, CallDefinition> = new Map(
  definitions.map((definition) => [definition.path, definition])
)

/** The declared call of a browser's request, by path and raw query; undefined when the call is undeclared. */
export function findCall(path: string, query: string): CallDefinition | undefined {
  const definition = callsByPath.get(path)
  if (definition === undefined || definition.fixedQuery === '') return definition
  const parameters = new URLSearchParams(query)
  for (const [name, value] of new URLSearchParams(definition.fixedQuery)) {
    if ((parameters.get(name) ?? value) !== value) return undefined
  }
  return definition
}

/** A call with its parameters in canonical order and spelling, and whether its response may be stored. */
export interface ResolvedCall {
  definition: CallDefinition
  /** Path with the declared parameters in their declared order: the cache key but for the locale. */
  address: string
  /** The address with the fixed query added: the request target sent upstream. */
  target: string
  cacheable: boolean
}

/**
 * Resolves a call from parameter values that `parameterOf` returns by name; undeclared parameters are dropped. A value
 * that does not match its pattern (too long, no number for an id) is sent upstream, but the response is not cacheable.
 */
export function resolveCall(
  definition: CallDefinition,
  parameterOf: (name: string) => string | null | undefined
): ResolvedCall {
  const pairs: string[] = []
  let cacheable = definition.cacheable
  for (const [name, pattern] of Object.entries(definition.parameters)) {
    const value = parameterOf(name)
    if (value === null || value === undefined || value === '') continue
    if (!pattern.test(value) || definition.freeTextParameters.includes(name)) cacheable = false
    pairs.push(`${name}=${encodeURIComponent(wellFormed(value)).replace(/%2F/g, '/')}`)
  }
  const address = pairs.length === 0 ? definition.path : `${definition.path}?${pairs.join('&')}`
  const { fixedQuery } = definition
  const target = fixedQuery === '' ? address : `${address}${pairs.length === 0 ? '?' : '&'}${fixedQuery}`
  return { definition, address, target, cacheable }
}

/** Replaces lone surrogates, which encodeURIComponent rejects, by the replacement character. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString()
}
