import t from 'tap'
import { sendRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { storedRows } from '../fixtures/stored-rows.ts'

t.test('the site serves pages, calls and built files, stores a form, is ready and exits with 0', async (t) => {
  const site = await startProcess(t)
  const home = await sendRequest(site.base, '/')
  t.equal(home.status, 200)
  t.match(home.body, '<html lang="zh-CN"')
  const english = await sendRequest(site.base, '/en/')
  t.equal(english.status, 200)
  t.match(english.body, '<html lang="en"')

  const call = () => sendRequest(site.base, '/api/getHomeMenuList', { headers: { lang: 'en' } })
  const [first, second] = [await call(), await call()]
  t.equal(second.status, 200)
  t.match(second.headers['cache-status'], /^bff; hit/)
  t.equal(second.body, first.body)

  const script = /src="(\/assets\/[^"]+\.js)"/.exec(home.body)![1]!
  const asset = await sendRequest(site.base, script)
  t.equal(asset.status, 200)
  t.match(asset.headers['cache-control'], 'immutable')

  const form = await sendRequest(site.base, '/api/addSubscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=visitor%40example.com'
  })
  t.equal(form.status, 200)
  t.same(
    storedRows(site.folder).map(({ address }) => address),
    ['visitor@example.com']
  )
  t.equal((await sendRequest(site.base, '/readyz')).status, 200)
  t.equal(await site.stop(), 0)
})
