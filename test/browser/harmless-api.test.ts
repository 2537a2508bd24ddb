import t from 'tap'
import { becomes, skip, visit } from '../fixtures/browser.ts'
import { hasRun, startHostileSite, walkPages } from '../fixtures/hostile-site.ts'
import { canary, evilPath, hostileValues } from '../fixtures/hostile-values.ts'
import { startOrigin } from '../fixtures/origin.ts'
import { samples } from '../fixtures/page-kinds.ts'

t.setTimeout(240_000)

t.test('a backend that answers with markup and scripts', { skip }, async (t) => {
  const site = await startHostileSite(t)
  const { origin, base, browser, answerWith } = site

  t.test('markup in every field of every page: nothing of it runs or breaks', (t) =>
    walkPages(t, site, [hostileValues.markup], 0)
  )

  t.test('whatever gets into a page, the policy alone lets no answer of ours but a built file run', async (t) => {
    answerWith(samples)
    const { page } = await visit(t, browser, base)
    await page.goto('/en/')
    const refused = await page.evaluate(
      async (paths) => {
        const blocked: string[] = []
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          blocked.push(`${effectiveDirective} ${new URL(blockedURI).pathname}`)
        })
        const ended = (element: HTMLElement) =>
          new Promise((resolve) => {
            element.onload = element.onerror = resolve
            document.head.append(element)
          })
        for (const path of paths) {
          for (const type of ['', 'module'])
            await ended(Object.assign(document.createElement('script'), { src: path, type }))
          await ended(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: path }))
          try {
            await new Promise((_resolve, reject) => {
              new Worker(path).onerror = reject
            })
          } catch {
            // Refused at once, or as an event of the worker.
          }
          await navigator.serviceWorker?.register(path).catch(() => {})
        }
        return blocked
      },
      [evilPath, '/_data/en/', '/downloads/x']
    )
    for (const path of [evilPath, '/_data/en/', '/downloads/x']) {
      for (const directive of ['script-src-elem', 'style-src-elem', 'worker-src']) {
        t.ok(refused.includes(`${directive} ${path}`), `${directive} ${path}`)
      }
    }
    t.equal(await page.evaluate(hasRun, canary), false)
    t.match(
      await page.evaluate((path) => fetch(path).then((answer) => answer.text()), evilPath),
      canary,
      'it was there'
    )
  })

  t.test('and without any policy, in a page of another site, it does not run either', async (t) => {
    const other = await startOrigin(t, (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end(
        `<script src="${base}${evilPath}" onerror="window.refused=1"></script><iframe src="${base}${evilPath}"></iframe>`
      )
    })
    const before = origin.asked.length
    const { page, faults } = await visit(t, browser, other.base)
    await page.goto(`${other.base}/`)
    await becomes(t, () => page.evaluate(() => 'refused' in window), true)
    t.equal(await page.evaluate(hasRun, canary), false)
    t.same(faults.filter((fault) => fault.startsWith('status 403')).length, 1, 'refused as a script')
    t.equal(origin.asked.length, before, 'and the backend was asked for neither script nor frame')
  })

  t.test('a person who opens a call reads why there is no page; a link that saves a file saves it', async (t) => {
    const { page } = await visit(t, browser, base)
    const answer = await page.goto(evilPath)
    t.equal(answer?.status(), 403)
    t.match(await page.innerText('body'), /"code":403.+fetch/)
    answerWith({
      ...samples,
      '/getNews': { ...(samples['/getNews'] as object), html_en: `<a href="${evilPath}">file</a>` }
    })
    await page.goto('/en/news/7')
    const [download] = await Promise.all([page.waitForEvent('download'), page.click(`a[href="${evilPath}"]`)])
    t.equal(await download.failure(), null)
  })
})
