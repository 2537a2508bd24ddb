/**
 * Requests /healthz from each site every 100 ms while the sites are fuzzed. It is a separate process, so that the
 * fuzzer's work does not delay it: `fork` it with `PORT:PID` of each site. On the message `stop` it sends the figures
 * of each site and exits.
 *
 * The time of a probe counts from the moment at which it was due, so that a site that is blocked for a second delays
 * ten probes. Probes during which this process itself was blocked for more than 50 ms measure the machine; they are
 * left out and counted. For every probe, the CPU time of the site's main thread is measured too: it does not depend on
 * the load of the machine.
 */
import { readFileSync } from 'node:fs'
import http from 'node:http'

const everyMs = 100
const beatMs = 20
const maxLateMs = 50

/** Times during which this process was blocked: begin and end. */
const blocked = []
let lastBeat = performance.now()
const beat = setInterval(() => {
  const now = performance.now()
  if (now - lastBeat > beatMs + maxLateMs) blocked.push([lastBeat, now])
  lastBeat = now
}, beatMs)

const sites = process.argv.slice(2).map((argument) => {
  const [port, pid] = argument.split(':').map(Number)
  return { port, pid, agent: new http.Agent({ keepAlive: true, maxSockets: 1 }), probes: [], open: 0, failures: [] }
})

/** CPU time of the main thread of a process so far, in milliseconds. */
const cpuMs = (pid) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

function probe(site, due) {
  const before = cpuMs(site.pid)
  site.open += 1
  const end = (fault) => {
    site.open -= 1
    if (fault) site.failures.push(fault)
    else site.probes.push({ due, end: performance.now(), cpuMs: cpuMs(site.pid) - before })
  }
  http
    .get({ host: '127.0.0.1', port: site.port, path: '/healthz', agent: site.agent, timeout: 30_000 }, (response) => {
      response.resume().on('end', () => end(response.statusCode === 200 ? undefined : `status ${response.statusCode}`))
    })
    .on('timeout', function () {
      this.destroy(new Error('no response within 30 s'))
    })
    .on('error', (error) => end(error.message))
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
  const counted = probes.filter((probed) => !blocked.some(([from, to]) => from < probed.end && to > probed.due))
  const times = counted.map((probed) => probed.end - probed.due).sort((a, b) => a - b)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    counted: counted.length,
    leftOut: probes.length - counted.length,
    medianMs: at(0.5),
    p99Ms: at(0.99),
    maxMs: at(1),
    maxCpuMs: Math.max(0, ...probes.map((probed) => probed.cpuMs)),
    failures
  }
}

process.on('message', async () => {
  clearInterval(probing)
  while (sites.some(({ open }) => open > 0)) await new Promise((resolve) => setTimeout(resolve, everyMs))
  clearInterval(beat)
  process.send(sites.map(figuresOf), () => process.exit(0))
})
