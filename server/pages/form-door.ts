/** The form door: a form posted to its own page without script (rulings, section 6). */
import fastifyFormbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { check, consentParts, type Form, type FormName, forms, honeypot } from '../../shared/forms.ts'
import { decideLocale, localePath } from '../../shared/locale.ts'
import { queryString } from '../../shared/query-string.ts'
import { matchRoute } from '../../shared/routes.ts'
import type { FormOutcome } from '../../shared/state.ts'
import { localeOfTarget } from '../locale.ts'
import type { Settings } from '../settings.ts'
import type { Upstream } from '../upstream.ts'
import { forwardForm } from './form-forward.ts'
import { send } from './page-routes.ts'
import type { Pages } from './pages.ts'

const longestBody = 65_536

/** Registers POST on every page. */
export async function formDoor(
  app: FastifyInstance,
  { pages, upstream, settings }: { pages: Pages; upstream: Upstream; settings: Settings }
): Promise<void> {
  await app.register(fastifyFormbody, { bodyLimit: longestBody })
  app.post('/*', { bodyLimit: longestBody }, async (request, reply) => {
    const target = request.raw.url!
    const locale = localeOfTarget(target)
    const fail = async (status: number) => send(request, reply, await pages.failure(locale, '/', status))
    if (isForeign(request)) return fail(403)

    const posted = readPosted(request.body)
    const form = formOf(settings, posted.form)
    const decision = decideLocale({ target })
    if (!form || decision.kind !== 'page') return fail(form ? 404 : 400)

    const { path, query } = decision
    const { done: _done, ...kept } = matchRoute(path, query).query
    const success = () => reply.redirect(localePath(path, locale) + queryString({ ...kept, done: form.name }), 303)
    // Whoever fills the hidden field is no person and is told nothing.
    if (posted[honeypot]) return success()

    const values = Object.fromEntries(form.fields.map(({ name }) => [name, posted[name] ?? '']))
    const answerWith = async (outcome: Pick<FormOutcome, 'errors' | 'message'>, status: number) =>
      send(request, reply, await pages.withForm(target, { form: form.name, done: false, values, ...outcome }, status))
    const errors = check(form, values)
    if (Object.keys(errors).length > 0) return answerWith({ errors, message: '' }, 422)

    const answer = await forwardForm(upstream, form, { ...values, [consentParts.given]: '1' }, locale)
    return answer.accepted ? success() : answerWith({ errors: {}, message: answer.message }, answer.status)
  })
}

/** A post that another site caused (rulings, section 6). */
export function isForeign(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'cross-site'
  const { origin, host } = request.headers
  if (origin === undefined || origin === 'null') return false
  return !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase()
}

function formOf(settings: Settings, name: string | undefined): Form | undefined {
  const ours = forms[settings.edition]
  return name !== undefined && Object.hasOwn(ours, name) ? ours[name as FormName] : undefined
}

/** The posted parts, the first of each name. */
function readPosted(body: unknown): Record<string, string> {
  const posted: Record<string, string> = Object.create(null)
  if (typeof body !== 'object' || body === null) return posted
  for (const [name, value] of Object.entries(body)) {
    const first = Array.isArray(value) ? value[0] : value
    if (typeof first === 'string') posted[name] = first
  }
  return posted
}
