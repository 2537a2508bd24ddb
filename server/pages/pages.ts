/**
 * Answers the addresses of pages: from a URL to a stored or newly derived response (shared/README.md#addresses,
 * shared/README.md#page-status). `page-routes.ts` connects it to Fastify.
 */

import type { OwnForms } from '../../shared/forms/own-forms.ts'
import {
  apiLocaleOf,
  decideLocale,
  defaultLocale,
  hasPrefix,
  type Locale,
  type PageAddress,
  type Redirect,
  type SpellingOf
} from '../../shared/locale/locale.ts'
import { href } from '../../shared/pages/addresses.ts'
import { pathOf } from '../../shared/pages/links.ts'
import { matchRoute, needsContent } from '../../shared/pages/match-page.ts'
import type { FormState, PageState } from '../../shared/pages/state.ts'
import { shanghaiDay } from '../../shared/time/dates.ts'
import { type Call, type Input, type Inputs, optionalData } from '../api/inputs/inputs.ts'
import type { Settings } from '../settings.ts'
import { DerivationQueueFull } from './derived/derivation-queue.ts'
import type { DerivedStore, Requester } from './derived/derived-store.ts'
import type { PreparedResponse } from './derived/prepared-response.ts'
import {
  type Format,
  failureDerivation,
  notFoundDerivation,
  PageNotFound,
  type PostedForm,
  pageDerivation,
  type RenderContext
} from './page-derivation.ts'
import { configCall, type MatchedPage } from './page-inputs.ts'
import { listedPaths, listedSpelling, pageListCall } from './page-list.ts'
import type { Rendering } from './render.tsx'
import { ownForms } from './site-configuration.ts'

/** Pages with free text (searches) that may wait at the same time: they render in about half a second. */
const maxPendingFreeTextPages = 200

/** The path of the one document for all addresses without a page. */
const notFoundPath = href.notFound()

/** URL prefix of a page's data: `/_data/news` is the state of `/news` as JSON. */
export const dataPrefix = '/_data'

export interface PagesOptions {
  settings: Settings
  /** API responses by call. */
  inputs: Inputs
  /** Stores the prepared responses. */
  derived: DerivedStore
  /** The fair's day: the pages of another day are other resources. */
  today: () => number
  /** True: what is derived is a preview for one person. */
  isPreview?: boolean
  /** Renders a page's state to HTML. */
  render: (state: PageState) => Rendering
  /** Called with each target and the page that answers it; `keyOf` gives the key under which it may be stored. */
  onDerived: (target: string, page: PreparedResponse, keyOf: () => string, language: TargetLanguage) => void
  /** Called for each derivation of an error page. */
  onFailure: (failure: Parameters<NonNullable<RenderContext['onFailure']>>[0] & { reqId: string | undefined }) => void
  /** Called at each derivation while ANALYTICS_HOSTS forbids the configured statistics script. */
  onScriptDropped: () => void
  /** Called at each derivation with what is not used of the configured look. */
  onLookDropped: (problems: readonly string[]) => void
}

/** What beside the target decides the language of an answer. */
export interface TargetLanguage {
  /** True if the target alone decides the language, whatever the visitor prefers. */
  isInTarget: boolean
  /** True for the one path whose language also depends on Accept-Language. */
  variesByAcceptLanguage: boolean
}

export interface PageRequest {
  /** Request target as received: path and query. */
  target: string
  /** Value of the language cookie. */
  cookie: string | undefined
  acceptLanguage: string | undefined
  /** Value of `Sec-Purpose` or `Purpose`: a prefetch does not switch the language. */
  purpose: string | undefined
  requester?: Requester
  /** The accepted form of this name, where the request knows it: the page then shows what came of it. */
  acceptedForm?: ((form: string) => FormState | undefined) | undefined
}

/** `noStore`: the response must be sent with `Cache-Control: no-store`. */
export type PageResult = { redirect: Redirect } | { page: PreparedResponse; noStore: boolean }

/**
 * Pages by address: connects routes, inputs and the store of derived resources. All methods that give a page reject with
 * DerivationQueueFull on overload, which the error handler answers with 503.
 */
export class Pages {
  readonly #options: PagesOptions
  #pendingFreeTextPages = 0

  constructor(options: PagesOptions) {
    this.#options = options
  }

