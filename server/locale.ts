/** Obeys the decision about an address's language: redirects and the remembered choice (rulings, section 3). */
import type { FastifyReply } from 'fastify'
import { type Locale, localeCookie, type Redirect } from '../shared/locale.ts'

const yearS = 31_536_000

/** Sends a redirect; one that the switch caused writes the cookie. */
export function sendRedirect(reply: FastifyReply, redirect: Redirect): FastifyReply {
  if (redirect.remember) {
    reply.header('set-cookie', `${localeCookie}=${redirect.remember}; Max-Age=${yearS}; Path=/; SameSite=Lax`)
  }
  if (redirect.vary.length > 0) reply.header('vary', redirect.vary.join(', '))
  if (redirect.noStore) reply.header('cache-control', 'no-store')
  return reply.redirect(redirect.location, redirect.status)
}

/** The language of an address, for answers that are no pages: by prefix alone. */
export function localeOfTarget(target: string): Locale {
  return /^\/en(?:[/?]|$)/i.test(target) ? 'en' : 'cn'
}
