/** Derivations of pages: the HTML document, or the state as JSON, computed from the inputs of a route. */

import { shapesByPath } from 'virtual:shapes'
import { callDefinitions } from '../../shared/calls/table.ts'
import { hasPrefix } from '../../shared/locale/locale.ts'
import { href } from '../../shared/pages/addresses.ts'
import type { PageInput } from '../../shared/pages/define-page.ts'
import { queryString } from '../../shared/pages/links.ts'
import { matchRoute, needsContent, type RouteMatch } from '../../shared/pages/match-page.ts'
import { type FormState, hasMissingData, hydrationOf, type PageState, withoutUsual } from '../../shared/pages/state.ts'
import { isPresent, isRecord } from '../../shared/records/read-record.ts'
import { isPublished } from '../../shared/time/dates.ts'
import { type Input, optionalData } from '../api/inputs/inputs.ts'
import type { Derivation } from './derived/derived-store.ts'
import type { DerivedContent } from './derived/prepared-response.ts'
import { htmlDocument, stateJson } from './document.ts'
import { markTexts, otherTag } from './other-language.ts'
import { inputsOf, type MatchedPage, requiredInputsOf, shellCalls } from './page-inputs.ts'
import { listedPaths, pageListCall } from './page-list.ts'
import { type PageContext, pageState } from './page-state.ts'
import { type Rendering, renderApp } from './render.tsx'
import { contentSecurityPolicy } from './security.ts'

/** `document`: HTML. `data`: the state as JSON. */
export type Format = 'document' | 'data'

/** A form that was posted without JavaScript. */
export interface PostedForm {
  result: FormState
  /** HTTP status of the page that displays the result. */
  status: number
}

export interface RenderContext extends PageContext {
  /** True: the page is a preview for one person, which is not stored, not indexed, and says so. */
  isPreview?: boolean
  /** Gives the same HTML as `renderApp`, the default. */
  render?: (state: PageState) => Rendering
  /** Called for each derivation of an error page; `error` is set where the page could not be rendered. */
  onFailure?: (failure: { path: string; status: number; error?: unknown }) => void
}

/** Thrown by a page's derivation where the backend has no such page; all of these share one document. */
export class PageNotFound extends Error {
  constructor() {
    super('the backend has no such page')
    this.name = 'PageNotFound'
  }
}

/**
 * The derivation of a page. It gives the error page where the inputs give another status than 200, or where the page
 * cannot be rendered from them. Its `derive` throws PageNotFound where they give 404, and for news that are dated after
 * the day. With `form` it displays the form's result and is not stored; where the page fails or lacks a form that was
 * refused, the error page has the form, so that nothing typed is lost.
 */
export function pageDerivation(
  context: RenderContext,
  page: MatchedPage,
  format: Format,
  form: PostedForm | null = null
): Derivation {
  const { locale, path, match } = page
  const failed = { locale, path, match: failure }
  const refused = form?.result.accepted ? null : form
  const fail = (inputValues: readonly Input[], status: number, requestId?: string, error?: unknown) => {
    context.onFailure?.({ path, status, ...(error === undefined ? {} : { error }) })
    return failureContent(context, failed, inputValues, { status, format, requestId, form: refused })
  }
  const inputs = inputsOf(page)
  // The list may stop naming a page, or be back after an outage in which the page was stored without it.
  const list = needsContent(match) ? [pageListCall(locale)] : []
  return {
    key: `${format} ${locale} ${path}${queryString(match.query)} ${context.today}`,
    inputs: [...inputs, ...list],
    required: [...requiredInputsOf(page), ...list.map(() => false)],
    cacheable: match.cacheable && form === null && context.settings.previewDate === undefined && !context.isPreview,
    derive: (values, requestId) => {
      const inputValues = values.slice(0, inputs.length)
      if (listedPaths(optionalData(values[inputs.length]))?.has(path) === false) throw new PageNotFound()
      const ownStatus = match.status === 404 ? 404 : pageStatusOf(match.inputs, inputValues)
      const status = ownStatus === 404 && match.standIn ? 200 : ownStatus
      if (status === 404 && match.status !== 404) throw new PageNotFound()
      if (status !== 200 && match.status !== 404) return fail(inputValues, status, requestId)
      try {
        const state = pageState(context, page, inputValues, status, form?.result ?? null)
        if (!isPublished(state.data.news?.date, context.today)) throw new PageNotFound()
        const content = pageContent(context, state, format, form?.status ?? status)
        if (!refused || hasForm(content, refused.result)) return content
        return failureContent(context, failed, inputValues, { status: refused.status, format, form: refused })
      } catch (error) {
        if (error instanceof PageNotFound) throw error
        return fail(inputValues, 502, requestId, error)
      }
    }
  }
}

/** The derivation of the not-found page: one per language and format, whatever path was requested. */
export function notFoundDerivation(context: RenderContext, locale: MatchedPage['locale'], format: Format): Derivation {
  return pageDerivation(context, { locale, path: href.notFound(), match: matchRoute(href.notFound(), '') }, format)
}

const failure: RouteMatch = {
  screen: 'failure',
  status: 200,
  params: {},
  query: {},
  inputs: [],
  standIn: undefined,
  cacheable: false
}

/** The derivation of the error page for a status. It is never stored and does without inputs that are not cached. */
export function failureDerivation(context: RenderContext, locale: MatchedPage['locale'], status: number): Derivation {
  const page = { locale, path: '/', match: failure }
  return {
    key: 'failure',
    inputs: inputsOf(page),
    cacheable: false,
    cachedInputsOnly: true,
    derive: (inputValues, requestId) =>
      failureContent(context, page, inputValues, { status, format: 'document', requestId })
  }
}

