import { once } from 'node:events'
import net from 'node:net'
import { pino } from 'pino'
import t, { type Test } from 'tap'
import { startApiStub, startStubbed } from '../fixtures/api-stub.ts'
import { startOrigin } from '../fixtures/origin.ts'
import { samples } from '../fixtures/page-kinds.ts'
import { startSite } from '../fixtures/running-site.ts'
import { sendPurge, sendRequest } from '../fixtures/send-request.ts'

const token = 'sixteen-letters-x'
const english = { lang: 'en' }

interface Answer {
  status: number
  headers: Record<string, unknown>
}

/** The fields for an edge; undefined where all are absent. */
function edgeOf({ headers }: Answer): unknown[] | undefined {
  const fields = ['cdn-cache-control', 'cache-tag', 'surrogate-key'].map((name) => headers[name])
  return fields.every((field) => field === undefined) ? undefined : fields
}

const tagsOf = (answer: Answer) => String(answer.headers['cache-tag']).split(',').sort()

/** A site with an edge in front of a backend with these responses beside the samples. */
async function startEdgeSite(t: Test, responses: Record<string, unknown> = {}, env: Record<string, string> = {}) {
  const api = await startApiStub(t, { ...samples, ...responses })
  const settings = { CDN_TTL_S: '600', CACHE_STALE_S: '3600', PURGE_TOKEN: token, ...env }
  return startSite(t, api.base, settings)
}

t.test('public pages, data and feeds have lifetime and tags for an edge, also in 304', async (t) => {
  const site = await startEdgeSite(t)
  const control = 'max-age=600, stale-while-revalidate=300, stale-if-error=3600'
  for (const address of ['/', '/en/news/7', '/_data/en/news/7', '/sitemap.xml', '/rss.xml', '/robots.txt']) {
    const answer = await sendRequest(site, address)
    t.equal(answer.status, 200, address)
    t.equal(answer.headers['cdn-cache-control'], control, address)
    t.equal(answer.headers['surrogate-key'], String(answer.headers['cache-tag']).replaceAll(',', ' '), address)
    t.match(answer.headers['cache-control'], /^(no-cache|public|max-age)/, `browsers: ${address}`)
    const { etag } = answer.headers
    if (etag === undefined) continue
    const again = await sendRequest(site, address, { headers: { 'if-none-match': String(etag) } })
    t.equal(again.status, 304, address)
    t.same(edgeOf(again), edgeOf(answer), address)
  }
  const page = await sendRequest(site, '/en/news/7')
  t.same(tagsOf(page), ['categories', 'config', 'content', 'menu', 'news', 'site', 'tree'])
})

