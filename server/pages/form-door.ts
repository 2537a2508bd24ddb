/** The form door: a form posted to its own page without script (rulings, section 6). */
import type { IncomingMessage } from 'node:http'
import fastifyFormbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { failureWords } from '../../shared/failures.ts'
import { check, consentParts, findForm, honeypot } from '../../shared/forms.ts'
import { localePath } from '../../shared/locale.ts'
import { queryString } from '../../shared/query-string.ts'
import type { FormOutcome } from '../../shared/state.ts'
import type { FormGuard } from '../form-guard.ts'
import { type FormResult, resultOfErrors } from '../form-result.ts'
import { localeOfTarget } from '../locale.ts'
import { sendPlainPage } from '../plain-page.ts'
import { addUpstreamWait, notesOf } from '../request-notes.ts'
import type { HeaderList } from '../security.ts'
import type { Settings } from '../settings.ts'
import type { Upstream } from '../upstream.ts'
import { forwardForm } from './form-forward.ts'
import { send } from './page-routes.ts'
import type { Pages } from './pages.ts'

const longestBody = 65_536

export interface FormDoorOptions {
  pages: Pages
  upstream: Upstream
  settings: Settings
  guard: FormGuard
  /** The client that a request counts for where places at the backend are shared. */
  clientOf: (request: IncomingMessage) => string | undefined
}

/** Registers POST on every page. */
export async function formDoor(
  app: FastifyInstance,
  { pages, upstream, settings, guard, clientOf }: FormDoorOptions
): Promise<void> {
  app.removeAllContentTypeParsers()
  await app.register(fastifyFormbody, { bodyLimit: longestBody })
  app.post('/*', { bodyLimit: longestBody }, async (request, reply) => {
    const target = request.raw.url!
    const locale = localeOfTarget(target)
    const fail = async (status: number) => send(request, reply, await pages.failure(locale, '/', status))
    const posted = readPosted(request.body)
    const form = findForm(settings.edition, posted.form)
    if (form) notesOf(reply.raw).formName = form.name
    const note = (result: FormResult) => {
      notesOf(reply.raw).formResult = result
    }
    if (guard.isForeign(request)) return fail(403)

    const address = form && (await pages.posted(target))
    if (!form || !address) return fail(form ? 404 : 400)

    const { path, match } = address
    const { done: _done, ...kept } = match.query
    const success = () => reply.redirect(localePath(path, locale) + queryString({ ...kept, done: form.name }), 303)
    const values = Object.fromEntries(form.fields.map(({ name }) => [name, posted[name] ?? '']))
    const answerWith = async (
      outcome: Pick<FormOutcome, 'errors' | 'message'>,
      status: number,
      more: HeaderList = []
    ) => {
      const page = await pages.withForm(address, { form: form.name, done: false, values, ...outcome }, status)
      return send(request, reply, page, more)
    }
    const excess = await guard.excess(request)
    if (excess?.flood) return sendPlainPage(request, reply, excess.status, excess.waitS)
    if (excess) {
      const message = failureWords[excess.status][locale]
      return answerWith({ errors: {}, message }, excess.status, ['Retry-After', String(excess.waitS)])
    }
    // Whoever fills the hidden field is no person and is told nothing.
    if (posted[honeypot]) {
      note('honeypot')
      return success()
    }
    const errors = check(form, values)
    if (Object.keys(errors).length > 0) {
      note(resultOfErrors(errors))
      return answerWith({ errors, message: '' }, 422)
    }

    const sent = performance.now()
    const answer = await forwardForm(
      upstream,
      form,
      { ...values, [consentParts.given]: '1' },
      locale,
      clientOf(request.raw)
    )
    addUpstreamWait(reply.raw, performance.now() - sent)
    note(answer.accepted ? 'accepted' : answer.result)
    if (answer.accepted) return success()
    const { status, message } = answer
    return answerWith({ errors: {}, message }, status, status === 429 || status >= 502 ? ['Retry-After', '30'] : [])
  })
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
