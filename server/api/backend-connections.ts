/** The connections to the backend, or to both where the embedded one answers some of the calls. */

import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { exhibitorList, productList, search } from '../../shared/calls/rows.ts'
import { type ApiCallName, byPath, callNames } from '../../shared/calls/table.ts'
import { pathOf } from '../../shared/pages/links.ts'
import { contentFileName, contentFilesFolder } from '../../shared/records/content-files.ts'
import type { RedisCache } from '../cache/redis/redis-cache.ts'
import type { Send } from '../http/transport.ts'
import type { Settings } from '../settings.ts'
import { readContentFiles } from '../upstream/content-file-upstream.ts'
import { createUpstream, type Upstream, type UpstreamObserver } from '../upstream/upstream.ts'
import { createSendFormOnce } from './forms/send-form-once.ts'

export interface BackendConnections {
  /** Sends each call to the backend that answers it. */
  upstream: Upstream
  /** Sends forms, of several attempts on all replicas one alone; undefined: no replica shares a store. */
  sendForm: Send | undefined
  /** Opens connections of their own to a base URL, which wait `timeoutMs` for an answer, by default UPSTREAM_TIMEOUT_MS. */
  connectTo: (base: string, timeoutMs?: number) => Upstream
}

/** A quarter of the connections is for clients that read slowly what is not stored. */
const slowShift = 2

/** Calls for which the embedded backend reads through all records: it has one thread, which also stores the forms. */
const costlyPaths = new Set<string>([search, exhibitorList, productList].map(({ path }) => path))
const isCostly = (target: string) => costlyPaths.has(pathOf(target))

/** Where they lead. */
export interface Backends {
  /** Base URL of the API: the configured backend, or the embedded one where there is no other. */
  upstream: string
  /** Base URL of the embedded backend where it answers some of the calls beside `upstream` (CONTENT). */
  embeddedBeside?: string | undefined
}

/** The fields of UPSTREAM_HEADERS_FILE for requests to this base URL: the embedded backend gets none. */
export function fieldsFor(
  { content, upstreamHeaders }: Pick<Settings, 'content' | 'upstreamHeaders'>,
  { upstream, embeddedBeside }: Backends,
  base: string
): readonly string[] {
  const isNamed = base === upstream && (content === 'upstream' || embeddedBeside !== undefined)
  return isNamed ? upstreamHeaders : []
}

/** Creates them; none is opened yet. */
export function connectBackends(
  { settings, descriptors, throttledLog, log }: FastifyInstance,
  backends: Backends,
  observer: UpstreamObserver,
  shared: RedisCache | undefined
): BackendConnections {
  const { upstream: base, embeddedBeside } = backends
  const connections = descriptors.upstream
  const timeoutMs = settings.upstreamTimeoutMs
  const slowConnections = connections >> slowShift
  const fastConnections = connections - slowConnections
  const onInternalError = (err: unknown) => log.error({ err }, 'a response of the backend could not be received')
  const common = { timeoutMs, connections: fastConnections, slowConnections, observer, onInternalError }
  const connectTo = (address: string, ownTimeoutMs = timeoutMs) =>
    createUpstream({
      ...common,
      timeoutMs: ownTimeoutMs,
      base: address,
      fields: fieldsFor(settings, backends, address)
    })
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
    shared && createSendFormOnce(upstream.send, { store: shared.forms, log: throttledLog, maxWaitMs: timeoutMs + 1000 })
  return { upstream, sendForm, connectTo }
}

/**
 * Two backends as one (server/backend/README.md#content-beside-a-backend): sends the calls in `upstreamCalls`, and every request that is no declared call, to `named`; all other declared calls,
 * and the files of the content folder, to `embedded`. The path of a request alone decides, never a response.
 */
function divideUpstream(named: Upstream, embedded: Upstream, upstreamCalls: readonly ApiCallName[]): Upstream {
  const embeddedPaths = new Set(embeddedCallPaths(upstreamCalls))
  return {
    origin: named.origin,
    prefix: named.prefix,
    identity: `${named.identity} ${[...embeddedPaths].sort().join(' ')}`,
    send(request, listener) {
      const path = pathOf(request.target)
      return (embeddedPaths.has(path) || contentFileName(path) !== undefined ? embedded : named).send(request, listener)
    },
    async close() {
      await Promise.all([named.close(), embedded.close()])
    }
  }
}

function embeddedCallPaths(upstreamCalls: readonly ApiCallName[]): string[] {
  // Every call has a path of its own.
  const isUpstream = Object.fromEntries(callNames.map((name) => [name, upstreamCalls.includes(name)])) as Record<
    ApiCallName,
    boolean
  >
  return Object.entries(byPath(isUpstream)).flatMap(([path, upstream]) => (upstream ? [] : [path]))
}
