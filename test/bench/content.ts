/**
 * Prints what a large content folder costs: 500 exhibitors and 5,000 products in tables. Start to the first page with
 * the built-in content, with the folder for the first time and again; the time until an edit is seen; and the latency
 * of hits while the folder is loaded; and the time until an edit of the small folder that `init` writes is seen. Ends
 * with exit code 1 where a goal is missed; they are meant for two cores that do nothing else.
 * Run: node test/bench/content-folder.mjs
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { dist } from '../fixtures/dist.ts'
import { createEnding } from '../fixtures/ending.ts'
import { growTables } from '../fixtures/grown-table.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { type Env, startProcess } from '../fixtures/site-process.ts'
import { median } from './median.ts'

const starts = 5
const edits = 5
let failed = 0

/** Prints the result of a gate. */
function gate(name: string, passes: boolean): void {
  if (!passes) failed += 1
  console.error(`${passes ? 'ok' : 'not ok'} - ${name}`)
}

const parent = mkdtempSync(path.join(tmpdir(), 'large-'))
const folder = path.join(parent, 'fair')
spawnSync(process.execPath, [path.join(dist, 'server', 'content.js'), 'init', folder])
growTables(folder, 500, 5000)

/** The milliseconds from the start of the process to its home page. */
async function millisecondsToPage(env: Env): Promise<number> {
  const { t, end } = createEnding()
  const began = performance.now()
  const { base } = await startProcess(t, env)
  const { status } = await sendRequest(base, '/')
  const duration = performance.now() - began
  await end()
  if (status !== 200) throw new Error(`/ answered ${status}`)
  return duration
}

const kept = path.join(parent, 'data')
const durations = {
  'built-in': [] as number[],
  'folder, first start': [] as number[],
  'folder, again': [] as number[]
}
await millisecondsToPage({ CONTENT_DIR: folder, DATA_DIR: kept })
for (let i = 0; i < starts; i += 1) {
  durations['built-in'].push(await millisecondsToPage({}))
  durations['folder, first start'].push(await millisecondsToPage({ CONTENT_DIR: folder }))
  durations['folder, again'].push(await millisecondsToPage({ CONTENT_DIR: folder, DATA_DIR: kept }))
}
for (const [name, values] of Object.entries(durations))
  console.error(`start to first page, ${name}: ${Math.round(median(values))} ms (median of ${values.length})`)
const ratioOf = (name: keyof typeof durations) =>
  median(durations[name].map((duration, round) => duration / durations['built-in'][round]!))
const again = ratioOf('folder, again')
gate(`a start with a known folder takes at most 1.5 times the built-in edition's (${again.toFixed(2)})`, again <= 1.5)

const page = '/en/exhibition/about'
const sentence = /Write your own text here\.|Sentence number \d+\./

/** Edits a sentence so often; calls `meanwhile` until each edit is seen. Gives the milliseconds. */
async function millisecondsUntilSeen(base: string, edited: string, meanwhile: () => Promise<void>): Promise<number[]> {
  const file = path.join(edited, 'pages', 'exhibition', 'about.yaml')
  const durations: number[] = []
  for (let edit = 0; edit < edits; edit += 1) {
    const text = `Sentence number ${edit}.`
    writeFileSync(file, readFileSync(file, 'utf8').replace(sentence, text))
    const began = performance.now()
    let isSeen = false
    const look = async () => {
      while (!(await sendRequest(base, page)).body.includes(text)) await wait(20)
      isSeen = true
    }
    const looking = look()
    while (!isSeen) {
      await meanwhile()
      await wait(2)
    }
    await looking
    durations.push(performance.now() - began)
  }
  return durations
}

/** Starts a site with a folder and measures its edits. */
async function measureEdits(name: string, edited: string, maxMs: number) {
  const { t, end } = createEnding()
  const { base } = await startProcess(t, { CONTENT_DIR: edited })
  const latencies = { quiet: [] as number[], 'while it reloads': [] as number[] }
  const hit = async (into: number[]) => {
    const began = performance.now()
    await sendRequest(base, '/en/contact/us')
    into.push(performance.now() - began)
  }
  await sendRequest(base, page)
  for (let i = 0; i < 500; i += 1) await hit(latencies.quiet)
  const seen = await millisecondsUntilSeen(base, edited, () => hit(latencies['while it reloads']))
  await end()
  const [usual, longest] = [median(seen), Math.max(...seen)].map(Math.round)
  gate(`an edit of ${name} is seen within ${maxMs / 1000} s (${usual} ms, ${longest} ms at most)`, longest! <= maxMs)
  for (const [when, values] of Object.entries(latencies)) {
    const sorted = values.sort((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
    const figures = `p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms of ${sorted.length}`
    if (when === 'quiet') console.error(`hits of ${name}, ${when}: ${figures}`)
    else gate(`hits of ${name} take under 20 ms ${when} (${figures})`, at(0.99) < 20)
  }
}

const small = path.join(parent, 'small')
spawnSync(process.execPath, [path.join(dist, 'server', 'content.js'), 'init', small])
await measureEdits('the small folder', small, 2000)
await measureEdits('the large folder', folder, 3000)
rmSync(parent, { recursive: true, force: true })
process.exit(failed === 0 ? 0 : 1)
