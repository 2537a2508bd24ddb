/**
 * The route table: the screen of each path, the API calls that the screen needs and the query parameters that it accepts
 * (shared/README.md#addresses). Routes are tried from top to bottom; the first match decides.
 */
import { parse } from 'regexparam'
import type { ContentCallName } from './calls/names.ts'
import { formNames } from './forms.ts'
import type { PageName } from './pages/pages.ts'

/** An API call whose data a page displays. If a required call finds no record, the page is 404. */
export interface PageInput {
  name: ContentCallName
  /** Query parameters of the call. */
  params: Record<string, string>
  required: boolean
}

/**
 * The accepted values of a query parameter: a list, a pattern, or free text of at most `maxLength` characters. A page
 * with free text is rendered but not cached, because every text would be an entry of its own.
 */
type Parameter = { values: readonly string[] } | { pattern: RegExp } | { maxLength: number }

interface Route {
  /** Path pattern in the syntax of regexparam. */
  pattern: string
  screen: PageName
  /** Query parameters by name. */
  parameters: Record<string, Parameter>
  /** The calls of a path without language prefix, its path parameters and its accepted query parameters. */
  inputs: (path: string, params: Record<string, string>, query: Record<string, string>) => PageInput[]
}

export interface RouteMatch {
  screen: PageName
  params: Record<string, string>
  /** The query parameters that are declared for the route and have a valid value, in the table's order. */
  query: Record<string, string>
  inputs: PageInput[]
  /** False if the query has free text; the page is not cached then. */
  cacheable: boolean
}

const pageNumber: Parameter = { pattern: /^([2-9]|[1-9]\d{1,2})$/ }
const id: Parameter = { pattern: /^[1-9]\d{0,8}$/ }
const freeText: Parameter = { maxLength: 80 }
const acceptedForm: Parameter = { values: [...formNames, 'unsubscribe'] }
const required = (name: PageInput['name'], params: Record<string, string> = {}): PageInput => ({
  name,
  params,
  required: true
})
const optional = (name: PageInput['name'], params: Record<string, string> = {}): PageInput => ({
  name,
  params,
  required: false
})
const isId = (value: string | undefined) => value !== undefined && /^[1-9]\d{0,8}$/.test(value)

/** Parameters of every page. `done` names the form that was accepted; the server redirects to it after a form post. */
const commonParameters = { done: acceptedForm }

