/** The embedded backend: the API's calls on a compiled content pack and a store of submissions. */

import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { byPath } from '../../shared/calls/table.ts'
import { contentFileFields, contentFileName, endingOf, mediaTypes } from '../../shared/records/content-files.ts'
import { shanghaiDay } from '../../shared/time/dates.ts'
import { type Call, responseMessages } from './api-response.ts'
import { createApiServer, etagMatches, type ReportError, type WrapListener } from './api-server.ts'
import type { CompiledPack } from './content/compiled.ts'
import { builtInState } from './content/follow/folder-state.ts'
import { contentCalls, shellCalls } from './content-calls.ts'
import { publishedFilesIn } from './content-source.ts'
import { type StateSources, serveContentState } from './content-state.ts'
import { formCalls } from './form-calls.ts'
import { createPassIssuer, passEdition } from './pass/pass-code.ts'
import { startRetention } from './retention.ts'
import { watchStore } from './store-watch.ts'
import { createSubmissionStore } from './submissions.ts'
import type { BackendLog, BackendWorkerData } from './worker-messages.ts'

export interface Backend {
  server: Server
  /** Serves other content of the same edition from the next request on. */
  replacePack: (pack: CompiledPack) => void
  /** Waits until open requests have ended, then closes the store. */
  close: () => Promise<void>
}

export interface BackendParts extends Pick<BackendWorkerData, 'edition' | 'dataDir' | 'retentionDays' | 'previewDate'> {
  /** The edition's content; undefined: calls are answered 503 until it is there. */
  pack?: CompiledPack | undefined
  log: BackendLog
  /** Called with why submissions cannot be stored, or undefined where they can again, at each change. */
  onStoreFault?: ((fault: string | undefined) => void) | undefined
  /** Of the page for editors; default: nobody may read the state. */
  state?: StateSources | undefined
  /** Wraps the server's listener; default: none. */
  wrapListener?: WrapListener
}

/** Creates the backend; its server does not listen yet. */
export function createBackend({
  edition,
  pack,
  dataDir,
  retentionDays,
  previewDate,
  log,
  onStoreFault,
  state = { key: undefined, folder: builtInState },
  wrapListener = (serve) => serve
}: BackendParts): Backend {
  const submissions = createSubmissionStore({ dataDir, edition, log, onFault: onStoreFault })
  const today = () => shanghaiDay(previewDate ?? Date.now() / 1000)
  const issuePass = createPassIssuer({ dataDir, log })
  // A Map, because a path such as `constructor` would find a property of any object.
  const callsOf = (content: CompiledPack): ReadonlyMap<string, Call> =>
    new Map(
      Object.entries(
        byPath({
          ...shellCalls(content),
          ...contentCalls(content, today),
          ...formCalls(content, submissions, (number) => issuePass(passEdition(content), number)),
          ...shareCall()
        })
      )
    )
  let content = pack && { pack, calls: callsOf(pack) }
  const report: ReportError = (error, path) => {
    log('error', 'the embedded backend failed to answer a call', { call: path, reason: String(error) })
  }
  const server = createApiServer(
    (path) => content?.calls.get(path),
    report,
    (serve) => {
      const files = serveContentFiles(publishedFilesIn(dataDir), serve)
      const whole = serveContentState(state, () => content?.pack, files)
      return wrapListener((request, response) => {
        if (content) whole(request, response)
        else response.writeHead(503, { 'Retry-After': '1', 'Cache-Control': 'no-store' }).end()
      })
    }
  )
  let stopRetention: (() => void) | undefined
  let stopWatch: (() => void) | undefined
  server.once('listening', () => {
    stopWatch = watchStore(dataDir, submissions)
    if (retentionDays !== undefined) stopRetention = startRetention({ dataDir, days: retentionDays, log })
  })
  return {
    server,
    replacePack(next) {
      content = { pack: next, calls: callsOf(next) }
    },
    close: async () => {
      stopRetention?.()
      stopWatch?.()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
      })
      submissions.close()
    }
  }
}

/**
 * The call for a WeChat share signature (shared/README.md#wechat). The embedded backend has no WeChat account to sign
 * for: it responds with code 501, and the client then leaves sharing to WeChat's defaults.
 */
function shareCall(): Record<'shareSignature', Call> {
  return {
    shareSignature: {
      method: 'GET',
      cacheable: false,
      handle: ({ locale }) => ({ status: 200, code: 501, msg: responseMessages.notConfigured[locale], data: null })
    }
  }
}

/** Wraps a listener: GET and HEAD of a file in `folder` are answered, all other requests passed on. */
function serveContentFiles(folder: string, serve: RequestListener): RequestListener {
  return (request, response) => {
    const name = contentFileName(request.url ?? '')
    const type = name === undefined ? undefined : mediaTypes.get(endingOf(name))
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (name === undefined || type === undefined || !isRead) return serve(request, response)
    send(path.join(folder, name), type, request, response)
      .then((isSent) => isSent || serve(request, response))
      .catch(() => response.destroy())
  }
}

/** False where there is no such file. */
async function send(file: string, type: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const status = await stat(file).catch(() => undefined)
  if (!status?.isFile()) return false
  const fields = contentFileFields(path.basename(file))
  for (const [name, value] of Object.entries(fields)) response.setHeader(name, value)
  if (etagMatches(request.headers['if-none-match'], fields.ETag)) response.writeHead(304).end()
  else {
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': status.size })
    if (request.method === 'HEAD') response.end()
    // Where the disk fails the client sees that the response breaks off.
    else pipeline(createReadStream(file), response, () => undefined)
  }
  return true
}
