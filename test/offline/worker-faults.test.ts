/**
 * A service worker that is broken, outdated, switched off or without space: the site works (shared/README.md#offline).
 */
import type { ServerResponse } from 'node:http'
import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { becomes, skip, startBrowser, untilLive, visit } from '../fixtures/browser.ts'
import { type Front, startFront } from '../fixtures/front.ts'
import { cacheNames, countKept, untilControlled, untilKept, untilSeen } from '../fixtures/offline.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { until } from '../fixtures/until.ts'

const sendScript = (response: ServerResponse, script: string) =>
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(script)
const serveWorker = (front: Front, script: string) =>
  front.own.set('/sw.js', (_request, response) => sendScript(response, script))

/** A click on a link leads to a hydrated page. */
async function works(t: Test, page: Page): Promise<void> {
  const response = await page.goto('/plan')
  t.equal(response?.status(), 200)
  await untilLive(page)
  await page.locator('.plan-view').first().waitFor()
  await page.locator('.brand').click()
  await page.waitForURL('/')
  await becomes(t, () => page.locator('h1').count(), 1)
}
/**
 * Loads a page, waits until the browser has compared the worker, which Chromium does a second later, and loads again.
 */
async function replaced(page: Page, front: Front): Promise<void> {
  front.targets = []
  await page.goto('/plan').catch(() => undefined)
  await until(() => front.targets.includes('/sw.js'))
  // Until then the broken worker is still there.
  await until(() => loads(page))
}

/** Whether a page loads. Chromium loads its own error page again meanwhile, after which `load` may not come. */
const loads = (page: Page) =>
  page.goto('/visitor/guide', { waitUntil: 'commit' }).then(
    () => true,
    () => false
  )

const registrations = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))
const isWaiting = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.waiting != null))
const controller = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none')

const takesOver = `addEventListener('install',e=>e.waitUntil(skipWaiting()));addEventListener('activate',e=>e.waitUntil(clients.claim()));`
const broken = {
  'does not compile': 'this is no script',
  'throws as it starts': 'throw new Error("broken")',
  'throws at install': `addEventListener('install',e=>e.waitUntil(Promise.reject(new Error('broken'))))`,
  'throws at fetch': `${takesOver}addEventListener('fetch',()=>{throw new Error('broken')})`,
  'answers every request with an error': `${takesOver}addEventListener('fetch',e=>e.respondWith(Promise.reject(new Error('broken'))))`
}