/** Whether a page displays a form: a page may lack any, and that of an exhibitor has none after the fair. */
function hasForm({ body }: DerivedContent, { form }: FormState): boolean {
  return body.includes(`name="form" value="${form}"`)
}

/** Seconds of Retry-After where the backend names no time. */
const defaultRetryAfterS = 5

interface Failure {
  /** Why there is no page. */
  status: number
  format: Format
  requestId?: string | undefined
  /** What was posted to the page; it decides the status of the response. */
  form?: PostedForm | null
}

/**
 * An error page with the request's id, and with Retry-After for 502 and above. Where the shell cannot be rendered from the inputs either, it has
 * none of their data.
 */
function failureContent(
  context: RenderContext,
  page: MatchedPage,
  inputValues: readonly Input[],
  { status, format, requestId, form = null }: Failure
): DerivedContent {
  const sentStatus = form?.status ?? status
  const contentOf = (values: readonly Input[]) => {
    const state = pageState(context, page, values, status, form?.result ?? null)
    return pageContent(context, requestId === undefined ? state : { ...state, requestId }, format, sentStatus)
  }
  let content: DerivedContent
  try {
    content = contentOf(inputValues)
  } catch {
    content = contentOf([])
  }
  const retryAfterS = retryAfterOf(inputValues) ?? defaultRetryAfterS
  return {
    ...content,
    noStore: true,
    ...(sentStatus >= 502 ? { headers: ['Retry-After', String(retryAfterS)] } : {})
  }
}

function pageContent(context: RenderContext, state: PageState, format: Format, status: number): DerivedContent {
  if (format === 'data') return { status, type: 'application/json; charset=utf-8', body: stateJson(state) }
  const { isSiteOriginSet, previewDate, offline } = context.settings
  const { isPreview = false } = context
  const indexed = isSiteOriginSet && previewDate === undefined && status === 200 && !isPreview
  const rendered = (context.render ?? renderApp)(state)
  const { needs } = rendered
  const rendering = { html: markTexts(rendered.html, state.otherTexts, otherTag(state.locale)), needs }
  const hydrationNeeds = [...needs].filter((need) => need !== 'bodyStyleSheet')
  const embedded = hydrationNeeds.length > 0 ? { ...state, needs: hydrationNeeds } : state
  const { html, inlined } = htmlDocument({
    state,
    json: embeddedJson(embedded),
    rendering,
    mayWait: mayWait(embedded),
    indexed,
    isInstallable: offline && !isPreview,
    isPreview
  })
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: html,
    policy: contentSecurityPolicy(context.settings, inlined),
    isFirstFlight: needs.has('bodyStyleSheet'),
    vary: hasPrefix(state.locale) ? [] : state.path === '/' ? ['Cookie', 'Accept-Language'] : ['Cookie']
  }
}

/** Characters of JSON; the lists of a large fair are longer. */
const maxEmbedded = 65_536

/**
 * The state that a document embeds, as JSON. A page whose hydration waits for the first interaction leaves out the data
 * that its HTML displays, as does every page whose state is too long; the client fetches them from `/_data/` when it
 * hydrates.
 */
function embeddedJson(state: PageState): string {
  const hasData = Object.keys(state.data).length > 0 || state.industryTree !== null
  const isNeeded = !hasData || state.form !== null || state.late !== undefined
  if (isNeeded || hydrationOf(state) !== 'interaction') {
    const json = stateJson(withoutUsual(state))
    if (isNeeded || json.length <= maxEmbedded) return json
  }
  return stateJson(withoutUsual({ ...state, isComplete: false, data: {}, industryTree: null, place: {} }))
}

/** Whether the page is complete as HTML until it is used, so that its script may wait where the connection is poor. */
function mayWait(state: PageState): boolean {
  return hydrationOf(state) !== 'idle' && state.form === null && state.analytics === '' && !hasMissingData(state)
}

function retryAfterOf(inputValues: readonly Input[]): number | undefined {
  for (const value of inputValues) if (value.kind === 'failed' && value.retryAfter) return value.retryAfter
  return undefined
}

/**
 * The HTTP status that the inputs give a page (shared/README.md#page-status): 200, 404, or the status of a failed
 * input. `routeInputs` are those of the route; `inputValues` has the order of `inputsOf`, the shell's values first.
 */
function pageStatusOf(routeInputs: readonly PageInput[], inputValues: readonly Input[]): number {
  const own = inputValues.slice(shellCalls.length)
  const required = own.filter((_value, index) => routeInputs[index]?.required)
  for (const value of required) if (value.kind === 'failed') return value.status
  // With optional inputs only: an error if one failed and no call at all has data, because the page would be empty.
  const failed = own.find((value) => value.kind === 'failed')
  if (failed && !inputValues.some((value) => value.kind === 'ok') && required.length === 0) return failed.status
  const isEmptyRecord = (value: Input, index: number) => {
    const input = routeInputs[index]
    const call = input?.required ? callDefinitions.get(input.name) : undefined
    return call?.isRecord && value.kind === 'ok' && !hasFields(value.data, call.path)
  }
  return required.some((value) => value.kind === 'missing') || own.some(isEmptyRecord) ? 404 : 200
}

/**
 * Whether data have a field of the record of a call, beside its id. Many backend frameworks write `[]` or `{}` where there
 * is no record, others what went wrong, or a list of records.
 */
function hasFields(data: unknown, path: string): boolean {
  const shape = shapesByPath[path]
  const isKnown = (key: string) => isRecord(data) && isPresent(data[key])
  return shape?.kind === 'record' && shape.fields.some(({ name, keys }) => name !== 'id' && keys.cn.some(isKnown))
}
