import t from 'tap'
import { startApiStub, startStubbed } from '../../fixtures/api-stub.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'

const wrapped = { items: [{ id: 7, title_cn: '新闻' }], count: 1 }
for (const noRecord of [[], {}, 'none', { error: 'no such record' }, { id: 7 }, wrapped])
  t.test(`a page whose required record is ${JSON.stringify(noRecord)} is 404`, async (t) => {
    const calls = ['/getPage', '/getNews', '/getExhibitor', '/getProduct', '/getTalk']
    const { site: base } = await startStubbed(t, Object.fromEntries(calls.map((call) => [call, noRecord])))
    for (const path of ['/a/b', '/news/7', '/exhibitor/featured/7', '/visitor/products/7', '/event/roundtable/7']) {
      t.equal((await sendRequest(base, path)).status, 404, path)
      t.equal((await sendRequest(base, `/_data${path}`)).status, 404, `data of ${path}`)
    }
  })

t.test('a page whose required list is empty is 200', async (t) => {
  const stub = await startApiStub(t, { '/getBooths': [], '/getNewsList': { list: [], total: 0, page: 1, pages: 1 } })
  const base = await startSite(t, stub.base)
  for (const path of ['/exhibitor/featured?view=plan', '/news'])
    t.equal((await sendRequest(base, path)).status, 200, path)
})
