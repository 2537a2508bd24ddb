import t, { type Test } from 'tap'
import { isFormCall } from '../../../../server/api/forms/form-guard.ts'
import { type Origin, type Responder, sendJson, startOrigin } from '../../../fixtures/origin.ts'
import { startSite } from '../../../fixtures/running-site.ts'
import { postForm, type TestResponse } from '../../../fixtures/send-request.ts'

const script: Responder = (request, response, count) => {
  const isForm = request.method === 'POST'
  const exists = isForm || request.url === '/getPage?path=/media/e-news'
  const data = isForm ? null : { path: '/media/e-news', title_cn: '订阅', title_en: 'Subscribe' }
  sendJson({ code: exists ? 200 : 404, msg: 'ok', data: exists ? data : null })(request, response, count)
}

const formBody = 'form=subscribe&email=kept%40example.com&consent=1'

interface Posted {
  path?: string
  headers?: Record<string, string>
}

async function site(t: Test, env: Record<string, string> = {}) {
  const origin: Origin = await startOrigin(t, script)
  const base = await startSite(t, origin.base, env)
  const post = ({ path = '/api/addSubscribe', headers = {} }: Posted = {}): Promise<TestResponse> =>
    postForm(base, path, formBody, { lang: 'en', ...headers })
  return { base, post, forms: () => origin.requests.filter(({ method }) => method === 'POST').length }
}

/** Stops the clock of the limits: how many posts pass must not depend on how fast they come. */
function stopClock(t: Test): void {
  const at = performance.now()
  t.capture(performance, 'now', () => at)
}

/** The statuses of so many posts. */
const statuses = async (count: number, post: (index: number) => Promise<TestResponse>) =>
  new Set((await Promise.all(Array.from({ length: count }, (_, index) => post(index)))).map(({ status }) => status))

t.test('an address may send thirty forms at once; others get Retry-After and a message', async (t) => {
  stopClock(t)
  const { post, forms } = await site(t)
  t.same(await statuses(30, () => post()), new Set([200]))
  const refused = await post()
  t.match(refused, { status: 429, headers: { 'retry-after': /^\d+$/, 'cache-control': 'no-store', vary: 'lang' } })
  t.same(refused.json(), { code: 429, msg: 'Too many submissions, please try again a little later', data: null })
  t.equal(forms(), 30, 'refused posts do not reach the backend')
  t.match((await post({ headers: { lang: 'cn' } })).json().msg, '提交过于频繁')
})

t.test('posts to the API and to pages share one limit, and a refused form keeps its values', async (t) => {
  stopClock(t)
  const { post } = await site(t)
  await statuses(30, () => post())
  const refused = await post({ path: '/en/' })
  t.match(refused, { status: 429, headers: { 'retry-after': /^\d+$/, 'content-type': /^text\/html/ } })
  t.match(refused.body, 'Too many submissions')
  t.match(refused.body, 'value="kept@example.com"')
})

t.test('where all addresses together post too much it is 503, and a form keeps its values', async (t) => {
  stopClock(t)
  const { post, forms } = await site(t, { TRUST_PROXY: 'loopback' })
  const from = (index: number) => ({ 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` })
  t.same(await statuses(300, (index) => post({ headers: from(index) })), new Set([200]))
  const refused = await post({ headers: from(300) })
  t.match(refused, { status: 503, headers: { 'retry-after': /^\d+$/, 'cache-control': 'no-store' } })
  t.match(refused.json(), { code: 503, msg: /^The service is busy/ })
  t.equal(forms(), 300, 'refused posts do not reach the backend')
  const page = await post({ path: '/en/', headers: from(301) })
  t.match(page, { status: 503, headers: { 'retry-after': /^\d+$/, 'content-type': /^text\/html/ } })
  t.match(page.body, 'value="kept@example.com"')
  t.match(page.body, 'The service is busy')
})

t.test('after many refusals in a row the response is a page of a few hundred bytes', async (t) => {
  stopClock(t)
  const { post } = await site(t)
  await statuses(40, () => post({ path: '/en/media/e-news' }))
  const last = await post({ path: '/en/media/e-news' })
  t.match(last, { status: 429, headers: { 'retry-after': /^\d+$/, 'content-security-policy': String } })
  t.ok(last.bytes.length <= 500)
  t.match(last.body, '<html lang="en">')
  t.match(last.body, `<p>Reference ${last.headers['x-request-id']}</p>`)
})

t.test('other calls are not limited', async (t) => {
  const { post } = await site(t)
  t.same(await statuses(70, () => post({ path: '/api/other' })), new Set([200]))
})

const posts: [string, Record<string, string>, boolean][] = [
  ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }, true],
  [
    'Sec-Fetch-Site: cross-site with an Origin of this site',
    { 'sec-fetch-site': 'cross-site', origin: 'http://HOST' },
    true
  ],
  ['Sec-Fetch-Site: same-origin', { 'sec-fetch-site': 'same-origin' }, false],
  ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site', origin: 'http://other.fair.example' }, false],
  ['an Origin of another host without Sec-Fetch-Site', { origin: 'http://evil.example' }, true],
  ['an Origin that is no URL', { origin: '://' }, true],
  ['the Origin of this host', { origin: 'http://HOST' }, false],
  ['the public origin behind a proxy that replaces Host', { origin: 'https://fair.example' }, false],
  ['Origin: null', { origin: 'null' }, false],
  ['neither Sec-Fetch-Site nor Origin', {}, false]
]
t.test('cross-site posts to the API and to pages are refused and do not reach the backend', async (t) => {
  const { base, post, forms } = await site(t, { SITE_ORIGIN: 'https://fair.example' })
  for (const [name, fields, isRefused] of posts) {
    const headers = {
      ...fields,
      ...(fields.origin ? { origin: fields.origin.replace('HOST', new URL(base).host) } : {})
    }
    const before = forms()
    t.equal((await post({ headers })).status, isRefused ? 403 : 200, `${name}, API`)
    t.equal((await post({ headers, path: '/media/e-news' })).status, isRefused ? 403 : 303, `${name}, page`)
    t.equal(forms() - before, isRefused ? 0 : 2, name)
  }
})

t.test('a form call is recognized in every spelling that a lenient backend accepts', async (t) => {
  for (const url of [
    '/api/addBooth',
    '/api/addbooth/',
    '/api/%61ddVisitor?x=1',
    '/api/removeSubscribe;a=b',
    '/api/addBooth/x'
  ])
    t.equal(isFormCall(url), true, url)
  for (const url of ['/api/getPage', '/addBooth', '/api/../addBooth']) t.equal(isFormCall(url), false, url)
})
