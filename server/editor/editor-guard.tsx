/**
 * What all routes for editors share: who may send a request, how a page is sent, and the pages for a login, for a missing
 * answer of the backend and for a refused edit.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { ReactNode } from 'react'
import type { Locale } from '../../shared/locale/locale.ts'
import type { FormGuard } from '../api/forms/form-guard.ts'
import { sendPage } from '../pages/page-routes.ts'
import type { Pages } from '../pages/pages.ts'
import type { Settings } from '../settings.ts'
import { type AskContentState, createHasContentState } from './ask-content-state.ts'
import { type EditorAccess, sessionCookie } from './editor-access.ts'
import { type EditorView, editorBase, editorDocument, editorPolicy, editorView } from './editor-document.tsx'

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the editor who sends the request, empty where the token has none, and in routes for others. */
    editor: string
  }
}

export interface EditorGuardOptions {
  settings: Settings
  access: EditorAccess
  ask: AskContentState
  /** False: the backend may be another one, which has no state; then there is no page for editors. */
  isEmbedded: boolean
  pages: Pages
  guard: Pick<FormGuard, 'isCrossSite'>
}

/** Maximum size in bytes of a body where a route names no other one: a token, or an id. */
export const maxBodyBytes = 2048

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown
/** What is sent to who is no editor (401), or from a page of another origin (403). */
type Refuse = (reply: FastifyReply, status: 401 | 403) => unknown

export type EditorGuard = ReturnType<typeof createEditorGuard>

/** Creates what routes are registered with, on the application of the pages for editors. */
export function createEditorGuard(app: FastifyInstance, options: EditorGuardOptions) {
  const { settings, access, ask, isEmbedded, pages, guard } = options
  app.decorateRequest('editor', '')
  const hasState = isEmbedded ? async () => true : createHasContentState(ask, Date.now)
  const hide = (reply: FastifyReply) => reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
  const sendNotFound = async (request: FastifyRequest, reply: FastifyReply, locale: Locale) =>
    sendPage(request, reply, await pages.getErrorPage(locale, 404), ['Cache-Control', 'no-store'])
  const send = (reply: FastifyReply, locale: Locale, title: string, content: ReactNode, isEditor = true) => {
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
          isEditor,
          canLogOut: !access.isOpen,
          content
        })
      )
  }
  const sendLogin = (reply: FastifyReply, locale: Locale, error?: 'wrongToken' | 'tooMany') => {
    const view = editorView(locale)
    return send(reply, locale, view.words.logIn, <LoginPage view={view} error={error} />, false)
  }
  const sessionOf = ({ headers: { cookie = '' } }: FastifyRequest) =>
    cookie.includes(sessionCookie) ? (app.parseCookie(cookie)[sessionCookie] ?? '') : ''
  const ifState = (locale: Locale) => async (request: FastifyRequest, reply: FastifyReply) =>
    (await hasState()) ? undefined : sendNotFound(request, reply, locale)
  // Before the body is read: nobody but editors sends one that is large.
  const ifEditor = (refuse: Refuse) => async (request: FastifyRequest, reply: FastifyReply) => {
    const editor = access.editorOf(sessionOf(request))
    const isForeign = guard.isCrossSite(request) || request.headers['sec-fetch-site'] === 'same-site'
    if (editor === undefined) return refuse(reply, 401)
    if (request.method === 'POST' && isForeign) return refuse(reply, 403)
    request.editor = editor
    return undefined
  }
  const method = ['GET', 'HEAD']
  return {
    hide,
    send,
    sendLogin,
    sendNotFound,
    sessionOf,
    /** Registers what everybody gets where the backend has a state. */
    getOpen(locale: Locale, url: string, handler: Handler) {
      app.route({ method, url, onRequest: ifState(locale), handler })
    },
    postOpen(locale: Locale, url: string, handler: Handler) {
      app.post(url, { bodyLimit: maxBodyBytes, onRequest: ifState(locale) }, handler)
    },
    /** Registers what only editors get; others get the form to log in. */
    get(locale: Locale, url: string, handler: Handler) {
      const onRequest = [ifState(locale), ifEditor((reply) => sendLogin(reply, locale))]
      app.route({ method, url, onRequest, handler })
    },
    /** The same for what they send. Others are refused before the body is read. */
    post(
      locale: Locale,
      url: string,
      handler: Handler,
      more: Pick<RouteShorthandOptions, 'bodyLimit' | 'errorHandler'> & { refuse?: Refuse } = {}
    ) {
      const { refuse = (reply) => sendLogin(reply.code(403), locale), ...others } = more
      const onRequest = [ifState(locale), ifEditor(refuse)]
      app.post(url, { bodyLimit: maxBodyBytes, ...others, onRequest }, handler)
    }
  }
}

function LoginPage({ view, error }: { view: EditorView; error: 'wrongToken' | 'tooMany' | undefined }) {
  const { words, base } = view
  return (
    <section className="editor-login">
      <h1>{words.logIn}</h1>
      <p>{words.logInLead}</p>
      <form className="form" method="post" action={`${base}/login`}>
        <div className="field">
          <label htmlFor="token">{words.token}</label>
          <input
            id="token"
            name="token"
            type="password"
            required
            autoComplete="current-password"
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : 'token-error'}
          />
          {error === undefined ? null : (
            <p className="error" id="token-error" role="alert">
              {words[error]}
            </p>
          )}
        </div>
        <button className="button" type="submit">
          {words.logIn}
        </button>
      </form>
    </section>
  )
}

export function NoStatePage({ view: { words, base } }: { view: EditorView }) {
  return (
    <section>
      <h1>{words.title}</h1>
      <p role="alert">{words.noState}</p>
      <p className="actions">
        <a className="button" href={base}>
          {words.lookAgain}
        </a>
      </p>
    </section>
  )
}

/** Why an edit was refused, with a way back. */
export function RefusedPage({ view: { words, base }, message }: { view: EditorView; message: string }) {
  return (
    <section>
      <h1>{words.notPublished}</h1>
      {message.split('\n').map((line) => (
        <p key={line} role="alert">
          {line}
        </p>
      ))}
      <p className="actions">
        <a className="button" href={base}>
          {words.overview}
        </a>
      </p>
    </section>
  )
}
