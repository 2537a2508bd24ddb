/**
 * The pages' door: what an address answers (rulings, sections 2 and 3), as kept bytes where they stand and made
 * anew where they do not.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { shanghaiDay } from '../../shared/dates.ts'
import { decideLocale, type Locale, type PageAddress, type Redirect } from '../../shared/locale.ts'
import { matchRoute } from '../../shared/routes.ts'
import type { FormOutcome } from '../../shared/state.ts'
import type { Answers } from '../answers.ts'
import { MadeBusy, type MadeStore, type Requester } from '../made.ts'
import { type Kept, sendMade } from '../made-bytes.ts'
import type { Settings } from '../settings.ts'
import { createHotTargets } from './hot-targets.ts'
import { listedPath } from './listed-path.ts'
import { type Format, failureMaking, notFoundMaking, PageVerdict, pageMaking } from './page-making.ts'
import type { PageAddressed, PageContext } from './page-state.ts'

/** Searches and the like that may wait at a time: about half a second's work. */
const mostTyped = 200

/** Where the data of a page are, in front of its own address. */
export const dataPrefix = '/_data'

export interface PagesOptions {
  settings: Settings
  answers: Answers
  made: MadeStore
  sample: boolean
  /** Tells the log what failed. */
  onFailure: (what: { path: string; status: number; error?: unknown }) => void
  /** Told, each time a page is made, that the configured statistics script may not be loaded. */
  onScriptDropped: () => void
}

export interface PageRequest {
  target: string
  cookie: string | undefined
  acceptLanguage: string | undefined
  purpose: string | undefined
  requester?: Requester
}

export type PageAnswer = { redirect: Redirect } | { page: Kept; locale: Locale; noStore: boolean }

export interface Pages {
  /** Sends a page from kept bytes, synchronously; false where it must be asked with `answer`. */
  hit: (request: IncomingMessage, response: ServerResponse) => boolean
  /** What a GET or HEAD of a page's address answers. */
  answer: (request: PageRequest) => Promise<PageAnswer>
  /** The state of a page: `/_data` taken off, language by prefix alone. */
  data: (target: string, requester?: Requester) => Promise<Kept>
  /** The page that a form was posted to, in whatever spelling; undefined where there can be none. */
  posted: (target: string) => Promise<PageAddressed | undefined>
  /** A page with the outcome of its form; never kept. */
  withForm: (address: PageAddressed, outcome: FormOutcome, status: number) => Promise<Kept>
  failure: (locale: Locale, path: string, status: number) => Promise<Kept>
}

