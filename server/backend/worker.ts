/** The embedded backend's thread: reads the compiled pack, listens on loopback, tells the port. */
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { createBackend } from './backend.ts'
import type { CompiledPack } from './content/compiled.ts'
import type { BackendReport, BackendWork } from './messages.ts'

// V8 sets this flag back for the whole process whenever a thread starts; why it is set is told in server/heap.ts.
setFlagsFromString('--semi-space-growth-factor=1')

const { content, dataDir, retentionDays, port } = workerData as BackendWork
const report = (message: BackendReport) => parentPort?.postMessage(message)

const pack = JSON.parse(readFileSync(content, 'utf8')) as CompiledPack
const backend = createBackend({
  pack,
  dataDir,
  retentionDays,
  log: (level, msg, facts = {}) => report({ type: 'log', level, msg, facts })
})

backend.server.once('error', (fault) => {
  throw fault
})
backend.server.listen(port, '127.0.0.1', () => {
  report({ type: 'listening', port: (backend.server.address() as AddressInfo).port })
})

parentPort?.once('message', async () => {
  await backend.close()
  parentPort?.close()
})