t.test('the worker', { skip }, async (t) => {
  const [site, off, silver] = await Promise.all([
    startProcess(t),
    startProcess(t, { OFFLINE: 'off' }),
    startProcess(t, { EDITION: 'silver' })
  ])
  const front = await startFront(t, site.base)
  const browser = await startBrowser(t)
  const open = async (t: Test, options: object = {}) =>
    (await visit(t, browser, front.base, { serviceWorker: true, ...options })).page
  t.afterEach(async () => {
    front.own.clear()
    front.target = site.base
    await front.cut()
    await front.join()
  })

  for (const [name, script] of Object.entries(broken)) {
    t.test(`a worker that ${name} is replaced by the right one`, async (t) => {
      const page = await open(t)
      serveWorker(front, script)
      await page.goto('/plan')
      await untilLive(page)
      if (script.startsWith(takesOver)) await untilControlled(page)
      else await works(t, page)
      front.own.clear()
      await replaced(page, front)
      await works(t, page)
    })
  }

  t.test('an open page of the build before goes on, and its copies stay until there are new ones', async (t) => {
    const page = await open(t)
    const text = await (await fetch(`${site.base}/sw.js`)).text()
    const older = text.replace(/"build":"\w+"/, '"build":"older"')
    serveWorker(front, older)
    await page.goto('/plan')
    await untilKept(page)
    t.ok((await cacheNames(page)).includes('fair-organic-older-kept'))
    front.own.clear()
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()))
    await page.waitForFunction(() => navigator.serviceWorker?.controller?.state === 'activated')
    await page.locator('.brand').click()
    await page.waitForURL('/')
    await front.cut()
    const copy = await page.goto('/en/visitor/guide', { waitUntil: 'commit' })
    t.equal(copy?.status(), 200, 'the copies of the build before')
    await front.join()
    await page.evaluate(() => localStorage.removeItem('kept-pages'))
    await page.goto('/plan')
    await untilKept(page)
    await becomes(t, async () => (await cacheNames(page)).filter((name) => name.includes('-older-')), [])
  })

  t.test('OFFLINE=off removes the worker and all copies; pages register none', async (t) => {
    const page = await open(t)
    await page.goto('/plan')
    await untilKept(page)
    front.target = off.base
    await page.goto('/plan')
    const session = await page.context().newCDPSession(page)
    await session.send('ServiceWorker.enable')
    const registered = async () => {
      // A browser ends an idle worker, for which the next one waits; one that is inspected, as here, it keeps.
      if (await isWaiting(page)) await session.send('ServiceWorker.stopAllWorkers')
      return registrations(page)
    }
    // A page whose file was under way in the ended worker loads again.
    await becomes(t, () => registered().catch(() => undefined), 0)
    await becomes(t, () => cacheNames(page), [])
    await works(t, page)
    await page.reload()
    t.equal(await registrations(page), 0)
    t.equal(await page.locator('link[rel="manifest"]').count(), 0)
  })

  t.test('another edition at the same address keeps nothing of the one before', async (t) => {
    const page = await open(t)
    await page.goto('/')
    await untilControlled(page)
    await untilSeen(page, '/')
    front.target = silver.base
    await page.goto('/')
    await becomes(t, async () => (await cacheNames(page)).filter((name) => name.includes('organic')), [])
    await works(t, page)
  })

  t.test('a login page in the place of an answer, whatever its status, is not kept and removes no copy', async (t) => {
    const page = await open(t)
    const logIn = (status: number, ...paths: string[]) => {
      for (const path of paths)
        front.own.set(path, (_request, response) =>
          response.writeHead(status, { 'content-type': 'text/html' }).end('<title>Log in to this network</title>')
        )
    }
    const hasForeignCopy = () =>
      page.evaluate(async () => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name)
          for (const key of await cache.keys())
            if ((await (await cache.match(key))?.text())?.includes('Log in to this network')) return true
        }
        return false
      })
    logIn(200, '/visitor/guide', '/_data/visitor/guide')
    await page.goto('/plan')
    await untilControlled(page)
    // Kept in advance after the guide in Chinese.
    await untilSeen(page, '/en/visitor/guide')
    t.notOk(await hasForeignCopy(), 'in advance')
    await page.goto('/visitor/why')
    await untilSeen(page, '/visitor/why')
    for (const [status, next] of [
      [200, '/visitor/match'],
      [404, '/visitor/vip']
    ] as const) {
      logIn(status, '/visitor/why')
      await page.goto('/visitor/why')
      t.equal(await page.title(), 'Log in to this network')
      // The worker has noted that answer before the next one.
      await page.goto(next)
      await untilSeen(page, next)
      t.notOk(await hasForeignCopy(), String(status))
    }
    await front.cut()
    t.equal((await page.goto('/visitor/why'))?.status(), 200)
  })

  t.test('without space for copies', async (t) => {
    const page = await open(t)
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: front.base, quotaSize: 20_000 })
    await page.goto('/plan')
    await untilControlled(page)
    await works(t, page)
    await works(t, page)
    t.equal(await countKept(page), 0)
  })

  t.test('inside WeChat no worker is registered, and none is asked for', async (t) => {
    front.targets = []
    const page = await open(t, { weChat: true })
    await page.goto('/plan')
    await untilLive(page)
    await page.waitForLoadState('networkidle')
    t.equal(await registrations(page), 0)
    t.equal(await controller(page), 'none')
    t.notOk(front.targets.includes('/sw.js'))
  })

  t.test('a browser without workers', async (t) => {
    const page = await open(t)
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })
    })
    await works(t, page)
  })

  t.test('on a metered connection the visitor is asked first', async (t) => {
    const page = await open(t)
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { value: { type: 'cellular', saveData: false } })
    })
    await page.goto('/en/plan')
    const button = page.getByRole('button', { name: /^Save for offline use \(about \d\.\d MB\)$/ })
    await button.waitFor()
    const told = Number(/[\d.]+/.exec((await button.textContent()) ?? '')?.[0]) * 1_000_000
    t.notOk(
      (await cacheNames(page)).some((name) => name.endsWith('-kept')),
      'nothing is kept before'
    )
    const before = front.bytes
    await button.click()
    await page.getByText(/^Saved:/).waitFor({ timeout: 60_000 })
    const bytes = front.bytes - before
    t.ok(bytes < told * 1.1 && bytes > told * 0.5, `${bytes} bytes, ${told} told`)
  })
})
