import t from 'tap'
import { startApiStub } from '../../fixtures/api-stub.ts'
import { ask } from '../../fixtures/client.ts'
import { startSite } from '../../fixtures/running-site.ts'

for (const nothing of [[], {}, 'none']) {
  t.test(`a record that is ${JSON.stringify(nothing)} is no page`, async (t) => {
    const calls = ['/getPage', '/getNews', '/getExhibitor', '/getProduct', '/getTalk']
    const stub = await startApiStub(t, Object.fromEntries(calls.map((call) => [call, nothing])))
    const base = await startSite(t, stub.base)
    for (const path of ['/a/b', '/news/7', '/exhibitor/featured/7', '/visitor/products/7', '/event/roundtable/7']) {
      t.equal((await ask(base, path)).status, 404, path)
      t.equal((await ask(base, `/_data${path}`)).status, 404, `data of ${path}`)
    }
  })
}

t.test('an empty list is a list, and its page is there', async (t) => {
  const stub = await startApiStub(t, { '/getBooths': [], '/getNewsList': { list: [], total: 0, page: 1, pages: 1 } })
  const base = await startSite(t, stub.base)
  for (const path of ['/exhibitor/featured?view=plan', '/news']) t.equal((await ask(base, path)).status, 200, path)
})
