/** `/_preview`: a link or a form with PREVIEW_TOKEN begins a preview, `/_preview/end` ends it. */
import fastifyFormbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOfTarget } from '../../shared/locale/locale.ts'
import { type PreviewAccess, previewCookieField } from '../api/preview/preview-access.ts'
import { isSecure, type Trust } from '../http/trusted-proxies.ts'
import { loggedAddress } from '../limits/client-address.ts'
import { createFailedAttempts } from '../limits/form-rate.ts'
import type { Log, ThrottledLog } from '../observe/log.ts'
import { previewEndPath } from './document.ts'
import { sendPage } from './page-routes.ts'
import type { Pages } from './pages.ts'

export interface PreviewOptions {
  access: PreviewAccess
  pages: Pages
  trust: Trust
  log: Log
  throttledLog: ThrottledLog
}

/** Maximum size of the posted token and path in bytes. */
const maxBodyBytes = 4096

/** Registers both for GET, the first one for POST too. */
export async function previewRoutes(
  app: FastifyInstance,
  { access, pages, trust, log, throttledLog }: PreviewOptions
): Promise<void> {
  const message = 'a preview was refused: the token is wrong'
  const countFailure = createFailedAttempts({ audit: 'preview', message, trust, log: throttledLog })
  const sendError = async (request: FastifyRequest, reply: FastifyReply, path: string, status: number, waitS = 0) =>
    sendPage(request, reply, await pages.getErrorPage(localeOfTarget(path), status), [
      ...['Cache-Control', 'no-store'],
      ...(waitS > 0 ? ['Retry-After', String(waitS)] : [])
    ])
  const redirect = (request: FastifyRequest, reply: FastifyReply, session: string, path: string) =>
    reply
      .header('set-cookie', previewCookieField(session, isSecure(request.raw, trust)))
      .header('cache-control', 'no-store')
      // What the browser has kept of calls is that of visitors, or of previews.
      .header('clear-site-data', '"cache"')
      .redirect(path, 303)
  const begin = (request: FastifyRequest, reply: FastifyReply, parameters: Readonly<Record<string, unknown>>) => {
    const path = pagePath(parameters.path)
    if (typeof parameters.token !== 'string' || !access.isToken(parameters.token)) {
      const waitS = countFailure(request.raw)
      return sendError(request, reply, path, waitS === undefined ? 403 : 429, waitS)
    }
    log.warn({ audit: 'preview', from: loggedAddress(request.raw, trust), allowed: true }, 'a preview has begun')
    return redirect(request, reply, access.newSession(), path)
  }

  app.removeAllContentTypeParsers()
  await app.register(fastifyFormbody, { bodyLimit: maxBodyBytes })
  // Fastify parses both into objects; every member is checked below.
  app.get('/_preview', { exposeHeadRoute: false }, async (request, reply) =>
    begin(request, reply, request.query as Readonly<Record<string, unknown>>)
  )
  // As above.
  app.post('/_preview', { bodyLimit: maxBodyBytes }, async (request, reply) =>
    begin(request, reply, (request.body ?? {}) as Readonly<Record<string, unknown>>)
  )
  app.get(previewEndPath, { exposeHeadRoute: false }, async (request, reply) => {
    access.endSession(access.sessionOf(request.raw))
    return redirect(request, reply, '', pathOfUrl(request.headers.referer))
  })
}

/** A path of this site with its query, as it was asked for; else the home page. */
function pagePath(value: unknown): string {
  const isPath = typeof value === 'string' && /^\/(?![/\\_])[\x21-\x5b\x5d-\x7e]{0,1000}$/.test(value)
  return isPath ? value : '/'
}

/** The page that the visitor is on, whatever host the Referer names. */
function pathOfUrl(url: string | undefined): string {
  if (url === undefined || !URL.canParse(url)) return '/'
  const { pathname, search } = new URL(url)
  return pagePath(pathname + search)
}
