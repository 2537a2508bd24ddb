/** The files that the site makes beside its pages: sitemap, robots, feeds, calendars, the API's documentation. */
import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Locale, localePath, locales } from '../../shared/locale.ts'
import { MadeBusy, type MadeStore, type Making } from '../made.ts'
import { sendMade } from '../made-bytes.ts'
import { refuseOthers } from '../other-methods.ts'
import { addUpstreamWait, notesOf } from '../request-notes.ts'
import type { Settings } from '../settings.ts'
import { NoAnswer } from './answer-data.ts'
import { apiDocsMaking, apiYamlMaking } from './api-docs.tsx'
import { fairCalendarMaking, talkCalendarMaking } from './calendar.ts'
import { newsFeedMaking } from './news-feed.ts'
import { robotsMaking } from './robots.ts'
import { sitemapMaking } from './sitemap.ts'

const retryS = 5

/** Registers GET and HEAD of each; every other method is refused. */
export function registerMadeFiles(
  app: FastifyInstance,
  { settings, made }: { settings: Settings; made: MadeStore }
): void {
  const serve = (url: string, makingOf: (params: Record<string, string>) => Making) => {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (request, reply) => answer(request, reply, made, makingOf(request.params as Record<string, string>))
    })
    refuseOthers(app, url)
  }
  const serveBoth = (url: string, makingOf: (locale: Locale, params: Record<string, string>) => Making) => {
    for (const locale of locales) serve(localePath(url, locale), (params) => makingOf(locale, params))
  }

  serve('/robots.txt', () => robotsMaking(settings))
  serve('/sitemap.xml', () => sitemapMaking(settings))
  serveBoth('/rss.xml', (locale) => newsFeedMaking(settings, locale))
  serveBoth('/calendar.ics', (locale) => fairCalendarMaking(settings, locale))
  serveBoth('/event/:forum(^[a-z][a-z0-9_-]{0,31}$)/:id(^[1-9]\\d{0,8}).ics', (locale, { forum, id }) =>
    talkCalendarMaking(settings, locale, forum!, id!)
  )
  serve('/api-docs', () => apiDocsMaking(settings))
  serve('/api-docs/openapi.yaml', () => apiYamlMaking(settings))
}

async function answer(request: FastifyRequest, reply: FastifyReply, made: MadeStore, making: Making) {
  try {
    const kept = await made.get(making, { onUpstreamWait: (ms) => addUpstreamWait(reply.raw, ms) })
    reply.hijack()
    sendMade(request.raw, reply.raw, kept)
    return reply
  } catch (error) {
    if (error instanceof NoAnswer && error.status === 404) throw Object.assign(error, { statusCode: 404 })
    if (!(error instanceof NoAnswer) && !(error instanceof MadeBusy)) throw error
    if (error instanceof MadeBusy) notesOf(reply.raw).shed = 'renders'
    const status = error instanceof NoAnswer ? error.status : error.statusCode
    const retryAfter = (error instanceof NoAnswer && error.retryAfter) || retryS
    return reply
      .code(status)
      .header('retry-after', retryAfter)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${STATUS_CODES[status]}\n`)
  }
}