  /**
   * The HTML document, or the redirect, for a GET or HEAD of any address that no other route takes. It may be the
   * not-found page or an error page.
   */
  async getDocument(request: PageRequest): Promise<PageResult> {
    const spellingOf = await spellingFor(this.#options.inputs, request.target)
    const decision = decideLocale({ ...request, ...(spellingOf ? { spellingOf } : {}) })
    if (decision.kind === 'redirect') return { redirect: decision }
    if (decision.kind === 'none') return { page: await this.#getNotFound(decision.locale, 'document'), noStore: false }
    const { locale, path } = decision
    const requested = matchedPage(decision)
    const { done } = requested.match.query
    const accepted = done === undefined ? undefined : request.acceptedForm?.(done)
    const result = accepted ? { result: accepted, status: 200 } : null
    const page = await this.#getPage(requested, 'document', request.requester, result)
    // A confirmation is for one visitor, and may be another one for the next.
    const noStore = decision.noStore || done !== undefined
    if (!noStore) {
      const language = { isInTarget: hasPrefix(locale), variesByAcceptLanguage: path === '/' }
      this.#options.onDerived(request.target, page, () => this.#keyOf(requested, 'document'), language)
    }
    return { page, noStore }
  }

  /** The state of a page as JSON. `target` comes without `/_data`; the URL alone decides the language. */
  async getData(target: string, requester?: Requester): Promise<PreparedResponse> {
    const decision = await this.#decideByUrl(target)
    if (decision.kind === 'page' && !decision.noStore) {
      const requested = matchedPage(decision)
      const page = await this.#getPage(requested, 'data', requester)
      const language = { isInTarget: true, variesByAcceptLanguage: false }
      this.#options.onDerived(dataPrefix + target, page, () => this.#keyOf(requested, 'data'), language)
      return page
    }
    return this.#getNotFound(decision.kind === 'none' ? decision.locale : defaultLocale, 'data')
  }

  /**
   * The page whose address a form was posted to, after at most one redirect; undefined for an invalid address. It has no
   * `done`, which names the form that was accepted before.
   */
  async matchPage(target: string): Promise<MatchedPage | undefined> {
    const decision = await this.#decideByUrl(target)
    const canonical = decision.kind === 'redirect' ? await this.#decideByUrl(decision.location) : decision
    if (canonical.kind !== 'page') return undefined
    const page = matchedPage(canonical)
    const { done: _done, ...query } = page.match.query
    return { ...page, match: { ...page.match, query } }
  }

  /** The not-found page, where there is no such page. A form of the not-found page itself is posted to `/404`. */
  async getNotFoundPage(page: MatchedPage): Promise<PreparedResponse | undefined> {
    // A page with free text needs no record, and is derived anew each time.
    if (page.path === notFoundPath || !page.match.cacheable) return undefined
    const document = await this.#getPage(page, 'document')
    return document.status === 404 ? document : undefined
  }

  /** Whether a time, in unix seconds, was before today: no page offers it any more. */
  isBeforeToday(time: number): boolean {
    return shanghaiDay(time) < this.#options.today()
  }

  /** Own words and options of the forms. */
  async getForms(locale: Locale): Promise<OwnForms> {
    const { inputs, settings } = this.#options
    const input = await readOptional(inputs, configCall(locale))
    return ownForms(optionalData(input), apiLocaleOf(locale), settings.edition)
  }

  /** The HTML document of a page with the result of a form that was posted without JavaScript; never stored. */
  getFormPage(page: MatchedPage, result: FormState, status: number): Promise<PreparedResponse> {
    return this.#getPage(page, 'document', undefined, { result, status })
  }

  /** The error page with this status; never stored, but for the not-found page, which has status 404. */
  getErrorPage(locale: Locale, status: number, requester?: Requester): Promise<PreparedResponse> {
    if (status === 404) return this.#getNotFound(locale, 'document')
    return this.#options.derived.get(failureDerivation(this.#context(), locale, status), requester)
  }

  #context(requester?: Requester): RenderContext {
    const { settings, today, isPreview = false, onScriptDropped, onLookDropped, render, onFailure } = this.#options
    return {
      settings,
      today: today(),
      isPreview,
      onScriptDropped,
      onLookDropped,
      render,
      onFailure: (failure) => onFailure({ ...failure, reqId: requester?.trace?.requestId })
    }
  }

  #keyOf(page: MatchedPage, format: Format): string {
    return pageDerivation(this.#context(), page, format).key
  }

  #getNotFound(locale: Locale, format: Format, requester?: Requester): Promise<PreparedResponse> {
    return this.#options.derived.get(notFoundDerivation(this.#context(requester), locale, format))
  }

