/** The kind of page of client/README.md's worked change: list and record, in both languages, from a backend. */
import t from 'tap'
import { sendJson, startOrigin } from '../../fixtures/origin.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'

const sponsor = {
  id: 7,
  name_cn: '青岭银行',
  name_en: 'Qingling Bank',
  summary_cn: '支持本届展会。',
  summary_en: 'Supports the fair.',
  html_cn: '<p>正文</p><script>1</script>',
  html_en: '<p>Text</p><script>1</script>'
}
const dataByPath: Record<string, unknown> = {
  '/getSponsorList': [sponsor],
  '/getSponsor?id=7': sponsor,
  '/getHomeMenuList': [],
  '/getWebInfo': [],
  '/getPageList': [{ path: '/exhibition/sponsors' }, { path: '/exhibition/sponsors/7' }]
}

t.test('a new kind of page is there with list, record, breadcrumbs, structured data and sitemap', async (t) => {
  const origin = await startOrigin(t, (request, response, count) => {
    const data = dataByPath[request.url!]
    const envelope = data === undefined ? { code: 404, msg: '', data: null } : { code: 1, msg: '', data }
    return sendJson(envelope, { 'cache-control': 'max-age=60' }, data === undefined ? 404 : 200)(
      request,
      response,
      count
    )
  })
  const base = await startSite(t, origin.base, { SITE_ORIGIN: 'https://fair.example' })
  const list = await sendRequest(base, '/en/exhibition/sponsors')
  t.equal(list.status, 200)
  t.match(list.body, '<a href="/en/exhibition/sponsors/7">Qingling Bank</a>')
  t.match(list.body, /"@type":"ItemList".*Qingling Bank/)
  const page = await sendRequest(base, '/exhibition/sponsors/7')
  t.equal(page.status, 200)
  t.match(page.body, /<title>青岭银行/)
  t.match(page.body, '<p>正文</p>')
  t.notMatch(page.body, '<script>1')
  t.match(page.body, /"@type":"BreadcrumbList".*赞助商/)
  t.equal((await sendRequest(base, '/exhibition/sponsors/8')).status, 404)
  t.match((await sendRequest(base, '/sitemap.xml')).body, '<loc>https://fair.example/en/exhibition/sponsors/7</loc>')
})
