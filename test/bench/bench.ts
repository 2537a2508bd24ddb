/** Runs the measurements one after the other, prints a table, and closes with the number of gates that passed. */
import { cpus } from 'node:os'
import { editionNames } from '../../shared/records/editions.ts'
import { measureBudget } from './budget.ts'
import { measureCold } from './cold.ts'
import { measureFirstView } from './first-view.ts'
import { measureGrowth } from './growth.ts'
import { measureHits } from './hits.ts'
import { measureLists } from './lists.ts'
import { measureMemory, measureStart } from './starts.ts'
import { measureUntouched } from './untouched.ts'

const quick = process.argv.includes('quick')
const counts = { passed: 0, failed: 0 }

const print = (line = '') => process.stdout.write(`${line}\n`)
const printTitle = (title: string) => print(`\n${title}`)
const printCells = (...values: string[]) =>
  print(`  ${values.map((value, i) => (i === 0 ? value.padEnd(38) : value.padStart(16))).join('')}`)

/** Prints and counts the result of a gate. */
function gate(name: string, passes: boolean): void {
  counts[passes ? 'passed' : 'failed'] += 1
  print(`  ${passes ? 'ok' : 'not ok'} - ${name}`)
}

print(`${quick ? 'quick ' : ''}bench: Node ${process.versions.node}, ${cpus().length} cores`)
print(
  'CPU is the user and system time of the serving process; ratios are medians of paired rounds; rates and wall-clock'
)
print('times depend on the machine and are not gated.')

printTitle('hits, compared with bare node:http sending the same bytes and headers')
printCells('', 'CPU us/req', 'bare / this', 'req/s', 'p99 ms')
for (const { subject, bytes, compared } of await measureHits({
  rounds: quick ? 3 : 5,
  seconds: quick ? 1 : 3
})) {
  print(`  ${subject}, ${bytes} bytes`)
  for (const { name, cpuUs, ratio, perSecond, p99, failed } of compared) {
    printCells(`    ${name}`, cpuUs.toFixed(1), ratio.toFixed(2), perSecond.toFixed(0), p99.toFixed(1))
    if (failed > 0) gate(`${subject}, ${name}: ${failed} requests failed`, false)
  }
  const ours = compared.find(({ name }) => name === 'ours')!
  const nginx = compared.find(({ name }) => name.startsWith('nginx'))
  gate(`${subject}: at least 0.85 of bare node:http (${ours.ratio.toFixed(2)})`, ours.ratio >= 0.85)
  // A quick run is too short: load on the machine changes these ratios more than the servers do.
  if (quick) continue
  if (nginx)
    gate(
      `${subject}: at least 0.70 of nginx (${(ours.ratio / nginx.ratio).toFixed(2)})`,
      ours.ratio / nginx.ratio >= 0.7
    )
}

printTitle('cold pages: derived from stored inputs')
printCells('', 'CPU us', 'render us', 'times render', 'per second')
for (const cold of await measureCold(['/', '/visitor/guide', '/exhibitor/featured'], quick ? 15 : 45, 20)) {
  printCells(
    `  ${cold.path}`,
    cold.derivationUs.toFixed(0),
    cold.renderUs.toFixed(0),
    cold.times.toFixed(2),
    cold.perSecond.toFixed(0)
  )
  // The home page is compressed more tightly, for the first flight.
  const maxTimes = cold.path === '/' ? 3 : 2.25
  if (cold.path !== '/exhibitor/featured')
    gate(
      `deriving ${cold.path} cold costs at most ${maxTimes} renderings (${cold.times.toFixed(2)})`,
      cold.times <= maxTimes
    )
}

printTitle('start and memory')
print(`  start to first 200: ${(await measureStart(5)).toFixed(0)} ms (median of 5)`)
printCells('', 'at rest MiB', '64 busy MiB', 'peak MiB')
for (const { name, atRest, busy, peak } of await measureMemory(quick ? 3 : 60)) {
  printCells(`  ${name}`, atRest.toFixed(0), busy.toFixed(0), peak.toFixed(0))
}

printTitle('hits by the number of stored entries')
printCells('', 'CPU us/req', 'times smallest', 'MiB')
const grown = await measureGrowth(quick ? [10, 1000] : [10, 1000, 10_000], quick ? 3 : 12, 1)
for (const { kind, count, cpuUs, ratio, memory } of grown) {
  printCells(`  ${count} ${kind}`, cpuUs.toFixed(1), ratio.toFixed(2), memory.toFixed(0))
  // A quick run is too short to measure so small a difference.
  if (!quick && count === 10_000)
    gate(`${count} ${kind}: hits cost less than 15 % more than with the smallest count`, ratio < 1.15)
}

printTitle('bytes that load before a page is usable')
printCells('', 'KiB', 'maximum')
for (const { name, size, max } of await measureBudget()) {
  printCells(`  ${name}`, size.toFixed(2), String(max))
  gate(`${name} within ${max} KiB (${size.toFixed(2)})`, size <= max)
}

printTitle('first view on a slow phone connection')
const firstView = await measureFirstView(editionNames, quick ? 3 : 9)
if (typeof firstView === 'string') print(`  not measured: ${firstView}`)
else {
  printCells('', 'FCP ms', 'LCP ms', 'LCP - FCP', 'HTML bytes', 'with head')
  for (const { name, firstPaint, largestPaint, delay, body, head } of firstView) {
    printCells(`  ${name}`, ...[firstPaint, largestPaint, delay, body, body + head].map((figure) => figure.toFixed(0)))
    gate(
      `${name}: the largest picture is painted at most 50 ms after the first view (${delay.toFixed(0)})`,
      delay <= 50
    )
    gate(`${name}: the first response is in the first flight, 14 KiB (${(body / 1024).toFixed(2)})`, body <= 14 * 1024)
  }
}

printTitle('ten untouched seconds on a slow phone connection, beside the same page with the least of React')
const untouched = await measureUntouched(editionNames, quick ? 1 : 5)
if (typeof untouched === 'string') print(`  not measured: ${untouched}`)
else {
  printCells('', 'requests', 'KiB', 'scripts', 'KiB', 'blocked ms')
  const kib = (bytes: number) => (bytes / 1024).toFixed(1)
  for (const { name, site, reference } of untouched) {
    for (const [label, { requests, bytes, scripts, scriptBytes, blocked }] of [
      [name, site],
      ['the least', reference]
    ] as const)
      printCells(`  ${label}`, String(requests), kib(bytes), String(scripts), kib(scriptBytes), blocked.toFixed(0))
    const further = site.requests - reference.requests
    gate(`${name}: fewer requests than the least (${further})`, further < 0)
    gate(`${name}: no script before the page is used (${site.scripts})`, site.scripts === 0)
  }
}

printTitle('500 exhibitors and 5,000 products')
printCells('', 'CPU ms')
for (const { name, cpuMs } of await measureLists()) {
  printCells(`  ${name}`, cpuMs.toFixed(2))
  gate(`${name} costs under 10 ms (${cpuMs.toFixed(2)})`, cpuMs < 10)
}

print(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)