const routes: Route[] = [
  { pattern: '/', screen: 'home', parameters: commonParameters, inputs: () => [optional('home')] },
  { pattern: '/index', screen: 'home', parameters: commonParameters, inputs: () => [optional('home')] },
  { pattern: '/404', screen: 'notFound', parameters: commonParameters, inputs: () => [] },
  {
    pattern: '/news',
    screen: 'newsList',
    parameters: { kind: { values: ['industry_news', 'exhibition_news'] }, page: pageNumber, ...commonParameters },
    inputs: (path, _params, query) => [required('newsList', pick(query, 'kind', 'page')), optional('page', { path })]
  },
  {
    pattern: '/news/:id',
    screen: 'news',
    parameters: commonParameters,
    inputs: (_path, params) => [required('news', params)]
  },
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
      q: freeText,
      ...commonParameters
    },
    inputs: (path, _params, query) => [
      query.view === 'plan'
        ? required('booths')
        : required('exhibitorList', pick(query, 'country', 'category', 'row', 'q', 'sort', 'page')),
      optional('page', { path })
    ]
  },
  {
    pattern: '/exhibitor/featured/:id',
    screen: 'exhibitor',
    parameters: commonParameters,
    inputs: (_path, params) => [required('exhibitor', params)]
  },
  {
    pattern: '/visitor/products',
    screen: 'products',
    parameters: {
      category: id,
      company: id,
      sort: { values: ['name', 'company', 'booth'] },
      page: pageNumber,
      q: freeText,
      ...commonParameters
    },
    inputs: (path, _params, query) => [
      required('productList', pick(query, 'category', 'company', 'q', 'sort', 'page')),
      optional('page', { path })
    ]
  },
  {
    pattern: '/visitor/products/:id',
    screen: 'product',
    parameters: commonParameters,
    inputs: (_path, params) => [required('product', params)]
  },
  {
    pattern: '/visitor/code',
    screen: 'page',
    parameters: { code: freeText, ...commonParameters },
    inputs: (path, _params, query) => [
      required('page', { path }),
      ...(query.code === undefined ? [] : [optional('code', { code: query.code })])
    ]
  },
  {
    pattern: '/event/activities',
    screen: 'page',
    parameters: commonParameters,
    inputs: (path) => [required('page', { path }), optional('talkList')]
  },
  {
    pattern: '/event/:forum/:id',
    screen: 'talk',
    parameters: commonParameters,
    inputs: (_path, params) => [required('talk', params)]
  },
  {
    pattern: '/event/:forum',
    screen: 'page',
    parameters: commonParameters,
    inputs: (path, params) => [required('page', { path }), optional('talkList', params)]
  },
  ...(['industry_news', 'exhibition_news'] as const).map(
    (kind): Route => ({
      pattern: `/media/${kind}`,
      screen: 'page',
      parameters: { page: pageNumber, ...commonParameters },
      inputs: (path, _params, query) => [
        required('page', { path }),
        optional('newsList', { kind, ...(query.page ? { page: query.page } : {}) })
      ]
    })
  ),
  {
    pattern: '/search',
    screen: 'search',
    parameters: {
      q: freeText,
      kind: { values: ['page', 'exhibitor', 'product', 'talk', 'news'] },
      page: pageNumber,
      ...commonParameters
    },
    inputs: (path, _params, query) => [
      optional('page', { path }),
      ...(query.q === undefined ? [] : [optional('search', pick(query, 'q', 'kind', 'page'))])
    ]
  },
  {
    pattern: '/plan',
    screen: 'plan',
    parameters: commonParameters,
    inputs: (path) => [optional('page', { path }), optional('booths'), optional('talkList')]
  },
  {
    pattern: '/unsubscribe',
    screen: 'unsubscribe',
    parameters: commonParameters,
    inputs: (path) => [optional('page', { path })]
  },
  { pattern: '/privacy', screen: 'page', parameters: commonParameters, inputs: (path) => [optional('page', { path })] },
  { pattern: '/*', screen: 'page', parameters: commonParameters, inputs: (path) => [required('page', { path })] }
]

const compiled = routes.map((route) => ({ route, ...parse(route.pattern) }))

/** Paths that are never pages, although they look like names of templates or home boxes. */
const reservedNames = new Set([
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
 * Matches a path (canonical spelling, without language prefix) and a raw query string without `?` against the table.
 * Returns the screen `notFound` for a reserved name and for a record id that is not a positive number.
 */
export function matchRoute(path: string, queryString: string): RouteMatch {
  if (reservedNames.has(path)) return notFound(queryString)
  for (const { route, pattern, keys } of compiled) {
    const match = pattern.exec(path)
    if (!match) continue
    const params: Record<string, string> = {}
    keys.forEach((key, index) => {
      params[key] = match[index + 1] ?? ''
    })
    if ('id' in params && !isId(params.id)) return notFound(queryString)
    const { query, cacheable } = parseQuery(route.parameters, queryString)
    return { screen: route.screen, params, query, inputs: route.inputs(path, params, query), cacheable }
  }
  return notFound(queryString)
}

function notFound(queryString: string): RouteMatch {
  return { screen: 'notFound', params: {}, inputs: [], ...parseQuery(commonParameters, queryString) }
}

/** Reads the declared parameters from the first 2,000 characters of a query string; drops all others. */
function parseQuery(parameters: Record<string, Parameter>, raw: string): Pick<RouteMatch, 'query' | 'cacheable'> {
  const search = new URLSearchParams(raw.slice(0, 2000))
  const query: Record<string, string> = {}
  let cacheable = true
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = search.get(name)?.trim()
    if (value === undefined || value === '') continue
    if (
      'values' in parameter
        ? !parameter.values.includes(value)
        : 'pattern' in parameter && !parameter.pattern.test(value)
    )
      continue
    if ('maxLength' in parameter) {
      cacheable = false
      query[name] = value.slice(0, parameter.maxLength)
    } else query[name] = value
  }
  return { query, cacheable }
}

function pick(query: Record<string, string>, ...names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])))
}
