/** The soak: capacity, then the crowd with faults, then quiet; and what it says of the process. */
import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../bench/median.ts'
import { faults, startFaultyApi } from '../faults/faulty-api.ts'
import { ask } from '../fixtures/client.ts'
import { createEnding } from '../fixtures/ending.ts'
import { memoryMib, openDescriptors } from '../fixtures/process-figures.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { capacityOf, errands, startCrowd } from './crowd.ts'

const seconds = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 600)
const share = 0.8
/** A fault lasts so long, and the next one comes so long after it. */
const faultMs = 1500
const calmMs = 6500
/** Until so long after a fault its consequences are nobody's surprise. */
const aftermathMs = 5000

const say = (line: string) => process.stdout.write(`${line}\n`)
const counts = { passed: 0, failed: 0 }
function check(sentence: string, holds: boolean, found = ''): void {
  counts[holds ? 'passed' : 'failed'] += 1
  say(`${holds ? 'ok' : 'not ok'} - ${sentence}`)
  if (!holds) say(`  # ${found}`)
}

const { t, end } = createEnding()
const api = await startFaultyApi(t)
const site = await startProcess(t, {
  API_UPSTREAM: api.base,
  UPSTREAM_TIMEOUT_MS: '2000',
  TRUST_PROXY: 'loopback',
  // What is kept has reached its bound before the first quarter is over: what still grows after that leaks.
  CACHE_MAX_MB: '8'
})
const first = await ask(site.base, '/en/exhibition/about')
const script = /<script[^>]* src="([^"]+)"/.exec(first.body)?.[1] ?? '/'
const list = errands(script, first.headers.etag ?? '')
const capacity = await capacityOf(site.base, list, 3)
say(
  `capacity of this machine with this client: ${capacity.toFixed(0)} requests a second; ${(share * 100).toFixed(0)} % of it for ${seconds} s`
)

const crowd = startCrowd(site.base, list, capacity * share)
const samples: { at: number; memory: number; descriptors: number }[] = []
const sampling = setInterval(() => {
  // A line a request would be kept for ten minutes.
  site.lines.length = 0
  samples.push({ at: crowd.elapsed(), memory: memoryMib(site.pid).now, descriptors: openDescriptors(site.pid) })
}, 500)
const kinds = ['refuse', ...Object.values(faults)] as const
const troubled: { from: number; to: number }[] = []
for (let i = 0; crowd.elapsed() < seconds * 1000; i += 1) {
  await wait(Math.min(calmMs, Math.max(0, seconds * 1000 - crowd.elapsed())))
  if (crowd.elapsed() + faultMs + aftermathMs > seconds * 1000) continue
  const from = crowd.elapsed()
  await api.fail(kinds[i % kinds.length])
  await wait(faultMs)
  await api.fail(undefined)
  troubled.push({ from, to: crowd.elapsed() + aftermathMs })
}
await crowd.stop()
clearInterval(sampling)
await wait(3000)

const inTrouble = (at: number) => troubled.some(({ from, to }) => at >= from && at <= to)
const uncovered = crowd.bad.filter(({ covered }) => covered)
const surprising = crowd.bad.filter(({ covered, at }) => !covered && !inTrouble(at))
const wrongKind = crowd.bad.filter(
  ({ covered, status, at }) => !covered && inTrouble(at) && ![0, 500, 502, 503, 504, 429].includes(status)
)
const told = (list: typeof crowd.bad) => JSON.stringify(list.slice(0, 5))
check('what is kept covered every fault', uncovered.length === 0, `${uncovered.length}: ${told(uncovered)}`)
check(
  'nobody saw an error while the backend was well',
  surprising.length === 0,
  `${surprising.length}: ${told(surprising)}`
)
check('in trouble, calls that cannot be covered fail as the table says', wrongKind.length === 0, told(wrongKind))
const served = crowd.counts.answered / crowd.counts.sent
check(
  'every request got an answer, or its connection ended',
  served > 0.97,
  `${crowd.counts.answered} of ${crowd.counts.sent} answered`
)

const part = (from: number, to: number) =>
  samples.filter(({ at }) => at >= from * seconds * 1000 && at < to * seconds * 1000)
const early = median(part(0.25, 0.5).map(({ memory }) => memory))
const late = median(part(0.75, 1).map(({ memory }) => memory))
// Kept pages and answers still come in a short run, and the heap breathes; what leaks shows over ten minutes.
const allowed = Math.max(16, early * 0.1)
check('memory is flat', late - early < allowed, `${early.toFixed(0)} MiB, then ${late.toFixed(0)} MiB`)
const settled = openDescriptors(site.pid)
const most = Math.max(...samples.map(({ descriptors }) => descriptors))
check('descriptors are given back', settled < 60, `${settled} open at the end, ${most} at most`)
check('the process lives and says so', (await ask(site.base, '/healthz')).status === 200)
const code = await site.stop()
check('it ends with 0', code === 0, String(code))
await end()

say(
  `${crowd.counts.answered} of ${crowd.counts.sent} requests answered, ${troubled.length} faults, ${crowd.bad.length} failures seen by calls that nothing covers; ` +
    `memory ${early.toFixed(0)} to ${late.toFixed(0)} MiB, descriptors ${most} at most and ${settled} at the end`
)
say(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)
