/**
 * Who may read the page for editors. Everything is derived from EDITOR_TOKEN, which itself is in no cookie, no request to
 * the backend and no log: the cookie has a signature, the backend gets a key of its own.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Settings } from '../settings.ts'

export interface EditorAccess {
  /** The key with which the embedded backend is asked for its state. */
  stateKey: string
  /** True in development without a token: everyone is an editor. */
  isOpen: boolean
  /** True for the token itself. */
  isToken: (text: string) => boolean
  /** The value of a session's cookie, which is valid for `sessionS` seconds. */
  newSession: () => string
  /** True for the value of a cookie that this token made and that has not expired. */
  isSession: (value: string) => boolean
}

/** How long an editor stays logged in, in seconds. */
export const sessionS = 12 * 3600

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
  const derived = (purpose: string) => createHmac('sha256', token).update(purpose).digest('base64url')
  const signature = (expiresAtS: string) => derived(`editor session until ${expiresAtS}`)
  return {
    stateKey: derived('state of the content'),
    isOpen,
    isToken: (text) => isEqual(text, token),
    newSession() {
      const expiresAtS = String(Math.floor(now() / 1000) + sessionS)
      return `${expiresAtS}.${signature(expiresAtS)}`
    },
    isSession(value) {
      const [expiresAtS = '', signed = ''] = value.split('.', 2)
      return (
        /^\d{1,12}$/.test(expiresAtS) && isEqual(signed, signature(expiresAtS)) && Number(expiresAtS) * 1000 > now()
      )
    }
  }
}

/** Compares texts in a time that does not depend on where they differ. */
function isEqual(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
