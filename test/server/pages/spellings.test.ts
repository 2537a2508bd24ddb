import t from 'tap'
import { embeddedState } from '../../../shared/pages/state.ts'
import { formOf, readHtml } from '../../fixtures/html.ts'
import { type Responder, sendJson, startOrigin } from '../../fixtures/origin.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { postForm, sendRequest } from '../../fixtures/send-request.ts'

const slugs = ['/Own/Case', '/关于', '/lower/case']
const encoded = encodeURI('/关于')

/** A backend with three pages, and with the given page list or none. */
function backend(list: unknown[] | undefined): Responder {
  return (request, response, count) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://backend')
    const path = searchParams.get('path') ?? ''
    const send = (data: unknown) => sendJson({ code: 1, msg: 'ok', data }, {})(request, response, count)
    if (pathname === '/getPageList' && list) return send(list)
    if (pathname === '/getPage' && slugs.includes(path)) return send({ path, title_cn: path, title_en: path })
    if (pathname === '/addSubscribe') return sendJson({ code: 200, msg: 'ok' })(request, response, count)
    return sendJson({ code: 404, msg: 'none', data: null }, {}, 404)(request, response, count)
  }
}

const backends: [string, unknown[] | undefined][] = [
  ['with a list of its pages', slugs.map((path) => ({ path }))],
  ['without a list', undefined],
  ['whose list is empty', []]
]
const posted = 'form=subscribe&email=visitor%40example.com&consent=1'
const post = (base: string, path: string) => postForm(base, path, posted)

for (const [what, list] of backends)
  t.test(`with a backend ${what}, document and data of a page are 200 under its canonical spelling only`, async (t) => {
    const base = await startSite(t, (await startOrigin(t, backend(list))).base)
    for (const round of ['first request', 'second request']) {
      for (const path of ['/Own/Case', '/en/Own/Case', encoded, `/en${encoded}`, '/lower/case']) {
        const page = await sendRequest(base, path)
        const data = await sendRequest(base, `/_data${path}`)
        t.same([page.status, data.status], [200, 200], `${path}, ${round}`)
        const embedded = embeddedState(/id="state">([^<]*)</.exec(page.body)![1]!)
        t.same({ ...data.json<object>(), isComplete: false, data: {} }, embedded, path)
      }
      const redirect = await sendRequest(base, '/Lower/Case')
      t.same([redirect.status, redirect.headers.location], [301, '/lower/case'])
      t.equal((await sendRequest(base, '/no/such')).status, 404)
    }
  })

t.test('a call and a file keep their letter case: doubled slashes lead to them, upper case to none', async (t) => {
  const base = await startSite(t, (await startOrigin(t, backend(undefined))).base)
  const table: [string, number, string?][] = [
    ['//api/getPage?path=/Own/Case', 301, '/api/getPage?path=/Own/Case'],
    ['//assets//Entry-AB.js', 301, '/assets/Entry-AB.js'],
    ['//API/getPage?path=/Own/Case', 301, '/API/getPage?path=/Own/Case'],
    ['/API/getPage?path=/Own/Case', 404],
    ['/Content-Files/A.pdf', 404]
  ]
  for (const [path, status, location] of table) {
    const response = await sendRequest(base, path)
    t.same([response.status, response.headers.location], [status, location], path)
  }
})

t.test('a listed page is found in any case with upper case, by one redirect to its spelling', async (t) => {
  const list = [...slugs, '/Two/Ways', '/two/ways', encodeURI('/关于/Us')].map((path) => ({ path }))
  const origin = await startOrigin(t, backend(list))
  const base = await startSite(t, origin.base)
  const table: [string, string, string?][] = [
    ['/OWN/CASE', '/Own/Case'],
    ['/EN/oWN/cASE/?a=B', '/en/Own/Case?a=B'],
    ['/OWN//case', '/en/Own/Case', 'i18n_locale=en'],
    ['/OWN/case?lang=en', '/en/Own/Case'],
    ['/TWO/ways', '/two/ways'],
    [encodeURI('/关于/US'), encodeURI('/关于/Us')],
    ['/NO/such', '/no/such']
  ]
  await sendRequest(base, '/')
  const asked = origin.requests.length
  for (const [path, location, cookie] of table) {
    const { headers } = await sendRequest(base, path, cookie === undefined ? {} : { headers: { cookie } })
    t.equal(headers.location, location, path)
  }
  t.ok(origin.requests.length - asked <= 1, 'the list alone')
  t.equal((await sendRequest(base, '/own/case')).status, 404, 'lower case is no spelling of it')
})

t.test('a form posted to another spelling of a page is accepted, and redirects to the canonical one', async (t) => {
  const base = await startSite(t, (await startOrigin(t, backend(undefined))).base)
  const table: [string, string][] = [
    ['/Own/Case', '/Own/Case'],
    ['/EN/Own/Case/', '/en/Own/Case'],
    ['/Lower//Case/', '/lower/case'],
    ['/lower/case?lang=en', '/lower/case'],
    [encoded, encoded],
    ['/en', '/en/']
  ]
  for (const [path, page] of table) {
    const { status, headers } = await post(base, path)
    t.same([status, headers.location], [303, `${page}?done=subscribe`], path)
  }
  t.equal((await post(base, '/..%2f/')).status, 404)
})

t.test('the not-found page displays that its form was accepted', async (t) => {
  const base = await startSite(t, (await startOrigin(t, backend(undefined))).base)
  for (const path of ['/en/no/such', '/en/news/abc', '/en/bannerBox', '/en/404']) {
    const action = formOf(readHtml((await sendRequest(base, path)).body), 'subscribe').getAttribute('action')!
    const { status, headers } = await post(base, action)
    t.equal(status, 303, path)
    const { body } = await sendRequest(base, headers.location!)
    const message = formOf(readHtml(body), 'subscribe').querySelector('[role="status"]')?.textContent
    t.equal(message, 'Subscribed successfully!', path)
  }
})

t.test('the first of two language cookies counts, whether the page is stored or not', async (t) => {
  const base = await startSite(t, (await startOrigin(t, backend(undefined))).base)
  const table: [string, number][] = [
    ['i18n_locale=en; i18n_locale=cn', 302],
    ['i18n_locale=cn; i18n_locale=en', 200]
  ]
  for (const round of ['derived', 'stored']) {
    for (const [cookie, status] of table)
      t.equal((await sendRequest(base, '/lower/case', { headers: { cookie } })).status, status, `${cookie}, ${round}`)
    await sendRequest(base, '/lower/case')
  }
})
