/**
 * When the first view of the home page and of a form's page is painted on a slow phone connection, in Chromium: 562 ms of
 * round trip, 1.4 Mbit/s down, a processor slowed 4 times, a screen 390 px wide.
 */
import type { Browser } from 'playwright-core'
import { skip, startBrowser } from '../fixtures/browser.ts'
import { createEnding } from '../fixtures/ending.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { median } from './median.ts'
import { slowPage, slowPhone } from './slow-phone.ts'

interface FirstViewFigures {
  /** Edition and path. */
  name: string
  /** Milliseconds until the first and the largest contentful paint, and from one to the other: medians. */
  firstPaint: number
  largestPaint: number
  delay: number
  /** Bytes of the first response's body in br, before it is recompressed, and of its head. */
  body: number
  head: number
}

/** Later paints of the first view would have come by then. */
const settleMs = 2000

/** Measures home in both languages and the form of each edition, in `rounds` loads without a cache; or why it cannot. */
export async function measureFirstView(
  editions: readonly string[],
  rounds: number
): Promise<FirstViewFigures[] | string> {
  if (skip !== false) return skip
  const { t, end } = createEnding()
  try {
    const browser = await startBrowser(t)
    const figures: FirstViewFigures[] = []
    for (const edition of editions) {
      const { base } = await startProcess(t, { EDITION: edition })
      for (const path of ['/', '/en/', '/visitor/register']) {
        const { bytes, rawHeaders } = await sendRequest(base, path, { headers: { 'accept-encoding': 'br' } })
        const paints: { first: number; largest: number }[] = []
        for (let round = 0; round < rounds; round += 1) paints.push(await paintsOf(browser, base, path))
        figures.push({
          name: `${edition} ${path}`,
          firstPaint: median(paints.map(({ first }) => first)),
          largestPaint: median(paints.map(({ largest }) => largest)),
          delay: median(paints.map(({ first, largest }) => largest - first)),
          body: bytes.length,
          head: rawHeaders.reduce((sum, part) => sum + part.length + 2, 'HTTP/1.1 200 OK'.length + 4)
        })
      }
    }
    return figures
  } finally {
    await end()
  }
}

async function paintsOf(browser: Browser, base: string, path: string): Promise<{ first: number; largest: number }> {
  const context = await slowPhone(browser, base, {
    locale: path === '/en/' ? 'en-GB' : 'zh-CN',
    serviceWorkers: 'block'
  })
  try {
    const page = await slowPage(context)
    await page.goto(path, { waitUntil: 'load' })
    return await page.evaluate(async (settle) => {
      const largest = await new Promise<number>((resolve) => {
        let latest = 0
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) latest = startTime
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        setTimeout(() => resolve(latest), settle)
      })
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
      return { first, largest }
    }, settleMs)
  } finally {
    await context.close()
  }
}
