import t from 'tap'
import { becomes, skip, untilScreenIsLive, visit, visitAt } from '../fixtures/browser.ts'
import { hasRun, startHostileSite, walkPages } from '../fixtures/hostile-site.ts'
import { canary, evilPath, hostileValues } from '../fixtures/hostile-values.ts'
import { startOrigin } from '../fixtures/origin.ts'
import { samples } from '../fixtures/page-kinds.ts'

t.setTimeout(240_000)

t.test('a backend whose responses contain markup and scripts', { skip }, async (t) => {
  const site = await startHostileSite(t)
  const { origin, base, browser, respondWith } = site

  t.test('markup in every field of every page neither runs nor breaks the page', (t) =>
    walkPages(t, site, [hostileValues.markup], 0)
  )

  t.test('a page whose anchors have the ids of the document’s own elements is hydrated', async (t) => {
    const anchors = ['state', 'client', 'app', 'content', 'top', 'first-view']
    const sections = anchors.map((anchor) => ({ type: 'text', anchor, title: anchor, html: `<p>${anchor}</p>` }))
    // Without the picture of a QR code, which this backend does not have.
    respondWith({ ...samples, '/getWebInfo': [], '/getPage': { path: '/a/b', title: 'Anchors', sections } })
    const { page, faults } = await visitAt(t, browser, base, '/a/b', {}, untilScreenIsLive)
    t.equal(await page.locator('section#client').innerText(), 'client\n\nclient')
    t.same(faults, [])
  })

  t.test(
    'in its own pages no response of the site but built files is a script, a style sheet or a worker',
    async (t) => {
      respondWith(samples)
      const { page } = await visitAt(t, browser, base, '/en/')
      const paths = [evilPath, '/_data/en/', '/downloads/x']
      const accepted = await page.evaluate(async (paths) => {
        const accepted: string[] = []
        const load = (kind: string, path: string, element: HTMLElement) =>
          new Promise((resolve) => {
            element.onload = () => resolve(accepted.push(`${kind} ${path}`))
            element.onerror = resolve
            document.head.append(element)
          })
        for (const path of paths) {
          for (const type of ['', 'module'])
            await load('script', path, Object.assign(document.createElement('script'), { src: path, type }))
          await load('style', path, Object.assign(document.createElement('link'), { rel: 'stylesheet', href: path }))
          try {
            await new Promise((resolve, reject) => {
              const worker = new Worker(path)
              worker.onmessage = resolve
              worker.onerror = reject
            })
            accepted.push(`worker ${path}`)
          } catch {
            // Blocked in the constructor or by an error event.
          }
          const registered = await navigator.serviceWorker?.register(path).catch(() => undefined)
          if (registered) accepted.push(`service worker ${path}`)
        }
        return accepted
      }, paths)
      t.same(accepted, [])
      t.equal(await page.evaluate(hasRun, canary), false)
      t.match(
        await page.evaluate((path) => fetch(path).then((response) => response.text()), evilPath),
        canary,
        'the response contains the script'
      )
    }
  )

  t.test('in a page of another site, without the policy, they do not run either', async (t) => {
    const other = await startOrigin(t, (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end(
        `<script src="${base}${evilPath}" onerror="window.refused=1"></script><iframe src="${base}${evilPath}"></iframe>`
      )
    })
    const evilRequests = () => origin.requests.filter(({ url }) => `/api${url}`.startsWith(evilPath)).length
    const requestsBefore = evilRequests()
    const { page, faults } = await visitAt(t, browser, other.base, `${other.base}/`)
    await becomes(t, () => page.evaluate(() => 'refused' in window), true)
    t.equal(await page.evaluate(hasRun, canary), false)
    t.same(faults.filter((fault) => fault.startsWith('status 403')).length, 1, 'the script gets status 403')
    t.equal(evilRequests(), requestsBefore, 'neither request reaches the backend')
  })

  t.test('a navigation to an API call displays the reason for the 403; a download link works', async (t) => {
    const { page } = await visit(t, browser, base)
    const response = await page.goto(evilPath)
    t.equal(response?.status(), 403)
    t.match(await page.innerText('body'), /"code":403.+fetch/)
    respondWith({
      ...samples,
      '/getNews': { ...(samples['/getNews'] as object), html_en: `<a href="${evilPath}">file</a>` }
    })
    await page.goto('/en/news/7')
    const [download] = await Promise.all([page.waitForEvent('download'), page.click(`a[href="${evilPath}"]`)])
    t.equal(await download.failure(), null)
  })
})
