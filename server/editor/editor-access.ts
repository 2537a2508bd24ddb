/**
 * Who may read the page for editors. Everything is derived from EDITOR_TOKEN, which itself is in no cookie, no request
 * to the backend and no log: the cookie has a signature, the backend gets a key of its own.
 */

import { createSignedSessions, derivedSecret, type SignedSessions } from '../limits/signed-sessions.ts'
import type { Settings } from '../settings.ts'

export interface EditorAccess extends SignedSessions {
  /** The key with which the embedded backend is asked for its state. */
  stateKey: string
  /** True in development without a token: everyone is an editor. */
  isOpen: boolean
}

/** Stands in for the token in development, where nobody has to log in. */
const developmentToken = 'development'

/**
 * What follows from the token; undefined where there is none, except in development. `now` gives milliseconds since the
 * epoch.
 */
export function editorAccess(
  { editorToken }: Pick<Settings, 'editorToken'>,
  now: () => number = Date.now
): EditorAccess | undefined {
  // esbuild replaces the condition: a production build has no page without a token.
  const isOpen = editorToken === undefined && process.env.NODE_ENV !== 'production'
  const token = isOpen ? developmentToken : editorToken
  if (token === undefined) return undefined
  return {
    ...createSignedSessions(token, 'editor', now),
    stateKey: derivedSecret(token, 'state of the content'),
    isOpen
  }
}
