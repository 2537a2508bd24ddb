import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import t from 'tap'
import { MadeBusy, type MadeStore } from '../../../server/made.ts'
import { registerMadeFiles } from '../../../server/pages/made-files.ts'
import { readSettings } from '../../../server/settings.ts'
import { ask } from '../../fixtures/client.ts'

const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/rss.xml',
  '/en/rss.xml',
  '/calendar.ics',
  '/en/calendar.ics',
  '/event/roundtable/1.ics',
  '/en/event/roundtable/1.ics',
  '/api-docs',
  '/api-docs/openapi.yaml'
]

t.test('where too much is being made already, each file says when to come back, and nobody keeps that', async (t) => {
  const made = { get: () => Promise.reject(new MadeBusy()) } as unknown as MadeStore
  const app = Fastify()
  registerMadeFiles(app, { settings: readSettings({}), made })
  await app.listen({ port: 0, host: '127.0.0.1' })
  t.teardown(() => app.close())
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  for (const file of files) {
    const { status, headers, body } = await ask(base, file)
    t.equal(status, 503, file)
    t.match(headers['retry-after'], /^\d+$/)
    t.equal(headers['cache-control'], 'no-store')
    t.equal(body, 'Service Unavailable\n')
    const post = await ask(base, file, { method: 'POST' })
    t.equal(post.status, 405)
    t.match(post.headers.allow, 'GET, HEAD')
  }
})
