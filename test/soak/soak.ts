/** Measures the capacity, puts the load on while the backend fails, and checks responses, memory and descriptors. */
import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../bench/median.ts'
import { faults, startFaultyApi } from '../faults/faulty-api.ts'
import { createEnding } from '../fixtures/ending.ts'
import { memoryMib, openDescriptors } from '../fixtures/process-figures.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { capacityOf, requestMix, startLoad } from './load.ts'

const seconds = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 600)
/** Share of the capacity that the load uses. */
const share = 0.8
/** Milliseconds of a fault, and of the pause before it. */
const faultMs = 1500
const pauseMs = 6500
/** Milliseconds after a fault in which calls that are not served from the cache may still fail. */
const aftermathMs = 5000

const print = (line: string) => process.stdout.write(`${line}\n`)
const counts = { passed: 0, failed: 0 }
/** Prints and counts a check. */
function check(sentence: string, passes: boolean, detail = ''): void {
  counts[passes ? 'passed' : 'failed'] += 1
  print(`${passes ? 'ok' : 'not ok'} - ${sentence}`)
  if (!passes) print(`  # ${detail}`)
}

const { t, end } = createEnding()
const api = await startFaultyApi(t)
const site = await startProcess(t, {
  API_UPSTREAM: api.base,
  UPSTREAM_TIMEOUT_MS: '2000',
  TRUST_PROXY: 'loopback',
  // The cache reaches this limit within the first quarter of the run; memory that grows after that is a leak.
  CACHE_MAX_MB: '8'
})
const first = await sendRequest(site.base, '/en/exhibition/about')
const script = /<script[^>]* src="([^"]+)"/.exec(first.body)?.[1] ?? '/'
const list = requestMix(script, first.headers.etag ?? '')
const capacity = await capacityOf(site.base, list, 3)
print(
  `capacity of this machine with this client: ${capacity.toFixed(0)} requests per second; ${(share * 100).toFixed(0)} % of it for ${seconds} s`
)

const load = startLoad(site.base, list, capacity * share)
const samples: { at: number; memory: number; descriptors: number }[] = []
const sampling = setInterval(() => {
  // The fixtures collect log lines and requests: those of ten minutes would fill the memory of this process.
  site.lines.length = 0
  api.requests.length = 0
  samples.push({ at: load.elapsed(), memory: memoryMib(site.pid).now, descriptors: openDescriptors(site.pid) })
}, 500)
const faultKinds = ['refuse', ...Object.values(faults)] as const
const faultTimes: { from: number; to: number }[] = []
for (let i = 0; load.elapsed() < seconds * 1000; i += 1) {
  await wait(Math.min(pauseMs, Math.max(0, seconds * 1000 - load.elapsed())))
  if (load.elapsed() + faultMs + aftermathMs > seconds * 1000) continue
  const from = load.elapsed()
  await api.fail(faultKinds[i % faultKinds.length])
  await wait(faultMs)
  await api.fail(undefined)
  faultTimes.push({ from, to: load.elapsed() + aftermathMs })
}
await load.stop()
clearInterval(sampling)
await wait(3000)

const isDuringFault = (at: number) => faultTimes.some(({ from, to }) => at >= from && at <= to)
const uncovered = load.failedRequests.filter(({ isCovered }) => isCovered)
const unexpected = load.failedRequests.filter(({ isCovered, at }) => !isCovered && !isDuringFault(at))
const unlistedStatus = load.failedRequests.filter(
  ({ isCovered, status, at }) => !isCovered && isDuringFault(at) && ![0, 500, 502, 503, 504, 429].includes(status)
)
const format = (list: typeof load.failedRequests) => JSON.stringify(list.slice(0, 5))
check(
  'stored responses were served during every fault',
  uncovered.length === 0,
  `${uncovered.length}: ${format(uncovered)}`
)
check(
  'no request failed while the backend worked',
  unexpected.length === 0,
  `${unexpected.length}: ${format(unexpected)}`
)
check(
  'during a fault, other calls fail with the statuses of the table of faults',
  unlistedStatus.length === 0,
  format(unlistedStatus)
)
const served = load.counts.answered / load.counts.sent
check(
  'more than 97 % of the requests got a complete response',
  served > 0.97,
  `${load.counts.answered} of ${load.counts.sent} answered`
)

const part = (from: number, to: number) =>
  samples.filter(({ at }) => at >= from * seconds * 1000 && at < to * seconds * 1000)
const early = median(part(0.25, 0.5).map(({ memory }) => memory))
const late = median(part(0.75, 1).map(({ memory }) => memory))
// In a short run the cache still fills up, and the size of the heap varies; a leak shows over ten minutes.
const allowed = Math.max(16, early * 0.1)
check('memory does not grow', late - early < allowed, `${early.toFixed(0)} MiB, then ${late.toFixed(0)} MiB`)
const openAtEnd = openDescriptors(site.pid)
const maxOpen = Math.max(...samples.map(({ descriptors }) => descriptors))
check('descriptors are closed', openAtEnd < 60, `${openAtEnd} open at the end, ${maxOpen} at most`)
check('/healthz answers 200', (await sendRequest(site.base, '/healthz')).status === 200)
const code = await site.stop()
check('the exit code is 0', code === 0, String(code))
await end()

print(
  `${load.counts.answered} of ${load.counts.sent} requests answered, ${faultTimes.length} faults, ${load.failedRequests.length} failed requests; ` +
    `memory ${early.toFixed(0)} to ${late.toFixed(0)} MiB, descriptors ${maxOpen} at most and ${openAtEnd} at the end`
)
print(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)
