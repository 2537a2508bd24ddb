/** One look at one page: what is found against it, by aspect; an empty list passes. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { leastShift, shiftedSoFar, untilScreenIsLive } from '../fixtures/browser.ts'
import { root } from '../fixtures/root.ts'
import { focusHidden, scrollThrough, sideways, smallTargets } from './in-page.ts'

export const aspects = ['axe', 'headline', 'sideways', 'shift', 'targets', 'focus'] as const
export type Aspect = (typeof aspects)[number]
export type Findings = Partial<Record<Aspect, string[]>>

/** Height in CSS pixels of the controls that are ours. */
const ourTarget = 44
const narrow = 320
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const axeSource = readFileSync(path.join(root, 'node_modules/axe-core/axe.min.js'), 'utf8')

async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  const { violations, passes } = await page.evaluate(
    (values) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        runOnly: { type: 'tag', values },
        resultTypes: ['violations']
      }),
    tags
  )
  if (passes.length === 0) return ['axe has looked at nothing']
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 4)
      .map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? node.all[0]?.message ?? ''}`)
  )
}

/** Looks at a page as it is loaded at the window's width; `wide` also looks at it in the narrowest window. */
export async function look(page: Page, address: string, wide: boolean): Promise<Findings> {
  await page.goto(address)
  await untilScreenIsLive(page)
  await page.evaluate(scrollThrough)
  await page.waitForLoadState('networkidle')
  const shifted = await shiftedSoFar(page)
  const headlines = await page.locator('h1').count()
  const findings: Findings = {
    shift: shifted < leastShift ? [] : [`moved by ${shifted.toFixed(4)}`],
    headline: headlines === 1 ? [] : [`${headlines} headlines`],
    axe: await axe(page),
    targets: await page.evaluate(smallTargets, ourTarget),
    sideways: await page.evaluate(sideways)
  }
  const size = page.viewportSize()
  if (wide && size) {
    await page.setViewportSize({ width: narrow, height: size.height })
    findings.sideways = [
      ...findings.sideways!,
      ...(await page.evaluate(sideways)).map((what) => `at ${narrow} px ${what}`)
    ]
    await page.setViewportSize(size)
  }
  return findings
}

/** Goes through a page by the keyboard alone; nothing that has the focus may be covered. */
export async function tabThrough(page: Page, address: string): Promise<Findings> {
  await page.goto(address)
  await untilScreenIsLive(page)
  const hidden: string[] = []
  let stops = 0
  for (; stops < 400; stops += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement === document.body || document.activeElement === null)) break
    const found = await page.evaluate(focusHidden)
    if (found) hidden.push(found)
  }
  const backwards: string[] = []
  for (let i = 0; i < Math.min(stops, 60); i += 1) {
    await page.keyboard.press('Shift+Tab')
    const found = await page.evaluate(focusHidden)
    if (found) backwards.push(`backwards ${found}`)
  }
  const enough = stops >= 20 ? [] : [`only ${stops} stops`]
  return { focus: [...enough, ...hidden, ...backwards] }
}
