/** Who sees previews: a browser with the cookie that PREVIEW_TOKEN sets (shared/README.md#preview). */
import type { IncomingMessage } from 'node:http'
import { createSignedSessions, type SignedSessions, sessionS } from '../../limits/signed-sessions.ts'
import type { Settings } from '../../settings.ts'

/** The cookie of a session, which is never forwarded to the backend. */
export const previewCookie = 'preview_session'

export interface PreviewAccess extends SignedSessions {
  /** The session in a request's cookie; empty where there is none. */
  sessionOf: (request: IncomingMessage) => string
  /** Whether a request is answered with a preview: it reads, and has a session. */
  isPreview: (request: IncomingMessage) => boolean
}

/** What follows from the token; undefined where there is none, or no backend that could know drafts. */
export function previewAccess({
  previewToken,
  apiUpstream
}: Pick<Settings, 'previewToken' | 'apiUpstream'>): PreviewAccess | undefined {
  if (previewToken === undefined || apiUpstream === undefined) return undefined
  const sessions = createSignedSessions(previewToken, 'preview')
  const sessionOf = ({ headers: { cookie } }: IncomingMessage) =>
    (cookie?.includes(previewCookie) && /(?:^|;\s*)preview_session=([\w.-]{0,100})/.exec(cookie)?.[1]) || ''
  return {
    ...sessions,
    sessionOf,
    isPreview(request) {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const session = isRead ? sessionOf(request) : ''
      return session !== '' && sessions.isSession(session)
    }
  }
}

/** The field of Set-Cookie for a session, or to end it (`value` is empty). `isSecure`: the request came over TLS. */
export function previewCookieField(value: string, isSecure: boolean): string {
  const maxAge = value === '' ? 0 : sessionS
  const secure = isSecure ? '; Secure' : ''
  // Lax: who follows a link from the backend's own pages sees the preview.
  return `${previewCookie}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`
}
