/**
 * Prints what a large content folder costs: 500 exhibitors and 5,000 products in tables. Start to the first page with the
 * built-in content, with the folder for the first time and again; the time until an edit is seen; and the latency of hits
 * while the folder is loaded. Run: node test/bench/content-folder.mjs
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { dist } from '../fixtures/dist.ts'
import { createEnding } from '../fixtures/ending.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { type Env, startProcess } from '../fixtures/site-process.ts'
import { median } from './median.ts'

const starts = 3
const edits = 5

const parent = mkdtempSync(path.join(tmpdir(), 'large-'))
const folder = path.join(parent, 'fair')
spawnSync(process.execPath, [path.join(dist, 'server', 'content.js'), 'init', folder])
const fileOf = (name: string) => path.join(folder, name)

/** Repeats the first data row of a table with other values in some columns. */
function grow(name: string, count: number, values: (index: number) => Record<string, string>): void {
  const [head = '', first = ''] = readFileSync(fileOf(name), 'utf8').split('\n')
  const columns = head.split(',')
  const cells = first.split(',')
  if (cells.length !== columns.length) throw new Error(`${name} has quoted cells`)
  const rows = Array.from({ length: count }, (_, index) => {
    const own = values(index)
    return columns.map((column, at) => own[column] ?? cells[at]).join(',')
  })
  writeFileSync(fileOf(name), `${[head, ...rows].join('\n')}\n`)
}
const letterOf = (index: number) => String.fromCharCode(65 + Math.floor(index / 99))
const description = 'Grown in the hills; picked in season and packed in small lots. '.repeat(4)
grow('exhibitors.csv', 500, (index) => ({
  id: String(101 + index),
  booth: `N5${letterOf(index)}${String((index % 99) + 1).padStart(2, '0')}`,
  company_en: `Exhibitor ${index}`,
  markdown_en: description
}))
grow('products.csv', 5000, (index) => ({
  id: String(1001 + index),
  exhibitor: String(101 + (index % 500)),
  name_en: `Product ${index}`,
  markdown_en: description
}))

async function millisecondsToFirstPage(env: Env): Promise<number> {
  const { t, end } = createEnding()
  const began = performance.now()
  const { base } = await startProcess(t, env)
  const { status } = await sendRequest(base, '/')
  const duration = performance.now() - began
  await end()
  if (status !== 200) throw new Error(`the first page answered ${status}`)
  return duration
}

const kept = path.join(parent, 'data')
const durations = { 'built-in': [] as number[], 'folder, first start': [] as number[], 'folder, again': [] as number[] }
await millisecondsToFirstPage({ CONTENT_DIR: folder, DATA_DIR: kept })
for (let i = 0; i < starts; i += 1) {
  durations['built-in'].push(await millisecondsToFirstPage({}))
  durations['folder, first start'].push(await millisecondsToFirstPage({ CONTENT_DIR: folder }))
  durations['folder, again'].push(await millisecondsToFirstPage({ CONTENT_DIR: folder, DATA_DIR: kept }))
}
for (const [name, values] of Object.entries(durations))
  console.error(`start to first page, ${name}: ${Math.round(median(values))} ms (median of ${values.length})`)

const { t, end } = createEnding()
const { base } = await startProcess(t, { CONTENT_DIR: folder })
const page = '/en/exhibition/about'
await sendRequest(base, page)
const latencies = { quiet: [] as number[], 'while it reloads': [] as number[] }
const hit = async (into: number[]) => {
  const began = performance.now()
  await sendRequest(base, '/en/contact/us')
  into.push(performance.now() - began)
}
for (let i = 0; i < 500; i += 1) await hit(latencies.quiet)
const seen: number[] = []
for (let edit = 0; edit < edits; edit += 1) {
  const file = fileOf('pages/exhibition/about.yaml')
  const text = `Sentence number ${edit}.`
  writeFileSync(file, readFileSync(file, 'utf8').replace(/Write your own text here\.|Sentence number \d+\./, text))
  const began = performance.now()
  let isSeen = false
  const look = async () => {
    while (!(await sendRequest(base, page)).body.includes(text)) await wait(20)
    isSeen = true
  }
  const looking = look()
  while (!isSeen) {
    await hit(latencies['while it reloads'])
    await wait(2)
  }
  await looking
  seen.push(performance.now() - began)
}
console.error(
  `an edit is seen after ${Math.round(median(seen))} ms (median), ${Math.round(Math.max(...seen))} ms at most`
)
for (const [name, values] of Object.entries(latencies)) {
  const sorted = values.sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  console.error(`hits ${name}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${sorted.length} requests`)
}
await end()
rmSync(parent, { recursive: true, force: true })