/** The pages over answers and a store of made things. */
export function createPages(options: PagesOptions): Pages {
  const { settings, answers, made, sample, onFailure, onScriptDropped } = options
  let typed = 0

  const today = () => shanghaiDay(settings.previewDate ?? Date.now() / 1000)
  const hot = createHotTargets(made, today)
  const context = (): PageContext => ({ settings, sample, today: today(), onScriptDropped })

  /** The paths that have content, where the backend's list is kept; undefined where nobody knows. */
  const listed = (locale: Locale): Set<string> | undefined => {
    const call = { name: 'pageList' as const, locale, params: {} }
    const answer = answers.peek(call)
    if (answer === undefined) void answers.read(call)
    return answer?.kind === 'ok' ? pathsOf(answer.data) : undefined
  }

  const make = async (
    asked: PageAddressed,
    format: Format,
    requester?: Requester,
    form: Parameters<typeof pageMaking>[3] = null
  ): Promise<Kept> => {
    // Whatever was asked, what is not found is one page; it may still say what became of a form.
    const address = asked.match.screen === 'notFound' ? { ...asked, path: '/404' } : asked
    const { locale, path, match } = address
    const own = context()
    if (match.screen === 'page' && match.reads[0]?.required && listed(locale)?.has(path) === false) {
      return made.get(notFoundMaking(own, locale, format))
    }
    // A page of what somebody typed serves nobody else: so many wait at a time, and the rest is told at once to come again.
    const alone = !match.finite && form === null
    if (alone && typed >= mostTyped) throw new MadeBusy()
    if (alone) typed += 1
    try {
      return await made.get(pageMaking(own, address, format, form), requester)
    } catch (error) {
      if (error instanceof MadeBusy) throw error
      const status = error instanceof PageVerdict ? error.status : 502
      if (status === 404) return made.get(notFoundMaking(own, locale, format))
      onFailure({ path, status, ...(error instanceof PageVerdict ? {} : { error }) })
      const retryAfterS = error instanceof PageVerdict ? error.retryAfter : undefined
      return made.get(failureMaking(own, locale, path, status, format, retryAfterS))
    } finally {
      if (alone) typed -= 1
    }
  }

  /** A slug whose content exists in its own case stays (rulings, section 2); asked only where upper case stands. */
  const ownCase = async (target: string): Promise<((path: string) => boolean) | undefined> => {
    if (!/[A-Z]/.test(target.split('?', 1)[0]!.replaceAll(/%[\dA-F]{2}/g, ''))) return undefined
    let spelt = ''
    decideLocale({
      target,
      keepsCase: (path) => {
        spelt = path
        return true
      }
    })
    if (spelt === '') return undefined
    // What no route can have is not found as it stands: `/bannerBox` is no second spelling of anything.
    if (matchRoute(spelt, '').screen === 'notFound') return () => true
    const paths = listed('cn')
    if (paths) return (path) => paths.has(path)
    const answer = await answers.read({ name: 'page', locale: 'cn', params: { path: decodeURIComponent(spelt) } })
    return () => answer.kind === 'ok'
  }

  /** What an address means by itself: no cookie and no header counts, the prefix alone, and `?lang=` asks for nothing. */
  const decideAlone = async (target: string) => {
    const keepsCase = await ownCase(target)
    return decideLocale({ target, purpose: 'prefetch', ...(keepsCase ? { keepsCase } : {}) })
  }
  const addressed = ({ locale, path, query }: PageAddress): PageAddressed => ({
    locale,
    path,
    match: matchRoute(path, query)
  })

  const keyOf = (address: PageAddressed, format: Format) => pageMaking(context(), address, format).key

  return {
    hit(request, response) {
      const page = hot.find(request)
      if (!page) return false
      sendMade(request, response, page)
      return true
    },

    async answer(request) {
      const keepsCase = await ownCase(request.target)
      const decision = decideLocale({ ...request, ...(keepsCase ? { keepsCase } : {}) })
      if (decision.kind === 'redirect') return { redirect: decision }
      if (decision.kind === 'none') {
        return {
          page: await made.get(notFoundMaking(context(), decision.locale, 'document')),
          locale: decision.locale,
          noStore: false
        }
      }
      const { locale, path, query, noStore } = decision
      const match = matchRoute(path, query)
      const address = { locale, path, match }
      const page = await make(address, 'document', request.requester)
      if (!noStore) {
        const language = { isNamed: locale === 'en', isRoot: path === '/' }
        hot.remember(request.target, page, () => keyOf(address, 'document'), language)
      }
      return { page, locale, noStore }
    },

    async data(target, requester) {
      const decision = await decideAlone(target)
      if (decision.kind === 'page' && !decision.noStore) {
        const address = addressed(decision)
        const page = await make(address, 'data', requester)
        hot.remember(dataPrefix + target, page, () => keyOf(address, 'data'), { isNamed: true, isRoot: false })
        return page
      }
      return made.get(notFoundMaking(context(), decision.kind === 'none' ? decision.locale : 'cn', 'data'))
    },

    async posted(target) {
      const decision = await decideAlone(target)
      const final = decision.kind === 'redirect' ? await decideAlone(decision.location) : decision
      return final.kind === 'page' ? addressed(final) : undefined
    },

    withForm: (address, outcome, status) => make(address, 'document', undefined, { outcome, status }),

    failure: (locale, path, status) => made.get(failureMaking(context(), locale, path, status, 'document'))
  }
}

const pathSets = new WeakMap<object, Set<string>>()

/** The set of a page list's paths, made once for each kept answer; a list without any decides nothing. */
function pathsOf(data: unknown): Set<string> | undefined {
  const list = Array.isArray(data) ? data : undefined
  if (!list) return undefined
  const known = pathSets.get(list)
  if (known) return known.size === 0 ? undefined : known
  const paths = new Set(list.flatMap((row) => listedPath(row?.path) ?? []))
  pathSets.set(list, paths)
  return paths.size === 0 ? undefined : paths
}
