/** The compressed size of what a browser loads before a page is usable, compared with its budget. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { dist } from '../fixtures/dist.ts'
import { createEnding } from '../fixtures/ending.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'

interface BudgetRow {
  name: string
  /** KiB, as sent. */
  size: number
  /** The budget, in KiB. */
  max: number
}

interface Manifest {
  styles: Record<string, string>
  face: string
}

/** Bytes of a built file as sent to a browser that accepts br. */
function sentBytes(address: string): number {
  const file = path.join(dist, address)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

const sum = (addresses: readonly string[]) =>
  [...new Set(addresses)].reduce((total, address) => total + sentBytes(address), 0)

/** One address of each screen. */
const screens = [
  '/',
  '/exhibition/about',
  '/exhibitor/booth',
  '/visitor/guide',
  '/news',
  '/exhibitor/featured',
  '/visitor/products',
  '/event/activities',
  '/search',
  '/plan'
]

/**
 * Measures the home page and one page of each screen in both languages; the larger one counts. Of the pictures, those
 * that are not lazy count.
 */
export async function measureBudget(): Promise<BudgetRow[]> {
  const manifest = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8')) as Manifest
  const { t, end } = createEnding()
  const { base } = await startProcess(t)
  const max = { html: 0, pictures: 0, script: 0 }
  let heaviest = { script: 0, address: '' }
  for (const address of screens.flatMap((screen) => [screen, screen === '/' ? '/en/' : `/en${screen}`])) {
    const { bytes } = await sendRequest(base, address, { headers: { 'accept-encoding': 'br' } })
    const { body } = await sendRequest(base, address)
    const script = sum(scriptsOf(body))
    if (script > heaviest.script) heaviest = { script, address }
    if (address !== '/' && address !== '/en/') continue
    max.html = Math.max(max.html, bytes.length)
    max.pictures = Math.max(max.pictures, sum(eagerPictures(body)))
    max.script = Math.max(max.script, script)
  }
  await end()
  const row = (name: string, bytes: number, kib: number): BudgetRow => ({ name, size: bytes / 1024, max: kib })
  return [
    row('home page, HTML', max.html, 14),
    row('home page, script', max.script, 56),
    row(`heaviest screen, script (${heaviest.address})`, heaviest.script, 56),
    row('style sheet', Math.max(...Object.values(manifest.styles).map(sentBytes)), 26),
    row('face', sentBytes(manifest.face), 25),
    row('home page, pictures above the fold', max.pictures, 9)
  ]
}

/** Addresses of the scripts that a page loads without any action of the visitor. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/(?:rel="modulepreload" href|<script[^>]* src)="([^"]+)"/g)].map(([, address]) => address!)
}

/** Addresses of the pictures that a browser loads at once: those without `loading="lazy"`. */
function eagerPictures(html: string): string[] {
  const tags = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/loading="lazy"/.test(tag))
  const sources = tags.map((tag) => /\bsrc="(\/assets\/[^"]+)"/.exec(tag)?.[1])
  return sources.filter((address) => address !== undefined)
}
