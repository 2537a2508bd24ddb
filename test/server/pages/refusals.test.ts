import t from 'tap'
import { readHtml } from '../../fixtures/html.ts'
import { sendData, sendJson, startOrigin } from '../../fixtures/origin.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'

const forbidden = sendJson({ code: 403, msg: 'secret reason', data: null }, {}, 403)
const upstream = await startOrigin(t, (request, response, count) =>
  (request.url!.startsWith('/getHomeMenuList') ? sendData([]) : forbidden)(request, response, count)
)
const base = await startSite(t, upstream.base)

for (const [path, title] of [
  ['/visitor/guide', '页面暂时打不开'],
  ['/en/news/7', 'This page cannot be shown']
] as const)
  t.test(`${path}: the page has the 403 of the backend, with a message of this site`, async (t) => {
    const { status, headers, body } = await sendRequest(base, path)
    t.equal(status, 403)
    t.equal(headers['cache-control'], 'no-store')
    t.notMatch(body, 'secret reason')
    const page = readHtml(body)
    t.match(page.querySelector('main')?.textContent, '403')
    t.match(page.querySelector('h1')?.textContent, title)
    t.ok(page.querySelector('main a[href="/"], main a[href="/en/"]'))
  })
