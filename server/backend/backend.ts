/** The embedded backend: a compiled pack and a store of submissions behind the API's calls. */
import type { Server } from 'node:http'
import { createApiServer } from './api-server.ts'
import type { CompiledPack } from './content/compiled.ts'
import { contentCalls } from './content-calls.ts'
import type { BackendLog } from './messages.ts'
import { shellCalls } from './shell-calls.ts'

export interface Backend {
  server: Server
  /** Finishes what is open, then closes the store. */
  close: () => Promise<void>
}

/** Puts the backend together; its server does not listen yet. */
export function createBackend(options: { pack: CompiledPack; dataDir: string; log: BackendLog }): Backend {
  const { pack, log } = options
  const server = createApiServer({ ...shellCalls(pack), ...contentCalls(pack) }, (fault, path) => {
    log('error', 'the embedded backend failed to answer a call', { call: path, err: String(fault) })
  })
  return {
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
      })
  }
}
