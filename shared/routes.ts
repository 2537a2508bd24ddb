/**
 * The one table of addresses (specification, section 2; rulings, section 2): which screen a path shows, which calls
 * it reads, and which query parameters it knows. Server and client both obey it.
 */
import { parse } from 'regexparam'
import { formNames } from './forms.ts'
import type { ViewData } from './state.ts'

export type Screen =
  | 'home'
  | 'page'
  | 'newsList'
  | 'news'
  | 'exhibitors'
  | 'exhibitor'
  | 'products'
  | 'product'
  | 'talk'
  | 'search'
  | 'plan'
  | 'unsubscribe'
  | 'notFound'
  | 'failure'

/** A call that a page reads; where a required one answers that there is nothing, the page is not found. */
export interface Read {
  name: keyof ViewData
  params: Record<string, string>
  required: boolean
}

/** A query parameter: the values it may have. `free` text is rendered and never kept. */
type Parameter = { values: readonly string[] } | { pattern: RegExp } | { free: number }

interface Route {
  pattern: string
  screen: Screen
  parameters: Record<string, Parameter>
  reads: (path: string, params: Record<string, string>, query: Record<string, string>) => Read[]
}

export interface RouteMatch {
  screen: Screen
  params: Record<string, string>
  /** The declared parameters that were given with a valid value, in the table's order. */
  query: Record<string, string>
  reads: Read[]
  /** False when free text takes part: what is made of it is never kept. */
  finite: boolean
}

const pageNumber: Parameter = { pattern: /^([2-9]|[1-9]\d{1,2})$/ }
const id: Parameter = { pattern: /^[1-9]\d{0,8}$/ }
const text: Parameter = { free: 80 }
const done: Parameter = { values: [...formNames, 'unsubscribe'] }
const need = (name: Read['name'], params: Record<string, string> = {}): Read => ({ name, params, required: true })
const like = (name: Read['name'], params: Record<string, string> = {}): Read => ({ name, params, required: false })
const numeric = (value: string | undefined) => value !== undefined && /^[1-9]\d{0,8}$/.test(value)

/** What every page may carry besides its own parameters: which form has just been accepted. */
const common = { done }

