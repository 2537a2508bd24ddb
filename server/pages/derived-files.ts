/**
 * Routes of the derived files: sitemap, robots.txt, service worker, feeds, calendars, small pictures of the hall and
 * the API's documentation.
 */
import { STATUS_CODES } from 'node:http'
import { buildId, face, nights, offline, styles, workers } from 'virtual:manifest'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { id as recordId, slug } from '../../shared/calls/parameters.ts'
import { type Locale, localeOfTarget, localePath, locales } from '../../shared/locale/locale.ts'
import { readSelection } from '../../shared/pages/plan-address.ts'
import { queryNames } from '../../shared/pages/record-parameters.ts'
import { type WorkerSite, workerPath } from '../../shared/pages/worker-site.ts'
import { MissingInput } from '../api/inputs/inputs.ts'
import { methodNotAllowed } from '../http/request-methods.ts'
import type { RequestLog } from '../observe/request-log.ts'
import { addUpstreamWait, notesOf, type RouteClass } from '../observe/request-notes.ts'
import type { Settings } from '../settings.ts'
import { apiDocsDerivations } from './api-docs.ts'
import {
  fairCalendarDerivation,
  forumCalendarDerivation,
  planCalendarDerivation,
  talkCalendarDerivation
} from './calendar.ts'
import { DerivationQueueFull } from './derived/derivation-queue.ts'
import type { Derivation, DerivedStore } from './derived/derived-store.ts'
import { sendPrepared } from './derived/prepared-response.ts'
import { boothSketchDerivation, hallLayerDerivation, roomSketchDerivation } from './hall-pictures.tsx'
import { newsFeedDerivation } from './news-feed.ts'
import { sendPage } from './page-routes.ts'
import { sitemapDerivation } from './sitemap.ts'
import { manifestDerivation, manifestPath } from './web-app-manifest.ts'

/** What stands before the extension of a record's files. */
const recordRoute = `:id(${recordId.source})`
/** A forum is the last part of the address of a page below /event. */
const talkRoute = `/event/:forum(${slug.source})/${recordRoute}`

/** Undefined: not found. */
type DerivationOf = (params: Record<string, string>, query: Record<string, unknown>) => Derivation | undefined

/** Seconds of Retry-After where the backend names no time. */
const retryAfterS = 5

export interface DerivedFilesOptions {
  settings: Settings
  /** The day in Shanghai as midnight UTC, in unix seconds. */
  today: () => number
  derived: DerivedStore
  traceOf: RequestLog['traceOf']
}

/** Registers GET and HEAD of each file; other methods get 405. */
export function registerDerivedFiles(
  app: FastifyInstance,
  { settings, today, derived, traceOf }: DerivedFilesOptions
): void {
  const serve = (routeClass: RouteClass, url: string, derivationOf: DerivationOf) => {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      config: { routeClass },
      handler: (request, reply) => {
        // Fastify's parameters of a path are strings, those of a query strings or lists of strings.
        const params = request.params as Record<string, string>
        const derivation = derivationOf(params, request.query as Record<string, unknown>)
        if (!derivation) throw Object.assign(new MissingInput(404, undefined), { statusCode: 404 })
        return sendFile(reply, derived, derivation, traceOf(request.raw))
      }
    })
    methodNotAllowed(app, url, { routeClass })
  }
  const serveInBothLanguages = (
    routeClass: RouteClass,
    url: string,
    derivationOf: (locale: Locale, ...parameters: Parameters<DerivationOf>) => Derivation | undefined
  ) => {
    for (const locale of locales)
      serve(routeClass, localePath(url, locale), (params, query) => derivationOf(locale, params, query))
  }

  serve('sitemap', '/robots.txt', () => robotsDerivation(settings))
  serve('sitemap', '/sitemap.xml', () => sitemapDerivation(settings, today()))
  serve('sitemap', '/sitemap-:part(^[1-9]\\d?$).xml', ({ part }) => sitemapDerivation(settings, today(), Number(part)))
  serve('asset', workerPath, () => serviceWorkerDerivation(settings))
  serveInBothLanguages('asset', manifestPath, (locale) => manifestDerivation(settings, locale))
  serveInBothLanguages('feed', '/rss.xml', (locale) => newsFeedDerivation(settings, locale, today()))
  serveInBothLanguages('calendar', '/calendar.ics', (locale, _params, { forum }) => {
    if (forum === undefined) return fairCalendarDerivation(settings, locale)
    if (typeof forum !== 'string' || !slug.test(forum)) return undefined
    return forumCalendarDerivation(settings, locale, forum)
  })
  serveInBothLanguages('calendar', '/plan.ics', (locale, _params, { s }) => {
    const selection = readSelection(s)
    return selection && planCalendarDerivation(settings, locale, selection)
  })
  serveInBothLanguages('calendar', `${talkRoute}.ics`, (locale, { forum = '', id = '' }) =>
    talkCalendarDerivation(settings, locale, forum, id)
  )
  serve('asset', `/exhibitor/featured/${recordRoute}.svg`, ({ id = '' }) => boothSketchDerivation(settings, id))
  serve('asset', `${talkRoute}.svg`, ({ forum = '', id = '' }) => roomSketchDerivation(settings, forum, id))
  serve('asset', '/hall.svg', () => hallLayerDerivation(settings, today(), 'hero'))
  serve('asset', '/hall-tall.svg', () => hallLayerDerivation(settings, today(), 'hero-tall'))
  for (const [path, derivation] of Object.entries(apiDocsDerivations(settings))) serve('other', path, () => derivation)
}

