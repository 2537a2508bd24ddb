/**
 * The one table of the calls that pages need and browsers make (rulings, section 4): where they live below the API's
 * base, what enters the key, what counts as success, and how a purge names them.
 */
import type { Locale } from '../shared/locale.ts'

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

/** One call with finite, canonical parameters. */
export interface Call {
  name: CallName
  locale: Locale
  params: Record<string, string>
}

/** What `POST /_cache/purge` may name (rulings, section 10). */
export const tags = ['menu', 'config', 'tree', 'categories', 'content'] as const
export type Tag = (typeof tags)[number]

export interface Policy {
  name: CallName
  /** Below the API's base. */
  path: string
  /** Declared parameters in the order in which they are sent, with what a kept value looks like. */
  parameters: Readonly<Record<string, RegExp>>
  /** Sent upstream, never part of the key: asked with another value, it is a call that the table does not know. */
  fixed: string
  /** Values of `code` that mean success; the number alone, never its text. */
  success: readonly number[]
  tag: Tag
  /** False: free text or personal, asked anew each time. */
  kept: boolean
  /** Parameters whose presence makes the call free text. */
  free: readonly string[]
}

const id = /^[1-9]\d{0,8}$/
const word = /^[a-z][a-z0-9_-]{0,31}$/
const pageNumber = /^[1-9]\d{0,2}$/
const freeText = /^.{0,80}$/s

function policy(name: CallName, path: string, tag: Tag, more: Partial<Policy> = {}): Policy {
  return { name, path, tag, parameters: {}, fixed: '', success: [1, 200], kept: true, free: [], ...more }
}

const table: readonly Policy[] = [
  policy('menu', '/getHomeMenuList', 'menu'),
  policy('config', '/getWebInfo', 'config'),
  policy('tree', '/industry/tree', 'tree', { success: [1] }),
  policy('categories', '/getProductCategoryList', 'categories', { fixed: 'pid=0' }),
  policy('home', '/getHome', 'content'),
  policy('pageList', '/getPageList', 'content'),
  policy('page', '/getPage', 'content', { parameters: { path: /^\/[^\s\p{Cc}]{0,199}$/u } }),
  policy('newsList', '/getNewsList', 'content', { parameters: { kind: word, page: pageNumber } }),
  policy('news', '/getNews', 'content', { parameters: { id } }),
  policy('exhibitorList', '/getExhibitorList', 'content', {
    parameters: { country: /^[A-Z]{2}$/, category: id, row: /^[A-Z]$/, q: freeText, sort: word, page: pageNumber },
    free: ['q']
  }),
  policy('exhibitor', '/getExhibitor', 'content', { parameters: { id } }),
  policy('booths', '/getBooths', 'content'),
  policy('productList', '/getProductList', 'content', {
    parameters: { category: id, company: id, q: freeText, sort: word, page: pageNumber },
    free: ['q']
  }),
  policy('product', '/getProduct', 'content', { parameters: { id } }),
  policy('talkList', '/getTalkList', 'content', { parameters: { forum: word } }),
  policy('talk', '/getTalk', 'content', { parameters: { forum: word, id } }),
  policy('search', '/search', 'content', { parameters: { q: freeText, kind: word, page: pageNumber }, kept: false }),
  policy('code', '/checkCode', 'content', { parameters: { code: freeText }, kept: false }),
  policy('awards', '/getAwards', 'content')
]

/** The table by the name of the call. */
export const policies: ReadonlyMap<CallName, Policy> = new Map(table.map((row) => [row.name, row]))
/** The table by the path below the API's base. */
export const policiesByPath: ReadonlyMap<string, Policy> = new Map(table.map((row) => [row.path, row]))

/** The row that a browser's request is a call of, by path and query; undefined where the table has none. */
export function policyOf(path: string, query: string): Policy | undefined {
  const policy = policiesByPath.get(path)
  if (policy === undefined || policy.fixed === '') return policy
  const given = new URLSearchParams(query)
  for (const [name, value] of new URLSearchParams(policy.fixed)) {
    if ((given.get(name) ?? value) !== value) return undefined
  }
  return policy
}

/** What a call asks for: its address below the API's base, one spelling for one meaning, and whether it may be kept. */
export interface Asked {
  policy: Policy
  /** With the declared parameters in the table's order; what a kept answer is found under. */
  address: string
  /** With the fixed query as well; what goes upstream. */
  target: string
  kept: boolean
}

/**
 * Reads the declared parameters out of what was given; all others are dropped. A value that is no finite one
 * (too long, not a number where an id is due) still goes upstream, but nothing is kept of it.
 */
export function askedFor(policy: Policy, given: (name: string) => string | null | undefined): Asked {
  const pairs: string[] = []
  let kept = policy.kept
  for (const [name, pattern] of Object.entries(policy.parameters)) {
    const value = given(name)
    if (value === null || value === undefined || value === '') continue
    if (!pattern.test(value) || policy.free.includes(name)) kept = false
    pairs.push(`${name}=${encodeURIComponent(wellFormed(value)).replace(/%2F/g, '/')}`)
  }
  const address = pairs.length === 0 ? policy.path : `${policy.path}?${pairs.join('&')}`
  const fixed = policy.fixed === '' ? address : `${address}${pairs.length === 0 ? '?' : '&'}${policy.fixed}`
  return { policy, address, target: fixed, kept }
}

/** Lone surrogates have no percent-encoding; they become the replacement character. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString()
}
