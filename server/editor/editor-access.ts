/**
 * Who may read the page for editors. Everything is derived from EDITOR_TOKEN, which itself is in no cookie, no request
 * to the backend and no log: the cookie has a signature, the backend gets a key of its own.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
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
  /** True for the value of a cookie that this token made, that has not expired and that nobody has ended. */
  isSession: (value: string) => boolean
  /** Ends a session in this process; any other process takes its cookie until it expires. */
  endSession: (value: string) => void
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
  const signature = (session: string) => derived(`editor session ${session}`)
  /** When each ended session would expire, in seconds. */
  const ended = new Map<string, number>()
  const expiresAtS = (value: string) => Number(/^\d{1,12}/.exec(value)?.[0] ?? 0)
  const isValid = (value: string) => {
    const session = /^(\d{1,12}-[\w-]{16})\./.exec(value)?.[1]
    return (
      session !== undefined && isEqual(value, `${session}.${signature(session)}`) && expiresAtS(value) * 1000 > now()
    )
  }
  return {
    stateKey: derived('state of the content'),
    isOpen,
    isToken: (text) => isEqual(text, token),
    newSession() {
      const session = `${Math.floor(now() / 1000) + sessionS}-${randomBytes(12).toString('base64url')}`
      return `${session}.${signature(session)}`
    },
    isSession: (value) => isValid(value) && !ended.has(value),
    endSession(value) {
      for (const [other, endsAtS] of ended) if (endsAtS * 1000 <= now()) ended.delete(other)
      if (isValid(value)) ended.set(value, expiresAtS(value))
    }
  }
}

/** Compares texts in a time that does not depend on where they differ. */
function isEqual(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