/**
 * A missing file is a 404 with the not-found page. A failure has Retry-After; it is the error page for a visitor who
 * follows a link to the file, and plain text for programs, which do not ask for HTML.
 */
async function sendFile(
  reply: FastifyReply,
  derived: DerivedStore,
  derivation: Derivation,
  trace: ReturnType<RequestLog['traceOf']>
) {
  const { request } = reply
  try {
    const file = await derived.get(derivation, { trace, onUpstreamWait: (ms) => addUpstreamWait(reply.raw, ms) })
    reply.hijack()
    sendPrepared(request.raw, reply.raw, file)
    return reply
  } catch (error) {
    if (error instanceof MissingInput && error.status === 404) throw Object.assign(error, { statusCode: 404 })
    const acceptsPage = request.headers.accept?.includes('text/html') === true
    const isOverload = error instanceof DerivationQueueFull
    // The handler of errors has a page for overload that needs no derivation.
    if (!(error instanceof MissingInput) && (!isOverload || acceptsPage)) throw error
    if (isOverload) notesOf(reply.raw).shed = 'renders'
    const status = isOverload ? error.statusCode : error.status
    const retryAfter = (!isOverload && error.retryAfter) || retryAfterS
    if (acceptsPage) {
      const page = await reply.server.pages.getErrorPage(localeOfTarget(request.raw.url ?? '/'), status, { trace })
      return sendPage(request, reply, page, ['Retry-After', String(retryAfter)])
    }
    return reply
      .code(status)
      .header('retry-after', retryAfter)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${STATUS_CODES[status]}\n`)
  }
}

/** True where crawlers may index the site (shared/README.md#search-engines): SITE_ORIGIN is set, PREVIEW_DATE is not. */
function isPublic(settings: Pick<Settings, 'isSiteOriginSet' | 'previewDate'>): boolean {
  return settings.isSiteOriginSet && settings.previewDate === undefined
}

/** The derivation of `/robots.txt` (RFC 9309). It forbids data and the language switch; without a public origin, everything. */
function robotsDerivation(settings: Settings): Derivation {
  const lines = isPublic(settings)
    ? [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /_data/',
        'Disallow: /_cache/',
        'Disallow: /*?lang=',
        'Disallow: /*&lang=',
        '',
        `Sitemap: ${settings.siteOrigin}/sitemap.xml`
      ]
    : ['User-agent: *', 'Disallow: /']
  return {
    key: 'file /robots.txt',
    inputs: [],
    cacheable: settings.previewDate === undefined,
    derive: () => ({ status: 200, type: 'text/plain; charset=utf-8', body: `${lines.join('\n')}\n` })
  }
}

/** The derivation of `/sw.js` (shared/README.md#offline). With OFFLINE=off it is a worker that removes itself and what the other one has kept. */
function serviceWorkerDerivation({ offline: isOn, edition }: Pick<Settings, 'offline' | 'edition'>): Derivation {
  const site: WorkerSite = {
    build: buildId,
    edition,
    assets: [...offline, styles[edition], nights[edition].styles, face],
    query: queryNames()
  }
  const body = isOn ? `const offlineSite=${JSON.stringify(site)};\n${workers.on}` : workers.off
  return {
    key: `file ${workerPath}`,
    inputs: [],
    cacheable: true,
    // The derived store sends `no-cache`: browsers compare the worker at each load.
    derive: () => ({ status: 200, type: 'text/javascript; charset=utf-8', body })
  }
}
