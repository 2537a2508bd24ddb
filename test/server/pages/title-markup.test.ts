import t from 'tap'
import { startStubbed } from '../../fixtures/api-stub.ts'
import { samples } from '../../fixtures/page-kinds.ts'
import { sendRequest } from '../../fixtures/send-request.ts'

t.test('a title loses its markup in the head, in the heading and in lists', async (t) => {
  // A sample is a record.
  const news = samples['/getNews'] as Record<string, unknown>
  const formatted = { ...news, title_cn: '有<b>机</b>&amp;天然', title_en: 'Organic <i>&amp;</i> natural' }
  const { site } = await startStubbed(t, {
    ...samples,
    '/getNews': formatted,
    '/getNewsList': { list: [formatted], total: 1 }
  })
  for (const [address, title] of [
    ['/news/7', '有机&amp;天然'],
    ['/en/news/7', 'Organic &amp; natural'],
    ['/en/news', 'Organic &amp; natural']
  ] as const) {
    const { status, body } = await sendRequest(site, address)
    t.equal(status, 200)
    t.ok(body.replaceAll(/<[^<>]*>/g, '').includes(title), address)
    t.notMatch(body, /&lt;[bi]&gt;|&amp;amp;/, address)
  }
})
