/** The bench: measures part after part, prints one table, and closes with what was gated. */
import { cpus } from 'node:os'
import { measureBudget } from './budget.ts'
import { measureCold } from './cold.ts'
import { measureGrowth } from './growth.ts'
import { measureHits } from './hits.ts'
import { measureLists } from './lists.ts'
import { loadTool } from './load.ts'
import { measureMemory, measureStart } from './starts.ts'

const quick = process.argv.includes('quick')
const counts = { passed: 0, failed: 0 }

const say = (line = '') => process.stdout.write(`${line}\n`)
const part = (title: string) => say(`\n${title}`)
const cells = (...values: string[]) =>
  say(`  ${values.map((value, i) => (i === 0 ? value.padEnd(38) : value.padStart(16))).join('')}`)

/** A gate: told with its verdict, and counted. */
function gate(name: string, holds: boolean): void {
  counts[holds ? 'passed' : 'failed'] += 1
  say(`  ${holds ? 'ok' : 'not ok'} - ${name}`)
}

say(`${quick ? 'quick ' : ''}bench: Node ${process.versions.node}, ${cpus().length} cores, load by ${loadTool}`)
say('CPU is the user and system time of the serving process; ratios are medians of paired rounds; rates and times of')
say('the clock depend on the machine and are only told.')

part('hits beside bare node:http sending the same bytes and headers')
cells('', 'CPU us/req', 'bare / this', 'req/s', 'p99 ms')
for (const { subject, bytes, compared } of await measureHits({
  rounds: quick ? 3 : 5,
  seconds: quick ? 1 : 3,
  withHttpProxy: !quick
})) {
  say(`  ${subject}, ${bytes} bytes`)
  for (const { name, cpuUs, ratio, perSecond, p99, failed } of compared) {
    cells(`    ${name}`, cpuUs.toFixed(1), ratio.toFixed(2), perSecond.toFixed(0), p99.toFixed(1))
    if (failed > 0) gate(`${subject}, ${name}: ${failed} requests failed`, false)
  }
  const ours = compared.find(({ name }) => name === 'ours')!
  const nginx = compared.find(({ name }) => name.startsWith('nginx'))
  const proxy = compared.find(({ name }) => name.startsWith('@fastify'))
  gate(`${subject}: at least 0.85 of bare node:http (${ours.ratio.toFixed(2)})`, ours.ratio >= 0.85)
  // A quick run is too short to tell these apart from what the neighbours do.
  if (quick) continue
  if (nginx)
    gate(
      `${subject}: at least 0.70 of nginx (${(ours.ratio / nginx.ratio).toFixed(2)})`,
      ours.ratio / nginx.ratio >= 0.7
    )
  if (proxy)
    gate(
      `${subject}: over 3 times @fastify/http-proxy (${(ours.ratio / proxy.ratio).toFixed(1)})`,
      ours.ratio / proxy.ratio > 3
    )
}

part('cold makings')
cells('', 'CPU us', 'render us', 'times render', 'a second')
for (const cold of await measureCold(['/', '/visitor/guide', '/exhibitor/featured'], quick ? 15 : 45, 20)) {
  cells(
    `  ${cold.path}`,
    cold.makingUs.toFixed(0),
    cold.renderUs.toFixed(0),
    cold.times.toFixed(2),
    cold.perSecond.toFixed(0)
  )
  if (cold.path === '/') gate(`a cold making costs at most 2 renderings (${cold.times.toFixed(2)})`, cold.times <= 2)
}

part('start and memory')
say(`  start to first 200: ${(await measureStart(5)).toFixed(0)} ms (median of 5)`)
cells('', 'at rest MiB', '64 busy MiB', 'peak MiB')
for (const { name, atRest, busy, peak } of await measureMemory(quick ? 3 : 60)) {
  cells(`  ${name}`, atRest.toFixed(0), busy.toFixed(0), peak.toFixed(0))
}

part('hits as more is kept')
cells('', 'CPU us/req', 'times the least', 'MiB')
const grown = await measureGrowth(quick ? [10, 1000] : [10, 1000, 10_000], quick ? 3 : 12, 1)
for (const { kind, count, cpuUs, ratio, memory } of grown) {
  cells(`  ${count} ${kind}`, cpuUs.toFixed(1), ratio.toFixed(2), memory.toFixed(0))
  // A quick run is too short for so small a difference.
  if (!quick && count === 10_000) gate(`${count} ${kind}: hits cost less than 15 % more`, ratio < 1.15)
}

part('before a page is usable')
cells('', 'KiB', 'at most')
for (const { name, size, most } of await measureBudget()) {
  cells(`  ${name}`, size.toFixed(2), String(most))
  gate(`${name} within ${most} KiB (${size.toFixed(2)})`, size <= most)
}

part('500 exhibitors and 5,000 products')
cells('', 'CPU ms')
for (const { name, cpuMs } of await measureLists()) {
  cells(`  ${name}`, cpuMs.toFixed(2))
  gate(`${name} costs under 10 ms (${cpuMs.toFixed(2)})`, cpuMs < 10)
}

say(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)
