import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import t from 'tap'
import { createTraceContext } from '../../../server/http/trace-context.ts'
import { DerivationQueueFull } from '../../../server/pages/derived/derivation-queue.ts'
import type { DerivedStore } from '../../../server/pages/derived/derived-store.ts'
import { registerDerivedFiles } from '../../../server/pages/derived-files.ts'
import { readSettings } from '../../../server/settings.ts'
import { sendRequest } from '../../fixtures/send-request.ts'

const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/rss.xml',
  '/en/rss.xml',
  '/calendar.ics',
  '/en/calendar.ics',
  '/event/roundtable/1.ics',
  '/en/event/roundtable/1.ics',
  '/event/roundtable/100000000000001.svg',
  '/exhibitor/featured/100000000000001.svg',
  '/hall.svg',
  '/hall-tall.svg',
  '/api-docs',
  '/api-docs/openapi.yaml'
]

t.test('on overload each file is 503 with Retry-After and no-store', async (t) => {
  // `get` is the only member that the routes use.
  const store: Partial<DerivedStore> = { get: () => Promise.reject(new DerivationQueueFull()) }
  const app = Fastify()
  registerDerivedFiles(app, {
    settings: readSettings({}),
    today: () => 0,
    derived: store as DerivedStore,
    traceOf: () => createTraceContext()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  t.teardown(() => app.close())
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  for (const file of files) {
    const { status, headers, body } = await sendRequest(base, file)
    t.equal(status, 503, file)
    t.match(headers['retry-after'], /^\d+$/)
    t.equal(headers['cache-control'], 'no-store')
    t.equal(body, 'Service Unavailable\n')
    const post = await sendRequest(base, file, { method: 'POST' })
    t.equal(post.status, 405)
    t.match(post.headers.allow, 'GET, HEAD')
  }
})
