/**
 * Which addresses exist where the backend lists its pages, whichever request comes first
 * (shared/README.md#page-status).
 */
import t from 'tap'
import { type Responder, sendJson, startOrigin } from '../../fixtures/origin.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendPurge, sendRequest } from '../../fixtures/send-request.ts'

const listed = { path: '/own/page', title_cn: '页', title_en: 'Page', updated: 1749081600 }

/** A backend that has content for any path and any record, and lists one page; `list` may be replaced. */
function lenientBackend(state: { list: unknown[] | undefined }): Responder {
  return (request, ...rest) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://backend')
    const send = (data: unknown, status = 200) =>
      sendJson(
        { code: status === 200 ? 1 : status, msg: '', data },
        { 'cache-control': 'max-age=600' },
        status
      )(request, ...rest)
    if (pathname === '/getPageList') return state.list ? send(state.list) : send(null, 500)
    if (pathname === '/getPage') {
      const path = searchParams.get('path')
      return send({ path, title_cn: path, title_en: path, sections: [] })
    }
    if (pathname === '/getNews') return send({ id: Number(searchParams.get('id')), title_cn: '新闻', title_en: 'News' })
    if (pathname === '/getNewsList' || pathname === '/getExhibitorList')
      return send({ list: [], total: 0, page: 1, pages: 1 })
    return send(null, 404)
  }
}

/** What each address answers, whatever was asked before. */
const expected: Record<string, [number, string?]> = {
  '/own/page': [200],
  '/en/own/page': [200],
  '/_data/own/page': [200],
  '/unlisted/page': [404],
  '/en/unlisted/page': [404],
  '/_data/unlisted/page': [404],
  '/Unlisted/Page': [301, '/unlisted/page'],
  '/news': [200],
  '/news/7': [200],
  '/_data/news/7': [200],
  '/News/7': [301, '/news/7'],
  '/EN/News': [301, '/en/news'],
  '/exhibitor/featured': [200],
  '/Exhibitor/Featured': [301, '/exhibitor/featured'],
  '/en/Exhibitor/Featured?sort=booth': [301, '/en/exhibitor/featured?sort=booth'],
  '/sitemap.xml': [200]
}

/** A document, data, a spelling and a file; addresses of the other language are derived in the same way. */
const firsts = [
  '/own/page',
  '/_data/own/page',
  '/unlisted/page',
  '/_data/unlisted/page',
  '/Unlisted/Page',
  '/News/7',
  '/sitemap.xml'
]
for (const first of firsts)
  t.test(`every address answers the same where ${first} is asked first`, async (t) => {
    const origin = await startOrigin(t, lenientBackend({ list: [listed] }))
    const site = await startSite(t, origin.base)
    for (const address of [first, ...Object.keys(expected), ...Object.keys(expected)]) {
      const { status, headers } = await sendRequest(site, address)
      t.same([status, headers.location], [expected[address]![0], expected[address]![1]], address)
    }
    const asked = origin.requests.filter(({ url }) => /getPage\?.*unlisted/i.test(url))
    // The first page of content asks for its record and for the list at the same time.
    const most = /^\/(en\/|_data\/)?unlisted/.test(first) ? 1 : 0
    t.equal(asked.length, most, 'with a stored list, what it does not name is not asked for')
  })

t.test('a stored page is 404 once the list no longer names it, and 200 once it does', async (t) => {
  const state = { list: [listed] as unknown[] | undefined }
  const token = 'sixteen-letters-x'
  const site = await startSite(t, (await startOrigin(t, lenientBackend(state))).base, { PURGE_TOKEN: token })
  const purge = async () => t.equal((await sendPurge(site, { call: 'pageList' }, token)).status, 200)
  const statuses = async () => {
    const all: number[] = []
    for (const address of ['/own/page', '/own/page?any=1', '/_data/own/page', '/en/own/page'])
      all.push((await sendRequest(site, address)).status)
    return all
  }
  t.same(await statuses(), [200, 200, 200, 200])
  state.list = [{ ...listed, path: '/other' }]
  await purge()
  t.same(await statuses(), [404, 404, 404, 404])
  state.list = [listed]
  await purge()
  t.same(await statuses(), [200, 200, 200, 200])
})

t.test('a page that was stored while the list failed follows the list when it is back', async (t) => {
  const state: { list: unknown[] | undefined } = { list: undefined }
  const site = await startSite(t, (await startOrigin(t, lenientBackend(state))).base)
  t.equal((await sendRequest(site, '/unlisted/page')).status, 200, 'without the list its own call decides')
  state.list = [listed]
  let status = 200
  while (status === 200) status = (await sendRequest(site, '/unlisted/page')).status
  t.equal(status, 404)
  t.equal((await sendRequest(site, '/own/page')).status, 200)
})
