import t from 'tap'
import { isForbiddenDestination } from '../../../../server/pages/fast/before-router.ts'
import { startOrigin } from '../../../fixtures/origin.ts'
import { startSite } from '../../../fixtures/running-site.ts'
import { sendRequest } from '../../../fixtures/send-request.ts'

const refused = ['script', 'style', 'audioworklet', 'paintworklet', 'xslt']
const pages = ['document', 'frame', 'iframe', 'fencedframe', 'object', 'embed', 'manifest', 'report', 'json', '', 'new']
const asked = [undefined, 'empty', 'image', 'video', 'audio', 'font', 'track']

t.test('one address is the service worker, and nothing is another worker', async (t) => {
  for (const target of ['/', '/assets/a.js', '/api/sw.js', '/en/sw.js', '/sw.js?x', '/sw.js/']) {
    for (const destination of ['worker', 'sharedworker', 'serviceworker'])
      t.equal(isForbiddenDestination(target, destination), true, `${destination} ${target}`)
  }
  t.equal(isForbiddenDestination('/sw.js', 'serviceworker'), false)
  t.equal(isForbiddenDestination('/sw.js', 'worker'), true)
  t.equal(isForbiddenDestination('/sw.js', 'script'), true)
})

t.test('only built files are code, and data is never a page', async (t) => {
  for (const destination of refused) {
    for (const target of ['/api/x', '/_data/', '/downloads/x', '/en/', '/rss.xml', '/assetsx/a.js', '/a/assets/a.js'])
      t.equal(isForbiddenDestination(target, destination), true, `${destination} ${target}`)
    t.equal(isForbiddenDestination('/assets/a.js', destination), false, destination)
  }
  for (const destination of pages) {
    for (const target of ['/api/x', '/_data/'])
      t.equal(isForbiddenDestination(target, destination), true, `${destination} ${target}`)
    for (const target of ['/', '/apis', '/en/api/x'])
      t.equal(isForbiddenDestination(target, destination), false, target)
  }
  for (const destination of asked)
    for (const target of ['/api/x', '/_data/', '/']) t.equal(isForbiddenDestination(target, destination), false)
})

const typed = (type: string | undefined, more: Record<string, string> = {}) => ({
  ...(type === undefined ? {} : { 'content-type': type }),
  'cache-control': 'max-age=60',
  ...more
})
/** What the backend sends, by path: its header fields. */
const answers: Record<string, Record<string, string>> = {
  '/evil.js': typed('text/javascript; charset=utf-8', { 'x-content-type-options': 'sniff' }),
  '/module.js': typed('application/x-JavaScript', { 'cache-control': 'no-store' }),
  '/evil.css': typed('text/css'),
  '/page': typed('text/html', {
    'content-disposition': 'inline; filename="page.html"',
    'content-security-policy': 'x'
  }),
  '/file.pdf': typed('application/pdf', { 'content-disposition': `attachment; filename*=UTF-8''a.pdf` }),
  '/untyped': typed(undefined),
  '/getHomeMenuList': typed('application/json', { 'content-disposition': 'inline' })
}

t.test('over HTTP', async (t) => {
  const origin = await startOrigin(t, (request, response) => {
    const fields = answers[request.url!.split('?')[0]!]
    response.writeHead(fields ? 200 : 404, fields ?? { 'content-type': 'application/json' })
    response.end('{"code":1,"msg":"","data":[]}')
  })
  const base = await startSite(t, origin.base)
  const from = (path: string, destination: string, headers: Record<string, string> = {}) =>
    sendRequest(base, path, { headers: { 'sec-fetch-dest': destination, ...headers } })

  t.test('calls are refused as scripts, styles, workers, pages and frames, cached or not', async (t) => {
    for (const path of [
      '/api/evil.js',
      '/api/getHomeMenuList',
      '/api/none',
      '/api/wechat/share_sign?url=x',
      '/_data/en/'
    ]) {
      for (const round of ['first', 'cached']) {
        for (const destination of ['script', 'style', 'serviceworker', 'document', 'iframe', 'object']) {
          const answer = await from(path, destination)
          t.equal(answer.status, 403, `${path} ${destination} ${round}`)
          t.match(answer.json(), { code: 403, msg: /fetch/, data: null })
          t.match(answer.headers, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
        }
        await sendRequest(base, path)
      }
    }
    t.match((await from('/api/evil.js', 'document', { lang: 'en' })).json().msg, /gives data/)
    const cached = await sendRequest(base, '/api/getHomeMenuList')
    t.match(cached.headers['cache-status'], /hit/, 'the response was cached')
    const before = origin.requests.length
    await from('/api/new', 'script')
    t.equal(origin.requests.length, before, 'no request reaches the backend')
  })

  t.test('a form post to a call is refused, and a refused HEAD has no body', async (t) => {
    const posted = await sendRequest(base, '/api/addSubscribe', {
      method: 'POST',
      headers: { 'sec-fetch-dest': 'document' }
    })
    t.equal(posted.status, 403)
    const head = await sendRequest(base, '/api/evil.js', { method: 'HEAD', headers: { 'sec-fetch-dest': 'script' } })
    t.equal(head.status, 403)
    t.equal(head.body, '')
  })

  t.test('fetch, images and clients without Sec-Fetch-Dest get the response', async (t) => {
    for (const destination of ['empty', 'image', 'video'])
      t.equal((await from('/api/file.pdf', destination)).status, 200)
    t.equal((await sendRequest(base, '/api/file.pdf')).status, 200)
    t.equal((await from('/404', 'document')).status, 404, 'pages are allowed as documents')
  })

  t.test('without Sec-Fetch-Dest every response is marked as data: nosniff, no code type, an attachment', async (t) => {
    const expected: Record<string, [type: string | undefined, disposition: string]> = {
      '/evil.js': ['text/plain; charset=utf-8', 'attachment'],
      '/module.js': ['text/plain', 'attachment'],
      '/evil.css': ['text/plain', 'attachment'],
      '/page': ['text/html', 'attachment; filename="page.html"'],
      '/file.pdf': ['application/pdf', `attachment; filename*=UTF-8''a.pdf`],
      '/untyped': [undefined, 'attachment'],
      '/getHomeMenuList': ['application/json', 'attachment'],
      '/none': ['application/json', 'attachment'],
      '/wechat/share_sign': ['application/json; charset=utf-8', 'attachment'],
      '/a/../b': ['application/json; charset=utf-8', 'attachment']
    }
    for (const [path, [type, disposition]] of Object.entries(expected)) {
      for (const round of ['first', 'cached']) {
        const { headers, rawHeaders } = await sendRequest(base, `/api${path}`)
        t.same([headers['content-type'], headers['content-disposition']], [type, disposition], `${path} ${round}`)
        t.equal(headers['x-content-type-options'], 'nosniff', path)
        const names = rawHeaders.filter((_part, index) => index % 2 === 0).map((name) => name.toLowerCase())
        t.same(names, [...new Set(names)], `${path}: no field is repeated`)
      }
    }
  })

  t.test('no address below /assets/ leads to the API', async (t) => {
    for (const path of [
      '/assets/..%2fapi/evil.js',
      '/assets/%2e%2e/api/evil.js',
      '/assets/x/..%5c..%5capi/evil.js',
      '/assets//api/evil.js'
    ]) {
      const { status, headers } = await from(path, 'script')
      t.equal(status, 404, path)
      t.equal(headers.location, undefined, path)
    }
  })
})