t.test('what is not public, complete and found has none', async (t) => {
  const site = await startEdgeSite(t, { '/getTalk': 404 })
  const incomplete = await startEdgeSite(t, { '/industry/tree': 500 })
  const { headers: page } = await sendRequest(incomplete, '/en/')
  t.match(page['cache-status'], /detail="tree/)
  t.equal(page['cdn-cache-control'], undefined, 'a page without the tree')
  for (const [address, headers, status] of [
    ['/en/event/forum/7', {}, 404],
    ['/en/no-such-page/x/y', {}, 404],
    ['/', { cookie: 'i18n_locale=en' }, 302],
    ['/EN/news', {}, 301],
    ['/news/7?lang=en', { 'sec-purpose': 'prefetch' }, 200],
    ['/healthz', {}, 200],
    ['/api/getTalk?id=7&forum=forum', english, 404],
    ['/api/search?keyword=a', english, 200],
    ['/en/search?q=a', {}, 200]
  ] as const) {
    const answer = await sendRequest(site, address, { headers })
    t.equal(answer.status, status, address)
    t.equal(edgeOf(answer), undefined, address)
  }
})

t.test('without CDN_TTL_S no response has any, whatever the backend sends for declared calls', async (t) => {
  const { site } = await startStubbed(t, samples, {})
  for (const address of ['/', '/en/news/7', '/api/getHome', '/sitemap.xml'])
    t.equal(edgeOf(await sendRequest(site, address)), undefined, address)
})

t.test('a call is kept no longer than the backend allows, and not where each use needs a request', async (t) => {
  const body = JSON.stringify({ code: 1, msg: 'ok', data: {} })
  for (const [control, expected] of [
    ['max-age=5', 'max-age=5, stale-while-revalidate=3, stale-if-error=3600'],
    ['max-age=9000', 'max-age=600, stale-while-revalidate=300, stale-if-error=3600'],
    ['max-age=9000, s-maxage=7', 'max-age=7, must-revalidate'],
    [
      'max-age=60, stale-while-revalidate=0, stale-if-error=30',
      'max-age=60, stale-while-revalidate=0, stale-if-error=30'
    ],
    ['max-age=5, must-revalidate', 'max-age=5, must-revalidate'],
    ['', 'max-age=600, stale-while-revalidate=300, stale-if-error=3600'],
    ['no-cache', undefined],
    ['max-age=0', undefined],
    ['private, max-age=60', undefined],
    ['no-store', undefined]
  ] as const) {
    const origin = await startOrigin(t, (_request, response) => {
      const fields = { 'content-type': 'application/json', 'cache-tag': 'own', 'surrogate-key': 'own' }
      response.writeHead(200, { ...fields, ...(control && { 'cache-control': control }) })
      response.end(body)
    })
    const site = await startSite(t, origin.base, { CDN_TTL_S: '600', CACHE_STALE_S: '3600' })
    const { headers } = await sendRequest(site, '/api/getHome', { headers: english })
    t.equal(headers['cdn-cache-control'], expected, control)
    if (expected) t.equal(headers['cache-tag'], 'site,content,home', control)
    t.match(headers.vary, /lang/)
  }
})

/** Purges, and gives the answer. */
async function purge(site: string, command: object) {
  const { status, body } = await sendPurge(site, command, token)
  return { status, ...JSON.parse(String(body)).data }
}

t.test('a purge is one POST to the edge with the tags that reach it', async (t) => {
  const edge = await startOrigin(t, (_request, response) => void response.writeHead(204).end())
  const url = new URL('/purge?a=b', edge.base)
  url.username = 'user'
  url.password = 'p%40ss'
  const site = await startEdgeSite(t, {}, { EDGE_PURGE_URL: url.href })
  for (const [command, tags] of [
    [{ all: true }, ['site']],
    [{ tag: 'menu' }, ['menu']],
    [{ call: 'talk', id: 7 }, ['talk', 'talkList', 'home', 'pageList', 'search', 'exhibitor']],
    [{ path: '/a/b' }, ['page', 'pageList', 'search']]
  ] as const) {
    edge.requests.length = 0
    t.match(await purge(site, command), { status: 200, edge: 'purged' })
    t.equal(edge.requests.length, 1)
    const [request] = edge.requests
    t.match(request, { method: 'POST', url: '/purge?a=b' })
    t.equal(request!.headers['xkey-purge'], tags.join(' '))
    t.equal(request!.headers.authorization, `Basic ${Buffer.from('user:p@ss').toString('base64')}`)
  }
})

t.test('no line of the log holds the credentials of the address of an edge that fails', async (t) => {
  const failing = await startOrigin(t, (_request, response) => void response.writeHead(503).end())
  const url = new URL('/purge?key=hunter2', failing.base)
  url.username = 'hunter2'
  url.password = 'hunter2'
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const api = await startApiStub(t, samples)
  const env = { CDN_TTL_S: '600', PURGE_TOKEN: token, EDGE_PURGE_URL: url.href }
  const site = await startSite(t, api.base, env, { log })
  t.match(await purge(site, { all: true }), { edge: 'status 503' })
  t.match(lines.join(''), /the edge was not purged/)
  t.notMatch(lines.join(''), 'hunter2')
})

t.test('an edge that fails, hangs or is away is named in the answer, which waits 2 s at most', async (t) => {
  const failing = await startOrigin(t, (_request, response) => void response.writeHead(503).end())
  const hanging = await startOrigin(t, () => {})
  const closed = net.createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as net.AddressInfo
  await new Promise((resolve) => closed.close(resolve))
  for (const [url, edge] of [
    [failing.base, 'status 503'],
    [hanging.base, 'timeout'],
    [`http://127.0.0.1:${port}/`, 'ECONNREFUSED']
  ] as const) {
    const site = await startEdgeSite(t, {}, { EDGE_PURGE_URL: url })
    t.match(await purge(site, { all: true }), { status: 200, edge })
  }
})