  /** The stored or newly derived page, the not-found page or an error page. */
  async #getPage(
    requested: MatchedPage,
    format: Format,
    requester?: Requester,
    form: PostedForm | null = null
  ): Promise<PreparedResponse> {
    const { inputs, derived } = this.#options
    // All addresses without a route share one stored document; `?done=` may still name the form that was accepted.
    const page = requested.match.status === 404 ? { ...requested, path: notFoundPath } : requested
    const { locale, path, match } = page
    // With a stored list unknown addresses cost no call. Without one the derivation asks for it beside the page's own
    // call, so that a slow list delays the page no longer than any other call that it can do without.
    const list = needsContent(match) ? inputs.peek(pageListCall(locale)) : undefined
    if (list?.kind === 'ok' && listedPaths(list.data)?.has(path) === false)
      return this.#getNotFound(locale, format, requester)
    // Pages with free text cannot be shared. Their number is limited so that they do not fill the derivation queue.
    const isFreeText = !match.cacheable && form === null
    if (isFreeText && this.#pendingFreeTextPages >= maxPendingFreeTextPages) throw new DerivationQueueFull()
    if (isFreeText) this.#pendingFreeTextPages += 1
    try {
      return await derived.get(pageDerivation(this.#context(requester), page, format, form), requester)
    } catch (error) {
      if (!(error instanceof PageNotFound)) throw error
      return this.#getNotFound(locale, format, requester)
    } finally {
      if (isFreeText) this.#pendingFreeTextPages -= 1
    }
  }

  /** Decides by the URL alone: without cookie and Accept-Language; as for a prefetch, `?lang=` switches nothing. */
  async #decideByUrl(target: string) {
    const spellingOf = await spellingFor(this.#options.inputs, target)
    return decideLocale({ target, purpose: 'prefetch', ...(spellingOf ? { spellingOf } : {}) })
  }
}

const matchedPage = ({ locale, path, query }: PageAddress): MatchedPage => ({
  locale,
  path,
  match: matchRoute(path, query)
})

/** An input that is awaited like a call that a page can do without. */
const readOptional = (inputs: Inputs, call: Call): Input | Promise<Input> =>
  inputs.peek(call) ?? inputs.read(call, { isRequired: false })

/**
 * The `spellingOf` of `decideLocale` for one target: a path with upper case is redirected to lower case unless the
 * backend has content under exactly this path, or lists it in another case (shared/README.md#addresses). Undefined
 * for a target without upper case; only the others may cost a request to the backend.
 */
async function spellingFor(inputs: Inputs, target: string): Promise<SpellingOf | undefined> {
  const rawPath = pathOf(target)
  if (!/[A-Z]/.test(rawPath.replaceAll(/%[\dA-F]{2}/g, ''))) return undefined
  // `decideLocale` passes the path without language prefix and with canonical percent-encoding.
  let exactPath = ''
  decideLocale({
    target,
    spellingOf: (path) => {
      exactPath = path
      return path
    }
  })
  if (exactPath === '') return undefined
  // A path without a route, such as `/bannerBox`, is a 404 in any spelling: no redirect.
  const match = matchRoute(exactPath, '')
  if (match.status === 404) return (path) => path
  // Patterns match any case; those of directories and records have the canonical spelling alone.
  if (!needsContent(match)) return undefined
  // What exists must not depend on what was asked before, so the list is awaited.
  const list = await readOptional(inputs, pageListCall(defaultLocale))
  const paths = list.kind === 'ok' ? listedPaths(list.data) : undefined
  if (paths) return (path) => listedSpelling(paths, path)
  const record = await inputs.read({
    name: 'page',
    locale: apiLocaleOf(defaultLocale),
    params: { path: decodeURIComponent(exactPath) }
  })
  return record.kind === 'ok' ? (path) => path : undefined
}
