/** Checks one page by aspect: an empty list of findings passes. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { maxShift, shiftedSoFar, untilScreenIsLive } from '../fixtures/browser.ts'
import { root } from '../fixtures/root.ts'
import { falseNotes, hiddenFocus, scrollThrough, shrinkingText, sidewaysOverflow, smallTargets } from './in-page.ts'
import { brokenPieces, collidingTexts, headingLines, lonelyLastLines, repeatedAndCutOff } from './type-in-page.ts'

export const aspects = [
  'axe',
  'headline',
  'sideways',
  'shift',
  'targets',
  'reading',
  'truth',
  'type',
  'focus',
  'silence'
] as const
export type Aspect = (typeof aspects)[number]
export type Findings = Partial<Record<Aspect, string[]>>

/** Minimal height of controls, in CSS pixels. */
const minControlHeight = 44
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const axeSource = readFileSync(path.join(root, 'node_modules/axe-core/axe.min.js'), 'utf8')

/** Violations of WCAG 2.2 AA and of axe's best practices, one a line. */
export async function axe(page: Page): Promise<string[]> {
  // The link to the top of the page is there after some scrolling.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.scrollTo(0, 400)
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      })
  )
  // A colour on its way to another has neither's contrast: the pointer may rest on a button.
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
  await page.evaluate(axeSource)
  const run = (options: object) =>
    page.evaluate(
      (more) =>
        (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
          resultTypes: ['violations'],
          ...more
        }),
      options
    )
  const { violations, passes } = await run({
    runOnly: { type: 'tag', values: tags },
    rules: { 'target-size': { enabled: false } }
  })
  if (passes.length === 0) return ['axe has checked nothing']
  // The link to the top is above whatever is scrolled below it, and rests where it covers nothing (browser/visit). Axe
  // leaves fixed elements out of the sizes of others, but not sticky ones.
  const showTopLink = (visibility: string) =>
    page.evaluate((value) => {
      const link = document.querySelector<HTMLElement>('.back-to-top')
      if (link) link.style.visibility = value
    }, visibility)
  await showTopLink('hidden')
  const sizes = await run({ runOnly: { type: 'rule', values: ['target-size'] } })
  await showTopLink('')
  return [...violations, ...sizes.violations].flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 4)
      .map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? node.all[0]?.message ?? ''}`)
  )
}

const wordSegmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Headings that break within a word, Chinese or Latin, by their lines. */
function brokenWords(headings: readonly (readonly string[])[]): string[] {
  return headings.flatMap((lines) => {
    const starts = new Set([...wordSegmenter.segment(lines.join(''))].map(({ index }) => index))
    let at = 0
    const isBroken = lines.slice(0, -1).some((line) => {
      at += line.length
      return !starts.has(at)
    })
    return isBroken ? [`a heading breaks within a word: '${lines.map((line) => line.trim()).join(' / ')}'`] : []
  })
}

/** Faults of setting at the width of the window. */
async function typeFaults(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate(repeatedAndCutOff)),
    ...(await page.evaluate(lonelyLastLines)),
    ...(await page.evaluate(collidingTexts)),
    ...(await page.evaluate(brokenPieces)),
    ...brokenWords(await page.evaluate(headingLines))
  ]
}

/**
 * Loads a page and checks it at the width of the window; its layout also where the window is `alsoAt` pixels wide.
 * `day` is that of the fair's clock.
 */
export async function checkPage(
  page: Page,
  address: string,
  alsoAt: number | undefined,
  day: string
): Promise<Findings> {
  await page.goto(address)
  await untilScreenIsLive(page)
  await page.evaluate(scrollThrough)
  await page.waitForLoadState('networkidle')
  const shifted = await shiftedSoFar(page)
  const headlines = await page.locator('h1').count()
  const findings: Findings = {
    shift: shifted < maxShift ? [] : [`moved by ${shifted.toFixed(4)}`],
    headline: headlines === 1 ? [] : [`${headlines} headlines`],
    axe: await axe(page),
    targets: await page.evaluate(smallTargets, minControlHeight),
    reading: await page.evaluate(shrinkingText),
    truth: await page.evaluate(falseNotes, day),
    type: await typeFaults(page),
    sideways: await page.evaluate(sidewaysOverflow)
  }
  const size = page.viewportSize()
  if (alsoAt && size) {
    await page.setViewportSize({ width: alsoAt, height: size.height })
    const more = {
      sideways: await page.evaluate(sidewaysOverflow),
      reading: await page.evaluate(shrinkingText),
      type: await typeFaults(page)
    }
    for (const aspect of ['sideways', 'reading', 'type'] as const)
      findings[aspect] = [...findings[aspect]!, ...more[aspect].map((finding) => `at ${alsoAt} px ${finding}`)]
    await page.setViewportSize(size)
  }
  return findings
}

/** Moves the focus through a page with Tab, then backwards; no focused element may be covered or out of view. */
export async function tabThrough(page: Page, address: string): Promise<Findings> {
  await page.goto(address)
  await untilScreenIsLive(page)
  const hidden: string[] = []
  let stops = 0
  for (; stops < 400; stops += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement === document.body || document.activeElement === null)) break
    const finding = await page.evaluate(hiddenFocus)
    if (finding) hidden.push(finding)
  }
  const backwards: string[] = []
  for (let i = 0; i < Math.min(stops, 60); i += 1) {
    await page.keyboard.press('Shift+Tab')
    const finding = await page.evaluate(hiddenFocus)
    if (finding) backwards.push(`backwards ${finding}`)
  }
  const tooFewStops = stops >= 20 ? [] : [`only ${stops} stops`]
  return { focus: [...tooFewStops, ...hidden, ...backwards] }
}
