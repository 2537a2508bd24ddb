/**
 * The page for editors, `/_editor` (shared/README.md#editors): state of the content, its faults, records, previews,
 * changes.
 */

import path from 'node:path'
import fastifyFormbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import type { Logger } from 'pino'
import type { ReactNode } from 'react'
import { defaultLocale, isLocale, type Locale, localePath, locales } from '../../shared/locale/locale.ts'
import { type ContentState, maxEditMs } from '../../shared/records/content-state.ts'
import { field } from '../http/fields.ts'
import { isSecure, type Trust } from '../http/trusted-proxies.ts'
import { loggedAddress } from '../limits/client-address.ts'
import { createFailedAttempts } from '../limits/form-rate.ts'
import type { Log, ThrottledLog } from '../observe/log.ts'
import { sendPage, sendRedirect } from '../pages/page-routes.ts'
import { createAskContentState, createSendEdit, errorOf, type SendEdit } from './ask-content-state.ts'
import { editorAccess, editorPath, sessionField } from './editor-access.ts'
import { editorBase, editorView } from './editor-document.tsx'
import {
  createEditorGuard,
  type EditorGuard,
  type EditorGuardOptions,
  maxBodyBytes,
  NoStatePage,
  RefusedPage
} from './editor-guard.tsx'
import { formRoutes, queryOf } from './form-routes.ts'
import { type DeadMenuLink, OverviewPage } from './overview-page.tsx'
import { PreviewPage, previewPath } from './preview-page.tsx'
import { RecordListPage } from './record-list-page.tsx'
import { tableRoutes } from './table-routes.tsx'

export interface EditorPluginOptions {
  log: Logger
  /** Base URL of the API. */
  upstream: string
  /** Base URL of the embedded backend where it answers some of the calls beside `upstream` (CONTENT). */
  embeddedBeside?: string | undefined
  /** The folder of the built files of browsers. */
  assets: string
}

/** Registers the page where a token or development allows one, with connections to the backend of its own. */
export const editors = fp(async (app, { log, upstream: base, embeddedBeside, assets }: EditorPluginOptions) => {
  const { settings, pages, trust, throttledLog } = app
  const access = editorAccess(settings)
  if (!access) return
  const upstream = app.backends.connectTo(embeddedBeside ?? base)
  // The backend itself ends an edit that takes longer.
  const editing = app.backends.connectTo(embeddedBeside ?? base, maxEditMs + 10_000)
  app.addHook('onClose', () => Promise.all([upstream.close(), editing.close()]))
  await app.register(async (scope) => {
    scope.addHook('onRequest', app.shedLoad)
    await editorRoutes(scope, {
      settings,
      access,
      ask: createAskContentState(upstream.send, access.stateKey),
      sendEdit: createSendEdit(editing.send, access.stateKey),
      decap: path.join(assets, '..', 'server', 'decap-cms.js.gz'),
      isEmbedded: settings.content === 'embedded',
      pages,
      guard: app.formGuard,
      trust,
      deadMenuLinks: () => app.menuCheck?.missing() ?? [],
      log,
      throttledLog
    })
  })
})

export interface EditorOptions extends EditorGuardOptions {
  sendEdit: SendEdit
  /** Path of Decap CMS, compressed by gzip. */
  decap: string
  trust: Trust
  deadMenuLinks: () => readonly DeadMenuLink[]
  log: Log
  throttledLog: ThrottledLog
}

type Routes = EditorOptions & EditorGuard

/** Registers the pages for editors in every language. */
async function editorRoutes(app: FastifyInstance, options: EditorOptions): Promise<void> {
  app.removeAllContentTypeParsers()
  const routes: Routes = { ...options, ...createEditorGuard(app, options) }
  formRoutes(app, routes)
  tableRoutes(app, routes)
  await app.register(fastifyFormbody, { bodyLimit: maxBodyBytes })
  for (const locale of locales) pageRoutes(locale, routes)
  sessionRoutes(routes)
  frameRoute(routes)
}

