/**
 * The site's own endpoints, whose paths begin with `/_`, exist in their literal spelling alone. The router decodes a
 * path before it compares, and pages redirect to their canonical spelling; what guards an endpoint in front of this
 * process, such as a rule of nginx, or by its path, as `api/fetch-destination.ts` does, sees the target as sent.
 */
import fp from 'fastify-plugin'
import { sendError } from './errors.ts'

const maxDecodings = 5

/** Answers 404 to every other spelling of such a path, whatever the method. */
export const literalPaths = fp(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = (request.raw.url ?? '').split('?', 1)
    const route = request.routeOptions.url
    const isOwn = route?.startsWith('/_') === true
    if (isOwn && (route.endsWith('*') ? path.startsWith(route.slice(0, -1)) : path === route)) return
    if (isOwn || resemblesOwn(path)) return sendError(request, reply, app.pages, 404)
  })
})

/** True for a path that begins with `/_` once it is decoded, its backslashes are slashes and its slashes single. */
function resemblesOwn(path: string): boolean {
  // Nearly all paths begin with a letter.
  if (!/^\/[_/\\%]/.test(path)) return false
  let plain = path
  for (let i = 0; i < maxDecodings && plain.includes('%'); i += 1)
    plain = plain.replace(/%([2-7][\da-f])/gi, (_code, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
  return /^[/\\]+_/.test(plain)
}
