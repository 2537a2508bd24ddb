/**
 * Sessions of who knows a token, which itself is in no cookie: a session is its end, a random name and a signature of
 * both, so that every process with the token knows it.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export interface SignedSessions {
  /** True for the token itself. */
  isToken: (text: string) => boolean
  /** The value of a session's cookie, which is valid for `sessionS` seconds. */
  newSession: () => string
  /** True for the value of a cookie that this token made, that has not expired and that nobody has ended. */
  isSession: (value: string) => boolean
  /** Ends a session in this process; any other process takes its cookie until it expires. */
  endSession: (value: string) => void
}

/** How long a session is valid, in seconds. */
export const sessionS = 12 * 3600

/** A secret that follows from a token, another one for each purpose. */
export function derivedSecret(token: string, purpose: string): string {
  return createHmac('sha256', token).update(purpose).digest('base64url')
}

/** The sessions of a token for a purpose: of another purpose none is valid. `now` gives milliseconds since the epoch. */
export function createSignedSessions(token: string, purpose: string, now: () => number = Date.now): SignedSessions {
  const signature = (session: string) => derivedSecret(token, `${purpose} session ${session}`)
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
export function isEqual(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
