/** The embedded backend: a compiled pack and a store of submissions behind the API's calls. */
import type { Server } from 'node:http'
import { createApiServer } from './api-server.ts'
import type { CompiledPack } from './content/compiled.ts'
import { contentCalls } from './content-calls.ts'
import { formCalls } from './form-calls.ts'
import type { BackendLog } from './messages.ts'
import { startRetention } from './retention.ts'
import { shareCall } from './share-call.ts'
import { shellCalls } from './shell-calls.ts'
import { createSubmissions } from './submissions.ts'

export interface Backend {
  server: Server
  /** Finishes what is open, then closes the store. */
  close: () => Promise<void>
}

export interface BackendParts {
  pack: CompiledPack
  dataDir: string
  /** Age in days from which on submissions are removed; undefined: never. */
  retentionDays?: number | undefined
  log: BackendLog
}

/** Puts the backend together; its server does not listen yet. */
export function createBackend({ pack, dataDir, retentionDays, log }: BackendParts): Backend {
  const submissions = createSubmissions({ dataDir, edition: pack.edition, log })
  const calls = {
    ...shellCalls(pack),
    ...contentCalls(pack),
    ...formCalls(pack.edition, submissions),
    ...shareCall()
  }
  const server = createApiServer(calls, (fault, path) => {
    log('error', 'the embedded backend failed to answer a call', { call: path, reason: String(fault) })
  })
  let stopRetention: (() => void) | undefined
  server.once('listening', () => {
    submissions.probe()
    if (retentionDays !== undefined) stopRetention = startRetention({ dataDir, days: retentionDays, log })
  })
  return {
    server,
    close: async () => {
      stopRetention?.()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
      })
      submissions.close()
    }
  }
}
