/** What a visitor's browser loads before the page is usable, against its budget; sizes as they travel. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ask } from '../fixtures/client.ts'
import { createEnding } from '../fixtures/ending.ts'
import { dist } from '../fixtures/root.ts'
import { startProcess } from '../fixtures/site-process.ts'

export interface BudgetRow {
  name: string
  /** KiB. */
  size: number
  most: number
}

interface Manifest {
  styles: Record<string, string>
  face: string
}

/** Bytes of a built file as they travel to a browser that takes br. */
function travelling(address: string): number {
  const file = path.join(dist, address)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

const sum = (addresses: readonly string[]) =>
  [...new Set(addresses)].reduce((all, address) => all + travelling(address), 0)

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

/** Home page and screens in both languages: the larger counts. Pictures are those that are not lazy. */
export async function measureBudget(): Promise<BudgetRow[]> {
  const manifest = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8')) as Manifest
  const { t, end } = createEnding()
  const { base } = await startProcess(t)
  const most = { html: 0, pictures: 0, script: 0 }
  let heaviest = { script: 0, address: '' }
  for (const address of screens.flatMap((screen) => [screen, screen === '/' ? '/en/' : `/en${screen}`])) {
    const { bytes } = await ask(base, address, { headers: { 'accept-encoding': 'br' } })
    const { body } = await ask(base, address)
    const script = sum(scriptsOf(body))
    if (script > heaviest.script) heaviest = { script, address }
    if (address !== '/' && address !== '/en/') continue
    most.html = Math.max(most.html, bytes.length)
    most.pictures = Math.max(most.pictures, sum(eagerPictures(body)))
    most.script = Math.max(most.script, script)
  }
  await end()
  const row = (name: string, bytes: number, kib: number): BudgetRow => ({ name, size: bytes / 1024, most: kib })
  return [
    row('home page, HTML', most.html, 14),
    row('home page, script', most.script, 72),
    row(`heaviest screen, script (${heaviest.address})`, heaviest.script, 72),
    row('styles', Math.max(...Object.values(manifest.styles).map(travelling)), 10),
    row('face', travelling(manifest.face), 25),
    row('home page, pictures above the fold', most.pictures, 9)
  ]
}

/** Scripts that the page asks for by itself, before anybody does anything. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/(?:rel="modulepreload" href|<script[^>]* src)="([^"]+)"/g)].map(([, address]) => address!)
}

/** Pictures that the browser asks for at once: preloaded, or in the page and not lazy. */
function eagerPictures(html: string): string[] {
  const tags = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/loading="lazy"/.test(tag))
  const found = tags.map((tag) => /\bsrc="(\/assets\/[^"]+)"/.exec(tag)?.[1])
  return found.filter((address) => address !== undefined)
}
