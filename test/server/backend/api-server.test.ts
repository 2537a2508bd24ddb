import { connect } from 'node:net'
import t from 'tap'
import { contentCacheControl, createApiServer } from '../../../server/backend/api-server.ts'
import { listenUntilEnd } from '../../fixtures/origin.ts'
import { runBackend } from '../../fixtures/running-backend.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'

const backend = await runBackend(t, compiledSmallPack())
const request = (path: string, init: RequestInit = {}) => fetch(backend.origin + path, init)
const menu = (headers: Record<string, string>) =>
  request('/getHomeMenuList', { headers })
    .then((response) => response.json())
    .then((body) => (body as { data: { name: string }[] }).data[0]?.name)

const languages: [Record<string, string>, string][] = [
  [{ lang: 'cn' }, '展会'],
  [{ lang: 'en' }, 'Exhibition'],
  [{}, '展会'],
  [{ lang: 'fr' }, '展会'],
  [{ lang: 'EN' }, '展会'],
  [{ 'accept-language': 'en', cookie: 'i18n_locale=en' }, '展会']
]
for (const [headers, name] of languages)
  t.test(`the menu of ${JSON.stringify(headers)} begins with ${name}`, async (t) => t.equal(await menu(headers), name))

t.test('content is cacheable, has a strong validator and gets 304 for it', async (t) => {
  const first = await request('/getHome', { headers: { lang: 'en' } })
  t.equal(first.headers.get('cache-control'), contentCacheControl)
  t.equal(first.headers.get('vary'), 'lang')
  const etag = first.headers.get('etag') ?? ''
  t.match(etag, /^"[\w-]{27}"$/)
  for (const match of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const again = await request('/getHome', { headers: { lang: 'en', 'if-none-match': match } })
    t.equal(again.status, 304, match)
    t.equal(await again.text(), '')
    t.equal(again.headers.get('etag'), etag)
  }
  t.equal((await request('/getHome', { headers: { lang: 'en', 'if-none-match': '"x"' } })).status, 200)
  const found = (await request('/getHomeMenuList', { headers: { lang: 'en' } })).headers.get('etag')
  t.not(found, (await request('/getHomeMenuList')).headers.get('etag'))
})

t.test('HEAD is GET without the body', async (t) => {
  const get = await request('/getHome')
  const head = await request('/getHome', { method: 'HEAD' })
  t.equal(head.headers.get('content-length'), String((await get.arrayBuffer()).byteLength))
  t.equal(await head.text(), '')
})

t.test('responses of search, code query and lists with free text are no-store', async (t) => {
  for (const path of ['/search?q=tea', '/checkCode?code=1', '/getExhibitorList?q=tea', '/wechat/share_sign?url=x'])
    t.equal((await request(path)).headers.get('cache-control'), 'no-store', path)
  t.equal((await request('/getExhibitorList?country=CN')).headers.get('cache-control'), contentCacheControl)
})

t.test('a missing record is 404 and fresh for a minute; an unknown call is 404 and no-store', async (t) => {
  const news = await request('/getNews?id=999', { headers: { lang: 'en' } })
  t.equal(news.headers.get('cache-control'), 'max-age=60')
  t.match(await news.json(), { code: 404, msg: 'No such content', data: null })
  for (const path of ['/', '/none', '/constructor', '/__proto__', '//getHome', '/getHome/', '/industry%2ftree']) {
    const response = await request(path)
    t.equal(response.status, 404, path)
    t.equal(response.headers.get('cache-control'), 'no-store')
  }
})

t.test('an unsupported method gets 405 with Allow', async (t) => {
  const get = await request('/getHome', { method: 'POST' })
  t.same([get.status, get.headers.get('allow')], [405, 'GET, HEAD'])
  const post = await request('/addSubscribe')
  t.same([post.status, post.headers.get('allow')], [405, 'POST'])
})

t.test('the code query accepts full-width digits, spaces and hyphens, and finds no inherited property', async (t) => {
  const check = async (code: string) => (await request(`/checkCode?code=${encodeURIComponent(code)}`)).json()
  for (const code of ['12345678901234567', '1234 5678 9012 34567', '１２３４５６７８９０１２３４５６７'])
    t.match(await check(code), { code: 1, data: { found: true, product: 1001, validUntil: 1767139200 } }, code)
  t.same(((await check('12345678901234568')) as { data: unknown }).data, { found: false, code: '12345678901234568' })
  for (const code of ['', 'constructor', '1'.repeat(41), '1; DROP TABLE'])
    t.match(await check(code), { code: 400 }, code)
})

const bodies: [string, string, string, number][] = [
  [
    'a truncated multipart body',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na',
    400
  ],
  ['a multipart body without boundary', 'multipart/form-data', 'x', 400],
  ['JSON', 'application/json', '{"email":"a@example.com"}', 415],
  ['no type', '', 'email=a@example.com', 415],
  [
    'more fields than a form has',
    'application/x-www-form-urlencoded',
    Array.from({ length: 50 }, (_, i) => `f${i}=1`).join('&'),
    413
  ],
  ['a value longer than any field', 'application/x-www-form-urlencoded', `email=${'x'.repeat(5000)}`, 413],
  ['a body over 32 KiB', 'application/x-www-form-urlencoded', 'a='.padEnd(40_000, 'x'), 413]
]
for (const [what, type, body, status] of bodies)
  t.test(`${what} is ${status}`, async (t) => {
    const response = await request('/addSubscribe', {
      method: 'POST',
      body: new Blob([body]),
      headers: { 'content-type': type }
    })
    t.equal(response.status, status)
    t.match(await response.json(), { code: status, data: null })
  })

t.test('a file in a form is ignored; of fields with the same name the first counts', async (t) => {
  const form = new FormData()
  form.append('email', 'first@example.com')
  form.append('email', 'not an address')
  // Larger than the buffer of a stream.
  form.append('upload', new Blob(['x'.repeat(30_000)]), 'x.bin')
  t.match(await (await request('/addSubscribe', { method: 'POST', body: form })).json(), { code: 200 })
})

t.test('the server survives a connection that is closed in the middle of a body', async (t) => {
  const { port, hostname } = new URL(backend.origin)
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        'POST /addSubscribe HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nemail='
      )
      socket.end()
    })
    socket.on('close', () => resolve()).resume()
  })
  t.equal((await request('/getHome')).status, 200)
})

t.test('a call that throws gets 500 with no-store and is reported without its query', async (t) => {
  const reports: string[] = []
  const server = createApiServer(
    () => ({
      method: 'GET',
      cacheable: true,
      handle: () => {
        throw new Error('broken')
      }
    }),
    (error, path) => reports.push(`${path} ${String(error)}`)
  )
  const port = await listenUntilEnd(t, server)
  const response = await fetch(`http://127.0.0.1:${port}/broken?email=a@example.com`, {
    headers: { connection: 'close' }
  })
  t.same([response.status, response.headers.get('cache-control')], [500, 'no-store'])
  t.match(await response.json(), { code: 500, data: null })
  t.same(reports, ['/broken Error: broken'])
})
