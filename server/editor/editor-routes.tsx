/**
 * The page for editors, `/_editor` (shared/README.md#editors): state of the content, its faults, records, previews,
 * changes.
 */
import fastifyFormbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReactNode } from 'react'
import { defaultLocale, isLocale, type Locale, localePath, locales } from '../../shared/locale/locale.ts'
import type { ContentState } from '../../shared/records/content-state.ts'
import type { FormGuard } from '../api/forms/form-guard.ts'
import type { Fields } from '../http/fields.ts'
import { isSecure, type Trust } from '../http/trusted-proxies.ts'
import { loggedAddress } from '../limits/client-address.ts'
import { createFailedAttempts } from '../limits/failed-attempts.ts'
import type { Log, ThrottledLog } from '../observe/throttled-log.ts'
import { sendPage, sendRedirect } from '../pages/page-routes.ts'
import type { Pages } from '../pages/pages.ts'
import type { Settings } from '../settings.ts'
import { type AskContentState, createHasContentState, errorOf, type SendEdit } from './ask-content-state.ts'
import type { EditorAccess } from './editor-access.ts'
import { editorPath, sessionCookie, sessionField } from './editor-cookie.ts'
import { editorBase, editorDocument, editorView } from './editor-document.tsx'
import { editorPolicy } from './editor-styles.ts'
import { type EditorGuard, formRoutes, queryOf } from './form-routes.ts'
import { LoginPage, NoStatePage, RefusedPage } from './login-page.tsx'
import { type DeadMenuLink, OverviewPage } from './overview-page.tsx'
import { PreviewPage, previewPath } from './preview-page.tsx'
import { RecordListPage } from './record-list-page.tsx'
import { tableRoutes } from './table-routes.tsx'

export interface EditorOptions {
  settings: Settings
  access: EditorAccess
  ask: AskContentState
  sendEdit: SendEdit
  /** Path of Decap CMS, compressed by gzip. */
  decap: string
  /** False: the backend may be another one, which has no state; then there is no page for editors. */
  isEmbedded: boolean
  pages: Pages
  guard: Pick<FormGuard, 'isCrossSite'>
  trust: Trust
  /** The security headers of pages; the first one is the policy. */
  security: Fields
  deadMenuLinks: () => readonly DeadMenuLink[]
  log: Log
  throttledLog: ThrottledLog
}

/** Maximum size of the posted token in bytes. */
const maxBodyBytes = 2048