const routes: Route[] = [
  { pattern: '/', screen: 'home', parameters: common, reads: () => [like('home')] },
  { pattern: '/index', screen: 'home', parameters: common, reads: () => [like('home')] },
  { pattern: '/404', screen: 'notFound', parameters: common, reads: () => [] },
  {
    pattern: '/news',
    screen: 'newsList',
    parameters: { kind: { values: ['industry_news', 'exhibition_news'] }, page: pageNumber, ...common },
    reads: (path, _params, query) => [need('newsList', pick(query, 'kind', 'page')), like('page', { path })]
  },
  { pattern: '/news/:id', screen: 'news', parameters: common, reads: (_path, { id }) => [need('news', { id: id! })] },
  {
    pattern: '/exhibitor/featured',
    screen: 'exhibitors',
    parameters: {
      country: { pattern: /^[A-Z]{2}$/ },
      category: id,
      row: { pattern: /^[A-Z]$/ },
      sort: { values: ['booth', 'company', 'country'] },
      view: { values: ['plan'] },
      page: pageNumber,
      q: text,
      ...common
    },
    reads: (path, _params, query) => [
      query.view === 'plan'
        ? need('booths')
        : need('exhibitorList', pick(query, 'country', 'category', 'row', 'q', 'sort', 'page')),
      like('page', { path })
    ]
  },
  {
    pattern: '/exhibitor/featured/:id',
    screen: 'exhibitor',
    parameters: common,
    reads: (_path, { id }) => [need('exhibitor', { id: id! })]
  },
  {
    pattern: '/visitor/products',
    screen: 'products',
    parameters: {
      category: id,
      company: id,
      sort: { values: ['name', 'company', 'booth'] },
      page: pageNumber,
      q: text,
      ...common
    },
    reads: (path, _params, query) => [
      need('productList', pick(query, 'category', 'company', 'q', 'sort', 'page')),
      like('page', { path })
    ]
  },
  {
    pattern: '/visitor/products/:id',
    screen: 'product',
    parameters: common,
    reads: (_path, { id }) => [need('product', { id: id! })]
  },
  {
    pattern: '/visitor/code',
    screen: 'page',
    parameters: { code: text, ...common },
    reads: (path, _params, query) => [
      need('page', { path }),
      ...(query.code === undefined ? [] : [like('code', { code: query.code })])
    ]
  },
  {
    pattern: '/event/activities',
    screen: 'page',
    parameters: common,
    reads: (path) => [need('page', { path }), like('talkList')]
  },
  {
    pattern: '/event/:forum/:id',
    screen: 'talk',
    parameters: common,
    reads: (_path, { forum, id }) => [need('talk', { forum: forum!, id: id! })]
  },
  {
    pattern: '/event/:forum',
    screen: 'page',
    parameters: common,
    reads: (path, { forum }) => [need('page', { path }), like('talkList', { forum: forum! })]
  },
  ...(['industry_news', 'exhibition_news'] as const).map(
    (kind): Route => ({
      pattern: `/media/${kind}`,
      screen: 'page',
      parameters: { page: pageNumber, ...common },
      reads: (path, _params, query) => [
        need('page', { path }),
        like('newsList', { kind, ...(query.page ? { page: query.page } : {}) })
      ]
    })
  ),
  {
    pattern: '/search',
    screen: 'search',
    parameters: {
      q: text,
      kind: { values: ['page', 'exhibitor', 'product', 'talk', 'news'] },
      page: pageNumber,
      ...common
    },
    reads: (path, _params, query) => [
      like('page', { path }),
      ...(query.q === undefined ? [] : [like('search', pick(query, 'q', 'kind', 'page'))])
    ]
  },
  {
    pattern: '/plan',
    screen: 'plan',
    parameters: common,
    reads: (path) => [like('page', { path }), like('booths'), like('talkList')]
  },
  { pattern: '/unsubscribe', screen: 'unsubscribe', parameters: common, reads: (path) => [like('page', { path })] },
  { pattern: '/privacy', screen: 'page', parameters: common, reads: (path) => [like('page', { path })] },
  { pattern: '/*', screen: 'page', parameters: common, reads: (path) => [need('page', { path })] }
]

const compiled = routes.map((route) => ({ route, ...parse(route.pattern) }))

/** Names of internal blocks are no destinations (rulings, section 2). */
const blockNames = new Set([
  '/contact',
  '/download',
  '/event-activities',
  '/exhibitor-booth',
  '/media-cooperation',
  '/media-e-news',
  '/media-exhibition_news',
  '/media-industry_news',
  '/visitor-match',
  '/global-template',
  '/activeBox',
  '/areaBox',
  '/bannerBox',
  '/brandBox',
  '/mediaBox',
  '/newsBox'
])

/**
 * The screen of a path without language prefix (canonical spelling) and a raw query string.
 * A path that no route can have gives the screen `notFound`.
 */
export function matchRoute(path: string, queryString: string): RouteMatch {
  if (blockNames.has(path)) return notFound(queryString)
  for (const { route, pattern, keys } of compiled) {
    const found = pattern.exec(path)
    if (!found) continue
    const params: Record<string, string> = {}
    keys.forEach((key, index) => {
      params[key] = found[index + 1] ?? ''
    })
    if ('id' in params && !numeric(params.id)) return notFound(queryString)
    const { query, finite } = readQuery(route.parameters, queryString)
    return { screen: route.screen, params, query, reads: route.reads(path, params, query), finite }
  }
  return notFound(queryString)
}

function notFound(queryString: string): RouteMatch {
  return { screen: 'notFound', params: {}, reads: [], ...readQuery(common, queryString) }
}

function readQuery(parameters: Record<string, Parameter>, raw: string) {
  const given = new URLSearchParams(raw.slice(0, 2000))
  const query: Record<string, string> = {}
  let finite = true
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = given.get(name)?.trim()
    if (value === undefined || value === '') continue
    if (
      'values' in parameter
        ? !parameter.values.includes(value)
        : 'pattern' in parameter && !parameter.pattern.test(value)
    )
      continue
    if ('free' in parameter) {
      finite = false
      query[name] = value.slice(0, parameter.free)
    } else query[name] = value
  }
  return { query, finite }
}

function pick(query: Record<string, string>, ...names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])))
}
