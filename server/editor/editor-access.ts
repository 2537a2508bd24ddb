/**
 * Who may use the page for editors. Everything is derived from EDITOR_TOKEN, which itself is in no cookie, no request
 * to the backend and no log: the cookie has a signature, the backend gets a key of its own.
 */

import { createSignedSessions, derivedSecret } from '../limits/signed-sessions.ts'
import { namedTokens, type Settings } from '../settings.ts'

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

/** Stands in for the token in development, where nobody has to log in. */
const developmentToken = 'development'

/**
 * What follows from the token, or from the tokens of several editors; undefined where there is none, except in
 * development. `now` gives milliseconds since the epoch.
 */
export function editorAccess(
  { editorToken }: Pick<Settings, 'editorToken'>,
  now: () => number = Date.now
): EditorAccess | undefined {
  // esbuild replaces the condition: a production build has no page without a token.
  const isOpen = editorToken === undefined && process.env.NODE_ENV !== 'production'
  const setting = isOpen ? developmentToken : editorToken
  if (setting === undefined) return undefined
  const editors = (namedTokens(setting) ?? [{ name: '', token: setting }]).map(({ name, token }) => ({
    name,
    sessions: createSignedSessions(token, 'editor', now)
  }))
  return {
    logIn: (token) => editors.find(({ sessions }) => sessions.isToken(token))?.sessions.newSession(),
    editorOf: (session) => (isOpen ? '' : editors.find(({ sessions }) => sessions.isSession(session))?.name),
    endSession(session) {
      for (const { sessions } of editors) sessions.endSession(session)
    },
    stateKey: derivedSecret(setting, 'state of the content'),
    isOpen
  }
}
