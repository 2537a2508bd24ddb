/**
 * Two backends as one: the calls of the embedded one, and everything else
 * (server/backend/README.md#content-beside-a-backend).
 */
import type { ApiCallName } from '../../shared/calls/names.ts'
import { byPath, callNames } from '../../shared/calls/table.ts'
import { contentFileName } from '../../shared/records/content-files.ts'
import type { Upstream } from './upstream.ts'

/**
 * Sends the calls in `upstreamCalls`, and every request that is no declared call, to `named`; all other declared calls,
 * and the files of the content folder, to `embedded`. The path of a request alone decides, never a response.
 */
export function divideUpstream(named: Upstream, embedded: Upstream, upstreamCalls: readonly ApiCallName[]): Upstream {
  const embeddedPaths = new Set(embeddedCallPaths(upstreamCalls))
  return {
    origin: named.origin,
    prefix: named.prefix,
    identity: `${named.identity} ${[...embeddedPaths].sort().join(' ')}`,
    send(request, listener) {
      const [path = ''] = request.target.split('?', 1)
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
