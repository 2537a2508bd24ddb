import path from 'node:path'
import t from 'tap'
import { skip, startBrowser, untilLive, visitAt } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { buildWithJapanese } from '../fixtures/third-language.ts'

t.setTimeout(240_000)

t.test('a third language is a row, ten messages and one page; all else is in its fallback', async (t) => {
  const dist = path.join(buildWithJapanese(t), 'dist')
  const { base } = await startProcess(t, { PREVIEW_DATE: '2025-05-01' }, { dist })
  const request = (target: string, headers: Record<string, string> = {}) =>
    fetch(base + target, { headers, redirect: 'manual' })
  const textOf = async (target: string) => (await request(target)).text()

  t.test('the page names it wherever it names its language', async (t) => {
    const html = await textOf('/ja/visitor/guide')
    t.match(html, '<html lang="ja"')
    t.match(html, '<meta property="og:locale" content="ja_JP">')
    for (const tag of ['ja', 'en', 'zh-CN']) t.match(html, `hreflang="${tag}"`)
    t.match(await textOf('/ja/'), '"inLanguage":"ja"')
    t.match(await textOf('/sitemap.xml'), /hreflang="ja" href="[^"]+\/ja\/visitor\/guide"/)
    t.match(await textOf('/ja/rss.xml'), '<language>ja</language>')
    t.match(await textOf('/visitor/guide'), /<a[^>]* lang="ja"[^>]*>日本語</, 'the switch of the Chinese page names it')
  })

  t.test('a translated message is Japanese; another one, the records and the facts are English', async (t) => {
    const html = await textOf('/ja/visitor/guide')
    t.match(html, '本文へ移動')
    t.match(html, '来場事前登録')
    t.match(html, 'Subscribe to the e-news')
    const english = await textOf('/en/visitor/guide')
    const titleOf = (page: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(page)?.[1]
    t.ok(titleOf(english))
    t.equal(titleOf(html), titleOf(english))
    const talk = /href="\/ja(\/event\/[^"/]+\/\d+)"/.exec(await textOf('/ja/event/activities'))?.[1]
    for (const target of [
      '/',
      '/news',
      '/exhibitor/featured',
      '/visitor/products',
      '/search?q=tea',
      talk ?? '/no-talk'
    ]) {
      const [ours, theirs] = [await textOf(`/ja${target}`), await textOf(`/en${target}`)]
      t.equal(titleOf(ours), titleOf(theirs), target)
      t.notMatch(ours, /undefined|\[object/, target)
    }
    const data = await request('/ja/calendar.ics')
    t.match([data.status, await data.text()], [200, /SUMMARY/])
  })

  t.test('the translated page is Japanese', async (t) => {
    const missing = await request('/ja/no/such/page')
    t.match([missing.status, await missing.text()], [404, /<html lang="ja"[\s\S]*ページが見つかりません/])
  })

  t.test('a form is answered in the fallback, and a call of the API too', async (t) => {
    const refused = await fetch(`${base}/ja/unsubscribe`, {
      method: 'POST',
      body: new URLSearchParams({ form: 'unsubscribe', email: 'nobody' }),
      headers: { origin: base },
      redirect: 'manual'
    })
    t.match([refused.status, await refused.text()], [422, /<html lang="ja"[\s\S]*Please enter/])
    const { msg } = (await (await request('/api/no-such-call', { lang: 'ja' })).json()) as { msg: string }
    t.match(msg, /^[A-Z][a-z ]+$/)
  })

  t.test('the browser loads its messages and stays in it', { skip }, async (t) => {
    const browser = await startBrowser(t)
    const { page, faults } = await visitAt(t, browser, base, '/ja/visitor/guide', {}, untilLive)
    await page.click('a[href="/ja/contact/us"] >> visible=true')
    await page.waitForURL('/ja/contact/us')
    t.equal(await page.locator('html').getAttribute('lang'), 'ja')
    t.equal(await page.locator('.skip').first().textContent(), '本文へ移動')
    t.same(faults, [])
  })
})
