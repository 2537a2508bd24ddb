import t from 'tap'
import { becomes, skip, startBrowser, untilScreenIsLive, visit } from '../fixtures/browser.ts'
import { fieldsOf, withField } from '../fixtures/contract-samples.ts'
import { canary, evilPath, hostileKinds } from '../fixtures/hostile-values.ts'
import { startOrigin } from '../fixtures/origin.ts'
import { pageKinds, samples } from '../fixtures/page-kinds.ts'
import { startSite } from '../fixtures/running-site.ts'

/** Pages are looked at by so many visitors side by side. */
const visitors = 3

/** A record of a call with a hostile value in each field that holds no others: the values in turn, begun elsewhere each time. */
function hostileRecord(call: string, values: readonly unknown[], begun: number): unknown {
  const fields = fieldsOf(samples[call])
  const holders = new Set(fields.map((field) => field.slice(0, -1).join('.')))
  const leaves = fields.filter((field) => !holders.has(field.join('.')) && field.at(-1) !== 'type')
  return leaves.reduce(
    (record: unknown, field, index) => withField(record, field, values[(index + begun) % values.length]),
    samples[call]
  )
}

t.setTimeout(300_000)

t.test('records of a hostile backend', { skip }, async (t) => {
  let records: Record<string, unknown> = samples
  const origin = await startOrigin(t, (request, response) => {
    const { pathname } = new URL(request.url!, 'http://origin')
    const isEvil = `/api${pathname}` === evilPath
    const type = isEvil ? 'text/javascript' : 'application/json'
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
    response.end(isEvil ? `self.${canary}=1` : JSON.stringify({ code: 1, msg: 'ok', data: records[pathname] ?? null }))
  })
  const base = await startSite(t, origin.base)
  const browser = await startBrowser(t)
  const hasRun = (name: string) => name in window

  for (const [kind, values] of hostileKinds) {
    for (const begun of values.length > 3 ? [0, 1] : [0]) {
      t.test(
        `every field of every page is another hostile ${kind}, ${begun}: nothing of it runs or breaks`,
        async (t) => {
          records = Object.fromEntries(
            Object.keys(samples).map((call) => [
              call,
              call === '/getWebInfo' ? samples[call] : hostileRecord(call, values, begun)
            ])
          )
          const waiting = pageKinds.map(({ address }, index) => ((index + begun) % 2 === 0 ? '' : '/en') + address)
          const work = async () => {
            const { page, faults, asked } = await visit(t, browser, base)
            for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
              await page.goto(path)
              await untilScreenIsLive(page)
              t.equal(await page.evaluate(hasRun, canary), false, path)
              t.notMatch(await page.innerText('body'), /\[object /, path)
            }
            t.same(
              asked.filter((address) => address.startsWith(evilPath)),
              []
            )
            t.same(
              faults.filter((fault) => fault.startsWith('error:')),
              [],
              'no error is left to the window'
            )
          }
          await Promise.all(Array.from({ length: visitors }, work))
        }
      )
    }
  }

  t.test('whatever gets into a page, the policy alone lets no answer of ours but a built file run', async (t) => {
    records = samples
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
    records = {
      ...samples,
      '/getNews': { ...(samples['/getNews'] as object), html_en: `<a href="${evilPath}">file</a>` }
    }
    await page.goto('/en/news/7')
    const [download] = await Promise.all([page.waitForEvent('download'), page.click(`a[href="${evilPath}"]`)])
    t.equal(await download.failure(), null)
  })
})
