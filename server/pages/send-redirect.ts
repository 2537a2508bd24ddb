/** Sends language redirects and stores the visitor's choice in a cookie (shared/README.md#language). */
import type { FastifyReply } from 'fastify'
import { localeCookie, type Redirect } from '../../shared/locale/locale.ts'

const yearS = 31_536_000

/** Sends the redirect, and writes the language cookie where the language switch caused it. */
export function sendRedirect(reply: FastifyReply, redirect: Redirect): FastifyReply {
  if (redirect.cookieLocale) {
    reply.header('set-cookie', `${localeCookie}=${redirect.cookieLocale}; Max-Age=${yearS}; Path=/; SameSite=Lax`)
  }
  if (redirect.vary.length > 0) reply.header('vary', redirect.vary.join(', '))
  if (redirect.noStore) reply.header('cache-control', 'no-store')
  return reply.redirect(redirect.location, redirect.status)
}
