/** How a page, or its data, is made of the answers it reads. */
import { queryString } from '../../shared/query-string.ts'
import { quietScreens, wakes } from '../../shared/quiet-screens.ts'
import { matchRoute, type RouteMatch } from '../../shared/routes.ts'
import type { FormOutcome, PageState } from '../../shared/state.ts'
import type { Answer } from '../answers.ts'
import type { Making } from '../made.ts'
import type { Product } from '../made-bytes.ts'
import { htmlDocument, stateJson } from './document.ts'
import { callsOf, type PageAddressed, type PageContext, pageState, verdictOf } from './page-state.ts'
import { perAnswer } from './per-answer.ts'
import { renderPage } from './shared-parts.ts'

export type Format = 'document' | 'data'

/** Thrown while a page is made, when it turns out to be another one: not found, or failed with a status. */
export class PageVerdict extends Error {
  constructor(
    readonly status: number,
    readonly retryAfter: number | undefined
  ) {
    super(`page answers ${status}`)
    this.name = 'PageVerdict'
  }
}

/** The making of a page. Its `make` throws PageVerdict where the answers say that this page is another one. */
export function pageMaking(
  context: PageContext,
  address: PageAddressed,
  format: Format,
  form: { outcome: FormOutcome; status: number } | null = null
): Making {
  const { locale, path, match } = address
  return {
    key: `${format} ${locale} ${path}${queryString(match.query)} ${context.today}`,
    calls: callsOf(address),
    keep: match.finite && form === null && context.settings.previewDate === undefined,
    make: (answers) => {
      const status = match.screen === 'notFound' ? 404 : verdictOf(match.reads, answers)
      if (status !== 200 && match.screen !== 'notFound') throw new PageVerdict(status, retryAfterOf(answers))
      const state = pageState(context, address, answers, status, form?.outcome ?? null)
      return product(context, state, format, form?.status ?? status)
    }
  }
}

/** The page for what is not there; one a language, whatever was asked. */
export function notFoundMaking(context: PageContext, locale: PageAddressed['locale'], format: Format): Making {
  return pageMaking(context, { locale, path: '/404', match: matchRoute('/404', '') }, format)
}

const failure: RouteMatch = { screen: 'failure', params: {}, query: {}, reads: [], finite: false }

/** The page that says what happened; never kept, and made of what is there. `retryAfterS` is when to come again. */
export function failureMaking(
  context: PageContext,
  locale: PageAddressed['locale'],
  path: string,
  status: number,
  format: Format,
  retryAfterS = 5
): Making {
  const address = { locale, path, match: failure }
  return {
    key: 'failure',
    calls: callsOf(address),
    keep: false,
    atOnce: true,
    make: (answers) => {
      const made = product(context, pageState(context, address, answers, status), format, status)
      return status >= 502 ? { ...made, headers: ['Retry-After', String(retryAfterS)] } : made
    }
  }
}

function product(context: PageContext, state: PageState, format: Format, status: number): Product {
  if (format === 'data') return { status, type: 'application/json; charset=utf-8', body: stateJson(state) }
  const { siteOriginGiven, previewDate } = context.settings
  const indexed = siteOriginGiven && previewDate === undefined && status === 200
  const html = renderPage(state)
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: htmlDocument({ state, json: stateJson(leaves(state, html)), html, indexed }),
    vary: state.locale === 'en' ? [] : state.path === '/' ? ['Cookie', 'Accept-Language'] : ['Cookie']
  }
}

/** What a document says of its state: where its script is not wanted at once, nothing that its HTML says already. */
function leaves(state: PageState, html: string): PageState {
  const isQuiet = quietScreens.has(state.screen) && state.form === null && !html.includes(wakes)
  const hasMore = Object.keys(state.data).length > 0 || state.industryTree !== null
  if (!isQuiet || !hasMore) return state
  const facts = state.config === null ? state.facts : frameFacts(state.facts)
  return { ...state, whole: false, facts, data: {}, industryTree: null }
}

/** The facts without what only the footer and the contact page say. */
const frameFacts = perAnswer((facts) => ({ ...(facts as PageState['facts']), organisers: [] }))

function retryAfterOf(answers: readonly Answer[]): number | undefined {
  for (const answer of answers) if (answer.kind === 'failed' && answer.retryAfter) return answer.retryAfter
  return undefined
}
