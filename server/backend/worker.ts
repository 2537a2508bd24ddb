/** Entry point of the embedded backend's worker: loads the content, listens on loopback, reports the port. */
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { createBackend } from './backend.ts'
import { openContent } from './content-source.ts'
import type { BackendLog, BackendWorkerData, BackendWorkerMessage } from './worker-messages.ts'

// V8 resets this flag for the whole process whenever a thread starts; server/main.ts explains why it is set.
setFlagsFromString('--semi-space-growth-factor=1')

// Set by `startWorker` in start.ts.
const { edition, content, dataDir, retentionDays, previewDate, stateKey, port }: BackendWorkerData = workerData
const report = (message: BackendWorkerMessage) => parentPort?.postMessage(message)

const log: BackendLog = (level, msg, facts = {}) => report({ type: 'log', level, msg, facts })
const state = { key: stateKey, folder: () => opened.state(), edits: () => opened.edits }
const onStoreFault = (fault: string | undefined) => report({ type: 'store', fault })
const backend = createBackend({ edition, dataDir, retentionDays, previewDate, log, onStoreFault, state })

backend.server.once('error', (error) => {
  throw error
})
// The site is set up while the content is loaded: it needs to know the port alone.
backend.server.listen(port, '127.0.0.1', () => {
  // A server that listens on a TCP port has an AddressInfo.
  report({ type: 'listening', port: (backend.server.address() as AddressInfo).port })
})
const opened = await openContent(content, {
  onPack: (next, tags) => {
    backend.replacePack(next)
    report({ type: 'changed', tags })
  },
  onFaults: (lines) => report({ type: 'faults', lines }),
  log
})
backend.replacePack(opened.pack)
report({ type: 'ready', isSample: opened.pack.sample })

parentPort?.once('message', async () => {
  opened.close()
  await backend.close()
  parentPort?.close()
})
