/** The security headers of each kind of response (shared/README.md#security). */
import { inlineScript } from 'virtual:manifest'
import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { hashSource } from '../http/content-security-policy.ts'
import type { Fields } from '../http/fields.ts'
import { requestIdField } from '../http/trace-context.ts'
import type { Settings } from '../settings.ts'

const inlineHash = hashSource(inlineScript)

/**
 * The content security policy of pages and files. Scripts and style sheets come from this host alone; its other
 * responses are none, because they have another type and are not sniffed. A path below any host (`*:*` and a path) would
 * say so a second time, but WebKit matches no host by `*` and blocked all built files. Style attributes are allowed; the
 * styles that a document inlines (`inlined`) and the inline script are allowed by hash. The one service worker is of
 * this host; `Sec-Fetch-Dest` forbids every other address as one (fast/before-router.ts).
 */
export function contentSecurityPolicy(settings: PolicySettings, inlined?: string): string {
  const originOf = (url: string) => (URL.canParse(url) ? [new URL(url).origin] : [])
  const analytics = settings.analyticsHosts.map((host) => `https://${host}`)
  const media = originOf(settings.mediaOrigin)
  const policy: Policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", inlineHash, ...analytics],
    'style-src': ["'self'", ...(inlined === undefined ? [] : [hashSource(inlined)])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:', ...media, ...tileHosts(settings.mapTiles)],
    'media-src': ["'self'", 'https:', ...media],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(settings.browserApiBase), ...analytics],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"]
  }
  return policyText(policy)
}

/** The settings that the policy follows. */
type PolicySettings = Pick<Settings, 'analyticsHosts' | 'mediaOrigin' | 'mapTiles' | 'browserApiBase'>

/** The security headers of pages and files, with the policy of those that inline no styles. */
export function securityHeaders(settings: Settings): Fields {
  return [
    'Content-Security-Policy',
    contentSecurityPolicy(settings),
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(new URL(settings.siteOrigin).protocol === 'https:' ? tlsHeaders : [])
  ]
}

/** Source expressions by directive. */
type Policy = Record<string, string[]>

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ')
}

/**
 * The origin of a tile address as a source expression, in a list; none if it is not an http(s) address. A label with a
 * placeholder, and all labels before it, become `*`.
 */
export function tileHosts(tiles: string): string[] {
  const [, scheme, host] = /^(https?:\/\/)([^/?#]+)/i.exec(tiles) ?? []
  if (scheme === undefined || host === undefined) return []
  return [scheme + host.replace(/^.*\}[^.]*/, '*')]
}

/**
 * Headers of a site whose public origin is https. They do not depend on the request, because a cache in front would keep
 * one response for all; browsers ignore them over plain HTTP (RFC 6797, section 8.1).
 */
const tlsHeaders: Fields = [
  'Strict-Transport-Security',
  'max-age=31536000',
  'Cross-Origin-Opener-Policy',
  'same-origin'
]

/** The policy of API responses: a browser that opens one as a document runs nothing in it and frames nothing. */
const apiPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

interface SecurityFields {
  /** Of pages, and of all that is not named below. */
  page: Fields
  /** Of the data of pages. */
  data: Fields
  /** Of API responses. */
  api: Fields
}

/** The fields by these settings. */
function securityFields(settings: Settings): SecurityFields {
  const page = securityHeaders(settings)
  // The first two elements are the name and the value of the content security policy of pages.
  const data = ['Content-Security-Policy', apiPolicy, ...page.slice(2)]
  return { page, data, api: [...data, 'Content-Disposition', 'attachment'] }
}

declare module 'fastify' {
  interface FastifyInstance {
    security: SecurityFields
    /** Adds them, and the request's id, where the route has not set them itself. */
    addSecurityFields: (reply: FastifyReply) => void
  }
}

/** The plugin that adds them to every response that goes through Fastify. */
export const security = fp(async (app) => {
  const fields = securityFields(app.settings)
  const add = (reply: FastifyReply) => {
    addSecurityFields(reply, fields)
    reply.header(requestIdField, reply.request.id)
  }
  app.decorate('security', fields)
  app.decorate('addSecurityFields', add)
  app.addHook('onSend', async (_request, reply) => add(reply))
})

function addSecurityFields(reply: FastifyReply, { page, api }: SecurityFields): void {
  const fields = reply.request.raw.url?.startsWith('/api/') ? api : page
  for (let i = 0; i < fields.length; i += 2) {
    // Names and values alternate.
    if (!reply.hasHeader(fields[i]!)) reply.header(fields[i]!, fields[i + 1]!)
  }
}
