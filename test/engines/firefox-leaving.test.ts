/**
 * Leaving a page in Firefox, which ends the loads of a page as soon as a document load begins in it
 * (client/boot/chunk-guard.ts).
 */
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import t from 'tap'
import { dist } from '../fixtures/dist.ts'
import { EnginePage } from '../fixtures/engine.ts'
import { startFirefox, withoutFirefox } from '../fixtures/firefox.ts'
import { startFront } from '../fixtures/front.ts'
import { startProcess } from '../fixtures/site-process.ts'

const address = '/en/visitor/guide'
const next = '/visitor/guide'

t.test('in Firefox a link to a document works while', { skip: withoutFirefox }, async (t) => {
  // A worker would ask for the scripts, and go on when the page is left.
  const site = await startProcess(t, { OFFLINE: 'off' })
  const front = await startFront(t, site.base)
  const [, entry] = /<script[^>]* src="([^"]+)"/.exec(await (await fetch(site.base + address)).text())!
  const part = readdirSync(path.join(dist, 'assets')).find((name) => /^parts-\w{8}\.js$/.test(name))

  for (const [name, file, act] of [
    ['the entry script', entry!, async () => {}],
    [
      'the script of a part',
      `/assets/${part}`,
      async (page: EnginePage) => {
        await page.live(address)
        await page.run(() => document.dispatchEvent(new Event('scroll', { bubbles: true })))
      }
    ],
    [
      'the data of another page',
      '/_data/en/search',
      async (page: EnginePage) => {
        await page.live(address)
        await page.press('.top-bar a[href="/en/search"]')
      }
    ]
  ] as const) {
    t.test(`${name} is under way`, async (t) => {
      // A browser of its own: one that has kept the file from another case does not ask for it.
      const firefox = await startFirefox(t)
      const page = new EnginePage(firefox, front.base)
      await firefox.navigate(`${front.base}/robots.txt`)
      front.targets = []
      let held: ServerResponse | undefined
      front.own.set(file, (_request, response) => {
        held = response
      })
      const left = new Promise<() => void>((resolve) => {
        front.own.set(next, (_request, _response, forward) => {
          front.own.delete(next)
          resolve(forward)
        })
      })
      // Does not wait for the document to be complete: it is not before its script.
      await firefox.evaluate(`location.href = ${JSON.stringify(front.base + address)}`)
      await page.until('the footer', () => document.querySelector('footer') !== null)
      // An event may come before the frame listens to it.
      while (!held) {
        await act(page)
        await wait(50)
      }
      const ended = once(held, 'close')
      await page.press('a.language')
      const forward = await left
      await ended
      front.own.delete(file)
      forward()
      await page.at(next)
      await page.until('the load', () => document.readyState === 'complete')
      const documents = front.targets.filter((target) => /^(\/en)?\/(visitor|search)/.test(target))
      t.same(documents.slice(0, 2), [address, `${next}?lang=cn`], 'no other document is loaded')
    })
  }
})
