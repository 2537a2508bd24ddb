/**
 * The program `node dist/server/backend.js`: the embedded backend as a process of its own, so that several replicas of
 * the site share its content and its submissions. `--check-config` prints its settings instead.
 */
import { createServer, type RequestListener, type Server } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { editorAccess } from '../editor/editor-access.ts'
import { listenErrorMessage, manageConnections } from '../limits/connections.ts'
import { createRequestGate } from '../limits/drain.ts'
import { readyBody } from '../observe/health.ts'
import { createLog, flushLog } from '../observe/log.ts'
import { memoryLimit } from '../observe/memory-limit.ts'
import { endInOrder, ignoreSignals } from '../observe/process-end.ts'
import { settingsReport } from '../observe/settings-report.ts'
import { readSettings } from '../settings.ts'
import { createBackend } from './backend.ts'
import { contentSource, openContent, requireOwnFolder } from './content-source.ts'
import { readPassKey } from './pass/pass-key.ts'
import type { BackendLog } from './worker-messages.ts'

const defaultPort = '8080'
/** The settings that this program reads, of those of the site. */
const reads = [
  'PORT',
  'HOST',
  'EDITION',
  'CONTENT_DIR',
  'DATA_DIR',
  'RETENTION_DAYS',
  'EDITOR_TOKEN',
  'METRICS_PORT',
  'PREVIEW_DATE',
  'DRAIN_S',
  'LOG_LEVEL'
]
/** Milliseconds that open requests get to finish after draining. */
const graceMs = 7000
/** It asks no other backend. */
const upstreamTimeoutMs = 0
/** The time at which the process started, as Prometheus has it. */
const startTimeS = Math.round(performance.timeOrigin / 1000)

/**
 * Serves until SIGTERM or SIGINT. Rejects with an Error of one line for each fault when a setting, DATA_DIR, the key
 * of passes or the port cannot be used.
 */
async function start(): Promise<void> {
  const { PORT, ...others } = process.env
  const settings = readSettings({ ...others, PORT: PORT?.trim() || defaultPort })
  // Throws for any other argument: a misspelled check must not start anything.
  if (parseArgs({ options: { 'check-config': { type: 'boolean' } } }).values['check-config']) {
    process.stdout.write(settingsReport(settings, process.env, reads))
    return
  }
  const { host, port, metricsPort, dataDir, retentionDays, previewDate, drainS } = settings
  requireOwnFolder(dataDir)
  readPassKey(dataDir)
  const log = createLog(settings)
  const gate = createRequestGate()
  let isDraining = false

  const answerHealth: RequestListener = ({ url }, response) => {
    const isLive = url === '/healthz'
    const ready = isDraining
      ? { status: 'unready', reason: 'the process is about to end' }
      : readyBody(contentFaults, storeFault)
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
    response.writeHead(isLive || !isDraining ? 200 : 503, headers)
    response.end(JSON.stringify(isLive ? { status: 'ok' } : ready))
  }
  const logLine: BackendLog = (level, message, facts) => log[level](facts ?? {}, message)
  const here = path.dirname(fileURLToPath(import.meta.url))
  let contentFaults: readonly string[] = []
  let storeFault: string | undefined
  const content = await openContent(contentSource(settings, here), {
    onPack: (next) => backend.replacePack(next),
    onFaults: (lines) => {
      contentFaults = lines
    },
    log: logLine
  })
  const backend = createBackend({
    edition: settings.edition,
    pack: content.pack,
    dataDir: path.resolve(dataDir),
    retentionDays,
    previewDate,
    log: logLine,
    onStoreFault(fault) {
      storeFault = fault
    },
    state: { key: editorAccess(settings)?.stateKey, folder: content.state, edits: () => content.edits },
    wrapListener: (serve) =>
      gate.wrap((request, response) => {
        if (isDraining) response.shouldKeepAlive = false
        const isHealth = request.url === '/healthz' || request.url === '/readyz'
        if (isHealth) answerHealth(request, response)
        else serve(request, response)
      })
  })
  const connections = manageConnections(backend.server, upstreamTimeoutMs, { gate })
  await new Promise<void>((resolve, reject) => {
    backend.server.once('error', (error) => reject(new Error(listenErrorMessage('PORT', port, host, error))))
    backend.server.listen(port, host, resolve)
  })
  const metrics = metricsPort && (await listenForScrapes(metricsPort, host, () => storeFault))
  endInOrder(log, drainS, async (drainSeconds) => {
    isDraining = true
    connections.drain()
    await wait(drainSeconds * 1000)
    if (metrics) metrics.close()
    await connections.close(graceMs)
    content.close()
    await backend.close()
    await flushLog(log)
  })
  const address = backend.server.address()
  const listensAt = typeof address === 'object' && address !== null ? address.port : port
  log.info({ edition: settings.edition, dataDir }, `the backend listens at http://${host}:${listensAt}`)
}

/** Listens for Prometheus, with what an alert needs. Rejects with an Error of one line when the port cannot be used. */
function listenForScrapes(port: number, host: string, storeFault: () => string | undefined): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    const gauges = {
      process_resident_memory_bytes: process.memoryUsage.rss(),
      process_memory_limit_bytes: memoryLimit(),
      process_start_time_seconds: startTimeS,
      submissions_storable: Number(storeFault() === undefined)
    }
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', connection: 'close' })
    const lines = Object.entries(gauges).map(([name, value]) => `# TYPE ${name} gauge\n${name} ${value}\n`)
    response.end(lines.join(''))
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Error(listenErrorMessage('METRICS_PORT', port, host, error))))
    server.listen(port, host, () => resolve(server))
  })
}

ignoreSignals()
await start().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
