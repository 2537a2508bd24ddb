/** The connections to the backend, or to both where the embedded one answers some of the calls. */
import path from 'node:path'
import { exhibitorList, productList, search } from '../../shared/calls/rows.ts'
import { contentFilesFolder } from '../../shared/records/content-files.ts'
import { createSendFormOnce } from '../api/forms/send-form-once.ts'
import type { RedisCache } from '../cache/redis/redis-cache.ts'
import type { Send } from '../http/transport.ts'
import type { ThrottledLog } from '../observe/throttled-log.ts'
import { readContentFiles } from '../upstream/content-file-upstream.ts'
import { divideUpstream } from '../upstream/divided-upstream.ts'
import { createUpstream, type Upstream, type UpstreamObserver } from '../upstream/upstream.ts'
import type { AppOptions } from './options.ts'

export interface BackendConnections {
  /** Sends each call to the backend that answers it. */
  upstream: Upstream
  /** Sends forms, of several attempts on all replicas one alone; undefined: no replica shares a store. */
  sendForm: Send | undefined
  /** Opens connections of their own to a base URL. */
  connectTo: (base: string) => Upstream
}

/** A quarter of the connections is for clients that read slowly what is not stored. */
const slowShift = 2

/** Calls for which the embedded backend reads through all records: it has one thread, which also stores the forms. */
const costlyPaths = new Set<string>([search, exhibitorList, productList].map(({ path }) => path))
const isCostly = (target: string) => costlyPaths.has(target.split('?', 1)[0] ?? '')

/** Creates them; none is opened yet. `connections`: how many may be open at a time. */
export function connectBackends(
  { settings, upstream: base, embeddedBeside, log: errorLog }: AppOptions,
  connections: number,
  observer: UpstreamObserver,
  shared: RedisCache | undefined,
  log: ThrottledLog
): BackendConnections {
  const timeoutMs = settings.upstreamTimeoutMs
  const slowConnections = connections >> slowShift
  const fastConnections = connections - slowConnections
  const onInternalError = (err: unknown) => errorLog.error({ err }, 'a response of the backend could not be received')
  const common = { timeoutMs, connections: fastConnections, slowConnections, observer, onInternalError }
  const connectTo = (address: string) => createUpstream({ ...common, base: address })
  const connectToEmbedded = (address: string) =>
    readContentFiles(
      createUpstream({ ...common, base: address, isCostly }),
      path.resolve(settings.dataDir, contentFilesFolder)
    )
  const upstream =
    embeddedBeside !== undefined
      ? divideUpstream(connectTo(base), connectToEmbedded(embeddedBeside), settings.upstreamCalls)
      : settings.content === 'embedded'
        ? connectToEmbedded(base)
        : connectTo(base)
  const sendForm =
    shared && createSendFormOnce(upstream.send, { store: shared.forms, log, maxWaitMs: timeoutMs + 1000 })
  return { upstream, sendForm, connectTo }
}
