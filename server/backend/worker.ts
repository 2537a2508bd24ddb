/** Entry point of the embedded backend's worker: loads the compiled pack, listens on loopback, reports the port. */
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { createBackend } from './backend.ts'
import type { CompiledPack } from './content/compiled.ts'
import type { BackendWorkerData, BackendWorkerMessage } from './worker-messages.ts'

// V8 resets this flag for the whole process whenever a thread starts; server/fast/heap.ts explains why it is set.
setFlagsFromString('--semi-space-growth-factor=1')

// Set by `startWorker` in start.ts.
const { content, dataDir, retentionDays, port }: BackendWorkerData = workerData
const report = (message: BackendWorkerMessage) => parentPort?.postMessage(message)

// Written and checked by the build (content/compile.ts).
const pack: CompiledPack = JSON.parse(readFileSync(content, 'utf8'))
const backend = createBackend({
  pack,
  dataDir,
  retentionDays,
  log: (level, msg, facts = {}) => report({ type: 'log', level, msg, facts })
})

backend.server.once('error', (error) => {
  throw error
})
backend.server.listen(port, '127.0.0.1', () => {
  // A server that listens on a TCP port has an AddressInfo.
  report({ type: 'listening', port: (backend.server.address() as AddressInfo).port })
})

parentPort?.once('message', async () => {
  await backend.close()
  parentPort?.close()
})
