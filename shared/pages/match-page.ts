/**
 * From an address to its kind of page, by the table of `pages.ts` (shared/README.md#addresses),
 * and what stands at the addresses to which every page links where the backend has no page there: the registrations,
 * which the two buttons open without a configured address, and the privacy notice, which each form names. For the
 * server.
 */
import { parse } from 'regexparam'
import { id } from '../calls/parameters.ts'
import { allForms } from '../forms/forms.ts'
import { cutEncoded, cutText, toOneLine } from '../locale/cut-text.ts'
import type { Localizations } from '../locale/locale.ts'
import type { PageDescriptor, PageInput, PageRoute, Parameter } from './define-page.ts'
import { isReservedPath } from './links.ts'
import { type PageName, pages, routes } from './pages.ts'

export interface RouteMatch {
  screen: PageName
  /** The status of the page if all its required calls have data. */
  status: 200 | 404
  params: Record<string, string>
  /** The query parameters that are declared for the route and have a valid value, in the table's order. */
  query: Record<string, string>
  inputs: PageInput[]
  /** The record of a content page that is there even where the backend has none. */
  standIn: Localizations<StandIn> | undefined
  /** False if the query has free text; the page is not cached then. */
  cacheable: boolean
}

/** What the server needs to know of a kind of page. */
export function descriptorOf(name: PageName): PageDescriptor {
  return pages[name]
}

/** Parameters of every page. `done` names the form that was accepted; the server redirects to it after a form post. */
const commonParameters: Record<string, Parameter> = { done: { values: allForms.map(({ name }) => name) } }

const compiled = routes.map(({ name, pattern }) => {
  const route = descriptorOf(name).routes[pattern]
  if (!route) throw new Error(`shared/pages: the page ${name} has no route for its pattern ${pattern}`)
  return { name, route, ...parse(pattern) }
})

const isId = (value: string | undefined) => value !== undefined && id.test(value)

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
 * Returns the page `notFound` for a reserved name or path, and a record id that is not a positive
 * number.
 */
export function matchRoute(path: string, queryString: string): RouteMatch {
  if (reservedNames.has(path) || isReservedPath(path)) return notFound(queryString)
  for (const { name, route, pattern, keys } of compiled) {
    const match = pattern.exec(path)
    if (!match) continue
    const params: Record<string, string> = {}
    keys.forEach((key, index) => {
      params[key] = match[index + 1] ?? ''
    })
    if ('id' in params && !isId(params.id)) return notFound(queryString)
    return matchOf(name, route, path, params, queryString)
  }
  return notFound(queryString)
}

/** Whether the page exists only where the backend has content at its path; its list of pages can decide that. */
export function needsContent({ inputs, standIn }: RouteMatch): boolean {
  return !standIn && inputs.some(({ name, required }) => name === 'page' && required)
}

function notFound(queryString: string): RouteMatch {
  return matchOf('notFound', pages.notFound.routes['/404'], '/404', {}, queryString)
}

function matchOf(
  screen: PageName,
  route: PageRoute,
  path: string,
  params: Record<string, string>,
  queryString: string
): RouteMatch {
  const { query, cacheable } = parseQuery({ ...route.parameters, ...commonParameters }, queryString)
  const inputs = route.calls({ path, params, query })
  return {
    screen,
    status: descriptorOf(screen).status ?? 200,
    params,
    query,
    inputs,
    standIn: standIns.get(path),
    cacheable
  }
}

/**
 * Reads the declared parameters from the first 2,000 characters of a query string; drops all others, and what is not
 * UTF-8.
 */
function parseQuery(parameters: Record<string, Parameter>, raw: string): Pick<RouteMatch, 'query' | 'cacheable'> {
  const search = new URLSearchParams(cutEncoded(raw, 2000))
  const query: Record<string, string> = {}
  let cacheable = true
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = toOneLine(search.get(name) ?? '')
      .replaceAll('\ufffd', '')
      .trim()
    if (value === '') continue
    if (
      'values' in parameter
        ? !parameter.values.includes(value)
        : 'pattern' in parameter && !parameter.pattern.test(value)
    )
      continue
    if ('maxLength' in parameter) {
      cacheable = false
      query[name] = cutText(value, parameter.maxLength)
    } else query[name] = value
  }
  return { query, cacheable }
}

/** A page without sections. */
interface StandIn {
  title: string
  summary: string
}

/** By path without language prefix. */
const standIns: ReadonlyMap<string, Localizations<StandIn>> = new Map([
  [
    '/visitor/register',
    {
      cn: { title: '观众预登记', summary: '主办方尚未在本站开放在线预登记，请直接与主办方联系。' },
      en: {
        title: 'Visitor pre-registration',
        summary: 'The organisers have not opened registration on this site yet. Please contact them directly.'
      }
    }
  ],
  [
    '/exhibitor/apply',
    {
      cn: { title: '参展申请', summary: '主办方尚未在本站开放在线参展申请，请直接与主办方联系。' },
      en: {
        title: 'Exhibitor application',
        summary: 'The organisers have not opened exhibitor applications on this site yet. Please contact them directly.'
      }
    }
  ],
  [
    '/privacy',
    {
      cn: {
        title: '隐私说明',
        summary: '主办方尚未在本站发布隐私说明。表单中填写的内容只发送给主办方，用于表单所述用途。'
      },
      en: {
        title: 'Privacy notice',
        summary:
          'The organisers have not published a privacy notice on this site yet. What you enter in a form is sent to the organisers alone, for the purpose that the form names.'
      }
    }
  ]
])
