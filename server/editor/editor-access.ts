/**
 * Who may use the page for editors. Everything is derived from EDITOR_TOKEN, which itself is in no cookie, no request
 * to the backend and no log: the cookie has a signature, the backend gets a key of its own.
 */

import { createSignedSessions, derivedSecret, sessionS } from '../limits/signed-sessions.ts'
import type { Settings } from '../settings.ts'

export interface EditorAccess {
  /** A new session for who knows a token; undefined for any other text. */
  logIn: (token: string) => string | undefined
  /** The name of the editor of a session, empty where the token has none; undefined for no valid session. */
  editorOf: (session: string) => string | undefined
  /** Ends a session in this process; any other process takes its cookie until it expires. */
  endSession: (session: string) => void
  /** The key with which the embedded backend is asked for its state. */
  stateKey: string
  /** True in development without a token: everyone is an editor. */
  isOpen: boolean
}

/** Path of the page for editors, and of the cookie. */
export const editorPath = '/_editor'
export const sessionCookie = 'editor_session'

/** The fields of Set-Cookie for a session, or to end it (`value` is empty). `isSecure`: the request came over TLS. */
export function sessionField(value: string, isSecure: boolean): string {
  const maxAge = value === '' ? 0 : sessionS
  const secure = isSecure ? '; Secure' : ''
  return `${sessionCookie}=${value}; Max-Age=${maxAge}; Path=${editorPath}; HttpOnly; SameSite=Strict${secure}`
}

/** Stands in for the token in development, where nobody has to log in. */
const developer = { name: '', token: 'development' }

/**
 * What follows from the token, or from the tokens of several editors; undefined where there is none, except in
 * development. `now` gives milliseconds since the epoch.
 */
export function editorAccess(
  settings: Pick<Settings, 'editors'>,
  now: () => number = Date.now
): EditorAccess | undefined {
  // esbuild replaces the condition: a production build has no page without a token.
  const isOpen = settings.editors === undefined && process.env.NODE_ENV !== 'production'
  const tokens = isOpen ? [developer] : settings.editors
  if (tokens === undefined) return undefined
  const editors = tokens.map(({ name, token }) => ({ name, sessions: createSignedSessions(token, 'editor', now) }))
  const secret = tokens.map(({ name, token }) => (name === '' ? token : `${name}:${token}`)).join()
  return {
    logIn: (token) => editors.find(({ sessions }) => sessions.isToken(token))?.sessions.newSession(),
    editorOf: (session) => (isOpen ? '' : editors.find(({ sessions }) => sessions.isSession(session))?.name),
    endSession(session) {
      for (const { sessions } of editors) sessions.endSession(session)
    },
    stateKey: derivedSecret(secret, 'state of the content'),
    isOpen
  }
}
