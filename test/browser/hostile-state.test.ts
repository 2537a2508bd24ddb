import type { Page } from 'playwright-core'
import t from 'tap'
import { becomes, skip, startBrowser, untilLive, untilScreenIsLive, visit, visitAt } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

/** Expressions for `history.state` values that an earlier build, an extension or another script may have set. */
const states = [
  'null',
  '7n',
  'new Array(100000).fill("x")',
  '"x".repeat(200000)',
  'new Map([["key", 1]])',
  '{ key: {} }',
  '{ key: 0.5, scroll: 7n }',
  '{ key: 0.5, scroll: "x" }',
  '{ key: 0.5, scroll: 1e308 }',
  '{ __proto__: null, key: "__proto__", scroll: "__proto__" }'
]

const keys = ['plan', 'plan-products', 'passes', 'meetings', 'kept-pages', 'reading', 'chunk-reload'].concat(
  'form-done',
  'form-drafts',
  'waiting-forms'
)
const stored = [
  'null',
  '{',
  '{"version":1,"exhibitor":{"length":1e9},"product":"x","talk":[null,"1",1e99,-1,{}]}',
  '{"version":1,"exhibitor":[1,1,999999999],"product":[1],"talk":[1]}',
  '{"cn":[[1]],"en":{"0":[1,{"name":7}]}}',
  '{"cn":[[1,null],[1,{"name":{},"exhibitor":1}],7],"en":7}',
  '<script>document.title="x"</script>',
  '9'.repeat(400),
  '['.repeat(50_000),
  'subscribe'
]

const fragments = [
  '%',
  '%E0%A4%A',
  '"]',
  '__proto__',
  'booth-<b>',
  'booth-N5A05',
  'p=1',
  'p=1-e',
  'p=1-e1.1.1-p99999999999',
  `p=1${'-e1'.repeat(3000)}`,
  `p=1-e${'1.'.repeat(9000)}`
]
const queries = [
  '%',
  '%E0%A4%A',
  'done=__proto__',
  'done=constructor',
  'q=%00',
  'page=99999999999999',
  'sort=constructor',
  'row=%F0%9F',
  'a[]=1&a[__proto__]=2',
  '&&==&',
  `x=${'y'.repeat(4000)}`
]

t.test('a page does not throw on hostile client-side state', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const browser = await startBrowser(t)
  /** Waits for hydration, navigates to another page and back. */
  const navigatesAndReturns = async (page: Page, from: string) => {
    await untilScreenIsLive(page)
    await page.locator('a[href="/contact/us"]').first().dispatchEvent('click')
    await page.waitForURL('**/contact/us')
    await becomes(t, () => page.locator('.progress').getAttribute('data-state'), 'idle')
    await page.goBack()
    await page.waitForURL((url) => url.href.startsWith(new URL(from, base).href.split('#')[0]!))
    await becomes(t, () => page.locator('.progress').getAttribute('data-state'), 'idle')
  }

  t.test('in history.state', async (t) => {
    const { page, faults } = await visit(t, browser, base)
    for (const state of states) {
      await page.goto('/visitor/guide')
      await untilLive(page)
      await page.evaluate(`history.scrollRestoration = 'manual'; history.replaceState(${state}, '')`)
      await page.reload()
      await navigatesAndReturns(page, '/visitor/guide')
      await page.evaluate(`history.replaceState(${state}, '')`)
      await page.evaluate(`history.pushState(${state}, '', '#hotels')`)
      await page.goBack()
      t.same(faults.splice(0), [], state)
    }
  })

  t.test('in storage', async (t) => {
    const { page, faults } = await visitAt(t, browser, base, '/contact/us')
    for (const text of stored) {
      await page.evaluate(
        ({ keys, text }) => {
          for (const key of keys) {
            localStorage.setItem(key, text)
            sessionStorage.setItem(key, text)
          }
        },
        { keys, text }
      )
      for (const path of ['/plan', '/media/e-news']) {
        await page.goto(path)
        await untilScreenIsLive(page)
      }
      t.same(faults.splice(0), [], text.slice(0, 60))
    }
  })

  t.test('in storage and history that throw', async (t) => {
    const { page, faults, documents } = await visit(t, browser, base)
    await page.addInitScript(() => {
      const fail = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: fail })
      history.replaceState = fail
    })
    const paths = ['/plan', '/visitor/products', '/visitor/guide']
    for (const path of paths) {
      await page.goto(path)
      await untilScreenIsLive(page)
      await page.evaluate(() => window.scrollTo(0, 200))
    }
    await navigatesAndReturns(page, '/visitor/guide')
    t.same(faults, [])
    t.same(documents, paths, 'navigating and returning loads no document')
  })

  t.test('in the address', async (t) => {
    const { page, faults } = await visit(t, browser, base)
    const tails = [...fragments.map((text) => `#${text}`), ...queries.map((text) => `?${text}`)]
    const paths = ['/plan', '/visitor/guide', '/exhibitor/featured']
    for (const [index, tail] of tails.entries()) {
      const path = paths[index % 3]!
      await page.goto(path + tail)
      await untilScreenIsLive(page)
      t.same(faults.splice(0), [], path + tail.slice(0, 60))
    }
    await page.goto('/exhibitor/featured')
    await navigatesAndReturns(page, '/exhibitor/featured')
    t.same(faults, [])
  })
})
