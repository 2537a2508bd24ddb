/** A phone on a slow connection in Chromium: 562 ms of round trip, 1.4 Mbit/s down, a processor slowed 4 times. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

const connection = { offline: false, latency: 562, downloadThroughput: 1_400_000 / 8, uploadThroughput: 700_000 / 8 }
const slowdown = 4
const device = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }

/** A context with the phone's screen, for the site at `base`. */
export function slowPhone(browser: Browser, base: string, options: BrowserContextOptions): Promise<BrowserContext> {
  return browser.newContext({ ...device, ...options, baseURL: base })
}

/** A page of that context whose network and processor are slow. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', connection)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}