/** The pages in a language, and what undoes or publishes an edit. */
function pageRoutes(locale: Locale, { ask, sendEdit, deadMenuLinks, send, hide, get, post }: Routes): void {
  const base = editorBase(locale)
  const view = editorView(locale)
  const { words } = view
  const withState = async (
    reply: FastifyReply,
    query: URLSearchParams | undefined,
    show: (state: ContentState) => { title: string; content: ReactNode }
  ) => {
    const answer = await ask(query)
    if (answer.kind !== 'state') return send(reply.code(502), locale, words.title, <NoStatePage view={view} />)
    const { title, content } = show(answer.state)
    return send(reply, locale, title, content)
  }
  get(locale, base, (_request, reply) =>
    withState(reply, undefined, (state) => ({
      title: words.title,
      content: <OverviewPage view={view} state={state} deadMenuLinks={deadMenuLinks()} />
    }))
  )
  get(locale, `${base}/records`, (request, reply) => {
    const query = queryOf(request)
    return withState(reply, query, (state) =>
      state.list
        ? {
            title: words.kinds[state.list.kind],
            content: <RecordListPage view={view} list={state.list} q={query.get('q') ?? ''} />
          }
        : { title: words.title, content: <OverviewPage view={view} state={state} deadMenuLinks={[]} /> }
    )
  })
  get(locale, `${base}/preview`, (request, reply) => {
    const entered = queryOf(request).get('path') ?? ''
    const content = <PreviewPage view={view} path={previewPath(entered)} entered={entered} />
    return send(reply, locale, words.preview, content)
  })
  for (const [form, kind] of [
    ['undo', 'undo'],
    ['tables/publish', 'publish']
  ] as const)
    post(locale, `${base}/${form}`, async (request, reply) => {
      const edit = Buffer.from(JSON.stringify({ id: fieldOf(request.body, 'id') }))
      const answer = await sendEdit({ kind, by: request.editor, locale }, edit)
      if (answer?.status === 200) return hide(reply).redirect(base, 303)
      const content = <RefusedPage view={view} message={errorOf(answer?.body) ?? words.notSaved} />
      return send(reply.code(answer?.status ?? 502), locale, words.title, content)
    })
}

/** Logging in and out. */
function sessionRoutes(routes: Routes): void {
  const { access, guard, trust, log, throttledLog, hide, sendLogin, sessionOf, getOpen, postOpen } = routes
  const message = 'a login was refused'
  const countFailure = createFailedAttempts({ audit: 'editor', message, trust, log: throttledLog })
  for (const locale of locales) {
    const base = editorBase(locale)
    postOpen(locale, `${base}/login`, (request, reply) => {
      if (guard.isCrossSite(request)) return sendLogin(reply.code(403), locale)
      const session = access.logIn(fieldOf(request.body, 'token'))
      if (session === undefined) {
        const waitS = countFailure(request.raw)
        if (waitS === undefined) return sendLogin(reply.code(403), locale, 'wrongToken')
        return sendLogin(reply.code(429).header('retry-after', String(waitS)), locale, 'tooMany')
      }
      const facts = { audit: 'editor', editor: access.editorOf(session), from: loggedAddress(request.raw, trust) }
      log.warn({ ...facts, allowed: true }, 'an editor logged in')
      const cookie = sessionField(session, isSecure(request.raw, trust))
      return hide(reply).header('set-cookie', cookie).redirect(base, 303)
    })
    postOpen(locale, `${base}/logout`, (request, reply) => {
      if (guard.isCrossSite(request)) return sendLogin(reply.code(403), locale)
      access.endSession(sessionOf(request))
      const cookie = sessionField('', isSecure(request.raw, trust))
      return hide(reply).header('set-cookie', cookie).redirect(base, 303)
    })
    // The address stays in the browser after a wrong token, and may be reloaded or kept as a bookmark.
    for (const form of ['login', 'logout', 'undo', 'tables/publish'])
      getOpen(locale, `${base}/${form}`, (_request, reply) => hide(reply).redirect(base, 303))
  }
}

/** What a frame of the preview shows: the page as a visitor without cookies gets it, but without scripts and forms. */
function frameRoute({ access, pages, sendNotFound, sessionOf, getOpen }: Routes): void {
  getOpen(defaultLocale, `${editorPath}/page`, async (request, reply) => {
    const query = queryOf(request)
    const language = query.get('language')
    const locale = isLocale(language) ? language : defaultLocale
    const path = previewPath(query.get('path') ?? '')
    if (access.editorOf(sessionOf(request)) === undefined || path === undefined)
      return sendNotFound(request, reply, locale)
    const target = localePath(path, locale)
    const visitor = { cookie: undefined, acceptLanguage: undefined, purpose: 'prefetch' }
    const result = await pages.getDocument({ target, ...visitor })
    if ('redirect' in result) return sendRedirect(reply, result.redirect)
    const policy = field(result.page.downstreamHeaders.own, 'content-security-policy')
    return sendPage(request, reply, result.page, [
      ...['Content-Security-Policy', `${policy}; sandbox allow-same-origin`],
      ...['Cache-Control', 'no-store', 'X-Robots-Tag', 'noindex']
    ])
  })
}

/** A field of a posted form; empty where there is none. */
function fieldOf(body: unknown, name: string): string {
  const value = typeof body === 'object' && body !== null ? Object.entries(body).find(([key]) => key === name)?.[1] : ''
  return typeof value === 'string' ? value : ''
}
