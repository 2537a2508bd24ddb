import t from 'tap'
import { startApiStub } from '../fixtures/api-stub.ts'
import { becomes, skip, startBrowser, untilLive, visit } from '../fixtures/browser.ts'
import { samples } from '../fixtures/page-kinds.ts'
import { startSite } from '../fixtures/running-site.ts'

t.test('the client marks texts in the other language as the server does', { skip }, async (t) => {
  const { title_en: _title, ...news } = samples['/getNews'] as Record<string, unknown>
  const title = '春天，来了'
  const api = await startApiStub(t, {
    ...samples,
    '/getNews': { ...news, title_cn: title },
    '/getHomeMenuList': [
      { name: 'News', path: '/news/7', is_nav: 1 },
      { name: 'Page', path: '/a/b', is_nav: 1 }
    ]
  })
  const site = await startSite(t, api.base)
  const { page, faults } = await visit(t, await startBrowser(t), site)
  /** The parts of the page's heading that are marked as Chinese. */
  const marked = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1[lang="zh-CN"], h1 [lang="zh-CN"]')].map((element) => element.textContent)
    )
  const follow = async (path: string) => {
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click')
    await page.waitForURL(path)
  }

  await page.goto('/en/a/b')
  await untilLive(page)
  t.same(await marked(), [], 'nothing on a complete page')
  await follow('/en/news/7')
  await becomes(t, async () => (await marked()).join(''), title, 'after a navigation')
  await follow('/en/a/b')
  await becomes(t, marked, [], 'after the next one')

  await page.goto('/en/news/7')
  await untilLive(page)
  t.equal((await marked()).join(''), title, 'in a document, after hydration')
  // The pictures that the records name do not exist.
  t.same(
    faults.filter((fault) => !fault.includes('404')),
    []
  )
})
