/** The same requests with the fast path and without it: only times and the size of recompressed pages may differ. */

import { readdirSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import t, { type Test } from 'tap'
import { readPack } from '../../../../server/backend/content-source.ts'
import { callDefinitions } from '../../../../shared/calls/table.ts'
import { dist } from '../../../fixtures/dist.ts'
import { type Responder, startOrigin } from '../../../fixtures/origin.ts'
import { runBackend } from '../../../fixtures/running-backend.ts'
import { startSite } from '../../../fixtures/running-site.ts'
import { sendBytes, sendRequest, type TestRequest, type TestResponse } from '../../../fixtures/send-request.ts'
import { onePerKind, sitemapPaths } from '../../../fixtures/site-addresses.ts'

// Two sites in front of one API, with the fast path and without it, and the differences between their responses.

interface SitePair {
  /** Address of the site with the fast path. */
  base: string
  /**
   * Sends a request with one id to both sites, so many times in a row, and gives the response of the site with the fast
   * path.
   */
  send: (path: string, request?: TestRequest, times?: number) => Promise<TestResponse>
  /** Waits until both sites have compressed a call that they have stored, which they do in the background. */
  untilCompressed: (path: string, headers: Record<string, string>) => Promise<void>
  /** Sends these bytes to both sites, on a connection that they close. */
  sendBytes: (name: string, bytes: string) => Promise<void>
  /** For every response that differed: the request, and the lines of each site that the other one has not sent. */
  differences: string[][]
  /** Requests so far, and how many of them the fast path has answered on each site. */
  counts: { requests: number; fastHits: number; plainHits: number }
}

const nameOf = (line: string) => line.slice(0, line.indexOf(':'))
const decoders: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

/** What may differ: Date, Age, Retry-After, X-Request-Id and the lifetime in Cache-Status; bodies in br and so their length. */
const withoutTimes = (text: string) =>
  text.replace(/(?<=^|\r\n)(date|age|retry-after|x-request-id): [^\r]+/gi, '$1: *').replace(/; ttl=-?\d+/g, '; ttl=*')

/**
 * The status, the header fields by name (RFC 9110, section 5.3: only the order of fields of one name matters), and the
 * decoded body of a response, as lines.
 */
function linesOf({ status, rawHeaders, bytes, complete, headers }: TestResponse): string[] {
  const { 'content-encoding': coding = '', 'content-length': length } = headers
  const isOther = (name: string) => coding !== 'br' || name.toLowerCase() !== 'content-length'
  // Names and values alternate.
  const fields = rawHeaders.flatMap((name, i) =>
    i % 2 === 0 && isOther(name) ? [withoutTimes(`${name.toLowerCase()}: ${rawHeaders[i + 1]}`)] : []
  )
  // A 206 has a part of the coded body.
  const body = (status !== 206 && bytes.length > 0 && decoders[coding]?.(bytes)) || bytes
  const hasOwnLength = bytes.length === 0 || (length ?? String(bytes.length)) === String(bytes.length)
  const byName = fields.sort((a, b) => nameOf(a).localeCompare(nameOf(b)))
  return [String(status), ...byName, `complete: ${complete && hasOwnLength}`, ...body.toString('latin1').split('\n')]
}

/** Starts both; they end with the test. */
async function startSitePair(t: Test, api: string, env: Record<string, string> = {}): Promise<SitePair> {
  const counts = { requests: 0, fastHits: 0, plainHits: 0 }
  const differences: SitePair['differences'] = []
  const start = (isFast: boolean) => {
    const write = (line: string) => {
      const { msg } = JSON.parse(line) as { msg: string }
      if (msg === 'hit') counts[isFast ? 'fastHits' : 'plainHits'] += 1
    }
    return startSite(t, api, { LOG_HITS: '1', ...env }, { isFast, log: pino({ level: 'info' }, { write }) })
  }
  const bases = [await start(true), await start(false)] as const
  // Hits are written in one piece on connections that stay open.
  const agent = new http.Agent({ keepAlive: true })
  t.teardown(() => agent.destroy())
  const compare = (request: string, fast: string[], plain: string[]) => {
    counts.requests += 1
    if (fast.join('\n') === plain.join('\n')) return
    const onlyFast = fast.filter((line) => !plain.includes(line)).map((line) => `fast: ${line}`)
    const onlyPlain = plain.filter((line) => !fast.includes(line)).map((line) => `plain: ${line}`)
    const lines = [...onlyFast.slice(0, 9), ...onlyPlain.slice(0, 9)].map((line) => line.slice(0, 300))
    differences.push([request, ...(lines.length === 0 ? ['the same lines in another order'] : lines)])
  }
  return {
    base: bases[0],
    differences,
    counts,
    async send(path, request = {}, times = 1) {
      const name = `${request.method ?? 'GET'} ${path} ${JSON.stringify(request.headers ?? {})}`
      const identified = { ...request, headers: { 'x-request-id': `pair-${counts.requests}`, ...request.headers } }
      for (let i = 1; ; i += 1) {
        const [fast, plain] = await Promise.all([
          sendRequest(bases[0], path, identified, agent),
          sendRequest(bases[1], path, identified, agent)
        ])
        compare(`${name}, time ${i}`, linesOf(fast), linesOf(plain))
        if (i >= times) return fast
      }
    },
    async untilCompressed(path, fields) {
      const accepting = { headers: { ...fields, 'accept-encoding': 'br' } }
      const isPending = ({ headers, bytes }: TestResponse) =>
        /^bff; hit/.test(String(headers['cache-status'])) && bytes.length >= 1024 && !headers['content-encoding']
      for (const base of bases) while (isPending(await sendRequest(base, path, accepting, agent)));
    },
    async sendBytes(name, bytes) {
      const [fast, plain] = await Promise.all([sendBytes(bases[0], bytes), sendBytes(bases[1], bytes)])
      compare(name, withoutTimes(fast).split('\n'), withoutTimes(plain).split('\n'))
    }
  }
}

const env = { SITE_ORIGIN: 'https://fair.example', TRUST_PROXY: 'loopback' }
const browser = { 'accept-encoding': 'gzip, deflate, br' }
const past = 'Thu, 01 Jan 2015 00:00:00 GMT'

/** Header fields of requests that change how a response is sent, or whether a hit may answer it. */
const variants: Record<string, string>[] = [
  {},
  ...['br', 'gzip', 'identity', 'br;q=0, *', '*;q=0', ''].map((value) => ({ 'accept-encoding': value })),
  ...['*', '"other"', 'W/"other", "more"'].map((value) => ({ 'if-none-match': value })),
  ...[past, 'Sat, 01 Jan 2050 00:00:00 GMT', 'no date'].map((value) => ({ 'if-modified-since': value })),
  ...['bytes=0-9', 'bytes=-5', 'bytes=0-1,4-5', 'bytes=99999999-', 'lines=1'].map((range) => ({ range })),
  { range: 'bytes=0-9', 'if-range': past },
  { range: 'bytes=0-9', 'accept-encoding': 'br' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-proto': 'https', ...browser },
  { 'x-forwarded-proto': 'https, http' },
  { 'x-forwarded-proto': 'https', 'if-none-match': '*' },
  { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'one' },
  ...['no-cache', 'max-age=0', 'only-if-cached', 'no-store', 'min-fresh=9999'].map((value) => ({
    'cache-control': value
  })),
  { pragma: 'no-cache' },
  ...['i18n_locale=cn', 'i18n_locale=en', 'i18n_locale=xx', 'other=1; i18n_locale=en'].map((cookie) => ({ cookie })),
  ...['en', 'zh-CN', 'en;q=0.5, zh'].map((value) => ({ 'accept-language': value })),
  ...['en', 'cn', 'zh', ''].map((lang) => ({ lang })),
  { 'sec-purpose': 'prefetch' },
  { purpose: 'prefetch', 'accept-language': 'en' },
  ...['script', 'style', 'document', 'empty'].map((value) => ({ 'sec-fetch-dest': value })),
  { upgrade: 'h2c', connection: 'upgrade' },
  { connection: 'close' },
  { expect: '100-continue' },
  { authorization: 'Basic eDp5' },
  { origin: 'https://other.example' },
  { 'content-length': '0' }
]

/** Sends a target in every way: with each variant as GET and HEAD, and with other methods. */
async function sendEveryWay({ send }: SitePair, target: string) {
  const { etag } = (await send(target, { headers: browser }, 2)).headers
  const own =
    etag === undefined
      ? []
      : [etag, etag.replace('W/', ''), `"other", ${etag}`].map((value) => ({
          'if-none-match': value
        }))
  for (const headers of [...variants, ...own]) {
    // The writer of the fast path takes part from a second response within one second.
    await send(target, { headers }, 2)
    await send(target, { headers, method: 'HEAD' })
  }
  await send(target, { method: 'GET', headers: { 'content-length': '5' }, body: 'a=b&c' })
  for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']) await send(target, { method })
}

/** Bytes that a client may send on one connection. */
function connectionsWith(targets: readonly string[]): Record<string, string> {
  const [first = '/'] = targets
  const get = (target: string, ...fields: string[]) =>
    `GET ${target} HTTP/1.1\r\n${['Host: fair.example', ...fields].join('\r\n')}\r\n\r\n`
  const last = get(first, 'Connection: close')
  return {
    'HTTP/1.0': `GET ${first} HTTP/1.0\r\n\r\n`,
    'HTTP/1.0, kept open': `GET ${first} HTTP/1.0\r\nConnection: keep-alive\r\n\r\nGET ${first} HTTP/1.0\r\n\r\n`,
    pipelined:
      targets
        .map((target) => get(target))
        .join('')
        .repeat(3) + last,
    'pipelined with HEAD': `${get(first)}HEAD ${first} HTTP/1.1\r\nHost: fair.example\r\n\r\n${get(first)}${last}`,
    'pipelined more than are served at once': get(first).repeat(40) + last,
    'absolute form': `GET http://fair.example${first} HTTP/1.1\r\nHost: fair.example\r\nConnection: close\r\n\r\n`,
    'without Host': `GET ${first} HTTP/1.1\r\n\r\n`,
    'with two Hosts': `GET ${first} HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`
  }
}

const content = readPack(path.join(dist, 'server', 'content-organic.json'))
const backend = await runBackend(t, content)
const pair = await startSitePair(t, backend.origin, env)
// Both sites fetch what the sitemap needs.
await pair.send('/sitemap.xml')
const pages = await sitemapPaths(pair.base)
const files = ['/robots.txt', '/sitemap.xml', '/rss.xml', '/en/rss.xml', '/calendar.ics', '/en/calendar.ics']
const assets = readdirSync(path.join(dist, 'assets')).map((name) => `/assets/${name}`)

/** Reports the first differences since the last call, and that there were requests. */
function assertSame(t: Test, { differences, counts }: SitePair) {
  t.same(differences.splice(0).slice(0, 5), [], `${counts.requests} requests so far`)
}

t.test('every page and its data, when they are derived, stored and known to the client', async (t) => {
  t.ok(pages.length > 400, `${pages.length} pages`)
  for (const target of pages.flatMap((page) => [page, `/_data${page}`])) {
    const { etag = '' } = (await pair.send(target, { headers: browser }, 2)).headers
    await pair.send(target, { headers: { ...browser, 'if-none-match': etag } })
  }
  assertSame(t, pair)
})

t.test('every built file, from the disk, from memory and known to the client', async (t) => {
  t.ok(assets.length > 100, `${assets.length} files`)
  for (const target of assets) {
    const { etag = '' } = (await pair.send(target, { headers: browser }, 3)).headers
    await pair.send(target, {}, 2)
    await pair.send(target, { headers: { 'if-none-match': etag } })
  }
  assertSame(t, pair)
})

const samples = [
  ...onePerKind(pages.filter((page) => page.startsWith('/en'))).slice(0, 3),
  ...['/', '/visitor/guide', '/_data/', '/_data/en/news', '/404', '/nothing/here', '/News', '/en', '/?lang=en'],
  ...[
    '/search?q=tea',
    '/news?page=2',
    '/news?page=x',
    '/visitor/guide?utm_source=a',
    '/healthz',
    '/readyz',
    '/api-docs'
  ],
  ...files,
  ...['.js', '.css', '.svg', '.woff2', '.pdf', '.mp4', '.json'].flatMap(
    (end) => assets.find((name) => name.endsWith(end)) ?? []
  ),
  '/assets/missing-ABCD1234.js'
]
t.test('pages, files and built files in every way', async (t) => {
  for (const target of samples) await sendEveryWay(pair, target)
  assertSame(t, pair)
})

t.test('declared calls, undeclared ones, missing ones and wrong ones in every way', async (t) => {
  const declared = [...callDefinitions.values()].map((definition) => `/api${definition.path}`)
  const others = ['?pid=0', '?utm=1'].map((query) => `/api/getProductCategoryList${query}`)
  const records = [
    '/api/getNews?id=1',
    '/api/getNews?id=999999',
    '/api/getNews?id=x',
    '/api/getPage?path=%2Fvisitor%2Fguide'
  ]
  const undeclared = ['/api/none', '/api/', '/api/..%2fx', '/api/wechat/share_sign']
  for (const target of [...declared, ...others, ...records, ...undeclared]) {
    for (const lang of ['en', 'cn']) {
      await pair.send(target, { headers: { lang } }, 2)
      await pair.untilCompressed(target, { lang })
    }
    await sendEveryWay(pair, target)
  }
  assertSame(t, pair)
})

t.test('connections of HTTP/1.0, with pipelined requests and with malformed ones', async (t) => {
  for (const targets of [['/', '/en/', '/api/getWebInfo', '/_data/', '/healthz', '/none'], ['/api/getHomeMenuList']])
    for (const [name, bytes] of Object.entries(connectionsWith(targets))) await pair.sendBytes(name, bytes)
  assertSame(t, pair)
})

t.test('the fast path has answered many of these requests, and none without it', async (t) => {
  const { requests, fastHits, plainHits } = pair.counts
  t.ok(fastHits > requests / 3, `${fastHits} of ${requests} requests`)
  t.equal(plainHits, 0)
})

/** Responses by path that only their own headers decide about. */
const responses: Record<string, [number, Record<string, string>, string]> = {
  '/fresh': [200, { 'cache-control': 'max-age=600', etag: '"strong"', 'last-modified': past }, 'x'.repeat(3000)],
  '/json': [200, { 'cache-control': 'max-age=600', 'content-type': 'application/json' }, `{"a":"${'x'.repeat(3000)}"}`],
  '/weak': [200, { 'cache-control': 's-maxage=600', etag: 'W/"weak"' }, 'weak'],
  '/dated': [200, { 'cache-control': 'max-age=600', date: new Date().toUTCString(), age: '3' }, 'dated'],
  '/varied': [200, { 'cache-control': 'max-age=600', vary: 'accept-language, x-forwarded-proto' }, 'varied'],
  '/any': [200, { 'cache-control': 'max-age=600', vary: '*' }, 'any'],
  '/chained': [200, { 'cache-control': 'max-age=600', 'cache-status': 'origin; hit' }, 'chained'],
  '/private': [200, { 'cache-control': 'private, max-age=600' }, 'private'],
  '/no-store': [200, { 'cache-control': 'no-store' }, 'no-store'],
  '/cookie': [200, { 'cache-control': 'max-age=600', 'set-cookie': 'a=b' }, 'cookie'],
  '/gone': [410, { 'cache-control': 'max-age=600' }, 'gone'],
  '/moved': [301, { 'cache-control': 'max-age=600', location: '/fresh' }, ''],
  '/empty': [204, { 'cache-control': 'max-age=600' }, ''],
  '/refused': [403, {}, 'refused'],
  '/broken': [500, {}, 'broken'],
  '/getHomeMenuList': [200, { 'content-type': 'application/json' }, '{"code":1,"msg":"ok","data":[]}'],
  '/getWebInfo': [
    200,
    { 'content-type': 'application/json', 'cache-control': 'no-store' },
    '{"code":1,"msg":"","data":[]}'
  ],
  '/industry/tree': [200, { 'content-type': 'text/html' }, '<p>no JSON'],
  '/getNews': [503, { 'retry-after': '7' }, '']
}
const respond: Responder = (request, response) => {
  const [status, headers, body] = responses[new URL(request.url ?? '', 'http://origin').pathname] ?? [404, {}, 'none']
  response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers })
  response.end(body)
}

t.test('responses of a backend that only their own headers decide about, in every way', async (t) => {
  const origin = await startOrigin(t, respond)
  const other = await startSitePair(t, origin.base, env)
  for (const target of Object.keys(responses)) await sendEveryWay(other, `/api${target}`)
  for (const target of ['/', '/en/news', '/_data/', '/rss.xml', '/readyz']) await sendEveryWay(other, target)
  for (const [name, bytes] of Object.entries(connectionsWith(['/api/fresh', '/api/chained', '/api/dated', '/'])))
    await other.sendBytes(name, bytes)
  assertSame(t, other)
  t.ok(other.counts.fastHits > 500, `${other.counts.fastHits} hits`)
})
