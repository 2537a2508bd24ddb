/**
 * Asks sites for /healthz every 100 ms while they are fuzzed, each on a connection of its own, in a process of its own
 * so that the fuzzer's work does not count: `fork` it with `PORT:PID` of each site. The message `stop` ends it; it sends
 * the figures of each site first.
 *
 * A probe is measured from the moment at which it was due, so that a site that stands still for a second costs ten
 * probes. Nothing is taken off. Probes during which this process itself was held up for more than 50 ms measure the
 * machine and are left out, counted. Beside the time, Linux says how long the site's main thread ran meanwhile: what
 * keeps a probe waiting on any machine, however few processors are free.
 */
import { readFileSync } from 'node:fs'
import http from 'node:http'

const everyMs = 100
const beatMs = 20
const mostLateMs = 50

/** Spans of time in which this process was held up: beginning and end. */
const held = []
let lastBeat = performance.now()
const beat = setInterval(() => {
  const now = performance.now()
  if (now - lastBeat > beatMs + mostLateMs) held.push([lastBeat, now])
  lastBeat = now
}, beatMs)

const sites = process.argv.slice(2).map((word) => {
  const [port, pid] = word.split(':').map(Number)
  return { port, pid, agent: new http.Agent({ keepAlive: true, maxSockets: 1 }), probes: [], open: 0, failures: [] }
})

/** Milliseconds for which a process's main thread has run so far. */
const ranMs = (pid) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

function probe(site, due) {
  const before = ranMs(site.pid)
  site.open += 1
  const over = (fault) => {
    site.open -= 1
    if (fault) site.failures.push(fault)
    else site.probes.push({ due, end: performance.now(), ran: ranMs(site.pid) - before })
  }
  http
    .get({ host: '127.0.0.1', port: site.port, path: '/healthz', agent: site.agent, timeout: 30_000 }, (answer) => {
      answer.resume().on('end', () => over(answer.statusCode === 200 ? undefined : `status ${answer.statusCode}`))
    })
    .on('timeout', function () {
      this.destroy(new Error('no answer within 30 s'))
    })
    .on('error', (error) => over(error.message))
}

let due = performance.now()
const probing = setInterval(() => {
  for (const now = performance.now(); due <= now; due += everyMs) {
    for (const site of sites) {
      try {
        probe(site, due)
      } catch (error) {
        site.failures.push(String(error))
      }
    }
  }
}, beatMs / 2)

function figuresOf({ probes, failures }) {
  const counted = probes.filter((one) => !held.some(([from, to]) => from < one.end && to > one.due))
  const times = counted.map((one) => one.end - one.due).sort((a, b) => a - b)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    counted: counted.length,
    leftOut: probes.length - counted.length,
    medianMs: at(0.5),
    p99Ms: at(0.99),
    maxMs: at(1),
    mostRanMs: Math.max(0, ...probes.map((one) => one.ran)),
    failures
  }
}

process.on('message', async () => {
  clearInterval(probing)
  while (sites.some(({ open }) => open > 0)) await new Promise((resolve) => setTimeout(resolve, everyMs))
  clearInterval(beat)
  process.send(sites.map(figuresOf), () => process.exit(0))
})