/** Registers the pages for editors in every language. */
export async function editorRoutes(app: FastifyInstance, options: EditorOptions): Promise<void> {
  const { settings, access, ask, sendEdit, isEmbedded, pages, guard, trust, security, deadMenuLinks, log } = options
  const message = 'a login was refused'
  const countFailure = createFailedAttempts({ audit: 'editor', message, trust, log: options.throttledLog })
  const hasState = isEmbedded ? async () => true : createHasContentState(ask, Date.now)
  const sessionOf = ({ headers: { cookie = '' } }: FastifyRequest) =>
    cookie.includes(sessionCookie) ? (app.parseCookie(cookie)[sessionCookie] ?? '') : ''
  const editorOf = (request: FastifyRequest) => access.editorOf(sessionOf(request))
  const isEditor = (request: FastifyRequest) => editorOf(request) !== undefined
  const isForeign = (request: FastifyRequest) =>
    guard.isCrossSite(request) || request.headers['sec-fetch-site'] === 'same-site'
  const hide = (reply: FastifyReply) => reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
  const sendNotFound = async (request: FastifyRequest, reply: FastifyReply, locale: Locale) =>
    sendPage(request, reply, await pages.getErrorPage(locale, '/', 404), ['Cache-Control', 'no-store'])
  const send = (
    reply: FastifyReply,
    locale: Locale,
    title: string,
    content: ReactNode,
    more: { isEditor: boolean }
  ) => {
    // Fastify parses a query string into an object; the link to the other language keeps it.
    const [path = '', query] = (reply.request.raw.url ?? '').split('?', 2)
    const here = reply.request.method === 'POST' ? '' : path.slice(editorBase(locale).length)
    return hide(reply)
      .header('content-security-policy', editorPolicy)
      .type('text/html; charset=utf-8')
      .send(
        editorDocument({
          edition: settings.edition,
          view: editorView(locale),
          title,
          here: query === undefined || here === '' ? here : `${here}?${query}`,
          canLogOut: !access.isOpen,
          content,
          ...more
        })
      )
  }
  const sendLogin = (reply: FastifyReply, locale: Locale, error?: 'wrongToken' | 'tooMany') => {
    const view = editorView(locale)
    return send(reply, locale, view.words.logIn, <LoginPage view={view} error={error} />, { isEditor: false })
  }

  app.removeAllContentTypeParsers()
  const get: EditorGuard['get'] = (locale, url, show) => {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) => {
        if (!(await hasState())) return sendNotFound(request, reply, locale)
        return isEditor(request) ? show(request, reply) : sendLogin(reply, locale)
      }
    })
  }
  const guarded = { hasState, editorOf, isForeign, sendLogin, sendNotFound, hide, get }
  formRoutes(app, { ...options, ...guarded })
  tableRoutes(app, { sendEdit, send, ...guarded })
  await app.register(fastifyFormbody, { bodyLimit: maxBodyBytes })
  for (const locale of locales) {
    const base = editorBase(locale)
    const view = editorView(locale)
    const { words } = view
    const page = (path: string, show: (query: URLSearchParams, reply: FastifyReply) => Promise<FastifyReply>) =>
      get(locale, base + path, (request, reply) => show(queryOf(request), reply))
    const withState = async (
      reply: FastifyReply,
      query: URLSearchParams | undefined,
      show: (state: ContentState) => { title: string; content: ReactNode }
    ) => {
      const answer = await ask(query)
      if (answer.kind === 'state') {
        const { title, content } = show(answer.state)
        return send(reply, locale, title, content, { isEditor: true })
      }
      return send(reply.code(502), locale, words.title, <NoStatePage view={view} />, { isEditor: true })
    }
    page('', (_query, reply) =>
      withState(reply, undefined, (state) => ({
        title: words.title,
        content: <OverviewPage view={view} state={state} deadMenuLinks={deadMenuLinks()} />
      }))
    )
    page('/records', (query, reply) =>
      withState(reply, query, (state) =>
        state.list
          ? {
              title: words.kinds[state.list.kind],
              content: <RecordListPage view={view} list={state.list} q={query.get('q') ?? ''} />
            }
          : { title: words.title, content: <OverviewPage view={view} state={state} deadMenuLinks={[]} /> }
      )
    )
    page('/preview', async (query, reply) => {
      const entered = query.get('path') ?? ''
      const content = <PreviewPage view={view} path={previewPath(entered)} entered={entered} />
      return send(reply, locale, words.preview, content, { isEditor: true })
    })
    app.post(`${base}/login`, { bodyLimit: maxBodyBytes }, async (request, reply) => {
      if (!(await hasState())) return sendNotFound(request, reply, locale)
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
    // The address stays in the browser after a wrong token, and may be reloaded or kept as a bookmark.
    for (const form of ['login', 'logout', 'undo', 'tables/publish'])
      app.route({
        method: ['GET', 'HEAD'],
        url: `${base}/${form}`,
        handler: async (request, reply) =>
          (await hasState()) ? hide(reply).redirect(base, 303) : sendNotFound(request, reply, locale)
      })
    for (const [form, kind] of [
      ['undo', 'undo'],
      ['tables/publish', 'publish']
    ] as const)
      app.post(`${base}/${form}`, { bodyLimit: maxBodyBytes }, async (request, reply) => {
        const by = editorOf(request)
        if (isForeign(request) || by === undefined) return sendLogin(reply.code(403), locale)
        const edit = Buffer.from(JSON.stringify({ id: fieldOf(request.body, 'id') }))
        const answer = await sendEdit({ kind, by, locale }, edit)
        if (answer?.status === 200) return hide(reply).redirect(base, 303)
        const content = <RefusedPage view={view} message={errorOf(answer?.body) ?? words.notSaved} />
        return send(reply.code(answer?.status ?? 502), locale, words.title, content, { isEditor: true })
      })
    app.post(`${base}/logout`, { bodyLimit: maxBodyBytes }, async (request, reply) => {
      if (guard.isCrossSite(request)) return sendLogin(reply.code(403), locale)
      access.endSession(sessionOf(request))
      return hide(reply)
        .header('set-cookie', sessionField('', isSecure(request.raw, trust)))
        .redirect(base, 303)
    })
  }

  // What a frame of the preview shows: the page as a visitor without cookies gets it, but without scripts and forms.
  const [, policy = ''] = security
  const frameFields = [
    ...['Content-Security-Policy', `${policy}; sandbox allow-same-origin`],
    ...['Cache-Control', 'no-store', 'X-Robots-Tag', 'noindex']
  ]
  app.route({
    method: ['GET', 'HEAD'],
    url: `${editorPath}/page`,
    handler: async (request, reply) => {
      const query = queryOf(request)
      const language = query.get('language')
      const locale = isLocale(language) ? language : defaultLocale
      const path = previewPath(query.get('path') ?? '')
      if (!isEditor(request) || path === undefined || !(await hasState())) return sendNotFound(request, reply, locale)
      const target = localePath(path, locale)
      const visitor = { cookie: undefined, acceptLanguage: undefined, purpose: 'prefetch' }
      const result = await pages.getDocument({ target, ...visitor })
      if ('redirect' in result) return sendRedirect(reply, result.redirect)
      return sendPage(request, reply, result.page, frameFields)
    }
  })
}

/** A field of a posted form; empty where there is none. */
function fieldOf(body: unknown, name: string): string {
  const value = typeof body === 'object' && body !== null ? Object.entries(body).find(([key]) => key === name)?.[1] : ''
  return typeof value === 'string' ? value : ''
}
