import t from 'tap'
import { ask } from '../fixtures/client.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { storedRows } from '../fixtures/stored-rows.ts'

t.test('what an operator looks at first after an upgrade of Node', async (t) => {
  const site = await startProcess(t)
  const home = await ask(site.base, '/')
  t.equal(home.status, 200)
  t.match(home.body, '<html lang="zh-CN"')
  const english = await ask(site.base, '/en/')
  t.equal(english.status, 200)
  t.match(english.body, '<html lang="en"')

  const call = () => ask(site.base, '/api/getHomeMenuList', { headers: { lang: 'en' } })
  const [first, second] = [await call(), await call()]
  t.equal(second.status, 200)
  t.match(second.headers['cache-status'], /^bff; hit/)
  t.equal(second.body, first.body)

  const script = /src="(\/assets\/[^"]+\.js)"/.exec(home.body)![1]!
  const asset = await ask(site.base, script)
  t.equal(asset.status, 200)
  t.match(asset.headers['cache-control'], 'immutable')

  const form = await ask(site.base, '/api/addSubscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=visitor%40example.com'
  })
  t.equal(form.status, 200)
  t.same(
    storedRows(site.folder).map(({ address }) => address),
    ['visitor@example.com']
  )
  t.equal((await ask(site.base, '/readyz')).status, 200)
  t.equal(await site.stop(), 0)
})
