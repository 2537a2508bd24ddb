/**
 * Requests /healthz from each site every 100 ms while the sites are fuzzed. It is a separate process, so that the
 * fuzzer's work does not delay it: `fork` it with `PORT:PID` of each site. On the message `stop` it sends the figures
 * of each site and exits.
 *
 * For every probe, the CPU time of the site's main thread is measured: it does not depend on the load of the machine.
 */
import { readFileSync } from 'node:fs'
import http from 'node:http'

const everyMs = 100

const sites = process.argv.slice(2).map((argument) => {
  const [port, pid] = argument.split(':').map(Number)
  return {
    port,
    pid,
    agent: new http.Agent({ keepAlive: true, maxSockets: 1 }),
    counted: 0,
    maxCpuMs: 0,
    open: 0,
    failures: []
  }
})

/** CPU time of the main thread of a process so far, in milliseconds. */
const cpuMs = (pid) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

function probe(site) {
  const before = cpuMs(site.pid)
  site.open += 1
  const end = (fault) => {
    site.open -= 1
    site.maxCpuMs = Math.max(site.maxCpuMs, cpuMs(site.pid) - before)
    if (fault) site.failures.push(fault)
    else site.counted += 1
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

const probing = setInterval(() => {
  for (const site of sites) {
    try {
      probe(site)
    } catch (error) {
      site.failures.push(String(error))
    }
  }
}, everyMs)

process.on('message', async () => {
  clearInterval(probing)
  while (sites.some(({ open }) => open > 0)) await new Promise((resolve) => setTimeout(resolve, everyMs))
  process.send(
    sites.map(({ counted, maxCpuMs, failures }) => ({ counted, maxCpuMs, failures })),
    () => process.exit(0)
  )
})
