/**
 * Prints how many of our own files, functions and lines a cold page and a hit of the API execute, counted by V8 in an
 * unminified bundle; with `list`, the files and their functions. The embedded backend, which has a thread of its own, is
 * not counted.
 * Run: node test/bench/executed.mjs [list]
 */
import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPack } from '../../server/backend/content-source.ts'
import { dist } from '../fixtures/dist.ts'
import { createEnding } from '../fixtures/ending.ts'
import { runBackend } from '../fixtures/running-backend.ts'
import { startSite } from '../fixtures/running-site.ts'
import { sendRequest } from '../fixtures/send-request.ts'

const own = /^(?:server\/(?!backend\/)|client\/|shared\/)/
const source = readFileSync(fileURLToPath(import.meta.url), 'utf8')
/** Where the code of each file begins in the bundle, by the comments that esbuild writes. */
const starts = [...source.matchAll(/^ *\/\/ (\S+[./]\S+)$/gm)].map((match) => ({
  at: match.index,
  file: match[1] ?? ''
}))
const fileAt = (offset: number) => starts.findLast(({ at }) => at <= offset)?.file ?? ''

const session = new Session()
session.connect()
await session.post('Profiler.enable')
const start = () => session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

/** The functions that were called since the last count, by their file. */
async function executed(): Promise<Map<string, Set<string>>> {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const files = new Map<string, Set<string>>()
  for (const { functionName, ranges } of result.find(({ url }) => url === import.meta.url)?.functions ?? []) {
    const range = ranges[0]
    if (!range || range.count === 0 || range.startOffset === 0) continue
    const file = fileAt(range.startOffset)
    if (!own.test(file)) continue
    const name = `${functionName || 'anonymous'}:${range.endOffset - range.startOffset}:${range.startOffset}`
    files.set(file, (files.get(file) ?? new Set()).add(name))
  }
  return files
}

/** Ends when what earlier requests have left to do, such as checking and saving responses, is done. */
async function settled(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, 200))
  while ((await executed()).size > 0)
}

/** Prints the figures of one request. */
function print(name: string, files: Map<string, Set<string>>): void {
  const functions = [...files.values()].reduce((sum, each) => sum + each.size, 0)
  const lines = [...files.keys()].reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0)
  process.stdout.write(`${name}: ${files.size} files of ${lines} lines, ${functions} functions\n`)
  if (!process.argv.includes('list')) return
  for (const [file, names] of [...files].sort())
    process.stdout.write(`  ${file}: ${[...names].map((each) => each.split(':', 1)[0]).join(' ')}\n`)
}

const { t, end } = createEnding()
const backend = await runBackend(t, readPack(path.join(dist, 'server', 'content-organic.json')))
const site = await startSite(t, backend.origin)
await start()
await settled()
const cold = await sendRequest(site, '/')
print('a cold page (GET /)', await executed())
await sendRequest(site, '/api/getHomeMenuList')
await sendRequest(site, '/api/getHomeMenuList')
await settled()
const hit = await sendRequest(site, '/api/getHomeMenuList')
print('a hit of the API (GET /api/getHomeMenuList)', await executed())
if (cold.status !== 200 || hit.status !== 200) throw new Error(`answered ${cold.status} and ${hit.status}`)
await backend.close()
await end()
process.exit(0)
