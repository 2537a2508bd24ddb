/**
 * Keeps pages in advance: each document with its data, then the scripts, style sheets and pictures they need. A
 * document and data of different versions are not kept together, because the page could not be hydrated.
 */
import { languageTag, localeOfTarget } from '../../../shared/locale/locale.ts'
import { dataOf, isKeepable, isKeepableFile, site } from './addresses.ts'
import { findCopy, keptAt, removeEarlierBuilds, storeCopy } from './caches.ts'

/** Bytes on the wire that one run may cost (shared/README.md#offline). */
const maxBytes = 1_500_000
/** A copy of this age is not loaded again. */
const freshMs = 600_000

/** Links of some pages that are kept as well: the further pages of a list, the forums of the programme. */
const followed: readonly { from: RegExp; links: RegExp }[] = [
  { from: /\/exhibitor\/featured$/, links: /href="((?:\/[a-z]+)?\/exhibitor\/featured\?page=\d{1,3})"/g },
  { from: /\/event\/activities$/, links: /href="((?:\/[a-z]+)?\/event\/[a-z][\w-]*)"/g }
]
/** Those of the page itself; those for sharing have the site's origin before their path. */
const pictures = /"(\/(?:assets|content-files)\/[\w.-]+\.(?:svg|png|webp|avif|jpe?g))"/g

/** What a run has cost and found. */
interface Run {
  bytes: number
  /** False where something could not be loaded, or no bytes were left. */
  isComplete: boolean
  pictures: Set<string>
}

let running: Promise<Run> | undefined

/** Keeps the pages, the most important ones first. Runs do not overlap. Never rejects. */
export async function keepPages(addresses: readonly string[]): Promise<Run> {
  await running
  running = run(addresses)
  return running
}

async function run(addresses: readonly string[]): Promise<Run> {
  const result: Run = { bytes: 0, isComplete: true, pictures: new Set() }
  const attempt = async (work: () => Promise<boolean>) => {
    const isDone = result.bytes < maxBytes && (await work().catch(() => false))
    result.isComplete &&= isDone
  }
  for (const file of site.assets) await attempt(() => keepFile(file, result))
  const queue = [...addresses]
  const seen = new Set(queue)
  for (const address of queue) {
    await attempt(async () => {
      const html = await keepPage(address, 'kept', result)
      if (html === undefined) return false
      for (const link of linksOf(address, html)) {
        if (seen.has(link)) continue
        seen.add(link)
        queue.push(link)
      }
      // A group that matched.
      for (const match of html.matchAll(pictures)) result.pictures.add(match[1]!)
      return true
    })
  }
  for (const picture of result.pictures) await attempt(() => keepFile(picture, result))
  if (result.isComplete) await removeEarlierBuilds()
  return result
}

function linksOf(address: string, html: string): string[] {
  const [path = ''] = address.split('?')
  const links = address === path ? followed.find(({ from }) => from.test(path))?.links : undefined
  // A group that matched.
  return links ? [...html.matchAll(links)].map((match) => match[1]!) : []
}

/** Keeps a document and its data; gives the document, or undefined where they could not be kept. */
export async function keepPage(
  address: string,
  kind: 'kept' | 'seen',
  run: Pick<Run, 'bytes'> = { bytes: 0 }
): Promise<string | undefined> {
  if (Date.now() - (await keptAt(address)) < freshMs) return (await findCopy(address))?.response.text()
  for (let attempts = 0; attempts < 2; attempts += 1) {
    const page = await load(address, address, run)
    const data = await load(dataOf(address), address, run)
    if (!isKeepable(address, page.response) || !isKeepable(address, data.response)) return undefined
    const version = versionOf(page.text)
    // The content has changed in between, or another has answered in the site's place: once more.
    if (version === undefined || version !== versionOf(data.text)) continue
    await storeCopy(kind, address, new Response(page.text, page.response))
    await storeCopy(kind, dataOf(address), new Response(data.text, data.response))
    return page.text
  }
  return undefined
}

/**
 * A document and its data contain the page's state; its version is a hash of the records that it was rendered from.
 * Undefined for what is not of this site.
 */
export function versionOf(text: string): string | undefined {
  return /"version":"([^"]+)"/.exec(text)?.[1]
}

/** Without cookies and in the language of the address: otherwise the site would redirect to the visitor's own. */
async function load(target: string, address: string, run: Pick<Run, 'bytes'>) {
  const headers = { 'accept-language': languageTag[localeOfTarget(address)] }
  const response = await fetch(target, { credentials: 'omit', headers })
  const text = await response.clone().text()
  run.bytes += Number(response.headers.get('content-length') ?? text.length / 4)
  return { response, text }
}

async function keepFile(file: string, run: Run): Promise<boolean> {
  if (await keptAt(file)) return true
  const response = await fetch(file, { credentials: 'omit' })
  run.bytes += Number(response.headers.get('content-length') ?? 0)
  if (!isKeepableFile(response)) return false
  await storeCopy('kept', file, response)
  return true
}
