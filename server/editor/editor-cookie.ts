/** The cookie of an editor's session. */
import { sessionS } from '../limits/signed-sessions.ts'

export const sessionCookie = 'editor_session'
/** Path of the page for editors, and of the cookie. */
export const editorPath = '/_editor'

/** The fields of Set-Cookie for a session, or to end it (`value` is empty). `isSecure`: the request came over TLS. */
export function sessionField(value: string, isSecure: boolean): string {
  const maxAge = value === '' ? 0 : sessionS
  const secure = isSecure ? '; Secure' : ''
  return `${sessionCookie}=${value}; Max-Age=${maxAge}; Path=${editorPath}; HttpOnly; SameSite=Strict${secure}`
}
